/** The point of a body's surface nearest to a given point, by its tree. Of triangles at the same distance the lowest number counts. */
import type { TetBody } from './body.js';

export class NearestPoint {
  triangle = -1;
  distanceSq = 0;
  /** [m] */
  readonly point = new Float64Array(3);
  readonly weights = new Float64Array(3);
  private readonly stack = new Int32Array(128);
  private readonly trial = new Float64Array(6);

  /** Only points nearer than the root of this count [m²]; back to infinity after every search. */
  mostSq = Infinity;
  private readonly query = new Float64Array(3);

  /** The triangle nearest to the point at `points[at]`, −1 if none is near enough. `first` is tried before the tree. */
  find(body: TetBody, points: Float64Array, at: number, first = -1): number {
    const x = points[at]!;
    const y = points[at + 1]!;
    const z = points[at + 2]!;
    this.query[0] = x;
    this.query[1] = y;
    this.query[2] = z;
    const { boxes, firstLeaf, leafStarts, order } = body.tree;
    const { stack } = this;
    this.triangle = -1;
    this.distanceSq = this.mostSq;
    this.mostSq = Infinity;
    if (first >= 0) this.visit(body, first);
    let top = 0;
    let node = 0;
    if (boxDistanceSq(boxes, 0, x, y, z) > this.distanceSq) return -1;
    for (;;) {
      if (node < firstLeaf) {
        const left = 2 * node + 1;
        const toLeft = boxDistanceSq(boxes, 6 * left, x, y, z);
        const toRight = boxDistanceSq(boxes, 6 * left + 6, x, y, z);
        const near = toLeft <= toRight ? left : left + 1;
        const far = toLeft <= toRight ? left + 1 : left;
        if (Math.max(toLeft, toRight) <= this.distanceSq) stack[top++] = far;
        if (Math.min(toLeft, toRight) <= this.distanceSq) {
          node = near;
          continue;
        }
      } else {
        const leaf = node - firstLeaf;
        for (let k = leafStarts[leaf]!; k < leafStarts[leaf + 1]!; k++) this.visit(body, order[k]!);
      }
      do {
        if (top === 0) return this.triangle;
        node = stack[--top]!;
      } while (boxDistanceSq(boxes, 6 * node, x, y, z) > this.distanceSq);
    }
  }

  private visit(body: TetBody, triangle: number): void {
    const { trial, query } = this;
    const p = body.positions;
    const { triangles } = body.topology;
    const a = body.offset + 3 * triangles[3 * triangle]!;
    const b = body.offset + 3 * triangles[3 * triangle + 1]!;
    const c = body.offset + 3 * triangles[3 * triangle + 2]!;
    nearestWeights(p, a, b, c, query, trial);
    for (let i = 0; i < 3; i++)
      trial[3 + i] = trial[0]! * p[a + i]! + trial[1]! * p[b + i]! + trial[2]! * p[c + i]!;
    const dx = trial[3]! - query[0]!;
    const dy = trial[4]! - query[1]!;
    const dz = trial[5]! - query[2]!;
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (!(distanceSq < this.distanceSq || (distanceSq === this.distanceSq && triangle < this.triangle)))
      return;
    this.triangle = triangle;
    this.distanceSq = distanceSq;
    for (let i = 0; i < 3; i++) {
      this.weights[i] = trial[i]!;
      this.point[i] = trial[3 + i]!;
    }
  }
}

function boxDistanceSq(boxes: Float64Array, box: number, x: number, y: number, z: number): number {
  const dx = Math.max(boxes[box]! - x, 0, x - boxes[box + 3]!);
  const dy = Math.max(boxes[box + 1]! - y, 0, y - boxes[box + 4]!);
  const dz = Math.max(boxes[box + 2]! - z, 0, z - boxes[box + 5]!);
  return dx * dx + dy * dy + dz * dz;
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
  const ux = p[b]! - p[a]!;
  const uy = p[b + 1]! - p[a + 1]!;
  const uz = p[b + 2]! - p[a + 2]!;
  const vx = p[c]! - p[a]!;
  const vy = p[c + 1]! - p[a + 1]!;
  const vz = p[c + 2]! - p[a + 2]!;
  const qx = query[0]! - p[a]!;
  const qy = query[1]! - p[a + 1]!;
  const qz = query[2]! - p[a + 2]!;
  const d1 = ux * qx + uy * qy + uz * qz;
  const d2 = vx * qx + vy * qy + vz * qz;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const d3 = d1 - uu;
  const d4 = d2 - uv;
  const d5 = d1 - uv;
  const d6 = d2 - vv;
  if (d1 <= 0 && d2 <= 0) return put(out, 0, 0);
  if (d3 >= 0 && d4 <= d3) return put(out, 1, 0);
  if (d6 >= 0 && d5 <= d6) return put(out, 0, 1);
  const wc = d1 * d4 - d3 * d2;
  if (wc <= 0 && d1 >= 0 && d3 <= 0) return put(out, d1 / (d1 - d3), 0);
  const wb = d5 * d2 - d1 * d6;
  if (wb <= 0 && d2 >= 0 && d6 <= 0) return put(out, 0, d2 / (d2 - d6));
  const wa = d3 * d6 - d5 * d4;
  if (wa <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const t = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return put(out, 1 - t, t);
  }
  const sum = wa + wb + wc;
  return put(out, wb / sum, wc / sum);
}

function put(out: Float64Array, b: number, c: number): void {
  out[0] = 1 - b - c;
  out[1] = b;
  out[2] = c;
}
