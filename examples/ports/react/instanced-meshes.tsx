/**
 * A hundred balls in one draw call, each a body.
 *
 * Original: "Instanced Meshes" of the README of @react-three/rapier. What had to change: `instances` is `bodies`, a list of definitions with
 * their shapes; they need no keys. The ref has the bodies.
 */
import { InstancedBodies, Physics } from '@pliant/react';
import type { Body, BodyDefinition } from 'pliant';
import { useEffect, useMemo, useRef } from 'react';
import type { PortProps } from './port.js';

const COUNT = 100;

export default function InstancedMeshes({ tell }: PortProps) {
  const balls = useRef<readonly Body[]>(null);
  const bodies = useMemo<BodyDefinition[]>(
    () =>
      Array.from({ length: COUNT }, (_, i) => ({
        kind: 'rigid',
        shape: { kind: 'sphere', radius: 0.4 },
        position: [i % 10, 1 + Math.floor(i / 10), 0.1 * (i % 3)],
      })),
    [],
  );
  useEffect(() => {
    balls.current?.[40].applyImpulse([0, 10, 0]);
    tell?.(`${balls.current?.length} bodies`);
  }, [tell]);
  return (
    <Physics>
      <InstancedBodies ref={balls} bodies={bodies}>
        <instancedMesh args={[undefined, undefined, COUNT]}>
          <sphereGeometry args={[0.4]} />
          <meshNormalMaterial />
        </instancedMesh>
      </InstancedBodies>
    </Physics>
  );
}
