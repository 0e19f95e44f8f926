import { DeformedMesh } from '@pliant/three';
import { type Body, PliantError, type SoftDefinition } from 'pliant';
import 'pliant/soft';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Group, Mesh } from 'three';
import { BODY_MARK, placeOf } from './colliders.js';
import { type BodyHandlers, usePhysics } from './context.js';
import { hold, type Placement, useSettings } from './held.js';
import { defined } from './physics.js';

type Model = Omit<Extract<SoftDefinition['model'], { kind: 'rope' }>, 'kind' | 'radius'>;
type Settings = Omit<SoftDefinition, 'kind' | 'mesh' | 'model' | 'surface' | 'position' | 'orientation'>;
type Triple = readonly [number, number, number];

/** Properties of `<Rope>`. The model is read once. */
export interface RopeProps extends Partial<Settings>, Placement, BodyHandlers {
  /** Two or more points that the rope goes through, in the frame of the component [m]. */
  readonly points: readonly Triple[];
  /** Radius of the rope's section [m]; 0.01 by default. */
  readonly radius?: number;
  /** Longest piece between two vertices [m]; else a twentieth of the rope's length. */
  readonly edge?: number;
  /** Stiffness and damping; those of the engine by default. */
  readonly model?: Partial<Model>;
  /** The body of the engine. Its vertices are numbered along the rope. */
  readonly ref?: Ref<Body>;
  /** The rope's material. */
  readonly children?: ReactNode;
}

/** A rope through points. It draws itself as a tube in the material below it. */
export function Rope({ points, radius = 0.01, edge, model, ref, children, ...rest }: RopeProps) {
  const { position, rotation, quaternion, visible, onContact, onContactEnd, onForce, ...settings } = rest;
  const context = usePhysics('<Rope>');
  const group = useRef<Group>(null!);
  const drawn = useRef<Mesh>(null!);
  const body = useRef<Body>(undefined);
  const latest = useRef({ settings, model, ref, handlers: {} as BodyHandlers });
  latest.current = { settings, model, ref, handlers: { onContact, onContactEnd, onForce } };
  const line = JSON.stringify(points);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points are compared by their numbers
  useLayoutEffect(() => {
    const about = defined(latest.current.settings) as Settings;
    const added = context.world.add({
      ...about,
      kind: 'soft',
      mesh: { kind: 'polyline', positions: divided(points, edge) },
      model: { ...latest.current.model, kind: 'rope', radius },
      ...placeOf(group.current),
    });
    const mesh = drawn.current;
    const object = new DeformedMesh(added, [mesh.material].flat()[0]);
    mesh.geometry = object.object.geometry;
    // The geometry is in world coordinates.
    mesh.matrixWorld.identity();
    object.show(1);
    const letGo = hold(context, added, object, latest);
    body.current = added;
    return () => {
      letGo();
      object.dispose();
    };
  }, [context, line, radius, edge]);
  useSettings(body, settings);
  return (
    <group
      ref={group}
      userData={{ [BODY_MARK]: true }}
      {...defined({ position, rotation, quaternion, visible })}
    >
      <mesh ref={drawn} frustumCulled={false} matrixWorldAutoUpdate={false} castShadow receiveShadow>
        {children}
      </mesh>
    </group>
  );
}

/** Three coordinates per vertex along the points, with no piece longer than `edge`. */
function divided(points: readonly Triple[], edge: number | undefined): number[] {
  const lengths = points.slice(1).map((to, i) => Math.hypot(...to.map((x, k) => x - points[i][k])));
  const longest = edge ?? lengths.reduce((sum, length) => sum + length, 0) / 20;
  if (points.length < 2 || !(longest > 0))
    throw new PliantError('invalid-value', 'A <Rope> needs two points that are apart, and an edge above 0.', {
      path: 'points',
    });
  const positions: number[] = [...points[0]];
  points.slice(1).forEach((to, i) => {
    const pieces = Math.max(1, Math.ceil(lengths[i] / longest - 1e-9));
    for (let p = 1; p <= pieces; p++) {
      for (let k = 0; k < 3; k++) positions.push(points[i][k] + (p / pieces) * (to[k] - points[i][k]));
    }
  });
  return positions;
}
