/**
 * Shapes of bodies come from the meshes below them.
 *
 * Original: "Automatic Colliders" of the README of @react-three/rapier. What had to change: `colliders` stands on each body, not on the whole
 * world; its words are `hull`, `box`, `sphere` and `mesh`; instead of `false`, give a `shape`.
 */
import { Physics, RigidBody } from '@pliant/react';
import type { Body } from 'pliant';
import { useEffect, useRef } from 'react';
import type { PortProps } from './port.js';

export default function AutomaticColliders({ tell }: PortProps) {
  const bodies = [useRef<Body>(null), useRef<Body>(null), useRef<Body>(null)];
  useEffect(() => tell?.(bodies.map(({ current }) => current?.shape.kind).join(' ')));
  return (
    <Physics>
      <RigidBody ref={bodies[0]} colliders="box">
        <mesh>
          <boxGeometry />
        </mesh>
      </RigidBody>
      <RigidBody ref={bodies[1]} colliders="sphere" position={[0, 10, 0]}>
        <mesh>
          <sphereGeometry />
        </mesh>
      </RigidBody>
      <RigidBody ref={bodies[2]} position={[0, 20, 0]}>
        <mesh>
          <coneGeometry />
        </mesh>
      </RigidBody>
    </Physics>
  );
}
