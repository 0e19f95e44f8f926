/**
 * This file builds and solves the matrix M + Jᵀ D J of a group of bodies. Each body has six rows, in the order of
 * `BodyOrder`. M holds mass and inertia in world axes. D is one symmetric 3×3 matrix per contact.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { Skyline } from '../joints/skyline.js';
import type { BodyOrder } from './body-order.js';
import * as L from './contact-buffer.js';

export class BodyMatrix {
  /** Multiplications that one factoring takes. */
  work = 0;
  /** The mass of each body, then its inertia as xx xy xz yy yz zz. Bodies stand in the order of `BodyOrder`. */
  private mass = new Float64Array(0);
  private first = new Int32Array(0);
  private readonly skyline = new Skyline();
  private all = new Uint8Array(0);
  private none = new Float64Array(0);
  /** The rows of J at one contact, for a and then for b. `dj` holds D times these rows. */
  private readonly j = new Float64Array(36);
  private readonly dj = new Float64Array(36);

  /**
   * Lays the matrix out if its factoring takes at most `most` multiplications. Returns whether the matrix was laid out.
   */
  shape(
    buffer: L.ContactBuffer,
    members: Int32Array,
    count: number,
    order: BodyOrder,
    most: number,
  ): boolean {
    const size = order.count * 6;
    if (this.first.length < size) this.first = new Int32Array(size * 2);
    const { first } = this;
    for (let p = 0; p < order.count; p++) first[p * 6] = p;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * L.RECORD;
      if (!(buffer.data[o + L.MASS_A] > 0 && buffer.data[o + L.MASS_B] > 0)) continue;
      const p = order.place[buffer.a[i]];
      const q = order.place[buffer.b[i]];
      const later = Math.max(p, q) * 6;
      first[later] = Math.min(first[later], Math.min(p, q));
    }
    let work = 0;
    for (let p = 0; p < order.count; p++) {
      const from = first[p * 6] * 6;
      const height = p * 6 - from + 6;
      work += 3 * height * height;
      for (let k = 0; k < 6; k++) first[p * 6 + k] = from;
    }
    this.work = work;
    if (work > most) return false;
    this.layOut(size);
    return true;
  }

  private layOut(size: number): void {
    const { skyline, first } = this;
    let same = skyline.size === size;
    for (let k = 0; same && k < size; k++) same = skyline.first[k] === first[k];
    if (same) return;
    skyline.shape(first.slice(0, size));
    if (this.all.length >= size) return;
    this.all = new Uint8Array(size * 2);
    this.none = new Float64Array(size * 2);
    this.mass = new Float64Array(size * 3);
  }

  /** Computes mass and inertia at the bodies' present positions. */
  weigh(c: BodyColumns, order: BodyOrder): void {
    const { mass } = this;
    for (let p = 0; p < order.count; p++) {
      const o = p * 7;
      const e = order.rows[p] * 6;
      const k = c.worldInverseInertia;
      mass[o] = 1 / c.inverseMass[order.rows[p]];
      const xx = k[e + 3] * k[e + 5] - k[e + 4] * k[e + 4];
      const xy = k[e + 2] * k[e + 4] - k[e + 1] * k[e + 5];
      const xz = k[e + 1] * k[e + 4] - k[e + 2] * k[e + 3];
      const scale = 1 / (k[e] * xx + k[e + 1] * xy + k[e + 2] * xz);
      mass[o + 1] = xx * scale;
      mass[o + 2] = xy * scale;
      mass[o + 3] = xz * scale;
      mass[o + 4] = (k[e] * k[e + 5] - k[e + 2] * k[e + 2]) * scale;
      mass[o + 5] = (k[e + 1] * k[e + 2] - k[e] * k[e + 4]) * scale;
      mass[o + 6] = (k[e] * k[e + 3] - k[e + 1] * k[e + 1]) * scale;
    }
  }

  /** out = M x; six numbers per body. */
  timesMass(x: Float64Array, out: Float64Array, bodies: number): void {
    const { mass } = this;
    for (let p = 0; p < bodies; p++) {
      const o = p * 7;
      const i = p * 6;
      for (let k = 0; k < 3; k++) out[i + k] = mass[o] * x[i + k];
      out[i + 3] = mass[o + 1] * x[i + 3] + mass[o + 2] * x[i + 4] + mass[o + 3] * x[i + 5];
      out[i + 4] = mass[o + 2] * x[i + 3] + mass[o + 4] * x[i + 4] + mass[o + 5] * x[i + 5];
      out[i + 5] = mass[o + 3] * x[i + 3] + mass[o + 5] * x[i + 4] + mass[o + 6] * x[i + 5];
    }
  }

  /** Fills the matrix; `d` has nine numbers per contact. */
  assemble(
    buffer: L.ContactBuffer,
    members: Int32Array,
    count: number,
    order: BodyOrder,
    d: Float64Array,
  ): void {
    const { skyline, mass } = this;
    const { start, first, values } = skyline;
    values.fill(0);
    for (let p = 0; p < order.count; p++) {
      for (let k = 0; k < 3; k++) {
        values[start[p * 6 + k] - first[p * 6 + k] + p * 6 + k] = mass[p * 7];
        const row = start[p * 6 + 3 + k] - first[p * 6 + 3 + k] + p * 6 + 3;
        for (let l = 0; l <= k; l++) values[row + l] = mass[p * 7 + 1 + (l === 0 ? k : l + k + 1)];
      }
    }
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * L.RECORD;
      const p = buffer.data[o + L.MASS_A] > 0 ? order.place[buffer.a[i]] : -1;
      const q = buffer.data[o + L.MASS_B] > 0 ? order.place[buffer.b[i]] : -1;
      this.rowsOf(buffer.data, o, d, m * 9);
      if (p >= 0) this.addBlock(p, 0, p, 0);
      if (q >= 0) this.addBlock(q, 18, q, 18);
      if (p >= 0 && q >= 0) this.addBlock(Math.max(p, q), p > q ? 0 : 18, Math.min(p, q), p > q ? 18 : 0);
    }
  }

  private rowsOf(r: Float64Array, o: number, d: Float64Array, at: number): void {
    const { j, dj } = this;
    for (let k = 0; k < 3; k++) {
      for (let x = 0; x < 3; x++) {
        j[k * 6 + x] = r[o + k * 3 + x];
        j[k * 6 + 3 + x] = r[o + L.ARM_A + k * 3 + x];
        j[18 + k * 6 + x] = -r[o + k * 3 + x];
        j[18 + k * 6 + 3 + x] = -r[o + L.ARM_B + k * 3 + x];
      }
    }
    for (let side = 0; side < 36; side += 18) {
      for (let k = 0; k < 3; k++) {
        for (let x = 0; x < 6; x++) {
          dj[side + k * 6 + x] =
            d[at + k * 3] * j[side + x] +
            d[at + k * 3 + 1] * j[side + 6 + x] +
            d[at + k * 3 + 2] * j[side + 12 + x];
        }
      }
    }
  }

  /** Adds Jᵀ D J between the bodies at places p ≥ q, whose rows of J are at i and k. */
  private addBlock(p: number, i: number, q: number, k: number): void {
    const { j, dj } = this;
    const { start, first, values } = this.skyline;
    for (let x = 0; x < 6; x++) {
      const row = start[p * 6 + x] - first[p * 6 + x] + q * 6;
      const most = p === q ? x : 5;
      const j0 = j[i + x];
      const j1 = j[i + 6 + x];
      const j2 = j[i + 12 + x];
      for (let y = 0; y <= most; y++)
        values[row + y] += j0 * dj[k + y] + j1 * dj[k + 6 + y] + j2 * dj[k + 12 + y];
    }
  }

  factor(): void {
    this.skyline.decompose(this.all, 0, this.none);
  }

  solve(x: Float64Array): void {
    this.skyline.solve(x);
  }
}
