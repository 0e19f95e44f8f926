/**
 * Descends two trees of axis-aligned boxes over surfaces together, both in world coordinates. It finds the blocks, and
 * then the leaves, that are at most a margin apart along each axis.
 *
 *   pop (a, b) → boxes farther apart than the margin: drop
 *   both blocks, or both leaves: keep them
 *   else descend into the larger box
 */

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE } from '../../queries/aabb-tree/layout.js';
import type { PairList } from '../../queries/pair-list.js';

export class TreeDescent {
  /** Each level of either tree leaves at most one pair behind. */
  private readonly stack = new Int32Array(4 * AABB_MAX_DEPTH + 4);

  /** Marks the blocks of both surfaces that are near a block of the other. */
  markNear(a: MoleculeSurface, b: MoleculeSurface, margin: number): void {
    const { stack } = this;
    const linksA = a.tree.links;
    const linksB = b.tree.links;
    let top = 2;
    stack[0] = 0;
    stack[1] = 0;
    while (top > 0) {
      const nodeB = stack[--top];
      const nodeA = stack[--top];
      const p = nodeA * AABB_STRIDE;
      const q = nodeB * AABB_STRIDE;
      if (areApart(a.tree.nodes, p, b.tree.nodes, q, margin)) continue;
      const blockA = a.blocks.blockOf[nodeA];
      const blockB = b.blocks.blockOf[nodeB];
      if (blockA >= 0 && blockB >= 0) {
        a.blocks.mark(blockA);
        b.blocks.mark(blockB);
      } else if (blockB >= 0 || (blockA < 0 && isLarger(a.tree.nodes, p, b.tree.nodes, q))) {
        top = pushPair(stack, top, linksA[p + AABB_LINK] + 1, nodeB, linksA[p + AABB_LINK], nodeB);
      } else top = pushPair(stack, top, nodeA, linksB[q + AABB_LINK] + 1, nodeA, linksB[q + AABB_LINK]);
    }
  }

  /** Adds the near pairs of leaves to `out`, by their nodes, at most about `most`; false when there were more. */
  collect(a: MoleculeSurface, b: MoleculeSurface, margin: number, out: PairList, most: number): boolean {
    const { stack } = this;
    const nodesA = a.tree.nodes;
    const nodesB = b.tree.nodes;
    const linksA = a.tree.links;
    const linksB = b.tree.links;
    let top = 2;
    stack[0] = 0;
    stack[1] = 0;
    while (top > 0) {
      if (out.count > most) return false;
      const nodeB = stack[--top];
      const nodeA = stack[--top];
      const p = nodeA * AABB_STRIDE;
      const q = nodeB * AABB_STRIDE;
      if (areApart(nodesA, p, nodesB, q, margin)) continue;
      const linkA = linksA[p + AABB_LINK];
      const linkB = linksB[q + AABB_LINK];
      if (linkA < 0 && linkB < 0) out.push(nodeA, nodeB);
      else if (linkB < 0 || (linkA >= 0 && isLarger(nodesA, p, nodesB, q)))
        top = pushPair(stack, top, linkA + 1, nodeB, linkA, nodeB);
      else top = pushPair(stack, top, nodeA, linkB + 1, nodeA, linkB);
    }
    return true;
  }
}

function areApart(nodesA: Float32Array, p: number, nodesB: Float32Array, q: number, margin: number): boolean {
  return (
    nodesA[p] - nodesB[q + 3] > margin ||
    nodesB[q] - nodesA[p + 3] > margin ||
    nodesA[p + 1] - nodesB[q + 4] > margin ||
    nodesB[q + 1] - nodesA[p + 4] > margin ||
    nodesA[p + 2] - nodesB[q + 5] > margin ||
    nodesB[q + 2] - nodesA[p + 5] > margin
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
  const a = nodesA[p + 3] - nodesA[p] + nodesA[p + 4] - nodesA[p + 1] + nodesA[p + 5] - nodesA[p + 2];
  const b = nodesB[q + 3] - nodesB[q] + nodesB[q + 4] - nodesB[q + 1] + nodesB[q + 5] - nodesB[q + 2];
  return a > b;
}
