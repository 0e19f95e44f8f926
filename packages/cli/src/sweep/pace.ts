/** What a run costs the processor by now, told by those that have ended. */

/** Share of the newest run in the mean: a study begins with runs that are slow because nothing is compiled yet. */
const NEWEST = 0.1;

/** Clocks of processors may be coarse [ms]. */
const SHORTEST = 0.01;

export class Pace {
  /** Of a run, the newer ones counting more [ms]. */
  private mean = Number.POSITIVE_INFINITY;

  /** Takes in what a run cost [ms]. */
  tell(cost: number): void {
    this.mean = this.mean === Number.POSITIVE_INFINITY ? cost : this.mean + NEWEST * (cost - this.mean);
  }

  /** How many runs fit into a time [ms]; at least one. */
  fitting(time: number): number {
    return Math.max(1, Math.floor(time / Math.max(this.mean, SHORTEST)));
  }
}
