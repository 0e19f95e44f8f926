/**
 * A body of two balls, below a group that is moved and turned.
 *
 * Original: "Collider Components" of the README of @react-three/rapier. What had to change: colliders are no components; the parts of a `union`
 * are, and a part may have a `friction` and a `restitution` of its own.
 */
import 'pliant/meshes';
import { Physics, RigidBody } from '@pliant/react';
import type { Body } from 'pliant';
import { useEffect, useRef } from 'react';
import type { PortProps } from './port.js';

const TWO_BALLS = {
  kind: 'union',
  parts: [
    { shape: { kind: 'sphere', radius: 0.5 }, friction: 1 },
    { shape: { kind: 'sphere', radius: 0.5 }, position: [1, 0, 0], friction: 0.1 },
  ],
} as const;

export default function CompoundColliders({ tell }: PortProps) {
  const body = useRef<Body>(null);
  useEffect(() => tell?.(`its centre is ${body.current?.position[1].toFixed(2)} m high`));
  return (
    <Physics>
      <group position={[2, 5, 0]} rotation={[0, 0, Math.PI / 2]}>
        <RigidBody ref={body} shape={TWO_BALLS}>
          <mesh>
            <sphereGeometry args={[0.5]} />
          </mesh>
          <mesh position={[1, 0, 0]}>
            <sphereGeometry args={[0.5]} />
          </mesh>
        </RigidBody>
      </group>
    </Physics>
  );
}
