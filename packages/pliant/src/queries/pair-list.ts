import { widened } from '../core/grow.js';

/** Up to this many pairs are sorted by insertion. */
const FEW = 64;

/** Triangle pairs found by a query: a flat list (a0, b0, a1, b1, …) that grows at first and then stays. */
export class PairList {
  /** Triangle ids, two per pair; only the first `2·count` are meaningful. */
  data: Uint32Array;
  /** Number of pairs. */
  count = 0;
  private keys = new Float64Array(0);

  constructor(capacity = 256) {
    this.data = new Uint32Array(2 * capacity);
  }

  /** Forgets all. */
  clear(): void {
    this.count = 0;
  }

  /** Adds a pair. */
  push(a: number, b: number): void {
    const at = 2 * this.count;
    if (at === this.data.length) this.grow();
    this.data[at] = a;
    this.data[at + 1] = b;
    this.count++;
  }

  /** Triangle of the first mesh in pair `i`. */
  a(i: number): number {
    return this.data[2 * i];
  }

  /** Triangle of the second mesh in pair `i`. */
  b(i: number): number {
    return this.data[2 * i + 1];
  }

  /** Orders the pairs by the first, then the second triangle: the same list whatever structure found it. */
  sort(): void {
    if (this.count <= FEW) {
      this.sortFew();
      return;
    }
    let span = 1;
    for (let i = 0; i < this.count; i++) span = Math.max(span, this.b(i) + 1);
    // Exact integers up to 2⁵³, so meshes of 94 million triangles each still sort.
    if (this.keys.length < this.count) this.keys = new Float64Array(2 * this.count);
    const keys = this.keys.subarray(0, this.count);
    for (let i = 0; i < this.count; i++) keys[i] = this.a(i) * span + this.b(i);
    keys.sort();
    for (let i = 0; i < this.count; i++) {
      const a = Math.floor(keys[i] / span);
      this.data[2 * i] = a;
      this.data[2 * i + 1] = keys[i] - a * span;
    }
  }

  /** Visits every pair. */
  forEach(visit: (a: number, b: number, index: number) => void): void {
    for (let i = 0; i < this.count; i++) visit(this.a(i), this.b(i), i);
  }

  /** By insertion: short lists come nearly in order, and nothing is allocated. */
  private sortFew(): void {
    const { data, count } = this;
    for (let i = 1; i < count; i++) {
      const a = data[2 * i];
      const b = data[2 * i + 1];
      let k = i;
      for (; k > 0; k--) {
        const before = data[2 * k - 2];
        if (before < a || (before === a && data[2 * k - 1] <= b)) break;
        data[2 * k] = before;
        data[2 * k + 1] = data[2 * k - 1];
      }
      data[2 * k] = a;
      data[2 * k + 1] = b;
    }
  }

  private grow(): void {
    this.data = widened(this.data);
  }
}
