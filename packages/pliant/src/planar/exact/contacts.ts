/**
 * Contact points within a threshold: vertices of either polygon within that distance of the other's boundary, inside
 * or outside, and the proper crossings of the boundaries. Normals point from `b` to `a`: up the gradient of b's signed
 * distance at points of `a`, down that of a's at points of `b`. Boxes are enlarged by the threshold.
 */
import { type Boundary, pointOnFeature } from '../localise/nearest.js';
import { distanceGradient, featureNormal } from '../normal.js';
import { OF_A, OF_B, type ProximityPoints } from '../points.js';
import { CROSSING } from '../predicates.js';
import type { Meetings } from './meetings.js';

export class ContactSearch {
  private readonly foot = new Float64Array(2);

  collect(a: Boundary, b: Boundary, threshold: number, meetings: Meetings, out: ProximityPoints): void {
    this.vertices(a, b, 1, OF_A, threshold, out);
    this.vertices(b, a, 1, OF_B, threshold, out);
    for (let row = 0; row < meetings.count; row++) {
      if (meetings.kinds[row] !== CROSSING) continue;
      const feature = b.polygon.vertexCount + meetings.edgesB[row];
      const k = out.add(OF_A, -1, feature, meetings.points[2 * row], meetings.points[2 * row + 1], 0);
      featureNormal(out.normals, 2 * k, b.polygon, feature);
    }
  }

  private vertices(
    from: Boundary,
    to: Boundary,
    node: number,
    of: number,
    threshold: number,
    out: ProximityPoints,
  ): void {
    const boxes = from.boxes;
    const o = boxes.visit(node);
    const t = to.boxes.visit(1);
    const target = to.boxes.boxes;
    const minX = target[t] - threshold;
    const minY = target[t + 1] - threshold;
    const maxX = target[t + 2] + threshold;
    const maxY = target[t + 3] + threshold;
    if (boxes.boxes[o] > maxX || boxes.boxes[o + 2] < minX) return;
    if (boxes.boxes[o + 1] > maxY || boxes.boxes[o + 3] < minY) return;
    if (!boxes.isLeaf(node)) {
      this.vertices(from, to, 2 * node, of, threshold, out);
      this.vertices(from, to, 2 * node + 1, of, threshold, out);
      return;
    }
    const positions = from.polygon.positions;
    const end = boxes.end(node);
    for (let v = boxes.first(node); v < end; v++) {
      const x = positions[2 * v];
      const y = positions[2 * v + 1];
      if (x < minX || x > maxX || y < minY || y > maxY) continue;
      this.vertex(to, of, v, x, y, threshold, out);
    }
  }

  private vertex(
    to: Boundary,
    of: number,
    v: number,
    x: number,
    y: number,
    threshold: number,
    out: ProximityPoints,
  ): void {
    // The limit of `nearest` is strict; a contact at exactly the threshold counts.
    const limitSq = threshold * threshold * (1 + 1e-12) + Number.MIN_VALUE;
    const distance = Math.sqrt(to.nearest(x, y, limitSq));
    const feature = to.feature;
    if (feature < 0 || distance > threshold) return;
    const sign = to.inside(x, y);
    const row = out.add(of, v, feature, x, y, sign > 0 ? -distance : distance);
    pointOnFeature(this.foot, 0, to.polygon, feature, x, y);
    distanceGradient(out.normals, 2 * row, to.polygon, feature, x, y, this.foot[0], this.foot[1], sign);
    if (of === OF_B) {
      out.normals[2 * row] *= -1;
      out.normals[2 * row + 1] *= -1;
    }
  }
}
