import type { Case } from './case.js';

/** What every running world offers, in space and in the plane. */
export interface Runs {
  readonly subject: Case;
  /** Steps taken. */
  readonly steps: number;
  /** Energy after the last step, energy that may be there, and the work done from outside until now [J]. */
  readonly energy: number;
  readonly allowedEnergy: number;
  readonly work: number;
  /** Time that this thread has worked [ms]. */
  readonly clock: () => number;
  step(): void;
  /** What the world said of things that went wrong. */
  troubles(): readonly unknown[];
}
