/**
 * `triangle-mesh`: which triangles of two surfaces intersect (section 3.4.2 of the thesis). The broad phase in front names the pairs of bodies; the trees over their
 * triangles are descended together, and the pairs come sorted, so that they don't depend on the trees.
 */
import { AABB_PAIR_STACK, aabbTrianglePairs } from '../queries/aabb-tree/traverse-pairs.js';
import { PairList } from '../queries/pair-list.js';
import type { MoleculeSurface } from './surface.js';

/** Pairs of triangles per pair of bodies at most; two surfaces that all but coincide would make as many as the product of their sizes. */
const MOST_PAIRS = 200_000;

export class TrianglePairs {
  readonly list = new PairList();
  private readonly stack = new Int32Array(AABB_PAIR_STACK);
  /** Both surfaces stand in the world. */
  private readonly here = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

  /** Leaves the intersecting triangles of `a` and `b` in `list`. */
  find(a: MoleculeSurface, b: MoleculeSurface): PairList {
    const { list } = this;
    list.clear();
    b.moved.begin();
    aabbTrianglePairs(
      a.tree,
      a.skin.positions,
      b.tree,
      b.skin.positions,
      this.here,
      b.moved,
      this.stack,
      list,
      MOST_PAIRS,
    );
    list.sort();
    return list;
  }
}
