/**
 * Decimal numbers straight from bytes, correctly rounded.
 *
 * Source: W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990, the fast path: a mantissa of at
 * most 15 digits and a power of ten up to 22 are both exact in f64, so one multiplication or division rounds once.
 * Programs that write doubles in full use 16 or 17 digits. Up to 19 are held as an unevaluated sum of two doubles and
 * scaled with its rounding error (T. J. Dekker, "A floating-point technique for extending the available precision",
 * 1971), which leaves some 100 bits; the result is taken only if an error of the last few bits couldn't change it.
 * Anything else goes through the language's own parser, which is correctly rounded too but needs a string.
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
    const sign = at < end ? bytes[at] : 0;
    if (sign === 0x2d || sign === 0x2b) at++;
    let mantissa = 0;
    let tail = 0;
    let digits = 0;
    let significant = 0;
    let scale = 0;
    let point = -1;
    for (; at < end; at++) {
      const c = bytes[at];
      if (c >= 0x30 && c <= 0x39) {
        digits++;
        if (significant > 0 || c !== 0x30) significant++;
        if (significant <= 15) mantissa = mantissa * 10 + (c - 0x30);
        else if (significant <= 19) tail = tail * 10 + (c - 0x30);
        if (significant <= 19 && point >= 0) scale--;
      } else if (c === 0x2e && point < 0) {
        point = at;
      } else {
        break;
      }
    }
    if (digits === 0) return -1;
    const mantissaEnd = at;
    at = this.skipExponent(bytes, at, end);
    this.isInteger = point < 0 && at === mantissaEnd;
    scale += this.exponent;
    let magnitude = NaN;
    if (significant <= 19 && scale >= -22 && scale <= 22) {
      if (significant > 15) magnitude = scaledSum(mantissa, tail, POWERS[significant - 15], scale);
      else magnitude = scale < 0 ? mantissa / POWERS[-scale] : mantissa * POWERS[scale];
    }
    if (!Number.isNaN(magnitude)) {
      this.value = sign === 0x2d ? -magnitude : magnitude;
      return at;
    }
    if (at - start > LONGEST_NUMBER) return -1;
    this.value = slowParse(bytes, start, at);
    return at;
  }

  private exponent = 0;

  /** Leaves `at` where it is when the letter isn't followed by digits. */
  private skipExponent(bytes: Uint8Array, at: number, end: number): number {
    this.exponent = 0;
    const letter = at < end ? bytes[at] | 0x20 : 0;
    if (letter !== 0x65 && letter !== 0x64) return at;
    let cursor = at + 1;
    const sign = cursor < end ? bytes[cursor] : 0;
    if (sign === 0x2d || sign === 0x2b) cursor++;
    const first = cursor;
    let exponent = 0;
    for (; cursor < end; cursor++) {
      const c = bytes[cursor];
      if (c < 0x30 || c > 0x39) break;
      if (exponent < 100_000) exponent = exponent * 10 + (c - 0x30);
    }
    if (cursor === first) return at;
    this.exponent = sign === 0x2d ? -exponent : exponent;
    return cursor;
  }
}

/** (head · shift + tail) · 10^scale correctly rounded, or NaN when it is too close to call. */
function scaledSum(head: number, tail: number, shift: number, scale: number): number {
  const product = head * shift;
  const sum = product + tail;
  const low = productError(head, shift, product) + (tail - (sum - product));
  const power = POWERS[Math.abs(scale)];
  let first: number;
  let rest: number;
  if (scale < 0) {
    first = sum / power;
    const back = first * power;
    rest = (sum - back - productError(first, power, back) + low) / power;
  } else {
    first = sum * power;
    rest = productError(sum, power, first) + low * power;
  }
  const doubt = Math.abs(rest) * 2 ** -48 + first * 2 ** -100;
  return first + (rest - doubt) === first + (rest + doubt) ? first + rest : NaN;
}

/** a · b minus its rounded value, exactly; Veltkamp splits both into halves of 26 bits. */
function productError(a: number, b: number, product: number): number {
  const ta = a * 134217729;
  const a1 = ta - (ta - a);
  const a2 = a - a1;
  const tb = b * 134217729;
  const b1 = tb - (tb - b);
  const b2 = b - b1;
  return a2 * b2 - (product - a1 * b1 - a2 * b1 - a1 * b2);
}

function slowParse(bytes: Uint8Array, start: number, end: number): number {
  let text = '';
  for (let i = start; i < end; i++) {
    const c = bytes[i];
    text += c === 0x64 || c === 0x44 ? 'e' : String.fromCharCode(c);
  }
  return Number(text);
}
