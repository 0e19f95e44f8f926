/**
 * A wheel on a hinge, with a motor.
 *
 * Original: "Joints" and "Advanced hooks usage" of the README of @react-three/rapier. What had to change: joints are components, `<Joint kind="hinge" …>`; anchors and axes
 * are given in the world, as the bodies stand; `configureMotorVelocity` is `joint.drive`; `useAfterPhysicsStep` is `useStep`.
 */
import { Joint, Physics, RigidBody, useStep } from '@pliant/react';
import type { Body, Joint as WorldJoint } from 'pliant';
import { type RefObject, useRef } from 'react';
import type { PortProps } from './port.js';

function Motor({ joint, tell }: PortProps & { readonly joint: RefObject<WorldJoint | null> }) {
  useStep((world) => {
    joint.current?.drive({ speed: 10, strength: 500 });
    const wheel = joint.current?.bodyB;
    if (wheel && world.steps > 30) tell?.(`${Math.round(wheel.angularVelocity[2])} rad/s`);
  });
  return null;
}

export default function Joints({ tell }: PortProps) {
  const post = useRef<Body>(null);
  const wheel = useRef<Body>(null);
  const joint = useRef<WorldJoint>(null);
  return (
    <Physics>
      <RigidBody ref={post} kind="static" shape={{ kind: 'box', halfExtents: [0.1, 0.1, 0.1] }} />
      <RigidBody ref={wheel} position={[0, 0, 0.5]}>
        <mesh rotation={[Math.PI / 2, 0, 0]}>
          <cylinderGeometry args={[0.5, 0.5, 0.2]} />
        </mesh>
      </RigidBody>
      <Joint ref={joint} kind="hinge" a={post} b={wheel} anchor={[0, 0, 0.5]} axis={[0, 0, 1]} />
      <Motor joint={joint} {...(tell && { tell })} />
    </Physics>
  );
}
