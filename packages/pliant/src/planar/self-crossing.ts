/**
 * Finds where the rings of a polygon cross themselves or each other, and on which side of each ring the region lies, by
 * one sweep from left to right (Shamos and Hoey 1976): O(n log n), whatever the shape.
 *
 * Points are visited in order of x, then y. At each, the edges through it are compared with each other, those that end
 * leave the line, those that begin join it, and edges that become neighbours are compared. Two edges that cross are
 * neighbours, or meet in a point, before they do.
 *
 * Allowed: rings that touch in points, a vertex on another vertex or on an edge, as long as the strands stay on their
 * sides. Refused: proper crossings, strands that change sides through a vertex, edges that share a piece of positive
 * length, and spikes without width. All signs are exact.
 */

import type { Outline } from './outline.js';
import { ALONG, APART, CROSSING, meeting, orientation } from './predicates.js';
import { SweepStatus } from './sweep-status.js';

export interface SelfCrossing {
  readonly kind: 'crosses' | 'along' | 'spike';
  /** Edge numbers over all rings. */
  readonly edgeA: number;
  readonly edgeB: number;
  /** Place of the trouble [m]. */
  readonly x: number;
  readonly y: number;
}

/**
 * The first trouble met from left to right, or null for a simple polygon. `odd[r]`: ring r lies inside others an odd
 * number of times.
 */
export function findSelfCrossing(
  polygon: Outline,
  odd = new Uint8Array(polygon.ringCount),
): SelfCrossing | null {
  return new Sweep(polygon, odd).run();
}

class Sweep {
  private readonly status: SweepStatus;
  /** Vertex at the left end of each edge, and at its right end. */
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly told: Uint8Array;
  /** Edges through the point that is visited. */
  private readonly through: number[] = [];
  private readonly begin: number[] = [];

  constructor(
    readonly polygon: Outline,
    readonly odd: Uint8Array,
  ) {
    const { next } = polygon;
    const count = next.length;
    this.status = new SweepStatus(count);
    this.starts = new Uint32Array(count);
    this.ends = new Uint32Array(count);
    this.told = new Uint8Array(polygon.ringCount);
    for (let e = 0; e < count; e++) {
      const forward = this.order(e, next[e]) < 0;
      this.starts[e] = forward ? e : next[e];
      this.ends[e] = forward ? next[e] : e;
    }
  }

  run(): SelfCrossing | null {
    const { next } = this.polygon;
    const order = Uint32Array.from(next.keys()).sort((v, w) => this.order(v, w) || v - w);
    for (let k = 0; k < order.length; ) {
      let end = k + 1;
      while (end < order.length && this.order(order[k], order[end]) === 0) end++;
      const found = this.visit(order, k, end);
      if (found) return found;
      k = end;
    }
    return null;
  }

  /** All vertices at one point: `order[first … end - 1]`. */
  private visit(order: Uint32Array, first: number, end: number): SelfCrossing | null {
    const { positions: p, previous } = this.polygon;
    const [x, y] = [p[2 * order[first]], p[2 * order[first] + 1]];
    const [through, begin] = [this.through, this.begin];
    through.length = 0;
    begin.length = 0;
    const status = this.status;
    for (let e = status.lowest((t) => this.side(t, x, y) <= 0); e >= 0 && this.side(e, x, y) === 0; ) {
      through.push(e);
      e = status.above(e);
    }
    for (let k = first; k < end; k++) {
      for (const e of [order[k], previous[order[k]]]) if (this.starts[e] === order[k]) begin.push(e);
    }
    const all = [...through, ...begin];
    for (let i = 0; i < all.length; i++) {
      for (let j = 0; j < i; j++) {
        const found = trouble(this.polygon, Math.min(all[i], all[j]), Math.max(all[i], all[j]));
        if (found) return found;
      }
    }
    return this.change(x, y);
  }

  /** Takes out the edges that end at the point, puts in those that begin, and compares new neighbours. */
  private change(x: number, y: number): SelfCrossing | null {
    const { positions: p } = this.polygon;
    const status = this.status;
    const ends = this.through.filter((e) => p[2 * this.ends[e]] === x && p[2 * this.ends[e] + 1] === y);
    for (const e of ends) status.remove(e);
    for (const e of this.begin) status.insert(e, (other) => this.isAbove(e, other));
    for (const e of this.begin) {
      const found = this.neighbours(status.below(e), e) ?? this.neighbours(e, status.above(e));
      if (found) return found;
      this.tell(e);
    }
    if (this.begin.length > 0 || ends.length === 0) return null;
    const above = status.lowest((t) => this.side(t, x, y) < 0);
    return this.neighbours(above < 0 ? status.highest() : status.below(above), above);
  }

  private neighbours(low: number, high: number): SelfCrossing | null {
    return low < 0 || high < 0 ? null : trouble(this.polygon, Math.min(low, high), Math.max(low, high));
  }

  /** At a ring's leftmost point: the edges of others below it tell how it lies. */
  private tell(edge: number): void {
    const ring = this.polygon.ringOf[edge];
    if (this.told[ring] === 1) return;
    this.told[ring] = 1;
    // The lower of the ring's two first edges: its own other one must not count.
    const lower = this.begin.filter((e) => this.polygon.ringOf[e] === ring).map((e) => this.status.rank(e));
    this.odd[ring] = Math.min(...lower) % 2;
  }

  /** Whether an edge that begins now lies above another on the line. */
  private isAbove(edge: number, other: number): boolean {
    const { positions: p } = this.polygon;
    const [from, to] = [2 * this.starts[edge], 2 * this.ends[edge]];
    const side = this.side(other, p[from], p[from + 1]);
    return side !== 0 ? side > 0 : this.side(other, p[to], p[to + 1]) > 0;
  }

  /** Positive if a point lies above the line of an edge, directed to the right; exact. */
  private side(edge: number, x: number, y: number): number {
    const { positions: p } = this.polygon;
    const [a, b] = [2 * this.starts[edge], 2 * this.ends[edge]];
    return orientation(p[a], p[a + 1], p[b], p[b + 1], x, y);
  }

  /** By x, then by y. */
  private order(v: number, w: number): number {
    const { positions: p } = this.polygon;
    return p[2 * v] - p[2 * w] || p[2 * v + 1] - p[2 * w + 1];
  }
}

function trouble(polygon: Outline, e: number, f: number): SelfCrossing | null {
  const { positions: p, next } = polygon;
  const [a, b, c, d] = [2 * e, 2 * next[e], 2 * f, 2 * next[f]];
  if (Math.max(p[a + 1], p[b + 1]) < Math.min(p[c + 1], p[d + 1])) return null;
  if (Math.max(p[c + 1], p[d + 1]) < Math.min(p[a + 1], p[b + 1])) return null;
  if (b === c) return spike(p, a, b, d) ? report('spike', e, f, p, b) : null;
  if (d === a) return spike(p, c, d, b) ? report('spike', f, e, p, a) : null;
  const meets = meeting(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1], p[d], p[d + 1]);
  if (meets === APART) return null;
  if (meets === CROSSING) return { kind: 'crosses', edgeA: e, edgeB: f, ...crossingPoint(p, a, b, c, d) };
  if (meets === ALONG) return report('along', e, f, p, inBox(p, a, c, d) ? a : inBox(p, b, c, d) ? b : c);
  return strandsCross(polygon, e, f) ? report('crosses', e, f, p, touchPoint(p, a, b, c, d)) : null;
}

function report(
  kind: SelfCrossing['kind'],
  edgeA: number,
  edgeB: number,
  p: Float64Array,
  at: number,
): SelfCrossing {
  return { kind, edgeA, edgeB, x: p[at], y: p[at + 1] };
}

/** Two edges in a row, `a b` then `b c`, that lie on one line and turn back. */
function spike(p: Float64Array, a: number, b: number, c: number): boolean {
  if (orientation(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1]) !== 0) return false;
  return (p[b] - p[a]) * (p[c] - p[b]) + (p[b + 1] - p[a + 1]) * (p[c + 1] - p[b + 1]) < 0;
}

function crossingPoint(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
): { x: number; y: number } {
  const ex = p[b] - p[a];
  const ey = p[b + 1] - p[a + 1];
  const fx = p[d] - p[c];
  const fy = p[d + 1] - p[c + 1];
  const t = ((p[c] - p[a]) * fy - (p[c + 1] - p[a + 1]) * fx) / (ex * fy - ey * fx);
  return { x: p[a] + t * ex, y: p[a + 1] + t * ey };
}

/** The end that lies on the other edge, for edges that touch. */
function touchPoint(p: Float64Array, a: number, b: number, c: number, d: number): number {
  const on = (q: number, r: number, s: number) =>
    orientation(p[r], p[r + 1], p[s], p[s + 1], p[q], p[q + 1]) === 0 && inBox(p, q, r, s);
  return on(a, c, d) ? a : on(b, c, d) ? b : on(c, a, b) ? c : d;
}

function inBox(p: Float64Array, q: number, r: number, s: number): boolean {
  return (
    p[q] >= Math.min(p[r], p[s]) &&
    p[q] <= Math.max(p[r], p[s]) &&
    p[q + 1] >= Math.min(p[r + 1], p[s + 1]) &&
    p[q + 1] <= Math.max(p[r + 1], p[s + 1])
  );
}

/** Whether the boundary strands through the touching point of two edges change sides there. */
function strandsCross(polygon: Outline, e: number, f: number): boolean {
  const { positions: p, next } = polygon;
  const at = touchPoint(p, 2 * e, 2 * next[e], 2 * f, 2 * next[f]);
  const [beforeE, afterE] = strand(polygon, e, at);
  const [beforeF, afterF] = strand(polygon, f, at);
  const first = sideOfStrand(p, beforeE, at, afterE, beforeF);
  const second = sideOfStrand(p, beforeE, at, afterE, afterF);
  return first * second < 0;
}

/** Offsets of the points before and after the point `at` on the strand that passes through edge `e` there. */
function strand(polygon: Outline, e: number, at: number): [number, number] {
  const { positions: p, next, previous } = polygon;
  const end = next[e];
  if (p[2 * e] === p[at] && p[2 * e + 1] === p[at + 1]) return [2 * previous[e], 2 * end];
  if (p[2 * end] === p[at] && p[2 * end + 1] === p[at + 1]) return [2 * e, 2 * next[end]];
  return [2 * e, 2 * end];
}

/** +1 left of the path before → at → after, -1 right of it, 0 on it. */
function sideOfStrand(p: Float64Array, before: number, at: number, after: number, q: number): number {
  const turn = orientation(p[before], p[before + 1], p[at], p[at + 1], p[after], p[after + 1]);
  const first = orientation(p[before], p[before + 1], p[at], p[at + 1], p[q], p[q + 1]);
  const second = orientation(p[at], p[at + 1], p[after], p[after + 1], p[q], p[q + 1]);
  if (turn > 0) return first > 0 && second > 0 ? 1 : first < 0 || second < 0 ? -1 : 0;
  return first < 0 && second < 0 ? -1 : first > 0 || second > 0 ? 1 : 0;
}
