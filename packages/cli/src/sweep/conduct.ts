/** Leads a study to its end: what is not in the journal is run, and every run that ends goes there. */
import type { PlannedRun, Study } from 'pliant/jobs';
import { Failure, interrupted } from '../failure.js';
import type { Io } from '../io.js';
import { Progress } from '../run/progress.js';
import type { Journal } from './journal.js';
import type { Executor } from './task.js';

/** Between two times that the journal is brought to the disk [ms]. */
const SYNC = 500;

export interface Conducted {
  readonly total: number;
  /** Runs of this call, not of those before. */
  readonly ran: number;
  readonly wall: number;
}

export async function conduct(
  runs: readonly PlannedRun[],
  journal: Journal,
  executor: Executor,
  io: Io,
  showsProgress: boolean,
): Promise<Conducted> {
  const waiting = runs.filter(({ index }) => !journal.done.has(index));
  const progress = new Progress(io, waiting.length, showsProgress, 'run');
  const user = io.interruption();
  const trouble = new AbortController();
  const stop = AbortSignal.any([user, trouble.signal]);
  const began = performance.now();
  let ran = 0;
  let synced = began;
  let failure: unknown;
  try {
    await executor.run(
      waiting,
      (finished) => {
        if (failure !== undefined) return;
        try {
          if (journal.add(finished)) ran++;
          if (performance.now() - synced > SYNC) {
            journal.syncSoon();
            synced = performance.now();
          }
        } catch (error) {
          // A full disk: no run that ends from now on could be kept.
          failure = error;
          trouble.abort();
        }
        progress.update(ran);
      },
      stop,
    );
  } finally {
    progress.clear();
    await journal.settled();
  }
  if (failure !== undefined) throw failure;
  journal.sync();
  const wall = performance.now() - began;
  if (user.aborted) {
    const done = runs.length - waiting.length + ran;
    throw interrupted(
      user,
      `Stopped with ${done} of ${runs.length} runs done; the same command goes on from there.`,
    );
  }
  const missing = runs.filter(({ index }) => !journal.done.has(index)).length;
  if (missing > 0)
    throw new Failure(1, `${missing} runs never came back; the same command asks for them again.`);
  return { total: runs.length, ran, wall };
}

/** Every n-th run, from the i-th on, both counted from 1. */
export function shardOf(study: Study, index: number, count: number): PlannedRun[] {
  return study.runs.filter((run) => run.index % count === index - 1);
}
