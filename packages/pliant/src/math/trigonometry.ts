/**
 * sin, cos and tan from Taylor polynomials on [-π/4, π/4] after exact reduction of the angle. The reduced angle keeps
 * a low part, so errors stay below one unit in the last place everywhere. Taylor's coefficients need one or two terms
 * more than a minimax fit and can be checked by eye: (π/4)^19/19! = 8e-20 and (π/4)^18/18! = 2e-18.
 */
import { reduceAngle, remainder } from './angle-reduction.js';
import { productError } from './float-bits.js';

const S3 = -1 / 6;
const S5 = 1 / 120;
const S7 = -1 / 5040;
const S9 = 1 / 362880;
const S11 = -1 / 39916800;
const S13 = 1 / 6227020800;
const S15 = -1 / 1307674368000;
const S17 = 1 / 355687428096000;
const C4 = 1 / 24;
const C6 = -1 / 720;
const C8 = 1 / 40320;
const C10 = -1 / 3628800;
const C12 = 1 / 479001600;
const C14 = -1 / 87178291200;
const C16 = 1 / 20922789888000;

/** sin(y + low) − y. */
function sineRest(y: number, low: number): number {
  const z = y * y;
  const p = S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * (S15 + z * S17)))));
  return y * z * (S3 + z * p) + low * (1 - 0.5 * z);
}

/** cos(y + low) − (1 − y²/2 rounded), the rounding error of 1 − y²/2 included. */
function cosineRest(y: number, low: number): number {
  const z = y * y;
  const half = 0.5 * z;
  const head = 1 - half;
  const p = C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))));
  return 1 - head - half + (z * z * p - y * low);
}

function sineKernel(y: number, low: number): number {
  return y + sineRest(y, low);
}

function cosineKernel(y: number, low: number): number {
  return 1 - 0.5 * (y * y) + cosineRest(y, low);
}

function sineOfQuadrant(quadrant: number, y: number, low: number): number {
  const value = (quadrant & 1) === 0 ? sineKernel(y, low) : cosineKernel(y, low);
  return (quadrant & 2) === 0 ? value : -value;
}

const TINY = 1e-8;

/** Sine of x [rad]. */
export function sin(x: number): number {
  if (Math.abs(x) < TINY) return x === 0 ? x : x - x * x * x * (1 / 6);
  if (!Number.isFinite(x)) return Number.NaN;
  const quadrant = reduceAngle(x);
  return sineOfQuadrant(quadrant, remainder[0], remainder[1]);
}

/** Cosine of x [rad]. */
export function cos(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN;
  const quadrant = reduceAngle(x);
  return sineOfQuadrant(quadrant + 1, remainder[0], remainder[1]);
}

/** Writes sine and cosine of x [rad] to out[o] and out[o + 1], with the bits of `sin` and `cos`. */
export function sincos(out: Float64Array, o: number, x: number): void {
  if (Math.abs(x) < TINY || !Number.isFinite(x)) {
    out[o] = sin(x);
    out[o + 1] = cos(x);
    return;
  }
  const quadrant = reduceAngle(x);
  const y = remainder[0];
  const low = remainder[1];
  out[o] = sineOfQuadrant(quadrant, y, low);
  out[o + 1] = sineOfQuadrant(quadrant + 1, y, low);
}

/**
 * Replaces the angle in out[o] [rad] by its sine and puts its cosine into out[o + 1], with the bits of `sin` and `cos`.
 * For loops: angle and results stay in the array and the polynomials are written out, so nothing is boxed on the way.
 */
export function sincosInPlace(out: Float64Array, o: number): void {
  const y = out[o];
  if (!(Math.abs(y) >= TINY && Math.abs(y) <= Math.PI / 4)) {
    sincos(out, o, y);
    return;
  }
  const z = y * y;
  const half = 0.5 * z;
  const head = 1 - half;
  const s = S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * (S15 + z * S17)))));
  const c = C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))));
  out[o] = y + y * z * (S3 + z * s);
  out[o + 1] = head + (1 - head - half + z * z * c);
}

/** Tangent of x [rad]: the quotient of sine and cosine, each with its low part. */
export function tan(x: number): number {
  if (Math.abs(x) < TINY) return x === 0 ? x : x + x * x * x * (1 / 3);
  if (!Number.isFinite(x)) return Number.NaN;
  const quadrant = reduceAngle(x);
  const y = remainder[0];
  const sineTail = sineRest(y, remainder[1]);
  const sine = y + sineTail;
  const sineLow = sineTail - (sine - y);
  const head = 1 - 0.5 * (y * y);
  const cosineTail = cosineRest(y, remainder[1]);
  // `head` lost the rounding error of y·y itself; half of it comes back here.
  const cosineFix = cosineTail - 0.5 * productError(y, y, y * y);
  const cosine = head + cosineFix;
  const cosineLow = cosineFix - (cosine - head);
  return (quadrant & 1) === 0
    ? quotient(sine, sineLow, cosine, cosineLow)
    : -quotient(cosine, cosineLow, sine, sineLow);
}

/** (a + aLow)/(b + bLow), rounded almost correctly. */
function quotient(a: number, aLow: number, b: number, bLow: number): number {
  const q = a / b;
  const p = q * b;
  return q + (a - p - productError(q, b, p) + aLow - q * bLow) / b;
}
