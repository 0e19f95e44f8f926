/** Loops over the particles of one body. They return numbers in an array, because returned doubles are boxed. */
import { MAX_MAGNITUDE } from '../../core/constants.js';
import type { ParticleColumns } from '../particles.js';

/** Mass, Σ m x, Σ m v, Σ m v². */
export const SUMS = 8;

export function measureRun(
  { position: x, velocity: v, mass, inverseMass }: ParticleColumns,
  first: number,
  count: number,
  out: Float64Array,
): void {
  let m = 0;
  let x0 = 0;
  let x1 = 0;
  let x2 = 0;
  let v0 = 0;
  let v1 = 0;
  let v2 = 0;
  let squares = 0;
  for (let p = first; p < first + count; p++) {
    const k = 3 * p;
    const mp = mass[p];
    m += mp;
    x0 += mp * x[k];
    x1 += mp * x[k + 1];
    x2 += mp * x[k + 2];
    if (inverseMass[p] === 0) continue;
    v0 += mp * v[k];
    v1 += mp * v[k + 1];
    v2 += mp * v[k + 2];
    squares += mp * (v[k] * v[k] + v[k + 1] * v[k + 1] + v[k + 2] * v[k + 2]);
  }
  out[0] = m;
  out[1] = x0;
  out[2] = x1;
  out[3] = x2;
  out[4] = v0;
  out[5] = v1;
  out[6] = v2;
  out[7] = squares;
}

/** Whether the engine accepts all positions and velocities. NaN is not accepted. */
export function isGoodRun({ position, velocity }: ParticleColumns, first: number, count: number): boolean {
  let good = true;
  for (let k = 3 * first; k < 3 * (first + count); k++)
    good = good && Math.abs(position[k]) <= MAX_MAGNITUDE && Math.abs(velocity[k]) <= MAX_MAGNITUDE;
  return good;
}

/** The box of the particles [min xyz, max xyz], widened by the number at out[o] [m]. */
export function boundRun(
  { position: x }: ParticleColumns,
  first: number,
  count: number,
  out: Float64Array,
  o: number,
): void {
  const margin = out[o];
  for (let i = 0; i < 3; i++) {
    let low = Infinity;
    let high = -Infinity;
    for (let k = 3 * first + i; k < 3 * (first + count); k += 3) {
      if (x[k] < low) low = x[k];
      if (x[k] > high) high = x[k];
    }
    out[o + i] = low - margin;
    out[o + 3 + i] = high + margin;
  }
}

/** Largest squared speed [m²/s²] to out[o]. */
export function fastestInRun(
  { velocity: v }: ParticleColumns,
  first: number,
  count: number,
  out: Float64Array,
  o: number,
): void {
  let most = 0;
  for (let k = 3 * first; k < 3 * (first + count); k += 3) {
    const square = v[k] * v[k] + v[k + 1] * v[k + 1] + v[k + 2] * v[k + 2];
    if (square > most) most = square;
  }
  out[o] = most;
}
