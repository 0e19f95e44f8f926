/**
 * Is a point in the closed tetrahedron? Exact, for either orientation of the tetrahedron; a flat one contains
 * nothing but is never asked in a sound mesh, and then answers by its four (zero) signs.
 */
import { orient3 } from './orientation.js';

/** Offsets: `x` into `points`, the four corners into `positions` (three times the vertex numbers). */
export function pointInTetrahedron(
  points: Float64Array,
  x: number,
  positions: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
): boolean {
  const sd = orient3(positions, a, b, c, points, x);
  const sb = orient3(positions, a, c, d, points, x);
  if ((sd > 0 && sb < 0) || (sd < 0 && sb > 0)) return false;
  const sc = orient3(positions, a, d, b, points, x);
  const sa = orient3(positions, b, d, c, points, x);
  return (sa >= 0 && sb >= 0 && sc >= 0 && sd >= 0) || (sa <= 0 && sb <= 0 && sc <= 0 && sd <= 0);
}
