/** Coulomb friction of one contact row, as one vector across the normal within the cone of its normal impulse. */
import type { BodyColumns } from '../bodies/bodies.js';
import { applyRow, type ContactRows, GIVE, LAMBDA, MU, ROW, relativeSpeeds } from './contact-rows.js';

/**
 * Tries to end the sliding by one Gauss–Seidel step along each axis, and cuts the impulse to μ times the normal one.
 * `u` and `j` are scratch for three and six numbers. Returns the change of the sliding [m/s].
 */
export function rubRow(
  rows: ContactRows,
  n: number,
  c: BodyColumns,
  u: Float64Array,
  j: Float64Array,
): number {
  const d = rows.data;
  const o = n * ROW;
  const limit = d[o + MU] * d[o + LAMBDA];
  const old1 = d[o + LAMBDA + 1];
  const old2 = d[o + LAMBDA + 2];
  if (limit === 0 && old1 === 0 && old2 === 0) return 0;
  relativeSpeeds(rows, n, c, u);
  // One mass for both axes, the larger: with two masses the step could leave the direction of sliding.
  const give = Math.max(d[o + GIVE + 1], d[o + GIVE + 2]);
  if (!(give > 0)) return 0;
  let f1 = old1 - u[1] / give;
  let f2 = old2 - u[2] / give;
  const size = Math.sqrt(f1 * f1 + f2 * f2);
  if (size > limit) {
    f1 *= limit / size;
    f2 *= limit / size;
  }
  j[0] = 0;
  j[1] = f1 - old1;
  j[2] = f2 - old2;
  d[o + LAMBDA + 1] = f1;
  d[o + LAMBDA + 2] = f2;
  applyRow(rows, n, c, j);
  return give * (Math.abs(j[1]) + Math.abs(j[2]));
}
