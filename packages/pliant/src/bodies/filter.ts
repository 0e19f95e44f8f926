import type { Bodies } from './bodies.js';
import { AWAKE, BODY_CODE, isDynamic } from './layout.js';

/**
 * Whether two bodies can have anything to do with each other in this step: their groups and masks agree both ways, one
 * of them moves, and a pair that no force can move matters only to a sensor.
 */
export function mayTouch(bodies: Bodies, a: number, b: number): boolean {
  const { kind, activity, group, mask, sensor } = bodies.columns;
  if ((group[a] & mask[b]) === 0 || (group[b] & mask[a]) === 0) return false;
  const dynamicA = isDynamic(kind[a]);
  const dynamicB = isDynamic(kind[b]);
  if ((dynamicA && activity[a] === AWAKE) || (dynamicB && activity[b] === AWAKE)) return true;
  if (!moves(bodies, a) && !moves(bodies, b)) return false;
  return dynamicA || dynamicB || sensor[a] + sensor[b] > 0;
}

/** A rigid or deformable body moves while it is awake, a kinematic one while it has a velocity: at rest it wakes nobody. */
export function moves(bodies: Bodies, row: number): boolean {
  const { kind, activity, velocity: v, angularVelocity: w } = bodies.columns;
  if (isDynamic(kind[row])) return activity[row] === AWAKE;
  if (kind[row] !== BODY_CODE.kinematic) return false;
  const i = row * 3;
  return v[i] !== 0 || v[i + 1] !== 0 || v[i + 2] !== 0 || w[i] !== 0 || w[i + 1] !== 0 || w[i + 2] !== 0;
}

/** Whether anything moves at all; if not, no pair has to be asked for. */
export function anyMoves(bodies: Bodies): boolean {
  for (let row = 0; row < bodies.rows; row++) if (moves(bodies, row)) return true;
  return false;
}
