/**
 * Seeded numbers in [0, 1) for the jitter of repeats: SplitMix32, a counter run through a 32-bit finaliser
 * (constants of Wellons, "Prospecting for hash functions", 2018). Same seed, same numbers, on every platform.
 */
export class Random {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x9e37_79b9) | 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  }
}
