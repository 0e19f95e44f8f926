/** What a conformance suite takes and what it gives back. The registry in `suites.ts` lists all of them. */
import type { DataFolder } from './data-folder.js';

export interface SuiteResult {
  readonly suite: string;
  readonly cases: number;
  readonly passed: number;
  /** One sentence per failure. */
  readonly failed: readonly string[];
  /** What the numbers alone don't tell: largest error, cases left out and why. */
  readonly notes: readonly string[];
  /** Lines to print in any case. */
  readonly table?: readonly string[];
}

/** One result, or several where one suite has parts with their own names. */
export type SuiteAnswer = SuiteResult | readonly SuiteResult[];

export interface Suite {
  readonly name: string;
  /** What is compared with what, in one sentence. */
  readonly sentence: string;
  /** How long the suite takes, roughly, where that is more than ten seconds [s]: the longest begin first. */
  readonly seconds?: number;
  /** The suite makes use of all cores by itself, so it runs alone. */
  readonly hasThreads?: boolean;
  run(data: DataFolder): SuiteAnswer | Promise<SuiteAnswer>;
}
