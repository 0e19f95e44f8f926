/**
 * The map of the engine: one step, stage by stage. Every stage reads the buffers of the stages to its left and hands
 * one named buffer to the right. A stage's timer has the name of its folder.
 *
 *   bodies        boxes and inertia where every body stands now; forces on it
 *   broadphase    → candidate pairs
 *   narrowphase   → rows of contact, and the islands they tie
 *   penetration   → depth and way out of each row that was not found with it
 *   response      → forces on the bodies, or new velocities
 *   integration   → new velocities and positions; bodies that were too fast are put back where they touched, bodies at
 *                   rest fall asleep, broken bodies are frozen
 *
 * A step has several substeps. Contacts of bodies that keep their shape are found in every substep, or once per step,
 * looking ahead, if all responses allow it. Pairs with a deformable body are looked at in the middle of a substep:
 * before elasticity if the response acts by forces, after it if it acts on velocities. In the opposite order, bodies
 * would rest with a gap. A response may also take a substep on trial and shorten it (`pipeline/trials.ts`).
 */
import { refreshDeformables, refreshMoving } from './bodies/refresh.js';
import { SLEEP_DELAY } from './core/constants.js';
import { contain } from './integration/index.js';
import { MIDDLE, PULL, REACH } from './narrowphase/index.js';
import type { Look } from './pipeline/look.js';
import { mend } from './pipeline/mend.js';
import { type TrialStages, trialSteps } from './pipeline/trial-steps.js';
import type { Simulation } from './simulation.js';
import { STAGES } from './simulation.js';

const [BODIES, BROADPHASE, NARROWPHASE, PENETRATION, RESPONSE, INTEGRATION] = STAGES.keys();

/** Advances a world by `dt` [s], in equal substeps. Never throws; see `troubles`. */
export function step(sim: Simulation, dt: number): void {
  const parts = sim.partsOf(dt);
  const h = sim.pace.substep(dt, parts);
  const { everySubstep, controlsStep, aheadOfTouch } = sim.methods.demands();
  sim.timers.begin();
  contain(sim.bodies, true, sim.freeze);
  if (sim.lull.lasts(sim.bodies, dt)) return takeTime(sim, dt);
  sim.softened = 0;
  sim.energyWatch.begin(sim);
  sim.stepCounts.begin();
  sim.ledger.begin(sim.bodies);
  sim.joints.beginStep();
  sim.methods.beginStep(sim.clock);
  sim.deformables.contain(sim.bodies, true, sim.freeze);
  let found = 0;
  let again = false;
  for (let s = 0; s < parts; s++) {
    if (controlsStep) {
      trialSteps.get()(sim, TRIAL, h, s, dt);
      continue;
    }
    if (s === found) detect(sim, h, everySubstep ? (aheadOfTouch ? h : 0) : dt - s * h, s > 0, again);
    if (!sim.narrowphase.resting && (s === 0 || !sim.repeats(h))) substep(sim, h, s, parts - s, everySubstep);
    bookLooks(sim, h, dt);
    // Contacts found by looking ahead are wrong for bodies that bounce or travel far.
    again = s + 1 < parts && !everySubstep && !aheadOfTouch && !sim.methods.bounces;
    if (again && !sim.comesFar(h, (s + 2 - found) * h, (parts - s) * h)) continue;
    book(sim, (s + 1 - found) * h, dt);
    if (!everySubstep) sim.stopAtSurfaces((s + 1 - found) / parts, dt);
    found = s + 1;
  }
  if (!sim.narrowphase.resting) sim.methods.watchJoints(sim.clock[1]);
  // In a step that is judged by gaps, nothing has passed through anything.
  if (everySubstep || controlsStep) sim.stopAtSurfaces(controlsStep ? 0 : 1, dt);
  if (sim.broke) mend(sim);
  if (sim.sleeping) sim.islands.sleep(sim.bodies, SLEEP_DELAY, sim.deformables.kinetic);
  sim.deformables.finish(sim.bodies);
  sim.bodies.calm();
  sim.report(dt);
  sim.ledger.finish(sim.bodies);
  sim.bodies.clearUserForces();
  sim.lull.note(sim.narrowphase.resting, dt);
  takeTime(sim, dt);
}

function takeTime({ clock, timers }: Simulation, dt: number): void {
  clock[0] += dt;
  clock[1] += 1;
  clock[2] = dt;
  timers.lap(INTEGRATION);
}

/** Finds the contacts of the next `ahead` [s] (0: of now); `again`: only of bodies that came far since the last look. */
function detect(sim: Simulation, h: number, ahead: number, sameStep: boolean, again: boolean): void {
  const { bodies, timers, pairs, narrowphase, methods, matter } = sim;

  matter.molecules.prepare(methods.usesSkins(), sim.clock[0]);
  const { reach, controlsStep, aheadOfTouch } = methods.demands();
  sim.setExtra(reach, controlsStep);
  if (again) sim.sweeper.mark(sim.movesFar.rows, bodies.rows);
  refreshMoving(bodies, ahead, sim.gravity, sim.extra, again ? sim.movesFar.rows : undefined);
  // Two calls, because the engine boxes a number that is chosen or computed for an argument.
  if (ahead > 0) refreshDeformables(bodies, sim.deformables, ahead, sim.gravity);
  else refreshDeformables(bodies, sim.deformables, h, sim.gravity);
  timers.lap(BODIES);

  sim.remembered.find(methods.broadphase, bodies, pairs);
  sim.joints.dropPairs(pairs);
  methods.surfaces.dropPairs(pairs, sim.clock[1]);
  timers.lap(BROADPHASE);

  const g = sim.gravity;
  if (ahead > 0) narrowphase.outlook[PULL] = Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
  narrowphase.outlook[REACH] = reach;
  narrowphase.outlook[MIDDLE] = ahead > h ? 0.5 * (ahead - h) : 0;
  // Manifolds that were moved along are approximate. A step that is judged by gaps needs exact ones.
  const following = controlsStep || aheadOfTouch ? 0 : ahead;
  if (again) narrowphase.collideAgain(bodies, pairs, methods.narrowphaseOf, following, sim.movesFar);
  else narrowphase.collide(bodies, pairs, methods.narrowphaseOf, following, sameStep);
  methods.surfaces.meet(narrowphase.current, sim.clock[1]);
  methods.plan(narrowphase.deformed, narrowphase.resting);
  sim.movesFar.begin(bodies, sim.gravity, again);
  if (sim.sleeping || sim.islands.anyAsleep(bodies)) sim.joinIslands(ahead, reach);
  timers.lap(NARROWPHASE);
  methods.beginResponse(narrowphase.current, h, h, sim.gravity);
  timers.lap(RESPONSE);
}

function substep(sim: Simulation, h: number, s: number, left: number, everySubstep: boolean): void {
  const { bodies, deformables, timers, methods, integrator } = sim;

  // Gravity and the user's forces hold for the whole step, and no response has added to them.
  if (everySubstep || s === 0 || sim.fields.fields.length > 0) {
    sim.fields.apply(bodies, sim.gravity, sim.clock, s, h, sim.troubles);
    sim.fields.applyToParticles(bodies, deformables, sim.clock, s, h, sim.troubles);
  }
  sim.matter.molecules.begin(sim.clock[0] + s * h, h);
  timers.lap(BODIES);

  sim.softened += methods.push();
  timers.lap(RESPONSE);

  look(sim, methods.beforeElasticity, h, s > 0, true);

  integrator.accelerate(bodies, h);
  // A body that a force has broken is stopped before its contacts pass the damage on.
  if (integrator.isWild) contain(bodies, true, sim.freeze);
  methods.moveCertified(sim.narrowphase.current, sim.gravity, h, Math.max(1, Math.abs(left)) * h, s);
  deformables.move(bodies, sim.gravity, h);
  sim.matter.molecules.moved();
  deformables.contain(bodies, false, sim.freeze);
  timers.lap(INTEGRATION);

  // Followed rows belong to the candidates they were found among. So fresh candidates need a fresh look.
  look(sim, methods.afterElasticity, h, s > 0, s === 0 || everySubstep || methods.looksEverySubstep());

  methods.solve();
  timers.lap(RESPONSE);

  integrator.move(bodies, h);
  methods.certify();
  deformables.settle(bodies, h);
  if (left > 0 && integrator.isWild) contain(bodies, true, sim.freeze);
  timers.lap(INTEGRATION);

  methods.relax();
  integrator.hold(bodies);
  if (left > 0) sim.containAll();
  timers.lap(RESPONSE);
}

/** Finds, measures and answers the contacts of deformable bodies as they stand. Follows known rows unless `isFresh`. */
function look(sim: Simulation, which: Look, h: number, sameStep: boolean, isFresh: boolean): void {
  const { timers, methods } = sim;
  if (which.isIdle) return;
  if (isFresh) {
    which.find(sim.matter);
    timers.lap(NARROWPHASE);

    methods.measure(which, sameStep);
    timers.lap(PENETRATION);

    methods.beginLook(which);
  }
  sim.softened += methods.respond(which, h);
  timers.lap(RESPONSE);
}

/** The stages of a substep that is taken on trial. What is left counts below zero: nothing is contained. */
const TRIAL: TrialStages = {
  detect: (sim, h, sameStep) => detect(sim, h, h, sameStep, false),
  take: (sim, h, s) => substep(sim, h, s, s - sim.substeps, true),
  book(sim, interval, dt) {
    bookLooks(sim, interval, dt);
    book(sim, interval, dt);
  },
};

/** Records the work of contacts in the time `interval` [s] since they were found. */
function book(sim: Simulation, interval: number, dt: number): void {
  sim.methods.finishResponse();
  sim.ledger.book(sim.bodies, sim.narrowphase.current, interval, dt);
  sim.timers.lap(RESPONSE);
}

/** The same for contacts that are found in every substep, of `h` [s]. */
function bookLooks({ methods, ledger, bodies }: Simulation, h: number, dt: number): void {
  for (let k = 0; k < methods.looks.length; k++) ledger.book(bodies, methods.looks[k].contacts, h, dt);
}
