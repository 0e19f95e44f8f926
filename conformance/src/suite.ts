/** What a reference suite answers: how many cases there were and how many Pliant got right. */
export interface SuiteResult {
  readonly suite: string;
  readonly cases: number;
  readonly passed: number;
  /** One sentence per case that failed. */
  readonly failed: readonly string[];
  /** Measured numbers, one sentence each. */
  readonly notes: readonly string[];
}

/** Counts cases and keeps what went wrong. */
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
