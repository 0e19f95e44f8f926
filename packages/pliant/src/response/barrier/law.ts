/**
 * The two logarithmic barriers, and the one equation of a substep. With r = gap / buffer:
 *
 *   log       potential ρ (r − 1 − ln r),         force  κ·buffer·β(r),  β = 1/r − 1
 *   clamped   potential −κ buffer² (r − 1)² ln r,  force  κ·buffer·β(r),  β = 2 (r − 1) ln r + (r − 1)²/r
 *
 * Both hold for r < 1, and are zero beyond. `log` is the slide's f = ρ/φ, less its value at the buffer, so that the
 * force begins at zero. `clamped` is the barrier of Li et al. 2020, which also begins with zero slope.
 *
 * Implicit Euler along one contact: without the barrier the contact would end at the gap r_f. With the barrier,
 *
 *   r = r_f + s·β(r),   s = dt²·κ·(1/m)
 *
 * β falls from infinity to zero. So there is exactly one answer, and it is positive, however fast the bodies close.
 */
import { log } from '../../math/scalar.js';

export const LAWS = ['clamped', 'log'] as const;
export type Law = (typeof LAWS)[number];

/** β at r = gap / buffer. */
export function barrier(law: Law, r: number): number {
  if (r >= 1) return 0;
  if (law === 'log') return 1 / r - 1;
  return 2 * (r - 1) * log(r) + ((r - 1) * (r - 1)) / r;
}

/** dβ/dr. */
export function barrierSlope(law: Law, r: number): number {
  if (r >= 1) return 0;
  if (law === 'log') return -1 / (r * r);
  const q = 1 - 1 / r;
  return 2 * log(r) + 4 * q - q * q;
}

/**
 * Newton steps; from the left of a concave function they don't overshoot, and quadratic ones settle in half a dozen.
 */
const MOST_STEPS = 40;

/** The gap, in units of the buffer, at the end of a substep: r = free + s·β(r). */
export function endGap(law: Law, free: number, s: number): number {
  if (free >= 1 || s === 0) return free;
  if (law === 'log') return positiveRoot(1, s - free, -s);
  // β ≥ (1 − r)²/r. So the root of the equation with this bound alone is a lower bound to start from.
  let r = Math.max(positiveRoot(1 - s, 2 * s - free, -s), free);
  for (let k = 0; k < MOST_STEPS; k++) {
    const step = (free + s * barrier(law, r) - r) / (1 - s * barrierSlope(law, r));
    r = r + step > 0 ? r + step : 0.5 * r;
    if (Math.abs(step) <= 1e-15 * r) break;
  }
  return r;
}

/** The positive root nearest to 0 of a r² + b r + c, with c < 0, without cancellation. */
function positiveRoot(a: number, b: number, c: number): number {
  const root = Math.sqrt(Math.max(b * b - 4 * a * c, 0));
  return b >= 0 ? (-2 * c) / (b + root) : (root - b) / (2 * a);
}
