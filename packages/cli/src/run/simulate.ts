/** Runs a scene to its end: world, recorder and trajectories, step by step. */
import { setImmediate } from 'node:timers/promises';
import { type Energy, type Momentum, Recorder, type Scene, type World } from 'pliant';
import { TRAJECTORY_HEADER, trajectoryCsv, trajectoryJsonLines } from 'pliant/io';
import type { JobResult, JobRun } from 'pliant/jobs';
import { interrupted } from '../failure.js';
import type { Io } from '../io.js';
import type { Outputs } from '../output/outputs.js';
import type { Exports } from './exports.js';
import { Progress } from './progress.js';
import { Tally } from './tally.js';

/** After this long [ms] without a pause, signals get a chance to be heard. */
const BREATH = 50;

export type OutputKind = 'out' | 'record' | 'csv' | 'jsonl';

export interface Totals {
  readonly energy: Energy;
  readonly momentum: Momentum;
}

export interface Run {
  readonly result: JobResult;
  readonly scene: Scene;
  readonly world: World;
  readonly tally: Tally;
  readonly start: Totals;
  readonly solver: JobRun['solver'];
  /** Wall-clock time of the steps, writing included [ms]. */
  readonly wall: number;
}

export async function simulate(
  run: JobRun,
  outputs: Outputs<OutputKind>,
  exports: Exports,
  io: Io,
  showsProgress: boolean,
): Promise<Run> {
  const { scene, world, total: steps } = run;
  const stop = io.interruption();
  const recorder = outputs.get('record') && new Recorder(world, scene.name);
  const progress = new Progress(io, steps, showsProgress);
  const tally = new Tally(world);
  const start = totalsOf(world);
  const began = performance.now();
  writeHeader(outputs);
  if (!run.isStatic) writeTrajectories(world, outputs);
  exports.start(world, scene, !run.isStatic);
  try {
    let breath = began;
    while (!run.isDone) {
      run.step();
      tally.afterStep();
      writeTrajectories(world, outputs);
      exports.step(world);
      progress.update(world.steps);
      if (performance.now() - breath < BREATH) continue;
      await setImmediate();
      if (stop.aborted)
        throw interrupted(stop, `Stopped after step ${world.steps} of ${steps}; nothing was written.`);
      breath = performance.now();
    }
  } finally {
    progress.clear();
  }
  if (recorder !== undefined) outputs.get('record')!.write(recorder.finish());
  outputs.get('out')?.write(world.snapshot());
  const { solver } = run;
  return { result: run.result(), scene, world, tally, start, solver, wall: performance.now() - began };
}

export const totalsOf = (world: World): Totals => ({ energy: world.energy(), momentum: world.momentum() });

function writeHeader(outputs: Outputs<OutputKind>): void {
  outputs.get('csv')?.writeText(TRAJECTORY_HEADER);
}

function writeTrajectories(world: World, outputs: Outputs<OutputKind>): void {
  outputs.get('csv')?.writeText(trajectoryCsv(world));
  outputs.get('jsonl')?.writeText(trajectoryJsonLines(world));
}
