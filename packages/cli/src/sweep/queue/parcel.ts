/**
 * What a job of the queue holds: several runs by their numbers, because a job costs the queue some milliseconds however
 * short its runs are. A worker that finds a parcel too long for one process makes its first runs and puts the others
 * back in smaller ones, so that long runs spread over all workers. What is made twice on that way has the same outcome.
 */
import type { Task } from '../task.js';

export interface Parcel {
  readonly runs: readonly number[];
}

/** A job as the queue takes it. */
export interface NewJob {
  readonly name: string;
  readonly data: Parcel;
  readonly opts: {
    readonly jobId: string;
    readonly attempts: number;
    readonly removeOnComplete: boolean;
    readonly removeOnFail: boolean;
  };
}

/** Runs of a parcel at most. */
export const LARGEST = 32;
/** What a parcel may cost a worker's processor before the rest is put back [ms]. */
export const SHARE = 200;
/** How often a job may fail at a worker before the coordinator is asked. */
const ATTEMPTS = 5;

/**
 * Parcels of so many neighbours in the plan. Their names tell what is in them: one that the queue knows already is
 * ignored, whoever puts it in.
 */
export function parcels(tasks: readonly Task[], size = LARGEST): NewJob[] {
  const jobs: NewJob[] = [];
  for (let from = 0; from < tasks.length; ) {
    // Aligned, so that a coordinator that goes on where another was makes the same parcels.
    const block = Math.floor(tasks[from].index / size);
    let to = from + 1;
    while (to < tasks.length && Math.floor(tasks[to].index / size) === block) to++;
    jobs.push(jobOf(tasks.slice(from, to)));
    from = to;
  }
  return jobs;
}

function jobOf(tasks: readonly Task[]): NewJob {
  const runs = tasks.map(({ index }) => index);
  return {
    name: 'runs',
    data: { runs },
    opts: {
      jobId: `runs-${runs[0]}-${runs[runs.length - 1]}-${runs.length}`,
      attempts: ATTEMPTS,
      removeOnComplete: false,
      removeOnFail: false,
    },
  };
}
