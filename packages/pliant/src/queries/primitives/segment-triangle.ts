/**
 * Segment against triangle: an exact closed yes/no, and the parameter of the crossing.
 *
 * The yes/no uses exact orientations only (degenerate triangles must be handled by the caller). The parameter is an
 * ordinary floating-point division, good to rounding.
 */
import { height3, orient3, orient3Filtered } from './orientation.js';
import { coplanarSegmentMeetsTriangle, properAxis } from './planar.js';

/** Do the closed segment s–e (offsets into `p`) and the closed proper triangle (offsets into `q`) share a point? */
export function segmentIntersectsTriangle(
  p: Float64Array,
  s: number,
  e: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
): boolean {
  const ss = orient3(q, b0, b1, b2, p, s);
  const se = orient3(q, b0, b1, b2, p, e);
  if ((ss > 0 && se > 0) || (ss < 0 && se < 0)) return false;
  if (ss === 0 && se === 0) {
    const drop = properAxis(q, b0, b1, b2);
    return drop >= 0 && coplanarSegmentMeetsTriangle(p, s, e, q, b0, b1, b2, drop);
  }
  const o0 = orient3Filtered(p, s, p, e, q, b0, q, b1);
  const o1 = orient3Filtered(p, s, p, e, q, b1, q, b2);
  const o2 = orient3Filtered(p, s, p, e, q, b2, q, b0);
  return (o0 >= 0 && o1 >= 0 && o2 >= 0) || (o0 <= 0 && o1 <= 0 && o2 <= 0);
}

/**
 * Parameter t in [0, 1] where the segment meets the plane of the triangle, into `out[to]`; only meaningful when the
 * two intersect. From the heights of both ends, so it is the same whichever way round the triangle is given. False
 * for a segment in the plane.
 */
export function segmentPlaneParameter(
  p: Float64Array,
  s: number,
  e: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
  to: number,
): boolean {
  if (orient3(q, b0, b1, b2, p, s) === 0) {
    out[to] = 0;
    return orient3(q, b0, b1, b2, p, e) !== 0;
  }
  const hs = height3(q, b0, b1, b2, p, s);
  const he = height3(q, b0, b1, b2, p, e);
  // Exactly opposite signs may both be rounded away; then anywhere between is right to rounding.
  out[to] = hs === he ? 0.5 : Math.min(1, Math.max(0, hs / (hs - he)));
  return true;
}
