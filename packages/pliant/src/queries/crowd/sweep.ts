import { widened } from '../../core/grow.js';

/**
 * Pairs of boxes that overlap, by sweep and prune along x.
 *
 * Source: Cohen et al. 1995 (I-COLLIDE), as V-Collide uses it: the order of the last sweep is kept, and insertion
 * sort puts it right in time proportional to what changed. Where we depart: one sorted axis, the other two compared
 * directly; and the pairs leave in order of their rows, so that the order of the sweep never shows.
 */
export class Sweep {
  /** Overlapping pairs of rows as keys low·2²⁶ + high, ascending; the first `count` are meaningful. */
  keys = new Float64Array(64);
  count = 0;
  private order: number[] = [];

  add(row: number): void {
    this.order.push(row);
  }

  remove(row: number): void {
    this.order.splice(this.order.indexOf(row), 1);
  }

  /** `boxes` has lowest and highest corner per row; `wanted` can refuse a pair. */
  run(boxes: Float64Array, wanted: (a: number, b: number) => boolean): void {
    const { order } = this;
    this.sort(boxes);
    this.count = 0;
    for (let i = 0; i < order.length; i++) {
      const a = order[i];
      const end = boxes[6 * a + 3];
      for (let j = i + 1; j < order.length; j++) {
        const b = order[j];
        if (boxes[6 * b] > end) break;
        if (boxes[6 * a + 1] > boxes[6 * b + 4] || boxes[6 * b + 1] > boxes[6 * a + 4]) continue;
        if (boxes[6 * a + 2] > boxes[6 * b + 5] || boxes[6 * b + 2] > boxes[6 * a + 5]) continue;
        if (wanted(a, b)) this.push(a, b);
      }
    }
    this.sortKeys();
  }

  private sort(boxes: Float64Array): void {
    const { order } = this;
    for (let i = 1; i < order.length; i++) {
      const row = order[i];
      const low = boxes[6 * row];
      let j = i - 1;
      while (j >= 0 && (boxes[6 * order[j]] > low || (boxes[6 * order[j]] === low && order[j] > row))) {
        order[j + 1] = order[j];
        j--;
      }
      order[j + 1] = row;
    }
  }

  /** Heapsort: the built-in sort of a part of an array needs a view of it, which would be garbage each time. */
  private sortKeys(): void {
    const { keys, count } = this;
    for (let root = (count >> 1) - 1; root >= 0; root--) sink(keys, root, count);
    for (let end = count - 1; end > 0; end--) {
      const largest = keys[0];
      keys[0] = keys[end];
      keys[end] = largest;
      sink(keys, 0, end);
    }
  }

  private push(a: number, b: number): void {
    if (this.count === this.keys.length) {
      this.keys = widened(this.keys);
    }
    this.keys[this.count++] = pairKey(a, b);
  }
}

/** Moves the key at `i` down until no child within `count` is larger. */
function sink(keys: Float64Array, i: number, count: number): void {
  const key = keys[i];
  let at = i;
  for (let child = 2 * at + 1; child < count; child = 2 * at + 1) {
    if (child + 1 < count && keys[child + 1] > keys[child]) child++;
    if (keys[child] <= key) break;
    keys[at] = keys[child];
    at = child;
  }
  keys[at] = key;
}

const SPAN = 2 ** 26;

export function pairKey(a: number, b: number): number {
  return a < b ? a * SPAN + b : b * SPAN + a;
}

export function keyLow(key: number): number {
  return Math.floor(key / SPAN);
}

export function keyHigh(key: number): number {
  return key % SPAN;
}
