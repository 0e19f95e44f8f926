/** The K matrix of the lecture: the change of velocity of a body's point by an impulse there, Δu = K j. */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { inverseMassAlong } from '../bodies/locks.js';

/** k += 1/m − r* I⁻¹ r* of a body at a world point; a body that can't be moved now adds nothing. */
export function addK(k: Float64Array, bodies: Bodies, row: number, p: Float64Array): void {
  if (!bodies.isActive(row)) return;
  const { position: x } = bodies.columns;
  addKAtLever(k, bodies.columns, row, p[0] - x[row * 3], p[1] - x[row * 3 + 1], p[2] - x[row * 3 + 2]);
}

/** The same at a point that is r = (rx, ry, rz) from the centre of a body that can be moved. */
export function addKAtLever(
  k: Float64Array,
  c: BodyColumns,
  row: number,
  rx: number,
  ry: number,
  rz: number,
): void {
  const { worldInverseInertia: inertia } = c;
  const w = row * 6;
  for (let i = 0; i < 3; i++) {
    k[i * 4] += inverseMassAlong(c, row, i);
    const i1 = (i + 1) % 3;
    const i2 = (i + 2) % 3;
    const ri1 = i1 === 0 ? rx : i1 === 1 ? ry : rz;
    const ri2 = i2 === 0 ? rx : i2 === 1 ? ry : rz;
    for (let j = 0; j < 3; j++) {
      const j1 = (j + 1) % 3;
      const j2 = (j + 2) % 3;
      const rj1 = j1 === 0 ? rx : j1 === 1 ? ry : rz;
      const rj2 = j2 === 0 ? rx : j2 === 1 ? ry : rz;
      // Row i of r* is −r[i2] at i1 and r[i1] at i2; column j of r* is r[j2] at j1 and −r[j1] at j2.
      k[i * 3 + j] -=
        ri1 * (inertia[w + packed(i2, j1)] * rj2 - inertia[w + packed(i2, j2)] * rj1) -
        ri2 * (inertia[w + packed(i1, j1)] * rj2 - inertia[w + packed(i1, j2)] * rj1);
    }
  }
}

/** Applies `sign` times the impulse j [N·s] to a body at a world point. */
export function pushAt(bodies: Bodies, row: number, p: Float64Array, j: Float64Array, sign: number): void {
  if (!bodies.isActive(row)) return;
  const { position, velocity: v, angularVelocity: w, worldInverseInertia: i } = bodies.columns;
  const o = row * 3;
  const m = row * 6;
  const rx = p[0] - position[o];
  const ry = p[1] - position[o + 1];
  const rz = p[2] - position[o + 2];
  const x = sign * (ry * j[2] - rz * j[1]);
  const y = sign * (rz * j[0] - rx * j[2]);
  const z = sign * (rx * j[1] - ry * j[0]);
  for (let k = 0; k < 3; k++) v[o + k] += sign * inverseMassAlong(bodies.columns, row, k) * j[k];
  w[o] += i[m] * x + i[m + 1] * y + i[m + 2] * z;
  w[o + 1] += i[m + 1] * x + i[m + 3] * y + i[m + 4] * z;
  w[o + 2] += i[m + 2] * x + i[m + 4] * y + i[m + 5] * z;
}

/** Place of entry (p, q) in xx, xy, xz, yy, yz, zz. */
function packed(p: number, q: number): number {
  return p === 0 ? q : q === 0 ? p : p + q + 1;
}
