/**
 * Time spent per stage [ms]: of the last step that was timed, and summed since `reset`.
 *
 * Reading the clock is the one thing here that allocates: its answer is a boxed double of 16 bytes, and a step of four
 * substeps reads it 26 times. So the first steps are all timed, and after them every sixteenth, which stands for
 * sixteen in the sum; `everyStep` times them all, for whoever looks at single steps.
 */
import { now } from './platform.js';

/** Steps after `reset` that are all timed. */
const ALL_OF_FIRST = 64;

/** From then on one step of so many is timed. */
const ONE_OF = 16;

export class Timers<Name extends string> {
  readonly last: Float64Array;
  readonly total: Float64Array;
  /** Times all steps, at the price of the boxed doubles. */
  everyStep = false;
  private readonly clock = new Float64Array(1);
  private steps = 0;
  /** How many steps the present one stands for; 0 when it isn't timed. */
  private weight = 0;

  constructor(readonly names: readonly Name[]) {
    this.last = new Float64Array(names.length);
    this.total = new Float64Array(names.length);
  }

  begin(): void {
    const single = this.everyStep || this.steps < ALL_OF_FIRST;
    this.weight = single ? 1 : this.steps % ONE_OF === 0 ? ONE_OF : 0;
    // Counted round and round, so that the number stays small whatever the length of the run.
    this.steps = this.steps < ALL_OF_FIRST ? this.steps + 1 : ALL_OF_FIRST + ((this.steps + 1) % ONE_OF);
    if (this.weight === 0) return;
    this.last.fill(0);
    this.clock[0] = now();
  }

  /** Ends the block that ran since `begin` or the previous `lap` and books it under a stage. */
  lap(stage: number): void {
    if (this.weight === 0) return;
    const time = now();
    const spent = time - this.clock[0];
    this.last[stage] += spent;
    this.total[stage] += spent * this.weight;
    this.clock[0] = time;
  }

  reset(): void {
    this.steps = 0;
    this.last.fill(0);
    this.total.fill(0);
  }

  /** Milliseconds per stage of the last timed step or of all, as an object for people and JSON. */
  report(which: 'last' | 'total' = 'last'): Record<Name, number> {
    const out = {} as Record<Name, number>;
    this.names.forEach((name, i) => {
      out[name] = this[which][i];
    });
    return out;
  }
}
