import { widened } from '../core/grow.js';
import { Sorter } from '../core/sort.js';

/** The result of a broad phase: pairs of body rows with `a < b`, sorted by `a`, then `b`, each once. */
export class CandidatePairs {
  count = 0;
  a: Uint32Array = new Uint32Array(64);
  b: Uint32Array = new Uint32Array(64);
  private readonly sorter = new Sorter();

  clear(): void {
    this.count = 0;
  }

  push(i: number, j: number): void {
    if (this.count === this.a.length) this.grow();
    this.a[this.count] = Math.min(i, j);
    this.b[this.count] = Math.max(i, j);
    this.count++;
  }

  /** Sorts the pairs into the one order of all methods. */
  sort(): void {
    this.sorter.sortPairs(this.a, this.b, this.count);
  }

  private grow(): void {
    this.a = widened(this.a);
    this.b = widened(this.b);
  }
}
