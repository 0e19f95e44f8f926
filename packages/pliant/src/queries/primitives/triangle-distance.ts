/**
 * Distance between two triangles, with the closest points.
 *
 * Source: the edge-pair argument of PQP (Larsen et al. 1999): if the slab between the closest points of two edges
 * holds both third corners apart, that pair is the answer. Where we depart: when no edge pair is conclusive, all six
 * corner–triangle distances are taken instead of case distinctions, and piercing triangles are recognised by the
 * exact test, so touching is a distance of exactly zero.
 *
 *   nine edge pairs → conclusive slab: done
 *   triangles intersect (exact): zero, at a shared point
 *   six corners against the opposite triangle
 */
import { closestPointOnTriangle } from './point-triangle.js';
import { closestPointsOnSegments } from './segment-segment.js';
import { segmentIntersectsTriangle, segmentPlaneParameter } from './segment-triangle.js';
import { trianglesIntersect } from './triangle-triangle.js';

/**
 * Squared distance, relative to the squared size of the coordinates, below which rounding could hide a contact and
 * the exact test decides: the square of ten roundings of a coordinate.
 */
const TOUCHING_SQ = 1e-30;

/** Numbers of scratch `triangleDistanceSq` needs behind the result: the six of the answer and twelve more. */
export const TRIANGLE_DISTANCE_SCRATCH = 18;

/**
 * Writes the closest point of A to `out[0…2]` and of B to `out[3…5]` (`out` holds TRIANGLE_DISTANCE_SCRATCH
 * numbers); returns the squared distance [m²], zero exactly when the closed
 * triangles share a point (a gap below rounding is given as the smallest positive number).
 */
export function triangleDistanceSq(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
): number {
  let best = Number.POSITIVE_INFINITY;
  const size = reach(p, a0) + reach(p, a1) + reach(p, a2) + reach(q, b0) + reach(q, b1) + reach(q, b2);
  const doubtful = TOUCHING_SQ * size * size;
  for (let i = 0; i < 3; i++) {
    const e0 = i === 0 ? a0 : i === 1 ? a1 : a2;
    const e1 = i === 0 ? a1 : i === 1 ? a2 : a0;
    const apex = i === 0 ? a2 : i === 1 ? a0 : a1;
    for (let j = 0; j < 3; j++) {
      const f0 = j === 0 ? b0 : j === 1 ? b1 : b2;
      const f1 = j === 0 ? b1 : j === 1 ? b2 : b0;
      const distanceSq = closestPointsOnSegments(p, e0, e1, q, f0, f1, out, 6);
      if (distanceSq >= best) continue;
      best = distanceSq;
      out.copyWithin(0, 6, 12);
      if (distanceSq > doubtful && slabSeparates(p, apex, q, j === 0 ? b2 : j === 1 ? b0 : b1, out))
        return best;
    }
  }
  if (trianglesIntersect(p, a0, a1, a2, q, b0, b1, b2)) {
    if (!sharedPoint(p, a0, a1, a2, q, b0, b1, b2, out)) takeCorners(p, a0, a1, a2, q, b0, b1, b2, out, best);
    return 0;
  }
  best = takeCorners(p, a0, a1, a2, q, b0, b1, b2, out, best);
  return best > 0 ? best : Number.MIN_VALUE;
}

function reach(p: Float64Array, i: number): number {
  return Math.abs(p[i]!) + Math.abs(p[i + 1]!) + Math.abs(p[i + 2]!);
}

function takeCorners(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
  bestSoFar: number,
): number {
  let best = bestSoFar;
  for (let i = 0; i < 3; i++) {
    best = takeCorner(p, i === 0 ? a0 : i === 1 ? a1 : a2, q, b0, b1, b2, out, best, false);
    best = takeCorner(q, i === 0 ? b0 : i === 1 ? b1 : b2, p, a0, a1, a2, out, best, true);
  }
  return best;
}

/** Do both third corners lie outside the slab between the points in `out`? Then nothing is closer than they are. */
function slabSeparates(p: Float64Array, a: number, q: Float64Array, b: number, out: Float64Array): boolean {
  const vx = out[3]! - out[0]!;
  const vy = out[4]! - out[1]!;
  const vz = out[5]! - out[2]!;
  const sa = (p[a]! - out[0]!) * vx + (p[a + 1]! - out[1]!) * vy + (p[a + 2]! - out[2]!) * vz;
  const sb = (q[b]! - out[3]!) * vx + (q[b + 1]! - out[4]!) * vy + (q[b + 2]! - out[5]!) * vz;
  return sa <= 0 && sb >= 0;
}

function takeCorner(
  points: Float64Array,
  x: number,
  positions: Float64Array,
  a: number,
  b: number,
  c: number,
  out: Float64Array,
  best: number,
  cornerIsB: boolean,
): number {
  closestPointOnTriangle(points, x, positions, a, b, c, out, 6);
  const px = points[x]!;
  const py = points[x + 1]!;
  const pz = points[x + 2]!;
  const dx = px - out[6]!;
  const dy = py - out[7]!;
  const dz = pz - out[8]!;
  const distanceSq = dx * dx + dy * dy + dz * dz;
  if (distanceSq >= best) return best;
  const corner = cornerIsB ? 3 : 0;
  out[corner] = px;
  out[corner + 1] = py;
  out[corner + 2] = pz;
  out.copyWithin(3 - corner, 6, 9);
  return distanceSq;
}

/**
 * A common point of two intersecting triangles: where an edge of one pierces the other, to rounding. Coplanar ones
 * have no such point; then the closest corner or edge pair is the common point.
 */
function sharedPoint(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
): boolean {
  for (let i = 0; i < 3; i++) {
    const found =
      pierce(p, i === 0 ? a0 : i === 1 ? a1 : a2, i === 0 ? a1 : i === 1 ? a2 : a0, q, b0, b1, b2, out) ||
      pierce(q, i === 0 ? b0 : i === 1 ? b1 : b2, i === 0 ? b1 : i === 1 ? b2 : b0, p, a0, a1, a2, out);
    if (found) return true;
  }
  return false;
}

function pierce(
  p: Float64Array,
  s: number,
  e: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
): boolean {
  if (!segmentIntersectsTriangle(p, s, e, q, b0, b1, b2)) return false;
  const t = segmentPlaneParameter(p, s, e, q, b0, b1, b2);
  if (Number.isNaN(t)) return false;
  for (let k = 0; k < 3; k++) out[k] = out[k + 3] = p[s + k]! + t * (p[e + k]! - p[s + k]!);
  return true;
}
