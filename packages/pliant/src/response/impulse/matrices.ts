/**
 * The matrices of a block. A wrench (force F at P, moment M) changes the velocity u of P and the turning w of one body by
 *
 *   Δu = (1/m − S J S) F − S J M,   Δw = J S F + J M,
 *
 * J the inverse inertia and S the cross-product matrix of P − centre, both in the block's frame (the K matrix of the
 * lecture on rigid contacts, extended by moments); both bodies add up, since what acts on b is opposite and so is its share
 * in the relative velocity.
 */
import * as L from './blocks.js';

/** Sum over both bodies: 6×6, symmetric, row-major, in the order u1 u2 un w1 w2 wn. */
const SIX = 36;

export class BlockMatrices {
  private readonly k = new Float64Array(SIX);
  private readonly j = new Float64Array(9);
  private readonly s = new Float64Array(9);
  private readonly sj = new Float64Array(9);

  /** Fills the matrices of the block at offset `o`; `wa`, `wb` are offsets of world inverse inertias, -1 for none. */
  build(d: Float64Array, o: number, inertia: Float64Array, wa: number, wb: number, size: number): void {
    this.k.fill(0);
    if (wa >= 0) this.addBody(d, o, o + L.RA, d[o + L.INVERSE_MASS_A], inertia, wa);
    if (wb >= 0) this.addBody(d, o, o + L.RB, d[o + L.INVERSE_MASS_B], inertia, wb);
    this.writeNormals(d, o, size);
    this.writeFriction(d, o);
  }

  private addBody(d: Float64Array, o: number, r: number, im: number, inertia: Float64Array, w: number): void {
    const { k, j, s, sj } = this;
    this.turnInertia(d, o, inertia, w);
    const x = dot(d, r, d, o + L.T1);
    const y = dot(d, r, d, o + L.T2);
    const z = dot(d, r, d, o + L.N);
    s[1] = -z;
    s[2] = y;
    s[3] = z;
    s[5] = -x;
    s[6] = -y;
    s[7] = x;
    for (let p = 0; p < 3; p++) {
      for (let q = 0; q < 3; q++) {
        sj[p * 3 + q] = s[p * 3] * j[q] + s[p * 3 + 1] * j[3 + q] + s[p * 3 + 2] * j[6 + q];
      }
    }
    for (let p = 0; p < 3; p++) {
      k[p * 6 + p] += im;
      for (let q = 0; q < 3; q++) {
        k[p * 6 + q] -= sj[p * 3] * s[q] + sj[p * 3 + 1] * s[3 + q] + sj[p * 3 + 2] * s[6 + q];
        k[p * 6 + 3 + q] -= sj[p * 3 + q];
        k[(3 + p) * 6 + 3 + q] += j[p * 3 + q];
      }
    }
  }

  /** j = inverse inertia in the frame (t1, t2, n). */
  private turnInertia(d: Float64Array, o: number, i: Float64Array, w: number): void {
    const { j } = this;
    for (let q = 0; q < 3; q++) {
      const at = q === 0 ? o + L.T1 : q === 1 ? o + L.T2 : o + L.N;
      const x = i[w] * d[at] + i[w + 1] * d[at + 1] + i[w + 2] * d[at + 2];
      const y = i[w + 1] * d[at] + i[w + 3] * d[at + 1] + i[w + 4] * d[at + 2];
      const z = i[w + 2] * d[at] + i[w + 4] * d[at + 1] + i[w + 5] * d[at + 2];
      j[q] = x * d[o + L.T1] + y * d[o + L.T1 + 1] + z * d[o + L.T1 + 2];
      j[3 + q] = x * d[o + L.T2] + y * d[o + L.T2 + 1] + z * d[o + L.T2 + 2];
      j[6 + q] = x * d[o + L.N] + y * d[o + L.N + 1] + z * d[o + L.N + 2];
    }
  }

  private writeNormals(d: Float64Array, o: number, size: number): void {
    const { k } = this;
    const nn = k[14];
    const n1 = k[15];
    const n2 = k[16];
    const w11 = k[21];
    const w12 = k[22];
    const w22 = k[28];
    let at = o + L.A;
    for (let i = 0; i < 4; i++) {
      const xi = d[o + L.X + i];
      const yi = d[o + L.Y + i];
      const g0 = nn + n1 * yi - n2 * xi;
      const g1 = n1 + w11 * yi - w12 * xi;
      const g2 = n2 + w12 * yi - w22 * xi;
      for (let p = i; p < 4; p++) d[at++] = g0 + g1 * d[o + L.Y + p] - g2 * d[o + L.X + p];
      const own = g0 + g1 * yi - g2 * xi;
      d[o + L.MASS + i] = i < size && own > 0 ? 1 / own : 0;
    }
  }

  private writeFriction(d: Float64Array, o: number): void {
    const { k } = this;
    // Rows u1, u2, wn against columns fn, m1, m2; the lower left of k isn't filled, so wn takes fn's column.
    const c = o + L.COUPLING;
    for (let q = 0; q < 3; q++) {
      d[c + q] = k[2 + q];
      d[c + 3 + q] = k[8 + q];
      d[c + 6 + q] = q === 0 ? k[17] : k[32 + q];
    }
    const a = k[0];
    const b = k[1];
    const e = k[7];
    const det = a * e - b * b;
    const scale = det > 0 ? 1 / det : 0;
    d[o + L.FRICTION_MASS] = e * scale;
    d[o + L.FRICTION_MASS + 1] = -b * scale;
    d[o + L.FRICTION_MASS + 2] = a * scale;
    d[o + L.FRICTION_TWIST] = k[5];
    d[o + L.FRICTION_TWIST + 1] = k[11];
    d[o + L.TWIST_MASS] = k[35] > 0 ? 1 / k[35] : 0;
  }
}

function dot(a: Float64Array, i: number, b: Float64Array, j: number): number {
  return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
}
