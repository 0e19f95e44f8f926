/**
 * Bodies and joints that are switched off stay in the world, with their handles and their state, and take no part in
 * it.
 */
import { SWITCHED_OFF, WAITS } from '../bodies/joints.js';
import { AWAKE, DISABLED } from '../bodies/layout.js';
import type { Simulation } from '../simulation.js';
import { wakeNeighbours } from './wake.js';

/** Takes a body out; what leaned on it wakes, and its joints wait. */
export function disable(sim: Simulation, row: number): void {
  const { activity, contactForce } = sim.bodies.columns;
  if (activity[row] === DISABLED) return;
  wakeNeighbours(sim, row);
  sim.forgetContacts(row);
  activity[row] = DISABLED;
  contactForce.fill(0, row * 3, row * 3 + 3);
  letJointsWait(sim, row);
}

/** Puts a body back where it is, with the velocity it had. */
export function enable(sim: Simulation, row: number): void {
  const { activity, restTime } = sim.bodies.columns;
  if (activity[row] !== DISABLED) return;
  activity[row] = AWAKE;
  restTime[row] = 0;
  sim.bodies.stir(row);
  letJointsWait(sim, row);
  wakeNeighbours(sim, row);
}

export function enableJoint(sim: Simulation, row: number, enabled: boolean): number {
  const { joints, bodies } = sim;
  if (enabled) joints.flags[row] &= ~SWITCHED_OFF;
  else joints.flags[row] |= SWITCHED_OFF;
  joints.forget(row);
  bodies.wake(joints.a[row]);
  bodies.wake(joints.b[row]);
  return 0;
}

/** Joints of a body that is switched off wait for it. */
export function letJointsWait({ joints, bodies }: Simulation, body: number): void {
  const { activity } = bodies.columns;
  for (let row = 0; row < joints.rows; row++) {
    if (!joints.ties(row, body)) continue;
    const waits = activity[joints.a[row]] === DISABLED || activity[joints.b[row]] === DISABLED;
    if (waits) joints.flags[row] |= WAITS;
    else joints.flags[row] &= ~WAITS;
    joints.forget(row);
  }
}
