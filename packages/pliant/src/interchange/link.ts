/**
 * A rigid link as other tools describe it, with a frame, a centre of mass and shapes each in a place of its own, as a
 * body of a scene.
 *
 * A body of Pliant stands at its centre of mass and its moments are about its own axes. So the body takes the frame of
 * the link's inertia, and the shapes are placed in that; where a single shape stands in that very place the body has it
 * bare.
 */
import type { ShapeDefinition } from '../geometry/shape.js';
import type { MassProperties } from '../geometry/solids/solid.js';
import { compileSolid } from '../queries/shapes/compile.js';
import type { SceneDefinition } from '../scene/format.js';
import {
  compose,
  HERE,
  isHere,
  matrixOf,
  minus,
  NO_TURN,
  ORIGIN,
  type Pose,
  plus,
  principal,
  seenFrom,
  size,
  type Triple,
  times,
  triple,
} from './pose.js';

export interface Part {
  readonly shape: ShapeDefinition;
  /** In the link's frame. */
  readonly pose: Pose;
  /** What a hull stands for: mass is that of the matter. Without it, that of the shape. */
  readonly matter?: MassProperties | undefined;
}

export interface Inertial {
  /** [kg] */
  readonly mass: number;
  /** Centre of mass and principal axes, in the link's frame. */
  readonly frame: Pose;
  /** About those axes [kg·m²]. */
  readonly moments: Triple;
}

export type BodyEntry = SceneDefinition['bodies'][number];
export type JointEntry = NonNullable<SceneDefinition['joints']>[number];

/** What bodies of all kinds have beside shape, place and mass. */
export type Common = Readonly<
  Partial<
    Pick<
      BodyEntry & { kind: 'rigid' },
      'friction' | 'restitution' | 'frictionRule' | 'restitutionRule' | 'color' | 'group' | 'mask' | 'sensor'
    >
  >
>;

export interface Link {
  readonly name: string;
  /** Of the link's frame, in the world. */
  readonly pose: Pose;
  readonly parts: readonly Part[];
  readonly common: Common;
}

/** Radius of the ball that stands for a link without geometry [m]; it touches nothing. */
const GHOST = 0.01;

export function staticBody(link: Link): BodyEntry {
  return { kind: 'static', name: link.name, ...link.common, ...placedShape(link, link.pose) };
}

export function kinematicBody(link: Link, velocity: Triple, angularVelocity: Triple): BodyEntry {
  const shape = placedShape(link, link.pose);
  return {
    kind: 'kinematic',
    name: link.name,
    ...link.common,
    ...shape,
    velocity,
    angularVelocity,
  } as BodyEntry;
}

/** Without an inertia of its own a link has that of its shapes, at `density` [kg/m³]. */
export function rigidBody(link: Link, inertial: Inertial | undefined, density = 1000): BodyEntry {
  const { name, common, parts } = link;
  if (inertial === undefined && parts.length === 1 && !isOffCentre(parts[0].shape)) {
    return { kind: 'rigid', name, ...common, ...placedShape(link, link.pose), density } as BodyEntry;
  }
  const whole = inertial ?? inertialOfParts(parts.map((part) => ({ ...part, density })));
  const { mass, frame, moments } = inFrameOfPart(whole, parts);
  const world = compose(link.pose, frame);
  const inside = parts.map(({ shape, pose }) => ({ shape, pose: seenFrom(frame, pose) }));
  const touching = parts.length === 0 ? { mask: 0 } : {};
  const shape = wholeShape(inside);
  const isAsWritten = STORED.has(shape.kind) ? { massAtOrigin: true } : {};
  return {
    kind: 'rigid',
    name,
    ...common,
    ...touching,
    position: world.position,
    orientation: world.orientation,
    shape,
    mass,
    inertia: possible(moments),
    ...isAsWritten,
  } as BodyEntry;
}

const STORED = new Set(['hull', 'mesh', 'union', 'intersection', 'difference', 'rounded', 'implicit']);
const isOffCentre = ({ kind }: ShapeDefinition) => STORED.has(kind);

/** Files round: a rod may claim a hair more than the sum of its other two moments, which no body has. */
function possible(moments: Triple): Triple {
  const largest = Math.max(...moments);
  const others = moments[0] + moments[1] + moments[2] - largest;
  return largest <= others ? moments : (moments.map((m) => Math.min(m, others)) as unknown as Triple);
}

/** Whether moments are so far from those of any body that rounding can't be why. */
export function isImpossible(moments: Triple): boolean {
  const largest = Math.max(...moments);
  const others = moments[0] + moments[1] + moments[2] - largest;
  return !(largest <= others * 1.001) || Math.min(...moments) <= 0;
}

/** One shape bare where it stands at the origin or its points can be moved there, else all of them as a union. */
function wholeShape(parts: readonly Part[]): ShapeDefinition {
  if (parts.length === 0) return { kind: 'sphere', radius: GHOST };
  if (parts.length === 1) {
    const [{ shape, pose }] = parts;
    if (isHere(pose)) return shape;
    if (shape.kind === 'hull') return { ...shape, points: moved(shape.points, pose) };
    if (shape.kind === 'mesh') return { ...shape, positions: moved(shape.positions, pose) };
  }
  return {
    kind: 'union',
    parts: parts.map(({ shape, pose: { position, orientation } }) => ({ shape, position, orientation })),
  } as unknown as ShapeDefinition;
}

/** Points as they are where a shape stands in this place. */
function moved(points: ArrayLike<number>, { position, orientation }: Pose): number[] {
  const m = matrixOf(orientation);
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 3) {
    for (let r = 0; r < 3; r++)
      out.push(
        position[r] + m[3 * r] * points[i] + m[3 * r + 1] * points[i + 1] + m[3 * r + 2] * points[i + 2],
      );
  }
  return out;
}

function placedShape({ parts }: Link, pose: Pose): Pick<BodyEntry & { kind: 'static' }, 'shape'> & Pose {
  if (parts.length === 1 && parts[0].shape.kind !== 'plane') {
    return { shape: parts[0].shape as never, ...compose(pose, parts[0].pose) };
  }
  if (parts.length === 1) return { shape: planeAt(parts[0].shape, compose(pose, parts[0].pose)), ...HERE };
  return { shape: wholeShape(parts) as never, ...pose };
}

/** A plane is where its normal and offset put it. */
function planeAt(shape: ShapeDefinition, { position, orientation }: Pose): never {
  const { normal = [0, 1, 0], offset: own = 0 } = shape as { normal?: readonly number[]; offset?: number };
  const m = matrixOf(orientation);
  const n: Triple = [0, 1, 2].map(
    (r) => m[3 * r] * normal[0] + m[3 * r + 1] * normal[1] + m[3 * r + 2] * normal[2],
  ) as unknown as Triple;
  const length = size(n);
  const offset = own + (n[0] * position[0] + n[1] * position[1] + n[2] * position[2]) / length;
  return { kind: 'plane', normal: times(n, 1 / length), offset } as never;
}

/**
 * The same inertia about the axes of the only part, where it is diagonal there too: the body can have its shape bare
 * then.
 */
function inFrameOfPart(inertial: Inertial, parts: readonly Part[]): Inertial {
  if (parts.length !== 1) return inertial;
  const { pose } = parts[0];
  if (size(minus(pose.position, inertial.frame.position)) > 1e-9 * Math.max(1, size(pose.position)))
    return inertial;
  const turn = seenFrom(
    { position: ORIGIN, orientation: pose.orientation },
    { ...HERE, orientation: inertial.frame.orientation },
  );
  const tensor = tensorOf(inertial.moments, turn);
  const mixed = Math.max(Math.abs(tensor[1]), Math.abs(tensor[2]), Math.abs(tensor[5]));
  if (mixed > 1e-9 * Math.max(...inertial.moments)) return inertial;
  return { mass: inertial.mass, frame: pose, moments: [tensor[0], tensor[4], tensor[8]] };
}

/** R diag(moments) Rᵀ, row-major. */
export function tensorOf(moments: Triple, { orientation }: Pose): number[] {
  const r = matrixOf(orientation);
  const out: number[] = [];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      out.push([0, 1, 2].reduce((sum, k) => sum + r[3 * i + k] * moments[k] * r[3 * j + k], 0));
    }
  }
  return out;
}

export function inertialOf(
  mass: number,
  centre: Triple,
  tensor: ArrayLike<number>,
  axes = NO_TURN,
): Inertial {
  const { moments, frame } = principal(tensor);
  const inner: Pose = { position: ORIGIN, orientation: frame };
  return { mass, moments, frame: compose({ position: centre, orientation: axes }, inner) };
}

/** Masses of all parts together; where they overlap, matter counts twice, as it does in MuJoCo. */
export function inertialOfParts(
  parts: readonly (Part & { readonly density?: number; readonly mass?: number })[],
): Inertial {
  const pieces = parts.map(({ shape, pose, matter, density, mass: given }) => {
    const { volume, centre, inertia } = matter ?? compileSolid(shape).mass();
    const mass = given ?? (density ?? 1000) * volume;
    const place = compose(pose, { position: triple(centre), orientation: NO_TURN });
    return { mass, centre: place.position, tensor: turnedTensor(inertia, pose, mass) };
  });
  const mass = pieces.reduce((sum, piece) => sum + piece.mass, 0);
  const centre = times(
    pieces.reduce((sum, piece) => plus(sum, times(piece.centre, piece.mass)), ORIGIN),
    1 / mass,
  );
  const total = new Float64Array(9);
  for (const piece of pieces) {
    const d = minus(piece.centre, centre);
    const dd = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    for (let k = 0; k < 9; k++) {
      const [i, j] = [Math.floor(k / 3), k % 3];
      total[k] += piece.tensor[k] + piece.mass * ((i === j ? dd : 0) - d[i] * d[j]);
    }
  }
  return inertialOf(mass, centre, total);
}

/** R I Rᵀ times mass; `inertia` is of unit mass. */
function turnedTensor(inertia: ArrayLike<number>, { orientation }: Pose, mass: number): number[] {
  const r = matrixOf(orientation);
  const out: number[] = [];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      let sum = 0;
      for (let k = 0; k < 3; k++)
        for (let l = 0; l < 3; l++) sum += r[3 * i + k] * inertia[3 * k + l] * r[3 * j + l];
      out.push(mass * sum);
    }
  }
  return out;
}
