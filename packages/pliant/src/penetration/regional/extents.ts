/**
 * How far body `a` must move along a direction to be free of body `b`.
 *
 * Two measures. `supportExtent` is exact for convex bodies: the highest point of `b` minus the lowest of `a`. `rayExtent` is made for
 * any shape, and local: along the line through a colliding point, `a` reaches back to where the line leaves `a`, and `b` reaches
 * ahead to where it leaves `b`; their sum is what that line asks for, and the longest over the region's points is what the region
 * asks for. It sees what the points see: between them it may miss up to a part of an edge, so the extent of what the bodies share
 * (vertices and crossings, in region-table.ts) is the least that counts. Together they halve the error of rays alone on cubes.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { Walker } from '../edges/walk.js';

/** Largest value of x·direction over the given vertices. */
export function support(body: TetBody, vertices: Uint32Array, x: number, y: number, z: number): number {
  const { positions: p, offset } = body;
  let most = -Infinity;
  for (let k = 0; k < vertices.length; k++) {
    const at = offset + 3 * vertices[k]!;
    const s = p[at]! * x + p[at + 1]! * y + p[at + 2]! * z;
    if (s > most) most = s;
  }
  return most;
}

/** What the line through one colliding point asks for; 0 where a walk is lost. */
export function rayExtent(
  overlap: PairOverlap,
  row: number,
  walker: Walker,
  x: number,
  y: number,
  z: number,
): number {
  const own = overlap.owner(row);
  const partner = overlap.partner(row);
  const v = overlap.points.vertices[row]!;
  const at = own.offset + 3 * v;
  const px = own.positions[at]!;
  const py = own.positions[at + 1]!;
  const pz = own.positions[at + 2]!;
  // Points of `a` leave `b` ahead; points of `b` leave `a` behind.
  const s = row < overlap.points.split ? 1 : -1;
  const through = walker.walk(partner, overlap.points.tets[row]!, px, py, pz, s * x, s * y, s * z, Infinity);
  const ahead = through >= 0 ? walker.distance : 0;
  return ahead + wayThroughOwn(own, v, walker, px, py, pz, -s * x, -s * y, -s * z);
}

/** How far a line from a vertex stays in the vertex's own body: through the tetrahedron at the vertex that it enters, if any. */
function wayThroughOwn(
  body: TetBody,
  vertex: number,
  walker: Walker,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const { vertexTets, vertexTetOffsets } = body.topology;
  for (let k = vertexTetOffsets[vertex]!; k < vertexTetOffsets[vertex + 1]!; k++) {
    const tet = vertexTets[k]!;
    if (!entersAt(body, tet, vertex, dx, dy, dz)) continue;
    return walker.walk(body, tet, px, py, pz, dx, dy, dz, Infinity) >= 0 ? walker.distance : 0;
  }
  return 0;
}

/** Does a line from a corner of a tetrahedron run into it? */
function entersAt(body: TetBody, tet: number, vertex: number, dx: number, dy: number, dz: number): boolean {
  const { tets } = body.topology;
  const { positions: p, offset } = body;
  let own = 0;
  while (tets[4 * tet + own] !== vertex) own++;
  const o = offset + 3 * vertex;
  const b = offset + 3 * tets[4 * tet + ((own + 1) & 3)]!;
  const c = offset + 3 * tets[4 * tet + ((own + 2) & 3)]!;
  const d = offset + 3 * tets[4 * tet + ((own + 3) & 3)]!;
  return inCone(p, o, b, c, d, dx, dy, dz);
}

/** Is the direction a sum of the three edges from `o` with weights that are not negative? */
function inCone(
  p: Float64Array,
  o: number,
  b: number,
  c: number,
  d: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const ux = p[b]! - p[o]!;
  const uy = p[b + 1]! - p[o + 1]!;
  const uz = p[b + 2]! - p[o + 2]!;
  const vx = p[c]! - p[o]!;
  const vy = p[c + 1]! - p[o + 1]!;
  const vz = p[c + 2]! - p[o + 2]!;
  const wx = p[d]! - p[o]!;
  const wy = p[d + 1]! - p[o + 1]!;
  const wz = p[d + 2]! - p[o + 2]!;
  const nx = vy * wz - vz * wy;
  const ny = vz * wx - vx * wz;
  const nz = vx * wy - vy * wx;
  const det = ux * nx + uy * ny + uz * nz;
  const s = det > 0 ? 1 : -1;
  if (s * (dx * nx + dy * ny + dz * nz) < 0) return false;
  if (s * (dx * (wy * uz - wz * uy) + dy * (wz * ux - wx * uz) + dz * (wx * uy - wy * ux)) < 0) return false;
  return s * (dx * (uy * vz - uz * vy) + dy * (uz * vx - ux * vz) + dz * (ux * vy - uy * vx)) >= 0;
}
