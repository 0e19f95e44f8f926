/**
 * Rectangles in which a query has to look: where boundaries may meet, where volumes may overlap, where the closest
 * features may be. Each comes from the lazy hierarchies, enlarged by a margin, as minX, minY, maxX, maxY [m].
 */
import { LeafPairs } from './leaf-pairs.js';
import { type Boundary, pointOnFeature } from './nearest.js';

export class Regions {
  readonly box = new Float64Array(4);
  readonly pairs = new LeafPairs();
  private readonly point = new Float64Array(2);

  /** Where both bounding boxes are, enlarged by `margin`. False when they are farther apart than that. */
  overlap(a: Boundary, b: Boundary, margin: number): boolean {
    const p = a.runBoxes();
    const q = b.runBoxes();
    const { box } = this;
    box[0] = Math.max(p[0], q[0]) - margin;
    box[1] = Math.max(p[1], q[1]) - margin;
    box[2] = Math.min(p[2], q[2]) + margin;
    box[3] = Math.min(p[3], q[3]) + margin;
    return box[0] <= box[2] && box[1] <= box[3];
  }

  /** The box around all parts of a's boundary that come within `margin` of b's. False when there are none. */
  near(a: Boundary, b: Boundary, margin: number): boolean {
    this.pairs.collect(a.boxes, b.boxes, margin);
    const { box, pairs } = this;
    box.set([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [4 * pairs.nodesA[k], 4 * pairs.nodesB[k]];
      const [p, q] = [a.boxes.boxes, b.boxes.boxes];
      for (let axis = 0; axis < 2; axis++) {
        box[axis] = Math.min(box[axis], Math.max(p[i + axis], q[j + axis] - margin));
        box[axis + 2] = Math.max(box[axis + 2], Math.min(p[i + axis + 2], q[j + axis + 2] + margin));
      }
    }
    return pairs.count > 0;
  }

  /** The box around all parts of a's boundary that may hold its closest point to b. */
  closest(a: Boundary, b: Boundary): void {
    this.near(a, b, this.reach(a, b) * (1 + 1e-9));
  }

  /** A distance that the boundaries certainly come within: walked from one to the other and back, three times. */
  private reach(a: Boundary, b: Boundary): number {
    const point = this.point;
    point.set(a.polygon.positions.subarray(0, 2));
    let reachSq = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 3; k++) {
      reachSq = b.nearest(point[0], point[1]);
      pointOnFeature(point, 0, b.polygon, b.feature, point[0], point[1]);
      reachSq = a.nearest(point[0], point[1]);
      pointOnFeature(point, 0, a.polygon, a.feature, point[0], point[1]);
    }
    return Math.sqrt(reachSq);
  }
}
