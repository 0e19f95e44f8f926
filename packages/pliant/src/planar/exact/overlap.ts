/**
 * The common region of two polygons, its area and its rings.
 *
 * Both boundaries are cut where they meet. A piece of a's boundary inside b, or of b's inside a, bounds the common
 * region; a piece shared by both does if the regions lie on the same side of it (and is then taken once, from a).
 * All pieces are directed with the region to their left; walking from the end of each to the start of the next gives
 * the rings. The area comes from slabs instead (`overlap-area`), which nearly collinear edges can't upset.
 *
 * Pieces are found and joined by node numbers, not by coordinates, but which side a piece lies on is
 * asked at its rounded midpoint: between edges closer than rounding, a ring may come out open or missing. Where more than one piece leaves a node (regions that touch in a point), the sharpest left turn keeps the rings simple.
 */
import type { Boundary } from '../localise/nearest.js';
import { ALONG } from '../predicates.js';
import { type Meetings, PARAMETERS } from './meetings.js';
import { overlapArea } from './overlap-area.js';
import { joinRings, type Piece } from './rings.js';

export interface Overlap {
  /** [m²] */
  readonly area: number;
  /** Closed rings, flat `x, y`, outlines counter-clockwise and holes clockwise. */
  readonly rings: Float64Array[];
}

/** Where an edge is cut, and the node that stands there. */
interface Cut {
  readonly t: number;
  readonly node: number;
}

interface Shared {
  readonly from: number;
  readonly to: number;
  /** Whether the two regions lie on the same side of the shared piece. */
  readonly sameSide: boolean;
}

export function overlapOf(a: Boundary, b: Boundary, meetings: Meetings): Overlap {
  const cuts = collectCuts(a, b, meetings);
  const pieces: Piece[] = [];
  collectPieces(a, b, cuts.a, cuts.sharedA, cuts.nodeA, true, pieces);
  collectPieces(b, a, cuts.b, cuts.sharedB, cuts.nodeB, false, pieces);
  return { area: overlapArea(a, b, meetings), rings: joinRings(pieces) };
}

function collectCuts(a: Boundary, b: Boundary, meetings: Meetings) {
  const [countA, countB] = [a.polygon.vertexCount, b.polygon.vertexCount];
  const cutsA = new Map<number, Cut[]>();
  const cutsB = new Map<number, Cut[]>();
  const sharedA = new Map<number, Shared[]>();
  const sharedB = new Map<number, Shared[]>();
  /** Vertices of b that lie on a vertex of a go by its number. */
  const alias = new Map<number, number>();
  const nodeA = (v: number) => v;
  const nodeB = (v: number) => alias.get(v) ?? countA + v;
  const cut = (row: number, tA: number, tB: number, fresh: number) => {
    const [e, f] = [meetings.edgesA[row]!, meetings.edgesB[row]!];
    const vertexA = tA === 0 ? e : tA === 1 ? a.polygon.next[e]! : -1;
    const vertexB = tB === 0 ? f : tB === 1 ? b.polygon.next[f]! : -1;
    if (vertexA >= 0 && vertexB >= 0) alias.set(vertexB, vertexA);
    else if (vertexA >= 0) push(cutsB, f, { t: tB, node: vertexA });
    else if (vertexB >= 0) push(cutsA, e, { t: tA, node: countA + vertexB });
    else {
      push(cutsA, e, { t: tA, node: fresh });
      push(cutsB, f, { t: tB, node: fresh });
    }
  };
  for (let row = 0; row < meetings.count; row++) {
    const t = meetings.parameters.subarray(row * PARAMETERS, row * PARAMETERS + PARAMETERS);
    const fresh = countA + countB + 2 * row;
    cut(row, t[0]!, t[2]!, fresh);
    if (meetings.kinds[row] !== ALONG) continue;
    cut(row, t[1]!, t[3]!, fresh + 1);
    const sameSide =
      t[3]! > t[2]! === (sideOf(a, meetings.edgesA[row]!) === sideOf(b, meetings.edgesB[row]!));
    push(sharedA, meetings.edgesA[row]!, { from: t[0]!, to: t[1]!, sameSide });
    push(sharedB, meetings.edgesB[row]!, {
      from: Math.min(t[2]!, t[3]!),
      to: Math.max(t[2]!, t[3]!),
      sameSide,
    });
  }
  return { a: cutsA, b: cutsB, sharedA, sharedB, nodeA, nodeB };
}

function sideOf(boundary: Boundary, edge: number): number {
  return boundary.polygon.sides[boundary.polygon.ringOf[edge]!]!;
}

function push<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Adds the pieces of one boundary that bound the common region. */
function collectPieces(
  own: Boundary,
  other: Boundary,
  cuts: Map<number, Cut[]>,
  shared: Map<number, Shared[]>,
  nodeOf: (vertex: number) => number,
  takesShared: boolean,
  out: Piece[],
): void {
  const { positions, next } = own.polygon;
  for (let e = 0; e < next.length; e++) {
    const [a, b] = [2 * e, 2 * next[e]!];
    const [ax, ay] = [positions[a]!, positions[a + 1]!];
    const [ex, ey] = [positions[b]! - ax, positions[b + 1]! - ay];
    const list = (cuts.get(e) ?? []).sort((p, q) => p.t - q.t || p.node - q.node);
    const stops = [{ t: 0, node: nodeOf(e) }, ...list, { t: 1, node: nodeOf(next[e]!) }];
    for (let k = 0; k + 1 < stops.length; k++) {
      const [from, to] = [stops[k]!, stops[k + 1]!];
      if (from.node === to.node) continue;
      const middle = (from.t + to.t) / 2;
      const along = shared.get(e)?.find((s) => s.from <= middle && middle <= s.to);

      const keep = along
        ? takesShared && along.sameSide
        : other.inside(ax + middle * ex, ay + middle * ey) > 0;
      if (keep) out.push(directed(own, e, from, to, ax, ay, ex, ey, positions[b]!, positions[b + 1]!));
    }
  }
}

function directed(
  own: Boundary,
  edge: number,
  from: Cut,
  to: Cut,
  ax: number,
  ay: number,
  ex: number,
  ey: number,
  bx: number,
  by: number,
): Piece {
  const x0 = ax + from.t * ex;
  const y0 = ay + from.t * ey;
  const x1 = to.t === 1 ? bx : ax + to.t * ex;
  const y1 = to.t === 1 ? by : ay + to.t * ey;
  return sideOf(own, edge) > 0
    ? { from: from.node, to: to.node, ax: x0, ay: y0, bx: x1, by: y1 }
    : { from: to.node, to: from.node, ax: x1, ay: y1, bx: x0, by: y0 };
}
