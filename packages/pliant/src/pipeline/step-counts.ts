/** How step control went in the last step. */
export interface StepReport {
  /** Trials that were undone. */
  readonly cuts: number;
  /** Parts in which the step was taken; the number of substeps when nothing was cut. */
  readonly parts: number;
  /** Shortest part that was taken, as a share of its substep; 1 when nothing was cut. */
  readonly smallest: number;
  /** Time for which bodies stood still because no part was short enough [s]. */
  readonly lost: number;
  /** Contacts that were too stiff for the substep and were made softer, summed over all substeps. */
  readonly softened: number;
}

/** The counts of a step; `trials.ts` writes them. */
export class StepCounts {
  cuts = 0;
  parts = 0;
  smallest = 1;
  lost = 0;

  begin(): void {
    this.cuts = 0;
    this.parts = 0;
    this.smallest = 1;
    this.lost = 0;
  }
}
