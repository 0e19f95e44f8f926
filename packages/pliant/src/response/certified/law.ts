/**
 * The force between two features that are nearer than the contact radius r: a spring down to half of it, and from there on a barrier that no
 * force can close. With k the stiffness and g the gap:
 *
 *   F = k (r − g)  for g ≥ r/2,   F = k r² / (4 g)  below
 *
 * Both meet with equal value and slope. Below a thousandth of r the barrier goes on with what it has there.
 */
import { log } from '../../math/scalar.js';

const LEAST = 1e-3;

/** Part of weight and contact forces that may be left as the force on a body as a whole when a substep ends. */
export const BALANCE = 1e-3;

export function pushOf(k: number, r: number, gap: number): number {
  if (gap >= r) return 0;
  return gap > 0.5 * r ? k * (r - gap) : (0.25 * k * r * r) / Math.max(gap, LEAST * r);
}

/** −dF/dg, for a gap below r. */
export function curvatureOf(k: number, r: number, gap: number): number {
  if (gap > 0.5 * r) return k;
  const g = Math.max(gap, LEAST * r);
  return (0.25 * k * r * r) / (g * g);
}

export function energyOf(k: number, r: number, gap: number): number {
  if (gap > 0.5 * r) return 0.5 * k * (r - gap) * (r - gap);
  return k * r * r * (0.125 + 0.25 * log((0.5 * r) / Math.max(gap, LEAST * r)));
}
