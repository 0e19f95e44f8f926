import { WorldObjects, type WorldObjectsOptions } from '@pliant/three';
import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Group } from 'three';
import { usePhysics } from './context.js';

/** Draws all bodies of a world that was made elsewhere, such as from a scene. The options are read once. */
export function WorldBodies(options: WorldObjectsOptions) {
  const { world } = usePhysics('<WorldBodies>');
  const group = useRef<Group>(null!);
  const shown = useRef<WorldObjects>(undefined);
  const first = useRef(options);
  useEffect(() => {
    const objects = new WorldObjects(world, first.current);
    group.current.add(objects);
    shown.current = objects;
    return () => objects.dispose();
  }, [world]);
  useFrame(() => shown.current?.update());
  return <group ref={group} />;
}
