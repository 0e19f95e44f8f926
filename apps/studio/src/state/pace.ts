/** An action that follows hints, but never more often than once in a period; the last hint is never lost. */
export class Pace {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = Number.NEGATIVE_INFINITY;

  constructor(
    /** [ms] */
    private readonly period: number,
    private readonly action: () => void,
  ) {}

  readonly hint = (): void => {
    if (this.timer !== undefined) return;
    const wait = this.last + this.period - performance.now();
    if (wait <= 0) return this.act();
    this.timer = setTimeout(() => this.act(), wait);
  };

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private act(): void {
    this.timer = undefined;
    this.last = performance.now();
    this.action();
  }
}
