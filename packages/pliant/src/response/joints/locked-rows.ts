/** Rows that locks leave without an answer. */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { Fronts } from './fronts.js';
import { ARM_A, ARM_B, OFF, ROW, type RowBuffer } from './row-buffer.js';

/** Answers below this share of those of free bodies are rounding. */
const NO_ANSWER = 1e-12;

/**
 * Leaves out rows along which locks hold both bodies. The diagonal of such a row is rounding, and its inverse would be
 * an impulse without bound.
 */
export function leaveOutLocked(rows: RowBuffer, { values, diagonal }: Fronts, c: BodyColumns): void {
  const { inverseMass, inverseInertia: e, locks } = c;
  const { j } = rows;
  for (let i = 0; i < rows.count; i++) {
    const a = rows.a[i];
    const b = rows.b[i];
    if (rows.state[i] === OFF || (locks[a] | locks[b]) === 0) continue;
    const o = i * ROW;
    let free = 0;
    for (let k = 0; k < 3; k++) {
      free += j[o + k] * j[o + k] * (inverseMass[a] + inverseMass[b]);
      free += j[o + ARM_A + k] * j[o + ARM_A + k] * e[a * 3 + k];
      free += j[o + ARM_B + k] * j[o + ARM_B + k] * e[b * 3 + k];
    }
    if (!(values[diagonal[i]] > NO_ANSWER * free)) rows.state[i] = OFF;
  }
}
