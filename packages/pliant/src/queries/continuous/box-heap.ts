import { widened } from '../../core/grow.js';

/**
 * Parameter boxes (t, u, v) waiting to be looked at, earliest first: a binary heap in one array that grows at first
 * and then stays. Among boxes that begin at the same time the smallest comes first, so that a contact along a whole
 * edge is settled at one point of it instead of everywhere at once.
 */
/** Per box: t, u, v at its low corner, then its widths in t, u, v (powers of two, so all of them are exact). */
export const BOX_STRIDE = 6;

export class BoxHeap {
  /** The box taken last. */
  readonly top = new Float64Array(BOX_STRIDE);
  /** The box to be added next. */
  readonly entry = new Float64Array(BOX_STRIDE);
  count = 0;
  private data = new Float64Array(64 * BOX_STRIDE);

  clear(): void {
    this.count = 0;
  }

  /** Adds the box in `entry`. */
  push(): void {
    if ((this.count + 1) * BOX_STRIDE > this.data.length) this.grow();
    const { data: d, entry } = this;
    const t = entry[0];
    const volume = entry[3] * entry[4] * entry[5];
    let i = this.count++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const p = parent * BOX_STRIDE;
      const first = t < d[p] || (t === d[p] && volume < d[p + 3] * d[p + 4] * d[p + 5]);
      if (!first) break;
      copyBox(d, p, d, i * BOX_STRIDE);
      i = parent;
    }
    copyBox(entry, 0, d, i * BOX_STRIDE);
  }

  /** Takes the earliest box into `top`; false when there is none. */
  pop(): boolean {
    if (this.count === 0) return false;
    const d = this.data;
    copyBox(d, 0, this.top, 0);
    const last = --this.count;
    if (last > 0) this.sink(last * BOX_STRIDE);
    return true;
  }

  /** Puts the record at `from`, which has left the heap, in the place of the root. */
  private sink(from: number): void {
    const d = this.data;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= this.count) break;
      if (child + 1 < this.count && this.before((child + 1) * BOX_STRIDE, child * BOX_STRIDE)) child++;
      if (!this.before(child * BOX_STRIDE, from)) break;
      copyBox(d, child * BOX_STRIDE, d, i * BOX_STRIDE);
      i = child;
    }
    copyBox(d, from, d, i * BOX_STRIDE);
  }

  private before(a: number, b: number): boolean {
    const d = this.data;
    if (d[a] !== d[b]) return d[a] < d[b];
    return d[a + 3] * d[a + 4] * d[a + 5] < d[b + 3] * d[b + 4] * d[b + 5];
  }

  private grow(): void {
    this.data = widened(this.data);
  }
}

export function copyBox(from: Float64Array, i: number, to: Float64Array, o: number): void {
  for (let k = 0; k < BOX_STRIDE; k++) to[o + k] = from[i + k];
}
