/**
 * What travels between a pool and its processes. A process begins before there is a plan, and may be replaced at any
 * time, so it asks for the plan when its first task comes: nothing lies in files, which a killed pool would leave behind.
 */
import type { Plan } from 'pliant/jobs';
import type { Finished, Task } from './task.js';

export interface PoolData {
  readonly plan: Plan;
  /** Folder of the study, for the files of runs; none keeps no files. */
  readonly out?: string;
}

export interface Message {
  /** One task, or several short ones. */
  readonly task: Task | readonly Task[];
  /** `PoolData` as JSON, for a process that asked. */
  readonly data?: string;
}

/** What became of a run, and what it cost the processor [ms]: how long it takes depends on what else the machine does. */
export type Answer = Omit<Finished, 'attempts'> & { readonly cost?: number };

/** What a process answers that has not been told the plan. */
export const UNTOLD = 'untold';

/** Of one task, or of several. */
export type Reply = Answer | readonly Answer[] | typeof UNTOLD;
