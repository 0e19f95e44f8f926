/**
 * How fast the bodies of each pair met [m/s]: the largest speed of approach among the contacts of the first step in which they touched. It is kept while they
 * touch, so it is part of the state.
 */
import { BodyPairs } from './body-pairs.js';

export class Impacts {
  /** Pairs that touch, sorted as in `BodyPairs`, and their speeds [m/s]. */
  pairs = new BodyPairs();
  speeds = new Float64Array(64);
  private nextPairs = new BodyPairs();
  private next = new Float64Array(64);

  /** Speed at which the bodies met; −1 when they have not touched in the step before. */
  of(a: number, b: number): number {
    const at = this.pairs.find(a, b);
    return at < 0 ? -1 : this.speeds[at]!;
  }

  /** Begins the list of the present step; pairs are `keep`t in their order. */
  begin(): void {
    this.nextPairs.clear();
  }

  keep(a: number, b: number, speed: number): void {
    if (this.nextPairs.count === this.next.length) {
      const { next } = this;
      this.next = new Float64Array(2 * next.length);
      this.next.set(next);
    }
    this.next[this.nextPairs.count] = speed;
    this.nextPairs.push(a, b);
  }

  finish(): void {
    const { pairs, speeds } = this;
    this.pairs = this.nextPairs;
    this.speeds = this.next;
    this.nextPairs = pairs;
    this.next = speeds;
  }
}
