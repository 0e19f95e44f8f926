/**
 * How many runs a process is given at once. A message and its answer cost about a millisecond, of the coordinator's
 * time too, so runs of a few milliseconds go by the dozen; runs that take longer than a batch should go one by one.
 */
import type { Task } from './task.js';

/**
 * What a batch should take [ms]: long against a message, short against the time that a crash, a stop or the last batch
 * may cost.
 */
const BATCH = 100;
const MOST = 64;
/** Share of the newest run in the mean: a study begins with runs that are slow because nothing is compiled yet. */
const NEWEST = 0.1;

export class Batches {
  private at = 0;
  /** Time of a run, the newer ones counting more [ms]. */
  private mean = Number.POSITIVE_INFINITY;

  constructor(
    private readonly tasks: readonly Task[],
    private readonly workers: number,
  ) {}

  /**
   * The tasks that are next; none when all were given out. Towards the end batches get small, so that no process waits
   * for another.
   */
  next(): readonly Task[] {
    const left = this.tasks.length - this.at;
    const share = Math.ceil(left / (2 * this.workers));
    const size = Math.max(1, Math.min(MOST, share, Math.floor(BATCH / this.mean)));
    const from = this.at;
    this.at = Math.min(this.tasks.length, from + size);
    return this.tasks.slice(from, this.at);
  }

  /** Takes in what a run took [ms]. */
  tell(wall: number): void {
    this.mean = this.mean === Number.POSITIVE_INFINITY ? wall : this.mean + NEWEST * (wall - this.mean);
  }

  /** What these should take [ms]. */
  expected(batch: readonly Task[]): number {
    return batch.length > 1 ? batch.length * this.mean : 0;
  }
}
