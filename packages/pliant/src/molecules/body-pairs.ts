/** Pairs of molecule bodies whose boxes overlap and that may touch, by number, `a` below `b`, sorted. */
export class BodyPairs {
  count = 0;
  a = new Uint32Array(64);
  b = new Uint32Array(64);
  /** Speed at which the bodies met [m/s], −1 while they don't touch; the response keeps it up to date. */
  met = new Float64Array(64);
  /** 1 where a pair is only reported and feels nothing. */
  isSensor = new Uint8Array(64);

  clear(): void {
    this.count = 0;
  }

  /** Pairs come in their order: by `a`, then by `b`. */
  push(a: number, b: number): void {
    if (this.count === this.a.length) this.grow();
    this.met[this.count] = -1;
    this.isSensor[this.count] = 0;
    this.a[this.count] = a;
    this.b[this.count++] = b;
  }

  /** Takes the speeds over from the pairs of the step before. */
  recall(old: BodyPairs): void {
    for (let p = 0; p < this.count; p++) {
      const before = old.find(this.a[p], this.b[p]);
      if (before >= 0) this.met[p] = old.met[before];
    }
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
    const { a, b, met, isSensor } = this;
    this.a = new Uint32Array(2 * a.length);
    this.b = new Uint32Array(2 * a.length);
    this.met = new Float64Array(2 * a.length);
    this.isSensor = new Uint8Array(2 * a.length);
    this.a.set(a);
    this.b.set(b);
    this.met.set(met);
    this.isSensor.set(isSensor);
  }

  has(a: number, b: number): boolean {
    return this.find(a, b) >= 0;
  }
}
