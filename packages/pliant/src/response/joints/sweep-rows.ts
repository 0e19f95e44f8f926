/**
 * Velocities along all rows, and impulses along all rows, joint after joint. The numbers that all rows of a joint share
 * are loaded once.
 */
import { ARM_A, ARM_B, FREE, ROW, type RowBuffer, TURN_A, TURN_B } from './row-buffer.js';

/**
 * x = −(u + bias + γ λ) for free rows, 0 for the others, for joints `from` to `end`. With `bare`, x = −u for free rows.
 */
export function wantRows(
  rows: RowBuffer,
  v: Float64Array,
  w: Float64Array,
  x: Float64Array,
  bare: boolean,
  from = 0,
  end = rows.joints,
): void {
  const { starts, j, state, bias, gamma, lambda } = rows;
  for (let p = from; p < end; p++) {
    const to = starts[p + 1];
    const a = rows.a[starts[p]] * 3;
    const b = rows.b[starts[p]] * 3;
    const vx = v[b] - v[a];
    const vy = v[b + 1] - v[a + 1];
    const vz = v[b + 2] - v[a + 2];
    const ax = w[a];
    const ay = w[a + 1];
    const az = w[a + 2];
    const bx = w[b];
    const by = w[b + 1];
    const bz = w[b + 2];
    for (let i = starts[p]; i < to; i++) {
      if (state[i] !== FREE) {
        x[i] = 0;
        continue;
      }
      const o = i * ROW;
      const u =
        j[o] * vx +
        j[o + 1] * vy +
        j[o + 2] * vz +
        j[o + ARM_B] * bx +
        j[o + ARM_B + 1] * by +
        j[o + ARM_B + 2] * bz -
        j[o + ARM_A] * ax -
        j[o + ARM_A + 1] * ay -
        j[o + ARM_A + 2] * az;
      x[i] = bare ? -u : -(u + bias[i] + gamma[i] * lambda[i]);
    }
  }
}

/**
 * Gives all bodies the impulses x along their rows. An impulse that isn't finite is dropped, because it would spread.
 */
export function pushRows(
  rows: RowBuffer,
  v: Float64Array,
  w: Float64Array,
  x: Float64Array,
  from = 0,
  end = rows.joints,
): void {
  const { starts, j, massA, massB } = rows;
  for (let p = from; p < end; p++) {
    const to = starts[p + 1];
    let fx = 0;
    let fy = 0;
    let fz = 0;
    let ax = 0;
    let ay = 0;
    let az = 0;
    let bx = 0;
    let by = 0;
    let bz = 0;
    for (let i = starts[p]; i < to; i++) {
      const step = x[i];
      if (step === 0 || step - step !== 0) continue;
      const o = i * ROW;
      fx += step * j[o];
      fy += step * j[o + 1];
      fz += step * j[o + 2];
      ax += step * j[o + TURN_A];
      ay += step * j[o + TURN_A + 1];
      az += step * j[o + TURN_A + 2];
      bx += step * j[o + TURN_B];
      by += step * j[o + TURN_B + 1];
      bz += step * j[o + TURN_B + 2];
    }
    const a = rows.a[starts[p]] * 3;
    const b = rows.b[starts[p]] * 3;
    const m = p * 3;
    v[a] -= massA[m] * fx;
    v[a + 1] -= massA[m + 1] * fy;
    v[a + 2] -= massA[m + 2] * fz;
    w[a] -= ax;
    w[a + 1] -= ay;
    w[a + 2] -= az;
    v[b] += massB[m] * fx;
    v[b + 1] += massB[m + 1] * fy;
    v[b + 2] += massB[m + 2] * fz;
    w[b] += bx;
    w[b + 1] += by;
    w[b + 2] += bz;
  }
}
