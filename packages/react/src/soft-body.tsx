import { CarriedMesh, softFromGeometry } from '@pliant/three';
import type { ThreeElements } from '@react-three/fiber';
import { type Body, PliantError, type SoftDefinition } from 'pliant';
import 'pliant/soft';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { BufferGeometry, Group, Mesh } from 'three';
import { BODY_MARK, meshBelow, placeOf, poseOf } from './colliders.js';
import { type BodyHandlers, usePhysics } from './context.js';
import { defined } from './physics.js';
import { give } from './refs.js';

type Settings = Omit<SoftDefinition, 'kind' | 'mesh' | 'surface' | 'position' | 'orientation'>;
type Placement = Pick<ThreeElements['group'], 'position' | 'rotation' | 'quaternion' | 'visible'>;

/** Properties of `<SoftBody>`. */
export interface SoftBodyProps extends Partial<Settings>, Placement, BodyHandlers {
  /** Mean length of the tetrahedra's edges [m]; else a fifth of the smallest side of the mesh's box. */
  readonly edge?: number;
  /** The body of the engine. */
  readonly ref?: Ref<Body>;
  /** A mesh with a closed geometry; it is filled with tetrahedra, which carry it. */
  readonly children?: ReactNode;
}

/** A soft body from the mesh below it. The mesh keeps its material and its texture coordinates. */
export function SoftBody({ edge, ref, children, ...rest }: SoftBodyProps) {
  const { position, rotation, quaternion, visible, onContact, onContactEnd, onForce, ...settings } = rest;
  const context = usePhysics('<SoftBody>');
  const group = useRef<Group>(null!);
  const latest = useRef({ settings, ref, handlers: {} as BodyHandlers });
  latest.current = { settings, ref, handlers: { onContact, onContactEnd, onForce } };
  useLayoutEffect(() => {
    const drawn = meshBelow(group.current) as Mesh<BufferGeometry> | undefined;
    if (drawn === undefined)
      throw new PliantError('invalid-value', 'A <SoftBody> needs a mesh below it.', { path: 'children' });
    drawn.updateWorldMatrix(true, false);
    const transform = poseOf(group.current).invert().multiply(drawn.matrixWorld);
    const { mesh, surface, places } = softFromGeometry(drawn.geometry, { transform, ...defined({ edge }) });
    const about = defined(latest.current.settings) as Settings;
    const added = context.world.add({ ...about, kind: 'soft', mesh, surface, ...placeOf(group.current) });
    const object = new CarriedMesh(added, drawn, places);
    object.show(1);
    context.shown.add(object);
    context.handlers.set(added.handle, {
      onContact: (...told) => latest.current.handlers.onContact?.(...told),
      onContactEnd: (...told) => latest.current.handlers.onContactEnd?.(...told),
      onForce: (...told) => latest.current.handlers.onForce?.(...told),
    });
    give(latest.current.ref, added);
    return () => {
      give(latest.current.ref, null);
      context.shown.delete(object);
      context.handlers.delete(added.handle);
      if (added.exists) context.world.remove(added);
      object.dispose();
    };
  }, [context, edge]);
  return (
    <group
      ref={group}
      userData={{ [BODY_MARK]: true }}
      {...defined({ position, rotation, quaternion, visible })}
    >
      {children}
    </group>
  );
}
