/**
 * Stretch of one triangle of a sheet. f₁ and f₂ are the columns of the deformation gradient from the plane at rest, and
 * C = fᵢ·fⱼ. J = √det C is the area over the rest area. With Lamé's constants of plane stress, λ' = Eν/(1 − ν²), the
 * energy per rest volume is
 *
 *   Ψ = μ/2 (tr C − 2) − μ ln J + λ'/2 (J − 1)²
 *
 * For small strain this is Hooke's law of a thin sheet. A triangle can't be pressed to nothing. The curvature is the
 * part of stretch plus the part of tension. The negative part of pressure is left out. So the curvature is positive,
 * and a sheet under pressure buckles by its inertia.
 */
import type { BlockMatrix } from '../fem/block-cholesky.js';
import { barrier, barrierCurvature, barrierSlope } from '../fem/material.js';
import { addIdentityTo, addOuterTo } from './block-graph.js';

/** Area over that at rest below which a triangle counts as having this much, where numbers are divided by it. */
const LEAST_AREA = 1e-6;

export class Membrane {
  /** C⁻¹ J, 11 22 12. */
  private readonly cof = new Float64Array(3);
  /** f₁, f₂. */
  private readonly f = new Float64Array(6);
  /** PK2 stress 11 22 12, its slope 3×3 in Voigt's order, and the energy per volume. */
  private readonly stress = new Float64Array(3);
  private readonly slope = new Float64Array(9);
  readonly energy = new Float64Array(1);
  private readonly rows = new Float64Array(27);
  private readonly side = new Float64Array(9);

  constructor(
    private readonly mu: number,
    private readonly lambda: number,
  ) {}

  /** Measures triangle t. `grads` has ∂N/∂(1, 2) of its corners, six numbers per triangle [1/m]. */
  measure(
    x: Float64Array,
    base: number,
    corners: Int32Array,
    grads: Float64Array,
    t: number,
    second: boolean,
  ): void {
    const { f, stress: s, mu, lambda, cof } = this;
    const g = 6 * t;
    const a = base + 3 * corners[3 * t];
    const b = base + 3 * corners[3 * t + 1];
    const c = base + 3 * corners[3 * t + 2];
    for (let r = 0; r < 3; r++) {
      const u = x[b + r] - x[a + r];
      const v = x[c + r] - x[a + r];
      f[r] = u * grads[g + 2] + v * grads[g + 4];
      f[3 + r] = u * grads[g + 3] + v * grads[g + 5];
    }
    const c11 = f[0] * f[0] + f[1] * f[1] + f[2] * f[2];
    const c22 = f[3] * f[3] + f[4] * f[4] + f[5] * f[5];
    const c12 = f[0] * f[3] + f[1] * f[4] + f[2] * f[5];
    const det = c11 * c22 - c12 * c12;
    const j = Math.sqrt(Math.max(det, 0));
    const safe = Math.max(j, LEAST_AREA);
    cof[0] = c22 / safe;
    cof[1] = c11 / safe;
    cof[2] = -c12 / safe;
    const slope = mu * barrierSlope(j) + lambda * (j - 1);
    s[0] = mu + slope * cof[0];
    s[1] = mu + slope * cof[1];
    s[2] = slope * cof[2];
    this.energy[0] = 0.5 * mu * (c11 + c22 - 2) + mu * barrier(j) + 0.5 * lambda * (j - 1) * (j - 1);
    if (second) this.differentiate(j, safe, slope);
  }

  /**
   * Computes ∂S/∂E. J' = J C⁻¹ is the derivative of J. With Ψ(J), the result is Ψ'' J' J'ᵀ + Ψ' J (C⁻¹ C⁻¹ − 2 I(C⁻¹)).
   * Negative parts are left out.
   */
  private differentiate(j: number, safe: number, slope: number): void {
    const { cof, slope: d, mu, lambda } = this;
    const curve = mu * barrierCurvature(j) + lambda;
    // Both parts are factors of C⁻¹ ⊗ C⁻¹ and 2 I(C⁻¹), times J².
    const along = Math.max(0, curve + slope / safe);
    const across = Math.max(0, -slope / safe);
    const [p, q, r] = [cof[0], cof[1], cof[2]];
    d[0] = along * p * p + 2 * across * p * p;
    d[1] = along * p * q + 2 * across * r * r;
    d[2] = along * p * r + 2 * across * p * r;
    d[4] = along * q * q + 2 * across * q * q;
    d[5] = along * q * r + 2 * across * q * r;
    d[8] = along * r * r + across * (p * q + r * r);
    d[3] = d[1];
    d[6] = d[2];
    d[7] = d[5];
  }

  /** Adds `volume` times the forces of the measured triangle. */
  addGradient(out: Float64Array, corners: Int32Array, grads: Float64Array, t: number, volume: number): void {
    const { f, stress: s } = this;
    for (let k = 0; k < 3; k++) {
      const n1 = volume * grads[6 * t + 2 * k];
      const n2 = volume * grads[6 * t + 2 * k + 1];
      const p = s[0] * n1 + s[2] * n2;
      const q = s[2] * n1 + s[1] * n2;
      const o = 3 * corners[3 * t + k];
      out[o] = out[o] + p * f[0] + q * f[3];
      out[o + 1] = out[o + 1] + p * f[1] + q * f[4];
      out[o + 2] = out[o + 2] + p * f[2] + q * f[5];
    }
  }

  /** Writes the curvature of the measured triangle, times `volume`, to out[o]: f, the slope, the tension. */
  linearise(out: Float64Array, o: number, volume: number, material: boolean): void {
    const { f, slope: d, tension } = this;
    this.findTension(material);
    for (let k = 0; k < 6; k++) out[o + k] = f[k];
    out[o + 6] = volume * d[0];
    out[o + 7] = volume * d[1];
    out[o + 8] = volume * d[2];
    out[o + 9] = volume * d[4];
    out[o + 10] = volume * d[5];
    out[o + 11] = volume * d[8];
    for (let k = 0; k < 3; k++) out[o + 12 + k] = volume * tension[k];
  }

  /** Finds the positive part of the stress, 11 22 12. It is zero for the material alone. */
  private findTension(material: boolean): void {
    const { stress: s, tension } = this;
    const mean = 0.5 * (s[0] + s[1]);
    const half = 0.5 * (s[0] - s[1]);
    const size = Math.sqrt(half * half + s[2] * s[2]);
    const high = Math.max(0, mean + size);
    const low = Math.max(0, mean - size);
    const m = 0.5 * (high + low);
    const n = size > 0 ? (0.5 * (high - low)) / size : 0;
    tension[0] = material ? 0 : m + n * half;
    tension[1] = material ? 0 : m - n * half;
    tension[2] = material ? 0 : n * s[2];
  }

  private readonly tension = new Float64Array(3);

  /** Adds the curvature of the measured triangle. `slots` has the nine pairs of its corners. */
  assemble(
    matrix: BlockMatrix,
    slots: Int32Array,
    grads: Float64Array,
    t: number,
    volume: number,
    material: boolean,
  ): void {
    const { f, rows, slope: d, side, tension } = this;
    for (let k = 0; k < 3; k++) {
      const n1 = grads[6 * t + 2 * k];
      const n2 = grads[6 * t + 2 * k + 1];
      for (let r = 0; r < 3; r++) {
        rows[9 * k + r] = n1 * f[r];
        rows[9 * k + 3 + r] = n2 * f[3 + r];
        rows[9 * k + 6 + r] = n1 * f[3 + r] + n2 * f[r];
      }
    }
    this.findTension(material);
    for (let i = 0; i < 3; i++) {
      const n1 = grads[6 * t + 2 * i];
      const n2 = grads[6 * t + 2 * i + 1];
      for (let v = 0; v < 3; v++)
        for (let r = 0; r < 3; r++)
          side[3 * v + r] =
            d[3 * v] * rows[9 * i + r] +
            d[3 * v + 1] * rows[9 * i + 3 + r] +
            d[3 * v + 2] * rows[9 * i + 6 + r];
      for (let k = 0; k < 3; k++) {
        const slot = slots[9 * t + 3 * i + k];
        for (let v = 0; v < 3; v++) addOuterTo(matrix, slot, volume, side, 3 * v, rows, 9 * k + 3 * v);
        const m1 = grads[6 * t + 2 * k];
        const m2 = grads[6 * t + 2 * k + 1];
        const pull = tension[0] * n1 * m1 + tension[1] * n2 * m2 + tension[2] * (n1 * m2 + n2 * m1);
        addIdentityTo(matrix, slot, volume * pull);
      }
    }
  }
}

/** Numbers that `linearise` notes of a triangle. */
export const TRIANGLE = 15;

/** out += scale H d of triangle t, whose curvature stands at linear[o]. */
export function addTriangleProduct(
  linear: Float64Array,
  o: number,
  corners: Int32Array,
  grads: Float64Array,
  t: number,
  scale: number,
  d: Float64Array,
  out: Float64Array,
): void {
  const g = 6 * t;
  const a = 3 * corners[3 * t];
  const b = 3 * corners[3 * t + 1];
  const c = 3 * corners[3 * t + 2];
  const b1 = grads[g + 2];
  const b2 = grads[g + 3];
  const c1 = grads[g + 4];
  const c2 = grads[g + 5];
  const ux = d[b] - d[a];
  const uy = d[b + 1] - d[a + 1];
  const uz = d[b + 2] - d[a + 2];
  const vx = d[c] - d[a];
  const vy = d[c + 1] - d[a + 1];
  const vz = d[c + 2] - d[a + 2];
  // The changes of f₁ and f₂.
  const px = ux * b1 + vx * c1;
  const py = uy * b1 + vy * c1;
  const pz = uz * b1 + vz * c1;
  const qx = ux * b2 + vx * c2;
  const qy = uy * b2 + vy * c2;
  const qz = uz * b2 + vz * c2;
  const fx = linear[o];
  const fy = linear[o + 1];
  const fz = linear[o + 2];
  const hx = linear[o + 3];
  const hy = linear[o + 4];
  const hz = linear[o + 5];
  const e1 = fx * px + fy * py + fz * pz;
  const e2 = hx * qx + hy * qy + hz * qz;
  const e3 = fx * qx + fy * qy + fz * qz + hx * px + hy * py + hz * pz;
  const s1 = linear[o + 6] * e1 + linear[o + 7] * e2 + linear[o + 8] * e3;
  const s2 = linear[o + 7] * e1 + linear[o + 9] * e2 + linear[o + 10] * e3;
  const s3 = linear[o + 8] * e1 + linear[o + 10] * e2 + linear[o + 11] * e3;
  const t1 = linear[o + 12];
  const t2 = linear[o + 13];
  const t3 = linear[o + 14];
  // Forces along the rest directions of f₁ and f₂.
  const kx = scale * (s1 * fx + s3 * hx + t1 * px + t3 * qx);
  const ky = scale * (s1 * fy + s3 * hy + t1 * py + t3 * qy);
  const kz = scale * (s1 * fz + s3 * hz + t1 * pz + t3 * qz);
  const lx = scale * (s3 * fx + s2 * hx + t3 * px + t2 * qx);
  const ly = scale * (s3 * fy + s2 * hy + t3 * py + t2 * qy);
  const lz = scale * (s3 * fz + s2 * hz + t3 * pz + t2 * qz);
  const bx = kx * b1 + lx * b2;
  const by = ky * b1 + ly * b2;
  const bz = kz * b1 + lz * b2;
  const cx = kx * c1 + lx * c2;
  const cy = ky * c1 + ly * c2;
  const cz = kz * c1 + lz * c2;
  out[a] = out[a] - bx - cx;
  out[a + 1] = out[a + 1] - by - cy;
  out[a + 2] = out[a + 2] - bz - cz;
  out[b] = out[b] + bx;
  out[b + 1] = out[b + 1] + by;
  out[b + 2] = out[b + 2] + bz;
  out[c] = out[c] + cx;
  out[c + 1] = out[c + 1] + cy;
  out[c + 2] = out[c + 2] + cz;
}
