/** Each pose asked of both in turn, after a warm-up, so that a slow moment of the machine meets both. */

import { quantile, spread } from '../harness/statistics.js';
import type { Spread } from '../harness/types.js';

/** Microseconds of each call. */
export class Samples {
  private readonly values: number[] = [];

  time<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    this.values.push(1000 * (performance.now() - start));
    return result;
  }

  add(microseconds: number): void {
    this.values.push(microseconds);
  }

  get count(): number {
    return this.values.length;
  }

  get median(): number {
    return quantile(this.values, 0.5);
  }

  get spread(): Spread {
    return spread(this.values);
  }

  get mean(): number {
    return this.values.reduce((sum, x) => sum + x, 0) / this.values.length;
  }
}
