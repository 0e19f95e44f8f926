import { PliantError } from '../core/errors.js';
import { SIMULATION } from '../simulation.js';
import type { World } from '../world/index.js';
import { ExactModel } from './model.js';
import { Potential } from './potential.js';
import { makeRoom } from './room.js';
import { sizeOf } from './solve-static.js';
import { ExactSolver } from './solver.js';
import { writeBodies, writeTouches } from './write-back.js';

/** How a step of the exact solver ended. */
export interface ExactReport {
  /** Whether all its substeps were solved to the end. */
  readonly converged: boolean;
  /** Steps of Newton's method. */
  readonly iterations: number;
  /** What is left of the forces, as a part of the largest of them; the worst of all substeps. */
  readonly residual: number;
}

const ITERATIONS = 200;
/** What may be left of the forces, over the largest of them. Larger: contact forces are off by more than that. */
const TOLERANCE = 1e-6;

/**
 * Advances a world by `dt` [s] with the exact solver in place of its own methods: implicit Euler in the world's substeps,
 * a log barrier for contact, and no step that lets anything cross. It is for truth, not for speed: soft bodies of the
 * model `fem`, rigid bodies and what stands still, without joints.
 */
export function stepExactly(world: World, dt: number): ExactReport {
  if (!(typeof dt === 'number' && dt > 0 && dt <= 1))
    throw new PliantError('invalid-value', 'A step takes a number of seconds, more than 0 and at most 1.', {
      path: 'dt',
    });
  const sim = world[SIMULATION];
  const { clock } = sim;
  const h = dt / sim.substeps;
  const report = { converged: true, iterations: 0, residual: 0 };
  sim.bodies.wakeAll();
  refuseDriven(world);
  sim.ledger.begin(sim.bodies);
  for (let s = 0; s < sim.substeps; s++) {
    sim.fields.apply(sim.bodies, sim.gravity, clock, s, h, sim.troubles);
    sim.fields.applyToParticles(sim.bodies, sim.deformables, clock, s, h, sim.troubles);
    const model = new ExactModel(sim);
    const potential = new Potential(model);
    makeRoom(potential);
    const before = model.keep();
    potential.beginStep(h);
    const limits = { iterations: ITERATIONS, tolerance: TOLERANCE, isFree: false };
    const solver = new ExactSolver(potential, limits, sizeOf(model));
    const end = solver.minimise();
    report.converged &&= end.converged;
    report.iterations += end.iterations;
    report.residual = Math.max(report.residual, end.residual);
    writeBodies(model, before, h);
    writeTouches(potential, potential.contact.touches(solver.near), h);
    sim.ledger.book(sim.bodies, sim.methods.withElasticity.contacts, h, dt);
  }
  sim.ledger.finish(sim.bodies);
  sim.bodies.clearUserForces();
  if (!report.converged)
    sim.troubles.report({
      code: 'unsolved',
      step: clock[1],
      sentence: 'The exact solver did not come to its end in this step; take more substeps, or less load.',
    });
  clock[0] += dt;
  clock[1] += 1;
  clock[2] = dt;
  return report;
}

/** Bodies that are driven would have to be moved along; the fast solver does that. */
function refuseDriven(world: World): void {
  for (const body of world) {
    const [v, w] = [body.velocity, body.angularVelocity];
    if (body.kind === 'kinematic' && (v.some((value) => value !== 0) || w.some((value) => value !== 0)))
      throw new PliantError('invalid-value', 'The exact solver moves no kinematic bodies.', {
        path: 'world',
      });
  }
}
