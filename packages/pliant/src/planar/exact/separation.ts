/**
 * Least distance between two boundaries and the points where it is taken, by branch and bound over both lazy
 * hierarchies. Boundaries that don't meet are nearest at a vertex of one of them, so only vertex–feature distances
 * are needed.
 */
import type { LazyBoxes } from '../localise/lazy-boxes.js';
import { type Boundary, nearestInRun, pointOnFeature } from '../localise/nearest.js';

export class BoundaryGap {
  /** Least distance between the boundaries [m]. */
  distance = 0;
  featureA = -1;
  featureB = -1;
  /** Nearest points: x, y on a, then x, y on b [m]. */
  readonly points = new Float64Array(4);
  private readonly best = new Float64Array(2);
  private bestSq = 0;

  /** For boundaries that don't meet. */
  find(a: Boundary, b: Boundary): void {
    this.bestSq = Number.POSITIVE_INFINITY;
    this.walk(a.boxes, b.boxes, 1, 1);
    this.distance = Math.sqrt(this.bestSq);
    this.place(a, b);
  }

  private walk(a: LazyBoxes, b: LazyBoxes, nodeA: number, nodeB: number): void {
    const leafA = a.isLeaf(nodeA);
    const leafB = b.isLeaf(nodeB);
    if (leafA && leafB) {
      this.vertices(a, b, nodeA, nodeB, false);
      this.vertices(b, a, nodeB, nodeA, true);
      return;
    }
    const splitA = leafB || (!leafA && size(a.boxes, a.visit(nodeA)) >= size(b.boxes, b.visit(nodeB)));
    const [a0, a1] = splitA ? [2 * nodeA, 2 * nodeA + 1] : [nodeA, nodeA];
    const [b0, b1] = splitA ? [nodeB, nodeB] : [2 * nodeB, 2 * nodeB + 1];
    const gap0 = gapSq(a.boxes, a.visit(a0), b.boxes, b.visit(b0));
    const gap1 = gapSq(a.boxes, a.visit(a1), b.boxes, b.visit(b1));
    const secondFirst = gap1 < gap0;
    if (Math.min(gap0, gap1) < this.bestSq) this.walk(a, b, secondFirst ? a1 : a0, secondFirst ? b1 : b0);
    if (Math.max(gap0, gap1) < this.bestSq) this.walk(a, b, secondFirst ? a0 : a1, secondFirst ? b0 : b1);
  }

  /** The vertices of one leaf against the edges of the other. */
  private vertices(from: LazyBoxes, to: LazyBoxes, node: number, other: number, swapped: boolean): void {
    const { positions } = from.polygon!;
    const { positions: targets, next } = to.polygon!;
    const best = this.best;
    const end = from.end(node);
    const [first, last] = [to.first(other), to.end(other)];
    for (let v = from.first(node); v < end; v++) {
      const x = positions[2 * v];
      const y = positions[2 * v + 1];
      if (to.distanceSq(other, x, y) >= this.bestSq) continue;
      best[0] = this.bestSq;
      best[1] = -1;
      nearestInRun(targets, next, first, last, x, y, best);
      if (best[1] < 0) continue;
      this.bestSq = best[0];
      this.featureA = swapped ? best[1] : v;
      this.featureB = swapped ? v : best[1];
    }
  }

  /** One of the two features is a vertex; the other's nearest point follows from it. */
  private place(a: Boundary, b: Boundary): void {
    const points = this.points;
    if (this.featureA < a.polygon.vertexCount) {
      pointOnFeature(points, 0, a.polygon, this.featureA, 0, 0);
      pointOnFeature(points, 2, b.polygon, this.featureB, points[0], points[1]);
    } else {
      pointOnFeature(points, 2, b.polygon, this.featureB, 0, 0);
      pointOnFeature(points, 0, a.polygon, this.featureA, points[2], points[3]);
    }
  }
}

function gapSq(a: Float64Array, i: number, b: Float64Array, j: number): number {
  const dx = Math.max(a[i] - b[j + 2], 0, b[j] - a[i + 2]);
  const dy = Math.max(a[i + 1] - b[j + 3], 0, b[j + 1] - a[i + 3]);
  return dx * dx + dy * dy;
}

function size(boxes: Float64Array, o: number): number {
  return boxes[o + 2] - boxes[o] + boxes[o + 3] - boxes[o + 1];
}
