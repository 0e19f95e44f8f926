/**
 * The matrices of a block. A wrench (force F at P, moment M) changes the velocity u of P and the rotation w of one body
 * by
 *
 *   Δu = (1/m − S J S) F − S J M,   Δw = J S F + J M,
 *
 * with J the inverse inertia and S the cross-product matrix of P − centre, both in the block's frame (the K matrix of
 * the lecture on rigid contacts, extended by moments). Both bodies add up: the wrench on b is opposite, and so is b's
 * share in the relative velocity.
 */
import {
  A,
  COUPLING,
  FRICTION_MASS,
  FRICTION_TWIST,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  MASS,
  N,
  NORMAL_MASS,
  RA,
  RB,
  T1,
  T2,
  TWIST_MASS,
  X,
  Y,
} from './blocks.js';

import { UU, UW, WW, writeLocked } from './locked-matrices.js';
import { REGULAR } from './softness.js';

export class BlockMatrices {
  private readonly k = new Float64Array(21);
  private readonly j = new Float64Array(6);

  /**
   * Fills the matrices of the block at offset `o`; `turnsA`, `turnsB` are rows of world inverse inertias, -1 for none, `locksA` and
   * `locksB` the bits of locked axes.
   */
  build(
    d: Float64Array,
    o: number,
    inertia: Float64Array,
    turnsA: number,
    turnsB: number,
    size: number,
    locksA: number,
    locksB: number,
  ): void {
    this.k.fill(0);
    if (turnsA >= 0) this.addBody(d, o, o + RA, o + INVERSE_MASS_A, inertia, turnsA * 6);
    if (turnsB >= 0) this.addBody(d, o, o + RB, o + INVERSE_MASS_B, inertia, turnsB * 6);
    if ((locksA & 7) !== 0) this.lockBody(d, o, o + INVERSE_MASS_A, locksA);
    if ((locksB & 7) !== 0) this.lockBody(d, o, o + INVERSE_MASS_B, locksB);
    this.writeNormals(d, o, size);
    this.writeFriction(d, o);
    if ((locksA | locksB) !== 0) writeLocked(d, o, this.k, size);
  }

  /** Along a locked axis e of the world a body has no 1/m: UU −= e eᵀ / m. */
  private lockBody(d: Float64Array, o: number, m: number, locks: number): void {
    const { k } = this;
    for (let axis = 0; axis < 3; axis++) {
      if ((locks & (1 << axis)) === 0) continue;
      const e1 = d[o + T1 + axis];
      const e2 = d[o + T2 + axis];
      const en = d[o + N + axis];
      k[UU] -= d[m] * e1 * e1;
      k[UU + 1] -= d[m] * e1 * e2;
      k[UU + 2] -= d[m] * e1 * en;
      k[UU + 3] -= d[m] * e2 * e2;
      k[UU + 4] -= d[m] * e2 * en;
      k[UU + 5] -= d[m] * en * en;
    }
  }

  /**
   * Offsets `r`, `m` and `w`: lever, inverse mass, world inverse inertia. They are fields, because arguments would be
   * boxed.
   */
  private addBody(d: Float64Array, o: number, r: number, m: number, i: Float64Array, w: number): void {
    const { k, j } = this;
    const im = d[m];
    turnInertia(d, o, i, w, j);
    const x = dot(d, r, d, o + T1);
    const y = dot(d, r, d, o + T2);
    const z = dot(d, r, d, o + N);
    const j00 = j[0];
    const j01 = j[1];
    const j02 = j[2];
    const j11 = j[3];
    const j12 = j[4];
    const j22 = j[5];
    // S J, S the cross-product matrix of (x, y, z).
    const s00 = y * j02 - z * j01;
    const s01 = y * j12 - z * j11;
    const s02 = y * j22 - z * j12;
    const s10 = z * j00 - x * j02;
    const s11 = z * j01 - x * j12;
    const s12 = z * j02 - x * j22;
    const s20 = x * j01 - y * j00;
    const s21 = x * j11 - y * j01;
    const s22 = x * j12 - y * j02;
    // 1/m − S J S, upper triangle.
    k[UU] += im - (s01 * z - s02 * y);
    k[UU + 1] -= s02 * x - s00 * z;
    k[UU + 2] -= s00 * y - s01 * x;
    k[UU + 3] += im - (s12 * x - s10 * z);
    k[UU + 4] -= s10 * y - s11 * x;
    k[UU + 5] += im - (s20 * y - s21 * x);
    k[UW] -= s00;
    k[UW + 1] -= s01;
    k[UW + 2] -= s02;
    k[UW + 3] -= s10;
    k[UW + 4] -= s11;
    k[UW + 5] -= s12;
    k[UW + 6] -= s20;
    k[UW + 7] -= s21;
    k[UW + 8] -= s22;
    k[WW] += j00;
    k[WW + 1] += j01;
    k[WW + 2] += j02;
    k[WW + 3] += j11;
    k[WW + 4] += j12;
    k[WW + 5] += j22;
  }

  private writeNormals(d: Float64Array, o: number, size: number): void {
    const { k } = this;
    const nn = k[UU + 5];
    const n1 = k[UW + 6];
    const n2 = k[UW + 7];
    const w11 = k[WW];
    const w12 = k[WW + 1];
    const w22 = k[WW + 3];
    invertNormals(d, o + NORMAL_MASS, nn, n1, n2, w11, w12, w22);
    let at = o + A;
    for (let i = 0; i < 4; i++) {
      const xi = d[o + X + i];
      const yi = d[o + Y + i];
      const g0 = nn + n1 * yi - n2 * xi;
      const g1 = n1 + w11 * yi - w12 * xi;
      const g2 = n2 + w12 * yi - w22 * xi;
      for (let p = i; p < 4; p++) d[at++] = g0 + g1 * d[o + Y + p] - g2 * d[o + X + p];
      const own = g0 + g1 * yi - g2 * xi;
      d[o + MASS + i] = i < size && own > 0 ? 1 / own : 0;
    }
  }

  private writeFriction(d: Float64Array, o: number): void {
    const { k } = this;
    // Rows u1, u2, wn against columns fn, m1, m2.
    const c = o + COUPLING;
    d[c] = k[UU + 2];
    d[c + 1] = k[UW];
    d[c + 2] = k[UW + 1];
    d[c + 3] = k[UU + 4];
    d[c + 4] = k[UW + 3];
    d[c + 5] = k[UW + 4];
    d[c + 6] = k[UW + 8];
    d[c + 7] = k[WW + 2];
    d[c + 8] = k[WW + 4];
    const a = k[UU];
    const b = k[UU + 1];
    const e = k[UU + 3];
    const det = a * e - b * b;
    const scale = det > 0 ? 1 / det : 0;
    d[o + FRICTION_MASS] = e * scale;
    d[o + FRICTION_MASS + 1] = -b * scale;
    d[o + FRICTION_MASS + 2] = a * scale;
    d[o + FRICTION_TWIST] = k[UW + 2];
    d[o + FRICTION_TWIST + 1] = k[UW + 5];
    d[o + TWIST_MASS] = k[WW + 5] > 0 ? 1 / k[WW + 5] : 0;
  }
}

/**
 * Inverse of the symmetric [[a, b, c], [b, e, f], [c, f, g]]; zero where there is none, because one over rounding would
 * be an unbounded impulse.
 */
function invertNormals(
  d: Float64Array,
  at: number,
  a: number,
  b: number,
  c: number,
  e: number,
  f: number,
  g: number,
): void {
  const m00 = e * g - f * f;
  const m01 = c * f - b * g;
  const m02 = b * f - c * e;
  const det = a * m00 + b * m01 + c * m02;
  const scale = det > REGULAR * a * e * g ? 1 / det : 0;
  d[at] = m00 * scale;
  d[at + 1] = m01 * scale;
  d[at + 2] = m02 * scale;
  d[at + 3] = (a * g - c * c) * scale;
  d[at + 4] = (b * c - a * f) * scale;
  d[at + 5] = (a * e - b * b) * scale;
}

function dot(a: Float64Array, i: number, b: Float64Array, j: number): number {
  return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
}

/** j = inverse inertia in the frame (t1, t2, n): 11 12 1n 22 2n nn. */
function turnInertia(d: Float64Array, o: number, i: Float64Array, w: number, j: Float64Array): void {
  const xy = i[w + 1];
  const xz = i[w + 2];
  const yz = i[w + 4];
  if (i[w] === i[w + 3] && i[w] === i[w + 5] && xy === 0 && xz === 0 && yz === 0) {
    j[0] = j[3] = j[5] = i[w];
    j[1] = j[2] = j[4] = 0;
    return;
  }
  for (let q = 0; q < 3; q++) {
    const at = q === 0 ? o + T1 : q === 1 ? o + T2 : o + N;
    const x = i[w] * d[at] + xy * d[at + 1] + xz * d[at + 2];
    const y = xy * d[at] + i[w + 3] * d[at + 1] + yz * d[at + 2];
    const z = xz * d[at] + yz * d[at + 1] + i[w + 5] * d[at + 2];
    const along1 = x * d[o + T1] + y * d[o + T1 + 1] + z * d[o + T1 + 2];
    if (q === 0) {
      j[0] = along1;
      continue;
    }
    const along2 = x * d[o + T2] + y * d[o + T2 + 1] + z * d[o + T2 + 2];
    j[q] = along1;
    j[2 + q] = along2;
    if (q === 2) j[5] = x * d[o + N] + y * d[o + N + 1] + z * d[o + N + 2];
  }
}
