import { widened } from '../../core/grow.js';

/** Pairs of molecule bodies whose boxes overlap and that may touch, by number, `a` below `b`, sorted. */
export class BodyPairs {
  count = 0;
  a = new Uint32Array(64);
  b = new Uint32Array(64);
  clear(): void {
    this.count = 0;
  }

  /** Pairs come in their order: by `a`, then by `b`. */
  push(a: number, b: number): void {
    if (this.count === this.a.length) this.grow();
    this.a[this.count] = a;
    this.b[this.count++] = b;
  }

  /** The place of a pair, −1 when it is not there. */
  find(a: number, b: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.a[middle] - a || this.b[middle] - b;
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  private grow(): void {
    this.a = widened(this.a);
    this.b = widened(this.b);
  }

  has(a: number, b: number): boolean {
    return this.find(a, b) >= 0;
  }
}
