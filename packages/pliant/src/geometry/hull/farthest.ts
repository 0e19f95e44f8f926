/**
 * Which of many points is farthest along a direction, without asking all: points in a tree of boxes, halved along the
 * longest side; a box whose farthest corner is no farther than the best point so far is passed over. Points of a
 * surface lie in a thin layer, across which a box along the axes is far too thick; so every box also has the slab in
 * which its points are thinnest, and a direction is split into its part along that and the rest. Faces of a hull find
 * their farthest point in the few boxes around them.
 */
import { eigenSymmetric3 } from '../../math/eigen3.js';

/** Points in a leaf. */
const LEAF = 8;

/** What rounding may take from the bound of a box, as a share of the largest coordinate. */
const ROUNDING = 1e-14;

export class FarthestPoint {
  private readonly order: Uint32Array;
  /** Per node: centre, half extents. */
  private readonly boxes: Float64Array;
  /** Per node: unit normal of its slab, least and largest distance along it. */
  private readonly slabs: Float64Array;
  private readonly moments = new Float64Array(21);
  private readonly values = new Float64Array(3);
  /** Per node: where its points begin and end in `order`. Children of node k are 2k + 1 and 2k + 2. */
  private readonly ranges: Uint32Array;
  private readonly stack = new Uint32Array(128);
  private readonly slack: number;

  constructor(private readonly points: Float64Array) {
    const count = points.length / 3;
    this.order = Uint32Array.from({ length: count }, (_, i) => i);
    let leaves = 1;
    while (leaves * LEAF < count) leaves *= 2;
    this.boxes = new Float64Array(6 * (2 * leaves - 1));
    this.slabs = new Float64Array(5 * (2 * leaves - 1));
    this.ranges = new Uint32Array(2 * (2 * leaves - 1));
    let most = 0;
    for (let i = 0; i < points.length; i++) most = Math.max(most, Math.abs(points[i]));
    this.slack = ROUNDING * most;
    this.ranges[1] = count;
    for (let node = 0; node < 2 * leaves - 1; node++) this.open(node, node < leaves - 1);
  }

  /** Largest x·p over all points, at least `least`; any that reaches `enough` ends the search. */
  along(x: number, y: number, z: number, least: number, enough = Number.POSITIVE_INFINITY): number {
    const { points, order, boxes, slabs, ranges, stack, slack } = this;
    const inner = (ranges.length / 2 - 1) / 2;
    const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const room = slack * (ax + ay + az);
    let most = least;
    let top = 0;
    stack[top++] = 0;
    while (top > 0 && most < enough) {
      const node = stack[--top];
      const b = 6 * node;
      const centre = x * boxes[b] + y * boxes[b + 1] + z * boxes[b + 2];
      const bound = centre + ax * boxes[b + 3] + ay * boxes[b + 4] + az * boxes[b + 5];
      if (bound + room <= most) continue;
      const s = 5 * node;
      const part = x * slabs[s] + y * slabs[s + 1] + z * slabs[s + 2];
      const rx = x - part * slabs[s];
      const ry = y - part * slabs[s + 1];
      const rz = z - part * slabs[s + 2];
      const layer =
        part * (part > 0 ? slabs[s + 4] : slabs[s + 3]) +
        rx * boxes[b] +
        ry * boxes[b + 1] +
        rz * boxes[b + 2];
      const rest = Math.abs(rx) * boxes[b + 3] + Math.abs(ry) * boxes[b + 4] + Math.abs(rz) * boxes[b + 5];
      if (layer + rest + 4 * room <= most) continue;
      if (node < inner) {
        // The child that lies farther is asked first.
        const c = 6 * (2 * node + 1);
        const ahead =
          x * (boxes[c] - boxes[c + 6]) +
            y * (boxes[c + 1] - boxes[c + 7]) +
            z * (boxes[c + 2] - boxes[c + 8]) >
          0;
        stack[top++] = ahead ? 2 * node + 2 : 2 * node + 1;
        stack[top++] = ahead ? 2 * node + 1 : 2 * node + 2;
        continue;
      }
      for (let k = ranges[2 * node]; k < ranges[2 * node + 1]; k++) {
        const i = 3 * order[k];
        most = Math.max(most, x * points[i] + y * points[i + 1] + z * points[i + 2]);
      }
    }
    return most;
  }

  private open(node: number, hasChildren: boolean): void {
    const { points, order, boxes, ranges } = this;
    const from = ranges[2 * node];
    const to = ranges[2 * node + 1];
    let axis = 0;
    for (let k = 0; k < 3; k++) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let i = from; i < to; i++) {
        low = Math.min(low, points[3 * order[i] + k]);
        high = Math.max(high, points[3 * order[i] + k]);
      }
      boxes[6 * node + k] = from < to ? 0.5 * (low + high) : 0;
      // An empty box is farther than nothing.
      boxes[6 * node + 3 + k] = from < to ? 0.5 * (high - low) : Number.NEGATIVE_INFINITY;
      if (boxes[6 * node + 3 + k] > boxes[6 * node + 3 + axis]) axis = k;
    }
    if (from < to) this.measureSlab(node, from, to);
    if (!hasChildren) return;
    const middle = (from + to) >> 1;
    order.subarray(from, to).sort((i, j) => points[3 * i + axis] - points[3 * j + axis] || i - j);
    ranges.set([from, middle, middle, to], 2 * (2 * node + 1));
  }

  /** Along the direction in which the points of a node spread least. */
  private measureSlab(node: number, from: number, to: number): void {
    const { points, order, boxes, slabs, moments: m } = this;
    m.fill(0);
    for (let i = from; i < to; i++) {
      for (let r = 0; r < 3; r++) {
        const d = points[3 * order[i] + r] - boxes[6 * node + r];
        m[18 + r] += d / (to - from);
        for (let k = 0; k < 3; k++)
          m[3 * r + k] += (d * (points[3 * order[i] + k] - boxes[6 * node + k])) / (to - from);
      }
    }
    for (let k = 0; k < 9; k++) m[k] -= m[18 + Math.floor(k / 3)] * m[18 + (k % 3)];
    const { values } = this;
    eigenSymmetric3(values, 0, m, 9, m, 0);
    const s = 5 * node;
    // Eigenvalues fall, so the last column is the thinnest way.
    for (let k = 0; k < 3; k++) slabs[s + k] = m[11 + 3 * k];
    slabs[s + 3] = Number.POSITIVE_INFINITY;
    slabs[s + 4] = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const o = 3 * order[i];
      const at = slabs[s] * points[o] + slabs[s + 1] * points[o + 1] + slabs[s + 2] * points[o + 2];
      slabs[s + 3] = Math.min(slabs[s + 3], at);
      slabs[s + 4] = Math.max(slabs[s + 4], at);
    }
  }
}
