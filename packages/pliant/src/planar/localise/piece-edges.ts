/**
 * The edges of an outline that can be nearest to points of a short straight piece, as flat numbers. Such a piece is
 * asked for its nearest feature five times on average, and most outlines have only a few edges there.
 */
import { widened } from '../../core/grow.js';
import type { Polygon } from '../polygon.js';
import type { LazyBoxes } from './lazy-boxes.js';
import { type Boundary, SHORT } from './nearest.js';
import { RUN } from './run-boxes.js';

/** Numbers of an edge: first point, direction [m], squared length [m²]. */
const STRIDE = 5;

/** Edges that are worth gathering: more are dearer than walking the boundary for each point. */
const MOST = 32;

export class PieceEdges {
  /** Nearest feature of the point that was measured last, and its squared distance [m²]. */
  feature = -1;
  distanceSq = 0;
  private count = 0;
  private vertexCount = 0;
  private list = new Int32Array(MOST + RUN);
  private edges = new Float64Array(STRIDE * (MOST + RUN));
  /** The box that was asked for: minX, minY, maxX, maxY [m]. */
  private readonly box = new Float64Array(4);
  /** The disc that was asked for: squared radius [m²], nothing, its centre [m]. */
  private readonly disc = new Float64Array(4);
  /** Half of the way from `a` to `b`, and the bounds of the distances there [m]. */
  private readonly line = new Float64Array(4);

  /**
   * Gathers the edges that can be nearest to a point between `a` and `b`. `first` and `last` are bounds of the distances
   * of `a` and `b` from the boundary [m]; of a fine outline they are the distances of one and the same feature. False
   * when there are no edges, or so many that walking the boundary is cheaper.
   *
   * Distance changes no faster than the point. So it is at most half of `first`, `last` and the length l in between, and
   * what is nearest to a point of the piece is at most max(first, last) + l/2 from its middle. The one is a box, which
   * costs less, the other a disc, which is smaller around the short pieces of a fine outline. Most edges in the disc are
   * nearest nowhere on the piece, either: see `isNowhereNearest`.
   */
  gather(to: Boundary, ax: number, ay: number, bx: number, by: number, first: number, last: number): boolean {
    const { box, disc, line } = this;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    // Ends are rounded.
    const noise = 1e-12 * (Math.abs(ax) + Math.abs(ay) + length);
    this.count = 0;
    this.vertexCount = to.polygon.vertexCount;
    if (this.vertexCount <= SHORT) {
      const reach = ((first + last + length) / 2) * (1 + 1e-9) + noise;
      box[0] = Math.min(ax, bx) - reach;
      box[1] = Math.min(ay, by) - reach;
      box[2] = Math.max(ax, bx) + reach;
      box[3] = Math.max(ay, by) + reach;
      this.gatherInRuns(to);
    } else {
      const reach = (Math.max(first, last) + length / 2) * (1 + 1e-9) + noise;
      disc[0] = reach * reach;
      disc[2] = (ax + bx) / 2;
      disc[3] = (ay + by) / 2;
      line[0] = (bx - ax) / 2;
      line[1] = (by - ay) / 2;
      line[2] = first * (1 + 1e-9) + noise;
      line[3] = last * (1 + 1e-9) + noise;
      this.gatherFrom(to.boxes, 1);
    }
    return this.count > 0 && this.count <= MOST;
  }

  /** Finds the feature that is nearest to a point, of those gathered. */
  nearest(x: number, y: number): number {
    const { edges, list } = this;
    let bestSq = Number.POSITIVE_INFINITY;
    let feature = -1;
    for (let k = 0, o = 0; k < this.count; k++, o += STRIDE) {
      const ex = edges[o + 2];
      const ey = edges[o + 3];
      const px = x - edges[o];
      const py = y - edges[o + 1];
      const along = px * ex + py * ey;
      if (along <= 0) {
        const distanceSq = px * px + py * py;
        if (distanceSq < bestSq) {
          bestSq = distanceSq;
          feature = list[k];
        }
        continue;
      }
      const lengthSq = edges[o + 4];
      if (along >= lengthSq) continue;
      const cross = ex * py - ey * px;
      if (cross * cross < bestSq * lengthSq) {
        bestSq = (cross * cross) / lengthSq;
        feature = this.vertexCount + list[k];
      }
    }
    this.distanceSq = bestSq;
    this.feature = feature;
    return feature;
  }

  private gatherInRuns(to: Boundary): void {
    const boxes = to.runBoxes();
    const { box, vertexCount } = this;
    const minX = box[0];
    const minY = box[1];
    const maxX = box[2];
    const maxY = box[3];
    for (let first = 0, o = 4; first < vertexCount; first += RUN, o += 4) {
      if (boxes[o] > maxX || boxes[o + 2] < minX || boxes[o + 1] > maxY || boxes[o + 3] < minY) continue;
      if (this.count > MOST) return;
      this.addInBox(to.polygon, first, Math.min(first + RUN, vertexCount));
    }
  }

  private gatherFrom(boxes: LazyBoxes, node: number): void {
    const { disc } = this;
    if (boxes.distanceSq(node, disc[2], disc[3]) > disc[0] || this.count > MOST) return;
    if (!boxes.isLeaf(node)) {
      this.gatherFrom(boxes, 2 * node);
      this.gatherFrom(boxes, 2 * node + 1);
      return;
    }
    if (!boxes.isBeyond(node, disc)) this.addInDisc(boxes.polygon!, boxes.first(node), boxes.end(node));
  }

  /** Adds those of the edges `first … end - 1` that reach into the disc. */
  private addInDisc({ positions, next }: Polygon, first: number, end: number): void {
    this.makeRoom(end - first);
    const { edges, list, disc } = this;
    const radiusSq = disc[0];
    const x = disc[2];
    const y = disc[3];
    let count = this.count;
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const ax = positions[2 * e];
      const ay = positions[2 * e + 1];
      const ex = positions[k] - ax;
      const ey = positions[k + 1] - ay;
      const lengthSq = ex * ex + ey * ey;
      const along = (x - ax) * ex + (y - ay) * ey;
      const t = along <= 0 ? 0 : along >= lengthSq ? 1 : along / lengthSq;
      const dx = x - ax - t * ex;
      const dy = y - ay - t * ey;
      const distanceSq = dx * dx + dy * dy;
      if (distanceSq > radiusSq || this.isNowhereNearest(dx, dy, Math.sqrt(distanceSq))) continue;
      const o = STRIDE * count;
      list[count++] = e;
      edges[o] = ax;
      edges[o + 1] = ay;
      edges[o + 2] = ex;
      edges[o + 3] = ey;
      edges[o + 4] = lengthSq;
    }
    this.count = count;
  }

  private makeRoom(more: number): void {
    if (this.list.length >= this.count + more) return;
    this.list = widened(this.list, 2 * (this.count + more));
    this.edges = widened(this.edges, STRIDE * this.list.length);
  }

  /**
   * Whether an edge is nearest to no point between `a` and `b`; (dx, dy) is the way from its nearest point to the middle
   * of the piece [m]. The distance from an edge is a convex function. So along the piece it is at least what it and its
   * slope in the middle tell, and that of another feature at most what its values at the ends tell, both in a straight
   * line. What is farther at both ends by these is farther everywhere.
   */
  private isNowhereNearest(dx: number, dy: number, distance: number): boolean {
    const { line } = this;
    const slope = distance > 0 ? (dx * line[0] + dy * line[1]) / distance : 0;
    return distance - slope > line[2] && distance + slope > line[3];
  }

  /** Adds those of the edges `first … end - 1` whose boxes reach into the box. */
  private addInBox({ positions, next }: Polygon, first: number, end: number): void {
    this.makeRoom(end - first);
    const { box, edges, list } = this;
    const minX = box[0];
    const minY = box[1];
    const maxX = box[2];
    const maxY = box[3];
    let count = this.count;
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const ax = positions[2 * e];
      const bx = positions[k];
      if ((ax > maxX && bx > maxX) || (ax < minX && bx < minX)) continue;
      const ay = positions[2 * e + 1];
      const by = positions[k + 1];
      if ((ay > maxY && by > maxY) || (ay < minY && by < minY)) continue;
      const o = STRIDE * count;
      const ex = bx - ax;
      const ey = by - ay;
      list[count++] = e;
      edges[o] = ax;
      edges[o + 1] = ay;
      edges[o + 2] = ex;
      edges[o + 3] = ey;
      edges[o + 4] = ex * ex + ey * ey;
    }
    this.count = count;
  }
}
