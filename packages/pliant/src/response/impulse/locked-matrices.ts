/**
 * The inverses of a block's matrices where locks leave directions without a response. The response along a locked
 * direction is rounding, and its inverse would be an unbounded impulse. Such directions are left out, and the others
 * are inverted among themselves. The result overwrites that of `matrices.ts` for free bodies.
 */
import { A, FRICTION_MASS, MASS, NORMAL_MASS, TWIST_MASS, X, Y } from './blocks.js';

/**
 * Sums over both bodies in the frame (t1, t2, n): velocity by force and rotation by moment, both 11 12 1n 22 2n nn, and
 * velocity by moment, all nine.
 */
export const UU = 0;
export const WW = 6;
export const UW = 12;

/** Responses below this share of the largest are rounding. */
const NO_ANSWER = 1e-12;

/** Stands for 1 / 0 on the diagonal of an immovable point: two points divide by it. */
const IMMOVABLE = 1e30;

export function writeLocked(d: Float64Array, o: number, k: Float64Array, size: number): void {
  const leastMove = NO_ANSWER * (k[UU] + k[UU + 3] + k[UU + 5]);
  const leastTurn = NO_ANSWER * (k[WW] + k[WW + 3] + k[WW + 5]);
  invertNormals(d, o + NORMAL_MASS, k, leastMove, leastTurn);
  invertFriction(d, o + FRICTION_MASS, k, leastMove);
  if (!(k[WW + 5] > leastTurn)) d[o + TWIST_MASS] = 0;
  for (let i = 0; i < size; i++) {
    const own = o + A + i * 4 - (i * (i - 1)) / 2;
    const leverSq = d[o + X + i] * d[o + X + i] + d[o + Y + i] * d[o + Y + i];
    if (d[own] > leastMove + leastTurn * leverSq) continue;
    d[own] = IMMOVABLE;
    d[o + MASS + i] = 0;
  }
}

/**
 * Inverse of the matrix of (un, w1, w2) by elimination, without unknowns that have no pivot: exact for velocities that
 * the locks allow.
 */
function invertNormals(
  d: Float64Array,
  at: number,
  k: Float64Array,
  leastMove: number,
  leastTurn: number,
): void {
  const p0 = k[UU + 5] > leastMove ? 1 / k[UU + 5] : 0;
  const l1 = k[UW + 6] * p0;
  const l2 = k[UW + 7] * p0;
  const w11 = k[WW] - l1 * k[UW + 6];
  const w12 = k[WW + 1] - l1 * k[UW + 7];
  const p1 = w11 > leastTurn ? 1 / w11 : 0;
  const l12 = w12 * p1;
  const w22 = k[WW + 3] - l2 * k[UW + 7] - l12 * w12;
  const p2 = w22 > leastTurn ? 1 / w22 : 0;
  // Rows of L⁻¹ below the diagonal. Rows of unknowns that are left out don't count: their pivot is 0.
  const i10 = -l1;
  const i20 = l12 * l1 - l2;
  const i21 = -l12;
  d[at] = p0 + i10 * i10 * p1 + i20 * i20 * p2;
  d[at + 1] = i10 * p1 + i20 * i21 * p2;
  d[at + 2] = i20 * p2;
  d[at + 3] = p1 + i21 * i21 * p2;
  d[at + 4] = i21 * p2;
  d[at + 5] = p2;
}

/** Inverse of the 2×2 matrix of friction; of rank one, v λ vᵀ, it is v vᵀ / λ, which pushes along v alone. */
function invertFriction(d: Float64Array, at: number, k: Float64Array, least: number): void {
  const a = k[UU];
  const b = k[UU + 1];
  const e = k[UU + 3];
  const trace = a + e;
  const det = a * e - b * b;
  if (det > NO_ANSWER * trace * trace) return;
  const scale = trace > least ? 1 / (trace * trace) : 0;
  d[at] = a * scale;
  d[at + 1] = b * scale;
  d[at + 2] = e * scale;
}
