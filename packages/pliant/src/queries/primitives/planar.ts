/**
 * Exact closed tests in a plane, asked in a projection along a coordinate axis (`drop`) that is one to one on it.
 */
import { orient2Dropped } from './orientation.js';

/** An axis along which the triangle keeps an area, or −1 if its corners are collinear. */
export function properAxis(p: Float64Array, a: number, b: number, c: number): number {
  for (let drop = 0; drop < 3; drop++) {
    if (orient2Dropped(p, a, p, b, p, c, drop) !== 0) return drop;
  }
  return -1;
}

/** Closed test in the plane; the segment and the triangle must be coplanar and the triangle proper along `drop`. */
export function coplanarSegmentMeetsTriangle(
  p: Float64Array,
  s: number,
  e: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  drop: number,
): boolean {
  return (
    coplanarPointInTriangle(p, s, q, b0, b1, b2, drop) ||
    planarSegmentsMeet(p, s, e, q, b0, b1, drop) ||
    planarSegmentsMeet(p, s, e, q, b1, b2, drop) ||
    planarSegmentsMeet(p, s, e, q, b2, b0, drop)
  );
}

export function coplanarPointInTriangle(
  p: Float64Array,
  a: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  drop: number,
): boolean {
  const s0 = orient2Dropped(q, b0, q, b1, p, a, drop);
  const s1 = orient2Dropped(q, b1, q, b2, p, a, drop);
  const s2 = orient2Dropped(q, b2, q, b0, p, a, drop);
  return (s0 >= 0 && s1 >= 0 && s2 >= 0) || (s0 <= 0 && s1 <= 0 && s2 <= 0);
}

/** Closed segments in the projection along `drop`; either may be a point. */
export function planarSegmentsMeet(
  p: Float64Array,
  a: number,
  b: number,
  q: Float64Array,
  c: number,
  d: number,
  drop: number,
): boolean {
  const s1 = orient2Dropped(p, a, p, b, q, c, drop);
  const s2 = orient2Dropped(p, a, p, b, q, d, drop);
  const s3 = orient2Dropped(q, c, q, d, p, a, drop);
  const s4 = orient2Dropped(q, c, q, d, p, b, drop);
  if (s1 * s2 > 0 || s3 * s4 > 0) return false;
  if (s1 === 0 && s2 === 0 && s3 === 0 && s4 === 0) {
    const i = drop === 2 ? 0 : drop + 1;
    const j = i === 2 ? 0 : i + 1;
    return (
      spansMeet(p[a + i], p[b + i], q[c + i], q[d + i]) && spansMeet(p[a + j], p[b + j], q[c + j], q[d + j])
    );
  }
  return Math.sign(s1) * Math.sign(s2) <= 0 && Math.sign(s3) * Math.sign(s4) <= 0;
}

function spansMeet(a: number, b: number, c: number, d: number): boolean {
  return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
}
