/**
 * The pieces of one polygon's boundary that lie inside another: what the paper renders to find penetrating points
 * (Hoff et al. 2001, section 2.2.1, boundary–volume). Each edge is cut where it meets the other boundary, and each
 * part between two cuts lies wholly inside or wholly outside.
 *
 * Which it is is known from the part before, where nothing was met; from the way a proper crossing leads, decided by
 * exact signs; and only between two touching points is the rounded midpoint asked. Pieces that run along the other
 * boundary are not inside: their depth is zero.
 */
import { overlap } from '../localise/leaf-pairs.js';
import type { Boundary } from '../localise/nearest.js';
import { RUN } from '../localise/run-boxes.js';
import { OF_A } from '../points.js';
import { ALONG, CROSSING } from '../predicates.js';
import { leads } from './cuts.js';
import { type Meetings, PARAMETERS } from './meetings.js';

/** Crossings closer than this along an edge, as a fraction of it, may be told in the wrong order. */
const SAME_PLACE = 1e-9;

const OUTSIDE = -1;
const UNKNOWN = 0;
const INSIDE = 1;

export class BoundaryPieces {
  count = 0;
  edges = new Int32Array(32);
  /** Where the piece starts and ends along its edge, 0 … 1. */
  starts = new Float64Array(32);
  ends = new Float64Array(32);
  /** Edges of the other polygon that are crossed there, or -1: at a vertex of its own the piece goes on. */
  startFeatures = new Int32Array(32);
  endFeatures = new Int32Array(32);
  /** Rows of the meetings, ordered along the boundary. */
  private order = new Int32Array(32);
  private state = UNKNOWN;

  /** Finds the pieces of `from` inside `to`. `of` says whether `from` is the a or the b of the meetings. */
  collect(from: Boundary, to: Boundary, of: number, meetings: Meetings): void {
    this.count = 0;
    const { rings, ringCount } = from.polygon;
    // A single ring that meets nothing is inside as a whole or not at all.
    if (meetings.count === 0 && ringCount === 1 && !isWithin(from.runBoxes(), to.runBoxes())) return;
    this.sort(meetings, of);
    let at = 0;
    for (let r = 0; r < ringCount; r++) at = this.ring(from, to, of, meetings, rings[r], rings[r + 1], at);
  }

  /** Goes from meeting to meeting along a ring, the edges `first … end - 1`, and returns the first meeting after it. */
  private ring(
    from: Boundary,
    to: Boundary,
    of: number,
    meetings: Meetings,
    first: number,
    end: number,
    at: number,
  ): number {
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    const { order } = this;
    this.state = this.before(to, of, meetings, end, at);
    let e = first;
    let next = at;
    while (next < meetings.count && edges[order[next]] < end) {
      const met = edges[order[next]];
      this.whole(from, to, e, met);
      next = this.edge(from, to, of, meetings, met, next);
      e = met + 1;
    }
    this.whole(from, to, e, end);
    return next;
  }

  /**
   * The edges `first … end - 1` meet nothing: the boundary stays where it is. What is outside of the other's box is
   * outside for certain, also where an outline that deforms has folded.
   */
  private whole(from: Boundary, to: Boundary, first: number, end: number): void {
    if (this.state === OUTSIDE) return;
    const boxes = from.runBoxes();
    const target = to.runBoxes();
    for (let e = first; e < end; ) {
      const run = Math.floor(e / RUN);
      const last = Math.min(end, RUN * (run + 1));
      if (!overlap(boxes, 4 * run + 4, target, 0, 0)) this.state = OUTSIDE;
      else if (this.state === UNKNOWN) this.state = insideAt(from, to, e, 0, 1);
      if (this.state === INSIDE) for (; e < last; e++) this.add(e, 0, 1, -1, -1);
      e = last;
    }
  }

  /**
   * Where a ring whose edges end before `end` is before the meeting `at`, if that is a crossing of this ring: what it
   * leads to, the ring leaves.
   */
  private before(to: Boundary, of: number, meetings: Meetings, end: number, at: number): number {
    if (at >= meetings.count) return UNKNOWN;
    const row = this.order[at];
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    const e = edges[row];
    if (meetings.kinds[row] !== CROSSING || e >= end) return UNKNOWN;
    // Of two crossings at one place either may be the first.
    const second = at + 1 < meetings.count ? this.order[at + 1] : -1;
    if (second >= 0 && edges[second] === e && this.isSamePlace(meetings, row, second, of)) return UNKNOWN;
    return -leads(meetings, row, of, to.polygon);
  }

  private isSamePlace(meetings: Meetings, row: number, next: number, of: number): boolean {
    return startOf(meetings, next, of) - startOf(meetings, row, of) <= SAME_PLACE;
  }

  /** Cuts one edge and returns the place of the first meeting after it. */
  private edge(from: Boundary, to: Boundary, of: number, meetings: Meetings, e: number, at: number): number {
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    const others = of === OF_A ? meetings.edgesB : meetings.edgesA;
    const order = this.order;
    let t = 0;
    let feature = -1;
    let k = at;
    for (; k < meetings.count && edges[order[k]] === e; k++) {
      if (this.state !== UNKNOWN) this.untangle(to, of, meetings, e, k);
      const row = order[k];
      const kind = meetings.kinds[row];
      const into = kind === CROSSING ? leads(meetings, row, of, to.polygon) : UNKNOWN;
      const start = startOf(meetings, row, of);
      if (start > t) {
        if (this.state === UNKNOWN) this.state = into !== UNKNOWN ? -into : insideAt(from, to, e, t, start);
        if (this.state === INSIDE) this.add(e, t, start, feature, kind === CROSSING ? others[row] : -1);
        t = start;
      }
      t = Math.max(t, kind === ALONG ? endOf(meetings, row, of) : start);
      this.state = into;
      feature = kind === CROSSING ? others[row] : -1;
    }
    if (t < 1) {
      if (this.state === UNKNOWN) this.state = insideAt(from, to, e, t, 1);
      if (this.state === INSIDE) this.add(e, t, 1, feature, -1);
    }
    return k;
  }

  /** Crossings lead in and out by turns; two whose places round to the same may have changed theirs. */
  private untangle(to: Boundary, of: number, meetings: Meetings, e: number, k: number): void {
    const order = this.order;
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    if (k + 1 >= meetings.count || edges[order[k + 1]] !== e) return;
    const row = order[k];
    const next = order[k + 1];
    if (meetings.kinds[row] !== CROSSING || meetings.kinds[next] !== CROSSING) return;
    if (!this.isSamePlace(meetings, row, next, of)) return;
    if (leads(meetings, row, of, to.polygon) !== this.state) return;
    order[k] = next;
    order[k + 1] = row;
  }

  private add(edge: number, start: number, end: number, startFeature: number, endFeature: number): void {
    const row = this.count++;
    if (row === this.edges.length) {
      for (const name of ['edges', 'startFeatures', 'endFeatures'] as const) {
        const larger = new Int32Array(2 * row);
        larger.set(this[name]);
        this[name] = larger;
      }
      for (const name of ['starts', 'ends'] as const) {
        const larger = new Float64Array(2 * row);
        larger.set(this[name]);
        this[name] = larger;
      }
    }
    this.edges[row] = edge;
    this.starts[row] = start;
    this.ends[row] = end;
    this.startFeatures[row] = startFeature;
    this.endFeatures[row] = endFeature;
  }

  /** Insertion by edge, then by place: pairs meet in few places, and found in nearly this order. */
  private sort(meetings: Meetings, of: number): void {
    const { count } = meetings;
    if (this.order.length < count) this.order = new Int32Array(2 * count);
    const order = this.order;
    for (let k = 0; k < count; k++) order[k] = k;
    if (count > 64) {
      order.subarray(0, count).sort((p, q) => orderOf(meetings, of, p, q));
      return;
    }
    for (let k = 1; k < count; k++) {
      const row = order[k];
      let j = k;
      for (; j > 0 && orderOf(meetings, of, order[j - 1], row) > 0; j--) order[j] = order[j - 1];
      order[j] = row;
    }
  }
}

/** Below zero if the meeting of row `p` comes before that of row `q` along the boundary. */
function orderOf(meetings: Meetings, of: number, p: number, q: number): number {
  const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
  return edges[p] - edges[q] || startOf(meetings, p, of) - startOf(meetings, q, of) || p - q;
}

/** Whether the first of `boxes` lies within the first of `others`. */
function isWithin(boxes: Float64Array, others: Float64Array): boolean {
  return boxes[0] >= others[0] && boxes[1] >= others[1] && boxes[2] <= others[2] && boxes[3] <= others[3];
}

function startOf({ parameters }: Meetings, row: number, of: number): number {
  const o = row * PARAMETERS;
  return of === OF_A ? parameters[o] : Math.min(parameters[o + 2], parameters[o + 3]);
}

function endOf({ parameters }: Meetings, row: number, of: number): number {
  const o = row * PARAMETERS;
  return of === OF_A ? parameters[o + 1] : Math.max(parameters[o + 2], parameters[o + 3]);
}

function insideAt(from: Boundary, to: Boundary, e: number, start: number, end: number): number {
  const { positions, next } = from.polygon;
  const middle = (start + end) / 2;
  const x = positions[2 * e] + middle * (positions[2 * next[e]] - positions[2 * e]);
  const y = positions[2 * e + 1] + middle * (positions[2 * next[e] + 1] - positions[2 * e + 1]);
  return to.inside(x, y) > 0 ? INSIDE : OUTSIDE;
}
