/**
 * The force between two features that are nearer than the contact radius r: a spring, F = k (r − g), with k the stiffness and g the gap. It is
 * no barrier: that features don't cross is the certificates' part, and a contact that carries a load gets the stiffness for it, k ≥ 2F/r, so
 * that half of r is left. A spring keeps the solve nearly quadratic, also where it looks at places that features can't reach.
 */

/** Part of weight and contact forces that may be left as the force on a body as a whole when a substep ends. */
export const BALANCE = 1e-3;

/** A contact with more force than this, in units of k r, gets a higher stiffness within the substep. */
export const OVERLOAD = 0.8;

/** Stiffness of a contact over that of the softer body at which it ends to grow: pressures of ten times its modulus. */
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
