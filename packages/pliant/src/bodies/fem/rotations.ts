/**
 * The rotation of each vertex: the one nearest to the mean deformation gradient of its tetrahedra, starting from the
 * last one. A few steps of Müller et al. (2016) follow a body that turns by less than a radian in a substep. Where they
 * don't converge (half turns, collapse), the last rotation is kept. That costs speed and never accuracy: rotations only
 * shape the preconditioner.
 */
import { POLAR_WORK, polarRotation } from '../../math/polar3.js';
import { sincosInPlace } from '../../math/scalar.js';
import type { FemShape } from './fem-shape.js';

const MOST_STEPS = 3;
/** Smaller turns [rad] are ignored. Larger: stiff bodies take more steps of the solver. Smaller: turning takes longer. */
const STILL = 5e-4;

export class VertexRotations {
  /** Nine numbers per vertex, row-major. */
  readonly matrices: Float64Array;
  private readonly mean = new Float64Array(9);
  private readonly angle = new Float64Array(2);
  private readonly polar = new Float64Array(POLAR_WORK);

  constructor(private readonly shape: FemShape) {
    this.matrices = new Float64Array(9 * shape.count);
    for (let v = 0; v < shape.count; v++) for (let k = 0; k < 9; k += 4) this.matrices[9 * v + k] = 1;
  }

  /**
   * Computes rotations from the positions alone: for a body that was placed or restored. `base` is three times the
   * first particle.
   */
  reset(x: Float64Array, base: number): void {
    for (let v = 0; v < this.shape.count; v++) {
      this.measure(x, base, v);
      polarRotation(this.matrices, 9 * v, this.mean, 0, this.polar);
    }
  }

  update(x: Float64Array, base: number): void {
    for (let v = 0; v < this.shape.count; v++) {
      this.measure(x, base, v);
      for (let step = 0; step < MOST_STEPS; step++) if (!this.turn(9 * v)) break;
    }
  }

  /** The volume times the mean deformation gradient at v. */
  private measure(x: Float64Array, base: number, v: number): void {
    const { edgeStarts, neighbours, slope } = this.shape;
    const { mean: a } = this;
    const at = base + 3 * v;
    const x0 = x[at];
    const x1 = x[at + 1];
    const x2 = x[at + 2];
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    let a3 = 0;
    let a4 = 0;
    let a5 = 0;
    let a6 = 0;
    let a7 = 0;
    let a8 = 0;
    const to = edgeStarts[v + 1];
    for (let e = edgeStarts[v]; e < to; e++) {
      const j = base + 3 * neighbours[e];
      const dx = x[j] - x0;
      const dy = x[j + 1] - x1;
      const dz = x[j + 2] - x2;
      const bx = slope[3 * e];
      const by = slope[3 * e + 1];
      const bz = slope[3 * e + 2];
      a0 += dx * bx;
      a1 += dx * by;
      a2 += dx * bz;
      a3 += dy * bx;
      a4 += dy * by;
      a5 += dy * bz;
      a6 += dz * bx;
      a7 += dz * by;
      a8 += dz * bz;
    }
    a[0] = a0;
    a[1] = a1;
    a[2] = a2;
    a[3] = a3;
    a[4] = a4;
    a[5] = a5;
    a[6] = a6;
    a[7] = a7;
    a[8] = a8;
  }

  /** One step of the rotation at o towards `mean`; false when it has converged. */
  private turn(o: number): boolean {
    const { matrices: r, mean: a, angle } = this;
    const r0 = r[o];
    const r1 = r[o + 1];
    const r2 = r[o + 2];
    const r3 = r[o + 3];
    const r4 = r[o + 4];
    const r5 = r[o + 5];
    const r6 = r[o + 6];
    const r7 = r[o + 7];
    const r8 = r[o + 8];
    const fit = Math.abs(
      r0 * a[0] +
        r1 * a[1] +
        r2 * a[2] +
        r3 * a[3] +
        r4 * a[4] +
        r5 * a[5] +
        r6 * a[6] +
        r7 * a[7] +
        r8 * a[8],
    );
    if (!(fit > 0)) return false;
    const x = (r3 * a[6] - r6 * a[3] + r4 * a[7] - r7 * a[4] + r5 * a[8] - r8 * a[5]) / fit;
    const y = (r6 * a[0] - r0 * a[6] + r7 * a[1] - r1 * a[7] + r8 * a[2] - r2 * a[8]) / fit;
    const z = (r0 * a[3] - r3 * a[0] + r1 * a[4] - r4 * a[1] + r2 * a[5] - r5 * a[2]) / fit;
    const turned = Math.sqrt(x * x + y * y + z * z);
    if (!(turned > STILL && turned < 1e3)) return false;
    const kx = x / turned;
    const ky = y / turned;
    const kz = z / turned;
    angle[0] = turned;
    sincosInPlace(angle, 0);
    const s = angle[0];
    const c = 1 - angle[1];
    const q0 = 1 + c * (kx * kx - 1);
    const q1 = c * kx * ky - s * kz;
    const q2 = c * kx * kz + s * ky;
    const q3 = c * kx * ky + s * kz;
    const q4 = 1 + c * (ky * ky - 1);
    const q5 = c * ky * kz - s * kx;
    const q6 = c * kx * kz - s * ky;
    const q7 = c * ky * kz + s * kx;
    const q8 = 1 + c * (kz * kz - 1);
    r[o] = q0 * r0 + q1 * r3 + q2 * r6;
    r[o + 1] = q0 * r1 + q1 * r4 + q2 * r7;
    r[o + 2] = q0 * r2 + q1 * r5 + q2 * r8;
    r[o + 3] = q3 * r0 + q4 * r3 + q5 * r6;
    r[o + 4] = q3 * r1 + q4 * r4 + q5 * r7;
    r[o + 5] = q3 * r2 + q4 * r5 + q5 * r8;
    r[o + 6] = q6 * r0 + q7 * r3 + q8 * r6;
    r[o + 7] = q6 * r1 + q7 * r4 + q8 * r7;
    r[o + 8] = q6 * r2 + q7 * r5 + q8 * r8;
    return true;
  }

  /** out = Rᵀ b per vertex. */
  toRest(b: Float64Array, out: Float64Array): void {
    const { matrices: r } = this;
    for (let k = 0, o = 0; k < b.length; k += 3, o += 9) {
      const x = b[k];
      const y = b[k + 1];
      const z = b[k + 2];
      out[k] = r[o] * x + r[o + 3] * y + r[o + 6] * z;
      out[k + 1] = r[o + 1] * x + r[o + 4] * y + r[o + 7] * z;
      out[k + 2] = r[o + 2] * x + r[o + 5] * y + r[o + 8] * z;
    }
  }

  /** out = R b per vertex. */
  toWorld(b: Float64Array, out: Float64Array): void {
    const { matrices: r } = this;
    for (let k = 0, o = 0; k < b.length; k += 3, o += 9) {
      const x = b[k];
      const y = b[k + 1];
      const z = b[k + 2];
      out[k] = r[o] * x + r[o + 1] * y + r[o + 2] * z;
      out[k + 1] = r[o + 3] * x + r[o + 4] * y + r[o + 5] * z;
      out[k + 2] = r[o + 6] * x + r[o + 7] * y + r[o + 8] * z;
    }
  }
}
