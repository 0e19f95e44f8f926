/** Where the edges of two polygons are cut by each other, with the nodes that stand there and where each cut leads. */
import type { Boundary } from '../localise/nearest.js';
import { OF_A, OF_B } from '../points.js';
import type { Polygon } from '../polygon.js';
import { ALONG, CROSSING } from '../predicates.js';
import { type Meetings, PARAMETERS } from './meetings.js';

export interface Cut {
  /** Place along the edge, 0 … 1. */
  readonly t: number;
  /** Number of the node: vertices of a, then of b, then crossings. */
  readonly node: number;
  /** +1: the edge goes into the other region here, -1: out of it, 0: it touches. Decided exactly. */
  readonly into: number;
}

export interface SharedPiece {
  readonly from: number;
  readonly to: number;
  /** Whether the two regions lie on the same side of the shared piece. */
  readonly sameSide: boolean;
}

/** The cuts of one polygon. */
export interface Cuts {
  readonly byEdge: Map<number, Cut[]>;
  /** Crossings whose place rounds to an edge's first or last point. */
  readonly atStart: Map<number, number>;
  readonly atEnd: Map<number, number>;
  readonly shared: Map<number, SharedPiece[]>;
  /** Vertices on the other boundary, or so near to a crossing that they stand for it. */
  readonly touched: Set<number>;
  nodeOf(vertex: number): number;
}

export function collectCuts(a: Boundary, b: Boundary, meetings: Meetings): { a: Cuts; b: Cuts } {
  const [countA, countB] = [a.polygon.vertexCount, b.polygon.vertexCount];
  /** Vertices of b that lie on a vertex of a go by its number. */
  const alias = new Map<number, number>();
  const cutsA = emptyCuts((v) => v);
  const cutsB = emptyCuts((v) => alias.get(v) ?? countA + v);
  for (let row = 0; row < meetings.count; row++) {
    const [e, f] = [meetings.edgesA[row], meetings.edgesB[row]];
    const t = meetings.parameters.subarray(row * PARAMETERS, row * PARAMETERS + PARAMETERS);
    const crossing = meetings.kinds[row] === CROSSING;
    const intoB = crossing ? leads(meetings, row, OF_A, b.polygon) : 0;
    const intoA = crossing ? leads(meetings, row, OF_B, a.polygon) : 0;
    const fresh = countA + countB + 2 * row;
    for (let end = 0; end < (meetings.kinds[row] === ALONG ? 2 : 1); end++) {
      const vertexA = note(cutsA, a, e, t[end], intoB);
      const vertexB = note(cutsB, b, f, t[2 + end], intoA);
      const node = vertexA >= 0 ? vertexA : vertexB >= 0 ? countA + vertexB : fresh + end;
      if (vertexA >= 0 && vertexB >= 0) alias.set(vertexB, vertexA);
      if (vertexA < 0) push(cutsA.byEdge, e, { t: t[end], node, into: intoB });
      if (vertexB < 0) push(cutsB.byEdge, f, { t: t[2 + end], node, into: intoA });
    }
    if (meetings.kinds[row] === ALONG) {
      const sameSide = t[3] > t[2] === (sideOf(a, e) === sideOf(b, f));
      push(cutsA.shared, e, { from: t[0], to: t[1], sameSide });
      push(cutsB.shared, f, { from: Math.min(t[2], t[3]), to: Math.max(t[2], t[3]), sameSide });
    }
  }
  return { a: cutsA, b: cutsB };
}

export function sideOf(boundary: Boundary, edge: number): number {
  return boundary.polygon.sides[boundary.polygon.ringOf[edge]];
}

function emptyCuts(nodeOf: (vertex: number) => number): Cuts {
  return {
    byEdge: new Map(),
    atStart: new Map(),
    atEnd: new Map(),
    shared: new Map(),
    touched: new Set(),
    nodeOf,
  };
}

/** Notes a meeting at an end of an edge and returns the vertex there, or -1 for a meeting in its interior. */
function note(cuts: Cuts, own: Boundary, edge: number, t: number, into: number): number {
  if (t !== 0 && t !== 1) return -1;
  const vertex = t === 0 ? edge : own.polygon.next[edge];
  cuts.touched.add(vertex);
  if (into !== 0) (t === 0 ? cuts.atStart : cuts.atEnd).set(edge, into);
  return vertex;
}

/**
 * +1 if the edge of the one polygon goes into the region of the other at a proper crossing, -1 if out of it. `of` says
 * whose edge it is, `other` is the other polygon.
 */
export function leads(meetings: Meetings, row: number, of: number, other: Polygon): number {
  // Where b's edge goes to the left of a's, a's goes to the right of b's.
  const isLeft = meetings.turns[row] > 0 === (of === OF_B);
  const edge = of === OF_A ? meetings.edgesB[row] : meetings.edgesA[row];
  return isLeft === other.sides[other.ringOf[edge]] > 0 ? 1 : -1;
}

function push<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
