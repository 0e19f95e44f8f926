/** Distance from a point to a triangle, by the regions around it (Ericson 2005, section 5.1.5). */
import { add, dot, norm, scale, subtract, type Vec, vec } from './vectors.js';

export function distanceToTriangle(p: Vec, a: Vec, b: Vec, c: Vec): number {
  return norm(subtract(p, closest(p, a, b, c)));
}

function closest(p: Vec, a: Vec, b: Vec, c: Vec): Vec {
  const ab = subtract(b, a);
  const ac = subtract(c, a);
  const ap = subtract(p, a);
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return a;
  const bp = subtract(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return b;
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return add(a, scale(ab, d1 / (d1 - d3)));
  const cp = subtract(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return c;
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return add(a, scale(ac, d2 / (d2 - d6)));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return add(b, scale(subtract(c, b), w));
  }
  const sum = va + vb + vc;
  if (!(Math.abs(sum) > 0)) return a;
  return add(a, add(scale(ab, vb / sum), scale(ac, vc / sum)));
}

/** Distance from a point to the nearest triangle of a surface. */
export function distanceToSurface(
  positions: ArrayLike<number>,
  triangles: ArrayLike<number>,
  p: Vec,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let t = 0; t < triangles.length; t += 3) {
    const d = distanceToTriangle(
      p,
      vec(positions, triangles[t] * 3),
      vec(positions, triangles[t + 1] * 3),
      vec(positions, triangles[t + 2] * 3),
    );
    if (d < least) least = d;
  }
  return least;
}
