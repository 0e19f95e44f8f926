/** How often the rates are computed anew [ms]. */
const WINDOW = 400;

/** Steps and simulated seconds per second, over short windows. */
export class PaceMeter {
  stepRate = 0;
  timeRate = 0;
  private start = 0;
  private steps = 0;
  private seconds = 0;

  begin(now: number): void {
    this.start = now;
    this.steps = 0;
    this.seconds = 0;
  }

  count(steps: number, seconds: number, now: number): void {
    this.steps += steps;
    this.seconds += seconds;
    const elapsed = now - this.start;
    if (elapsed < WINDOW) return;
    this.stepRate = (this.steps * 1000) / elapsed;
    this.timeRate = (this.seconds * 1000) / elapsed;
    this.begin(now);
  }
}
