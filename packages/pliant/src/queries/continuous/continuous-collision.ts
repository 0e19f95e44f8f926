/**
 * When do a vertex and a face, or two edges, first meet while their corners move on straight lines? Never too late:
 * a meeting that exists is always found, at its time or up to the tolerance before it.
 *
 * Source: Wang, Ferguson, Schneider, Jiang, Attene & Panozzo 2021, "A large-scale benchmark and an inclusion-based
 * algorithm for continuous collision detection". The difference of the two moving points is linear in each of t, u
 * and v on its own, so over a box of parameters it lies in the hull of its eight corner values; a box whose hull,
 * enlarged by the rounding error, misses zero holds no meeting. Where we depart: boxes are taken earliest first from
 * a heap, so the first one small enough *is* the answer and the search can stop at any time with a safe bound; and
 * the rounding error is bounded for our own evaluation.
 *
 *   pop the earliest box → its hull misses zero: drop
 *   small enough, or out of budget: its earliest time is the answer
 *   else halve it where the difference varies most
 *
 * Degenerate input (zero-length edges, flat or collapsed faces, no motion) needs no special case.
 */
import { BoxHeap } from './box-heap.js';

export interface ContinuousCollisionOptions {
  /** Size of the difference vector's hull at which a box counts as a meeting [m]. Smaller: fewer false alarms. */
  readonly tolerance?: number;
  /** Boxes to look at before the earliest one left is taken as the answer. */
  readonly budget?: number;
}

/** No meeting within the step. */
export const NEVER = Number.POSITIVE_INFINITY;

/**
 * Rounding error of one coordinate of the difference, relative to the largest input coordinate: 74 roundings of
 * 2⁻⁵³ in the evaluation below, rounded up.
 */
const ROUNDING = 1e-14;

/** Narrower boxes than this can't be halved exactly any more. */
const NARROWEST = 2 ** -45;

export class ContinuousCollision {
  readonly tolerance: number;
  readonly budget: number;
  private readonly heap = new BoxHeap();
  /** Per coordinate: base, its change over the step, factor of u, its change, factor of v, its change. */
  private readonly terms = new Float64Array(18);
  private readonly errors = new Float64Array(3);

  constructor(options: ContinuousCollisionOptions = {}) {
    this.tolerance = options.tolerance ?? 1e-6;
    this.budget = options.budget ?? 100_000;
  }

  /**
   * Earliest time in [0, 1] at which vertex p lies on triangle a, b, c, or NEVER. The arrays hold the coordinates at
   * the start and the end of the step; the others are offsets into both.
   */
  vertexFace(start: Float64Array, end: Float64Array, p: number, a: number, b: number, c: number): number {
    for (let n = 0; n < 3; n++) {
      const i = 6 * n;
      this.term(i, start[p + n]! - start[a + n]!, end[p + n]! - end[a + n]!);
      this.term(i + 2, start[a + n]! - start[b + n]!, end[a + n]! - end[b + n]!);
      this.term(i + 4, start[a + n]! - start[c + n]!, end[a + n]! - end[c + n]!);
    }
    this.boundErrors(start, end, p, a, b, c);
    return this.earliest(true);
  }

  /** Earliest time in [0, 1] at which edges a–b and c–d meet, or NEVER. */
  edgeEdge(start: Float64Array, end: Float64Array, a: number, b: number, c: number, d: number): number {
    for (let n = 0; n < 3; n++) {
      const i = 6 * n;
      this.term(i, start[a + n]! - start[c + n]!, end[a + n]! - end[c + n]!);
      this.term(i + 2, start[b + n]! - start[a + n]!, end[b + n]! - end[a + n]!);
      this.term(i + 4, start[c + n]! - start[d + n]!, end[c + n]! - end[d + n]!);
    }
    this.boundErrors(start, end, a, b, c, d);
    return this.earliest(false);
  }

  private term(i: number, atStart: number, atEnd: number): void {
    this.terms[i] = atStart;
    this.terms[i + 1] = atEnd - atStart;
  }

  private boundErrors(s: Float64Array, e: Float64Array, a: number, b: number, c: number, d: number): void {
    for (let n = 0; n < 3; n++) {
      const largest = Math.max(
        Math.abs(s[a + n]!),
        Math.abs(s[b + n]!),
        Math.abs(s[c + n]!),
        Math.abs(s[d + n]!),
        Math.abs(e[a + n]!),
        Math.abs(e[b + n]!),
        Math.abs(e[c + n]!),
        Math.abs(e[d + n]!),
      );
      this.errors[n] = ROUNDING * largest;
    }
  }

  private earliest(triangle: boolean): number {
    const { heap, tolerance } = this;
    const speedT = this.variation(1, 3, 5);
    const speedU = Math.max(this.variation(2), this.variation(2, 3));
    const speedV = Math.max(this.variation(4), this.variation(4, 5));
    heap.clear();
    heap.push(0, 0, 0, 1, 1, 1);
    for (let looked = 0; heap.pop(); looked++) {
      const box = heap.top;
      const t = box[0]!;
      const u = box[1]!;
      const v = box[2]!;
      const dt = box[3]!;
      const du = box[4]!;
      const dv = box[5]!;
      if ((triangle && u + v > 1) || this.missesZero(t, u, v, dt, du, dv)) continue;
      const inT = dt > NARROWEST ? dt * speedT : 0;
      const inU = du > NARROWEST ? du * speedU : 0;
      const inV = dv > NARROWEST ? dv * speedV : 0;
      if (Math.max(inT, inU, inV) <= tolerance || looked >= this.budget) return t;
      if (inT >= inU && inT >= inV) {
        heap.push(t, u, v, dt / 2, du, dv);
        heap.push(t + dt / 2, u, v, dt / 2, du, dv);
      } else if (inU >= inV) {
        heap.push(t, u, v, dt, du / 2, dv);
        heap.push(t, u + du / 2, v, dt, du / 2, dv);
      } else {
        heap.push(t, u, v, dt, du, dv / 2);
        heap.push(t, u, v + dv / 2, dt, du, dv / 2);
      }
    }
    return NEVER;
  }

  /** Largest sum over the coordinates of the named terms' sizes: how fast the difference can change. */
  private variation(...terms: readonly number[]): number {
    let most = 0;
    for (let n = 0; n < 18; n += 6) {
      let sum = 0;
      for (const k of terms) sum += Math.abs(this.terms[n + k]!);
      most = Math.max(most, sum);
    }
    return most;
  }

  private missesZero(t: number, u: number, v: number, dt: number, du: number, dv: number): boolean {
    const { terms, errors } = this;
    const t1 = t + dt;
    const u1 = u + du;
    const v1 = v + dv;
    for (let n = 0; n < 3; n++) {
      const i = 6 * n;
      const b0 = terms[i]! + t * terms[i + 1]!;
      const b1 = terms[i]! + t1 * terms[i + 1]!;
      const x0 = terms[i + 2]! + t * terms[i + 3]!;
      const x1 = terms[i + 2]! + t1 * terms[i + 3]!;
      const y0 = terms[i + 4]! + t * terms[i + 5]!;
      const y1 = terms[i + 4]! + t1 * terms[i + 5]!;
      const low0 = b0 + Math.min(u * x0, u1 * x0) + Math.min(v * y0, v1 * y0);
      const low1 = b1 + Math.min(u * x1, u1 * x1) + Math.min(v * y1, v1 * y1);
      if (Math.min(low0, low1) > errors[n]!) return true;
      const high0 = b0 + Math.max(u * x0, u1 * x0) + Math.max(v * y0, v1 * y0);
      const high1 = b1 + Math.max(u * x1, u1 * x1) + Math.max(v * y1, v1 * y1);
      if (Math.max(high0, high1) < -errors[n]!) return true;
    }
    return false;
  }
}
