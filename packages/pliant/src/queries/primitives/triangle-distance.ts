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
import { segmentIntersectsTriangle, segmentPlaneParameter } from './segment-triangle.js';
import { trianglesIntersect } from './triangle-triangle.js';

/**
 * Squared distance, relative to the squared size of the coordinates, below which rounding could hide a contact and
 * the exact test decides: the square of ten roundings of a coordinate.
 */
const TOUCHING_SQ = 1e-30;

/** Where the squared distance stands in the scratch, and the one below which the exact test decides. */
export const DISTANCE_SQ = 12;
const DOUBTFUL_SQ = 13;
const PARAMETER = 14;

/** Numbers of scratch `triangleDistanceSq` needs behind the result: the six of the answer and twelve more. */
export const TRIANGLE_DISTANCE_SCRATCH = 18;

/**
 * Writes the closest point of A to `out[0…2]` and of B to `out[3…5]` (`out` holds TRIANGLE_DISTANCE_SCRATCH
 * numbers); returns the squared distance [m²], zero exactly when the closed triangles share a point (a gap below
 * rounding is given as the smallest positive number).
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
  findTriangleDistance(p, a0, a1, a2, q, b0, b1, b2, out);
  return out[DISTANCE_SQ];
}

/**
 * As `triangleDistanceSq`, with the squared distance in `out[DISTANCE_SQ]`: a search that asks thousands of times
 * gets no number back that would have to be boxed.
 */
export function findTriangleDistance(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  out: Float64Array,
): void {
  const size = reach(p, a0) + reach(p, a1) + reach(p, a2) + reach(q, b0) + reach(q, b1) + reach(q, b2);
  out[DISTANCE_SQ] = Number.POSITIVE_INFINITY;
  out[DOUBTFUL_SQ] = TOUCHING_SQ * size * size;
  if (edgePairs(p, a0, a1, a2, q, b0, b1, b2, out)) return;
  const touching = trianglesIntersect(p, a0, a1, a2, q, b0, b1, b2);
  if (!touching || !sharedPoint(p, a0, a1, a2, q, b0, b1, b2, out)) {
    for (let i = 0; i < 3; i++) {
      takeCorner(p, i === 0 ? a0 : i === 1 ? a1 : a2, q, b0, b1, b2, out, 0);
      takeCorner(q, i === 0 ? b0 : i === 1 ? b1 : b2, p, a0, a1, a2, out, 3);
    }
  }
  if (touching) out[DISTANCE_SQ] = 0;
  else if (out[DISTANCE_SQ] === 0) out[DISTANCE_SQ] = Number.MIN_VALUE;
}

function reach(p: Float64Array, i: number): number {
  return Math.abs(p[i]) + Math.abs(p[i + 1]) + Math.abs(p[i + 2]);
}

/**
 * Closest points of the nine edge pairs, into `out`, with their squared distance in `out[DISTANCE_SQ]`. True when one
 * pair is conclusive: both third corners lie outside the slab between its points, so nothing is closer. Distances up
 * to `out[DOUBTFUL_SQ]` are never taken as conclusive. The segment distance is that of `segment-segment.ts`, written
 * out so that the edges are read once and nothing is called.
 */
function edgePairs(
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
  const doubtful = out[DOUBTFUL_SQ];
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const e0 = i === 0 ? a0 : i === 1 ? a1 : a2;
    const e1 = i === 0 ? a1 : i === 1 ? a2 : a0;
    const ea = i === 0 ? a2 : i === 1 ? a0 : a1;
    const ax = p[e0];
    const ay = p[e0 + 1];
    const az = p[e0 + 2];
    const ux = p[e1] - ax;
    const uy = p[e1 + 1] - ay;
    const uz = p[e1 + 2] - az;
    const uu = ux * ux + uy * uy + uz * uz;
    for (let j = 0; j < 3; j++) {
      const f0 = j === 0 ? b0 : j === 1 ? b1 : b2;
      const f1 = j === 0 ? b1 : j === 1 ? b2 : b0;
      const bx = q[f0];
      const by = q[f0 + 1];
      const bz = q[f0 + 2];
      const vx = q[f1] - bx;
      const vy = q[f1 + 1] - by;
      const vz = q[f1 + 2] - bz;
      const rx = ax - bx;
      const ry = ay - by;
      const rz = az - bz;
      const vv = vx * vx + vy * vy + vz * vz;
      const uv = ux * vx + uy * vy + uz * vz;
      const ur = ux * rx + uy * ry + uz * rz;
      const vr = vx * rx + vy * ry + vz * rz;
      const det = uu * vv - uv * uv;
      let s = det > 0 ? Math.min(1, Math.max(0, (uv * vr - ur * vv) / det)) : 0;
      let t = vv > 0 ? (uv * s + vr) / vv : 0;
      if (t < 0 || t > 1 || vv === 0) {
        t = t > 1 ? 1 : 0;
        s = uu > 0 ? Math.min(1, Math.max(0, (t * uv - ur) / uu)) : 0;
      }
      const dx = t * vx - s * ux - rx;
      const dy = t * vy - s * uy - ry;
      const dz = t * vz - s * uz - rz;
      const distanceSq = dx * dx + dy * dy + dz * dz;
      if (distanceSq >= best) continue;
      best = distanceSq;
      const cx = ax + s * ux;
      const cy = ay + s * uy;
      const cz = az + s * uz;
      out[0] = cx;
      out[1] = cy;
      out[2] = cz;
      out[3] = bx + t * vx;
      out[4] = by + t * vy;
      out[5] = bz + t * vz;
      if (distanceSq <= doubtful) continue;
      const eb = j === 0 ? b2 : j === 1 ? b0 : b1;
      const apexA = (p[ea] - cx) * dx + (p[ea + 1] - cy) * dy + (p[ea + 2] - cz) * dz;
      const apexB = (q[eb] - out[3]) * dx + (q[eb + 1] - out[4]) * dy + (q[eb + 2] - out[5]) * dz;
      if (apexA <= 0 && apexB >= 0) {
        out[DISTANCE_SQ] = best;
        return true;
      }
    }
  }
  out[DISTANCE_SQ] = best;
  return false;
}

/** Takes the corner at `x` and its closest point on the other triangle if they beat `out[DISTANCE_SQ]`. */
function takeCorner(
  points: Float64Array,
  x: number,
  positions: Float64Array,
  a: number,
  b: number,
  c: number,
  out: Float64Array,
  corner: number,
): void {
  closestPointOnTriangle(points, x, positions, a, b, c, out, 6);
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  const dx = px - out[6];
  const dy = py - out[7];
  const dz = pz - out[8];
  const distanceSq = dx * dx + dy * dy + dz * dz;
  if (distanceSq >= out[DISTANCE_SQ]) return;
  out[DISTANCE_SQ] = distanceSq;
  out[corner] = px;
  out[corner + 1] = py;
  out[corner + 2] = pz;
  for (let k = 0; k < 3; k++) out[3 - corner + k] = out[6 + k];
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
  if (!segmentPlaneParameter(p, s, e, q, b0, b1, b2, out, PARAMETER)) return false;
  const t = out[PARAMETER];
  for (let k = 0; k < 3; k++) out[k] = out[k + 3] = p[s + k] + t * (p[e + k] - p[s + k]);
  return true;
}
