import { widened } from '../../core/grow.js';

/**
 * The method's own memory: one record of numbers per contact point. A contact has three rows, along the normal and two
 * tangents. The relative velocity u at the contact has three numbers in that frame. The impulse r has three numbers
 * too, and acts on `a`.
 */
/** Offsets into a record. Frame; levers from the centres to the point [m]. */
export const DIRECTION = 0;
export const RA = 9;
export const RB = 12;
/** Per direction: lever × direction of a and b, and both times inverse inertia. */
export const ARM_A = 15;
export const ARM_B = 24;
export const TURN_A = 33;
export const TURN_B = 42;
/** How u answers to r, row by row. */
export const W = 51;
/** 1/m of both bodies, 0 for those that can't be moved. */
export const MASS_A = 60;
export const MASS_B = 61;
export const MU = 62;
export const RESTITUTION = 63;
/** Negative inside [m], and how deep a contact is left alone. */
export const GAP = 64;
export const SLOP = 65;
/** What the normal velocity must at least be is −bias [m/s]. */
export const BIAS = 66;
/** Impulse of the present substep, and over all substeps since contacts were found [N·s]. */
export const IMPULSE = 67;
export const TOTAL = 70;
/** Share of each body in carrying the point along; together 1. */
export const SHARE_A = 73;
export const SHARE_B = 74;
/** 1/m along the axes of the world, 0 along those that are locked. */
export const PUSH_A = 75;
export const PUSH_B = 78;
/** The inverse of W: 00 01 02 11 12 22. */
export const STICK = 81;
export const RECORD = 87;

/**
 * A gap below this part of the slop is none: what rests stays where it is, and a solve starts from its own solution.
 */
export const TOUCH = 0.5;

export class ContactBuffer {
  count = 0;
  data = new Float64Array(32 * RECORD);
  /** Body rows, manifold, and point in the contacts. */
  a = new Int32Array(32);
  b = new Int32Array(32);
  manifold = new Int32Array(32);
  point = new Int32Array(32);
  /** Contacts left out of the present solve. They are open and are not about to close. */
  off = new Uint8Array(32);

  open(a: number, b: number, manifold: number, point: number): number {
    if (this.count === this.a.length) this.grow();
    const i = this.count++;
    this.data.fill(0, i * RECORD, (i + 1) * RECORD);
    this.a[i] = a;
    this.b[i] = b;
    this.manifold[i] = manifold;
    this.point[i] = point;
    this.off[i] = 0;
    return i;
  }

  /** out[at..at+2] = relative velocity of a against b at contact i, in its frame. */
  measure(i: number, v: Float64Array, w: Float64Array, out: Float64Array, at: number): void {
    const { data: d } = this;
    const o = i * RECORD;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    const vx = v[a] - v[b];
    const vy = v[a + 1] - v[b + 1];
    const vz = v[a + 2] - v[b + 2];
    for (let k = 0; k < 3; k++) {
      const n = o + k * 3;
      out[at + k] =
        d[n] * vx +
        d[n + 1] * vy +
        d[n + 2] * vz +
        d[n + ARM_A] * w[a] +
        d[n + ARM_A + 1] * w[a + 1] +
        d[n + ARM_A + 2] * w[a + 2] -
        d[n + ARM_B] * w[b] -
        d[n + ARM_B + 1] * w[b + 1] -
        d[n + ARM_B + 2] * w[b + 2];
    }
  }

  /**
   * Gives both bodies the impulse steps[at..at+2]. An impulse that isn't finite is dropped, because it would spread.
   */
  push(i: number, v: Float64Array, w: Float64Array, steps: Float64Array, at: number): void {
    const { data: d } = this;
    const o = i * RECORD;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    const sum = steps[at] + steps[at + 1] + steps[at + 2];
    if (sum - sum !== 0) return;
    for (let k = 0; k < 3; k++) {
      const step = steps[at + k];
      const n = o + k * 3;
      for (let x = 0; x < 3; x++) {
        v[a + x] += d[o + PUSH_A + x] * step * d[n + x];
        w[a + x] += step * d[n + TURN_A + x];
        v[b + x] -= d[o + PUSH_B + x] * step * d[n + x];
        w[b + x] -= step * d[n + TURN_B + x];
      }
    }
  }

  private grow(): void {
    this.data = widened(this.data);
    this.a = widened(this.a);
    this.b = widened(this.b);
    this.manifold = widened(this.manifold);
    this.point = widened(this.point);
    this.off = widened(this.off);
  }
}
