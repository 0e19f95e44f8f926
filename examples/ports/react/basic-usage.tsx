/**
 * A ring falls onto a floor, with contacts drawn.
 *
 * Original: "Basic Usage" and "Debug" of the README of @react-three/rapier. What had to change: no `Suspense`; the hull of the children is the default; the `debug`
 * property is a component, `<DebugView />`; a restitution is at most 1, since a bounce can't give more than it takes.
 */
import { DebugView, Physics, RigidBody } from '@pliant/react';
import type { PortProps } from './port.js';

export default function BasicUsage({ tell }: PortProps) {
  return (
    <Physics>
      <DebugView />
      <RigidBody restitution={0.5} position={[0, 1, 0]} onContact={(other) => tell?.(`met ${other.name}`)}>
        <mesh>
          <torusGeometry />
          <meshNormalMaterial />
        </mesh>
      </RigidBody>
      <RigidBody
        kind="static"
        name="floor"
        position={[0, -2, 0]}
        shape={{ kind: 'box', halfExtents: [20, 0.5, 20] }}
      />
    </Physics>
  );
}
