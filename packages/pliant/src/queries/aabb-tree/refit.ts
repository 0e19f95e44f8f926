/**
 * New boxes for moved vertices, same tree: one sweep from the last node to the first, since children stand behind
 * their parents. The tree stays right for any motion; it gets slow when triangles that were neighbours drift apart
 * (compare `aabbTreeCost` with its value after the build, and rebuild when it has doubled).
 */
import { AABB_COUNT, AABB_LINK, AABB_STRIDE, type AabbTree, roundDown, roundUp } from './layout.js';

export function refitAabbTree(tree: AabbTree, positions: Float64Array): void {
  for (let node = tree.nodeCount - 1; node >= 0; node--) refitAabbNode(tree, node, positions);
}

/** The same for a tree over boxes, six numbers each. */
export function refitBoxTree({ nodes, links, nodeCount, order }: AabbTree, boxes: Float64Array): void {
  for (let node = nodeCount - 1; node >= 0; node--) {
    const at = node * AABB_STRIDE;
    const link = links[at + AABB_LINK];
    if (link >= 0) {
      mergeChildren(nodes, at, link * AABB_STRIDE);
      continue;
    }
    for (let k = 0; k < 3; k++) {
      nodes[at + k] = Number.POSITIVE_INFINITY;
      nodes[at + 3 + k] = Number.NEGATIVE_INFINITY;
    }
    for (let slot = -1 - link; slot < -1 - link + links[at + AABB_COUNT]; slot++) {
      const box = 6 * order[slot];
      for (let k = 0; k < 3; k++) {
        nodes[at + k] = Math.min(nodes[at + k], roundDown(boxes[box + k]));
        nodes[at + 3 + k] = Math.max(nodes[at + 3 + k], roundUp(boxes[box + 3 + k]));
      }
    }
  }
}

/** The box of one node, from its children's boxes or its triangles. */
export function refitAabbNode(tree: AabbTree, node: number, positions: Float64Array): void {
  const { nodes, links, corners } = tree;
  const at = node * AABB_STRIDE;
  const link = links[at + AABB_LINK];
  if (link >= 0) mergeChildren(nodes, at, link * AABB_STRIDE);
  else boundSlots(nodes, at, corners, -1 - link, links[at + AABB_COUNT], positions);
}

function mergeChildren(nodes: Float32Array, at: number, left: number): void {
  const right = left + AABB_STRIDE;
  nodes[at] = Math.min(nodes[left], nodes[right]);
  nodes[at + 1] = Math.min(nodes[left + 1], nodes[right + 1]);
  nodes[at + 2] = Math.min(nodes[left + 2], nodes[right + 2]);
  nodes[at + 3] = Math.max(nodes[left + 3], nodes[right + 3]);
  nodes[at + 4] = Math.max(nodes[left + 4], nodes[right + 4]);
  nodes[at + 5] = Math.max(nodes[left + 5], nodes[right + 5]);
}

function boundSlots(
  nodes: Float32Array,
  at: number,
  corners: Uint32Array,
  first: number,
  count: number,
  p: Float64Array,
): void {
  let lx = Number.POSITIVE_INFINITY;
  let ly = Number.POSITIVE_INFINITY;
  let lz = Number.POSITIVE_INFINITY;
  let hx = Number.NEGATIVE_INFINITY;
  let hy = Number.NEGATIVE_INFINITY;
  let hz = Number.NEGATIVE_INFINITY;
  for (let i = 3 * first; i < 3 * (first + count); i++) {
    const v = corners[i];
    const x = p[v];
    const y = p[v + 1];
    const z = p[v + 2];
    if (x < lx) lx = x;
    if (y < ly) ly = y;
    if (z < lz) lz = z;
    if (x > hx) hx = x;
    if (y > hy) hy = y;
    if (z > hz) hz = z;
  }
  // One relative and one absolute step outwards is at least a rounding of a single, without comparing first.
  nodes[at] = lx - Math.abs(lx) * 1.2e-7 - 1e-44;
  nodes[at + 1] = ly - Math.abs(ly) * 1.2e-7 - 1e-44;
  nodes[at + 2] = lz - Math.abs(lz) * 1.2e-7 - 1e-44;
  nodes[at + 3] = hx + Math.abs(hx) * 1.2e-7 + 1e-44;
  nodes[at + 4] = hy + Math.abs(hy) * 1.2e-7 + 1e-44;
  nodes[at + 5] = hz + Math.abs(hz) * 1.2e-7 + 1e-44;
}

/**
 * Expected work of a query: half the surface of all boxes relative to the root's. A tree that was good when built
 * and has since been refitted shows by this number how much it has lost.
 */
export function aabbTreeCost(tree: AabbTree): number {
  const { nodes } = tree;
  let sum = 0;
  let root = 0;
  for (let node = tree.nodeCount - 1; node >= 0; node--) {
    const at = node * AABB_STRIDE;
    const x = nodes[at + 3] - nodes[at];
    const y = nodes[at + 4] - nodes[at + 1];
    const z = nodes[at + 5] - nodes[at + 2];
    root = x * y + y * z + z * x;
    sum += root;
  }
  return root > 0 ? sum / root : 0;
}
