import { KEPT_BOXED } from './boxed.js';

/**
 * The length of a substep, computed when the step's length or the number of substeps changes: steps mostly share one
 * box.
 */
export class Pace {
  private dt = KEPT_BOXED;
  private substeps = 0;
  private h = KEPT_BOXED;

  /** [s] */
  substep(dt: number, substeps: number): number {
    if (this.dt !== dt || this.substeps !== substeps) {
      this.dt = dt;
      this.substeps = substeps;
      this.h = dt / substeps;
    }
    return this.h;
  }
}
