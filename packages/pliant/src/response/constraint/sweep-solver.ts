/**
 * This solver takes large groups. It runs Gauss–Seidel sweeps with the exact solution of each contact on its cone. It
 * changes the bodies' velocities directly and needs no matrix. After every sweep all joints answer as one direct block.
 * The sweeps are accelerated (`conjugate.ts`).
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { JointSolver } from '../joints/index.js';
import { ContactCone, coneErrorSq } from './cone.js';
import * as L from './contact-buffer.js';
import { sweepContacts } from './sweep-contacts.js';

/** What fades geometrically would end in denormal numbers, which are slow. */
const TINY = 1e-60;

export class SweepSolver {
  /** Sweeps of the last `solve`. */
  sweeps = 0;
  private p = new Float64Array(0);
  private readonly u = new Float64Array(3);
  private readonly trial = new Float64Array(3);
  private readonly cone = new ContactCone();
  private readonly task = {
    members: new Int32Array(0) as Int32Array,
    count: 0,
    backwards: false,
    before: new Float64Array(0),
    change: new Float64Array(3),
  };

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
    this.begin(members, count);
    const { task, cone } = this;
    let lastSq = 0;
    for (; this.sweeps < most; ) {
      sweepContacts(buffer, c, cone, task);
      this.sweeps++;
      joints?.solve();
      if (task.change[0] <= tolerance && this.error(buffer, members, count, c) <= tolerance) break;
      if (this.sweeps === most) break;
      const beta = lastSq > 0 ? task.change[1] / lastSq : 2;
      lastSq = task.change[1];
      if (this.extend(buffer, c, beta)) joints?.solve();
    }
    return this.error(buffer, members, count, c);
  }

  private begin(members: Int32Array, count: number): void {
    const { task } = this;
    task.members = members;
    task.count = count;
    this.sweeps = 0;
    if (this.p.length < count * 3) {
      this.p = new Float64Array(count * 6);
      task.before = new Float64Array(count * 6);
    }
    this.p.fill(0, 0, count * 3);
  }

  private extend(buffer: L.ContactBuffer, c: BodyColumns, beta: number): boolean {
    const { p, task, trial } = this;
    const { members, count, before } = task;
    const { data: d } = buffer;
    const on = beta <= 1;
    for (let m = 0; m < count; m++) {
      const o = members[m] * L.RECORD + L.IMPULSE;
      for (let k = 0; k < 3; k++) {
        let step = on ? beta * p[m * 3 + k] : 0;
        if (step < TINY && step > -TINY) step = 0;
        p[m * 3 + k] = step + d[o + k] - before[m * 3 + k];
        trial[k] = step;
      }
      if (trial[0] === 0 && trial[1] === 0 && trial[2] === 0) continue;
      buffer.push(members[m], c.velocity, c.angularVelocity, trial, 0);
      for (let k = 0; k < 3; k++) d[o + k] += trial[k];
    }
    return on;
  }

  /** The largest distance from Coulomb's law, as a speed. Broken bodies don't count. */
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
}
