/**
 * Numbers by whole-number key, by open addressing on flat arrays: which vertex stands on which edge of the grid. Keys
 * are doubles from 0 to 2^53. Clearing keeps the memory.
 */
export class EdgeTable {
  private keys = new Float64Array(1024).fill(-1);
  private values = new Int32Array(1024);
  private count = 0;

  clear(): void {
    this.keys.fill(-1);
    this.count = 0;
  }

  /** The value of a key; if there is none yet, `fresh` becomes its value, and is returned. */
  findOrAdd(key: number, fresh: number): number {
    const at = this.place(key);
    if (this.keys[at] === key) return this.values[at];
    this.keys[at] = key;
    this.values[at] = fresh;
    this.count++;
    if (2 * this.count > this.keys.length) this.grow();
    return fresh;
  }

  private place(key: number): number {
    const mask = this.keys.length - 1;
    let h = Math.imul(key, 0x9e3779b1) ^ Math.imul(key / 4294967296, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    let at = (h ^ (h >>> 13)) & mask;
    while (this.keys[at] !== -1 && this.keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(2 * keys.length).fill(-1);
    this.values = new Int32Array(2 * values.length);
    keys.forEach((key, k) => {
      if (key === -1) return;
      const at = this.place(key);
      this.keys[at] = key;
      this.values[at] = values[k];
    });
  }
}
