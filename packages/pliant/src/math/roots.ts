/**
 * cbrt and the lengths hypot2, hypot3. The cube root works on m in [1, 8): three steps of Halley's iteration, then one
 * with an iterate cut to 24 bits, whose square is exact, so cubes give their root exactly. Lengths are scaled by a
 * power of two only when a square could overflow or lose bits, so ordinary values cost one root.
 */
import { exponentOf, powerOfTwo, scaleByPowerOfTwo } from './float-bits.js';

/** Cube root; keeps the sign. */
export function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const size = Math.abs(x);
  const third = Math.floor(exponentOf(size) / 3);
  const half = Math.trunc((-3 * third) / 2);
  const m = size * powerOfTwo(half) * powerOfTwo(-3 * third - half);
  let t = 0.75 + m * (0.27 - m * 0.0145);
  for (let i = 0; i < 3; i++) {
    const cube = t * t * t;
    t *= (cube + 2 * m) / (2 * cube + m);
  }
  t = Math.fround(t);
  const r = m / (t * t);
  t += (t * (r - t)) / (2 * t + r);
  const result = scaleByPowerOfTwo(t, third);
  return x < 0 ? -result : result;
}

const BIG = 1e150;
const SMALL = 1e-140;
const SHRINK = powerOfTwo(-600);
const GROW = powerOfTwo(600);

/** Length of (x, y) without overflow or underflow; Infinity wins over NaN. */
export function hypot2(x: number, y: number): number {
  return hypot3(x, y, 0);
}

/** Length of (x, y, z) without overflow or underflow; Infinity wins over NaN. */
export function hypot3(x: number, y: number, z: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  const largest = ax > ay ? Math.max(ax, az) : Math.max(ay, az);
  if (largest < BIG && largest > SMALL) return Math.sqrt(ax * ax + ay * ay + az * az);
  if (largest === 0 && ax + ay + az === 0) return 0;
  const infinity = Number.POSITIVE_INFINITY;
  if (ax === infinity || ay === infinity || az === infinity) return infinity;
  const up = largest > 1 ? SHRINK : GROW;
  const sx = ax * up;
  const sy = ay * up;
  const sz = az * up;
  return Math.sqrt(sx * sx + sy * sy + sz * sz) * (largest > 1 ? GROW : SHRINK);
}
