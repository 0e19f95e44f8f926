/**
 * Contacts between two outlines as pairs of features, for responses that solve for impulses: a corner of one against an
 * edge of the other, or two corners. No convex pieces, so no seams.
 *
 * A corner v and an edge e can only press on each other if v is the lowest point of its neighbourhood against e's
 * normal: both edges at v lead away from e. This is the condition for a face of the Minkowski difference. It is what
 * the nearest feature alone gets wrong: the corner of a box 1 mm deep in the top of another and 0.5 mm from its side is
 * pushed sideways by the nearest feature, and up by the edge that faces it.
 *
 * - A corner outside: every edge that faces it within the margin.
 * - A corner inside: of the edges that face it the one it is least deep behind, and its neighbour across a reflex
 *   corner. If none faces it, the nearest feature.
 * - Corners that face no edge may face a corner.
 *
 * Degenerate: boundaries that cross although no corner is inside (a bar across a corner) are handed to `crossings`.
 */
import { widened } from '../../core/grow.js';
import type { Boundary } from '../localise/nearest.js';
import { RUN } from '../localise/run-boxes.js';
import { OF_A } from '../points.js';
import type { Polygon } from '../polygon.js';

/** How far, as a sine, a corner may be from being the lowest point: faces that lie on each other tilt a little. */
const TILT = 0.2;
/** A turn with a smaller sine than about this is none: sides cut into pieces stay sides. */
const STRAIGHT = 1e-9;
/** Candidate edges of one corner. */
const MOST = 8;
/** Contacts of one pair closer than this fraction of the margin are one. */
const SAME = 0.02;

/** Where the contacts of a pair go; `ContactRows` is one. */
export interface ContactSink {
  /** @param at x, y [m], the normal from b to a, the gap [m]; an array, since numbers handed over one by one take memory. */
  contact(of: number, vertex: number, feature: number, at: Float64Array): void;
}

export class FeatureContacts {
  private readonly edges = new Int32Array(MOST);
  private readonly gaps = new Float64Array(MOST);
  private readonly normals = new Float64Array(2 * MOST);
  private count = 0;
  /** Points found so far in this pair: x, y, nx, ny. */
  private found = new Float64Array(64);
  private foundCount = 0;
  private sink: ContactSink | null = null;
  private of = OF_A;
  private margin = 0;
  /** The corner: x, y [m]. */
  private readonly at = new Float64Array(2);
  private readonly given = new Float64Array(5);

  /** Hands all contacts within `margin` [m] to the sink; normals point from b to a. Returns how many. */
  collect(a: Boundary, b: Boundary, margin: number, sink: ContactSink): number {
    this.sink = sink;
    this.margin = margin;
    this.foundCount = 0;
    this.of = OF_A;
    this.corners(a, b);
    this.of = 1;
    this.corners(b, a);
    return this.foundCount;
  }

  private corners(from: Boundary, to: Boundary): void {
    const margin = this.margin;
    const boxes = from.runBoxes();
    const target = to.runBoxes();
    const minX = target[0] - margin;
    const minY = target[1] - margin;
    const maxX = target[2] + margin;
    const maxY = target[3] + margin;
    const { positions, next, previous, sides, ringOf } = from.polygon;
    const count = next.length;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] > maxX || boxes[o + 2] < minX || boxes[o + 1] > maxY || boxes[o + 3] < minY) continue;
      const end = Math.min(first + RUN, count);
      for (let v = first; v < end; v++) {
        const x = positions[2 * v];
        const y = positions[2 * v + 1];
        if (x < minX || x > maxX || y < minY || y > maxY) continue;
        const p = 2 * previous[v];
        const n = 2 * next[v];
        const ux = x - positions[p];
        const uy = y - positions[p + 1];
        const wx = positions[n] - x;
        const wy = positions[n + 1] - y;
        // A reflex corner faces nothing, and a point on a straight side is no corner.
        const straight = STRAIGHT * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(wx) + Math.abs(wy));
        if ((ux * wy - uy * wx) * sides[ringOf[v]] <= straight) continue;
        this.at[0] = x;
        this.at[1] = y;
        this.corner(from.polygon, to, v);
      }
    }
  }

  private corner(own: Polygon, to: Boundary, v: number): void {
    const x = this.at[0];
    const y = this.at[1];
    const boxes = to.runBoxes();
    this.count = 0;
    this.facing(own, to, v, false);
    let behind = false;
    for (let k = 0; k < this.count; k++) if (this.gaps[k] < 0) behind = true;
    if (behind || this.count === 0) {
      const held = x > boxes[0] && y > boxes[1] && x < boxes[2] && y < boxes[3];
      if (held && to.inside(x, y) > 0) {
        this.inner(own, to, v);
        return;
      }
    }
    for (let k = 0; k < this.count; k++) {
      if (this.gaps[k] >= 0) this.add(v, to.polygon.vertexCount + this.edges[k], k);
    }
    if (this.count === 0) this.cornerToCorner(own, to, v);
  }

  /** Gathers the edges within the margin, or `all`, that face the corner. */
  private facing(own: Polygon, to: Boundary, v: number, all: boolean): void {
    const boxes = to.runBoxes();
    const reach = all ? boxes[2] - boxes[0] + boxes[3] - boxes[1] : this.margin;
    const x = this.at[0];
    const y = this.at[1];
    const { positions: q, next, sides, ringOf } = to.polygon;
    const { positions } = own;
    const p = 2 * own.previous[v];
    const n = 2 * own.next[v];
    const px = positions[p] - x;
    const py = positions[p + 1] - y;
    const sx = positions[n] - x;
    const sy = positions[n + 1] - y;
    const tiltP = -TILT * Math.sqrt(px * px + py * py);
    const tiltS = -TILT * Math.sqrt(sx * sx + sy * sy);
    const count = next.length;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] - x > reach || x - boxes[o + 2] > reach) continue;
      if (boxes[o + 1] - y > reach || y - boxes[o + 3] > reach) continue;
      const end = Math.min(first + RUN, count);
      for (let e = first; e < end; e++) {
        const k = 2 * next[e];
        const ex = q[k] - q[2 * e];
        const ey = q[k + 1] - q[2 * e + 1];
        const dx = x - q[2 * e];
        const dy = y - q[2 * e + 1];
        const lengthSq = ex * ex + ey * ey;
        const along = dx * ex + dy * ey;
        const cross = (dx * ey - dy * ex) * sides[ringOf[e]];
        if (cross * cross > reach * reach * lengthSq) continue;
        const slack = cross < 0 ? -cross : 1e-9 * lengthSq;
        if (along < -slack || along > lengthSq + slack) continue;
        const scale = sides[ringOf[e]] / Math.sqrt(lengthSq);
        const nx = ey * scale;
        const ny = -ex * scale;
        if (px * nx + py * ny < tiltP || sx * nx + sy * ny < tiltS) continue;
        if (along < 0 && !reflex(to.polygon, e)) continue;
        if (along > lengthSq && !reflex(to.polygon, next[e])) continue;
        if (this.count === MOST) continue;
        const found = this.count++;
        this.edges[found] = e;
        this.gaps[found] = cross / Math.sqrt(lengthSq);
        this.normals[2 * found] = nx;
        this.normals[2 * found + 1] = ny;
      }
    }
  }

  private keep(edge: number, gap: number, nx: number, ny: number): void {
    if (this.count === MOST) return;
    const k = this.count++;
    this.edges[k] = edge;
    this.gaps[k] = gap;
    this.normals[2 * k] = nx;
    this.normals[2 * k + 1] = ny;
  }

  /** A corner inside: the edge that it is least deep behind, with a neighbour across a reflex corner. */
  private inner(own: Polygon, to: Boundary, v: number): void {
    const { vertexCount, next } = to.polygon;
    let best = this.shallowest();
    if (best < 0) {
      this.count = 0;
      this.facing(own, to, v, true);
      best = this.shallowest();
    }
    if (best < 0) {
      this.nearest(to, v);
      return;
    }
    this.add(v, vertexCount + this.edges[best], best);
    for (let k = 0; k < this.count; k++) {
      if (k === best || this.gaps[k] >= 0 || this.gaps[k] < -this.margin) continue;
      const e = this.edges[k];
      const f = this.edges[best];
      const shared = next[e] === f ? f : next[f] === e ? e : -1;
      if (shared >= 0 && reflex(to.polygon, shared)) this.add(v, vertexCount + e, k);
    }
  }

  private shallowest(): number {
    let best = -1;
    for (let k = 0; k < this.count; k++) {
      if (this.gaps[k] < 0 && (best < 0 || this.gaps[k] > this.gaps[best])) best = k;
    }
    return best;
  }

  /** No edge faces the corner: out by the nearest feature. */
  private nearest(to: Boundary, v: number): void {
    const depth = Math.sqrt(to.nearest(this.at[0], this.at[1]));
    const { positions: q, next, vertexCount, sides, ringOf, previous } = to.polygon;
    const { feature } = to;
    const e = feature < vertexCount ? previous[feature] : feature - vertexCount;
    const k = 2 * next[e];
    const ex = q[k] - q[2 * e];
    const ey = q[k + 1] - q[2 * e + 1];
    const scale = sides[ringOf[e]] / Math.sqrt(ex * ex + ey * ey);
    this.count = 0;
    this.keep(e, -depth, ey * scale, -ex * scale);
    this.add(v, feature, 0);
  }

  /** A corner whose nearest point within the margin is a corner of the other that faces it. */
  private cornerToCorner(own: Polygon, to: Boundary, v: number): void {
    // Both would find the pair; the polygon that comes first adds it.
    if (this.of !== OF_A) return;
    const margin = this.margin;
    const x = this.at[0];
    const y = this.at[1];
    const gapSq = to.nearest(x, y, margin * margin);
    const w = to.feature;
    if (w < 0 || w >= to.polygon.vertexCount || gapSq === 0 || reflex(to.polygon, w)) return;
    const gap = Math.sqrt(gapSq);
    const nx = (x - to.polygon.positions[2 * w]) / gap;
    const ny = (y - to.polygon.positions[2 * w + 1]) / gap;
    const { positions, previous, next } = own;
    const p = 2 * previous[v];
    const n = 2 * next[v];
    if ((positions[p] - x) * nx + (positions[p + 1] - y) * ny < 0) return;
    if ((positions[n] - x) * nx + (positions[n + 1] - y) * ny < 0) return;
    this.keep(w, gap, nx, ny);
    this.add(v, w, 0);
  }

  private add(v: number, feature: number, k: number): void {
    const { given } = this;
    const gap = this.gaps[k];
    const sign = this.of === OF_A ? 1 : -1;
    const nx = sign * this.normals[2 * k];
    const ny = sign * this.normals[2 * k + 1];
    // Halfway between the surfaces.
    const cx = this.at[0] - 0.5 * gap * this.normals[2 * k];
    const cy = this.at[1] - 0.5 * gap * this.normals[2 * k + 1];
    const found = this.found;
    const near = SAME * this.margin;
    for (let i = 0; i < this.foundCount; i++) {
      const dx = found[4 * i] - cx;
      const dy = found[4 * i + 1] - cy;
      if (dx * dx + dy * dy < near * near && found[4 * i + 2] * nx + found[4 * i + 3] * ny > 0.99) return;
    }
    if (4 * this.foundCount === found.length) this.found = widened(found);
    const o = 4 * this.foundCount++;
    this.found[o] = cx;
    this.found[o + 1] = cy;
    this.found[o + 2] = nx;
    this.found[o + 3] = ny;
    given[0] = cx;
    given[1] = cy;
    given[2] = nx;
    given[3] = ny;
    given[4] = gap;
    this.sink!.contact(this.of, v, feature, given);
  }
}

/** Whether the region's angle at a vertex is more than half a turn. */
export function reflex({ positions: p, next, previous, sides, ringOf }: Polygon, v: number): boolean {
  const a = 2 * previous[v];
  const b = 2 * next[v];
  const x = p[2 * v];
  const y = p[2 * v + 1];
  return ((x - p[a]) * (p[b + 1] - y) - (y - p[a + 1]) * (p[b] - x)) * sides[ringOf[v]] < 0;
}
