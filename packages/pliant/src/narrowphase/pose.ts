import type { ColliderColumns } from '../bodies/bodies.js';
import { bodyRotation } from './place-box.js';

/** The poses of the two bodies of a pair, and the transformation between their frames. */
export class PairPose {
  /** Row-major rotations. */
  readonly ra = new Float64Array(9);
  readonly rb = new Float64Array(9);

  place(c: ColliderColumns, a: number, b: number): void {
    bodyRotation(c, a, this.ra);
    bodyRotation(c, b, this.rb);
  }
}

/** out = R v + p, for v at `o`. */
export function toWorld(
  r: Float64Array,
  p: Float64Array,
  i: number,
  v: Float64Array,
  o: number,
  out: Float64Array,
): void {
  const x = v[o];
  const y = v[o + 1];
  const z = v[o + 2];
  out[0] = r[0] * x + r[1] * y + r[2] * z + p[i];
  out[1] = r[3] * x + r[4] * y + r[5] * z + p[i + 1];
  out[2] = r[6] * x + r[7] * y + r[8] * z + p[i + 2];
}

/** out = Rᵀ (v − p), for v at `o`. */
export function toLocal(
  r: Float64Array,
  p: Float64Array,
  i: number,
  v: Float64Array,
  o: number,
  out: Float64Array,
): void {
  const x = v[o] - p[i];
  const y = v[o + 1] - p[i + 1];
  const z = v[o + 2] - p[i + 2];
  out[0] = r[0] * x + r[3] * y + r[6] * z;
  out[1] = r[1] * x + r[4] * y + r[7] * z;
  out[2] = r[2] * x + r[5] * y + r[8] * z;
}

/** out = R v for a direction. */
export function turn(r: Float64Array, v: Float64Array, out: Float64Array): void {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  out[0] = r[0] * x + r[1] * y + r[2] * z;
  out[1] = r[3] * x + r[4] * y + r[5] * z;
  out[2] = r[6] * x + r[7] * y + r[8] * z;
}

/** out = Rᵀ v for a direction. */
export function turnBack(r: Float64Array, v: Float64Array, out: Float64Array): void {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  out[0] = r[0] * x + r[3] * y + r[6] * z;
  out[1] = r[1] * x + r[4] * y + r[7] * z;
  out[2] = r[2] * x + r[5] * y + r[8] * z;
}
