/** A scene's bodies as links: each with its place, mass and shapes, whatever the scene left to be found out. */

import type { ShapeDefinition } from '../geometry/shape.js';
import { compileSolid } from '../queries/shapes/compile.js';
import { expandScene } from '../scene/expand.js';
import { expandJoints } from '../scene/expand-joints.js';
import type { Scene } from '../scene/format.js';
import { type Inertial, inertialOf, type Part } from './link.js';
import type { Notes } from './notes.js';
import {
  compose,
  HERE,
  NO_TURN,
  normal,
  ORIGIN,
  type Pose,
  type Triple,
  type Turn,
  times,
  triple,
} from './pose.js';

type Expanded = ReturnType<typeof expandScene>[number];
export type Solid = Extract<Expanded, { kind: 'static' | 'rigid' | 'kinematic' }>;

export interface TakenBody {
  readonly settings: Solid;
  readonly name: string;
  /** Frame of the body: its centre of mass and axes, where it has one. */
  readonly pose: Pose;
  /** In that frame. */
  readonly parts: readonly Part[];
  /** Of a rigid body, in that frame. */
  readonly inertial: Inertial | undefined;
}

/**
 * In the order of the scene, so that joints find theirs. Bodies that deform have no counterpart in formats of rigid
 * ones; each is told by name.
 */
export function takeApart(scene: Scene, format: string, notes: Notes): (TakenBody | undefined)[] {
  const used = new Map<string, number>();
  return expandScene(scene).map((body, i) => {
    const base = body.name ?? `${body.kind} ${i}`;
    const count = used.get(base) ?? 0;
    used.set(base, count + 1);
    const name = count === 0 ? base : `${base} (${count + 1})`;
    if (body.kind === 'soft' || body.kind === 'mass-spring') {
      notes.add(
        `bodies[${i}]`,
        `The body '${name}' is ${body.kind}; ${format} has rigid bodies only, so it is left out.`,
      );
      return undefined;
    }
    return taken(body, name);
  });
}

function taken(settings: Solid, name: string): TakenBody {
  const pose: Pose = { position: triple(settings.position), orientation: normal(settings.orientation) };
  const shape = settings.shape as ShapeDefinition;
  if (settings.kind !== 'rigid')
    return { settings, name, pose, parts: partsOf(shape, HERE), inertial: undefined };
  const solid = compileSolid(shape, !settings.massAtOrigin);
  const offset = 'centre' in solid ? triple(solid.centre as Float64Array) : ORIGIN;
  const parts = partsOf(shape, { position: times(offset, -1), orientation: NO_TURN });
  const { volume, inertia } = solid.mass();
  const mass = settings.mass ?? settings.density * volume;
  const given = settings.inertia;
  const inertial = given
    ? { mass, frame: HERE, moments: triple(given) as Triple }
    : inertialOf(
        mass,
        ORIGIN,
        Array.from(inertia, (x) => x * mass),
      );
  return { settings, name, pose, parts, inertial };
}

/** A union is the list of its parts; everything else is one. */
function partsOf(shape: ShapeDefinition, pose: Pose): Part[] {
  if (shape.kind !== 'union') return [{ shape, pose }];
  return shape.parts.flatMap((part) => {
    const inner: Pose = {
      position: part.position ? triple(part.position) : ORIGIN,
      orientation: part.orientation ? normal(part.orientation) : NO_TURN,
    };
    return partsOf(part.shape, compose(pose, inner));
  });
}

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Motor {
  readonly speed: number;
  readonly maxTorque?: number;
  readonly maxForce?: number;
}

/** What a six-axis joint leaves free along an axis. */
interface Freedom {
  readonly limits?: Range;
  readonly motor?: Motor;
}

/** A joint of any kind; `a` and `b` are places in the list of bodies. */
export interface Tie {
  readonly kind: Scene['joints'][number]['kind'];
  readonly a: number;
  readonly b: number;
  readonly name?: string;
  readonly collide: boolean;
  readonly anchor?: Triple;
  readonly axis?: Triple;
  readonly limits?: Range;
  readonly motor?: Motor;
  /** Of a ball joint. */
  readonly cone?: number;
  readonly twist?: Range;
  /** Of a six-axis joint. */
  readonly orientation?: Turn;
  readonly x?: Freedom;
  readonly y?: Freedom;
  readonly z?: Freedom;
  readonly turnX?: Freedom;
  readonly turnY?: Freedom;
  readonly turnZ?: Freedom;
  readonly anchorA?: Triple;
  readonly anchorB?: Triple;
  readonly length?: number;
  readonly stiffness?: number;
  readonly damping?: number;
}

export const tiesOf = (scene: Scene): readonly Tie[] =>
  expandJoints(scene, () => {}) as unknown as readonly Tie[];
