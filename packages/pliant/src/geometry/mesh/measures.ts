/**
 * Volume, centre of mass and second moments of what a surface encloses or tetrahedra fill, by exact integration:
 * a surface is summed as signed tetrahedra towards one apex. The apex and all sums are kept at the middle of the box,
 * so a small mesh far from the origin loses no digits to cancellation.
 *
 * For a tetrahedron with corners p₀…p₃ around the apex and volume V: ∫ x = V/4 Σ pᵢ, ∫ x xᵀ = V/20 (Σ pᵢpᵢᵀ + (Σ pᵢ)(Σ
 * pᵢ)ᵀ).
 */
import { boundsOf } from './mesh-data.js';

export interface Moments {
  /** [m³]; negative when faces point inwards. */
  readonly volume: number;
  /** ∫ x / V [m]. */
  readonly centre: Float64Array;
  /** ∫ (x − centre)(x − centre)ᵀ, row-major 3×3 [m⁵]. */
  readonly secondMoment: Float64Array;
}

export function surfaceMoments(positions: Float64Array, triangles: Uint32Array): Moments {
  const sums = new MomentSums(positions);
  for (let t = 0; t < triangles.length; t += 3) {
    sums.addCone(3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]);
  }
  return sums.finish();
}

export function solidMoments(positions: Float64Array, tets: Uint32Array): Moments {
  const sums = new MomentSums(positions);
  for (let t = 0; t < tets.length; t += 4) {
    sums.addTet(3 * tets[t], 3 * tets[t + 1], 3 * tets[t + 2], 3 * tets[t + 3]);
  }
  return sums.finish();
}

/** Inertia about the centre of mass, row-major 3×3 [kg·m²]: density (tr S · 1 − S). */
export function inertiaFrom(secondMoment: Float64Array, density: number): Float64Array {
  const trace = secondMoment[0] + secondMoment[4] + secondMoment[8];
  const inertia = new Float64Array(9);
  for (let k = 0; k < 9; k++) inertia[k] = density * ((k % 4 === 0 ? trace : 0) - secondMoment[k]);
  return inertia;
}

/** Area of all triangles [m²]. */
export function surfaceArea(positions: Float64Array, triangles: Uint32Array): number {
  let twice = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    twice += twiceArea(positions, 3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]);
  }
  return twice / 2;
}

/** Length of the cross product of two sides; `a`, `b`, `c` are offsets into `positions`. */
export function twiceArea(positions: Float64Array, a: number, b: number, c: number): number {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  return Math.sqrt(nx * nx + ny * ny + nz * nz);
}

/** `det[b−a, c−a, d−a]`, six times the signed volume [m³]; arguments are offsets into `positions`. */
export function tetDeterminant(positions: Float64Array, a: number, b: number, c: number, d: number): number {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const wx = positions[d] - positions[a];
  const wy = positions[d + 1] - positions[a + 1];
  const wz = positions[d + 2] - positions[a + 2];
  return ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
}

class MomentSums {
  private readonly apex = new Float64Array(3);
  private readonly corners = new Float64Array(12);
  private readonly first = new Float64Array(3);
  private readonly second = new Float64Array(9);
  private volume = 0;

  constructor(private readonly positions: Float64Array) {
    if (positions.length === 0) return;
    const bounds = boundsOf(positions);
    for (let k = 0; k < 3; k++) this.apex[k] = (bounds[k] + bounds[3 + k]) / 2;
  }

  addCone(a: number, b: number, c: number): void {
    this.corners.fill(0, 0, 3);
    this.load(3, a);
    this.load(6, b);
    this.load(9, c);
    this.add();
  }

  addTet(a: number, b: number, c: number, d: number): void {
    this.load(0, a);
    this.load(3, b);
    this.load(6, c);
    this.load(9, d);
    this.add();
  }

  finish(): Moments {
    const { volume, apex, first, second } = this;
    const centre = Float64Array.from(apex);
    const secondMoment = new Float64Array(9);
    for (let i = 0; i < 3 && volume !== 0; i++) centre[i] = apex[i] + first[i] / volume;
    for (let i = 0; i < 3 && volume !== 0; i++) {
      for (let j = 0; j < 3; j++)
        secondMoment[3 * i + j] = second[3 * i + j] - (first[i] * first[j]) / volume;
    }
    return { volume, centre, secondMoment };
  }

  private load(at: number, p: number): void {
    for (let k = 0; k < 3; k++) this.corners[at + k] = this.positions[p + k] - this.apex[k];
  }

  private add(): void {
    const { corners: c, first, second } = this;
    const volume = tetDeterminant(c, 0, 3, 6, 9) / 6;
    this.volume += volume;
    for (let i = 0; i < 3; i++) {
      const si = c[i] + c[3 + i] + c[6 + i] + c[9 + i];
      first[i] += (volume / 4) * si;
      for (let j = 0; j < 3; j++) {
        const sj = c[j] + c[3 + j] + c[6 + j] + c[9 + j];
        const products = c[i] * c[j] + c[3 + i] * c[3 + j] + c[6 + i] * c[6 + j] + c[9 + i] * c[9 + j];
        second[3 * i + j] += (volume / 20) * (products + si * sj);
      }
    }
  }
}
