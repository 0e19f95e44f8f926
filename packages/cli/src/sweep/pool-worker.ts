/**
 * What a process of the pool runs: one task, or several short ones, at a time. The plan waits in a file, which the pool
 * names.
 */
import { readFileSync } from 'node:fs';
import { type Plan, Study } from 'pliant/jobs';
import { runTask } from './run-task.js';
import type { Finished, Task } from './task.js';

export interface PoolData {
  readonly plan: Plan;
  /** Folder of the study, for the files of runs; none keeps no files. */
  readonly out?: string;
}

/** Name of the variable of the environment that holds the path of the pool's data. */
export const POOL_DATA = 'PLIANT_POOL_DATA';

let loaded: { readonly study: Study; readonly out: string | undefined } | undefined;

type Answer = Omit<Finished, 'attempts'>;

export default function work(task: Task | readonly Task[]): Answer | readonly Answer[] {
  if (loaded === undefined) {
    const { plan, out } = JSON.parse(readFileSync(process.env[POOL_DATA]!, 'utf8')) as PoolData;
    loaded = { study: new Study(plan), out };
  }
  const { study, out } = loaded;
  return Array.isArray(task)
    ? task.map((one) => runTask(study, one, out))
    : runTask(study, task as Task, out);
}
