/**
 * Seeded random numbers: xoshiro128** (Blackman and Vigna 2018), four words of state, period 2^128 − 1. The seed is
 * spread by SplitMix32, so that neighbouring seeds give unrelated streams and the forbidden zero state can't arise.
 */
import { log, PI, sincos } from './scalar.js';

/** Random numbers from a seed: the same on every machine. */
export class Random {
  private readonly state = new Uint32Array(4);
  private readonly pair = new Float64Array(2);

  constructor(seed: number) {
    let s = seed >>> 0;
    // Seeds beyond 32 bits count with their upper part too.
    s = (s ^ Math.imul(Math.floor(Math.abs(seed) / 4294967296) >>> 0, 0x9e3779b9)) >>> 0;
    for (let k = 0; k < 4; k++) {
      s = (s + 0x9e3779b9) >>> 0;
      let t = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
      t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
      this.state[k] = t ^ (t >>> 15);
    }
  }

  /** A copy of the four words. */
  save(): Uint32Array {
    return this.state.slice();
  }

  /** Goes on from a saved state. */
  load(state: Uint32Array): void {
    this.state.set(state.subarray(0, 4));
  }

  /** 32 random bits, unsigned. */
  u32(): number {
    const s = this.state;
    const s1 = s[1];
    const five = Math.imul(s1, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const s2 = s[2] ^ s[0];
    const s3 = s[3] ^ s1;
    s[1] = s1 ^ s2;
    s[0] = s[0] ^ s3;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return result;
  }

  /** [0, 1) with 53 bits. */
  next(): number {
    const high = this.u32() >>> 5;
    return (high * 67108864 + (this.u32() >>> 6)) / 9007199254740992;
  }

  /** A number from 0 to below 1. */
  uniform(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number in [0, n), each equally likely; n in [1, 2^32]. */
  int(n: number): number {
    // Draws past the last full run of n would favour small numbers.
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const draw = this.u32();
      if (draw < limit) return draw % n;
    }
  }

  /** Standard normal (Box and Muller); always two draws, so that the state alone says what comes next. */
  normal(): number {
    const radius = Math.sqrt(-2 * log(1 - this.next()));
    sincos(this.pair, 0, 2 * PI * this.next());
    return radius * this.pair[1];
  }

  /** Evenly on the unit sphere (Archimedes: the height is uniform). */
  unitVector(out: Float64Array, o: number): void {
    const z = 2 * this.next() - 1;
    const radius = Math.sqrt(Math.max(0, 1 - z * z));
    sincos(this.pair, 0, 2 * PI * this.next());
    out[o] = radius * this.pair[1];
    out[o + 1] = radius * this.pair[0];
    out[o + 2] = z;
  }

  /** Evenly over all rotations, as a unit quaternion x, y, z, w (Shoemake 1992). */
  rotation(out: Float64Array, o: number): void {
    const u = this.next();
    const a = Math.sqrt(1 - u);
    const b = Math.sqrt(u);
    sincos(this.pair, 0, 2 * PI * this.next());
    const x = a * this.pair[0];
    const y = a * this.pair[1];
    sincos(this.pair, 0, 2 * PI * this.next());
    out[o] = x;
    out[o + 1] = y;
    out[o + 2] = b * this.pair[0];
    out[o + 3] = b * this.pair[1];
  }
}
