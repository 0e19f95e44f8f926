/**
 * The common region of two polygons, its area and its rings.
 *
 * Both boundaries are cut where they meet (`cuts`). A piece of a's boundary inside b, or of b's inside a, bounds the
 * common region; a piece shared by both does if the regions lie on the same side of it (and is then taken once, from
 * a). All pieces are directed with the region to their left; walking from the end of each to the start of the next
 * gives the rings. Where more than one piece leaves a node (regions that touch in a point), the sharpest left turn
 * keeps the rings simple.
 *
 * Pieces are joined by node numbers, not by coordinates, and their side is decided by exact signs: an end that is a
 * vertex off the other boundary is inside or not, and a crossing leads in or out. Only a piece between two touching
 * points is asked at its rounded midpoint. The area comes from slabs (`overlap-area`), which need no decision at all.
 */
import type { Boundary } from '../localise/nearest.js';
import { type Cut, type Cuts, collectCuts, sideOf } from './cuts.js';
import type { Meetings } from './meetings.js';
import { overlapArea } from './overlap-area.js';
import { joinRings, type Piece } from './rings.js';

/** The region that two polygons have in common. */
export interface Overlap {
  /** [m²] */
  readonly area: number;
  /** Closed rings, flat `x, y`, outlines counter-clockwise and holes clockwise. */
  readonly rings: Float64Array[];
}

export function overlapOf(a: Boundary, b: Boundary, meetings: Meetings): Overlap {
  const cuts = collectCuts(a, b, meetings);
  const pieces: Piece[] = [];
  collectPieces(a, b, cuts.a, true, pieces);
  collectPieces(b, a, cuts.b, false, pieces);
  return { area: overlapArea(a, b, meetings), rings: joinRings(pieces) };
}

/** Adds the pieces of one boundary that bound the common region. */
function collectPieces(own: Boundary, other: Boundary, cuts: Cuts, takesShared: boolean, out: Piece[]): void {
  const { next } = own.polygon;
  for (let e = 0; e < next.length; e++) {
    const stops = stopsOf(own, other, cuts, e);
    for (let k = 0; k + 1 < stops.length; k++) {
      const [from, to] = [stops[k], stops[k + 1]];
      if (from.node === to.node) continue;
      const middle = (from.t + to.t) / 2;
      const along = cuts.shared.get(e)?.find((s) => s.from <= middle && middle <= s.to);
      const keep = along ? takesShared && along.sameSide : liesInside(own, other, cuts, e, from, to);
      if (keep) out.push(directed(own, e, from, to));
    }
  }
}

/** The cuts of an edge in order, between its two ends. */
function stopsOf(own: Boundary, other: Boundary, cuts: Cuts, e: number): Cut[] {
  const end = own.polygon.next[e];
  const first = { t: 0, node: cuts.nodeOf(e), into: cuts.atStart.get(e) ?? 0 };
  const last = { t: 1, node: cuts.nodeOf(end), into: cuts.atEnd.get(e) ?? 0 };
  const list = (cuts.byEdge.get(e) ?? []).sort((p, q) => p.t - q.t || p.node - q.node);
  let inner = list.length > 1 && !cuts.touched.has(e) ? Math.sign(vertexInside(own, other, e)) : 0;
  for (let k = 0; k < list.length; k++) {
    // Crossings lead in and out by turns; two whose places round to the same may have changed theirs.
    const [cut, next] = [list[k], list[k + 1]];
    if (next && inner !== 0 && cut.into === inner && next.into === -inner && next.t - cut.t < 1e-9) {
      [list[k], list[k + 1]] = [next, cut];
    }
    if (list[k].into !== 0) inner = list[k].into;
  }
  return [first, ...list, last];
}

function vertexInside(own: Boundary, other: Boundary, vertex: number): number {
  return other.inside(own.polygon.positions[2 * vertex], own.polygon.positions[2 * vertex + 1]);
}

/** Whether a piece that isn't shared lies inside the other region. */
function liesInside(own: Boundary, other: Boundary, cuts: Cuts, e: number, from: Cut, to: Cut): boolean {
  const end = own.polygon.next[e];
  if (from.t === 0 && !cuts.touched.has(e)) return vertexInside(own, other, e) > 0;
  if (to.t === 1 && !cuts.touched.has(end)) return vertexInside(own, other, end) > 0;
  if (from.into !== 0) return from.into > 0;
  if (to.into !== 0) return to.into < 0;
  const { positions } = own.polygon;
  const middle = (from.t + to.t) / 2;
  const x = positions[2 * e] + middle * (positions[2 * end] - positions[2 * e]);
  const y = positions[2 * e + 1] + middle * (positions[2 * end + 1] - positions[2 * e + 1]);
  return other.inside(x, y) > 0;
}

function directed(own: Boundary, edge: number, from: Cut, to: Cut): Piece {
  const { positions, next } = own.polygon;
  const [a, b] = [2 * edge, 2 * next[edge]];
  const [ax, ay, bx, by] = [positions[a], positions[a + 1], positions[b], positions[b + 1]];
  const x0 = ax + from.t * (bx - ax);
  const y0 = ay + from.t * (by - ay);
  const x1 = to.t === 1 ? bx : ax + to.t * (bx - ax);
  const y1 = to.t === 1 ? by : ay + to.t * (by - ay);
  return sideOf(own, edge) > 0
    ? { from: from.node, to: to.node, ax: x0, ay: y0, bx: x1, by: y1 }
    : { from: to.node, to: from.node, ax: x1, ay: y1, bx: x0, by: y0 };
}
