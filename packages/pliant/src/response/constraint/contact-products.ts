/**
 * Products with the matrix J of contacts. J has three rows per contact and six columns per body. Bodies stand in the
 * order of `body-order.ts`.
 */
import type { BodyOrder } from './body-order.js';
import * as L from './contact-buffer.js';

/** out[at..] = J δ at contact i. */
export function alongContact(
  buffer: L.ContactBuffer,
  order: BodyOrder,
  i: number,
  delta: Float64Array,
  out: Float64Array,
  at: number,
): void {
  const { data: d } = buffer;
  const o = i * L.RECORD;
  const p = d[o + L.MASS_A] > 0 ? order.place[buffer.a[i]] * 6 : -1;
  const q = d[o + L.MASS_B] > 0 ? order.place[buffer.b[i]] * 6 : -1;
  for (let k = 0; k < 3; k++) {
    const n = o + k * 3;
    let sum = 0;
    for (let y = 0; y < 3; y++) {
      if (p >= 0) sum += d[n + y] * delta[p + y] + d[n + L.ARM_A + y] * delta[p + 3 + y];
      if (q >= 0) sum -= d[n + y] * delta[q + y] + d[n + L.ARM_B + y] * delta[q + 3 + y];
    }
    out[at + k] = sum;
  }
}

/** gradient += Jᵀ x at contact i. */
export function pushBack(
  buffer: L.ContactBuffer,
  order: BodyOrder,
  i: number,
  x: Float64Array,
  gradient: Float64Array,
): void {
  const { data: d } = buffer;
  const o = i * L.RECORD;
  const p = d[o + L.MASS_A] > 0 ? order.place[buffer.a[i]] * 6 : -1;
  const q = d[o + L.MASS_B] > 0 ? order.place[buffer.b[i]] * 6 : -1;
  for (let k = 0; k < 3; k++) {
    const n = o + k * 3;
    for (let y = 0; y < 3; y++) {
      if (p >= 0) {
        gradient[p + y] += x[k] * d[n + y];
        gradient[p + 3 + y] += x[k] * d[n + L.ARM_A + y];
      }
      if (q >= 0) {
        gradient[q + y] -= x[k] * d[n + y];
        gradient[q + 3 + y] -= x[k] * d[n + L.ARM_B + y];
      }
    }
  }
}
