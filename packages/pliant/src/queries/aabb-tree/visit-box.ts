/** Every triangle whose box may meet a given box. */
import { AABB_COUNT, AABB_LINK, AABB_STRIDE, type AabbTree } from './layout.js';

/** Calls `visit` with the triangles of every leaf that meets the box (so with a few that don't); true stops. */
export function visitTrianglesInBox(
  tree: AabbTree,
  low: ArrayLike<number>,
  high: ArrayLike<number>,
  stack: Int32Array,
  visit: (triangle: number) => boolean | undefined,
): void {
  const { nodes, links, order } = tree;
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const at = stack[--top] * AABB_STRIDE;
    if (nodes[at] > high[0] || nodes[at + 3] < low[0]) continue;
    if (nodes[at + 1] > high[1] || nodes[at + 4] < low[1]) continue;
    if (nodes[at + 2] > high[2] || nodes[at + 5] < low[2]) continue;
    const link = links[at + AABB_LINK];
    if (link >= 0) {
      stack[top++] = link + 1;
      stack[top++] = link;
      continue;
    }
    const first = -1 - link;
    for (let slot = first; slot < first + links[at + AABB_COUNT]; slot++) if (visit(order[slot])) return;
  }
}
