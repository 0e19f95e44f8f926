/**
 * atan2 and what follows from it. The smaller of |y|, |x| over the larger is t in [0, 1]; with c = k/8 next to t,
 *   atan(t) = atan(c) + atan(u),   u = (n − c·d)/(d + c·n),   |u| ≤ 1/16,
 * and seven terms of the series give atan(u) to 1e-19. Table and result carry a low part. asin and acos are the angle
 * of the point (√(1−x²), x), with the rounding error of the root fed back, so they don't lose digits near ±1.
 */
import { powerOfTwo, productError } from './float-bits.js';

const PI_HIGH = Math.PI;
const PI_LOW = 1.2246467991473532e-16;

const SHRINK = powerOfTwo(-600);
const GROW = powerOfTwo(600);

/** atan(k/8) for k = 0…8, and what the double leaves out. */
const ATAN_HIGH = Float64Array.of(
  0,
  0.12435499454676144,
  0.24497866312686414,
  0.35877067027057225,
  0.4636476090008061,
  0.5585993153435624,
  0.6435011087932844,
  0.7188299996216245,
  0.7853981633974483,
);
const ATAN_LOW = Float64Array.of(
  0,
  -3.1253241424539383e-18,
  1.0698755618734451e-17,
  -2.4623815582638635e-17,
  2.2698777452961687e-17,
  -5.4556305485916264e-18,
  1.5834785051444286e-17,
  -2.1478388444456983e-17,
  3.061616997868383e-17,
);

/** atan(u) − u for |u| ≤ 1/16. */
function atanRest(u: number): number {
  const z = u * u;
  const tail = 1 / 5 - z * (1 / 7 - z * (1 / 9 - z * (1 / 11 - z * (1 / 13 - z * (1 / 15)))));
  return u * z * (z * tail - 1 / 3);
}

/** n − c·d with c of three bits; the product is split so that its rounding can't show after the cancellation. */
function cancelled(n: number, c: number, d: number): number {
  const t = d * 134217729;
  const high = t - (t - d);
  return n - c * high - c * (d - high);
}

/**
 * Angle of (x, y) for finite positive x' = |x|, y' = |y|, not both zero, sizes in 2^±900; `flip` mirrors to x < 0.
 * `fix` [rad] is added to the first-quadrant angle before anything is rounded.
 */
function angle(y: number, x: number, flip: boolean, fix: number): number {
  const steep = y > x;
  const n = steep ? x : y;
  const d = steep ? y : x;
  const k = Math.round((8 * n) / d);
  const c = k / 8;
  let u: number;
  let rest: number;
  if (k === 0) {
    u = n / d;
    const p = u * d;
    rest = u < 1e-140 ? 0 : (n - p - productError(u, d, p)) / d;
  } else {
    u = cancelled(n, c, d) / (d + c * n);
    rest = ATAN_LOW[k];
  }
  rest += atanRest(u) + (steep ? -fix : fix);
  const head = ATAN_HIGH[k];
  let high = head + u;
  let low = u - (high - head) + rest;
  if (steep === flip) {
    if (!flip) return high + low;
    // Second quadrant past the diagonal: π/2 + angle from the y axis.
    return fromHalfTurns(0.5, high, low);
  }
  high = -high;
  low = -low;
  return fromHalfTurns(steep ? 0.5 : 1, high, low);
}

function fromHalfTurns(turns: number, high: number, low: number): number {
  const base = turns * PI_HIGH;
  const sum = base + high;
  return sum + (base - sum + high + (turns * PI_LOW + low));
}

/** Angle of the point (x, y) in (−π, π] [rad]; zeros, signs and infinities as in Math.atan2. */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const negativeX = x < 0 || Object.is(x, -0);
  const negativeY = y < 0 || Object.is(y, -0);
  let ax = Math.abs(x);
  let ay = Math.abs(y);
  if (ax === Number.POSITIVE_INFINITY || ay === Number.POSITIVE_INFINITY) {
    ax = ax === Number.POSITIVE_INFINITY ? 1 : 0;
    ay = ay === Number.POSITIVE_INFINITY ? 1 : 0;
  }
  const larger = Math.max(ax, ay);
  let result: number;
  if (larger === 0) {
    result = negativeX ? PI_HIGH : 0;
  } else {
    // By a power of two, so exact unless the smaller one no longer matters.
    const scale = larger > 1e250 ? SHRINK : larger < 1e-150 ? GROW : 1;
    const sx = ax * scale;
    const sy = ay * scale;
    // A quotient this small is its own arctangent; dividing the unscaled values rounds a subnormal result once.
    result = !negativeX && ay < ax * 1e-20 ? ay / ax : angle(sy, sx, negativeX, 0);
  }
  return negativeY ? -result : result;
}

/** Arctangent [rad]. */
export function atan(x: number): number {
  const size = Math.abs(x);
  if (size < 1e-10) return x === 0 ? x : x - x * x * x * (1 / 3);
  if (Number.isNaN(x)) return x;
  const result = size > 1e20 ? PI_HIGH / 2 : angle(size, 1, false, 0);
  return x < 0 ? -result : result;
}

/** Arcsine [rad]; NaN outside [−1, 1]. */
export function asin(x: number): number {
  const size = Math.abs(x);
  if (size < 1e-10) return x === 0 ? x : x + x * x * x * (1 / 6);
  if (!(size <= 1)) return Number.NaN;
  const root = rootOfComplement(size);
  const result = angle(size, root, false, -size * rootError(size, root));
  return x < 0 ? -result : result;
}

/** Arccosine [rad]; NaN outside [−1, 1]. */
export function acos(x: number): number {
  const size = Math.abs(x);
  if (!(size <= 1)) return Number.NaN;
  if (size < 1e-20) return PI_HIGH / 2;
  const root = rootOfComplement(size);
  return angle(root, size, x < 0, size * rootError(size, root));
}

/** √(1 − x²), rounded. */
function rootOfComplement(x: number): number {
  return Math.sqrt((1 - x) * (1 + x));
}

/** √(1 − x²) − root, to first order. */
function rootError(x: number, root: number): number {
  if (root === 0) return 0;
  const xx = x * x;
  const rr = root * root;
  const head = 1 - xx;
  const residual = head - rr + (1 - head - xx) - productError(x, x, xx) - productError(root, root, rr);
  return residual / (2 * root);
}

/**
 * `values[at]` ← atan2(`values[at]`, `values[at + 1]`), the same bits. `angle` and `cancelled` are written out:
 * today's engines box fractions that pass through a call, and sums over thousands of angles would be mostly garbage.
 */
export function atan2InPlace(values: Float64Array, at: number): void {
  const sine = values[at];
  const cosine = values[at + 1];
  const y = Math.abs(sine);
  const x = Math.abs(cosine);
  const larger = Math.max(x, y);
  if (!(larger >= 1e-150 && larger <= 1e250 && x > 0 && y > x * 1e-20)) {
    values[at] = atan2(sine, cosine);
    return;
  }
  const steep = y > x;
  const n = steep ? x : y;
  const d = steep ? y : x;
  const k = Math.round((8 * n) / d);
  const c = k / 8;
  const t = d * 134217729;
  const split = t - (t - d);
  const u = k === 0 ? n / d : (n - c * split - c * (d - split)) / (d + c * n);
  let rest = ATAN_LOW[k];
  if (k === 0 && u >= 1e-140) {
    const p = u * d;
    rest = (n - p - productError(u, d, p)) / d;
  }
  rest += atanRest(u);
  const head = ATAN_HIGH[k];
  let high = head + u;
  let low = u - (high - head) + rest;
  const flip = cosine < 0;
  if (steep || flip) {
    if (steep !== flip) {
      high = -high;
      low = -low;
    }
    const turns = steep ? 0.5 : 1;
    const base = turns * PI_HIGH;
    const sum = base + high;
    low = base - sum + high + (turns * PI_LOW + low);
    high = sum;
  }
  values[at] = sine < 0 ? -(high + low) : high + low;
}
