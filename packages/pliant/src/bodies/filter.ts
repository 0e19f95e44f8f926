import type { Bodies } from './bodies.js';
import { AWAKE, BODY_CODE, DISABLED, isDynamic } from './layout.js';

/**
 * Whether two bodies can touch in this step. Their groups and masks must agree both ways, and one body must move. A
 * pair that no force can move matters only to a sensor. A sensor also looks at bodies that were placed there at rest.
 * Two static bodies never meet.
 */
export function mayTouch(bodies: Bodies, a: number, b: number): boolean {
  const { kind, activity, group, mask, sensor } = bodies.columns;
  if ((group[a] & mask[b]) === 0 || (group[b] & mask[a]) === 0) return false;
  if (activity[a] === DISABLED || activity[b] === DISABLED) return false;
  const dynamicA = isDynamic(kind[a]);
  const dynamicB = isDynamic(kind[b]);
  if ((dynamicA && activity[a] === AWAKE) || (dynamicB && activity[b] === AWAKE)) return true;
  const sensed = sensor[a] + sensor[b] > 0;
  if (moves(bodies, a) || moves(bodies, b)) return dynamicA || dynamicB || sensed;
  if (!sensed || (kind[a] === BODY_CODE.static && kind[b] === BODY_CODE.static)) return false;
  return bodies.isStirred(a) || bodies.isStirred(b);
}

/**
 * A rigid or deformable body moves while it is awake. A kinematic body moves while it has a velocity, and wakes nothing
 * at rest.
 */
export function moves(bodies: Bodies, row: number): boolean {
  const { kind, activity, velocity: v, angularVelocity: w } = bodies.columns;
  if (isDynamic(kind[row])) return activity[row] === AWAKE;
  if (kind[row] !== BODY_CODE.kinematic || activity[row] === DISABLED) return false;
  const i = row * 3;
  return v[i] !== 0 || v[i + 1] !== 0 || v[i + 2] !== 0 || w[i] !== 0 || w[i + 1] !== 0 || w[i + 2] !== 0;
}

/** Whether the broad phase must look for new pairs of this body: it moves, or was placed since the last step. */
export function isNews(bodies: Bodies, row: number): boolean {
  return moves(bodies, row) || bodies.isStirred(row);
}

/** Whether there is any news. Without news the broad phase needs no pairs. */
export function anyNews(bodies: Bodies): boolean {
  for (let row = 0; row < bodies.rows; row++) if (isNews(bodies, row)) return true;
  return false;
}
