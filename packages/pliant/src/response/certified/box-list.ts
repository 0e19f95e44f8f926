/** Features of one member in a region, with their boxes, and all pairs of two such lists whose boxes meet. */
import { widened } from '../../core/grow.js';
import { AABB_MAX_DEPTH } from '../../queries/aabb-tree/layout.js';
import { visitTrianglesInBox } from '../../queries/aabb-tree/visit-box.js';
import type { Member } from './member.js';
import type { System } from './system.js';

/** Up to this length, lists are compared one by one. */
const SHORT = 12;

export class BoxList {
  count = 0;
  ids = new Int32Array(64);
  /** Low and high along x, y, z, six numbers each. */
  boxes = new Float64Array(384);
  private order = new Int32Array(64);
  private axis = 0;
  private widest = 0;

  clear(): void {
    this.count = 0;
  }

  /** Adds a feature of `corners` nodes, numbers of `nodes` from `at` on, if its box, widened by `more`, meets low … high. */
  add(
    id: number,
    x: Float64Array,
    from: number,
    nodes: Int32Array,
    at: number,
    corners: number,
    more: number,
    low: Float64Array,
    high: Float64Array,
  ): void {
    if (this.count === this.ids.length) this.grow();
    const { boxes } = this;
    const o = 6 * this.count;
    for (let k = 0; k < 3; k++) {
      let least = x[3 * (from + nodes[at]) + k];
      let most = least;
      for (let c = 1; c < corners; c++) {
        const p = x[3 * (from + nodes[at + c]) + k];
        if (p < least) least = p;
        if (p > most) most = p;
      }
      least -= more;
      most += more;
      if (least > high[k] || most < low[k]) return;
      boxes[o + 2 * k] = least;
      boxes[o + 2 * k + 1] = most;
    }
    this.ids[this.count++] = id;
  }

  /** Call this when all features are there. It sorts them along the region's longest axis. */
  sort(low: Float64Array, high: Float64Array): void {
    const { order, boxes, count } = this;
    let axis = 0;
    for (let k = 1; k < 3; k++) if (high[k] - low[k] > high[axis] - low[axis]) axis = k;
    this.axis = axis;
    for (let k = 0; k < count; k++) order[k] = k;
    if (count <= SHORT) return;
    const at = 2 * axis;
    let widest = 0;
    for (let k = 0; k < count; k++) widest = Math.max(widest, boxes[6 * k + at + 1] - boxes[6 * k + at]);
    this.widest = widest;
    for (let gap = shellGap(count); gap > 0; gap = gap === 2 ? 1 : Math.floor(gap / 2.2)) {
      for (let k = gap; k < count; k++) {
        const m = order[k];
        const key = boxes[6 * m + at];
        let to = k;
        for (; to >= gap; to -= gap) {
          const other = order[to - gap];
          const otherKey = boxes[6 * other + at];
          if (otherKey < key || (otherKey === key && other < m)) break;
          order[to] = other;
        }
        order[to] = m;
      }
    }
  }

  /** Calls `visit` with the places, in the sorted other list, of all boxes that box `k` of this one meets. */
  meet(k: number, other: BoxList, visit: (place: number) => void): void {
    const { boxes } = this;
    const { boxes: b, order, count, axis } = other;
    const o = 6 * k;
    let from = 0;
    const most = boxes[o + 2 * axis + 1];
    if (count > SHORT) from = other.firstFrom(boxes[o + 2 * axis] - other.widest);
    for (let n = from; n < count; n++) {
      const q = 6 * order[n];
      if (count > SHORT && b[q + 2 * axis] > most) return;
      if (boxes[o] > b[q + 1] || boxes[o + 1] < b[q]) continue;
      if (boxes[o + 2] > b[q + 3] || boxes[o + 3] < b[q + 2]) continue;
      if (boxes[o + 4] > b[q + 5] || boxes[o + 5] < b[q + 4]) continue;
      visit(order[n]);
    }
  }

  /** First in order whose box begins at `key` or later. */
  private firstFrom(key: number): number {
    const { order, boxes } = this;
    const at = 2 * this.axis;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (boxes[6 * order[middle] + at] < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(): void {
    const size = 2 * this.ids.length;
    this.ids = widened(this.ids, size);
    this.boxes = widened(this.boxes, 6 * size);
    this.order = new Int32Array(size);
  }
}

function shellGap(count: number): number {
  return count >> 1;
}

/** Vertices, edges and triangles of one member near another. */
export class Neighbourhood {
  readonly vertices = new BoxList();
  readonly edges = new BoxList();
  readonly triangles = new BoxList();
  private readonly stack = new Int32Array(2 * AABB_MAX_DEPTH + 2);
  private readonly found: number[] = [];
  private readonly marks: number[] = [];
  private readonly low = new Float64Array(3);
  private readonly high = new Float64Array(3);

  /** All features that meet low … high when widened by `more` [m], without those that have a `spared` node. */
  collect(
    system: System,
    member: Member,
    low: Float64Array,
    high: Float64Array,
    more: number,
    spared?: Uint8Array,
  ): void {
    const { vertices, edges, triangles } = this;
    const { topology: t, from } = member;
    const { x } = system;
    vertices.clear();
    edges.clear();
    triangles.clear();
    if (member.tree !== undefined) this.collectFromTree(system, member, low, high, more);
    else {
      for (let k = 0; k < t.vertices.length; k++)
        if (!hasSpared(spared, t.vertices, k, 1))
          vertices.add(t.vertices[k], x, from, t.vertices, k, 1, more, low, high);
      for (let e = 0; e < t.edges.length / 2; e++)
        if (!hasSpared(spared, t.edges, 2 * e, 2)) edges.add(e, x, from, t.edges, 2 * e, 2, more, low, high);
      for (let k = 0; k < t.triangles.length / 3; k++)
        if (!hasSpared(spared, t.triangles, 3 * k, 3))
          triangles.add(k, x, from, t.triangles, 3 * k, 3, more, low, high);
    }
    vertices.sort(low, high);
    edges.sort(low, high);
    triangles.sort(low, high);
  }

  private collectFromTree(
    system: System,
    member: Member,
    low: Float64Array,
    high: Float64Array,
    more: number,
  ): void {
    const { found, marks } = this;
    const { topology: t, from } = member;
    const { x } = system;
    this.toFrameOf(member, low, high, more);
    found.length = 0;
    visitTrianglesInBox(member.tree!, this.low, this.high, this.stack, (triangle) => {
      found.push(triangle);
      return false;
    });
    found.sort((p, q) => p - q);
    for (const k of found) this.triangles.add(k, x, from, t.triangles, 3 * k, 3, more, low, high);
    marks.length = 0;
    for (const k of found) for (let c = 0; c < 3; c++) marks.push(t.triangleEdges[3 * k + c]);
    marks.sort((p, q) => p - q);
    for (let n = 0; n < marks.length; n++)
      if (marks[n] >= 0 && marks[n] !== marks[n - 1])
        this.edges.add(marks[n], x, from, t.edges, 2 * marks[n], 2, more, low, high);
    marks.length = 0;
    for (const k of found) for (let c = 0; c < 3; c++) marks.push(t.triangles[3 * k + c]);
    marks.sort((p, q) => p - q);
    const self = Int32Array.of(0);
    for (let n = 0; n < marks.length; n++) {
      if (marks[n] === marks[n - 1]) continue;
      self[0] = marks[n];
      this.vertices.add(marks[n], x, from, self, 0, 1, more, low, high);
    }
  }

  /** The box low … high, widened, as a box in the frame of a shape. */
  private toFrameOf({ pose }: Member, low: Float64Array, high: Float64Array, more: number): void {
    const [x, y, z, w] = [pose[3], pose[4], pose[5], pose[6]];
    const rows = [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ];
    for (let r = 0; r < 3; r++) {
      let middle = 0;
      let half = 0;
      for (let k = 0; k < 3; k++) {
        middle += rows[r][k] * (0.5 * (low[k] + high[k]) - pose[k]);
        half += Math.abs(rows[r][k]) * (0.5 * (high[k] - low[k]) + more);
      }
      this.low[r] = middle - half;
      this.high[r] = middle + half;
    }
  }
}

/** Whether one of the `corners` nodes from nodes[at] on is spared. */
function hasSpared(spared: Uint8Array | undefined, nodes: Int32Array, at: number, corners: number): boolean {
  if (spared === undefined) return false;
  for (let k = at; k < at + corners; k++) if (spared[nodes[k]] === 1) return true;
  return false;
}
