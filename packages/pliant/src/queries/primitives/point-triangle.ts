/**
 * Closest point of a triangle to a point, with the feature it lies on.
 *
 * Source: Ericson 2005, section 5.1.5 (Voronoi regions by barycentric signs). A triangle that has collapsed to a
 * segment or a point is answered by its edges; a division by zero never reaches the result.
 */

/** Where on a triangle a point lies: corner 0–2, edge 3–5 (edge i+3 runs from corner i to the next), or face 6. */
export const FEATURE_FACE = 6;

/** Squared sine of a corner below which the area coordinates of a triangle are mere rounding. */
const SLIVER = 1e-26;

/**
 * Writes the closest point to `out[o…o+2]`; returns the feature. Offsets into `points` and `positions` are three
 * times the vertex numbers.
 */
export function closestPointOnTriangle(
  points: Float64Array,
  x: number,
  positions: Float64Array,
  a: number,
  b: number,
  c: number,
  out: Float64Array,
  o: number,
): number {
  const px = points[x]!;
  const py = points[x + 1]!;
  const pz = points[x + 2]!;
  const ax = positions[a]!;
  const ay = positions[a + 1]!;
  const az = positions[a + 2]!;
  const abx = positions[b]! - ax;
  const aby = positions[b + 1]! - ay;
  const abz = positions[b + 2]! - az;
  const acx = positions[c]! - ax;
  const acy = positions[c + 1]! - ay;
  const acz = positions[c + 2]! - az;
  const apx = px - ax;
  const apy = py - ay;
  const apz = pz - az;
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  if (d1 <= 0 && d2 <= 0) return put(out, o, ax, ay, az, 0);
  const abab = abx * abx + aby * aby + abz * abz;
  const abac = abx * acx + aby * acy + abz * acz;
  const acac = acx * acx + acy * acy + acz * acz;
  const d3 = d1 - abab;
  const d4 = d2 - abac;
  if (d3 >= 0 && d4 <= d3) return put(out, o, positions[b]!, positions[b + 1]!, positions[b + 2]!, 1);
  const d5 = d1 - abac;
  const d6 = d2 - acac;
  if (d6 >= 0 && d5 <= d6) return put(out, o, positions[c]!, positions[c + 1]!, positions[c + 2]!, 2);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0 && abab > 0) {
    const t = d1 / abab;
    return put(out, o, ax + t * abx, ay + t * aby, az + t * abz, 3);
  }
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0 && acac > 0) {
    const t = d2 / acac;
    return put(out, o, ax + t * acx, ay + t * acy, az + t * acz, 5);
  }
  const va = d3 * d6 - d5 * d4;
  const bcbc = d4 - d3 + (d5 - d6);
  const sum = va + vb + vc;
  // In a sliver the three areas are rounding: then an edge is as close as the face, and safe.
  if (va <= 0 || !(sum > SLIVER * abab * acac)) {
    const t = bcbc > 0 ? Math.min(1, Math.max(0, (d4 - d3) / bcbc)) : 0;
    return put(out, o, ax + abx + t * (acx - abx), ay + aby + t * (acy - aby), az + abz + t * (acz - abz), 4);
  }
  const inverse = 1 / sum;
  const v = vb * inverse;
  const w = vc * inverse;
  return put(out, o, ax + v * abx + w * acx, ay + v * aby + w * acy, az + v * abz + w * acz, FEATURE_FACE);
}

function put(out: Float64Array, o: number, x: number, y: number, z: number, feature: number): number {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
  return feature;
}
