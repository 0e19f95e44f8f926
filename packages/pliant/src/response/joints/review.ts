/** Decides after a solve which limits and motors hold: the pivoting rule of `joint-solver.ts`. */
import type { BodyColumns } from '../../bodies/bodies.js';
import { EQUAL, FREE, HELD, MOTOR, OFF, type RowBuffer, SOFT } from './row-buffer.js';

/** Speeds [m/s, rad/s] below this are no reason to let a limit go or to take it on. */
const STILL = 1e-10;

/** Impulses beyond this stand for a motor without a bound [N·s, N·m·s]. */
const STRONGEST = 1e20;

/** Frees and holds rows `from` to `to`. Returns whether any row changed. `single` changes only the first such row. */
export function reviewRows(
  rows: RowBuffer,
  c: BodyColumns,
  scratch: Float64Array,
  single: boolean,
  from: number,
  to: number,
): boolean {
  const { mode, state } = rows;
  let changed = false;
  for (let i = from; i < to; i++) {
    if (state[i] === OFF || mode[i] === EQUAL || mode[i] === SOFT) continue;
    const next = state[i] === FREE ? holdIfBeyond(rows, i) : freeIfWanted(rows, c, scratch, i);
    if (next === state[i]) continue;
    state[i] = next;
    if (mode[i] !== MOTOR && rows.drives(i + 1)) yieldMotor(rows, i + 1, next === FREE);
    changed = true;
    if (single) return true;
  }
  return changed;
}

function holdIfBeyond(rows: RowBuffer, i: number): number {
  const { lambda, low, high, hold } = rows;
  if (lambda[i] >= low[i] && lambda[i] <= high[i]) return FREE;
  hold[i] = lambda[i] < low[i] ? low[i] : high[i];
  return HELD;
}

/**
 * At its lower bound a row may want more impulse, but never less. At its upper bound a row may want less, but never
 * more.
 */
function freeIfWanted(rows: RowBuffer, c: BodyColumns, scratch: Float64Array, i: number): number {
  rows.measure(i, c.velocity, c.angularVelocity, scratch, i);
  const short = -(scratch[i] + rows.bias[i]);
  if (rows.lambda[i] <= rows.low[i] && short > STILL) return FREE;
  if (rows.lambda[i] >= rows.high[i] && short < -STILL) return FREE;
  return HELD;
}

/**
 * A motor and its limit act about one axis and can't both reach their goals. At the limit the motor pushes as strongly
 * as it can. A motor without a bound is switched off there, because the limit would have to answer with an infinite
 * push.
 */
function yieldMotor(rows: RowBuffer, i: number, atLimit: boolean): void {
  if (rows.state[i] === OFF) return;
  if (!atLimit) {
    rows.state[i] = FREE;
    return;
  }
  if (rows.state[i] !== FREE) return;
  rows.state[i] = HELD;
  const bound = rows.bias[i] < 0 ? rows.high[i] : rows.low[i];
  rows.hold[i] = Math.abs(bound) < STRONGEST ? bound : 0;
}
