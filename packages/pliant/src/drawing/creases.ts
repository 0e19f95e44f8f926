/**
 * Which corners of a surface share a normal: at an edge sharper than a crease, a vertex is drawn once for each side, so
 * that light breaks there as it does at the edge of a box, while round parts stay round. Corners around a vertex belong
 * together where their faces meet along smooth edges.
 */

import { hypot3 } from '../math/roots.js';

/** Edges sharper than this stay edges: the cosine of 40°. */
const CREASE = 0.766;

/** A surface whose vertices are told apart where sides of a sharp edge meet. */
export interface CreasedSurface {
  /** Drawn vertex → vertex of the surface. */
  readonly sources: Uint32Array;
  /** Triangles of drawn vertices. */
  readonly triangles: Uint32Array;
}

/** Splits the vertices of a surface at its sharp edges; `count` is the number of its vertices. */
export function splitAtCreases(
  positions: ArrayLike<number>,
  triangles: Uint32Array,
  count: number,
): CreasedSurface {
  const normals = faceNormals(positions, triangles);
  const around: number[][] = Array.from({ length: count }, () => []);
  triangles.forEach((vertex, corner) => {
    around[vertex].push(corner);
  });
  const sources: number[] = Array.from({ length: count }, (_, k) => k);
  const drawn = new Uint32Array(triangles);
  for (let vertex = 0; vertex < count; vertex++) {
    const fans = fansOf(around[vertex], triangles, normals);
    for (const fan of fans.slice(1)) {
      for (const corner of fan) drawn[corner] = sources.length;
      sources.push(vertex);
    }
  }
  return { sources: Uint32Array.from(sources), triangles: drawn };
}

/** Corners of a vertex in groups whose faces are smooth neighbours. */
function fansOf(corners: readonly number[], triangles: Uint32Array, normals: Float64Array): number[][] {
  const fans: number[][] = [];
  const left = new Set(corners);
  for (const start of corners) {
    if (!left.delete(start)) continue;
    const fan = [start];
    for (const corner of fan) {
      for (const other of left) {
        if (!areSmooth(normals, corner, other) || !shareEdge(triangles, corner, other)) continue;
        left.delete(other);
        fan.push(other);
      }
    }
    fans.push(fan);
  }
  return fans;
}

function areSmooth(normals: Float64Array, p: number, q: number): boolean {
  const [a, b] = [3 * Math.floor(p / 3), 3 * Math.floor(q / 3)];
  return normals[a] * normals[b] + normals[a + 1] * normals[b + 1] + normals[a + 2] * normals[b + 2] > CREASE;
}

/** Faces of two corners of one vertex have another vertex in common. */
function shareEdge(triangles: Uint32Array, p: number, q: number): boolean {
  const [a, b] = [p - (p % 3), q - (q % 3)];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      if (triangles[a + i] === triangles[b + j] && triangles[a + i] !== triangles[p]) return true;
  return false;
}

function faceNormals(x: ArrayLike<number>, triangles: Uint32Array): Float64Array {
  const normals = new Float64Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
    const u = [0, 1, 2].map((i) => x[b + i] - x[a + i]);
    const v = [0, 1, 2].map((i) => x[c + i] - x[a + i]);
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const length = hypot3(n[0], n[1], n[2]) || 1;
    normals.set(
      n.map((value) => value / length),
      t,
    );
  }
  return normals;
}
