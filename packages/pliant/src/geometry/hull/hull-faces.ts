/**
 * From the triangles of a hull to its faces: triangles that lie in one plane become one polygon. The largest triangle
 * that is left opens a face and takes its neighbours while they stay in its plane, so slivers, whose own normals mean
 * nothing, are never asked for one. Points on the middle of an edge, which belong to two faces only, are dropped.
 */
import { FarthestPoint } from './farthest.js';
import { extentOf } from './general-position.js';
import { quickhull } from './quickhull.js';

/** A point this far from a face's plane, as a share of the extent, lies in it. */
const IN_PLANE = 1e-8;

export interface Hull {
  /** Corners [m], three numbers each. */
  readonly points: Float64Array;
  /** Corners of face f: `corners[first[f] … first[f + 1])`, counter-clockwise from outside. */
  readonly first: Uint32Array;
  readonly corners: Uint32Array;
  /** Outward unit normal and offset n·x of each face; every point given has n·x ≤ offset. */
  readonly planes: Float64Array;
}

export function convexHull(points: Float64Array): Hull {
  const triangles = quickhull(points);
  const loops = dropMiddles(points, faceLoops(points, triangles));
  const numbers = new Map<number, number>();
  for (const i of [...new Set(loops.flat())].sort((a, b) => a - b)) numbers.set(i, numbers.size);
  const used = new Float64Array(3 * numbers.size);
  for (const [from, to] of numbers) used.set(points.subarray(3 * from, 3 * from + 3), 3 * to);
  const first = new Uint32Array(loops.length + 1);
  loops.forEach((loop, f) => {
    first[f + 1] = first[f] + loop.length;
  });
  const corners = Uint32Array.from(loops.flat(), (i) => numbers.get(i)!);
  return {
    points: used,
    first,
    corners,
    planes: facePlanes(used, first, corners, new FarthestPoint(points)),
  };
}

function faceLoops(points: Float64Array, triangles: Uint32Array): number[][] {
  const count = triangles.length / 3;
  const tolerance = IN_PLANE * extentOf(points);
  const neighbours = edgeNeighbours(triangles);
  const areas = Array.from({ length: count }, (_, t) => normalOf(points, triangles, t)[3]);
  const order = Array.from({ length: count }, (_, t) => t).sort((a, b) => areas[b] - areas[a] || a - b);
  const face = new Int32Array(count).fill(-1);
  const loops: number[][] = [];
  for (const seed of order) {
    if (face[seed] >= 0) continue;
    const members = flood(points, triangles, neighbours, face, seed, loops.length, tolerance);
    let loop = boundary(triangles, members);
    if (loop === undefined) {
      for (const t of members) face[t] = -1;
      face[seed] = loops.length;
      loop = [...triangles.subarray(3 * seed, 3 * seed + 3)];
    }
    loops.push(loop);
  }
  return loops;
}

/** Normal and twice the area of a triangle. */
function normalOf(p: Float64Array, triangles: Uint32Array, t: number): [number, number, number, number] {
  const [a, b, c] = [3 * triangles[3 * t], 3 * triangles[3 * t + 1], 3 * triangles[3 * t + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return [x, y, z, Math.sqrt(x * x + y * y + z * z)];
}

/** More points than a hull has: two of their numbers make one. */
const EDGE_SPAN = 2 ** 26;

/** Triangle across the edge k of triangle t, at 3t + k. */
function edgeNeighbours(triangles: Uint32Array): Int32Array {
  const owner = new Map<number, number>();
  for (let e = 0; e < triangles.length; e++) owner.set(triangles[e] * EDGE_SPAN + triangles[after(e)], e);
  const neighbours = new Int32Array(triangles.length);
  for (let e = 0; e < triangles.length; e++) {
    neighbours[e] = Math.floor(owner.get(triangles[after(e)] * EDGE_SPAN + triangles[e])! / 3);
  }
  return neighbours;
}

const after = (e: number): number => (e % 3 === 2 ? e - 2 : e + 1);

function flood(
  p: Float64Array,
  triangles: Uint32Array,
  neighbours: Int32Array,
  face: Int32Array,
  seed: number,
  name: number,
  tolerance: number,
): number[] {
  const [nx, ny, nz, length] = normalOf(p, triangles, seed);
  const level = (i: number): number => (nx * p[3 * i] + ny * p[3 * i + 1] + nz * p[3 * i + 2]) / length;
  const plane = level(triangles[3 * seed]);
  const lies = (t: number): boolean =>
    [0, 1, 2].every((k) => Math.abs(level(triangles[3 * t + k]) - plane) <= tolerance);
  const members = [seed];
  face[seed] = name;
  for (let m = 0; m < members.length; m++) {
    for (let k = 0; k < 3; k++) {
      const next = neighbours[3 * members[m] + k];
      if (face[next] >= 0 || !lies(next)) continue;
      face[next] = name;
      members.push(next);
    }
  }
  return members;
}

/** The loop of edges around some triangles; undefined when there are several, or one that meets itself. */
function boundary(triangles: Uint32Array, members: readonly number[]): number[] | undefined {
  if (members.length === 1) return [...rotated(triangles, 3 * members[0])];
  const inner = new Set<number>();
  for (const t of members)
    for (let e = 3 * t; e < 3 * t + 3; e++) inner.add(triangles[e] * EDGE_SPAN + triangles[after(e)]);
  const next = new Map<number, number>();
  for (const t of members) {
    for (let e = 3 * t; e < 3 * t + 3; e++) {
      if (inner.has(triangles[after(e)] * EDGE_SPAN + triangles[e])) continue;
      if (next.has(triangles[e])) return undefined;
      next.set(triangles[e], triangles[after(e)]);
    }
  }
  let start = Number.POSITIVE_INFINITY;
  for (const i of next.keys()) start = Math.min(start, i);
  const loop: number[] = [];
  for (let i = start; loop.length === 0 || i !== start; i = next.get(i)!) {
    if (loop.length > next.size || !next.has(i)) return undefined;
    loop.push(i);
  }
  return loop.length === next.size ? loop : undefined;
}

/** The corners of the triangle whose first stands at `o`, the lowest number first. */
function rotated(triangles: Uint32Array, o: number): [number, number, number] {
  const [a, b, c] = [triangles[o], triangles[o + 1], triangles[o + 2]];
  if (a < b && a < c) return [a, b, c];
  return b < c ? [b, c, a] : [c, a, b];
}

/**
 * Leaves out points of which only two faces know and which lie straight between their neighbours: the middle of an
 * edge.
 */
function dropMiddles(points: Float64Array, loops: number[][]): number[][] {
  const tolerance = IN_PLANE * extentOf(points);
  const uses = new Map<number, number>();
  const bends = new Set<number>();
  for (const loop of loops) {
    loop.forEach((i, k) => {
      uses.set(i, (uses.get(i) ?? 0) + 1);
      const before = loop[(k + loop.length - 1) % loop.length];
      if (fromLine(points, before, loop[(k + 1) % loop.length], i) > tolerance) bends.add(i);
    });
  }
  const kept = loops.map((loop) => loop.filter((i) => uses.get(i)! > 2 || bends.has(i)));
  return kept.filter((loop) => loop.length > 2);
}

function fromLine(p: Float64Array, a: number, b: number, i: number): number {
  const [x, y, z] = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
  const [u, v, w] = [0, 1, 2].map((k) => p[3 * i + k] - p[3 * a + k]);
  const [cx, cy, cz] = [y * w - z * v, z * u - x * w, x * v - y * u];
  return Math.sqrt((cx * cx + cy * cy + cz * cz) / (x * x + y * y + z * z));
}

/** Newell's normal, which no nearly straight corner spoils; the offset is moved out to the outermost point of all. */
function facePlanes(
  p: Float64Array,
  first: Uint32Array,
  corners: Uint32Array,
  all: FarthestPoint,
): Float64Array {
  const planes = new Float64Array(4 * (first.length - 1));
  for (let f = 0; f + 1 < first.length; f++) {
    const n = [0, 0, 0];
    for (let c = first[f]; c < first[f + 1]; c++) {
      const a = 3 * corners[c];
      const b = 3 * corners[c + 1 === first[f + 1] ? first[f] : c + 1];
      for (let k = 0; k < 3; k++) {
        const u = (k + 1) % 3;
        const v = (k + 2) % 3;
        n[k] += (p[a + u] - p[b + u]) * (p[a + v] + p[b + v] - 2 * p[3 * corners[first[f]] + v]);
      }
    }
    const length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (let k = 0; k < 3; k++) planes[4 * f + k] = n[k] / length;
    const o = 3 * corners[first[f]];
    const here = planes[4 * f] * p[o] + planes[4 * f + 1] * p[o + 1] + planes[4 * f + 2] * p[o + 2];
    planes[4 * f + 3] = all.along(planes[4 * f], planes[4 * f + 1], planes[4 * f + 2], here);
  }
  return planes;
}

/** Fans of triangles over all faces. */
export function hullTriangles({ first, corners }: Hull): Uint32Array {
  const triangles: number[] = [];
  for (let f = 0; f + 1 < first.length; f++) {
    for (let c = first[f] + 1; c + 1 < first[f + 1]; c++)
      triangles.push(corners[first[f]], corners[c], corners[c + 1]);
  }
  return Uint32Array.from(triangles);
}
