/** The number arrays of a legacy VTK file: text, or big-endian bytes that start after the line break. */
import { type ErrorCode, type ErrorPlace, PliantError } from '../../core/errors.js';
import { BinaryCursor } from '../binary/cursor.js';
import { lineAndColumn } from '../text/place.js';
import type { TextScanner } from '../text/scanner.js';
import { VTK_NUMBER_BYTES, type VtkNumber, vtkNumberAt } from './number-types.js';

const NAMES = new Map<string, VtkNumber>([
  ['unsigned_char', 'u8'],
  ['char', 'i8'],
  ['signed_char', 'i8'],
  ['unsigned_short', 'u16'],
  ['short', 'i16'],
  ['unsigned_int', 'u32'],
  ['int', 'i32'],
  // The width of a C long depends on the machine that wrote the file; 64 bits on all that are common in this trade.
  ['unsigned_long', 'u64'],
  ['long', 'i64'],
  ['vtkidtype', 'i32'],
  ['vtktypeint64', 'i64'],
  ['vtktypeuint64', 'u64'],
  ['float', 'f32'],
  ['double', 'f64'],
]);

export class VtkArrays {
  private readonly view: DataView;

  constructor(
    readonly text: TextScanner,
    readonly binary: boolean,
  ) {
    const bytes = text.bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  type(): VtkNumber {
    const name = this.text.peekWord();
    const type = NAMES.get(name.toLowerCase());
    if (!type)
      throw this.text.error(
        'unsupported-version',
        `'${this.text.peek()}' is no number type that Pliant reads.`,
      );
    this.text.word('a type');
    return type;
  }

  /** `count` numbers, starting on the next line. `place(i)` of the result finds the i-th for a complaint. */
  read(count: number, type: VtkNumber, what: string): VtkArray {
    this.text.endLine(`the announcement of the ${what}`);
    return this.binary ? this.readBinary(count, type, what) : this.readText(count, type, what);
  }

  private readBinary(count: number, type: VtkNumber, what: string): VtkArray {
    const size = VTK_NUMBER_BYTES[type];
    const start = this.text.position;
    new BinaryCursor(this.text.bytes, start).need(count, size, what);
    const values = new Float64Array(count);
    for (let i = 0; i < count; i++) values[i] = vtkNumberAt(this.view, start + i * size, type, false);
    this.text.position = start + count * size;
    return new VtkArray(values, (i) => ({ offset: start + i * size }));
  }

  private readText(count: number, type: VtkNumber, what: string): VtkArray {
    const text = this.text;
    if (count * 2 > text.left + 1) {
      const sentence = `The file claims ${count} numbers for the ${what}, but only ${text.left} bytes follow.`;
      throw text.error('corrupt-data', sentence);
    }
    const start = text.position;
    const values = new Float64Array(count);
    const whole = type !== 'f32' && type !== 'f64';
    const limit = Number.MAX_SAFE_INTEGER;
    for (let i = 0; i < count; i++) values[i] = whole ? text.integer(what, -limit, limit) : text.number(what);
    const end = text.position;
    return new VtkArray(values, (i) => {
      text.position = start;
      for (let k = 0; k < i; k++) text.word(what);
      text.onToken();
      const place = lineAndColumn(text.bytes, text.position);
      text.position = end;
      return place;
    });
  }
}

/** Numbers that know where in the file each of them stood. */
export class VtkArray {
  constructor(
    readonly values: Float64Array,
    readonly place: (index: number) => ErrorPlace,
  ) {}

  error(code: ErrorCode, sentence: string, index: number): PliantError {
    return new PliantError(code, sentence, this.place(index));
  }

  /** Refuses NaN and infinities, which binary files can hold. */
  finite(what: string): Float64Array {
    const bad = this.values.findIndex((value) => value - value !== 0);
    if (bad >= 0)
      throw this.error(
        'invalid-value',
        `${what} ${bad} is ${this.values[bad]}; it must be a finite number.`,
        bad,
      );
    return this.values;
  }

  /** The i-th value as a whole number within [0, most]. */
  index(i: number, most: number, what: string): number {
    const value = this.values[i];
    if (value >= 0 && value <= most && value % 1 === 0) return value;
    const range = most < 0 ? 'there are none' : `it must lie between 0 and ${most}`;
    throw this.error('invalid-value', `Got ${value} as ${what}; ${range}.`, i);
  }
}
