/**
 * How well shaped elements are. Both measures are 1 for the regular element, 0 for a flat one and do not depend on
 * size; the one for tetrahedra carries the sign of the volume.
 *
 * Mean ratio: 12 ∛(9 V²) / Σ l² (Liu and Joe, "Relationship between tetrahedron shape measures", 1994).
 * Triangles: 4 √3 A / Σ l².
 */
import { atan2, cbrt } from '../../math/scalar.js';
import { tetDeterminant, twiceArea } from './measures.js';
import { EDGE_CORNERS } from './tet-adjacency.js';

const TWICE_SQRT3 = 3.4641016151377544;

/** One number per triangle, in [0, 1]. */
export function triangleQualities(positions: Float64Array, triangles: Uint32Array): Float64Array {
  const qualities = new Float64Array(triangles.length / 3);
  for (let t = 0; t < qualities.length; t++) {
    const a = 3 * triangles[3 * t];
    const b = 3 * triangles[3 * t + 1];
    const c = 3 * triangles[3 * t + 2];
    const lengthsSq = distanceSq(positions, a, b) + distanceSq(positions, b, c) + distanceSq(positions, c, a);
    qualities[t] = lengthsSq > 0 ? (TWICE_SQRT3 * twiceArea(positions, a, b, c)) / lengthsSq : 0;
  }
  return qualities;
}

/** One number per tetrahedron, in [−1, 1]; negative for an inverted one. */
export function tetQualities(positions: Float64Array, tets: Uint32Array): Float64Array {
  const qualities = new Float64Array(tets.length / 4);
  for (let t = 0; t < qualities.length; t++) qualities[t] = tetQuality(positions, tets, 4 * t);
  return qualities;
}

export function tetQuality(positions: Float64Array, tets: Uint32Array, at: number): number {
  let lengthsSq = 0;
  for (let e = 0; e < 12; e += 2) {
    lengthsSq += distanceSq(positions, 3 * tets[at + EDGE_CORNERS[e]], 3 * tets[at + EDGE_CORNERS[e + 1]]);
  }
  if (!(lengthsSq > 0)) return 0;
  const det = tetDeterminant(positions, 3 * tets[at], 3 * tets[at + 1], 3 * tets[at + 2], 3 * tets[at + 3]);
  // 3 V = det / 2. Taking the cube root before squaring keeps tiny and huge meshes in range.
  const root = cbrt(Math.abs(det) / 2);
  return (Math.sign(det) * 12 * root * root) / lengthsSq;
}

/**
 * The smallest sine of the six angles between faces of one tetrahedron: sin θ = 3/2 V l / (A B) at the edge l of faces
 * A and B.
 */
export function smallestDihedralSine(positions: Float64Array, tets: Uint32Array, at: number): number {
  const a = 3 * tets[at];
  const b = 3 * tets[at + 1];
  const c = 3 * tets[at + 2];
  const d = 3 * tets[at + 3];
  // Twice the areas of the faces opposite a, b, c, d.
  const fa = twiceArea(positions, b, c, d);
  const fb = twiceArea(positions, a, c, d);
  const fc = twiceArea(positions, a, b, d);
  const fd = twiceArea(positions, a, b, c);
  const smallestSq = Math.min(
    distanceSq(positions, a, b) / (fc * fd * (fc * fd)),
    distanceSq(positions, a, c) / (fb * fd * (fb * fd)),
    distanceSq(positions, a, d) / (fb * fc * (fb * fc)),
    distanceSq(positions, b, c) / (fa * fd * (fa * fd)),
    distanceSq(positions, b, d) / (fa * fc * (fa * fc)),
    distanceSq(positions, c, d) / (fa * fb * (fa * fb)),
  );
  return Math.abs(tetDeterminant(positions, a, b, c, d)) * Math.sqrt(smallestSq);
}

/** Smallest and largest angle between two faces of any tetrahedron [rad]; (π, 0) for no tetrahedra. */
export function dihedralRange(positions: Float64Array, tets: Uint32Array): { min: number; max: number } {
  let min = Math.PI;
  let max = 0;
  for (let t = 0; t < tets.length; t += 4) {
    for (let e = 0; e < 6; e++) {
      const i = EDGE_CORNERS[2 * e];
      const j = EDGE_CORNERS[2 * e + 1];
      const k = EDGE_CORNERS[2 * (5 - e)];
      const l = EDGE_CORNERS[2 * (5 - e) + 1];
      const angle = dihedral(positions, 3 * tets[t + i], 3 * tets[t + j], 3 * tets[t + k], 3 * tets[t + l]);
      if (angle < min) min = angle;
      if (angle > max) max = angle;
    }
  }
  return { min, max };
}

/** The angle at edge ab between the half-planes through c and through d, in [0, π] [rad]. */
function dihedral(p: Float64Array, a: number, b: number, c: number, d: number): number {
  const ex = p[b] - p[a];
  const ey = p[b + 1] - p[a + 1];
  const ez = p[b + 2] - p[a + 2];
  const ux = p[c] - p[a];
  const uy = p[c + 1] - p[a + 1];
  const uz = p[c + 2] - p[a + 2];
  const vx = p[d] - p[a];
  const vy = p[d + 1] - p[a + 1];
  const vz = p[d + 2] - p[a + 2];
  const mx = ey * uz - ez * uy;
  const my = ez * ux - ex * uz;
  const mz = ex * uy - ey * ux;
  const nx = ey * vz - ez * vy;
  const ny = ez * vx - ex * vz;
  const nz = ex * vy - ey * vx;
  // m × n is along e with length |m||n| sin: its component along e keeps the accuracy near 0 and π.
  const cx = my * nz - mz * ny;
  const cy = mz * nx - mx * nz;
  const cz = mx * ny - my * nx;
  return atan2(Math.sqrt(cx * cx + cy * cy + cz * cz), mx * nx + my * ny + mz * nz);
}

function distanceSq(p: Float64Array, a: number, b: number): number {
  const x = p[b] - p[a];
  const y = p[b + 1] - p[a + 1];
  const z = p[b + 2] - p[a + 2];
  return x * x + y * y + z * z;
}
