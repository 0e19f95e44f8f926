/**
 * A goal is told when a ball flies through.
 *
 * Original: "Sensors" of the README of @react-three/rapier. What had to change: a sensor is a body of its own; `onIntersectionEnter` and `onIntersectionExit` are `onContact` and
 * `onContactEnd`.
 */
import { Physics, RigidBody } from '@pliant/react';
import type { PortProps } from './port.js';

export default function Sensors({ tell }: PortProps) {
  return (
    <Physics gravity={[0, 0, 0]}>
      <RigidBody
        kind="static"
        sensor
        shape={{ kind: 'box', halfExtents: [0.2, 1, 1] }}
        position={[2, 0, 0]}
        onContact={() => tell?.('goal')}
        onContactEnd={() => tell?.('behind the line')}
      />
      <RigidBody velocity={[4, 0, 0]} colliders="sphere">
        <mesh>
          <sphereGeometry args={[0.2]} />
        </mesh>
      </RigidBody>
    </Physics>
  );
}
