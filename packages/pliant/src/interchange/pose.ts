/** Rigid placements as plain tuples: what files of other tools are made of. */
import { eigenSymmetric3 } from '../math/eigen3.js';
import { fromMat3, multiply, normalize, toMat3 } from '../math/quat.js';
import { sincos } from '../math/scalar.js';

export type Triple = readonly [number, number, number];
/** x, y, z, w */
export type Turn = readonly [number, number, number, number];

export interface Pose {
  readonly position: Triple;
  readonly orientation: Turn;
}

export const NO_TURN: Turn = [0, 0, 0, 1];
export const ORIGIN: Triple = [0, 0, 0];
export const HERE: Pose = { position: ORIGIN, orientation: NO_TURN };

/** From z up, as robots are described, to y up, as scenes of Pliant are. */
export const UPRIGHT: Turn = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];

export const triple = (v: ArrayLike<number>): Triple => [v[0], v[1], v[2]];
export const plus = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Triple, s: number): Triple => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: Triple): number => Math.sqrt(dot(a, a));

export function unit(a: Triple): Triple {
  const length = size(a);
  return length > 0 ? times(a, 1 / length) : a;
}

export function turned(q: Turn, v: Triple): Triple {
  const [x, y, z] = v;
  const u = q[1] * z - q[2] * y + q[3] * x;
  const w = q[2] * x - q[0] * z + q[3] * y;
  const t = q[0] * y - q[1] * x + q[3] * z;
  return [x + 2 * (q[1] * t - q[2] * w), y + 2 * (q[2] * u - q[0] * t), z + 2 * (q[0] * w - q[1] * u)];
}

/** The turn b followed by a. */
export function product(a: Turn, b: Turn): Turn {
  const out = new Float64Array(4);
  multiply(out, 0, Float64Array.from(a), 0, Float64Array.from(b), 0);
  return [out[0], out[1], out[2], out[3]];
}

export const opposite = (q: Turn): Turn => [-q[0] + 0, -q[1] + 0, -q[2] + 0, q[3]];

export function normal(q: ArrayLike<number>): Turn {
  const out = new Float64Array(4);
  normalize(out, 0, Float64Array.from(q), 0);
  return [out[0], out[1], out[2], out[3]];
}

/** `inner`, given in the frame of `outer`, in the frame of outer's parent. */
export const compose = (outer: Pose, inner: Pose): Pose => ({
  position: plus(outer.position, turned(outer.orientation, inner.position)),
  orientation: product(outer.orientation, inner.orientation),
});

export function inverse({ position, orientation }: Pose): Pose {
  const back = opposite(orientation);
  return { position: times(turned(back, position), -1), orientation: back };
}

/** `pose` as it is seen from `frame`. */
export const seenFrom = (frame: Pose, pose: Pose): Pose => compose(inverse(frame), pose);

export const isHere = ({ position, orientation }: Pose, room = 1e-12): boolean =>
  size(position) <= room && size(triple(orientation)) <= room;

export function aboutAxis(axis: Triple, angle: number): Turn {
  const [s, c] = sineAndCosine(angle / 2);
  const [x, y, z] = times(unit(axis), s);
  return [x, y, z, c];
}

export function sineAndCosine(angle: number): [number, number] {
  const out = new Float64Array(2);
  sincos(out, 0, angle);
  return [out[0], out[1]];
}

/** Row-major 3×3 → quaternion. */
export function turnOf(matrix: ArrayLike<number>): Turn {
  const out = new Float64Array(4);
  fromMat3(out, 0, Float64Array.from(matrix), 0);
  return normal(out);
}

/** Row-major 3×3. */
export function matrixOf(q: Turn): Float64Array {
  const out = new Float64Array(9);
  toMat3(out, 0, Float64Array.from(q), 0);
  return out;
}

/**
 * The frame in which a symmetric tensor (row-major 3×3) is diagonal, and its diagonal there. A diagonal tensor keeps
 * its axes.
 */
export function principal(tensor: ArrayLike<number>): { readonly moments: Triple; readonly frame: Turn } {
  const largest = Math.max(Math.abs(tensor[0]), Math.abs(tensor[4]), Math.abs(tensor[8]));
  const mixed = Math.max(Math.abs(tensor[1]), Math.abs(tensor[2]), Math.abs(tensor[5]));
  if (mixed <= 1e-12 * largest) return { moments: [tensor[0], tensor[4], tensor[8]], frame: NO_TURN };
  const values = new Float64Array(3);
  const axes = new Float64Array(9);
  eigenSymmetric3(values, 0, axes, 0, Float64Array.from(tensor), 0);
  return { moments: triple(values), frame: turnOf(axes) };
}
