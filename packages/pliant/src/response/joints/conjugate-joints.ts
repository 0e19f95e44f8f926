/**
 * Conjugate gradients on the impulses of a mechanism, with a factored matrix nearby as preconditioner (Hestenes and
 * Stiefel 1952). The matrix itself is never formed: bodies pass impulses on, and rows measure what comes of them. What
 * is minimised is the kinetic energy of the bodies, so a solve that ends early is wrong by little and adds no energy.
 */
import type { Fronts } from './fronts.js';
import type { RowBuffer } from './row-buffer.js';
import { pushRows, wantRows } from './sweep-rows.js';

/** Share of the largest wanted speed that may be left, and speed that is small enough at once [m/s, rad/s]. */
const ACCURACY = 1e-5;
const STILL = 1e-7;

/** A turn that takes less than this part of the energy that the whole solve took is the last one. */
const LITTLE = 1e-6;

/**
 * Most turns. Demands that contradict each other leave a rest that no turn removes, and what rows that all but follow
 * from others want is beyond rounding: with eight turns nets tore more than with five.
 */
const MOST = 5;

export class ConjugateJoints {
  private p = new Float64Array(0);
  private q = new Float64Array(0);
  private z = new Float64Array(0);
  private velocity = new Float64Array(0);
  private turning = new Float64Array(0);

  /**
   * Solves mechanism `k`, whose rows want the speeds `r`. Changes the velocities and adds to the `impulses` of the rows; `r` is what is left.
   */
  solve(
    rows: RowBuffer,
    fronts: Fronts,
    k: number,
    v: Float64Array,
    w: Float64Array,
    r: Float64Array,
    impulses: Float64Array,
  ): void {
    const first = fronts.mechanisms[k];
    const last = fronts.mechanisms[k + 1];
    const from = rows.starts[first];
    const to = rows.starts[last];
    this.reserve(rows.count, v.length);
    const { p, q, z, velocity, turning } = this;
    const { gamma } = rows;
    const enough = Math.max(ACCURACY * largest(r, from, to), STILL);
    let before = 0;
    let total = 0;
    for (let turn = 0; turn < MOST && largest(r, from, to) > enough; turn++) {
      for (let i = from; i < to; i++) z[i] = r[i];
      fronts.solve(z, k);
      let rz = 0;
      for (let i = from; i < to; i++) rz += r[i] * z[i];
      if (!(rz > 0)) return;
      const beta = turn === 0 ? 0 : rz / before;
      for (let i = from; i < to; i++) p[i] = z[i] + beta * p[i];
      before = rz;
      velocity.fill(0);
      turning.fill(0);
      pushRows(rows, velocity, turning, p, first, last);
      wantRows(rows, velocity, turning, q, true, first, last);
      let curvature = 0;
      for (let i = from; i < to; i++) {
        q[i] = gamma[i] * p[i] - q[i];
        curvature += p[i] * q[i];
      }
      const alpha = rz / curvature;
      if (!(alpha > 0 && alpha - alpha === 0)) return;
      for (let i = from; i < to; i++) {
        impulses[i] += alpha * p[i];
        r[i] -= alpha * q[i];
      }
      for (let i = 0; i < v.length; i++) {
        v[i] += alpha * velocity[i];
        w[i] += alpha * turning[i];
      }
      total += alpha * rz;
      if (alpha * rz < LITTLE * total) return;
    }
  }

  private reserve(rows: number, bodies: number): void {
    if (this.p.length < rows) {
      this.p = new Float64Array(rows);
      this.q = new Float64Array(rows);
      this.z = new Float64Array(rows);
    }
    if (this.velocity.length === bodies) return;
    this.velocity = new Float64Array(bodies);
    this.turning = new Float64Array(bodies);
  }
}

function largest(r: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let i = from; i < to; i++) {
    const size = Math.abs(r[i]);
    if (size > most) most = size;
  }
  return most;
}
