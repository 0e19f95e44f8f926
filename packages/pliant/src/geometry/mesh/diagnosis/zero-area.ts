/**
 * Faces without area: those whose height over the longest side is within a few roundings of the coordinates themselves.
 * The normal of such a face is noise. The measure follows the scale of the mesh and its distance from the origin, so a
 * tiny but well-shaped face is a face, and a needle of aspect 1e12 near the origin is one too.
 */
import { twiceArea } from '../measures.js';

/**
 * Height below this many roundings of the largest coordinate counts as none. Exactly collinear corners have at most
 * two.
 */
const ROUNDINGS = 8 * Number.EPSILON;

/** Numbers of the triangles whose corners lie on one line or coincide, ascending. */
export function zeroAreaFaces(positions: Float64Array, triangles: Uint32Array): Uint32Array {
  const list: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    if (hasNoArea(positions, 3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2])) list.push(t / 3);
  }
  return Uint32Array.from(list);
}

function hasNoArea(p: Float64Array, a: number, b: number, c: number): boolean {
  let largest = 0;
  let longestSq = 0;
  const corners = [a, b, c];
  for (let i = 0; i < 3; i++) {
    const from = corners[i];
    const to = corners[(i + 1) % 3];
    let lengthSq = 0;
    for (let k = 0; k < 3; k++) {
      const side = p[to + k] - p[from + k];
      lengthSq += side * side;
      largest = Math.max(largest, Math.abs(p[from + k]));
    }
    longestSq = Math.max(longestSq, lengthSq);
  }
  return twiceArea(p, a, b, c) <= ROUNDINGS * largest * Math.sqrt(longestSq);
}
