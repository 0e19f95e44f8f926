/**
 * Binary records, little-endian on every machine. Blocks of typed arrays are a count (u32), padding to the next
 * multiple of 8 from the start, and the elements. The reader trusts nothing: every length is compared with the bytes
 * that are left before anything is allocated, and every failure is a PliantError with the offset.
 */
import { PliantError } from './errors.js';
import { utf8Length, utf8Read, utf8Write } from './utf8.js';

const LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

export class ByteWriter {
  private data: Uint8Array<ArrayBuffer>;
  private view: DataView;
  private used = 0;

  constructor(capacity = 1024) {
    this.data = new Uint8Array(Math.max(capacity, 16));
    this.view = new DataView(this.data.buffer);
  }

  get length(): number {
    return this.used;
  }

  /** Starts again in the same memory. */
  reset(): void {
    this.used = 0;
  }

  /** A copy of what was written. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.data.slice(0, this.used);
  }

  /** Returns the offset of `count` fresh bytes. */
  private take(count: number): number {
    const at = this.used;
    const need = at + count;
    if (need > this.data.length) {
      const grown = new Uint8Array(Math.max(need, 2 * this.data.length));
      grown.set(this.data.subarray(0, at));
      this.data = grown;
      this.view = new DataView(grown.buffer);
    }
    this.used = need;
    return at;
  }

  u8(value: number): void {
    const at = this.take(1);
    this.view.setUint8(at, value);
  }

  u16(value: number): void {
    const at = this.take(2);
    this.view.setUint16(at, value, true);
  }

  u32(value: number): void {
    const at = this.take(4);
    this.view.setUint32(at, value, true);
  }

  f64(value: number): void {
    const at = this.take(8);
    this.view.setFloat64(at, value, true);
  }

  /** 64 bits as two words. */
  u64(high: number, low: number): void {
    this.u32(low);
    this.u32(high);
  }

  /** UTF-8 with its length in bytes before it. */
  text(value: string): void {
    const count = utf8Length(value);
    this.u32(count);
    const at = this.take(count);
    utf8Write(this.data, at, value);
  }

  /** Zeros up to the next multiple of 8. */
  align(): void {
    const count = -this.used & 7;
    const at = this.take(count);
    this.data.fill(0, at, at + count);
  }

  bytes(data: Uint8Array, from = 0, to = data.length): void {
    const at = this.block(to - from, 1);
    this.data.set(data.subarray(from, to), at);
  }

  words(data: Uint32Array | Int32Array, from = 0, to = data.length): void {
    const at = this.block(to - from, 4);
    for (let n = from, p = at; n < to; n++, p += 4) this.view.setUint32(p, data[n], true);
  }

  doubles(data: Float64Array, from = 0, to = data.length): void {
    const at = this.block(to - from, 8);
    if (LITTLE) new Float64Array(this.data.buffer, at, to - from).set(data.subarray(from, to));
    else for (let n = from, p = at; n < to; n++, p += 8) this.view.setFloat64(p, data[n], true);
  }

  private block(count: number, size: number): number {
    this.u32(count);
    this.align();
    return this.take(count * size);
  }
}

export class ByteReader {
  private readonly data: Uint8Array;
  private readonly view: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.data = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get offset(): number {
    return this.at;
  }

  get remaining(): number {
    return this.data.length - this.at;
  }

  /** Throws the error for this place; for checks that only the caller can make. */
  fail(sentence: string, offset = this.at): never {
    throw new PliantError('corrupt-data', sentence, { offset });
  }

  private take(count: number, what: string): number {
    const at = this.at;
    if (count > this.data.length - at) {
      this.fail(
        `The data ends early: ${what} needs ${count} bytes and ${this.data.length - at} are left; get a complete copy.`,
      );
    }
    this.at = at + count;
    return at;
  }

  u8(): number {
    return this.view.getUint8(this.take(1, 'a byte'));
  }

  u16(): number {
    return this.view.getUint16(this.take(2, 'a 16-bit number'), true);
  }

  u32(): number {
    return this.view.getUint32(this.take(4, 'a 32-bit number'), true);
  }

  f64(): number {
    return this.view.getFloat64(this.take(8, 'a double'), true);
  }

  /** Writes the upper and the lower word to out[o] and out[o + 1]. */
  u64(out: Uint32Array, o: number): void {
    const at = this.take(8, 'a 64-bit number');
    out[o] = this.view.getUint32(at + 4, true);
    out[o + 1] = this.view.getUint32(at, true);
  }

  text(): string {
    const count = this.u32();
    const at = this.take(count, 'a text');
    const result = utf8Read(this.data, at, at + count);
    if (typeof result === 'number')
      this.fail('The text is not valid UTF-8; get a fresh copy of the data.', result);
    return result;
  }

  align(): void {
    const count = -this.at & 7;
    const at = this.take(count, 'the padding');
    for (let n = at; n < at + count; n++) {
      if (this.data[n] !== 0)
        this.fail('The padding is not zero, so the data was altered; get a fresh copy.', n);
    }
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const count = this.count(1);
    const at = this.take(count, 'a block of bytes');
    return this.data.slice(at, at + count) as Uint8Array<ArrayBuffer>;
  }

  words(): Uint32Array<ArrayBuffer> {
    const count = this.count(4);
    let at = this.take(4 * count, 'a block of 32-bit numbers');
    const result = new Uint32Array(count);
    for (let n = 0; n < count; n++, at += 4) result[n] = this.view.getUint32(at, true);
    return result;
  }

  doubles(): Float64Array<ArrayBuffer> {
    const count = this.count(8);
    const at = this.take(8 * count, 'a block of doubles');
    const result = new Float64Array(count);
    if (LITTLE) new Uint8Array(result.buffer).set(this.data.subarray(at, at + 8 * count));
    else for (let n = 0; n < count; n++) result[n] = this.view.getFloat64(at + 8 * n, true);
    return result;
  }

  private count(size: number): number {
    const at = this.at;
    const count = this.u32();
    this.align();
    if (count * size > this.remaining) {
      this.fail(
        `A block claims ${count} elements of ${size} bytes and ${this.remaining} bytes are left; get a complete copy.`,
        at,
      );
    }
    return count;
  }

  /** For the end of a record that must have been read whole. */
  end(): void {
    if (this.remaining > 0)
      this.fail(`${this.remaining} bytes follow the end of the record; get a fresh copy of the data.`);
  }
}
