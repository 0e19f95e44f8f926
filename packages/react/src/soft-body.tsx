import { CarriedMesh, softFromGeometry } from '@pliant/three';
import type { Body, SoftDefinition } from 'pliant';
import 'pliant/soft';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import { BODY_MARK, meshBelow, placeOf } from './colliders.js';
import { type BodyHandlers, usePhysics } from './context.js';
import { hold, type Placement, useSettings } from './held.js';
import { defined } from './physics.js';

type Settings = Omit<SoftDefinition, 'kind' | 'mesh' | 'surface' | 'position' | 'orientation'>;

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
  const body = useRef<Body>(undefined);
  const latest = useRef({ settings, ref, handlers: {} as BodyHandlers });
  latest.current = { settings, ref, handlers: { onContact, onContactEnd, onForce } };
  useLayoutEffect(() => {
    const { drawn, transform } = meshBelow(group.current, '<SoftBody>');
    const { mesh, surface, places } = softFromGeometry(drawn.geometry, { transform, ...defined({ edge }) });
    const about = defined(latest.current.settings) as Settings;
    const added = context.world.add({ ...about, kind: 'soft', mesh, surface, ...placeOf(group.current) });
    const object = new CarriedMesh(added, drawn, places);
    object.show(1);
    const letGo = hold(context, added, object, latest);
    body.current = added;
    return () => {
      letGo();
      object.dispose();
    };
  }, [context, edge]);
  useSettings(body, settings);
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
