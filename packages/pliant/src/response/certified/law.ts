/**
 * The force between two features that are nearer than the contact radius r: a spring, F = k (r − g), with k the
 * stiffness and g the gap. It is not a barrier: certificates keep features from crossing. A contact that carries a load
 * gets the stiffness for it, k ≥ 2F/r, so that half of r is left. A spring keeps the solve nearly quadratic, also at
 * places that features can't reach.
 */

/** Largest remaining force on a body as a whole at the end of a substep, as part of weight and contact forces. */
export const BALANCE = 1e-3;

/**
 * Part of the contact forces on a still body that counts as its weight does: sums of large forces are right to their
 * rounding. Smaller: a light body under a heavy one is never in balance.
 */
export const SUMMED = 1e-3;

/** A contact with more force than this, in units of k r, gets a higher stiffness within the substep. */
export const OVERLOAD = 0.8;

/** Largest stiffness of a contact over that of the softer body: pressures of ten times its modulus. */
export const STIFFEST = 2000;

/** The stiffness of a contact that carries `force`, at least `k`. */
export function stiffnessFor(k: number, r: number, force: number): number {
  return Math.max(k, Math.min(STIFFEST * k, (2 * force) / r));
}

export function pushOf(k: number, r: number, gap: number): number {
  return gap < r ? k * (r - gap) : 0;
}

export function energyOf(k: number, r: number, gap: number): number {
  return gap < r ? 0.5 * k * (r - gap) * (r - gap) : 0;
}

/** Of a spring k that is stretched by u and gives way at the force `most`. */
export function frictionEnergy(k: number, u: number, most: number): number {
  return k * u > most ? most * u - (0.5 * most * most) / k : 0.5 * k * u * u;
}
