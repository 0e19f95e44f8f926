/**
 * Pairs of leaves of two lazy hierarchies whose boxes, enlarged by a margin, overlap: the regions that may contain
 * intersections or contacts. Only the parts of either hierarchy that come near the other are ever evaluated.
 */
import { widened } from '../../core/grow.js';
import type { LazyBoxes } from './lazy-boxes.js';

export class LeafPairs {
  count = 0;
  nodesA = new Int32Array(64);
  nodesB = new Int32Array(64);

  /** Collects the pairs of leaves within `margin` [m] of each other, in order of their numbers along a, then b. */
  collect(a: LazyBoxes, b: LazyBoxes, margin: number): void {
    this.count = 0;
    this.walk(a, b, 1, 1, margin);
  }

  private walk(a: LazyBoxes, b: LazyBoxes, nodeA: number, nodeB: number, margin: number): void {
    if (!overlap(a.boxes, a.visit(nodeA), b.boxes, b.visit(nodeB), margin)) return;
    const leafA = a.isLeaf(nodeA);
    const leafB = b.isLeaf(nodeB);
    if (leafA && leafB) {
      this.add(nodeA, nodeB);
      return;
    }
    // The larger of the two is split, so the boxes compared stay of like size.
    if (leafB || (!leafA && size(a.boxes, 4 * nodeA) >= size(b.boxes, 4 * nodeB))) {
      this.walk(a, b, 2 * nodeA, nodeB, margin);
      this.walk(a, b, 2 * nodeA + 1, nodeB, margin);
    } else {
      this.walk(a, b, nodeA, 2 * nodeB, margin);
      this.walk(a, b, nodeA, 2 * nodeB + 1, margin);
    }
  }

  private add(nodeA: number, nodeB: number): void {
    if (this.count === this.nodesA.length) {
      this.nodesA = widened(this.nodesA);
      this.nodesB = widened(this.nodesB);
    }
    this.nodesA[this.count] = nodeA;
    this.nodesB[this.count++] = nodeB;
  }
}

/** Whether two boxes come within `margin` of each other along both axes. */
export function overlap(a: Float64Array, i: number, b: Float64Array, j: number, margin: number): boolean {
  return (
    a[i] - margin <= b[j + 2] &&
    b[j] - margin <= a[i + 2] &&
    a[i + 1] - margin <= b[j + 3] &&
    b[j + 1] - margin <= a[i + 3]
  );
}

function size(boxes: Float64Array, o: number): number {
  return boxes[o + 2] - boxes[o] + boxes[o + 3] - boxes[o + 1];
}
