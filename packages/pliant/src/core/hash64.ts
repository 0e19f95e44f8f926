/**
 * An incremental 64-bit hash of a stream of bytes, in two lanes of 32 bits. Each word is mixed by a step that is a
 * bijection of the lanes, and the end is finished with the length (finaliser of MurmurHash3, Appleby). It finds
 * differences and accidents; it does not resist an attacker.
 *
 * Words and doubles count as their little-endian bytes on every machine, so feeding a Float64Array without NaN equals
 * feeding its bytes as stored in a file, and any split of the stream gives the same digest.
 */
export class Hash64 {
  private a = 0x9e3779b9 | 0;
  private b = 0x7f4a7c15 | 0;
  private pending = 0;
  private pendingBytes = 0;
  private lengthLow = 0;
  private lengthHigh = 0;
  private readonly double = new Float64Array(1);
  private readonly halves = new Uint32Array(this.double.buffer);
  private readonly lowAt: number;

  constructor() {
    this.double[0] = 1;
    this.lowAt = this.halves[1] === 0x3ff00000 ? 0 : 1;
  }

  reset(): this {
    this.a = 0x9e3779b9 | 0;
    this.b = 0x7f4a7c15 | 0;
    this.pending = 0;
    this.pendingBytes = 0;
    this.lengthLow = 0;
    this.lengthHigh = 0;
    return this;
  }

  private mix(word: number): void {
    const a = Math.imul(this.a ^ word, 0x9e3779b1);
    const a2 = (((a << 13) | (a >>> 19)) + this.b) | 0;
    const b = Math.imul(this.b ^ ((word << 16) | (word >>> 16)), 0x85ebca6b);
    this.a = a2;
    this.b = (((b << 17) | (b >>> 15)) + (a2 ^ (a2 >>> 15))) | 0;
  }

  private count(bytes: number): void {
    const sum = this.lengthLow + bytes;
    this.lengthLow = sum % 4294967296;
    this.lengthHigh += Math.floor(sum / 4294967296);
  }

  u8(value: number): this {
    this.count(1);
    this.pending |= (value & 255) << (8 * this.pendingBytes);
    this.pendingBytes += 1;
    if (this.pendingBytes === 4) {
      this.mix(this.pending);
      this.pending = 0;
      this.pendingBytes = 0;
    }
    return this;
  }

  u32(value: number): this {
    if (this.pendingBytes === 0) {
      this.count(4);
      this.mix(value | 0);
      return this;
    }
    return this.u8(value)
      .u8(value >>> 8)
      .u8(value >>> 16)
      .u8(value >>> 24);
  }

  /** Every NaN counts as the same: which bits it has is the platform's choice. */
  f64(value: number): this {
    if (Number.isNaN(value)) return this.u32(0).u32(0x7ff80000);
    this.double[0] = value;
    const low = this.halves[this.lowAt];
    const high = this.halves[1 - this.lowAt];
    return this.u32(low).u32(high);
  }

  /** Characters as UTF-16 units, the length first, so that neighbouring texts can't trade characters. */
  text(value: string): this {
    this.u32(value.length);
    for (let n = 0; n < value.length; n++) this.u32(value.charCodeAt(n));
    return this;
  }

  bytes(data: Uint8Array, from = 0, to = data.length): this {
    let n = from;
    while (n < to && this.pendingBytes !== 0) this.u8(data[n++]);
    for (; n + 4 <= to; n += 4) {
      this.u32(data[n] | (data[n + 1] << 8) | (data[n + 2] << 16) | (data[n + 3] << 24));
    }
    while (n < to) this.u8(data[n++]);
    return this;
  }

  words(data: Uint32Array, from = 0, to = data.length): this {
    for (let n = from; n < to; n++) this.u32(data[n]);
    return this;
  }

  doubles(data: Float64Array, from = 0, to = data.length): this {
    for (let n = from; n < to; n++) this.f64(data[n]);
    return this;
  }

  /** Writes the two words of the digest, the upper one first; feeding may go on after. */
  digestInto(out: Uint32Array, o: number): void {
    let a = this.a;
    let b = this.b;
    if (this.pendingBytes > 0) {
      a = Math.imul(a ^ this.pending, 0xcc9e2d51);
      b = (b + ((a << 15) | (a >>> 17))) | 0;
    }
    a ^= this.lengthLow;
    b ^= Math.imul(this.lengthHigh, 0x1b873593) ^ this.lengthLow;
    a = (a + b) | 0;
    b = (b + a) | 0;
    a = finish(a);
    b = finish(b);
    a = (a + b) | 0;
    b = (b + a) | 0;
    out[o] = a;
    out[o + 1] = finish(b);
  }

  /** Sixteen hexadecimal digits. */
  digest(): string {
    const out = new Uint32Array(2);
    this.digestInto(out, 0);
    return out[0].toString(16).padStart(8, '0') + out[1].toString(16).padStart(8, '0');
  }
}

function finish(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
