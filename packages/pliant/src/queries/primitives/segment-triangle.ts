/**
 * Segment against triangle: an exact closed yes/no, and the parameter of the crossing.
 *
 * The yes/no uses exact orientations only (degenerate triangles must be handled by the caller). The parameter is an
 * ordinary floating-point division, good to rounding.
 */
import { orient3, orient3Filtered } from './orientation.js';
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
  divideByHeights(p, s, e, q, b0, b1, b2, out, to);
  return true;
}

/**
 * Heights of both ends above the plane, times twice the triangle's area; written and not returned, which would box
 * them.
 */
function divideByHeights(
  p: Float64Array,
  s: number,
  e: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
  to: number,
): void {
  const x = q[b0];
  const y = q[b0 + 1];
  const z = q[b0 + 2];
  const ux = q[b1] - x;
  const uy = q[b1 + 1] - y;
  const uz = q[b1 + 2] - z;
  const vx = q[b2] - x;
  const vy = q[b2 + 1] - y;
  const vz = q[b2 + 2] - z;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const hs = nx * (p[s] - x) + ny * (p[s + 1] - y) + nz * (p[s + 2] - z);
  const he = nx * (p[e] - x) + ny * (p[e + 1] - y) + nz * (p[e + 2] - z);
  // Exactly opposite signs may both be rounded away; then anywhere between is right to rounding.
  out[to] = hs === he ? 0.5 : Math.min(1, Math.max(0, hs / (hs - he)));
}
