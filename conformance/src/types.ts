/** What a conformance suite takes and what it gives back. The registry in `suites.ts` lists all of them. */
import type { DataFolder } from './data-folder.js';

export interface SuiteResult {
  readonly suite: string;
  readonly cases: number;
  readonly passed: number;
  /** One sentence per case that failed. */
  readonly failed: readonly string[];
  /** What the numbers alone don't tell: largest error, cases left out and why. */
  readonly notes: readonly string[];
}

export interface Suite {
  readonly name: string;
  /** What is compared with what, in one sentence. */
  readonly sentence: string;
  run(data: DataFolder): Promise<SuiteResult>;
}
