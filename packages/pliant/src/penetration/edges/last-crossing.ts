/**
 * The crossing of a segment with a body's surface that is nearest to the segment's end. It uses the tree of the
 * surface. It is needed where an edge that left a body may have entered and left it again, and as the reference for the
 * walk.
 *
 * A crossing counts when the segment passes the plane of the triangle within its barycentric bounds, borders included.
 * So no edge slips through between two triangles. Among crossings at the same place the triangle with the lowest number
 * wins.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';

/**
 * How far outside a triangle a crossing still counts, in its size: rounding of the weights. Larger: ghosts; smaller:
 * leaks.
 */
const SLACK = 1e-12;

export class LastCrossing {
  /**
   * Weights of the corners of the triangle, and the place on the segment, 0 at its start and 1 at its end. A new
   * crossing must beat the stored place. They are in an array, because arguments and fields are boxed.
   */
  readonly weights = new Float64Array(4);
  private readonly stack = new Int32Array(128);

  /** The triangle crossed last, or −1. `line` has the start of the segment and the way to its end. */
  find(body: TetBody, line: Float64Array): number {
    const { tree } = body;
    const { boxes, firstLeaf, leafStarts, order } = tree;
    const { stack, weights } = this;
    let found = -1;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top];
      if (!reaches(boxes, 6 * node, line, weights)) continue;
      if (node < firstLeaf) {
        stack[top++] = 2 * node + 1;
        stack[top++] = 2 * node + 2;
        continue;
      }
      for (let k = leafStarts[node - firstLeaf]; k < leafStarts[node - firstLeaf + 1]; k++) {
        if (this.cross(body, order[k], line, found)) found = order[k];
      }
    }
    return found;
  }

  /**
   * Stores a crossing that comes later than the one in `weights`, or ties with it and has a lower number than `rival`.
   * Returns whether it did.
   */
  private cross(body: TetBody, triangle: number, line: Float64Array, rival: number): boolean {
    const best = this.weights[3];
    const dx = line[3];
    const dy = line[4];
    const dz = line[5];
    const p = body.positions;
    const { triangles } = body.topology;
    const a = body.offset + 3 * triangles[3 * triangle];
    const b = body.offset + 3 * triangles[3 * triangle + 1];
    const c = body.offset + 3 * triangles[3 * triangle + 2];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const kx = dy * vz - dz * vy;
    const ky = dz * vx - dx * vz;
    const kz = dx * vy - dy * vx;
    const det = ux * kx + uy * ky + uz * kz;
    if (det === 0) return false;
    const sx = line[0] - p[a];
    const sy = line[1] - p[a + 1];
    const sz = line[2] - p[a + 2];
    const wb = (sx * kx + sy * ky + sz * kz) / det;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const wc = (dx * qx + dy * qy + dz * qz) / det;
    if (wb < -SLACK || wc < -SLACK || wb + wc > 1 + SLACK) return false;
    const fraction = (vx * qx + vy * qy + vz * qz) / det;
    if (fraction > 1 || fraction < best || (fraction === best && (rival < 0 || triangle > rival)))
      return false;
    this.weights[3] = fraction;
    this.weights[0] = 1 - wb - wc;
    this.weights[1] = wb;
    this.weights[2] = wc;
    return true;
  }
}

/** Does the part of the segment from best[3] on reach the box? */
function reaches(boxes: Float64Array, box: number, line: Float64Array, best: Float64Array): boolean {
  const from = best[3];
  const x0 = line[0] + from * line[3];
  const x1 = line[0] + line[3];
  if (Math.min(x0, x1) > boxes[box + 3] || Math.max(x0, x1) < boxes[box]) return false;
  const y0 = line[1] + from * line[4];
  const y1 = line[1] + line[4];
  if (Math.min(y0, y1) > boxes[box + 4] || Math.max(y0, y1) < boxes[box + 1]) return false;
  const z0 = line[2] + from * line[5];
  const z1 = line[2] + line[5];
  return !(Math.min(z0, z1) > boxes[box + 5] || Math.max(z0, z1) < boxes[box + 2]);
}
