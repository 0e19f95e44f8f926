/**
 * How far body `a` must move along a direction to be free of body `b`.
 *
 * There are two measures. `supportExtent` is exact for convex bodies: the highest point of `b` minus the lowest of `a`.
 * `rayExtent` serves any shape, and is local: along the line through a colliding point, `a` reaches back to its exit
 * and `b` reaches ahead to its exit. Their sum is the need of that line, and the largest sum over the region's points
 * is the need of the region. Between the points it may miss up to a part of an edge. So the extent of the shared points
 * (vertices and crossings, in region-table.ts) is the least that counts. Together they halve the error of rays alone on
 * cubes.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { DISTANCE, type Walker } from '../edges/walk.js';

/** Writes the largest value of x·d over the given vertices to out[o], with d `sign` times direction `c`. */
export function support(
  out: Float64Array,
  o: number,
  body: TetBody,
  vertices: Uint32Array,
  directions: Float64Array,
  c: number,
  sign: number,
): void {
  const { positions: p, offset } = body;
  const x = sign * directions[3 * c];
  const y = sign * directions[3 * c + 1];
  const z = sign * directions[3 * c + 2];
  let most = -Infinity;
  for (let k = 0; k < vertices.length; k++) {
    const at = offset + 3 * vertices[k];
    const s = p[at] * x + p[at + 1] * y + p[at + 2] * z;
    if (s > most) most = s;
  }
  out[o] = most;
}

/** Writes the need of the line through one colliding point along direction `c` to out[o]; 0 where a walk is lost. */
export function rayExtent(
  out: Float64Array,
  o: number,
  overlap: PairOverlap,
  row: number,
  walker: Walker,
  directions: Float64Array,
  c: number,
): void {
  const own = overlap.owner(row);
  const v = overlap.points.vertices[row];
  const at = own.offset + 3 * v;
  // Points of `a` leave `b` ahead; points of `b` leave `a` behind.
  const s = row < overlap.points.split ? 1 : -1;
  walker.along(own.positions, at, directions, 3 * c, s);
  const through = walker.walk(overlap.partner(row), overlap.points.tets[row]);
  out[o] = through >= 0 ? walker.weights[DISTANCE] : 0;
  walker.along(own.positions, at, directions, 3 * c, -s);
  if (walkOwn(own, v, walker)) out[o] += walker.weights[DISTANCE];
}

/**
 * Continues the line through the vertex's own body, in the tetrahedron at the vertex that the line enters; false if
 * there is none.
 */
function walkOwn(body: TetBody, vertex: number, walker: Walker): boolean {
  const { vertexTets, vertexTetOffsets } = body.topology;
  for (let k = vertexTetOffsets[vertex]; k < vertexTetOffsets[vertex + 1]; k++) {
    if (entersAt(body, vertexTets[k], vertex, walker.line)) return walker.walk(body, vertexTets[k]) >= 0;
  }
  return false;
}

/** Does a line from a corner of a tetrahedron run into it? */
function entersAt(body: TetBody, tet: number, vertex: number, line: Float64Array): boolean {
  const { tets } = body.topology;
  const { positions: p, offset } = body;
  let own = 0;
  while (tets[4 * tet + own] !== vertex) own++;
  const o = offset + 3 * vertex;
  const b = offset + 3 * tets[4 * tet + ((own + 1) & 3)];
  const c = offset + 3 * tets[4 * tet + ((own + 2) & 3)];
  const d = offset + 3 * tets[4 * tet + ((own + 3) & 3)];
  return inCone(p, o, b, c, d, line);
}

/** Is the direction a sum of the three edges from `o` with weights that are not negative? */
function inCone(p: Float64Array, o: number, b: number, c: number, d: number, line: Float64Array): boolean {
  const dx = line[3];
  const dy = line[4];
  const dz = line[5];
  const ux = p[b] - p[o];
  const uy = p[b + 1] - p[o + 1];
  const uz = p[b + 2] - p[o + 2];
  const vx = p[c] - p[o];
  const vy = p[c + 1] - p[o + 1];
  const vz = p[c + 2] - p[o + 2];
  const wx = p[d] - p[o];
  const wy = p[d + 1] - p[o + 1];
  const wz = p[d + 2] - p[o + 2];
  const nx = vy * wz - vz * wy;
  const ny = vz * wx - vx * wz;
  const nz = vx * wy - vy * wx;
  const det = ux * nx + uy * ny + uz * nz;
  const s = det > 0 ? 1 : -1;
  if (s * (dx * nx + dy * ny + dz * nz) < 0) return false;
  if (s * (dx * (wy * uz - wz * uy) + dy * (wz * ux - wx * uz) + dz * (wx * uy - wy * ux)) < 0) return false;
  return s * (dx * (uy * vz - uz * vy) + dy * (uz * vx - ux * vz) + dz * (ux * vy - uy * vx)) >= 0;
}
