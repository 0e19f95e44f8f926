/**
 * Finds where the rings of a polygon cross themselves or each other.
 *
 * Sweep: edges enter in order of their left end; each is compared with the edges that still reach that far and share
 * its span in y. O(n log n + pairs that share a span), which for outlines is near linear.
 *
 * Allowed: rings that touch in points, a vertex on another vertex or on an edge, as long as the strands stay on their
 * sides. Refused: proper crossings, strands that change sides through a vertex, edges that share a piece of positive
 * length, and spikes without width. All signs are exact.
 */

import type { Outline } from './outline.js';
import { ALONG, APART, CROSSING, meeting, orientation } from './predicates.js';

export interface SelfCrossing {
  readonly kind: 'crosses' | 'along' | 'spike';
  /** Edge numbers over all rings. */
  readonly edgeA: number;
  readonly edgeB: number;
  /** Place of the trouble [m]. */
  readonly x: number;
  readonly y: number;
}

/** The first trouble met from left to right, or null for a simple polygon. */
export function findSelfCrossing(polygon: Outline): SelfCrossing | null {
  const { positions, next } = polygon;
  const count = next.length;
  const left = new Float64Array(count);
  for (let e = 0; e < count; e++) left[e] = Math.min(positions[2 * e], positions[2 * next[e]]);
  const order = Uint32Array.from(left.keys()).sort((a, b) => left[a] - left[b] || a - b);
  const active: number[] = [];
  for (const e of order) {
    let kept = 0;
    for (const f of active) {
      if (Math.max(positions[2 * f], positions[2 * next[f]]) < left[e]) continue;
      active[kept++] = f;
      const found = trouble(polygon, Math.min(e, f), Math.max(e, f));
      if (found) return found;
    }
    active.length = kept;
    active.push(e);
  }
  return null;
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
