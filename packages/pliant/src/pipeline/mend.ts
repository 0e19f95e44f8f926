/**
 * Runs after a step in which a body broke. Contacts, joints and books may hold broken numbers of that body, which would
 * break other bodies in the next step. This module resets such numbers, as if the contact or joint had just begun. A
 * healthy step never runs it.
 */
import * as T from '../bodies/joints.js';
import { FROZEN } from '../bodies/layout.js';
import { MAX_MAGNITUDE } from '../core/constants.js';
import { type Contacts, FOLLOWED, LOCAL, MEMO, PAIR_ASLEEP, POSE } from '../narrowphase/index.js';
import type { Simulation } from '../simulation.js';

/** Largest impulse or force that is remembered [N·s, N]: the largest mass at the largest speed. */
const MOST = MAX_MAGNITUDE * MAX_MAGNITUDE;

export function mend(sim: Simulation): void {
  sim.broke = false;
  stopFrozen(sim);
  for (const { now } of sim.contacts.parts) mendContacts(now);
  mendJoints(sim);
  const { count, impulse, peakForce, depth } = sim.ledger.current;
  for (const [numbers, width] of [
    [impulse, 3],
    [peakForce, 1],
    [depth, 1],
  ] as const)
    forgetBroken(numbers, 0, count * width);
  forgetBroken(sim.bodies.columns.contactForce, 0, 3 * sim.bodies.rows);
}

/** Contacts may have pushed a body after it was frozen. */
function stopFrozen({ bodies: { columns: c, rows }, deformables }: Simulation): void {
  for (let row = 0; row < rows; row++) {
    if (c.activity[row] !== FROZEN) continue;
    for (const column of [c.velocity, c.angularVelocity, c.force, c.torque])
      column.fill(0, row * 3, row * 3 + 3);
    const model = deformables.byRow[row]?.model;
    if (model === undefined) continue;
    const { velocity, force } = deformables.particles.columns;
    for (const column of [velocity, force]) column.fill(0, 3 * model.first, 3 * (model.first + model.count));
  }
}

function mendContacts(c: Contacts): void {
  for (let m = 0; m < c.manifolds; m++) {
    const first = c.first[m];
    const end = first + c.size[m];
    let broken = forgetBroken(c.pose, m * POSE, (m + 1) * POSE);
    for (const [numbers, width] of [
      [c.point, 3],
      [c.normal, 3],
      [c.depth, 1],
      [c.force, 3],
      [c.impulse, 3],
      [c.memo, MEMO],
      [c.local, LOCAL],
    ] as const)
      broken = forgetBroken(numbers, first * width, end * width) || broken;
    if (!broken) continue;
    c.memo.fill(0, first * MEMO, end * MEMO);
    c.life[m] &= PAIR_ASLEEP | FOLLOWED;
  }
}

function mendJoints({ joints, bodies }: Simulation): void {
  const { activity } = bodies.columns;
  for (let row = 0; row < joints.rows; row++) {
    const from = row * T.NUMBERS + T.IMPULSE;
    const to = (row + 1) * T.NUMBERS;
    const held = activity[joints.a[row]] === FROZEN || activity[joints.b[row]] === FROZEN;
    if (forgetBroken(joints.numbers, from, to) || held) joints.numbers.fill(0, from, to);
  }
}

/** Sets every number to zero that is not finite or too large; returns whether there was any. */
function forgetBroken(numbers: Float64Array, from: number, to: number): boolean {
  let broken = false;
  for (let k = from; k < to; k++) {
    if (Math.abs(numbers[k]) <= MOST) continue;
    numbers[k] = 0;
    broken = true;
  }
  return broken;
}
