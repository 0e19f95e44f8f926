/**
 * Do two closed triangles share a point? Exact, with coplanar triangles, shared vertices and edges, and triangles
 * that have collapsed to a segment or a point.
 *
 * Source: Guigue & Devillers 2003, "Fast and robust triangle–triangle overlap test using orientation predicates".
 * Where we depart: the first six signs come from two shared plane normals with a semi-static error filter, and only
 * signs that fall below it go to exact arithmetic; degenerate triangles, which the paper excludes, are told apart
 * and handled as segments.
 *
 *   signs of B's corners against the plane of A → all on one side: apart
 *   signs of A's corners against the plane of B → all on one side: apart
 *   all zero: planar or degenerate case (triangle-triangle-planar.ts)
 *   turn both triangles so that one corner stands alone, on the positive side of the other's plane
 *   the two intervals on the common line overlap if two more orientations agree
 */
import { ORIENT3_ERROR, orient3Filtered } from './orientation.js';
import { planarOrDegenerateTrianglesIntersect } from './triangle-triangle-planar.js';

/** Offsets `a0…a2` into `p` and `b0…b2` into `q` (three times the vertex numbers). */
export function trianglesIntersect(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
): boolean {
  const ax = p[a0];
  const ay = p[a0 + 1];
  const az = p[a0 + 2];
  let ux = p[a1] - ax;
  let uy = p[a1 + 1] - ay;
  let uz = p[a1 + 2] - az;
  let vx = p[a2] - ax;
  let vy = p[a2 + 1] - ay;
  let vz = p[a2 + 2] - az;
  let nx = uy * vz - uz * vy;
  let ny = uz * vx - ux * vz;
  let nz = ux * vy - uy * vx;
  let bound =
    ORIENT3_ERROR *
    Math.max(Math.abs(ux), Math.abs(uy), Math.abs(uz)) *
    Math.max(Math.abs(vx), Math.abs(vy), Math.abs(vz));

  let det = 0;
  let limit = 0;
  let wx = q[b0] - ax;
  let wy = q[b0 + 1] - ay;
  let wz = q[b0 + 2] - az;
  det = nx * wx + ny * wy + nz * wz;
  limit = bound * Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const sb0 = det > limit ? 1 : det < -limit ? -1 : orient3Filtered(p, a0, p, a1, p, a2, q, b0);
  wx = q[b1] - ax;
  wy = q[b1 + 1] - ay;
  wz = q[b1 + 2] - az;
  det = nx * wx + ny * wy + nz * wz;
  limit = bound * Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const sb1 = det > limit ? 1 : det < -limit ? -1 : orient3Filtered(p, a0, p, a1, p, a2, q, b1);
  wx = q[b2] - ax;
  wy = q[b2 + 1] - ay;
  wz = q[b2 + 2] - az;
  det = nx * wx + ny * wy + nz * wz;
  limit = bound * Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const sb2 = det > limit ? 1 : det < -limit ? -1 : orient3Filtered(p, a0, p, a1, p, a2, q, b2);
  if ((sb0 > 0 && sb1 > 0 && sb2 > 0) || (sb0 < 0 && sb1 < 0 && sb2 < 0)) return false;

  const bx = q[b0];
  const by = q[b0 + 1];
  const bz = q[b0 + 2];
  ux = q[b1] - bx;
  uy = q[b1 + 1] - by;
  uz = q[b1 + 2] - bz;
  vx = q[b2] - bx;
  vy = q[b2 + 1] - by;
  vz = q[b2 + 2] - bz;
  nx = uy * vz - uz * vy;
  ny = uz * vx - ux * vz;
  nz = ux * vy - uy * vx;
  bound =
    ORIENT3_ERROR *
    Math.max(Math.abs(ux), Math.abs(uy), Math.abs(uz)) *
    Math.max(Math.abs(vx), Math.abs(vy), Math.abs(vz));

  wx = ax - bx;
  wy = ay - by;
  wz = az - bz;
  det = nx * wx + ny * wy + nz * wz;
  limit = bound * Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const sa0 = det > limit ? 1 : det < -limit ? -1 : orient3Filtered(q, b0, q, b1, q, b2, p, a0);
  wx = p[a1] - bx;
  wy = p[a1 + 1] - by;
  wz = p[a1 + 2] - bz;
  det = nx * wx + ny * wy + nz * wz;
  limit = bound * Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const sa1 = det > limit ? 1 : det < -limit ? -1 : orient3Filtered(q, b0, q, b1, q, b2, p, a1);
  wx = p[a2] - bx;
  wy = p[a2 + 1] - by;
  wz = p[a2 + 2] - bz;
  det = nx * wx + ny * wy + nz * wz;
  limit = bound * Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const sa2 = det > limit ? 1 : det < -limit ? -1 : orient3Filtered(q, b0, q, b1, q, b2, p, a2);
  if ((sa0 > 0 && sa1 > 0 && sa2 > 0) || (sa0 < 0 && sa1 < 0 && sa2 < 0)) return false;

  const flatA = sa0 === 0 && sa1 === 0 && sa2 === 0;
  const flatB = sb0 === 0 && sb1 === 0 && sb2 === 0;
  if (flatA || flatB) return planarOrDegenerateTrianglesIntersect(p, a0, a1, a2, q, b0, b1, b2);

  const loneA = loneCorner(sa0, sa1, sa2);
  const loneB = loneCorner(sb0, sb1, sb2);
  const i = loneA >> 1;
  const j = loneB >> 1;
  const p0 = i === 0 ? a0 : i === 1 ? a1 : a2;
  const pNext = i === 0 ? a1 : i === 1 ? a2 : a0;
  const pLast = i === 0 ? a2 : i === 1 ? a0 : a1;
  const q0 = j === 0 ? b0 : j === 1 ? b1 : b2;
  const qNext = j === 0 ? b1 : j === 1 ? b2 : b0;
  const qLast = j === 0 ? b2 : j === 1 ? b0 : b1;
  // A lone corner on the negative side turns the *other* triangle over, which makes it the positive side.
  const turnB = (loneA & 1) === 1;
  const turnA = (loneB & 1) === 1;
  const p1 = turnA ? pLast : pNext;
  const p2 = turnA ? pNext : pLast;
  const q1 = turnB ? qLast : qNext;
  const q2 = turnB ? qNext : qLast;
  return orient3Filtered(p, p1, q, q0, p, p0, q, q1) <= 0 && orient3Filtered(p, p0, q, q0, p, p2, q, q2) <= 0;
}

/** Twice the index of the corner that stands alone, plus one if it counts as being on the negative side. */
function loneCorner(s0: number, s1: number, s2: number): number {
  if (s0 > 0 && s1 <= 0 && s2 <= 0) return 0;
  if (s1 > 0 && s2 <= 0 && s0 <= 0) return 2;
  if (s2 > 0 && s0 <= 0 && s1 <= 0) return 4;
  if (s0 < 0 && s1 >= 0 && s2 >= 0) return 1;
  if (s1 < 0 && s2 >= 0 && s0 >= 0) return 3;
  if (s2 < 0 && s0 >= 0 && s1 >= 0) return 5;
  // One corner in the plane, the other two strictly on one side: the triangles can meet in that corner only.
  if (s0 === 0) return s1 > 0 ? 1 : 0;
  if (s1 === 0) return s2 > 0 ? 3 : 2;
  return s0 > 0 ? 5 : 4;
}
