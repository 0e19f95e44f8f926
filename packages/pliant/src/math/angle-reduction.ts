/**
 * Takes a whole number of quarter turns from an angle: x = q·π/2 + (high + low), |high| ≤ π/4 and a little.
 *
 * Two ways. Below 2^20 the multiple is subtracted in three pieces of π/2 (Cody and Waite 1980): n·P1 and n·P2 are
 * exact because each piece has 33 bits. Where that cancels almost everything, or above 2^20, x·2/π is formed with
 * whole 24-bit digits, leaving out the digits of 2/π that only add full turns (Payne and Hanek 1983): 7 columns keep
 * 2^-140 of the fraction, and no double is nearer to a multiple of π/2 than 2^-62, so `high + low` is good to 2^-75
 * of itself for every finite double.
 */
import { exponentOf, powerOfTwo, productError, sumError } from './float-bits.js';

/** π/2 in pieces of 33, 33 and 53 bits. */
const PIECE1 = 1.5707963267341256;
const PIECE2 = 6.077100506303966e-11;
const PIECE3 = 2.0222662487959506e-21;
const HALF_PI_HIGH = 1.5707963267948966;
const HALF_PI_LOW = 6.123233995736766e-17;
const TWO_OVER_PI = 0.6366197723675814;

/** 2/π in digits of 24 bits, the first one weighs 2^-24. */
export const TWO_OVER_PI_DIGITS = Float64Array.of(
  ...[0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163, 0xabdebb],
  ...[0xc561b7, 0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129, 0xa73ee8, 0x8235f5],
  ...[0x2ebb44, 0x84e99c, 0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c, 0x845f8b, 0xbdf928, 0x3b1ff8],
  ...[0x97ffde, 0x05980f, 0xef2f11, 0x8b5a0a, 0x6d1f6d, 0x367ecf, 0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d],
  ...[0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7, 0x8a5292, 0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b],
);

const DIGIT = 16777216;
const COLUMNS = 7;

/**
 * The last remainder, high and low part. Read right after `reduceAngle` returns, before any other call can overwrite
 * it. An array, because every store of a double to a variable of the module would allocate.
 */
export const remainder = new Float64Array(2);

/** Returns q mod 4 and leaves the remainder [rad] in `remainder`. x must be finite. */
export function reduceAngle(x: number): number {
  const size = Math.abs(x);
  if (size <= Math.PI / 4) {
    remainder[0] = x;
    remainder[1] = 0;
    return 0;
  }
  if (size < 1048576) {
    const n = Math.round(x * TWO_OVER_PI);
    const a = x - n * PIECE1;
    const p = n * PIECE2;
    const b = a - p;
    if (Math.abs(b) > 1e-6) {
      const rest = sumError(a, -p, b) - n * PIECE3;
      const high = b + rest;
      remainder[0] = high;
      remainder[1] = b - high + rest;
      return n & 3;
    }
  }
  const quadrant = reduceLarge(size);
  if (x > 0) return quadrant;
  remainder[0] = -remainder[0];
  remainder[1] = -remainder[1];
  return -quadrant & 3;
}

/** One column of the long multiplication: Σ xᵢ·d₍ₙ₋ᵢ₎, below 2^50 and so exact. */
function column(n: number, x0: number, x1: number, x2: number, x3: number): number {
  const d = TWO_OVER_PI_DIGITS;
  let sum = 0;
  if (n >= 0) sum += x0 * d[n];
  if (n >= 1) sum += x1 * d[n - 1];
  if (n >= 2) sum += x2 * d[n - 2];
  if (n >= 3) sum += x3 * d[n - 3];
  return sum;
}

function reduceLarge(size: number): number {
  const place = Math.floor(exponentOf(size) / 24);
  let rest = size * powerOfTwo(-24 * place);
  const x0 = Math.floor(rest);
  rest = (rest - x0) * DIGIT;
  const x1 = Math.floor(rest);
  rest = (rest - x1) * DIGIT;
  const x2 = Math.floor(rest);
  const x3 = (rest - x2) * DIGIT;

  // Carry from the last column upwards; `first` is the column that weighs 1.
  const first = place - 1;
  let high = 0;
  let middle = 0;
  let low = 0;
  let carry = 0;
  for (let i = COLUMNS - 1; i >= 1; i--) {
    const sum = column(first + i, x0, x1, x2, x3) + carry;
    carry = Math.floor(sum / DIGIT);
    const digit = sum - carry * DIGIT;
    // Digits go in pairs into whole numbers of 48 bits.
    const worth = (i & 1) === 1 ? digit * DIGIT : digit;
    if (i <= 2) high += worth;
    else if (i <= 4) middle += worth;
    else low += worth;
  }
  let quarters = (column(first, x0, x1, x2, x3) + carry) % 4;
  if (high >= 140737488355328) {
    // Past one half: count one more quarter turn and keep the (exact) complement, negative.
    quarters += 1;
    high -= 281474976710656;
  }
  setRemainder(high, middle, low);
  return quarters & 3;
}

/** Remainder = (high·2^-48 + middle·2^-96 + low·2^-144)·π/2 as an unevaluated sum of two doubles. */
function setRemainder(high: number, middle: number, low: number): void {
  const unit = 3.552713678800501e-15;
  const h = high * unit;
  const m = middle * unit * unit;
  const f = h + m;
  const g = sumError(h, m, f) + low * unit * unit * unit;
  const p = f * HALF_PI_HIGH;
  const e = productError(f, HALF_PI_HIGH, p) + (f * HALF_PI_LOW + g * HALF_PI_HIGH);
  const sum = p + e;
  remainder[0] = sum;
  remainder[1] = p - sum + e;
}
