/**
 * A ball tells how hard it lands.
 *
 * Original: "Contact force events" of the README of @react-three/rapier. What had to change: `onContactForce` is `onForce`, told above a `forceThreshold` in newtons; the event has the
 * largest total force of the pair in the step.
 */
import { Physics, RigidBody } from '@pliant/react';
import type { PortProps } from './port.js';

export default function ContactForces({ tell }: PortProps) {
  return (
    <Physics>
      <RigidBody kind="static" shape={{ kind: 'plane', normal: [0, 1, 0] }} />
      <RigidBody
        colliders="sphere"
        mass={1}
        position={[0, 1.5, 0]}
        forceThreshold={20}
        onForce={(_, { force }) => tell?.(force > 20 ? 'landed hard' : 'landed')}
      >
        <mesh>
          <sphereGeometry args={[0.5]} />
          <meshPhysicalMaterial color="grey" />
        </mesh>
      </RigidBody>
    </Physics>
  );
}
