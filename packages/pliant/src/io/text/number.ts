/**
 * Decimal numbers straight from bytes, correctly rounded.
 *
 * Source: W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990, the fast path: a mantissa of at
 * most 15 digits and a power of ten up to 22 are both exact in f64, so one multiplication or division rounds once.
 * Anything longer goes through the language's own parser, which is correctly rounded too but needs a string.
 *
 * Fortran's `D` exponents are understood. Words such as `nan` and `inf` are no numbers here.
 */
const POWERS = Float64Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));
const LONGEST_NUMBER = 1200;

export class NumberParser {
  /** The value last parsed; may be infinite when the text overflows. */
  value = 0;
  /** Whether it was written without point and exponent. */
  isInteger = false;

  /** Parses at `start`. Returns the offset after the number, or -1 when there is none. */
  parse(bytes: Uint8Array, start: number, end: number): number {
    let at = start;
    const sign = at < end ? bytes[at]! : 0;
    if (sign === 0x2d || sign === 0x2b) at++;
    let mantissa = 0;
    let digits = 0;
    let significant = 0;
    let scale = 0;
    let point = -1;
    for (; at < end; at++) {
      const c = bytes[at]!;
      if (c >= 0x30 && c <= 0x39) {
        digits++;
        if (significant > 0 || c !== 0x30) significant++;
        if (significant <= 15) {
          mantissa = mantissa * 10 + (c - 0x30);
          if (point >= 0) scale--;
        }
      } else if (c === 0x2e && point < 0) {
        point = at;
      } else {
        break;
      }
    }
    if (digits === 0) return -1;
    const mantissaEnd = at;
    at = this.#skipExponent(bytes, at, end);
    this.isInteger = point < 0 && at === mantissaEnd;
    scale += this.#exponent;
    if (significant <= 15 && scale >= -22 && scale <= 22) {
      const magnitude = scale < 0 ? mantissa / POWERS[-scale]! : mantissa * POWERS[scale]!;
      this.value = sign === 0x2d ? -magnitude : magnitude;
    } else {
      if (at - start > LONGEST_NUMBER) return -1;
      this.value = slowParse(bytes, start, at);
    }
    return at;
  }

  #exponent = 0;

  /** Leaves `at` where it is when the letter isn't followed by digits. */
  #skipExponent(bytes: Uint8Array, at: number, end: number): number {
    this.#exponent = 0;
    const letter = at < end ? bytes[at]! | 0x20 : 0;
    if (letter !== 0x65 && letter !== 0x64) return at;
    let cursor = at + 1;
    const sign = cursor < end ? bytes[cursor]! : 0;
    if (sign === 0x2d || sign === 0x2b) cursor++;
    const first = cursor;
    let exponent = 0;
    for (; cursor < end; cursor++) {
      const c = bytes[cursor]!;
      if (c < 0x30 || c > 0x39) break;
      if (exponent < 100_000) exponent = exponent * 10 + (c - 0x30);
    }
    if (cursor === first) return at;
    this.#exponent = sign === 0x2d ? -exponent : exponent;
    return cursor;
  }
}

function slowParse(bytes: Uint8Array, start: number, end: number): number {
  let text = '';
  for (let i = start; i < end; i++) {
    const c = bytes[i]!;
    text += c === 0x64 || c === 0x44 ? 'e' : String.fromCharCode(c);
  }
  return Number(text);
}
