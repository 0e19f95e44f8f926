/**
 * exp, log and pow. exp(x) = 2^k·exp(r) with r = x − k·ln2 in two parts, |r| ≤ 0.347, and Taylor's polynomial of degree
 * 13 (0.347^14/14! = 4e-18). log splits x = 2^k·(1 + f) with 1 + f in [√½, √2) and sums 2·atanh(s), s = f/(2 + f).
 * pow needs y·log(x) to 2^-64: there the same series runs in double-double for its first three terms, so whole powers
 * that are representable come out exact. Signs, zeros, infinities and NaN follow Math.*.
 */
import { exponentOf, productError, scaleByPowerOfTwo, sumError } from './float-bits.js';

/** ln 2: 32 bits, so that k times it is exact, then 53, then the rest. */
const LN2_HIGH = 0.6931471803691238;
const LN2_MIDDLE = 1.9082149292705877e-10;
const LN2_LOW = 1.1612227229362532e-26;
const INVERSE_LN2 = Math.LOG2E;

const EXP_LARGEST = 709.782712893384;
const EXP_SMALLEST = -745.1332191019412;

/** exp(x + low) for |low| ≤ ulp(x). */
function expSum(x: number, low: number): number {
  if (x > EXP_LARGEST + 1e-9) return Number.POSITIVE_INFINITY;
  if (x < EXP_SMALLEST - 1e-9) return 0;
  const k = Math.round(x * INVERSE_LN2);
  const a = x - k * LN2_HIGH;
  const b = low - k * LN2_MIDDLE;
  const r = a + b;
  const rLow = a - r + b;
  const p =
    1 / 5040 +
    r *
      (1 / 40320 +
        r *
          (1 / 362880 + r * (1 / 3628800 + r * (1 / 39916800 + r * (1 / 479001600 + r * (1 / 6227020800))))));
  const q = 0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * p))));
  const head = 1 + r;
  const tail = 1 - head + r + (rLow * head + r * r * q);
  return scaleByPowerOfTwo(head + tail, k);
}

/** e^x. */
export function exp(x: number): number {
  return Number.isNaN(x) ? x : expSum(x, 0);
}

/** Natural logarithm; −Infinity at 0, NaN below. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let k = exponentOf(x);
  let m = scaleDown(x, k);
  if (m > Math.SQRT2) {
    m *= 0.5;
    k += 1;
  }
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const half = 0.5 * f * f;
  const series = 2 * z * (1 / 3 + z * (1 / 5 + z * logTail(z)));
  return k * LN2_HIGH - (half - (s * (half + series) + k * LN2_MIDDLE) - f);
}

/** x·2^-k, exact, where k is the exponent of x. */
function scaleDown(x: number, k: number): number {
  return k < -1000 ? scaleByPowerOfTwo(x * 18014398509481984, -k - 54) : scaleByPowerOfTwo(x, -k);
}

/** 1/7 + z/9 + z²/11 + …: the series of atanh(s)/s from its fourth term on, z = s² ≤ 0.0295. */
function logTail(z: number): number {
  return (
    1 / 7 +
    z *
      (1 / 9 +
        z *
          (1 / 11 + z * (1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z * (1 / 21 + z * (1 / 23))))))))
  );
}

const THIRD_LOW = 1.850371707708594e-17;
const FIFTH_LOW = -1.1102230246251566e-17;

/** exp(y·log(x)) for finite x > 0, x ≠ 1, and finite y ≠ 0. */
function powPositive(x: number, y: number): number {
  let k = exponentOf(x);
  let m = scaleDown(x, k);
  if (m > Math.SQRT2) {
    m *= 0.5;
    k += 1;
  }
  // s = f/(2 + f) in double-double; f is exact, 2 + f is not.
  const f = m - 1;
  const d = 2 + f;
  const dLow = sumError(2, f, d);
  const s = f / d;
  const sd = s * d;
  const sLow = (f - sd - productError(s, d, sd) - s * dLow) / d;
  const z = s * s;
  const zLow = productError(s, s, z) + 2 * s * sLow;
  // c = 1/3 + z·(1/5 + z·tail)
  const t = z * logTail(z);
  const b = 0.2 + t;
  const bLow = sumError(0.2, t, b) + FIFTH_LOW;
  const zb = z * b;
  const zbLow = productError(z, b, zb) + z * bLow + zLow * b;
  const c = 1 / 3 + zb;
  const cLow = sumError(1 / 3, zb, c) + (zbLow + THIRD_LOW);
  // log(1 + f) = 2s + 2s·z·c
  const e = z * c;
  const eLow = productError(z, c, e) + z * cLow + zLow * c;
  const g = s * e;
  const gLow = productError(s, e, g) + s * eLow + sLow * e;
  return expProduct(k, 2 * s, 2 * g, 2 * (sLow + gLow), y);
}

/** exp(y·(k·ln2 + a + b + low)), where a + b + low is a logarithm below 0.35 in falling parts. */
function expProduct(k: number, a: number, b: number, low: number, y: number): number {
  const kHigh = k * LN2_HIGH;
  const kMiddle = k * LN2_MIDDLE;
  const h1 = kHigh + a;
  const e1 = sumError(kHigh, a, h1);
  const h2 = h1 + b;
  const e2 = sumError(h1, b, h2);
  const h3 = h2 + kMiddle;
  const e3 = sumError(h2, kMiddle, h3);
  const rest = e1 + e2 + e3 + (low + productError(k, LN2_MIDDLE, kMiddle) + k * LN2_LOW);
  const high = h3 + rest;
  const highLow = h3 - high + rest;
  const p = y * high;
  // Beyond this exp is 0 or Infinity, and the exact product might overflow.
  if (!(Math.abs(p) < 800)) return p > 0 ? Number.POSITIVE_INFINITY : 0;
  if (Math.abs(p) < 1e-200) return 1;
  return expSum(p, productError(y, high, p) + y * highLow);
}

/** x to the power y, with every special case of Math.pow (so pow(1, ±Infinity) is NaN). */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const size = Math.abs(x);
  if (Math.abs(y) === Number.POSITIVE_INFINITY) {
    if (size === 1) return Number.NaN;
    return size > 1 === y > 0 ? Number.POSITIVE_INFINITY : 0;
  }
  const whole = Math.floor(y) === y;
  const negative = (x < 0 || Object.is(x, -0)) && whole && Math.abs(y % 2) === 1;
  if (x < 0 && !whole && size !== Number.POSITIVE_INFINITY) return Number.NaN;
  let result: number;
  if (size === 0) result = y > 0 ? 0 : Number.POSITIVE_INFINITY;
  else if (size === Number.POSITIVE_INFINITY) result = y > 0 ? size : 0;
  else if (size === 1) result = 1;
  else result = powPositive(size, y);
  return negative ? -result : result;
}
