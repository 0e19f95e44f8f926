/**
 * The map of the engine: one step, stage by stage. Every stage reads what stands to its left and hands one named buffer
 * to the right; its timer is booked under its folder's name.
 *
 *   bodies        boxes and inertia where every body stands now; forces on it
 *   broadphase    → candidate pairs
 *   narrowphase   → contacts, and the islands they tie
 *   penetration   → depth and way out of each contact
 *   response      → forces on the bodies, or new velocities
 *                 Deformable bodies move by their elasticity first, in the middle of a substep, and then find, measure and resolve
 *                 their contacts where that has brought them (`touch.ts`); solved the other way round, bodies rest with a gap.
 *                 Bodies of molecules do it before, by forces that act together with their springs (`molecule-touch.ts`).
 *   integration   → new velocities and positions; what was too fast is put back where it touched, what rests falls asleep,
 *                   what broke is frozen
 *
 * A step has several substeps. Contacts are found in each of them, or, when all responses in use are content with that,
 * once for the whole step, looking ahead as far as bodies may come. A response may also have the substep taken on trial and
 * cut where it would overshoot (`step-control.ts`).
 */
import { refreshDeformables, refreshMoving } from './bodies/refresh.js';
import { SLEEP_DELAY } from './core/constants.js';
import { contain, rememberMoving } from './integration/index.js';
import { mend } from './mend.js';
import { PULL, REACH } from './narrowphase/index.js';
import type { Simulation } from './simulation.js';
import { STAGES } from './simulation.js';
import { isSqueezed, MOST_PARTS, SHORTEST, SQUEEZED, unseenTime } from './step-control.js';

const [BODIES, BROADPHASE, NARROWPHASE, PENETRATION, RESPONSE, INTEGRATION] = STAGES.keys();

/** Advances a world by `dt` [s], in `substeps` equal parts. Never throws; see `troubles`. */
export function step(sim: Simulation, dt: number): void {
  const h = sim.pace.substep(dt, sim.substeps);
  const { everySubstep, controlsStep } = sim.methods.demands();
  sim.timers.begin();
  contain(sim.bodies, true, sim.freeze);
  if (sim.lull.lasts(sim.bodies, dt)) {
    takeTime(sim, dt);
    return;
  }
  sim.softened = 0;
  sim.energyWatch.begin(sim);
  sim.control.begin();
  sim.ledger.begin(sim.bodies);
  sim.joints.beginStep();
  sim.methods.beginStep(sim.clock);
  sim.deformables.contain(sim.bodies, true, sim.freeze);
  for (let s = 0; s < sim.substeps; s++) {
    if (controlsStep) {
      controlledSubstep(sim, h, s, dt);
      continue;
    }
    if (everySubstep || s === 0) detect(sim, h, everySubstep ? 0 : dt, s > 0);
    if (!sim.narrowphase.resting) substep(sim, h, s, everySubstep, true);
    if (everySubstep || s + 1 === sim.substeps) book(sim, everySubstep ? h : dt, dt);
  }
  if (!sim.narrowphase.resting) sim.methods.watchJoints(sim.clock[1]);
  // A step that is judged by gaps has let nothing pass.
  if (!controlsStep) sim.sweeper.sweep(sim.bodies, sim.joints, sim.gravity);
  if (sim.broke) mend(sim);
  rememberMoving(sim.bodies);
  if (sim.sleeping) sim.islands.sleep(sim.bodies, SLEEP_DELAY);
  sim.deformables.finish(sim.bodies);
  sim.bodies.calm();
  sim.energyWatch.finish(sim, dt);
  sim.reportSoftened();
  sim.ledger.finish(sim.bodies);
  clearUserForces(sim);
  sim.lull.note(sim.narrowphase.resting, dt);
  takeTime(sim, dt);
}

function takeTime({ clock, timers }: Simulation, dt: number): void {
  clock[0] += dt;
  clock[1] += 1;
  clock[2] = dt;
  timers.lap(INTEGRATION);
}

/** Finds contacts for the time `ahead` [s], 0 for those that are there now. */
function detect(sim: Simulation, h: number, ahead: number, sameStep: boolean): void {
  const { bodies, timers, pairs, narrowphase, methods } = sim;

  sim.moleculeTouch.prepare(sim);
  const { reach, controlsStep } = methods.demands();
  // Numbers written to fields are boxed, and these hardly ever change.
  if (sim.extra.reach !== reach) sim.extra.reach = reach;
  sim.extra.wholeWay = controlsStep;
  refreshMoving(bodies, ahead, sim.gravity, sim.extra);
  // Two calls, because a number that is chosen or computed is boxed when it is handed over.
  if (ahead > 0) refreshDeformables(bodies, sim.deformables, ahead, sim.gravity);
  else refreshDeformables(bodies, sim.deformables, h, sim.gravity);
  timers.lap(BODIES);

  sim.remembered.find(methods.broadphase, bodies, pairs);
  sim.joints.dropPairs(pairs);
  timers.lap(BROADPHASE);

  const g = sim.gravity;
  if (ahead > 0) narrowphase.outlook[PULL] = Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
  narrowphase.outlook[REACH] = reach;
  // Manifolds that are moved along are near the truth; a step that is judged by gaps needs the truth.
  narrowphase.collide(bodies, pairs, methods.narrowphaseOf, controlsStep ? 0 : ahead, sameStep);
  if (sim.sleeping || sim.islands.anyAsleep(bodies))
    sim.islands.join(bodies, narrowphase.current, ahead, sim.joints, sim.deformables.ties, reach);
  timers.lap(NARROWPHASE);

  methods.measure(narrowphase.current);
  timers.lap(PENETRATION);

  methods.beginResponse(narrowphase.current, h, h, sim.gravity);
  sim.touch.begin(narrowphase.current);
  sim.moleculeTouch.begin(narrowphase.current);
  timers.lap(RESPONSE);
}

function substep(sim: Simulation, h: number, s: number, everySubstep: boolean, containing: boolean): void {
  const { bodies, deformables, timers, methods, integrator } = sim;

  // Gravity and the user's forces hold for the whole step, and no response has added to them.
  if (everySubstep || s === 0 || sim.fields.fields.length > 0) {
    sim.fields.apply(bodies, sim.gravity, sim.clock, s, h, sim.troubles);
    sim.fields.applyToParticles(bodies, deformables, sim.clock, s, h, sim.troubles);
  }
  timers.lap(BODIES);

  sim.softened += methods.push();
  timers.lap(RESPONSE);

  if (sim.moleculeTouch.count > 0) pushMolecules(sim, h, s);

  integrator.accelerate(bodies, h);
  // What a force has broken is stopped before contacts hand it on.
  contain(bodies, false, sim.freeze);
  deformables.move(bodies, sim.gravity, h);
  sim.moleculeTouch.moved(sim);
  deformables.contain(bodies, false, sim.freeze);
  timers.lap(INTEGRATION);

  if (deformables.list.length > 0) touch(sim, h, s === 0 || everySubstep);

  methods.solve();
  timers.lap(RESPONSE);

  integrator.move(bodies, h);
  deformables.settle(bodies, h);
  if (containing) contain(bodies, false, sim.freeze);
  timers.lap(INTEGRATION);

  methods.relax();
  integrator.hold(bodies);
  if (containing) containAll(sim);
  timers.lap(RESPONSE);
}

function containAll(sim: Simulation): void {
  contain(sim.bodies, false, sim.freeze);
  sim.deformables.contain(sim.bodies, false, sim.freeze);
}

/** Contacts of molecules are springs, and act together with those inside the bodies. */
function pushMolecules(sim: Simulation, h: number, s: number): void {
  const { moleculeTouch, timers } = sim;

  moleculeTouch.find(sim, sim.clock[0] + s * h);
  timers.lap(NARROWPHASE);

  moleculeTouch.push(sim, h);
  timers.lap(RESPONSE);
}

/** Deformable bodies look for contact where elasticity has moved them, and are kept apart there. */
function touch(sim: Simulation, h: number, isFresh: boolean): void {
  const { touch, timers } = sim;

  // Rows that are followed belong to the manifolds they were found with, so fresh manifolds want a fresh look.
  if (isFresh || sim.methods.looksEverySubstep()) {
    touch.find(sim);
    timers.lap(NARROWPHASE);

    touch.measure(sim);
    timers.lap(PENETRATION);

    touch.assign(sim);
  }
  touch.respond(sim, h);
  timers.lap(RESPONSE);
}

/** A substep in as many parts as the responses that control it want; see `step-control.ts`. */
function controlledSubstep(sim: Simulation, h: number, s: number, dt: number): void {
  const { control } = sim;
  let left = h;
  for (let parts = 0; left > 0; parts++) {
    detect(sim, left, left, s > 0 || left < h);
    const taken = sim.narrowphase.resting ? left : tryParts(sim, h, s * h + h - left, left);
    containAll(sim);
    book(sim, taken > 0 ? taken : left, dt);
    if (taken === 0 || parts === MOST_PARTS) {
      control.lost += left;
      sim.reportLostTime(left);
      return;
    }
    control.parts++;
    control.smallest = Math.min(control.smallest, taken / h);
    left = left - taken < SHORTEST * h ? 0 : left - taken;
  }
}

/** Takes the longest part of `left` that all responses are content with; returns it, or 0 when none is. */
function tryParts(sim: Simulation, h: number, elapsed: number, left: number): number {
  const { bodies, methods, control, narrowphase } = sim;
  const g = sim.gravity;
  const gravity = Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
  const contacts = narrowphase.current;
  control.save(sim, contacts);
  let part = unseenTime(bodies.columns, contacts, gravity, left, methods.isControlled);
  for (;;) {
    beginTrial(sim, part, h);
    substep(sim, part, elapsed / part, true, false);
    const share = judge(sim);
    if (share >= 1) return part;
    control.cuts++;
    control.restore(sim, contacts);
    part *= share;
    if (part >= SQUEEZED * h) continue;
    if (!isSqueezed(bodies, contacts, methods.isControlled)) {
      if (part >= SHORTEST * h) continue;
      return 0;
    }
    beginTrial(sim, left, h);
    substep(sim, left, elapsed / left, true, false);
    return left;
  }
}

function beginTrial(sim: Simulation, part: number, h: number): void {
  sim.methods.beginResponse(sim.narrowphase.current, part, h, sim.gravity);
  sim.touch.begin(sim.narrowphase.current);
}

/** Finds contacts where the trial has led, and asks the responses. */
function judge(sim: Simulation): number {
  const { bodies, methods, control, timers, extra } = sim;
  if (!methods.controlsAny(sim.narrowphase.current)) return 1;
  extra.wholeWay = false;
  refreshMoving(bodies, 0, sim.gravity, extra);
  methods.broadphase.find(bodies, control.pairs);
  sim.joints.dropPairs(control.pairs);
  timers.lap(BROADPHASE);
  control.probe.collide(bodies, control.pairs, methods.narrowphaseOf, 0, true);
  timers.lap(NARROWPHASE);
  return methods.judge(control.probe.current);
}

/** Writes down what the contacts did in the time `interval` [s] since they were found. */
function book(sim: Simulation, interval: number, dt: number): void {
  sim.methods.finishResponse();
  sim.touch.sumUp(sim.narrowphase.current, interval);
  sim.moleculeTouch.sumUp(sim.narrowphase.current, interval);
  sim.ledger.book(sim.bodies, sim.narrowphase.current, interval, dt);
  sim.timers.lap(RESPONSE);
}

/** Forces asked for by the user last for one step. */
function clearUserForces(sim: Simulation): void {
  const { userForce, userTorque } = sim.bodies.columns;
  userForce.fill(0, 0, sim.bodies.rows * 3);
  userTorque.fill(0, 0, sim.bodies.rows * 3);
}
