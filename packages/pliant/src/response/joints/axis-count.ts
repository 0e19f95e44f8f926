/** Counts the rows of a six-axis joint's axes. */
import { AXES, AXIS, AXIS_DRIVEN, AXIS_LIMITED } from '../../bodies/joints.js';

/** The number of rows of a joint whose numbers stand at `o`. */
export function sixAxisRows(numbers: Float64Array, o: number): number {
  let count = 0;
  for (let k = 0; k < 6; k++) {
    const state = numbers[o + AXES + k * AXIS];
    if (state === 0) count++;
    else count += ((state & AXIS_LIMITED) === 0 ? 0 : 1) + ((state & AXIS_DRIVEN) === 0 ? 0 : 1);
  }
  return count;
}

/** The number of locked travels (`from` 0) or turns (`from` 3). */
export function lockedAxes(numbers: Float64Array, o: number, from: number): number {
  let count = 0;
  for (let k = from; k < from + 3; k++) if (numbers[o + AXES + k * AXIS] === 0) count++;
  return count;
}
