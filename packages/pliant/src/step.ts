/**
 * The map of the engine: one step, stage by stage. Every stage reads what stands to its left and hands one named buffer
 * to the right; its timer is booked under its folder's name.
 *
 *   bodies        forces on every body; boxes and inertia where it stands now
 *   broadphase    → candidate pairs
 *   narrowphase   → contacts, and the islands they tie
 *   penetration   → depth and way out of each contact
 *   response      → forces on the bodies
 *   integration   → new velocities and positions; what rests falls asleep, what broke is frozen
 */
import { refreshMoving } from './bodies/refresh.js';
import { SLEEP_DELAY } from './core/constants.js';
import { contain } from './integration/index.js';
import type { Simulation } from './simulation.js';
import { STAGES } from './simulation.js';

const [BODIES, BROADPHASE, NARROWPHASE, PENETRATION, RESPONSE, INTEGRATION] = STAGES.keys();

/** Advances a world by `dt` [s], in `substeps` equal parts. Never throws; see `troubles`. */
export function step(sim: Simulation, dt: number): void {
  const h = dt / sim.substeps;
  sim.timers.begin();
  sim.ledger.begin(sim.bodies);
  contain(sim.bodies, true, sim.freeze);
  for (let s = 0; s < sim.substeps; s++) substep(sim, h, dt, s);
  if (sim.sleeping) sim.islands.sleep(sim.bodies, SLEEP_DELAY);
  sim.ledger.finish(sim.bodies);
  clearUserForces(sim);
  sim.clock[0] += dt;
  sim.clock[1] += 1;
  sim.clock[2] = dt;
  sim.timers.lap(INTEGRATION);
}

function substep(sim: Simulation, h: number, dt: number, s: number): void {
  const { bodies, timers, pairs, narrowphase, methods } = sim;

  sim.fields.apply(bodies, sim.gravity, sim.clock, s, h, sim.troubles);
  refreshMoving(bodies);
  timers.lap(BODIES);

  methods.broadphase.find(bodies, pairs);
  timers.lap(BROADPHASE);

  narrowphase.collide(bodies, pairs, methods.narrowphaseOf, s > 0);
  sim.islands.join(bodies, narrowphase.current);
  timers.lap(NARROWPHASE);

  methods.measure(narrowphase.current);
  timers.lap(PENETRATION);

  sim.softened += methods.respond(narrowphase.current, h);
  sim.ledger.book(bodies, narrowphase.current, h, dt);
  timers.lap(RESPONSE);

  sim.integrator.advance(bodies, h);
  contain(bodies, false, sim.freeze);
  timers.lap(INTEGRATION);
}

/** Forces asked for by the user last for one step. */
function clearUserForces(sim: Simulation): void {
  const { userForce, userTorque } = sim.bodies.columns;
  userForce.fill(0, 0, sim.bodies.rows * 3);
  userTorque.fill(0, 0, sim.bodies.rows * 3);
}
