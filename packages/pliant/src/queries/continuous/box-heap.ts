/**
 * Parameter boxes (t, u, v) waiting to be looked at, earliest first: a binary heap in one array that grows at first
 * and then stays. Among boxes that begin at the same time the smallest comes first, so that a contact along a whole
 * edge is settled at one point of it instead of everywhere at once.
 */

/** Per box: t, u, v at its low corner, then its widths in t, u, v (powers of two, so all of them are exact). */
export const BOX_STRIDE = 6;

export class BoxHeap {
  /** The box taken last, in the first six entries. */
  readonly top = new Float64Array(BOX_STRIDE);
  count = 0;
  private data = new Float64Array(64 * BOX_STRIDE);

  clear(): void {
    this.count = 0;
  }

  push(t: number, u: number, v: number, dt: number, du: number, dv: number): void {
    if ((this.count + 1) * BOX_STRIDE > this.data.length) this.grow();
    const d = this.data;
    const volume = dt * du * dv;
    let i = this.count++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const p = parent * BOX_STRIDE;
      const first = t < d[p]! || (t === d[p]! && volume < d[p + 3]! * d[p + 4]! * d[p + 5]!);
      if (!first) break;
      d.copyWithin(i * BOX_STRIDE, p, p + BOX_STRIDE);
      i = parent;
    }
    const o = i * BOX_STRIDE;
    d[o] = t;
    d[o + 1] = u;
    d[o + 2] = v;
    d[o + 3] = dt;
    d[o + 4] = du;
    d[o + 5] = dv;
  }

  /** Takes the earliest box into `top`; false when there is none. */
  pop(): boolean {
    if (this.count === 0) return false;
    const d = this.data;
    for (let k = 0; k < BOX_STRIDE; k++) this.top[k] = d[k]!;
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
      d.copyWithin(i * BOX_STRIDE, child * BOX_STRIDE, (child + 1) * BOX_STRIDE);
      i = child;
    }
    d.copyWithin(i * BOX_STRIDE, from, from + BOX_STRIDE);
  }

  private before(a: number, b: number): boolean {
    const d = this.data;
    if (d[a]! !== d[b]!) return d[a]! < d[b]!;
    return d[a + 3]! * d[a + 4]! * d[a + 5]! < d[b + 3]! * d[b + 4]! * d[b + 5]!;
  }

  private grow(): void {
    const data = new Float64Array(2 * this.data.length);
    data.set(this.data);
    this.data = data;
  }
}
