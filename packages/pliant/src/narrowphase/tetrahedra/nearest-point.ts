/**
 * The point of a body's surface nearest to a given point, by its tree. Among triangles at the same distance the lowest
 * number wins.
 */
import type { TetBody } from './body.js';

export class NearestPoint {
  triangle = -1;
  /** [m] */
  readonly point = new Float64Array(3);
  readonly weights = new Float64Array(3);
  private readonly stack = new Int32Array(128);
  private readonly trial = new Float64Array(6);

  /**
   * Squared distance found, and the largest that counts. They are in an array, because numbers written to fields are
   * boxed.
   */
  private readonly limits = Float64Array.of(0, Infinity);
  private readonly query = new Float64Array(3);
  /** Squared distances to two boxes. */
  private readonly boxDistances = new Float64Array(2);

  /** [m²] */
  get distanceSq(): number {
    return this.limits[0];
  }

  /** Only points nearer than the root of this count [m²]; back to infinity after every search. */
  set mostSq(most: number) {
    this.limits[1] = most;
  }

  /** The triangle nearest to the point at `points[at]`, −1 if none is near enough. `first` is tried before the tree. */
  find(body: TetBody, points: Float64Array, at: number, first = -1): number {
    const { query, limits, stack, boxDistances } = this;
    for (let i = 0; i < 3; i++) query[i] = points[at + i];
    const { boxes, firstLeaf, leafStarts, order } = body.tree;
    this.triangle = -1;
    limits[0] = limits[1];
    limits[1] = Infinity;
    if (first >= 0) this.visit(body, first);
    let top = 0;
    let node = 0;
    boxDistanceSq(boxes, 0, query, boxDistances, 0);
    if (boxDistances[0] > limits[0]) return -1;
    for (;;) {
      if (node < firstLeaf) {
        const left = 2 * node + 1;
        boxDistanceSq(boxes, 6 * left, query, boxDistances, 0);
        boxDistanceSq(boxes, 6 * left + 6, query, boxDistances, 1);
        const near = boxDistances[0] <= boxDistances[1] ? 0 : 1;
        if (boxDistances[1 - near] <= limits[0]) stack[top++] = left + 1 - near;
        if (boxDistances[near] <= limits[0]) {
          node = left + near;
          continue;
        }
      } else {
        const leaf = node - firstLeaf;
        for (let k = leafStarts[leaf]; k < leafStarts[leaf + 1]; k++) this.visit(body, order[k]);
      }
      do {
        if (top === 0) return this.triangle;
        node = stack[--top];
        boxDistanceSq(boxes, 6 * node, query, boxDistances, 0);
      } while (boxDistances[0] > limits[0]);
    }
  }

  private visit(body: TetBody, triangle: number): void {
    const { trial, query, limits } = this;
    const p = body.positions;
    const { triangles } = body.topology;
    const a = body.offset + 3 * triangles[3 * triangle];
    const b = body.offset + 3 * triangles[3 * triangle + 1];
    const c = body.offset + 3 * triangles[3 * triangle + 2];
    nearestWeights(p, a, b, c, query, trial);
    for (let i = 0; i < 3; i++)
      trial[3 + i] = trial[0] * p[a + i] + trial[1] * p[b + i] + trial[2] * p[c + i];
    const dx = trial[3] - query[0];
    const dy = trial[4] - query[1];
    const dz = trial[5] - query[2];
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (!(distanceSq < limits[0] || (distanceSq === limits[0] && triangle < this.triangle))) return;
    this.triangle = triangle;
    limits[0] = distanceSq;
    for (let i = 0; i < 3; i++) {
      this.weights[i] = trial[i];
      this.point[i] = trial[3 + i];
    }
  }
}

function boxDistanceSq(
  boxes: Float64Array,
  box: number,
  query: Float64Array,
  out: Float64Array,
  at: number,
): void {
  const dx = Math.max(boxes[box] - query[0], 0, query[0] - boxes[box + 3]);
  const dy = Math.max(boxes[box + 1] - query[1], 0, query[1] - boxes[box + 4]);
  const dz = Math.max(boxes[box + 2] - query[2], 0, query[2] - boxes[box + 5]);
  out[at] = dx * dx + dy * dy + dz * dz;
}

/** Weights of the nearest point of triangle abc (Ericson, "Real-time collision detection", 5.1.5). */
function nearestWeights(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  query: Float64Array,
  out: Float64Array,
): void {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const qx = query[0] - p[a];
  const qy = query[1] - p[a + 1];
  const qz = query[2] - p[a + 2];
  const d1 = ux * qx + uy * qy + uz * qz;
  const d2 = vx * qx + vy * qy + vz * qz;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const d3 = d1 - uu;
  const d4 = d2 - uv;
  const d5 = d1 - uv;
  const d6 = d2 - vv;
  let wb = 0;
  let wc = 0;
  const vc = d1 * d4 - d3 * d2;
  const vb = d5 * d2 - d1 * d6;
  const va = d3 * d6 - d5 * d4;
  if (d1 <= 0 && d2 <= 0) wb = 0;
  else if (d3 >= 0 && d4 <= d3) wb = 1;
  else if (d6 >= 0 && d5 <= d6) wc = 1;
  else if (vc <= 0 && d1 >= 0 && d3 <= 0) wb = d1 / (d1 - d3);
  else if (vb <= 0 && d2 >= 0 && d6 <= 0) wc = d2 / (d2 - d6);
  else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    wc = (d4 - d3) / (d4 - d3 + (d5 - d6));
    wb = 1 - wc;
  } else {
    const sum = va + vb + vc;
    wb = vb / sum;
    wc = vc / sum;
  }
  out[0] = 1 - wb - wc;
  out[1] = wb;
  out[2] = wc;
}
