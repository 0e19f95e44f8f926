/**
 * The edges of an outline that can be nearest to points of a short straight piece, as flat numbers. Such a piece is
 * asked for its nearest feature five times on average, and most outlines have only a few edges there.
 */
import { widened } from '../../core/grow.js';
import type { Polygon } from '../polygon.js';
import type { LazyBoxes } from './lazy-boxes.js';
import { type Boundary, FEW, SHORT } from './nearest.js';
import { RUN } from './run-boxes.js';

/** Numbers of an edge: first point, direction [m], squared length [m²]. */
const STRIDE = 5;

export class PieceEdges {
  /** Nearest feature of the point that was measured last, and its squared distance [m²]. */
  feature = -1;
  distanceSq = 0;
  private count = 0;
  private vertexCount = 0;
  private list = new Int32Array(FEW + RUN);
  private edges = new Float64Array(STRIDE * (FEW + RUN));
  /** The box that was asked for: minX, minY, maxX, maxY [m]. */
  private readonly box = new Float64Array(4);

  /**
   * Gathers the edges whose boxes come within `reach` [m] of the box around two points. False when they are none, or
   * so many that walking the boundary is cheaper.
   */
  gather(to: Boundary, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
    const { box } = this;
    box[0] = Math.min(ax, bx) - reach;
    box[1] = Math.min(ay, by) - reach;
    box[2] = Math.max(ax, bx) + reach;
    box[3] = Math.max(ay, by) + reach;
    this.count = 0;
    this.vertexCount = to.polygon.vertexCount;
    if (this.vertexCount <= SHORT) this.gatherInRuns(to);
    else this.gatherFrom(to.boxes, 1);
    return this.count > 0 && this.count <= FEW;
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
      if (this.count > FEW) return;
      this.add(to.polygon, first, Math.min(first + RUN, vertexCount));
    }
  }

  private gatherFrom(boxes: LazyBoxes, node: number): void {
    const o = boxes.visit(node);
    const { boxes: all } = boxes;
    const { box } = this;
    if (all[o] > box[2] || all[o + 2] < box[0] || all[o + 1] > box[3] || all[o + 3] < box[1]) return;
    if (this.count > FEW) return;
    if (boxes.isLeaf(node)) {
      this.add(boxes.polygon!, boxes.first(node), boxes.end(node));
      return;
    }
    this.gatherFrom(boxes, 2 * node);
    this.gatherFrom(boxes, 2 * node + 1);
  }

  /** Adds those of the edges `first … end - 1` whose boxes reach into the box. */
  private add({ positions, next }: Polygon, first: number, end: number): void {
    if (this.list.length < this.count + end - first) {
      this.list = widened(this.list, 2 * (this.count + end - first));
      this.edges = widened(this.edges, STRIDE * this.list.length);
    }
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
