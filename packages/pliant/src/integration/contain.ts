import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { ASLEEP, BODY_CODE, FROZEN } from '../bodies/layout.js';

/**
 * Keeps trouble where it is: a body whose state is no longer finite goes back to its last good place, stops, and becomes
 * an obstacle, so that nobody else's numbers are touched. `frozen` is told its row.
 *
 * At the start of a step every body is looked at, because anybody may have written into its views; between substeps only
 * bodies that move can have changed.
 */
export function contain(bodies: Bodies, startOfStep: boolean, frozen: (row: number) => void): void {
  const c = bodies.columns;
  for (let row = 0; row < bodies.rows; row++) {
    if (c.kind[row] !== BODY_CODE.rigid && c.kind[row] !== BODY_CODE.kinematic) continue;
    if (c.activity[row] === FROZEN || (c.activity[row] === ASLEEP && !startOfStep)) continue;
    if (isFinite3(c.position, row * 3) && isFinite3(c.velocity, row * 3) && isFiniteTurn(c, row)) continue;
    freeze(c, row);
    frozen(row);
  }
}

/** Records where every moving body has come to as good; at the end of a step. */
export function rememberMoving(bodies: Bodies): void {
  const c = bodies.columns;
  for (let row = 0; row < bodies.rows; row++) {
    const moving = c.kind[row] === BODY_CODE.kinematic || c.kind[row] === BODY_CODE.rigid;
    if (moving && c.activity[row] !== ASLEEP) remember(c, row);
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

/** One subtraction tells: finite numbers minus themselves are 0, everything else is NaN. */
function isFinite3(v: Float64Array, o: number): boolean {
  const sum = v[o] + v[o + 1] + v[o + 2];
  return sum - sum === 0;
}

function isFiniteTurn(c: BodyColumns, row: number): boolean {
  const q = row * 4;
  const sum = c.orientation[q] + c.orientation[q + 1] + c.orientation[q + 2] + c.orientation[q + 3];
  return sum - sum === 0 && isFinite3(c.angularVelocity, row * 3);
}
