import { PliantError } from '../core/errors.js';
import { contain } from '../integration/index.js';
import type { Simulation } from '../simulation.js';
import { step } from '../step.js';

/**
 * Takes a step. A fault of the engine ends here: bodies stay where it left them, contacts are found anew, time goes on,
 * and the world says so. A program that runs a world must not die of one bad step.
 */
export function safeStep(sim: Simulation, dt: number): void {
  const { clock } = sim;
  const before = clock[1];
  try {
    step(sim, dt);
  } catch (error) {
    sim.troubles.report({
      code: 'step-failed',
      step: before,
      sentence: `The step failed inside the engine (${sentenceOf(error)}); please report it with a snapshot from before the step.`,
    });
    recover(sim, dt, before);
  }
}

function recover(sim: Simulation, dt: number, before: number): void {
  const { clock, bodies } = sim;
  sim.lull.break();
  sim.resetContacts();
  const { userForce, userTorque } = bodies.columns;
  userForce.fill(0, 0, bodies.rows * 3);
  userTorque.fill(0, 0, bodies.rows * 3);
  contain(bodies, true, sim.freeze);
  sim.deformables.contain(bodies, true, sim.freeze);
  if (clock[1] !== before) return;
  clock[0] += dt;
  clock[1] = before + 1;
  clock[2] = dt;
}

const sentenceOf = (error: unknown): string =>
  error instanceof PliantError ? error.sentence : String(error);
