/** How long a run takes by now, told by those that have ended. */

/** Share of the newest run in the mean: a study begins with runs that are slow because nothing is compiled yet. */
const NEWEST = 0.1;

export class Pace {
  /** Time of a run, the newer ones counting more [ms]. */
  private mean = Number.POSITIVE_INFINITY;

  /** Takes in what a run took [ms]. */
  tell(wall: number): void {
    this.mean = this.mean === Number.POSITIVE_INFINITY ? wall : this.mean + NEWEST * (wall - this.mean);
  }

  /** How many runs fit into a time [ms]; at least one. */
  fitting(time: number): number {
    return Math.max(1, Math.floor(time / this.mean));
  }

  /** What so many runs should take [ms]; 0 where none has ended yet. */
  expected(count: number): number {
    return this.mean === Number.POSITIVE_INFINITY ? 0 : count * this.mean;
  }
}
