/**
 * The box, in the frame of the first mesh, around all parts of one surface that may come within a margin of the other:
 * both box trees are walked together, and pairs of leaves that are too far apart are left out. The grid that covers it
 * is turned with the first mesh, so a pair that lies askew in the world is not enclosed more loosely for it.
 */
import { AABB_COUNT, AABB_LINK, AABB_STRIDE, type AabbTree } from '../aabb-tree/layout.js';
import type { MeshQuery } from '../mesh-query.js';

const DEPTH = 512;

export class NearRegion {
  /** Lowest and highest corner [m]. */
  readonly box = new Float64Array(6);
  private readonly pairs = new Int32Array(2 * DEPTH);
  private readonly own = new Float64Array(6);
  private readonly other = new Float64Array(6);

  /**
   * Around the parts of `a` within `margin` of `b`, which `pose` carries into a's frame; or of b near a. False when
   * there are none.
   */
  near(a: MeshQuery, b: MeshQuery, pose: Float64Array, margin: number, ofB = false): boolean {
    const { pairs, own, other, box } = this;
    const [treeA, treeB] = [a.aabb, b.aabb];
    let found = false;
    let top = 1;
    pairs[0] = pairs[1] = 0;
    while (top > 0) {
      top--;
      const [nodeA, nodeB] = [pairs[2 * top], pairs[2 * top + 1]];
      boxOf(treeA, nodeA, own);
      carriedBox(treeB, nodeB, pose, other);
      if (!within(own, other, margin)) continue;
      const [linkA, linkB] = [treeA.links, treeB.links];
      const [leafA, leafB] = [
        linkA[nodeA * AABB_STRIDE + AABB_COUNT] > 0,
        linkB[nodeB * AABB_STRIDE + AABB_COUNT] > 0,
      ];
      if (leafA && leafB) {
        const [from, to] = ofB ? [other, own] : [own, other];
        for (let n = 0; n < 3; n++) {
          const low = Math.max(from[n], to[n] - margin);
          const high = Math.min(from[3 + n], to[3 + n] + margin);
          box[n] = found ? Math.min(box[n], low) : low;
          box[3 + n] = found ? Math.max(box[3 + n], high) : high;
        }
        found = true;
      } else if (leafB || (!leafA && size(own) >= size(other))) {
        const child = linkA[nodeA * AABB_STRIDE + AABB_LINK];
        top = push(pairs, push(pairs, top, child, nodeB), child + 1, nodeB);
      } else {
        const child = linkB[nodeB * AABB_STRIDE + AABB_LINK];
        top = push(pairs, push(pairs, top, nodeA, child), nodeA, child + 1);
      }
    }
    return found;
  }

  /** Where both meshes' boxes are, enlarged by `margin`. False when they are farther apart than that. */
  overlap(a: MeshQuery, b: MeshQuery, pose: Float64Array, margin: number): boolean {
    boxOf(a.aabb, 0, this.own);
    carriedBox(b.aabb, 0, pose, this.other);
    for (let n = 0; n < 3; n++) {
      this.box[n] = Math.max(this.own[n], this.other[n]) - margin;
      this.box[3 + n] = Math.min(this.own[3 + n], this.other[3 + n]) + margin;
      if (this.box[n] > this.box[3 + n]) return false;
    }
    return true;
  }
}

function push(pairs: Int32Array, top: number, a: number, b: number): number {
  pairs[2 * top] = a;
  pairs[2 * top + 1] = b;
  return top + 1;
}

function boxOf({ nodes }: AabbTree, node: number, out: Float64Array): void {
  for (let n = 0; n < 6; n++) out[n] = nodes[node * AABB_STRIDE + n];
}

/** The box around a node's box after `pose`. */
function carriedBox({ nodes }: AabbTree, node: number, pose: Float64Array, out: Float64Array): void {
  const o = node * AABB_STRIDE;
  for (let n = 0; n < 3; n++) {
    let [middle, half] = [pose[9 + n], 0];
    for (let m = 0; m < 3; m++) {
      middle += (pose[3 * n + m] * (nodes[o + m] + nodes[o + 3 + m])) / 2;
      half += (Math.abs(pose[3 * n + m]) * (nodes[o + 3 + m] - nodes[o + m])) / 2;
    }
    // Boxes are rounded outwards; so is this sum.
    const slack = 1e-15 * (Math.abs(middle) + half);
    out[n] = middle - half - slack;
    out[3 + n] = middle + half + slack;
  }
}

function within(a: Float64Array, b: Float64Array, margin: number): boolean {
  for (let n = 0; n < 3; n++) {
    if (a[n] - margin > b[3 + n] || b[n] - margin > a[3 + n]) return false;
  }
  return true;
}

function size(box: Float64Array): number {
  return box[3] - box[0] + box[4] - box[1] + box[5] - box[2];
}
