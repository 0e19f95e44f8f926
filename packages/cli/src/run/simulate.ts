/** Runs a scene to its end: world, recorder and trajectories, step by step. */
import { setImmediate } from 'node:timers/promises';
import {
  type Energy,
  type Momentum,
  Recorder,
  type Scene,
  TRAJECTORY_HEADER,
  trajectoryCsv,
  trajectoryJsonLines,
  type World,
} from 'pliant';
import { interrupted, refusal } from '../failure.js';
import type { Io } from '../io.js';
import type { Outputs } from '../output/outputs.js';
import { Progress } from './progress.js';
import { Tally } from './tally.js';

/** After this long [ms] without a pause, signals get a chance to be heard. */
const BREATH = 50;
const MOST_STEPS = 1e9;

export type OutputKind = 'out' | 'record' | 'csv' | 'jsonl';

export interface Totals {
  readonly energy: Energy;
  readonly momentum: Momentum;
}

export interface Run {
  readonly scene: Scene;
  readonly world: World;
  readonly tally: Tally;
  readonly start: Totals;
  /** Wall-clock time of the steps, writing included [ms]. */
  readonly wall: number;
}

/** Steps that reach `duration`; a remainder that is only rounding makes no step of its own. */
export function stepCount(duration: number, dt: number): number {
  const steps = Math.max(0, Math.ceil(duration / dt - 1e-6));
  if (steps <= MOST_STEPS) return steps;
  throw refusal(
    `${duration} s in steps of ${dt} s are ${steps} steps; the most are ${MOST_STEPS}, so shorten --duration or lengthen --dt.`,
  );
}

export async function simulate(
  scene: Scene,
  world: World,
  outputs: Outputs<OutputKind>,
  io: Io,
  showsProgress: boolean,
): Promise<Run> {
  const steps = stepCount(scene.duration, scene.dt);
  const stop = io.interruption();
  const recorder = outputs.get('record') && new Recorder(world, scene.name);
  const progress = new Progress(io, steps, showsProgress);
  const tally = new Tally(world);
  const start = totalsOf(world);
  const began = performance.now();
  writeTrajectories(world, outputs, true);
  try {
    let breath = began;
    for (let i = 0; i < steps; i++) {
      world.step(scene.dt);
      tally.afterStep();
      writeTrajectories(world, outputs);
      progress.update(i + 1);
      if (performance.now() - breath < BREATH) continue;
      await setImmediate();
      if (stop.aborted)
        throw interrupted(stop, `Stopped after step ${i + 1} of ${steps}; nothing was written.`);
      breath = performance.now();
    }
  } finally {
    progress.clear();
  }
  if (recorder !== undefined) outputs.get('record')!.write(recorder.finish());
  outputs.get('out')?.write(world.snapshot());
  return { scene, world, tally, start, wall: performance.now() - began };
}

export const totalsOf = (world: World): Totals => ({ energy: world.energy(), momentum: world.momentum() });

function writeTrajectories(world: World, outputs: Outputs<OutputKind>, isFirst = false): void {
  const csv = outputs.get('csv');
  if (csv !== undefined) csv.writeText((isFirst ? TRAJECTORY_HEADER : '') + trajectoryCsv(world.sim));
  outputs.get('jsonl')?.writeText(trajectoryJsonLines(world.sim));
}
