/**
 * Boxes around the surface triangles of a deforming body, for nearest points and segments.
 *
 * A balanced binary tree over the triangles in the order of a median split of the rest shape, in heap order: node `n`
 * has the children `2 n + 1` and `2 n + 2`. So the tree has no pointers and never changes shape; only its boxes follow
 * the present positions (one pass, leaves first). Neighbours at rest stay neighbours while a body deforms, so the split
 * stays good.
 */
import type { TetTopology } from './topology.js';

/** Triangles per leaf at most. */
const LEAF = 4;

export class SurfaceTree {
  /** Triangles in the order of the leaves. */
  readonly order: Uint32Array;
  readonly nodeCount: number;
  readonly firstLeaf: number;
  /** `[minX, minY, minZ, maxX, maxY, maxZ]` of each node [m]. */
  readonly boxes: Float64Array;
  /** First place in `order` of each leaf, and the end of the last. */
  readonly leafStarts: Uint32Array;

  constructor(readonly topology: TetTopology) {
    const count = topology.triangles.length / 3;
    let leaves = 1;
    while (leaves * LEAF < count) leaves *= 2;
    this.firstLeaf = leaves - 1;
    this.nodeCount = 2 * leaves - 1;
    this.boxes = new Float64Array(6 * this.nodeCount);
    this.leafStarts = new Uint32Array(leaves + 1);
    this.order = Uint32Array.from({ length: count }, (_, k) => k);
    this.split(centroids(topology), 0, 0, count);
    this.leafStarts[leaves] = count;
  }

  /** Updates the boxes to the triangles at `positions`, whose first vertex stands at `offset`. */
  refit(positions: Float64Array, offset: number): void {
    const { boxes, order, leafStarts, firstLeaf } = this;
    const { triangles } = this.topology;
    for (let leaf = leafStarts.length - 2; leaf >= 0; leaf--) {
      let x0 = Infinity;
      let y0 = Infinity;
      let z0 = Infinity;
      let x1 = -Infinity;
      let y1 = -Infinity;
      let z1 = -Infinity;
      for (let k = leafStarts[leaf]; k < leafStarts[leaf + 1]; k++) {
        const t = 3 * order[k];
        for (let i = t; i < t + 3; i++) {
          const v = offset + 3 * triangles[i];
          const x = positions[v];
          const y = positions[v + 1];
          const z = positions[v + 2];
          if (x < x0) x0 = x;
          if (x > x1) x1 = x;
          if (y < y0) y0 = y;
          if (y > y1) y1 = y;
          if (z < z0) z0 = z;
          if (z > z1) z1 = z;
        }
      }
      const n = 6 * (firstLeaf + leaf);
      boxes[n] = x0;
      boxes[n + 1] = y0;
      boxes[n + 2] = z0;
      boxes[n + 3] = x1;
      boxes[n + 4] = y1;
      boxes[n + 5] = z1;
    }
    for (let n = firstLeaf - 1; n >= 0; n--) {
      const left = 6 * (2 * n + 1);
      for (let i = 0; i < 3; i++) {
        boxes[6 * n + i] = Math.min(boxes[left + i], boxes[left + 6 + i]);
        boxes[6 * n + 3 + i] = Math.max(boxes[left + 3 + i], boxes[left + 9 + i]);
      }
    }
  }

  private split(centres: Float64Array, node: number, from: number, to: number): void {
    if (node >= this.firstLeaf) {
      this.leafStarts[node - this.firstLeaf] = from;
      return;
    }
    const part = this.order.subarray(from, to);
    const axis = widestAxis(centres, part);
    part.sort((s, t) => centres[3 * s + axis] - centres[3 * t + axis] || s - t);
    const middle = (from + to + 1) >> 1;
    this.split(centres, 2 * node + 1, from, middle);
    this.split(centres, 2 * node + 2, middle, to);
  }
}

function centroids({ triangles, restPositions }: TetTopology): Float64Array {
  const centres = new Float64Array(triangles.length);
  for (let k = 0; k < triangles.length; k++) {
    const t = k - (k % 3);
    for (let i = 0; i < 3; i++) centres[t + i] += restPositions[3 * triangles[k] + i] / 3;
  }
  return centres;
}

function widestAxis(centres: Float64Array, part: Uint32Array): number {
  let best = 0;
  let widest = -1;
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity;
    let high = -Infinity;
    for (const t of part) {
      low = Math.min(low, centres[3 * t + axis]);
      high = Math.max(high, centres[3 * t + axis]);
    }
    if (high - low > widest) {
      widest = high - low;
      best = axis;
    }
  }
  return best;
}
