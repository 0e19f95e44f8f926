/** Tallies what a reader leaves out, so that a file with a million edges gives one sentence and not a million. */
export class Notes {
  readonly #tally = new Map<string, { count: number; where: string }>();

  /** `what` reads as in "3 edges left out"; `where` is asked for the first one only. */
  leftOut(what: string, where: () => string, count = 1): void {
    if (count === 0) return;
    const entry = this.#tally.get(what);
    if (entry) entry.count += count;
    else this.#tally.set(what, { count, where: where() });
  }

  sentences(): string[] {
    return [...this.#tally].map(([what, { count, where }]) => `Left out: ${count} ${what}, first ${where}.`);
  }
}
