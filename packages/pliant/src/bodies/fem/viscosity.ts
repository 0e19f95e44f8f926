/**
 * Damping in proportion to stiffness (Kelvin and Voigt). Over a substep of h the positions move by Δx, and the strain
 * of a tetrahedron changes by ε = sym(F₀ᵀ ΔF), with F₀ the deformation gradient at the start of the substep. The loss
 * has the potential
 *
 *   D = τ/h Σ V (μ |ε|² + λ/2 (tr ε)²)
 *
 * It is quadratic in the positions, and rotating a body as a whole costs nothing. For small strain it is τ/(2h) Δxᵀ K
 * Δx: a mode of ω has a damping ratio of τ ω/2.
 */
import type { Lodging } from './fem-kernel.js';
import type { FemShape } from './fem-shape.js';

export class Viscosity {
  /** F₀ of each tetrahedron, nine numbers, row-major. */
  private readonly start: Float64Array;
  private readonly origin: Float64Array;
  /** F₀ (2 μ ε + λ tr ε) τ V/h at the requested corner, as rows; then its energy [J]. */
  private readonly flow = new Float64Array(10);
  /** Motion of the vertices since the start of the substep [m]. */
  private readonly way: Float64Array;
  private readonly rate = new Float64Array(1);
  private lodging: Lodging | undefined;

  /** `gradients` are those of the shape, or those of its plastic part. */
  constructor(
    private readonly shape: FemShape,
    private readonly gradients: Float64Array,
  ) {
    this.start = new Float64Array(9 * shape.tetCount);
    this.origin = new Float64Array(3 * shape.count);
    this.way = new Float64Array(3 * shape.count);
  }

  /** See `FemElasticity.lodge`. */
  lodge(lodging: Lodging | undefined): void {
    this.lodging = lodging;
  }

  /** Saves the positions at the start of a substep; `rate` is τ/h. */
  begin(x: Float64Array, base: number, rate: number): void {
    const { tets } = this.shape.mesh;
    const { gradients } = this;
    this.rate[0] = rate;
    for (let k = 0; k < this.origin.length; k++) this.origin[k] = x[base + k];
    if (this.lodging !== undefined) {
      this.lodging.beginViscosity(x, base);
      return;
    }
    for (let t = 0; t < this.shape.tetCount; t++) deformation(this.start, 9 * t, x, base, tets, gradients, t);
  }

  /** Adds the gradient of all of D to out, three numbers per vertex, and its energy to sums[0]. */
  addTotal(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const { origin, way } = this;
    for (let k = 0; k < way.length; k++) way[k] = x[base + k] - origin[k];
    this.addProduct(way, out, sums);
  }

  /** out += H d with H the Hessian of D, which does not depend on positions; half of d·H d is added to sums[0]. */
  addProduct(d: Float64Array, out: Float64Array, sums: Float64Array): void {
    if (this.lodging !== undefined) {
      this.lodging.addViscous(this.rate[0], d, out, sums);
      return;
    }
    const { flow, gradients: n } = this;
    const { tetCount } = this.shape;
    const { tets } = this.shape.mesh;
    let energy = 0;
    for (let t = 0; t < tetCount; t++) {
      this.flowOf(d, t);
      energy += flow[9];
      const g = 12 * t;
      let x = 0;
      let y = 0;
      let z = 0;
      for (let k = 1; k < 4; k++) {
        const v = 3 * tets[4 * t + k];
        const nx = n[g + 3 * k];
        const ny = n[g + 3 * k + 1];
        const nz = n[g + 3 * k + 2];
        const fx = flow[0] * nx + flow[1] * ny + flow[2] * nz;
        const fy = flow[3] * nx + flow[4] * ny + flow[5] * nz;
        const fz = flow[6] * nx + flow[7] * ny + flow[8] * nz;
        out[v] = out[v] + fx;
        out[v + 1] = out[v + 1] + fy;
        out[v + 2] = out[v + 2] + fz;
        x += fx;
        y += fy;
        z += fz;
      }
      // Gradients of the corners sum up to zero.
      const v = 3 * tets[4 * t];
      out[v] = out[v] - x;
      out[v + 1] = out[v + 1] - y;
      out[v + 2] = out[v + 2] - z;
    }
    sums[0] = sums[0] + energy;
  }

  /** F₀ (2 μ ε + λ tr ε) τ V/h of tetrahedron t for the way d, three numbers per vertex, to `flow`. */
  private flowOf(d: Float64Array, t: number): void {
    const { flow, gradients: n } = this;
    const { tets } = this.shape.mesh;
    const at = 3 * tets[4 * t];
    const dx = d[at];
    const dy = d[at + 1];
    const dz = d[at + 2];
    let g0 = 0;
    let g1 = 0;
    let g2 = 0;
    let g3 = 0;
    let g4 = 0;
    let g5 = 0;
    let g6 = 0;
    let g7 = 0;
    let g8 = 0;
    for (let k = 1; k < 4; k++) {
      const v = 3 * tets[4 * t + k];
      const g = 12 * t + 3 * k;
      const x = d[v] - dx;
      const y = d[v + 1] - dy;
      const z = d[v + 2] - dz;
      const nx = n[g];
      const ny = n[g + 1];
      const nz = n[g + 2];
      g0 += x * nx;
      g1 += x * ny;
      g2 += x * nz;
      g3 += y * nx;
      g4 += y * ny;
      g5 += y * nz;
      g6 += z * nx;
      g7 += z * ny;
      g8 += z * nz;
    }
    flow[0] = g0;
    flow[1] = g1;
    flow[2] = g2;
    flow[3] = g3;
    flow[4] = g4;
    flow[5] = g5;
    flow[6] = g6;
    flow[7] = g7;
    flow[8] = g8;
    this.turnToStress(t);
  }

  /** Turns `flow` from the change of F into its stress; writes its energy to flow[9]. */
  private turnToStress(t: number): void {
    const { flow, start: f } = this;
    const { inverseVolume, mu, lambda } = this.shape;
    const g0 = flow[0];
    const g1 = flow[1];
    const g2 = flow[2];
    const g3 = flow[3];
    const g4 = flow[4];
    const g5 = flow[5];
    const g6 = flow[6];
    const g7 = flow[7];
    const g8 = flow[8];
    const o = 9 * t;
    const f0 = f[o];
    const f1 = f[o + 1];
    const f2 = f[o + 2];
    const f3 = f[o + 3];
    const f4 = f[o + 4];
    const f5 = f[o + 5];
    const f6 = f[o + 6];
    const f7 = f[o + 7];
    const f8 = f[o + 8];
    const xx = f0 * g0 + f3 * g3 + f6 * g6;
    const yy = f1 * g1 + f4 * g4 + f7 * g7;
    const zz = f2 * g2 + f5 * g5 + f8 * g8;
    const xy = 0.5 * (f0 * g1 + f3 * g4 + f6 * g7 + f1 * g0 + f4 * g3 + f7 * g6);
    const xz = 0.5 * (f0 * g2 + f3 * g5 + f6 * g8 + f2 * g0 + f5 * g3 + f8 * g6);
    const yz = 0.5 * (f1 * g2 + f4 * g5 + f7 * g8 + f2 * g1 + f5 * g4 + f8 * g7);
    const s = this.rate[0] / inverseVolume[t];
    const m = 2 * s * mu[t];
    const l = s * lambda[t];
    const trace = xx + yy + zz;
    const sx = m * xx + l * trace;
    const sy = m * yy + l * trace;
    const sz = m * zz + l * trace;
    flow[0] = f0 * sx + m * (f1 * xy + f2 * xz);
    flow[1] = f1 * sy + m * (f0 * xy + f2 * yz);
    flow[2] = f2 * sz + m * (f0 * xz + f1 * yz);
    flow[3] = f3 * sx + m * (f4 * xy + f5 * xz);
    flow[4] = f4 * sy + m * (f3 * xy + f5 * yz);
    flow[5] = f5 * sz + m * (f3 * xz + f4 * yz);
    flow[6] = f6 * sx + m * (f7 * xy + f8 * xz);
    flow[7] = f7 * sy + m * (f6 * xy + f8 * yz);
    flow[8] = f8 * sz + m * (f6 * xz + f7 * yz);
    const squares = xx * xx + yy * yy + zz * zz + 2 * (xy * xy + xz * xz + yz * yz);
    flow[9] = 0.5 * (m * squares + l * trace * trace);
  }
}

/** F = Σ x ⊗ ∇N of tetrahedron t, row-major. */
export function deformation(
  out: Float64Array,
  o: number,
  x: Float64Array,
  base: number,
  tets: Uint32Array,
  gradients: Float64Array,
  t: number,
): void {
  // Differences to the first corner are used: the gradients sum to zero, and bodies may stand far from the origin.
  const a = base + 3 * tets[4 * t];
  for (let k = 0; k < 9; k++) out[o + k] = 0;
  for (let k = 1; k < 4; k++) {
    const v = base + 3 * tets[4 * t + k];
    const g = 12 * t + 3 * k;
    for (let r = 0; r < 3; r++) {
      const d = x[v + r] - x[a + r];
      const p = o + 3 * r;
      out[p] = out[p] + d * gradients[g];
      out[p + 1] = out[p + 1] + d * gradients[g + 1];
      out[p + 2] = out[p + 2] + d * gradients[g + 2];
    }
  }
}
