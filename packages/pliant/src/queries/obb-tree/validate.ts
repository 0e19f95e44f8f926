/** Is an oriented-box tree sound? First its structure, then that every box holds its triangles. */
import {
  leafCount,
  leafFirst,
  OBB_AXES,
  OBB_HALF,
  OBB_LINK,
  OBB_MAX_DEPTH,
  OBB_STRIDE,
  type ObbTree,
} from './layout.js';

/** Empty if every node is reached once and every slot is in one leaf; else what is wrong. */
export function checkObbStructure(tree: ObbTree): string {
  const covered = new Uint8Array(tree.order.length);
  const reached = new Uint8Array(tree.nodeCount);
  const stack = [0, 0];
  while (stack.length > 0) {
    const depth = stack.pop()!;
    const node = stack.pop()!;
    if (node >= tree.nodeCount || reached[node]) return `node ${node} is missing or has two parents`;
    if (depth > OBB_MAX_DEPTH) return 'it is too deep';
    reached[node] = 1;
    const link = tree.links[node * OBB_STRIDE + OBB_LINK];
    if (link >= 0) {
      if (link <= node) return `the children of node ${node} stand before it`;
      stack.push(link, depth + 1, link + 1, depth + 1);
      continue;
    }
    for (let slot = leafFirst(link); slot < leafFirst(link) + leafCount(link); slot++) {
      if (slot >= covered.length || covered[slot]) return `slot ${slot} is missing or in two leaves`;
      covered[slot] = 1;
    }
  }
  if (reached.includes(0)) return 'a node is unreachable';
  return covered.includes(0) ? 'a triangle is in no leaf' : '';
}

/** As `checkObbStructure`, and that every corner of every triangle lies in all boxes above it. */
export function validateObbTree(tree: ObbTree, positions: Float64Array): string {
  const fault = checkObbStructure(tree);
  if (fault !== '' || tree.order.length === 0) return fault;
  return checkBoxes(tree, positions, 0, []);
}

function checkBoxes(tree: ObbTree, p: Float64Array, node: number, above: number[]): string {
  const path = [...above, node];
  const link = tree.links[node * OBB_STRIDE + OBB_LINK];
  if (link >= 0) return checkBoxes(tree, p, link, path) || checkBoxes(tree, p, link + 1, path);
  for (let i = 3 * leafFirst(link); i < 3 * (leafFirst(link) + leafCount(link)); i++) {
    for (const box of path)
      if (!boxHolds(tree, box, p, tree.corners[i])) return `node ${box} misses a corner`;
  }
  return '';
}

/** Is the point a combination of the box's axes within its half extents? Solved with the axes as they are stored. */
function boxHolds(tree: ObbTree, node: number, p: Float64Array, v: number): boolean {
  const n = tree.nodes;
  const at = node * OBB_STRIDE;
  const d = [0, 1, 2].map((k) => p[v + k] - tree.origin[k] - n[at + k]);
  const u = [0, 1, 2].map((i) => [0, 1, 2].map((k) => n[at + OBB_AXES + 3 * i + k]));
  const det = triple(u[0], u[1], u[2]);
  const s = [triple(d, u[1], u[2]), triple(u[0], d, u[2]), triple(u[0], u[1], d)];
  return s.every((x, i) => Math.abs(x / det) <= n[at + OBB_HALF + i]);
}

function triple(a: number[], b: number[], c: number[]): number {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) +
    a[1] * (b[2] * c[0] - b[0] * c[2]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}
