/** From rows to the matrix: the change of each row's velocity by impulses along the other rows. */
import { ARM_A, ARM_B, ROW, type RowBuffer, TURN_A, TURN_B } from './row-buffer.js';
import type { Skyline } from './skyline.js';

/** Multiplies the lever arms of joint `p` by inverse inertia. The result is zero for a body that nothing can move. */
export function turnArms(k: Float64Array, rows: RowBuffer, p: number): void {
  const from = rows.starts[p];
  const to = rows.starts[p + 1];
  turnSide(k, rows.j, from, to, rows.a[from] * 6, rows.movesA[p], ARM_A, TURN_A);
  turnSide(k, rows.j, from, to, rows.b[from] * 6, rows.movesB[p], ARM_B, TURN_B);
}

function turnSide(
  k: Float64Array,
  j: Float64Array,
  from: number,
  to: number,
  e: number,
  on: number,
  arm: number,
  turn: number,
): void {
  const xx = on * k[e];
  const xy = on * k[e + 1];
  const xz = on * k[e + 2];
  const yy = on * k[e + 3];
  const yz = on * k[e + 4];
  const zz = on * k[e + 5];
  for (let i = from; i < to; i++) {
    const o = i * ROW + arm;
    const t = i * ROW + turn;
    const x = j[o];
    const y = j[o + 1];
    const z = j[o + 2];
    j[t] = xx * x + xy * y + xz * z;
    j[t + 1] = xy * x + yy * y + yz * z;
    j[t + 2] = xz * x + yz * y + zz * z;
  }
}

/** `pairs` are positions (later, earlier) of joints that share a body. `works` marks the joints that take part. */
export function assembleMatrix(
  rows: RowBuffer,
  skyline: Skyline,
  pairs: Int32Array,
  works: Uint8Array,
): void {
  const { starts } = rows;
  skyline.values.fill(0);
  for (let k = 0; k < pairs.length; k += 2) {
    const p = pairs[k];
    const q = pairs[k + 1];
    if (works[p] === 0 || works[q] === 0) continue;
    const i = starts[p];
    const j = starts[q];
    const to = starts[p + 1];
    const end = starts[q + 1];
    // All rows of a joint connect the same two bodies, so one check of the shared bodies serves all rows.
    if (rows.a[i] === rows.a[j]) addShare(rows, skyline, i, to, j, end, ARM_A, TURN_A, 1);
    else if (rows.a[i] === rows.b[j]) addShare(rows, skyline, i, to, j, end, ARM_A, TURN_B, -1);
    if (rows.b[i] === rows.b[j]) addShare(rows, skyline, i, to, j, end, ARM_B, TURN_B, 1);
    else if (rows.b[i] === rows.a[j]) addShare(rows, skyline, i, to, j, end, ARM_B, TURN_A, -1);
  }
}

/** Adds the block of rows [from, to) × [left, end) for one shared body, below the diagonal. */
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
  const mass = arm === ARM_A ? rows.massA : rows.massB;
  const m = rows.joint[from] * 3;
  const mx = sign * mass[m];
  const my = sign * mass[m + 1];
  const mz = sign * mass[m + 2];
  for (let i = from; i < to; i++) {
    const o = i * ROW;
    const at = start[i] - first[i];
    const x = mx * d[o];
    const y = my * d[o + 1];
    const z = mz * d[o + 2];
    const u = sign * d[o + arm];
    const v = sign * d[o + arm + 1];
    const w = sign * d[o + arm + 2];
    const stop = Math.min(end, i + 1);
    for (let k = left; k < stop; k++) {
      const p = k * ROW;
      const q = p + turn;
      values[at + k] += x * d[p] + y * d[p + 1] + z * d[p + 2] + u * d[q] + v * d[q + 1] + w * d[q + 2];
    }
  }
}
