/**
 * Depth and way out along the pieces of a boundary that lie inside another polygon.
 *
 * Depth along a piece is the distance to the nearest feature of the other boundary, linear as long as that is one
 * edge. A piece is therefore split where the nearest feature changes, and each part is stood for by two points of
 * Gauss, which integrate depth, its moment and its square exactly where depth is linear. Their weights are lengths [m]:
 * a sum of weight times depth doesn't depend on how finely an edge is cut.
 *
 * Rows of weight 0 say where the piece has its corners: vertices (`vertices` names them) and the places where the
 * nearest feature changes, the deepest point among them.
 */
import { type Boundary, pointOnFeature, SHORT } from '../localise/nearest.js';
import { PieceEdges } from '../localise/piece-edges.js';
import { distanceGradient } from '../normal.js';
import type { ProximityPoints } from '../points.js';
import type { BoundaryPieces } from './pieces.js';

/** Splits of a piece into halves of halves at most: 64 parts. */
const MOST_SPLITS = 6;
/** A change of feature closer than this to an end, as a fraction of the part, is taken for the end. */
const END = 1e-6;
/** Halvings when looking for the place where two features are equally near. */
const HALVINGS = 24;
/** Rounding of a distance, as a fraction of the coordinates. */
const NOISE = 2e-16;
/** The first of the two points of Gauss on 0 … 1. */
const GAUSS = 0.5 - 0.5 / Math.sqrt(3);

export class PieceDepths {
  private readonly foot = new Float64Array(2);
  private to: Boundary | null = null;
  private out: ProximityPoints | null = null;
  private of = 0;
  /** The piece: its edge's feature number, first point and direction [m]. */
  private own = 0;
  private x = 0;
  private y = 0;
  private dx = 0;
  private dy = 0;
  /** Depth [m] and feature found last, and where: depth changes no faster than the point. */
  private depth = 0;
  private feature = -1;
  private lastX = 0;
  private lastY = 0;
  /** The edges that can be nearest to the piece, if there are few. */
  private readonly near = new PieceEdges();
  private hasNear = false;

  /** Adds the rows of all pieces of `from` inside `to`. */
  collect(from: Boundary, to: Boundary, of: number, pieces: BoundaryPieces, out: ProximityPoints): void {
    this.to = to;
    this.out = out;
    this.of = of;
    this.depth = Number.POSITIVE_INFINITY;
    const { positions, next, vertexCount } = from.polygon;
    const isLong = to.polygon.vertexCount > SHORT;
    for (let k = 0; k < pieces.count; k++) {
      const e = pieces.edges[k];
      const start = pieces.starts[k];
      const end = pieces.ends[k];
      this.own = vertexCount + e;
      this.x = positions[2 * e];
      this.y = positions[2 * e + 1];
      this.dx = positions[2 * next[e]] - this.x;
      this.dy = positions[2 * next[e] + 1] - this.y;
      const first = this.end(pieces.startFeatures[k], start);
      if (start === 0 && this.depth > 0) this.row(e, e, this.x, this.y, this.depth, first, 0);
      const depth = this.depth;
      // The edges near a piece of a fine outline tell what is nearest to its end, too.
      if (isLong) this.gather(start, end, depth, this.mostAt(end, first));
      const last = this.end(pieces.endFeatures[k], end);
      const depthAtEnd = this.depth;
      if (!isLong) this.gather(start, end, depth, depthAtEnd);
      this.part(start, first, end, last, 0);
      this.hasNear = false;
      // The next piece begins where this one ends.
      this.depth = depthAtEnd;
      this.feature = last;
      this.lastX = this.x + end * this.dx;
      this.lastY = this.y + end * this.dy;
    }
    this.to = null;
    this.out = null;
  }

  /** Feature at an end of a piece: the edge crossed there, or what is nearest. Leaves the depth there. */
  private end(crossed: number, t: number): number {
    if (crossed < 0) return this.nearest(this.x + t * this.dx, this.y + t * this.dy);
    this.depth = 0;
    this.lastX = this.x + t * this.dx;
    this.lastY = this.y + t * this.dy;
    return this.to!.polygon.vertexCount + crossed;
  }

  /** A bound of the depth at a place of the piece: the distance from a feature that is near [m]. */
  private mostAt(t: number, feature: number): number {
    return this.distance(feature, this.x + t * this.dx, this.y + t * this.dy);
  }

  /** Gathers the edges that can be nearest to the piece, by bounds of the depth at its ends. */
  private gather(start: number, end: number, first: number, last: number): void {
    const { x, y, dx, dy } = this;
    const [ax, ay, bx, by] = [x + start * dx, y + start * dy, x + end * dx, y + end * dy];
    this.hasNear = this.near.gather(this.to!, ax, ay, bx, by, first, last);
  }

  private nearest(x: number, y: number): number {
    if (this.hasNear) {
      const { near } = this;
      const feature = near.nearest(x, y);
      this.depth = Math.sqrt(near.distanceSq);
      this.feature = feature;
      this.lastX = x;
      this.lastY = y;
      return feature;
    }
    const to = this.to!;
    const dx = x - this.lastX;
    const dy = y - this.lastY;
    if (dx === 0 && dy === 0 && this.depth > 0 && this.depth < Number.POSITIVE_INFINITY) return this.feature;
    const bound = (this.depth + Math.sqrt(dx * dx + dy * dy)) * (1 + 1e-9) + Number.MIN_VALUE;
    let depth = Math.sqrt(to.nearest(x, y, bound * bound));
    if (to.feature < 0) depth = Math.sqrt(to.nearest(x, y));
    this.depth = depth;
    this.feature = to.feature;
    this.lastX = x;
    this.lastY = y;
    return to.feature;
  }

  /** A part of the piece between two places whose nearest features are known. */
  private part(start: number, first: number, end: number, last: number, level: number): void {
    if (first !== last && level < MOST_SPLITS) {
      const t = this.change(start, first, end, last);
      if (t - start > END * (end - start) && end - t > END * (end - start)) {
        const x = this.x + t * this.dx;
        const y = this.y + t * this.dy;
        const feature = this.nearest(x, y);
        const depth = this.depth;
        if (depth > 0) this.row(-1, this.own, x, y, depth, feature, 0);
        // At the change itself either feature is nearest; a third one is split off on both sides.
        const tie = feature === first || feature === last;
        this.part(start, first, t, tie ? first : feature, level + 1);
        this.part(t, tie ? last : feature, end, last, level + 1);
        return;
      }
    }
    const t0 = start + GAUSS * (end - start);
    const f0 = this.nearest(this.x + t0 * this.dx, this.y + t0 * this.dy);
    const d0 = this.depth;
    const t1 = end - GAUSS * (end - start);
    const f1 = this.nearest(this.x + t1 * this.dx, this.y + t1 * this.dy);
    const strange = f0 !== first && f0 !== last ? f0 : f1 !== first && f1 !== last ? f1 : -1;
    if (strange >= 0 && level < MOST_SPLITS) {
      // A feature that is nearest at neither end comes near in between.
      const t = strange === f0 ? t0 : t1;
      this.part(start, first, t, strange, level + 1);
      this.part(t, strange, end, last, level + 1);
      return;
    }
    const d1 = this.depth;
    const half = ((end - start) / 2) * Math.sqrt(this.dx * this.dx + this.dy * this.dy);
    this.gauss(t0, d0, f0, half);
    this.gauss(t1, d1, f1, half);
  }

  private gauss(t: number, depth: number, feature: number, weight: number): void {
    if (!(depth > 0)) return;
    this.row(-1, this.own, this.x + t * this.dx, this.y + t * this.dy, depth, feature, weight);
  }

  private row(
    vertex: number,
    own: number,
    x: number,
    y: number,
    depth: number,
    feature: number,
    weight: number,
  ): void {
    const out = this.out!;
    const to = this.to!.polygon;
    const row = out.add(this.of, vertex, feature, x, y, -depth);
    out.own[row] = own;
    out.weights[row] = weight;
    pointOnFeature(this.foot, 0, to, feature, x, y);
    distanceGradient(out.normals, 2 * row, to, feature, x, y, this.foot[0], this.foot[1], 1);
  }

  /** Where along the piece the two features are equally near. */
  private change(start: number, first: number, end: number, last: number): number {
    let low = start;
    let high = end;
    let atLow = this.difference(low, first, last);
    let atHigh = this.difference(high, first, last);
    if (!(atLow < 0 && atHigh > 0)) return start;
    // Below this the difference is rounding.
    const noise = NOISE * (Math.abs(this.x) + Math.abs(this.y) + Math.abs(this.dx) + Math.abs(this.dy));
    const enough = 1e-12 * (atHigh - atLow) + noise;
    for (let k = 0; k < HALVINGS; k++) {
      // False position first: between two edges the difference is linear and it is done at once.
      const t = k % 2 === 0 ? low - (atLow * (high - low)) / (atHigh - atLow) : (low + high) / 2;
      const here = this.difference(t, first, last);
      if (Math.abs(here) <= enough) return t;
      if (here < 0) {
        low = t;
        atLow = here;
      } else {
        high = t;
        atHigh = here;
      }
    }
    return (low + high) / 2;
  }

  /** Distance to the one feature less that to the other [m]. */
  private difference(t: number, first: number, last: number): number {
    const x = this.x + t * this.dx;
    const y = this.y + t * this.dy;
    return this.distance(first, x, y) - this.distance(last, x, y);
  }

  private distance(feature: number, x: number, y: number): number {
    const foot = this.foot;
    pointOnFeature(foot, 0, this.to!.polygon, feature, x, y);
    return Math.sqrt((x - foot[0]) * (x - foot[0]) + (y - foot[1]) * (y - foot[1]));
  }
}
