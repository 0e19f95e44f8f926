/**
 * `triangle-mesh`: which triangles of two surfaces intersect (section 3.4.2 of the thesis). The broad phase in front names the pairs of bodies; the trees over their
 * triangles, both in world coordinates, are descended together. The pairs come sorted, so that they don't depend on the trees.
 *
 *   pop (a, b) → boxes apart: drop
 *   both leaves: test the triangles
 *   else descend into the larger box
 */
import {
  AABB_COUNT,
  AABB_LINK,
  AABB_MAX_DEPTH,
  AABB_STRIDE,
  type AabbTree,
} from '../queries/aabb-tree/layout.js';
import { PairList } from '../queries/pair-list.js';
import { trianglesIntersect } from '../queries/primitives/triangle-triangle.js';
import type { MoleculeSurface } from './surface.js';

/** Pairs of triangles per pair of bodies at most; two surfaces that all but coincide would make as many as the product of their sizes. */
const MOST_PAIRS = 200_000;

export class TrianglePairs {
  readonly list = new PairList();
  /** Each level of either tree leaves at most one pair behind. */
  private readonly stack = new Int32Array(4 * AABB_MAX_DEPTH + 4);

  /** Marks the blocks of both surfaces whose boxes meet one of the other. */
  markNear(a: MoleculeSurface, b: MoleculeSurface): void {
    const { stack } = this;
    const linksA = a.tree.links;
    const linksB = b.tree.links;
    let top = 2;
    stack[0] = 0;
    stack[1] = 0;
    while (top > 0) {
      const nodeB = stack[--top]!;
      const nodeA = stack[--top]!;
      const p = nodeA * AABB_STRIDE;
      const q = nodeB * AABB_STRIDE;
      if (areApart(a.tree.nodes, p, b.tree.nodes, q)) continue;
      const blockA = a.blocks.blockOf[nodeA]!;
      const blockB = b.blocks.blockOf[nodeB]!;
      if (blockA >= 0 && blockB >= 0) {
        a.blocks.mark(blockA);
        b.blocks.mark(blockB);
      } else if (blockB >= 0 || (blockA < 0 && isLarger(a.tree.nodes, p, b.tree.nodes, q))) {
        top = pushPair(stack, top, linksA[p + AABB_LINK]! + 1, nodeB, linksA[p + AABB_LINK]!, nodeB);
      } else top = pushPair(stack, top, nodeA, linksB[q + AABB_LINK]! + 1, nodeA, linksB[q + AABB_LINK]!);
    }
  }

  /** Leaves the intersecting triangles of `a` and `b` in `list`. */
  find(a: MoleculeSurface, b: MoleculeSurface): PairList {
    const { list, stack } = this;
    const nodesA = a.tree.nodes;
    const nodesB = b.tree.nodes;
    const linksA = a.tree.links;
    const linksB = b.tree.links;
    list.clear();
    let top = 2;
    stack[0] = 0;
    stack[1] = 0;
    while (top > 0 && list.count < MOST_PAIRS) {
      const nodeB = stack[--top]!;
      const nodeA = stack[--top]!;
      const p = nodeA * AABB_STRIDE;
      const q = nodeB * AABB_STRIDE;
      if (areApart(nodesA, p, nodesB, q)) continue;
      const linkA = linksA[p + AABB_LINK]!;
      const linkB = linksB[q + AABB_LINK]!;
      if (linkA < 0 && linkB < 0) {
        testLeaves(a.tree, a.skin.positions, p, b.tree, b.skin.positions, q, list);
      } else if (linkB < 0 || (linkA >= 0 && isLarger(nodesA, p, nodesB, q))) {
        top = pushPair(stack, top, linkA + 1, nodeB, linkA, nodeB);
      } else top = pushPair(stack, top, nodeA, linkB + 1, nodeA, linkB);
    }
    list.sort();
    return list;
  }
}

function areApart(nodesA: Float32Array, p: number, nodesB: Float32Array, q: number): boolean {
  return (
    nodesA[p]! > nodesB[q + 3]! ||
    nodesB[q]! > nodesA[p + 3]! ||
    nodesA[p + 1]! > nodesB[q + 4]! ||
    nodesB[q + 1]! > nodesA[p + 4]! ||
    nodesA[p + 2]! > nodesB[q + 5]! ||
    nodesB[q + 2]! > nodesA[p + 5]!
  );
}

function pushPair(stack: Int32Array, top: number, a: number, b: number, c: number, d: number): number {
  stack[top] = a;
  stack[top + 1] = b;
  stack[top + 2] = c;
  stack[top + 3] = d;
  return top + 4;
}

function isLarger(nodesA: Float32Array, p: number, nodesB: Float32Array, q: number): boolean {
  const a = nodesA[p + 3]! - nodesA[p]! + nodesA[p + 4]! - nodesA[p + 1]! + nodesA[p + 5]! - nodesA[p + 2]!;
  const b = nodesB[q + 3]! - nodesB[q]! + nodesB[q + 4]! - nodesB[q + 1]! + nodesB[q + 5]! - nodesB[q + 2]!;
  return a > b;
}

function testLeaves(
  treeA: AabbTree,
  positionsA: Float64Array,
  atA: number,
  treeB: AabbTree,
  positionsB: Float64Array,
  atB: number,
  out: PairList,
): void {
  const { corners: cornersA, links: linksA } = treeA;
  const { corners: cornersB, links: linksB } = treeB;
  const firstA = -1 - linksA[atA + AABB_LINK]!;
  const lastA = firstA + linksA[atA + AABB_COUNT]!;
  const firstB = -1 - linksB[atB + AABB_LINK]!;
  const lastB = firstB + linksB[atB + AABB_COUNT]!;
  for (let j = firstB; j < lastB; j++) {
    const b0 = cornersB[3 * j]!;
    const b1 = cornersB[3 * j + 1]!;
    const b2 = cornersB[3 * j + 2]!;
    for (let i = firstA; i < lastA; i++) {
      const a0 = cornersA[3 * i]!;
      const a1 = cornersA[3 * i + 1]!;
      const a2 = cornersA[3 * i + 2]!;
      if (trianglesIntersect(positionsA, a0, a1, a2, positionsB, b0, b1, b2))
        out.push(treeA.order[i]!, treeB.order[j]!);
    }
  }
}
