/**
 * How many runs a process is given at once. A message and its answer cost about a millisecond, of the coordinator's
 * time too, so runs of a few milliseconds go by the dozen; runs that take longer than a batch should go one by one.
 */
import type { Pace } from './pace.js';
import type { Task } from './task.js';

/**
 * What a batch should take of the processor [ms]: long against a message, short against the time that a crash, a stop or
 * the last batch may cost.
 */
const BATCH = 200;
/** A batch ends after this time, wherever it is [ms]: runs next to short ones may be long, and the machine busy. */
export const LONGEST_BATCH = 500;
/** Runs of a batch at most. */
export const MOST = 64;

export class Batches {
  private at = 0;
  private readonly returned: Task[] = [];

  constructor(
    private readonly tasks: readonly Task[],
    private readonly workers: number,
    private readonly pace: Pace,
  ) {}

  /**
   * The tasks that are next; none when all were given out. Towards the end batches get small, so that no process waits
   * for another.
   */
  next(): readonly Task[] {
    const left = this.tasks.length - this.at + this.returned.length;
    const share = Math.ceil(left / (2 * this.workers));
    const size = Math.min(MOST, share, this.pace.fitting(BATCH));
    if (this.returned.length > 0) return this.returned.splice(0, size);
    const from = this.at;
    this.at = Math.min(this.tasks.length, from + size);
    return this.tasks.slice(from, this.at);
  }

  /** Takes tasks back that a process had no time for. */
  giveBack(tasks: readonly Task[]): void {
    this.returned.push(...tasks);
  }
}
