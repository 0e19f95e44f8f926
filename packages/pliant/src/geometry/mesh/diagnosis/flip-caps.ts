/**
 * A zero-area face with three separate corners (a "cap") can't just be dropped: its long side has a neighbour, and two
 * shorter sides have theirs, so dropping it leaves a slit. Swapping its long side for the other diagonal of the two
 * faces puts the middle corner on the neighbour instead, with the same surface:
 *
 *        m                       m
 *   p ───┴─── q        →    p ───┬─── q        (p, q, m) + (q, p, d)  →  (m, p, d) + (d, q, m)
 *     ╲     ╱                 ╲  │  ╱
 *        d                       d
 *
 * Caps are flipped against faces that have area, in rounds, until none is left that can be. Left alone are caps at open
 * or crowded edges, and those whose new side exists already.
 */
import { nextHalf, type TriangleAdjacency, triangleAdjacency } from '../adjacency.js';
import { zeroAreaFaces } from './zero-area.js';

export function flipCaps(
  positions: Float64Array,
  given: Uint32Array,
): { triangles: Uint32Array; count: number } {
  const triangles = given.slice();
  let count = 0;
  for (;;) {
    const flat = zeroAreaFaces(positions, triangles);
    const flipped = flat.length > 0 ? flipRound(positions, triangles, flat) : 0;
    count += flipped;
    if (flipped === 0) return { triangles, count };
  }
}

function flipRound(positions: Float64Array, triangles: Uint32Array, flat: Uint32Array): number {
  const adjacency = triangleAdjacency(triangles, positions.length / 3);
  const locked = new Uint8Array(triangles.length / 3);
  const isFlat = new Uint8Array(triangles.length / 3);
  for (const t of flat) isFlat[t] = 1;
  let flipped = 0;
  for (const t of flat) {
    const long = longestHalf(positions, triangles, t);
    const u = adjacency.triangleNeighbours[long];
    if (u < 0 || isFlat[u] || locked[t] || locked[u]) continue;
    if (!flip(positions, triangles, adjacency, long, u)) continue;
    flipped++;
    for (const face of [t, u]) {
      locked[face] = 1;
      for (let i = 0; i < 3; i++) {
        const n = adjacency.triangleNeighbours[3 * face + i];
        if (n >= 0) locked[n] = 1;
      }
    }
  }
  return flipped;
}

function flip(
  positions: Float64Array,
  triangles: Uint32Array,
  adjacency: TriangleAdjacency,
  long: number,
  u: number,
): boolean {
  const p = triangles[long];
  const q = triangles[nextHalf(long)];
  const m = triangles[nextHalf(nextHalf(long))];
  const across = [3 * u, 3 * u + 1, 3 * u + 2].find(
    (h) => triangles[h] === q && triangles[nextHalf(h)] === p,
  );
  if (across === undefined) return false;
  const d = triangles[nextHalf(nextHalf(across))];
  if (d === m || hasEdge(adjacency, triangles, m, d)) return false;
  const candidate = Uint32Array.of(m, p, d, d, q, m);
  if (zeroAreaFaces(positions, candidate).length > 0) return false;
  triangles.set(candidate.subarray(0, 3), long - (long % 3));
  triangles.set(candidate.subarray(3), 3 * u);
  return true;
}

function hasEdge(adjacency: TriangleAdjacency, triangles: Uint32Array, v: number, w: number): boolean {
  const { vertexOffsets, vertexTriangles } = adjacency;
  for (let k = vertexOffsets[v]; k < vertexOffsets[v + 1]; k++) {
    const t = 3 * vertexTriangles[k];
    if (triangles[t] === w || triangles[t + 1] === w || triangles[t + 2] === w) return true;
  }
  return false;
}

function longestHalf(positions: Float64Array, triangles: Uint32Array, t: number): number {
  let longest = 3 * t;
  let largestSq = -1;
  for (let h = 3 * t; h < 3 * t + 3; h++) {
    const a = 3 * triangles[h];
    const b = 3 * triangles[nextHalf(h)];
    const x = positions[b] - positions[a];
    const y = positions[b + 1] - positions[a + 1];
    const z = positions[b + 2] - positions[a + 2];
    const lengthSq = x * x + y * y + z * z;
    if (lengthSq > largestSq) {
      largestSq = lengthSq;
      longest = h;
    }
  }
  return longest;
}
