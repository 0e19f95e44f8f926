import type { Bodies } from './bodies.js';
import { AWAKE, BODY_CODE, DISABLED, isDynamic } from './layout.js';

/**
 * Whether two bodies can have anything to do with each other in this step: their groups and masks agree both ways, and
 * one of them moves. A pair that no force can move matters only to a sensor, which also looks at what was put there at
 * rest; two static bodies never meet.
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
 * A rigid or deformable body moves while it is awake, a kinematic one while it has a velocity: at rest it wakes nobody.
 */
export function moves(bodies: Bodies, row: number): boolean {
  const { kind, activity, velocity: v, angularVelocity: w } = bodies.columns;
  if (isDynamic(kind[row])) return activity[row] === AWAKE;
  if (kind[row] !== BODY_CODE.kinematic || activity[row] === DISABLED) return false;
  const i = row * 3;
  return v[i] !== 0 || v[i + 1] !== 0 || v[i + 2] !== 0 || w[i] !== 0 || w[i + 1] !== 0 || w[i + 2] !== 0;
}

/** Whether new pairs of this body have to be looked for: it moves, or was put where it is since the last step. */
export function isNews(bodies: Bodies, row: number): boolean {
  return moves(bodies, row) || bodies.isStirred(row);
}

/** Whether there is any news; if not, no pair has to be asked for. */
export function anyNews(bodies: Bodies): boolean {
  for (let row = 0; row < bodies.rows; row++) if (isNews(bodies, row)) return true;
  return false;
}
