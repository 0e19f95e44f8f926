/** Runs one task where it is: in this process, in a worker of the pool, on another machine. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Study } from 'pliant/jobs';
import { RunFiles } from '../exports/run-files.js';
import { makeFolder } from '../output/make-folder.js';
import type { Finished, Task } from './task.js';
import { withoutSeries } from './task.js';

/** Folder of the files that a run keeps. */
export const runFolder = (out: string, index: number): string =>
  join(out, 'runs', String(index).padStart(6, '0'));

/** `out` is the study's folder; without one nothing is kept. */
export function runTask(study: Study, task: Task, out?: string): Omit<Finished, 'attempts'> {
  const began = performance.now();
  const outcome = task.keepsFiles && out !== undefined ? runKeeping(study, task, out) : study.run(task);
  return { index: task.index, outcome: withoutSeries(outcome), wall: performance.now() - began };
}

/** The folder is whole or not there: a run that dies leaves a temporary one, which the next attempt replaces. */
function runKeeping(study: Study, task: Task, out: string): Outcome {
  const folder = runFolder(out, task.index);
  const temporary = `${folder}.tmp-${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  makeFolder(temporary);
  const { files, every } = study.plan.keep!;
  const kept = new RunFiles(temporary, files, every);
  const outcome = study.run(task, kept);
  if (outcome.kind !== 'done') {
    kept.discard();
    rmSync(temporary, { recursive: true, force: true });
    return outcome;
  }
  kept.finish(outcome.result);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  return outcome;
}
