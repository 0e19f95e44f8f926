/**
 * Pairs of bodies whose boxes come within a margin of each other, ordered by their numbers: sweep along x over the
 * boxes, then sort. O(n log n + pairs that share a span in x).
 */
import { widened } from '../../core/grow.js';
import type { PlanarBody } from './body.js';

export class NearPairs {
  count = 0;
  /** Numbers of the bodies, `first[k] < second[k]`. */
  first = new Int32Array(64);
  second = new Int32Array(64);
  private order = new Int32Array(0);
  private keys = new Float64Array(64);
  private boxes = new Float64Array(0);

  /** @param margins how far each body reaches beyond its box [m]. */
  collect(bodies: readonly PlanarBody[], margins: Float64Array): void {
    const n = bodies.length;
    this.gather(bodies, margins);
    const boxes = this.boxes;
    const order = this.order;
    // Nearly sorted from the step before.
    for (let i = 1; i < n; i++) {
      const k = order[i];
      const left = boxes[4 * k];
      let j = i;
      for (; j > 0 && boxes[4 * order[j - 1]] > left; j--) order[j] = order[j - 1];
      order[j] = k;
    }
    this.count = 0;
    for (let i = 0; i < n; i++) {
      const k = order[i];
      const right = boxes[4 * k + 2];
      for (let j = i + 1; j < n && boxes[4 * order[j]] <= right; j++) {
        const m = order[j];
        if (boxes[4 * m + 1] > boxes[4 * k + 3] || boxes[4 * m + 3] < boxes[4 * k + 1]) continue;
        if (bodies[k].movable || bodies[m].movable) this.add(Math.min(k, m), Math.max(k, m), n);
      }
    }
    this.keys.subarray(0, this.count).sort();
    for (let k = 0; k < this.count; k++) {
      this.first[k] = Math.floor(this.keys[k] / n);
      this.second[k] = this.keys[k] - n * this.first[k];
    }
  }

  private gather(bodies: readonly PlanarBody[], margins: Float64Array): void {
    const n = bodies.length;
    if (this.order.length !== n) {
      this.order = Int32Array.from({ length: n }, (_, k) => k);
      this.boxes = new Float64Array(4 * n);
    }
    for (let k = 0; k < n; k++) {
      const { box } = bodies[k];
      this.boxes[4 * k] = box[0] - margins[k];
      this.boxes[4 * k + 1] = box[1] - margins[k];
      this.boxes[4 * k + 2] = box[2] + margins[k];
      this.boxes[4 * k + 3] = box[3] + margins[k];
    }
  }

  private add(i: number, j: number, n: number): void {
    if (this.count === this.keys.length) {
      this.keys = widened(this.keys, 2 * this.count);
      this.first = new Int32Array(2 * this.count);
      this.second = new Int32Array(2 * this.count);
    }
    this.keys[this.count++] = i * n + j;
  }
}
