/**
 * When do a vertex and a face, or two edges, first meet while their corners move on straight lines? Never too late:
 * a meeting that exists is always found, at its time or up to the tolerance before it.
 *
 * Source: Wang, Ferguson, Schneider, Jiang, Attene & Panozzo 2021, "A large-scale benchmark and an inclusion-based
 * algorithm for continuous collision detection". The difference of the two moving points is linear in each of t, u
 * and v on its own, so over a box of parameters it lies in the hull of its eight corner values; a box whose hull,
 * enlarged by the rounding error, misses zero holds no meeting. Where we depart: boxes are taken earliest first from
 * a heap, so the first one small enough *is* the answer and the search can stop at any time with a safe bound; the
 * beginning of a box is skipped by halves of its time; and the rounding error is bounded for our own evaluation.
 *
 *   pop the earliest box → its hull misses zero: drop
 *   skip the beginning of its time that holds none
 *   small enough, or out of budget: its earliest time is the answer
 *   else halve it where the difference varies most
 *
 * Degenerate input (zero-length edges, flat or collapsed faces, no motion) needs no special case.
 */
import { BoxHeap, copyBox } from './box-heap.js';

/** How exact a moment is found. */
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

/** Finds the first moment at which moving vertices, edges and triangles touch, and misses none. */
export class ContinuousCollision {
  /** How exact a time is, as a share of the motion. */
  readonly tolerance: number;
  /** Most boxes of time that are looked at for a pair. */
  readonly budget: number;
  private readonly heap = new BoxHeap();
  /** Per coordinate: base, its change over the step, factor of u, its change, factor of v, its change. */
  private readonly terms = new Float64Array(18);
  private readonly errors = new Float64Array(3);
  private readonly speeds = new Float64Array(3);
  private readonly changes = new Float64Array(3);

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
      this.term(i, start, end, p + n, a + n);
      this.term(i + 2, start, end, a + n, b + n);
      this.term(i + 4, start, end, a + n, c + n);
    }
    this.boundErrors(start, end, p, a, b, c);
    return this.earliest(true);
  }

  /** Earliest time in [0, 1] at which edges a–b and c–d meet, or NEVER. */
  edgeEdge(start: Float64Array, end: Float64Array, a: number, b: number, c: number, d: number): number {
    for (let n = 0; n < 3; n++) {
      const i = 6 * n;
      this.term(i, start, end, a + n, c + n);
      this.term(i + 2, start, end, b + n, a + n);
      this.term(i + 4, start, end, c + n, d + n);
    }
    this.boundErrors(start, end, a, b, c, d);
    return this.earliest(false);
  }

  /** Coordinate `x` less coordinate `y`: at the start, and its change over the step. */
  private term(i: number, start: Float64Array, end: Float64Array, x: number, y: number): void {
    const atStart = start[x] - start[y];
    this.terms[i] = atStart;
    this.terms[i + 1] = end[x] - end[y] - atStart;
  }

  private boundErrors(s: Float64Array, e: Float64Array, a: number, b: number, c: number, d: number): void {
    for (let n = 0; n < 3; n++) {
      const largest = Math.max(
        Math.abs(s[a + n]),
        Math.abs(s[b + n]),
        Math.abs(s[c + n]),
        Math.abs(s[d + n]),
        Math.abs(e[a + n]),
        Math.abs(e[b + n]),
        Math.abs(e[c + n]),
        Math.abs(e[d + n]),
      );
      this.errors[n] = ROUNDING * largest;
    }
  }

  private earliest(triangle: boolean): number {
    const { heap, tolerance, changes } = this;
    const box = heap.top;
    this.measureSpeeds();
    heap.clear();
    heap.entry.fill(0, 0, 3);
    heap.entry.fill(1, 3, 6);
    heap.push();
    for (let looked = 0; heap.pop(); looked++) {
      if ((triangle && box[1] + box[2] > 1) || this.missesZero(box)) continue;
      if (this.skipEmptyBeginning()) continue;
      this.measureChanges();
      const inT = changes[0];
      const inU = changes[1];
      const inV = changes[2];
      if (Math.max(inT, inU, inV) <= tolerance || looked >= this.budget) return box[0];
      this.pushHalves(inT >= inU && inT >= inV ? 0 : inU >= inV ? 1 : 2);
    }
    return NEVER;
  }

  /** How much the difference can vary over the box's extent in t, u and v [m], into `changes`. */
  private measureChanges(): void {
    for (let k = 0; k < 3; k++) {
      const width = this.heap.top[3 + k];
      this.changes[k] = width > NARROWEST ? width * this.speeds[k] : 0;
    }
  }

  private pushHalves(k: number): void {
    const { heap } = this;
    copyBox(heap.top, 0, heap.entry, 0);
    heap.entry[3 + k] /= 2;
    heap.push();
    copyBox(heap.top, 0, heap.entry, 0);
    heap.entry[3 + k] /= 2;
    heap.entry[k] += heap.entry[3 + k];
    heap.push();
  }

  /**
   * Puts the box back without the beginning of its time, by halves, that surely holds no meeting; false if there is
   * none. Without this, edges that meet along their whole length would be cut into as many pieces as the tolerance
   * goes into it before the time is known.
   */
  private skipEmptyBeginning(): boolean {
    const { heap, speeds, tolerance } = this;
    const half = heap.entry;
    copyBox(heap.top, 0, half, 0);
    half[3] /= 2;
    let skipped = false;
    while (half[3] > NARROWEST && half[3] * speeds[0] > tolerance / 4 && this.missesZero(half)) {
      half[0] += half[3];
      half[3] /= 2;
      skipped = true;
    }
    if (!skipped) return false;
    half[3] *= 2;
    heap.push();
    return true;
  }

  /** Largest change of any coordinate of the difference over a whole step in t, u and v. */
  private measureSpeeds(): void {
    const { terms, speeds } = this;
    speeds.fill(0);
    for (let n = 0; n < 18; n += 6) {
      const t = Math.abs(terms[n + 1]) + Math.abs(terms[n + 3]) + Math.abs(terms[n + 5]);
      const u = Math.abs(terms[n + 2]) + Math.abs(terms[n + 3]);
      const v = Math.abs(terms[n + 4]) + Math.abs(terms[n + 5]);
      speeds[0] = Math.max(speeds[0], t);
      speeds[1] = Math.max(speeds[1], u);
      speeds[2] = Math.max(speeds[2], v);
    }
  }

  /** Does the hull of the difference over the box, enlarged by the rounding error, miss zero? */
  private missesZero(box: Float64Array): boolean {
    const { terms, errors } = this;
    const t = box[0];
    const u = box[1];
    const v = box[2];
    const t1 = t + box[3];
    const u1 = u + box[4];
    const v1 = v + box[5];
    for (let n = 0; n < 3; n++) {
      const i = 6 * n;
      const b0 = terms[i] + t * terms[i + 1];
      const b1 = terms[i] + t1 * terms[i + 1];
      const x0 = terms[i + 2] + t * terms[i + 3];
      const x1 = terms[i + 2] + t1 * terms[i + 3];
      const y0 = terms[i + 4] + t * terms[i + 5];
      const y1 = terms[i + 4] + t1 * terms[i + 5];
      const low0 = b0 + Math.min(u * x0, u1 * x0) + Math.min(v * y0, v1 * y0);
      const low1 = b1 + Math.min(u * x1, u1 * x1) + Math.min(v * y1, v1 * y1);
      if (Math.min(low0, low1) > errors[n]) return true;
      const high0 = b0 + Math.max(u * x0, u1 * x0) + Math.max(v * y0, v1 * y0);
      const high1 = b1 + Math.max(u * x1, u1 * x1) + Math.max(v * y1, v1 * y1);
      if (Math.max(high0, high1) < -errors[n]) return true;
    }
    return false;
  }
}
