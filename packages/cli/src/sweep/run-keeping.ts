/** A run that keeps files. Apart from other runs because the writers of files take a while to load. */
import { renameSync, rmSync } from 'node:fs';
import type { Outcome, Study } from 'pliant/jobs';
import { RunFiles } from '../exports/run-files.js';
import { makeFolder } from '../output/make-folder.js';
import { runFolder } from './run-folder.js';
import type { Task } from './task.js';

/** The folder is whole or not there: a run that dies leaves a temporary one, which the next attempt replaces. */
export function runKeeping(study: Study, task: Task, out: string): Outcome {
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
