/**
 * Takes a substep in as many parts as the responses that control it want. Each part is taken on trial and judged by its
 * end. A rejected part is undone, and a shorter one is tried. `step-control.ts` shows the loop in a few lines, and
 * saves the state before a trial.
 */
import { refreshMoving } from '../bodies/refresh.js';
import type { Simulation } from '../simulation.js';
import { isSqueezed, MOST_PARTS, SHORTEST, SQUEEZED, StepControl, unseenTime } from './step-control.js';

/** The stages that a trial runs; see `step.ts`. */
export interface TrialStages {
  /** Finds contacts for the time `h` [s]. */
  detect(sim: Simulation, h: number, sameStep: boolean): void;
  /** Takes a substep of `h` [s] that begins `s` such substeps after the step did. */
  take(sim: Simulation, h: number, s: number): void;
  /** Records the work of contacts in the time `interval` [s]. */
  book(sim: Simulation, interval: number, dt: number): void;
}

/** Substep `s`, of `h` [s], of a step of `dt` [s]. */
export function controlledSubstep(
  sim: Simulation,
  stages: TrialStages,
  h: number,
  s: number,
  dt: number,
): void {
  const { stepCounts } = sim;
  let left = h;
  for (let parts = 0; left > 0; parts++) {
    stages.detect(sim, left, s > 0 || left < h);
    const taken = sim.narrowphase.resting ? left : tryParts(sim, stages, h, s * h + h - left, left);
    sim.containAll();
    stages.book(sim, taken > 0 ? taken : left, dt);
    if (taken === 0 || parts === MOST_PARTS) {
      stepCounts.lost += left;
      sim.rareTroubles?.tellLostTime(left);
      return;
    }
    stepCounts.parts++;
    stepCounts.smallest = Math.min(stepCounts.smallest, taken / h);
    left = left - taken < SHORTEST * h ? 0 : left - taken;
  }
}

/** Takes the longest part of `left` that all responses accept; returns it, or 0 when there is none. */
function tryParts(sim: Simulation, stages: TrialStages, h: number, elapsed: number, left: number): number {
  const { bodies, methods, narrowphase } = sim;
  const control = (sim.control ??= new StepControl());
  const g = sim.gravity;
  const gravitySize = Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
  const contacts = narrowphase.current;
  control.save(sim, contacts);
  let part = unseenTime(bodies.columns, contacts, gravitySize, left, methods.isControlled);
  for (;;) {
    methods.beginResponse(contacts, part, h, sim.gravity);
    stages.take(sim, part, elapsed / part);
    const share = judge(sim, control);
    if (share >= 1) return part;
    sim.stepCounts.cuts++;
    control.restore(sim, contacts);
    part *= share;
    if (part >= SQUEEZED * h) continue;
    if (!isSqueezed(bodies, contacts, methods.isControlled)) {
      if (part >= SHORTEST * h) continue;
      return 0;
    }
    methods.beginResponse(contacts, left, h, sim.gravity);
    stages.take(sim, left, elapsed / left);
    return left;
  }
}

/** Finds contacts at the end of the trial, and asks the responses. */
function judge(sim: Simulation, control: StepControl): number {
  const { bodies, methods, extra } = sim;
  if (!methods.controlsAny(sim.narrowphase.current)) return 1;
  extra.wholeWay = false;
  refreshMoving(bodies, 0, sim.gravity, extra);
  methods.broadphase.find(bodies, control.pairs);
  sim.joints.dropPairs(control.pairs);
  methods.surfaces.dropPairs(control.pairs, sim.clock[1]);
  control.probe.collide(bodies, control.pairs, methods.narrowphaseOf, 0, true);
  methods.surfaces.meet(control.probe.current, sim.clock[1]);
  return methods.judge(control.probe.current);
}
