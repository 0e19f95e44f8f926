/** What travels between a coordinator and those who run: a run to make, and what became of it. */
import type { Outcome, PlannedRun } from 'pliant/jobs';

export type Task = PlannedRun;

export interface Finished {
  readonly index: number;
  readonly outcome: Outcome;
  /** Time of the run by the clock on the wall [ms]. */
  readonly wall: number;
  /** How often it was begun. */
  readonly attempts: number;
}

/** Makes runs somewhere. `onDone` may hear of a run twice, with the same outcome. */
export interface Executor {
  run(tasks: readonly Task[], onDone: (finished: Finished) => void, stop: AbortSignal): Promise<void>;
  /** After the table was written: nothing of the study need be kept any more. */
  finish?(): Promise<void>;
  close(): Promise<void>;
}

/** A table has no room for what a run measured over time; that goes to the run's own files. */
export function withoutSeries(outcome: Outcome): Outcome {
  return outcome.kind === 'done' ? { ...outcome, result: { ...outcome.result, series: {} } } : outcome;
}
