/**
 * Damping in proportion to stiffness (Kelvin and Voigt): over a substep of h the positions move by Δx, the strain of a tetrahedron by
 * ε = sym(F₀ᵀ ΔF), with F₀ the deformation gradient when the substep began, and what is lost has the potential
 *
 *   D = τ/h Σ V (μ |ε|² + λ/2 (tr ε)²)
 *
 * It is quadratic in the positions, and turning a body as a whole costs nothing. For small strain it is τ/(2h) Δxᵀ K Δx: a mode of ω has a
 * damping ratio of τ ω/2.
 */
import type { FemShape } from './fem-shape.js';

export class Viscosity {
  /** F₀ of each tetrahedron, nine numbers, row-major. */
  private readonly start: Float64Array;
  private readonly origin: Float64Array;
  /** F₀ (2 μ ε + λ tr ε) τ V/h at the corner that was asked for, as rows; then its energy [J]. */
  private readonly flow = new Float64Array(10);
  private readonly rate = new Float64Array(1);

  constructor(private readonly shape: FemShape) {
    this.start = new Float64Array(9 * shape.tetCount);
    this.origin = new Float64Array(3 * shape.count);
  }

  /** Takes the positions for the start of a substep; `rate` is τ/h. */
  begin(x: Float64Array, base: number, rate: number): void {
    const { tets } = this.shape.mesh;
    const { gradients } = this.shape;
    this.rate[0] = rate;
    for (let k = 0; k < this.origin.length; k++) this.origin[k] = x[base + k];
    for (let t = 0; t < this.shape.tetCount; t++) deformation(this.start, 9 * t, x, base, tets, gradients, t);
  }

  /** Adds gradient, and the block when there is one, of the corner c (four times its tetrahedron plus its place). */
  addAt(x: Float64Array, base: number, c: number, gradient: Float64Array, hessian?: Float64Array): void {
    const { gradients: n } = this.shape;
    const { flow, start: f } = this;
    this.measure(x, base, c >> 2);
    const g = 3 * c;
    const nx = n[g];
    const ny = n[g + 1];
    const nz = n[g + 2];
    for (let r = 0; r < 3; r++)
      gradient[r] = gradient[r] + flow[3 * r] * nx + flow[3 * r + 1] * ny + flow[3 * r + 2] * nz;
    if (hessian === undefined) return;
    const t = c >> 2;
    const o = 9 * t;
    const s = this.rate[0] / this.shape.inverseVolume[t];
    const spread = s * this.shape.mu[t] * (nx * nx + ny * ny + nz * nz);
    const along = s * (this.shape.mu[t] + this.shape.lambda[t]);
    const cx = f[o] * nx + f[o + 1] * ny + f[o + 2] * nz;
    const cy = f[o + 3] * nx + f[o + 4] * ny + f[o + 5] * nz;
    const cz = f[o + 6] * nx + f[o + 7] * ny + f[o + 8] * nz;
    hessian[0] = hessian[0] + spread * rows(f, o, o) + along * cx * cx;
    hessian[1] = hessian[1] + spread * rows(f, o, o + 3) + along * cx * cy;
    hessian[2] = hessian[2] + spread * rows(f, o, o + 6) + along * cx * cz;
    hessian[3] = hessian[3] + spread * rows(f, o + 3, o + 3) + along * cy * cy;
    hessian[4] = hessian[4] + spread * rows(f, o + 3, o + 6) + along * cy * cz;
    hessian[5] = hessian[5] + spread * rows(f, o + 6, o + 6) + along * cz * cz;
  }

  /** Adds the gradient of all of D to out, three numbers per vertex, and its energy to sums[0]. */
  addTotal(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const { gradients: n, tetCount } = this.shape;
    const { tets } = this.shape.mesh;
    const { flow } = this;
    for (let t = 0; t < tetCount; t++) {
      this.measure(x, base, t);
      sums[0] = sums[0] + flow[9];
      for (let k = 0; k < 4; k++) {
        const v = 3 * tets[4 * t + k];
        const g = 12 * t + 3 * k;
        for (let r = 0; r < 3; r++)
          out[v + r] =
            out[v + r] + flow[3 * r] * n[g] + flow[3 * r + 1] * n[g + 1] + flow[3 * r + 2] * n[g + 2];
      }
    }
  }

  private measure(x: Float64Array, base: number, t: number): void {
    const { flow, origin, start: f } = this;
    const { gradients: n, inverseVolume, mu, lambda } = this.shape;
    const { tets } = this.shape.mesh;
    flow.fill(0);
    for (let k = 0; k < 4; k++) {
      const v = 3 * tets[4 * t + k];
      const g = 12 * t + 3 * k;
      for (let r = 0; r < 3; r++) {
        const d = x[base + v + r] - origin[v + r];
        flow[3 * r] = flow[3 * r] + d * n[g];
        flow[3 * r + 1] = flow[3 * r + 1] + d * n[g + 1];
        flow[3 * r + 2] = flow[3 * r + 2] + d * n[g + 2];
      }
    }
    const o = 9 * t;
    const xx = columns(f, o, flow, 0, 0);
    const yy = columns(f, o, flow, 1, 1);
    const zz = columns(f, o, flow, 2, 2);
    const xy = 0.5 * (columns(f, o, flow, 0, 1) + columns(f, o, flow, 1, 0));
    const xz = 0.5 * (columns(f, o, flow, 0, 2) + columns(f, o, flow, 2, 0));
    const yz = 0.5 * (columns(f, o, flow, 1, 2) + columns(f, o, flow, 2, 1));
    const s = this.rate[0] / inverseVolume[t];
    const m = 2 * s * mu[t];
    const l = s * lambda[t];
    const trace = xx + yy + zz;
    const sx = m * xx + l * trace;
    const sy = m * yy + l * trace;
    const sz = m * zz + l * trace;
    for (let r = 0; r < 9; r += 3) {
      const a = f[o + r];
      const b = f[o + r + 1];
      const c = f[o + r + 2];
      flow[r] = a * sx + m * (b * xy + c * xz);
      flow[r + 1] = b * sy + m * (a * xy + c * yz);
      flow[r + 2] = c * sz + m * (a * xz + b * yz);
    }
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
  // Differences to the first corner: the gradients sum up to zero, and bodies may stand far from the origin.
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

function rows(f: Float64Array, a: number, b: number): number {
  return f[a] * f[b] + f[a + 1] * f[b + 1] + f[a + 2] * f[b + 2];
}

/** Column a of F at o times column b of G. */
function columns(f: Float64Array, o: number, g: Float64Array, a: number, b: number): number {
  return f[o + a] * g[b] + f[o + 3 + a] * g[3 + b] + f[o + 6 + a] * g[6 + b];
}
