/**
 * A body is pushed and turned through its ref.
 *
 * Original: "Moving things around, and applying forces" of the README of @react-three/rapier. What had to change: the ref is a `Body`; a force lasts for one
 * step and is given again before every step; vectors of three.js and triples are both taken, so no helpers convert them.
 */
import { Physics, RigidBody, useStep } from '@pliant/react';
import type { Body } from 'pliant';
import { type RefObject, useEffect, useRef } from 'react';
import { Quaternion, Vector3 } from 'three';
import type { PortProps } from './port.js';

function Push({ body, tell }: PortProps & { readonly body: RefObject<Body | null> }) {
  useStep(() => {
    const { current } = body;
    if (current === null) return;
    current.applyForce(new Vector3(0, 0, 10)).applyTorque([0, 1, 0]);
    tell?.(
      `${current.position[2] > 0 ? 'pushed' : 'waits'} and ${current.angularVelocity[1] > 0 ? 'turning' : 'still'}`,
    );
  });
  return null;
}

export default function Forces({ tell }: PortProps) {
  const body = useRef<Body>(null);
  useEffect(() => {
    if (body.current === null) return;
    body.current.orientation = new Quaternion();
    body.current.velocity = new Vector3(0, 2, 0);
    body.current.applyImpulse([0, 10, 0]).applyTwist([0, 1, 0]);
  }, []);
  return (
    <Physics>
      <RigidBody ref={body} mass={1}>
        <mesh>
          <boxGeometry />
          <meshStandardMaterial />
        </mesh>
      </RigidBody>
      <Push body={body} {...(tell && { tell })} />
    </Physics>
  );
}
