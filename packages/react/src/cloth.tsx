import { CarriedMesh, trianglesOf } from '@pliant/three';
import type { Body, SoftDefinition } from 'pliant';
import 'pliant/soft';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import { BODY_MARK, meshBelow, placeOf } from './colliders.js';
import { type BodyHandlers, usePhysics } from './context.js';
import { hold, type Placement, useSettings } from './held.js';
import { defined } from './physics.js';

type Model = Omit<Extract<SoftDefinition['model'], { kind: 'cloth' }>, 'kind'>;
type Settings = Omit<SoftDefinition, 'kind' | 'mesh' | 'model' | 'surface' | 'position' | 'orientation'>;

/** Properties of `<Cloth>`. The model is read once. */
export interface ClothProps extends Partial<Settings>, Placement, BodyHandlers {
  /** Stiffness, thickness and damping; those of the engine by default. */
  readonly model?: Partial<Model>;
  /** The body of the engine. */
  readonly ref?: Ref<Body>;
  /** A mesh with an open geometry, such as a `<planeGeometry>` with many segments. Its triangles are the cloth. */
  readonly children?: ReactNode;
}

/** Cloth from the mesh below it. The mesh keeps its material and its texture coordinates. */
export function Cloth({ model, ref, children, ...rest }: ClothProps) {
  const { position, rotation, quaternion, visible, onContact, onContactEnd, onForce, ...settings } = rest;
  const context = usePhysics('<Cloth>');
  const group = useRef<Group>(null!);
  const body = useRef<Body>(undefined);
  const latest = useRef({ settings, model, ref, handlers: {} as BodyHandlers });
  latest.current = { settings, model, ref, handlers: { onContact, onContactEnd, onForce } };
  useLayoutEffect(() => {
    const { drawn, transform } = meshBelow(group.current, '<Cloth>');
    const { positions, triangles, places } = trianglesOf(drawn.geometry, { transform });
    const about = defined(latest.current.settings) as Settings;
    const added = context.world.add({
      ...about,
      kind: 'soft',
      mesh: { kind: 'triangles', positions: [...positions], triangles: [...triangles] },
      model: { ...latest.current.model, kind: 'cloth' },
      ...placeOf(group.current),
    });
    const object = new CarriedMesh(added, drawn, places, triangles);
    object.show(1);
    const letGo = hold(context, added, object, latest);
    body.current = added;
    return () => {
      letGo();
      object.dispose();
    };
  }, [context]);
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
