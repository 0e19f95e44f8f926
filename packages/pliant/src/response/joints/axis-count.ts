/** How many rows the axes of a six-axis joint make. */
import { AXES, AXIS, AXIS_DRIVEN, AXIS_LIMITED } from '../../bodies/joints.js';

/** How many rows a joint with its numbers at `o` has. */
export function sixAxisRows(numbers: Float64Array, o: number): number {
  let count = 0;
  for (let k = 0; k < 6; k++) {
    const state = numbers[o + AXES + k * AXIS];
    if (state === 0) count++;
    else count += ((state & AXIS_LIMITED) === 0 ? 0 : 1) + ((state & AXIS_DRIVEN) === 0 ? 0 : 1);
  }
  return count;
}

/** How many ways (`from` 0) or turns (`from` 3) are locked. */
export function lockedAxes(numbers: Float64Array, o: number, from: number): number {
  let count = 0;
  for (let k = from; k < from + 3; k++) if (numbers[o + AXES + k * AXIS] === 0) count++;
  return count;
}
