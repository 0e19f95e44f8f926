/**
 * The edges of an outline that reach into a box, with their ends as flat numbers, and the box around what they have
 * inside it. Two outlines can only meet where edges of both reach: the box of what the one has inside the common box
 * is what the other is asked for, and most pairs that don't meet are known to after a look at either.
 */
import { widened } from '../../core/grow.js';
import type { Polygon } from '../polygon.js';
import type { Boundary } from './nearest.js';
import { RUN } from './run-boxes.js';

export class EdgesInBox {
  count = 0;
  /** Numbers of the edges, in their order. */
  edges = new Int32Array(32);
  /** Ends of each edge: ax, ay, bx, by [m]. */
  ends = new Float64Array(128);
  /** The box around what the edges have inside the box that was asked for: minX, minY, maxX, maxY [m]. */
  readonly box = new Float64Array(4);
  private readonly asked = new Float64Array(4);

  /** Starts anew with the place that two boxes have in common. False when they have none. */
  begin(boxes: Float64Array, o: number, others: Float64Array, p: number): boolean {
    const { asked, box } = this;
    this.count = 0;
    asked[0] = Math.max(boxes[o], others[p]);
    asked[1] = Math.max(boxes[o + 1], others[p + 1]);
    asked[2] = Math.min(boxes[o + 2], others[p + 2]);
    asked[3] = Math.min(boxes[o + 3], others[p + 3]);
    box[0] = Number.POSITIVE_INFINITY;
    box[1] = Number.POSITIVE_INFINITY;
    box[2] = Number.NEGATIVE_INFINITY;
    box[3] = Number.NEGATIVE_INFINITY;
    return asked[0] <= asked[2] && asked[1] <= asked[3];
  }

  /** Adds all edges of a short outline that reach into the box, by the boxes of their runs. Returns how many there are. */
  addRuns(of: Boundary): number {
    const { asked } = this;
    const { polygon } = of;
    const boxes = of.runBoxes();
    const count = polygon.next.length;
    const minX = asked[0];
    const minY = asked[1];
    const maxX = asked[2];
    const maxY = asked[3];
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] > maxX || boxes[o + 2] < minX || boxes[o + 1] > maxY || boxes[o + 3] < minY) continue;
      this.add(polygon, first, Math.min(first + RUN, count));
    }
    return this.count;
  }

  /** Adds those of the edges `first … end - 1` that reach into the box. Returns how many there are in all. */
  add({ positions, next }: Polygon, first: number, end: number): number {
    if (this.edges.length < this.count + end - first) {
      this.edges = widened(this.edges, 2 * (this.count + end - first));
      this.ends = widened(this.ends, 4 * this.edges.length);
    }
    const { asked, box, edges, ends } = this;
    const minX = asked[0];
    const minY = asked[1];
    const maxX = asked[2];
    const maxY = asked[3];
    let count = this.count;
    let boxMinX = box[0];
    let boxMinY = box[1];
    let boxMaxX = box[2];
    let boxMaxY = box[3];
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const ax = positions[2 * e];
      const bx = positions[k];
      const left = Math.min(ax, bx);
      const right = Math.max(ax, bx);
      if (left > maxX || right < minX) continue;
      const ay = positions[2 * e + 1];
      const by = positions[k + 1];
      const low = Math.min(ay, by);
      const high = Math.max(ay, by);
      if (low > maxY || high < minY) continue;
      edges[count] = e;
      const o = 4 * count++;
      ends[o] = ax;
      ends[o + 1] = ay;
      ends[o + 2] = bx;
      ends[o + 3] = by;
      if (left < boxMinX) boxMinX = left;
      if (low < boxMinY) boxMinY = low;
      if (right > boxMaxX) boxMaxX = right;
      if (high > boxMaxY) boxMaxY = high;
    }
    this.count = count;
    box[0] = Math.max(boxMinX, minX);
    box[1] = Math.max(boxMinY, minY);
    box[2] = Math.min(boxMaxX, maxX);
    box[3] = Math.min(boxMaxY, maxY);
    return count;
  }
}
