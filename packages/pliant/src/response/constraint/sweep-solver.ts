/**
 * Large groups: Gauss–Seidel over the contacts with the exact solution of each on its cone, straight on the bodies'
 * velocities, no matrix; joints answer as one direct block after every sweep; accelerated (`conjugate.ts`).
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { JointSolver } from '../joints/index.js';
import { ContactCone, coneErrorSq } from './cone.js';
import { Conjugate } from './conjugate.js';
import * as L from './contact-buffer.js';

export class SweepSolver {
  /** Sweeps of the last `solve`. */
  sweeps = 0;
  private r = new Float64Array(0);
  private extra = new Float64Array(0);
  private readonly u = new Float64Array(3);
  private readonly trial = new Float64Array(3);
  private readonly cone = new ContactCone();
  private readonly conjugate = new Conjugate();

  /** Solves contacts members[0..count-1], changes velocities, and returns the largest error left [m/s]. */
  solve(
    buffer: L.ContactBuffer,
    members: Int32Array,
    count: number,
    c: BodyColumns,
    joints: JointSolver | undefined,
    tolerance: number,
    most: number,
  ): number {
    const size = count * 3;
    if (this.r.length < size) {
      this.r = new Float64Array(size);
      this.extra = new Float64Array(size);
    }
    const { conjugate, r, extra } = this;
    conjugate.begin(size);
    this.sweeps = 0;
    let error = this.error(buffer, members, count, c);
    while (error > tolerance && this.sweeps < most) {
      this.sweeps++;
      this.gather(buffer, members, count);
      conjugate.remember(r);
      for (let m = 0; m < count; m++) this.relaxContact(buffer, members[m], c);
      joints?.solve();
      error = this.error(buffer, members, count, c);
      if (error <= tolerance || this.sweeps === most) break;
      this.gather(buffer, members, count);
      if (!conjugate.extend(r, extra)) continue;
      this.add(buffer, members, count, c);
      joints?.solve();
    }
    return error;
  }

  private relaxContact(buffer: L.ContactBuffer, i: number, c: BodyColumns): void {
    const { cone, u } = this;
    const { data: d } = buffer;
    const o = i * L.RECORD;
    buffer.measure(i, c.velocity, c.angularVelocity, cone.q, 0);
    cone.q[0] += d[o + L.BIAS];
    for (let k = 0; k < 3; k++) {
      for (let l = 0; l < 3; l++) {
        cone.w[k * 3 + l] = d[o + L.W + k * 3 + l];
        cone.q[k] -= d[o + L.W + k * 3 + l] * d[o + L.IMPULSE + l];
      }
      cone.r[k] = d[o + L.IMPULSE + k];
    }
    cone.mu[0] = d[o + L.MU];
    cone.solve();
    for (let k = 0; k < 3; k++) u[k] = cone.r[k] - d[o + L.IMPULSE + k];
    const sum = u[0] + u[1] + u[2];
    if (sum - sum !== 0) return;
    buffer.push(i, c.velocity, c.angularVelocity, u, 0);
    for (let k = 0; k < 3; k++) d[o + L.IMPULSE + k] = cone.r[k];
  }

  /** Largest distance from Coulomb's law, as a speed; broken bodies don't count. */
  private error(buffer: L.ContactBuffer, members: Int32Array, count: number, c: BodyColumns): number {
    const { u, trial } = this;
    const { data: d } = buffer;
    let worst = 0;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * L.RECORD;
      buffer.measure(i, c.velocity, c.angularVelocity, u, 0);
      u[0] += d[o + L.BIAS];
      const own = d[o + L.W];
      const error = own * Math.sqrt(coneErrorSq(d, o + L.IMPULSE, u, 0, d[o + L.MU], 1 / own, trial));
      if (error > worst) worst = error;
    }
    return worst;
  }

  private gather({ data: d }: L.ContactBuffer, members: Int32Array, count: number): void {
    const { r } = this;
    for (let m = 0; m < count; m++) {
      const o = members[m] * L.RECORD + L.IMPULSE;
      for (let k = 0; k < 3; k++) r[m * 3 + k] = d[o + k];
    }
  }

  private add(buffer: L.ContactBuffer, members: Int32Array, count: number, c: BodyColumns): void {
    const { extra } = this;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * L.RECORD + L.IMPULSE;
      buffer.push(i, c.velocity, c.angularVelocity, extra, m * 3);
      for (let k = 0; k < 3; k++) buffer.data[o + k] += extra[m * 3 + k];
    }
  }
}
