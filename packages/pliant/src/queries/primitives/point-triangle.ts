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
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  const ax = positions[a];
  const ay = positions[a + 1];
  const az = positions[a + 2];
  const abx = positions[b] - ax;
  const aby = positions[b + 1] - ay;
  const abz = positions[b + 2] - az;
  const acx = positions[c] - ax;
  const acy = positions[c + 1] - ay;
  const acz = positions[c + 2] - az;
  const apx = px - ax;
  const apy = py - ay;
  const apz = pz - az;
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  // One exit that writes: coordinates handed to a helper would be boxed, for every triangle of a search.
  let t = 0;
  let u = 0;
  let feature = 0;
  const abab = abx * abx + aby * aby + abz * abz;
  const abac = abx * acx + aby * acy + abz * acz;
  const acac = acx * acx + acy * acy + acz * acz;
  const d3 = d1 - abab;
  const d4 = d2 - abac;
  const d5 = d1 - abac;
  const d6 = d2 - acac;
  const vc = d1 * d4 - d3 * d2;
  const vb = d5 * d2 - d1 * d6;
  const va = d3 * d6 - d5 * d4;
  if (d1 <= 0 && d2 <= 0) {
    feature = 0;
  } else if (d3 >= 0 && d4 <= d3) {
    feature = 1;
  } else if (d6 >= 0 && d5 <= d6) {
    feature = 2;
  } else if (vc <= 0 && d1 >= 0 && d3 <= 0 && abab > 0) {
    t = d1 / abab;
    feature = 3;
  } else if (vb <= 0 && d2 >= 0 && d6 <= 0 && acac > 0) {
    u = d2 / acac;
    feature = 5;
  } else {
    const bcbc = d4 - d3 + (d5 - d6);
    const sum = va + vb + vc;
    // In a sliver the three areas are rounding: then an edge is as close as the face, and safe.
    if (va <= 0 || !(sum > SLIVER * abab * acac)) {
      t = bcbc > 0 ? Math.min(1, Math.max(0, (d4 - d3) / bcbc)) : 0;
      feature = 4;
    } else {
      const inverse = 1 / sum;
      t = vb * inverse;
      u = vc * inverse;
      feature = FEATURE_FACE;
    }
  }
  if (feature === 1 || feature === 2) {
    const corner = feature === 1 ? b : c;
    out[o] = positions[corner];
    out[o + 1] = positions[corner + 1];
    out[o + 2] = positions[corner + 2];
  } else if (feature === 4) {
    out[o] = ax + abx + t * (acx - abx);
    out[o + 1] = ay + aby + t * (acy - aby);
    out[o + 2] = az + abz + t * (acz - abz);
  } else {
    out[o] = ax + t * abx + u * acx;
    out[o + 1] = ay + t * aby + u * acy;
    out[o + 2] = az + t * abz + u * acz;
  }
  return feature;
}
