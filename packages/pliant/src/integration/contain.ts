import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { ASLEEP, BODY_CODE, FROZEN } from '../bodies/layout.js';
import { MAX_MAGNITUDE } from '../core/constants.js';

/**
 * Contains trouble. A body whose state is no longer finite, or beyond the engine's range (`MAX_MAGNITUDE`), returns to
 * its last good place, stops, and becomes an obstacle. So the numbers of other bodies stay good. `frozen` receives the
 * row of the body.
 *
 * At the start of a step every body is checked, because a program may have written into its views. Within a step only
 * moving bodies are checked: once after forces have acted and before contacts pass the speed on, once after they have
 * moved (both only where the integrator has seen a body leave), and once, their speeds alone, after contacts and joints.
 */
export function contain(bodies: Bodies, whole: boolean, frozen: (row: number) => void): void {
  const c = bodies.columns;
  const { kind, activity, position: x, velocity: v, angularVelocity: w, orientation: q } = c;
  const rows = bodies.rows;
  for (let row = 0, i = 0, e = 0; row < rows; row++, i += 3, e += 4) {
    if (kind[row] !== BODY_CODE.rigid && kind[row] !== BODY_CODE.kinematic) continue;
    if (activity[row] === FROZEN) continue;
    if (!whole && isSlow(v, w, i)) continue;
    const turn = q[e] * q[e] + q[e + 1] * q[e + 1] + q[e + 2] * q[e + 2] + q[e + 3] * q[e + 3];
    // The comparison is positive, so that NaN counts as out of range.
    if (sum(x, i) <= MOST && sum(v, i) <= MOST && sum(w, i) <= MOST && turn > NO_TURN && turn < MOST)
      continue;
    freeze(c, row);
    frozen(row);
  }
}

/** Whether a body is nowhere near the speeds at which it is contained. */
export const isSlow = (v: Float64Array, w: Float64Array, i: number): boolean =>
  sum(v, i) + sum(w, i) <= MAX_MAGNITUDE;

const sum = (u: Float64Array, i: number): number => Math.abs(u[i]) + Math.abs(u[i + 1]) + Math.abs(u[i + 2]);

/** No legal input leads there, except three axes at once. */
const MOST = 3 * MAX_MAGNITUDE;

/** A quaternion shorter than this, squared, has no direction left. */
const NO_TURN = 1e-12;

/** Records the place of every moving body as good; at the end of a step. */
export function rememberMoving(bodies: Bodies): void {
  const c = bodies.columns;
  const { kind, activity, position: x, orientation: q, goodPosition, goodOrientation } = c;
  const rows = bodies.rows;
  for (let row = 0, i = 0, e = 0; row < rows; row++, i += 3, e += 4) {
    if (kind[row] !== BODY_CODE.kinematic && kind[row] !== BODY_CODE.rigid) continue;
    if (activity[row] === ASLEEP) continue;
    goodPosition[i] = x[i];
    goodPosition[i + 1] = x[i + 1];
    goodPosition[i + 2] = x[i + 2];
    goodOrientation[e] = q[e];
    goodOrientation[e + 1] = q[e + 1];
    goodOrientation[e + 2] = q[e + 2];
    goodOrientation[e + 3] = q[e + 3];
  }
}

/** Records a row's present place as good. */
export function remember(c: BodyColumns, row: number): void {
  for (let k = 0; k < 3; k++) c.goodPosition[row * 3 + k] = c.position[row * 3 + k];
  for (let k = 0; k < 4; k++) c.goodOrientation[row * 4 + k] = c.orientation[row * 4 + k];
}

function freeze(c: BodyColumns, row: number): void {
  for (let k = 0; k < 3; k++) c.position[row * 3 + k] = c.goodPosition[row * 3 + k];
  for (let k = 0; k < 4; k++) c.orientation[row * 4 + k] = c.goodOrientation[row * 4 + k];
  for (const column of [c.velocity, c.angularVelocity, c.force, c.torque, c.userForce, c.userTorque]) {
    column.fill(0, row * 3, row * 3 + 3);
  }
  c.activity[row] = FROZEN;
}
