/**
 * Vertices of one polygon inside another, each with its depth and the way out: distance and direction to the nearest
 * feature of the other boundary (Hoff et al. 2001, section 2.2.4). Only vertices in the other's bounding box are tried.
 */
import { type Boundary, pointOnFeature } from '../localise/nearest.js';
import { distanceGradient } from '../normal.js';
import type { ProximityPoints } from '../points.js';
import { SHORT, ShortOutlines } from './short-outlines.js';

export class PenetrationSearch {
  readonly #foot = new Float64Array(2);
  readonly #short = new ShortOutlines();
  /** Depth found last [m], and where. */
  #depth = 0;
  /** Closer than this to the last point [m], a point is inside as well. */
  #sure = 0;
  #lastX = 0;
  #lastY = 0;

  /** Adds the vertices of `from` strictly inside `to`, in order. `of` says which polygon they belong to. */
  collect(from: Boundary, to: Boundary, of: number, out: ProximityPoints): void {
    if (from.polygon.vertexCount > SHORT || to.polygon.vertexCount > SHORT) {
      this.#depth = Number.POSITIVE_INFINITY;
      this.#sure = 0;
      this.#walk(from, to, 1, of, out);
    } else this.#short.collect(from.polygon, from.runBoxes(), to.polygon, to.runBoxes(), of, out);
  }

  #walk(from: Boundary, to: Boundary, node: number, of: number, out: ProximityPoints): void {
    const boxes = from.boxes;
    const o = boxes.visit(node);
    const target = to.boxes.boxes;
    const t = to.boxes.visit(1);
    if (boxes.boxes[o] > target[t + 2] || boxes.boxes[o + 2] < target[t]) return;
    if (boxes.boxes[o + 1] > target[t + 3] || boxes.boxes[o + 3] < target[t + 1]) return;
    if (!boxes.isLeaf(node)) {
      this.#walk(from, to, 2 * node, of, out);
      this.#walk(from, to, 2 * node + 1, of, out);
      return;
    }
    const positions = from.polygon.positions;
    const [minX, minY, maxX, maxY] = [target[t], target[t + 1], target[t + 2], target[t + 3]];
    const end = boxes.end(node);
    for (let v = boxes.first(node); v < end; v++) {
      const x = positions[2 * v];
      const y = positions[2 * v + 1];
      if (x <= minX || x >= maxX || y <= minY || y >= maxY) continue;
      // Depth changes no faster than the point: near a deep point all are inside.
      const dx = x - this.#lastX;
      const dy = y - this.#lastY;
      const step = Math.sqrt(dx * dx + dy * dy);
      if (step < this.#sure || to.inside(x, y) > 0) this.#add(to, of, v, positions, step, out);
    }
  }

  #add(
    to: Boundary,
    of: number,
    v: number,
    positions: Float64Array,
    step: number,
    out: ProximityPoints,
  ): void {
    const x = positions[2 * v];
    const y = positions[2 * v + 1];
    const bound = (this.#depth + step) * (1 + 1e-9);
    const depth = Math.sqrt(to.nearest(x, y, bound * bound));
    this.#depth = depth;
    this.#sure = depth * (1 - 1e-9);
    this.#lastX = x;
    this.#lastY = y;
    const row = out.add(of, v, to.feature, x, y, -depth);
    pointOnFeature(this.#foot, 0, to.polygon, to.feature, x, y);
    distanceGradient(out.normals, 2 * row, to.polygon, to.feature, x, y, this.#foot[0], this.#foot[1], 1);
  }
}
