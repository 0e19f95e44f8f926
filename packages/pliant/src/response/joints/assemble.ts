/** From rows to the matrix: how the velocity of each row answers to impulses along the others. */
import { ARM_A, ARM_B, ROW, type RowBuffer, TURN_A, TURN_B } from './row-buffer.js';
import type { Skyline } from './skyline.js';

/** Lever arms times inverse inertia; nothing where a body can't be moved. */
export function turnArms(k: Float64Array, rows: RowBuffer, i: number): void {
  const { j } = rows;
  const o = i * ROW;
  for (let side = 0; side < 2; side++) {
    const arm = o + (side === 0 ? ARM_A : ARM_B);
    const turn = o + (side === 0 ? TURN_A : TURN_B);
    const e = (side === 0 ? rows.a[i] : rows.b[i]) * 6;
    const on = (side === 0 ? rows.massA[i] : rows.massB[i]) > 0 ? 1 : 0;
    const x = on * j[arm];
    const y = on * j[arm + 1];
    const z = on * j[arm + 2];
    j[turn] = k[e] * x + k[e + 1] * y + k[e + 2] * z;
    j[turn + 1] = k[e + 1] * x + k[e + 3] * y + k[e + 4] * z;
    j[turn + 2] = k[e + 2] * x + k[e + 4] * y + k[e + 5] * z;
  }
}

/** `pairs` are positions (later, earlier) of joints that share a body; `starts` their first rows; `works` who takes part. */
export function assembleMatrix(
  rows: RowBuffer,
  skyline: Skyline,
  pairs: Int32Array,
  starts: Int32Array,
  works: Uint8Array,
): void {
  skyline.values.fill(0);
  for (let k = 0; k < pairs.length; k += 2) {
    const p = pairs[k];
    const q = pairs[k + 1];
    if (works[p] === 0 || works[q] === 0) continue;
    const i = starts[p];
    const j = starts[q];
    const to = starts[p + 1];
    const end = starts[q + 1];
    // All rows of a joint are between the same two bodies, so what they share is asked once.
    if (rows.a[i] === rows.a[j]) addShare(rows, skyline, i, to, j, end, ARM_A, TURN_A, 1);
    else if (rows.a[i] === rows.b[j]) addShare(rows, skyline, i, to, j, end, ARM_A, TURN_B, -1);
    if (rows.b[i] === rows.b[j]) addShare(rows, skyline, i, to, j, end, ARM_B, TURN_B, 1);
    else if (rows.b[i] === rows.a[j]) addShare(rows, skyline, i, to, j, end, ARM_B, TURN_A, -1);
  }
}

/** Adds the block of rows [from, to) × [left, end) that one shared body makes, below the diagonal. */
function addShare(
  rows: RowBuffer,
  { first, start, values }: Skyline,
  from: number,
  to: number,
  left: number,
  end: number,
  arm: number,
  turn: number,
  sign: number,
): void {
  const { j: d } = rows;
  const mass = arm === ARM_A ? rows.massA[from] : rows.massB[from];
  for (let i = from; i < to; i++) {
    const o = i * ROW;
    const at = start[i] - first[i];
    const x = mass * d[o];
    const y = mass * d[o + 1];
    const z = mass * d[o + 2];
    const u = d[o + arm];
    const v = d[o + arm + 1];
    const w = d[o + arm + 2];
    const stop = Math.min(end, i + 1);
    for (let k = left; k < stop; k++) {
      const p = k * ROW;
      const q = p + turn;
      values[at + k] +=
        sign * (x * d[p] + y * d[p + 1] + z * d[p + 2] + u * d[q] + v * d[q + 1] + w * d[q + 2]);
    }
  }
}
