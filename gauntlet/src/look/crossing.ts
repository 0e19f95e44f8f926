/** Whether a segment crosses a triangle, by the signs of volumes; a touch at an edge counts. */
import { cross, dot, subtract, type Vec, vec } from './vectors.js';

export function crosses(from: Vec, to: Vec, a: Vec, b: Vec, c: Vec): boolean {
  const n = cross(subtract(b, a), subtract(c, a));
  const s = dot(n, subtract(from, a));
  const e = dot(n, subtract(to, a));
  if (s * e > 0 || s === e) return false;
  const way = subtract(to, from);
  const u = volume(from, way, a, b);
  const v = volume(from, way, b, c);
  const w = volume(from, way, c, a);
  return (u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0);
}

function volume(from: Vec, way: Vec, a: Vec, b: Vec): number {
  return dot(way, cross(subtract(a, from), subtract(b, from)));
}

/** First triangle of a surface that the segment crosses; −1 for none. */
export function firstCrossed(
  positions: ArrayLike<number>,
  triangles: ArrayLike<number>,
  from: Vec,
  to: Vec,
): number {
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vec(positions, triangles[t + k] * 3));
    if (crosses(from, to, a, b, c)) return t / 3;
  }
  return -1;
}
