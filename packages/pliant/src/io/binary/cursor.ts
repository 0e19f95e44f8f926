/** Walks the bytes of a binary file. Every complaint carries the byte offset of what it is about. */
import { type ErrorCode, PliantError } from '../../core/errors.js';

export class BinaryCursor {
  private readonly view: DataView;

  constructor(
    readonly bytes: Uint8Array,
    public position = 0,
    public littleEndian = true,
    readonly end = bytes.length,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.end - this.position;
  }

  /** Refuses unless `count` things of `bytesEach` bytes follow. */
  need(count: number, bytesEach: number, what: string): void {
    if (count * bytesEach <= this.left) return;
    const sentence = `The file claims ${count} ${what} (${count * bytesEach} bytes), but only ${Math.max(0, this.left)} bytes follow; it is cut off or the count is wrong.`;
    throw this.error('corrupt-data', sentence);
  }

  u8(): number {
    return this.view.getUint8(this.take(1));
  }

  i32(): number {
    return this.view.getInt32(this.take(4), this.littleEndian);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), this.littleEndian);
  }

  /** A 64-bit unsigned integer; refused past 2^53, where no file of today reaches. */
  u64(what: string): number {
    const at = this.take(8);
    const low = this.view.getUint32(at + (this.littleEndian ? 0 : 4), this.littleEndian);
    const high = this.view.getUint32(at + (this.littleEndian ? 4 : 0), this.littleEndian);
    if (high >= 0x200000)
      throw this.error('corrupt-data', `The 64-bit value given as ${what} is absurdly large.`, at);
    return high * 0x1_0000_0000 + low;
  }

  f32(): number {
    return this.view.getFloat32(this.take(4), this.littleEndian);
  }

  f64(): number {
    return this.view.getFloat64(this.take(8), this.littleEndian);
  }

  /** A finite coordinate. */
  coordinate(bytesEach: 4 | 8): number {
    const at = this.position;
    const value = bytesEach === 4 ? this.f32() : this.f64();
    if (value - value !== 0) {
      throw this.error(
        'invalid-value',
        `The coordinate is ${value}; coordinates must be finite numbers.`,
        at,
      );
    }
    return value;
  }

  error(code: ErrorCode, sentence: string, at = this.position): PliantError {
    return new PliantError(code, sentence, { offset: at });
  }

  private take(count: number): number {
    const at = this.position;
    if (at + count > this.end)
      throw this.error('corrupt-data', 'The file ends in the middle of a value; it is cut off.');
    this.position = at + count;
    return at;
  }
}
