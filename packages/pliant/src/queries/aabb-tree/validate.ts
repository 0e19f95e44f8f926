/** Is an axis-aligned box tree sound? First its structure, then that every box holds what is below it. */
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE, type AabbTree } from './layout.js';

/** Empty if every node is reached once and every slot is in one leaf; else what is wrong. */
export function checkAabbStructure(tree: AabbTree): string {
  const covered = new Uint8Array(tree.order.length);
  const reached = new Uint8Array(tree.nodeCount);
  const stack = [0, 0];
  while (stack.length > 0) {
    const depth = stack.pop()!;
    const node = stack.pop()!;
    if (node >= tree.nodeCount || reached[node]) return `node ${node} is missing or has two parents`;
    if (depth > AABB_MAX_DEPTH) return 'it is too deep';
    reached[node] = 1;
    const link = tree.links[node * AABB_STRIDE + AABB_LINK];
    if (link >= 0) {
      if (link <= node) return `the children of node ${node} stand before it`;
      stack.push(link, depth + 1, link + 1, depth + 1);
      continue;
    }
    const first = -1 - link;
    const last = first + tree.links[node * AABB_STRIDE + AABB_COUNT];
    if (last < first || last > covered.length) return `the leaf at node ${node} has slots that don't exist`;
    for (let slot = first; slot < last; slot++) {
      if (covered[slot]) return `slot ${slot} is in two leaves`;
      covered[slot] = 1;
    }
  }
  if (reached.includes(0)) return 'a node is unreachable';
  return covered.includes(0) ? 'a triangle is in no leaf' : '';
}

/** As `checkAabbStructure`, and that every box holds its children or its triangles. */
export function validateAabbTree(tree: AabbTree, positions: Float64Array): string {
  const fault = checkAabbStructure(tree);
  if (fault !== '' || tree.order.length === 0) return fault;
  for (let node = 0; node < tree.nodeCount; node++) {
    const at = node * AABB_STRIDE;
    const link = tree.links[at + AABB_LINK];
    const sound = link >= 0 ? holdsChildren(tree, at, link) : holdsSlots(tree, at, positions);
    if (!sound) return `node ${node} doesn't hold what is below it`;
  }
  return '';
}

function holdsChildren(tree: AabbTree, at: number, link: number): boolean {
  const n = tree.nodes;
  for (const child of [link * AABB_STRIDE, (link + 1) * AABB_STRIDE]) {
    for (let k = 0; k < 3; k++) {
      if (!(n[child + k] >= n[at + k] && n[child + 3 + k] <= n[at + 3 + k])) return false;
    }
  }
  return true;
}

function holdsSlots(tree: AabbTree, at: number, p: Float64Array): boolean {
  const first = -1 - tree.links[at + AABB_LINK];
  const count = tree.links[at + AABB_COUNT];
  for (let i = 3 * first; i < 3 * (first + count); i++) {
    const v = tree.corners[i];
    for (let k = 0; k < 3; k++) {
      if (!(p[v + k] >= tree.nodes[at + k] && p[v + k] <= tree.nodes[at + 3 + k])) return false;
    }
  }
  return true;
}
