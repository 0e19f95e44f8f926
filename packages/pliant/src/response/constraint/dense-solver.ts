/**
 * This solver solves one small group of contacts directly, with the group's whole matrix. It first tries a few sweeps
 * from the impulses of the previous step. Where these don't suffice, it pivots. Sweeps then improve the last digits.
 * Joints are eliminated: a column of the matrix is the effect of an impulse after all joints have answered. So contacts
 * see the mechanism as one body.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { JointSolver } from '../joints/index.js';
import { ContactCone, coneErrorSq } from './cone.js';
import { Conjugate } from './conjugate.js';
import * as L from './contact-buffer.js';
import { PyramidSolver } from './pyramid.js';

/** Sweeps before pivoting, and after. */
const FIRST_SWEEPS = 12;
const LAST_SWEEPS = 100;

/** Error after pivoting that is worth a second start [m/s]. */
const POOR = 1e-6;

/**
 * Where joints leave a contact no way to move, what is left of its answer is rounding, of either sign, and one over
 * that would be an impulse without bound. It answers at least by this share of what its bodies would without joints.
 */
const YIELD = 1e-8;

export class DenseSolver {
  private n = 0;
  private w = new Float64Array(0);
  private q = new Float64Array(0);
  private r = new Float64Array(0);
  private best = new Float64Array(0);
  private extra = new Float64Array(0);
  private mu = new Float64Array(0);
  private dv = new Float64Array(0);
  private dw = new Float64Array(0);
  private readonly u = new Float64Array(3);
  private readonly trial = new Float64Array(3);
  private readonly cone = new ContactCone();
  private readonly conjugate = new Conjugate();
  private readonly pyramid = new PyramidSolver();

  /** Solves contacts members[0..count-1], changes velocities, and returns the largest error left [m/s]. */
  solve(
    buffer: L.ContactBuffer,
    members: Int32Array,
    count: number,
    c: BodyColumns,
    joints: JointSolver | undefined,
    tolerance: number,
  ): number {
    this.reserve(count, c.velocity.length);
    this.load(buffer, members, c, joints);
    this.best.set(this.r.subarray(0, this.n * 3));
    let error = this.sweeps(FIRST_SWEEPS, tolerance);
    if (error > tolerance && this.pyramid.solve(this.n, this.w, this.q, this.mu, this.r))
      error = this.sweeps(LAST_SWEEPS, tolerance);
    if (error > POOR) {
      this.r.set(this.best.subarray(0, this.n * 3));
      error = this.sweeps(LAST_SWEEPS, tolerance);
    }
    this.apply(buffer, members, c);
    joints?.solve();
    return error;
  }

  private load(
    buffer: L.ContactBuffer,
    members: Int32Array,
    c: BodyColumns,
    joints: JointSolver | undefined,
  ): void {
    const { n, w, q, r, mu, u } = this;
    const { data: d } = buffer;
    const size = n * 3;
    for (let j = 0; j < n; j++) this.loadColumns(buffer, members, j, joints);
    for (let i = 0; i < n; i++) {
      const o = members[i] * L.RECORD;
      mu[i] = d[o + L.MU];
      for (let k = 0; k < 3; k++) r[i * 3 + k] = d[o + L.IMPULSE + k];
    }
    // q holds the velocities without the impulses that already act.
    for (let i = 0; i < n; i++) {
      const at = members[i];
      buffer.measure(at, c.velocity, c.angularVelocity, u, 0);
      u[0] += d[at * L.RECORD + L.BIAS];
      for (let k = 0; k < 3; k++) {
        let sum = u[k];
        for (let j = 0; j < size; j++) sum -= w[(i * 3 + k) * size + j] * r[j];
        q[i * 3 + k] = sum;
      }
    }
  }

  /** Writes the three columns of contact j: the effect of unit impulses there on all contacts of the group. */
  private loadColumns(
    buffer: L.ContactBuffer,
    members: Int32Array,
    j: number,
    joints: JointSolver | undefined,
  ): void {
    const { n, w, u, trial, dv, dw } = this;
    const size = n * 3;
    for (let k = 0; k < 3; k++) {
      dv.fill(0);
      dw.fill(0);
      trial.fill(0);
      trial[k] = 1;
      buffer.push(members[j], dv, dw, trial, 0);
      let least = 0;
      if (joints !== undefined) {
        buffer.measure(members[j], dv, dw, u, 0);
        least = YIELD * u[k];
        joints.respond(dv, dw);
      }
      for (let i = 0; i < n; i++) {
        buffer.measure(members[i], dv, dw, u, 0);
        for (let l = 0; l < 3; l++) w[(i * 3 + l) * size + j * 3 + k] = u[l];
      }
      if (joints === undefined) continue;
      const own = (j * 3 + k) * (size + 1);
      w[own] = Math.max(w[own], 0) + least;
    }
  }

  /** Runs accelerated sweeps until the error is within the tolerance. Returns the error. */
  private sweeps(most: number, tolerance: number): number {
    const { conjugate, r, extra, n } = this;
    conjugate.begin(n * 3);
    let error = this.error();
    for (let k = 0; k < most && error > tolerance; k++) {
      conjugate.remember(r);
      for (let i = 0; i < n; i++) this.relaxContact(i);
      error = this.error();
      if (error <= tolerance || k + 1 === most || !conjugate.extend(r, extra)) continue;
      for (let i = 0; i < n * 3; i++) r[i] += extra[i];
    }
    return error;
  }

  private relaxContact(i: number): void {
    const { cone, w, r, n } = this;
    const size = n * 3;
    this.velocityAt(i, cone.q);
    for (let k = 0; k < 3; k++) {
      for (let l = 0; l < 3; l++) {
        const own = w[(i * 3 + k) * size + i * 3 + l];
        cone.w[k * 3 + l] = own;
        cone.q[k] -= own * r[i * 3 + l];
      }
      cone.r[k] = r[i * 3 + k];
    }
    cone.mu[0] = this.mu[i];
    cone.solve();
    for (let k = 0; k < 3; k++) r[i * 3 + k] = cone.r[k];
  }

  private velocityAt(i: number, out: Float64Array): void {
    const { w, q, r, n } = this;
    const size = n * 3;
    for (let k = 0; k < 3; k++) {
      let sum = q[i * 3 + k];
      const row = (i * 3 + k) * size;
      for (let j = 0; j < size; j++) sum += w[row + j] * r[j];
      out[k] = sum;
    }
  }

  /** Largest distance from Coulomb's law, as a speed. */
  private error(): number {
    const { n, w, r, u, mu, trial } = this;
    let worst = 0;
    for (let i = 0; i < n; i++) {
      this.velocityAt(i, u);
      const own = w[i * 3 * n * 3 + i * 3];
      worst = Math.max(worst, own * Math.sqrt(coneErrorSq(r, i * 3, u, 0, mu[i], 1 / own, trial)));
    }
    return worst;
  }

  private apply(buffer: L.ContactBuffer, members: Int32Array, c: BodyColumns): void {
    const { n, r, u } = this;
    for (let i = 0; i < n; i++) {
      const at = members[i];
      const o = at * L.RECORD + L.IMPULSE;
      for (let k = 0; k < 3; k++) u[k] = r[i * 3 + k] - buffer.data[o + k];
      const sum = u[0] + u[1] + u[2];
      if (sum - sum !== 0) continue;
      buffer.push(at, c.velocity, c.angularVelocity, u, 0);
      for (let k = 0; k < 3; k++) buffer.data[o + k] = r[i * 3 + k];
    }
  }

  private reserve(n: number, bodies: number): void {
    this.n = n;
    if (this.dv.length < bodies) {
      this.dv = new Float64Array(bodies);
      this.dw = new Float64Array(bodies);
    }
    if (this.mu.length >= n) return;
    this.w = new Float64Array(n * n * 9);
    this.q = new Float64Array(n * 3);
    this.r = new Float64Array(n * 3);
    this.best = new Float64Array(n * 3);
    this.extra = new Float64Array(n * 3);
    this.mu = new Float64Array(n);
  }
}
