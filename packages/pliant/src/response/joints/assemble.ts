/** From rows to the matrix: the change of each row's velocity by impulses along the other rows. */
import type { Fronts } from './fronts.js';
import { ARM_A, ARM_B, ROW, type RowBuffer, TURN_A, TURN_B } from './row-buffer.js';

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

/** Fills the blocks of all pairs of joints. `works` marks the joints that take part. */
export function assembleMatrix(rows: RowBuffer, fronts: Fronts, works: Uint8Array): void {
  const { starts } = rows;
  const { pairs, blocks, values } = fronts;
  values.fill(0);
  for (let k = 0; k + k < pairs.length; k++) {
    const p = pairs[2 * k];
    const q = pairs[2 * k + 1];
    if (works[p] === 0 || works[q] === 0) continue;
    const i = starts[p];
    const j = starts[q];
    const at = blocks[k];
    // All rows of a joint connect the same two bodies, so one check of the shared bodies serves all rows.
    if (rows.a[i] === rows.a[j]) addShare(rows, values, at, p, q, ARM_A, TURN_A, 1);
    else if (rows.a[i] === rows.b[j]) addShare(rows, values, at, p, q, ARM_A, TURN_B, -1);
    if (rows.b[i] === rows.b[j]) addShare(rows, values, at, p, q, ARM_B, TURN_B, 1);
    else if (rows.b[i] === rows.a[j]) addShare(rows, values, at, p, q, ARM_B, TURN_A, -1);
  }
}

/** Adds to the block of joints `p` and `q`, at `at` of `values`, what one shared body passes on. */
function addShare(
  rows: RowBuffer,
  values: Float64Array,
  at: number,
  p: number,
  q: number,
  arm: number,
  turn: number,
  sign: number,
): void {
  const { j: d, starts } = rows;
  const mass = arm === ARM_A ? rows.massA : rows.massB;
  const mx = sign * mass[p * 3];
  const my = sign * mass[p * 3 + 1];
  const mz = sign * mass[p * 3 + 2];
  const left = starts[q] * ROW;
  const end = starts[q + 1] * ROW;
  let to = at;
  for (let o = starts[p] * ROW; o < starts[p + 1] * ROW; o += ROW) {
    const x = mx * d[o];
    const y = my * d[o + 1];
    const z = mz * d[o + 2];
    const u = sign * d[o + arm];
    const v = sign * d[o + arm + 1];
    const w = sign * d[o + arm + 2];
    for (let k = left; k < end; k += ROW) {
      const t = k + turn;
      values[to++] += x * d[k] + y * d[k + 1] + z * d[k + 2] + u * d[t] + v * d[t + 1] + w * d[t + 2];
    }
  }
}
