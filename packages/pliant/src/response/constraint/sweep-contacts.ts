/**
 * One Gauss–Seidel sweep over the contacts of a large group. The sweep solves each contact exactly on its cone, and
 * changes the bodies' velocities directly. u is the present velocity at a contact, and r is its impulse. A sticking
 * contact needs r − W⁻¹ u. The velocity without r is u − W r. So the usual cases, open and sticking, need no solver.
 * `ContactCone` solves sliding contacts.
 *
 * Functions hand numbers over in arrays. Single numbers would be boxed at every contact.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { ContactCone } from './cone.js';
import * as L from './contact-buffer.js';

/** A sweep over the contacts `members`, from the first to the last or back. `before` gets the previous impulses. */
export interface Sweep {
  readonly members: Int32Array;
  readonly count: number;
  readonly backwards: boolean;
  readonly before: Float64Array;
  /**
   * Output: the largest change of an impulse, as a speed [m/s], then the sum of the squares of all changes [(N·s)²].
   * The array has three numbers, because during the sweep it holds the change of each contact's impulse.
   */
  readonly change: Float64Array;
}

export function sweepContacts(buffer: L.ContactBuffer, c: BodyColumns, cone: ContactCone, s: Sweep): void {
  const d = buffer.data;
  const { a: rowsA, b: rowsB } = buffer;
  const { velocity: v, angularVelocity: w } = c;
  const { members, count, backwards, before, change } = s;
  let worst = 0;
  let sum = 0;
  for (let step = 0; step < count; step++) {
    const m = backwards ? count - 1 - step : step;
    const i = members[m];
    const o = i * L.RECORD;
    const a = rowsA[i] * 3;
    const b = rowsB[i] * 3;
    const vx = v[a] - v[b];
    const vy = v[a + 1] - v[b + 1];
    const vz = v[a + 2] - v[b + 2];
    const ax = w[a];
    const ay = w[a + 1];
    const az = w[a + 2];
    const bx = w[b];
    const by = w[b + 1];
    const bz = w[b + 2];
    const u0 =
      d[o] * vx +
      d[o + 1] * vy +
      d[o + 2] * vz +
      d[o + L.ARM_A] * ax +
      d[o + L.ARM_A + 1] * ay +
      d[o + L.ARM_A + 2] * az -
      d[o + L.ARM_B] * bx -
      d[o + L.ARM_B + 1] * by -
      d[o + L.ARM_B + 2] * bz +
      d[o + L.BIAS];
    const r0 = d[o + L.IMPULSE];
    const r1 = d[o + L.IMPULSE + 1];
    const r2 = d[o + L.IMPULSE + 2];
    before[m * 3] = r0;
    before[m * 3 + 1] = r1;
    before[m * 3 + 2] = r2;
    // Most contacts of a heap are open and stay open.
    if (u0 >= 0 && r0 === 0) continue;
    const u1 =
      d[o + 3] * vx +
      d[o + 4] * vy +
      d[o + 5] * vz +
      d[o + L.ARM_A + 3] * ax +
      d[o + L.ARM_A + 4] * ay +
      d[o + L.ARM_A + 5] * az -
      d[o + L.ARM_B + 3] * bx -
      d[o + L.ARM_B + 4] * by -
      d[o + L.ARM_B + 5] * bz;
    const u2 =
      d[o + 6] * vx +
      d[o + 7] * vy +
      d[o + 8] * vz +
      d[o + L.ARM_A + 6] * ax +
      d[o + L.ARM_A + 7] * ay +
      d[o + L.ARM_A + 8] * az -
      d[o + L.ARM_B + 6] * bx -
      d[o + L.ARM_B + 7] * by -
      d[o + L.ARM_B + 8] * bz;
    const w00 = d[o + L.W];
    const w01 = d[o + L.W + 1];
    const w02 = d[o + L.W + 2];
    const mu = d[o + L.MU];
    const q0 = u0 - w00 * r0 - w01 * r1 - w02 * r2;
    let n0 = 0;
    let n1 = 0;
    let n2 = 0;
    if (q0 < 0) {
      const k = o + L.STICK;
      n0 = r0 - (d[k] * u0 + d[k + 1] * u1 + d[k + 2] * u2);
      n1 = r1 - (d[k + 1] * u0 + d[k + 3] * u1 + d[k + 4] * u2);
      n2 = r2 - (d[k + 2] * u0 + d[k + 4] * u1 + d[k + 5] * u2);
      if (mu === 0) {
        n0 = -q0 / w00;
        n1 = n2 = 0;
      } else if (!(n1 * n1 + n2 * n2 <= mu * mu * n0 * n0 && n0 >= 0)) {
        const { q, r } = cone;
        q[0] = q0;
        q[1] = u1;
        q[2] = u2;
        r[0] = r0;
        r[1] = r1;
        r[2] = r2;
        cone.mu[0] = mu;
        slide(cone, d, o);
        n0 = r[0];
        n1 = r[1];
        n2 = r[2];
      }
    }
    const e0 = n0 - r0;
    const e1 = n1 - r1;
    const e2 = n2 - r2;
    const sq = e0 * e0 + e1 * e1 + e2 * e2;
    // An impulse that isn't finite would spread from one broken body to all bodies that touch it.
    if (sq - sq !== 0) continue;
    sum += sq;
    if (sq * w00 * w00 > worst) worst = sq * w00 * w00;
    d[o + L.IMPULSE] = n0;
    d[o + L.IMPULSE + 1] = n1;
    d[o + L.IMPULSE + 2] = n2;
    change[0] = e0;
    change[1] = e1;
    change[2] = e2;
    push(d, o, v, w, a, b, change);
  }
  change[0] = Math.sqrt(worst);
  change[1] = sum;
}

/** Solves a sliding contact. `cone` holds the contact's velocities, impulses and μ. */
function slide(cone: ContactCone, d: Float64Array, o: number): void {
  const { q, r, w } = cone;
  for (let k = 0; k < 9; k++) w[k] = d[o + L.W + k];
  q[1] = q[1] - w[3] * r[0] - w[4] * r[1] - w[5] * r[2];
  q[2] = q[2] - w[6] * r[0] - w[7] * r[1] - w[8] * r[2];
  cone.solve();
}

/** Gives both bodies the change of a contact's impulse. */
function push(
  d: Float64Array,
  o: number,
  v: Float64Array,
  w: Float64Array,
  a: number,
  b: number,
  change: Float64Array,
): void {
  const e0 = change[0];
  const e1 = change[1];
  const e2 = change[2];
  for (let k = 0; k < 3; k++) {
    const force = e0 * d[o + k] + e1 * d[o + 3 + k] + e2 * d[o + 6 + k];
    v[a + k] += d[o + L.PUSH_A + k] * force;
    v[b + k] -= d[o + L.PUSH_B + k] * force;
    const p = o + L.TURN_A + k;
    w[a + k] += d[p] * e0 + d[p + 3] * e1 + d[p + 6] * e2;
    const q = o + L.TURN_B + k;
    w[b + k] -= d[q] * e0 + d[q + 3] * e1 + d[q + 6] * e2;
  }
}
