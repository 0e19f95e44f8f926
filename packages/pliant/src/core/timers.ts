/** Time spent per stage [ms]: of the last step, and summed since `reset`. Numbers stay in typed arrays, so timing a step allocates nothing. */
import { now } from './platform.js';

export class Timers<Name extends string> {
  readonly last: Float64Array;
  readonly total: Float64Array;
  private readonly clock = new Float64Array(1);

  constructor(readonly names: readonly Name[]) {
    this.last = new Float64Array(names.length);
    this.total = new Float64Array(names.length);
  }

  begin(): void {
    this.last.fill(0);
    this.clock[0] = now();
  }

  /** Ends the block that ran since `begin` or the previous `lap` and books it under a stage. */
  lap(stage: number): void {
    const time = now();
    const spent = time - this.clock[0];
    this.last[stage] += spent;
    this.total[stage] += spent;
    this.clock[0] = time;
  }

  reset(): void {
    this.last.fill(0);
    this.total.fill(0);
  }

  /** Milliseconds per stage of the last step, as an object for people and JSON. */
  report(which: 'last' | 'total' = 'last'): Record<Name, number> {
    const out = {} as Record<Name, number>;
    this.names.forEach((name, i) => {
      out[name] = this[which][i];
    });
    return out;
  }
}
