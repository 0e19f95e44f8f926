/** What a reference suite answers: how many cases there were and how many Pliant got right. */
export interface SuiteResult {
  readonly suite: string;
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  /** The first failures and measured numbers, one sentence each. */
  readonly notes: string[];
}

/** Counts cases and keeps the first few failures. */
export class Tally {
  private cases = 0;
  private passed = 0;
  private readonly notes: string[] = [];

  constructor(
    private readonly suite: string,
    private readonly keep = 5,
  ) {}

  case(ok: boolean, failure: () => string): void {
    this.cases++;
    if (ok) this.passed++;
    else if (this.notes.length < this.keep) this.notes.push(failure());
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  result(): SuiteResult {
    const { suite, cases, passed, notes } = this;
    return { suite, cases, passed, failed: cases - passed, notes };
  }
}
