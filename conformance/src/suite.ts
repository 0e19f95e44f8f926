import type { SuiteResult } from './types.js';

export type { SuiteResult } from './types.js';

/** Counts cases and keeps a sentence of every failure. */
export class Tally {
  private cases = 0;
  private readonly failed: string[] = [];
  private readonly notes: string[] = [];

  constructor(private readonly suite: string) {}

  case(ok: boolean, failure: () => string): void {
    this.cases++;
    if (!ok) this.failed.push(failure());
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  result(): SuiteResult {
    const { suite, cases, failed, notes } = this;
    return { suite, cases, passed: cases - failed.length, failed, notes };
  }
}
