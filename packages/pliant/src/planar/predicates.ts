/**
 * Signs that must not be wrong. A sign computed in plain f64 may be wrong when three points are nearly collinear,
 * and one wrong sign turns a point inside out or loses a crossing. Shewchuk's adaptive predicate (robust-predicates)
 * answers exactly; a cheap filter in front of it settles nearly every call.
 */
import { orient2d } from 'robust-predicates';

/** Error factor of the plain determinant, (3 + 16 ε) ε with ε = 2⁻⁵³ (Shewchuk 1997). */
export const FILTER = 3.3306690738754716e-16;

/** Positive if `c` lies to the left of the line from `a` to `b`, negative if to the right, exactly 0 if on it. */
export function orientation(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  const left = (ax - cx) * (by - cy);
  const right = (ay - cy) * (bx - cx);
  const det = left - right;
  const bound = FILTER * (Math.abs(left) + Math.abs(right));
  if (det > bound || -det > bound) return det;
  return -orient2d(ax, ay, bx, by, cx, cy);
}

/** How two closed segments meet: no common point. */
export const APART = 0;
/** One common point, interior to both. */
export const CROSSING = 1;
/** One common point that is an end of at least one of them. */
export const TOUCHING = 2;
/** A common piece of positive length. */
export const ALONG = 3;

export type Meeting = typeof APART | typeof CROSSING | typeof TOUCHING | typeof ALONG;

/** How the closed segments `ab` and `cd` meet, decided exactly. */
export function meeting(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): Meeting {
  const c = orientation(ax, ay, bx, by, cx, cy);
  const d = orientation(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return APART;
  const a = orientation(cx, cy, dx, dy, ax, ay);
  const b = orientation(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return APART;
  if (c !== 0 && d !== 0 && a !== 0 && b !== 0) return CROSSING;
  if (c === 0 && d === 0) return collinearMeeting(ax, ay, bx, by, cx, cy, dx, dy);
  // The lines meet in one point and no end is beyond it, so an end on the other's line is on its segment.
  return TOUCHING;
}

/**
 * Two segments on one line: compared along the axis in which `ab` is longer, so equal coordinates mean equal points.
 */
function collinearMeeting(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): Meeting {
  const alongX = Math.abs(bx - ax) >= Math.abs(by - ay);
  const [a, b, c, d] = alongX ? [ax, bx, cx, dx] : [ay, by, cy, dy];
  const low = Math.max(Math.min(a, b), Math.min(c, d));
  const high = Math.min(Math.max(a, b), Math.max(c, d));
  if (low > high) return APART;
  return low === high ? TOUCHING : ALONG;
}
