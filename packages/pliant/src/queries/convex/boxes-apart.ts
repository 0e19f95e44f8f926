/**
 * Whether two boxes, each in the frame of a placed solid, are farther apart than a limit: along one of their six axes. It
 * takes a part of the time of GJK, and most solids that are near each other are as far apart as that.
 */
import type { Placement } from './gap.js';

/** `a` and `b` are [min xyz, max xyz] [m]. Endless boxes are never apart. */
export function areBoxesApart(
  a: Float64Array,
  pa: Placement,
  b: Float64Array,
  pb: Placement,
  limit: number,
): boolean {
  return isApartAlong(a, pa, b, pb, limit) || isApartAlong(b, pb, a, pa, limit);
}

/** Along the axes of the first. */
function isApartAlong(
  a: Float64Array,
  { rotation: r, position: x }: Placement,
  b: Float64Array,
  { rotation: q, position: y }: Placement,
  limit: number,
): boolean {
  for (let k = 0; k < 3; k++) {
    let middle = 0;
    let half = 0;
    for (let n = 0; n < 3; n++) {
      middle += r[3 * n + k] * (y[n] - x[n]);
      const turn = r[k] * q[n] + r[3 + k] * q[3 + n] + r[6 + k] * q[6 + n];
      middle += 0.5 * turn * (b[n] + b[3 + n]);
      half += 0.5 * Math.abs(turn) * (b[3 + n] - b[n]);
    }
    if (middle - half > a[3 + k] + limit || middle + half < a[k] - limit) return true;
  }
  return false;
}
