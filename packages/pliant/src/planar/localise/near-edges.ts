/**
 * The few edges of a boundary that can be nearest to the points of a small place, as flat numbers: samples of a field
 * that stand close together are measured against these instead of walking the boundary for each.
 *
 * Which side a point is on follows from what is nearest to it: the side of the edge, or the turn of the corner. A point
 * that is nearest to a corner is inside if the corner is reflex, else outside. Where an outline touches itself in a
 * corner, the point is inside if any of the corners there is reflex.
 */
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { type Boundary, SHORT } from './nearest.js';

/** Numbers of an edge: first point, direction [m], squared length [m²], side of its region. */
const STRIDE = 6;
/** A turn whose sine is smaller is none: the side of the edge then says more than the turn. */
const STRAIGHT = 1e-9;

export class NearEdges {
  /** Nearest feature of the last point that was measured: vertex `v`, or edge `e` as `vertexCount + e`. */
  feature = -1;
  /** Distance of the nearest edge from the point that `gather` was asked for [m]. */
  distance = 0;
  /** How far samples are from the middle of their cell [m]. */
  reach = 0;
  /** Signed distance [m] and way out that `leave` found: distance, x, y. */
  readonly wayOut = new Float64Array(3);
  /** Signed distances [m] and nearest features of the four samples that `measureCell` measured. */
  readonly values = new Float64Array(4);
  readonly features = new Int32Array(4);
  private readonly edges = new Float64Array(STRIDE * SHORT);
  private readonly list = new Int32Array(SHORT);
  private count = 0;
  /** Squared distances of the edges from the point turned to [m²], and where those that matter stand in `edges`. */
  private readonly squares = new Float64Array(SHORT);
  private readonly near = new Int32Array(SHORT);
  private nearCount = 0;
  private polygon: Polygon | null = null;

  /**
   * Takes the edges that are at most `spare` [m] farther from a point than the nearest one, which is within `bound`
   * [m]. Leaves the distance of the nearest in `distance`. False when there are too many edges around.
   */
  gather(boundary: Boundary, x: number, y: number, bound: number, spare: number): boolean {
    if (!boundary.gather(x, y, bound + spare)) return false;
    const { polygon, gathered, gatheredCount } = boundary;
    const { positions, next, sides, ringOf } = polygon;
    const { edges, list, squares } = this;
    this.polygon = polygon;
    let bestSq = Number.POSITIVE_INFINITY;
    for (let k = 0; k < gatheredCount; k++) {
      const e = gathered[k];
      const n = 2 * next[e];
      const ax = positions[2 * e];
      const ay = positions[2 * e + 1];
      const ex = positions[n] - ax;
      const ey = positions[n + 1] - ay;
      const along = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey);
      const t = along < 0 ? 0 : Math.min(along, 1);
      const dx = x - ax - t * ex;
      const dy = y - ay - t * ey;
      squares[k] = dx * dx + dy * dy;
      if (squares[k] < bestSq) bestSq = squares[k];
    }
    const reach = Math.sqrt(bestSq) + spare;
    const reachSq = reach * reach * (1 + 1e-9);
    let o = 0;
    for (let k = 0; k < gatheredCount; k++) {
      if (squares[k] > reachSq) continue;
      const e = gathered[k];
      const n = 2 * next[e];
      const ax = positions[2 * e];
      const ay = positions[2 * e + 1];
      const ex = positions[n] - ax;
      const ey = positions[n + 1] - ay;
      list[o / STRIDE] = e;
      edges[o] = ax;
      edges[o + 1] = ay;
      edges[o + 2] = ex;
      edges[o + 3] = ey;
      edges[o + 4] = ex * ex + ey * ey;
      edges[o + 5] = sides[ringOf[e]];
      o += STRIDE;
    }
    this.count = o / STRIDE;
    this.distance = Math.sqrt(bestSq);
    return true;
  }

  /**
   * Turns to the samples of a cell whose middle is (x, y), and keeps the edges that can be nearest to one of them. True
   * if that is one edge alone: the signed distance is then linear in the cell. It leaves the edge in `feature`.
   */
  turnTo(x: number, y: number): boolean {
    const { edges, squares, near, count, reach } = this;
    let bestSq = Number.POSITIVE_INFINITY;
    for (let k = 0, at = 0; k < count; k++, at += STRIDE) {
      const ex = edges[at + 2];
      const ey = edges[at + 3];
      const px = x - edges[at];
      const py = y - edges[at + 1];
      const along = (px * ex + py * ey) / edges[at + 4];
      const t = along > 0 ? Math.min(along, 1) : 0;
      const dx = px - t * ex;
      const dy = py - t * ey;
      const distanceSq = dx * dx + dy * dy;
      squares[k] = distanceSq;
      if (distanceSq < bestSq) bestSq = distanceSq;
    }
    // Where a corner is nearest, both of its edges are.
    const most = (Math.sqrt(bestSq) + 2 * reach) * (1 + 1e-9);
    const mostSq = most * most;
    let found = 0;
    for (let k = 0; k < count; k++) if (squares[k] <= mostSq) near[found++] = STRIDE * k;
    this.nearCount = found;
    if (found !== 1) return false;
    this.feature = this.polygon!.next.length + this.list[near[0] / STRIDE];
    return true;
  }

  /** Signed distance, at most 0, and way out of the point at points[o] from the one edge that was turned to: in `wayOut`. */
  leave(points: Float64Array, o: number): void {
    const { edges, wayOut } = this;
    const best = this.near[0];
    const scale = edges[best + 5] / Math.sqrt(edges[best + 4]);
    const nx = edges[best + 3] * scale;
    const ny = -edges[best + 2] * scale;
    const value = (points[o] - edges[best]) * nx + (points[o + 1] - edges[best + 1]) * ny;
    wayOut[0] = Math.min(value, 0);
    wayOut[1] = nx;
    wayOut[2] = ny;
  }

  /** Measures the samples at the corners of a cell of the grid, whose lowest one is in column `i` and row `j`. */
  measureCell({ x0, y0, spacing }: Grid, i: number, j: number): void {
    for (let n = 0; n < 4; n++) {
      this.values[n] = this.signedDistance(x0 + (i + (n & 1)) * spacing, y0 + (j + (n >> 1)) * spacing);
      this.features[n] = this.feature;
    }
  }

  /** Signed distance to the boundary [m], negative inside, of one of the points turned to. */
  signedDistance(x: number, y: number): number {
    const { edges, near, nearCount } = this;
    let bestSq = Number.POSITIVE_INFINITY;
    let best = 0;
    /** Which of the edge is nearest: 0 its first point, 1 its last, 2 what is between. */
    let part = 0;
    let side = 0;
    for (let n = 0; n < nearCount; n++) {
      const o = near[n];
      const ex = edges[o + 2];
      const ey = edges[o + 3];
      const px = x - edges[o];
      const py = y - edges[o + 1];
      const along = px * ex + py * ey;
      const lengthSq = edges[o + 4];
      if (along > 0 && along < lengthSq) {
        const cross = ex * py - ey * px;
        if (cross * cross >= bestSq * lengthSq) continue;
        bestSq = (cross * cross) / lengthSq;
        best = o;
        part = 2;
        side = cross;
        continue;
      }
      const qx = along > 0 ? px - ex : px;
      const qy = along > 0 ? py - ey : py;
      const distanceSq = qx * qx + qy * qy;
      if (distanceSq >= bestSq) continue;
      bestSq = distanceSq;
      best = o;
      part = along > 0 ? 1 : 0;
    }
    const { next } = this.polygon!;
    const e = this.list[best / STRIDE];
    this.feature = part === 2 ? next.length + e : part === 1 ? next[e] : e;
    const inside = part === 2 ? side * edges[best + 5] > 0 : this.isInsideCorner(this.feature, x, y);
    return inside ? -Math.sqrt(bestSq) : Math.sqrt(bestSq);
  }

  /** Whether a point that is nearest to vertex `v` is inside. */
  private isInsideCorner(v: number, x: number, y: number): boolean {
    const { positions: p, previous } = this.polygon!;
    const edges = this.edges;
    const cornerX = p[2 * v];
    const cornerY = p[2 * v + 1];
    for (let k = 0, o = 0; k < this.count; k++, o += STRIDE) {
      if (edges[o] !== cornerX || edges[o + 1] !== cornerY) continue;
      const before = 2 * previous[this.list[k]];
      const ux = cornerX - p[before];
      const uy = cornerY - p[before + 1];
      const ex = edges[o + 2];
      const ey = edges[o + 3];
      const turn = (ux * ey - uy * ex) * edges[o + 5];
      const least = STRAIGHT * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(ex) + Math.abs(ey));
      if (turn < -least) return true;
      if (turn <= least && (ex * (y - cornerY) - ey * (x - cornerX)) * edges[o + 5] > 0) return true;
    }
    return false;
  }
}
