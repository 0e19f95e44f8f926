import { ASLEEP, AWAKE, FROZEN, isDynamic } from '../bodies/layout.js';
import type { Simulation } from '../simulation.js';

/** Also sets a frozen body free: whoever touches it has looked at it. */
export function wake(sim: Simulation, row: number): void {
  sim.bodies.wake(row);
  const { activity } = sim.bodies.columns;
  if (activity[row] === FROZEN) activity[row] = AWAKE;
}

/** Sleeping bodies that lean on this one have to notice that it changed. */
export function wakeNeighbours(sim: Simulation, row: number): void {
  for (const [{ a, b }, m] of sim.contacts.pairs()) {
    if (a[m] === row) sim.bodies.wake(b[m]);
    else if (b[m] === row) sim.bodies.wake(a[m]);
  }
  const { joints } = sim;
  for (let j = 0; j < joints.rows; j++) {
    if (joints.ties(j, row)) sim.bodies.wake(joints.a[j] === row ? joints.b[j] : joints.a[j]);
  }
}

export function sleep(sim: Simulation, row: number): void {
  const c = sim.bodies.columns;
  if (!isDynamic(c.kind[row]) || c.activity[row] !== AWAKE) return;
  c.activity[row] = ASLEEP;
  sim.deformables.finish(sim.bodies);
  c.velocity.fill(0, row * 3, row * 3 + 3);
  c.angularVelocity.fill(0, row * 3, row * 3 + 3);
}
