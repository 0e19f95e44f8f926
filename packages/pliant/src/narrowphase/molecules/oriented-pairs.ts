/**
 * Finds the triangles of two surfaces that intersect, by trees of oriented boxes (Gottschalk, Lin and Manocha 1996), as
 * the thesis does with RAPID. Such a tree can't be refitted, because its axes come from its triangles. It is built
 * whenever its surface has moved, which costs far more than it saves (numbers in docs/methods/triangle-mesh.md). It is
 * here for comparison, and for surfaces that hardly ever move.
 */

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { MovedVertices } from '../../queries/moved-vertices.js';
import { buildObbTree } from '../../queries/obb-tree/build.js';
import type { ObbTree } from '../../queries/obb-tree/layout.js';
import { obbTrianglePairs, PAIR_STACK } from '../../queries/obb-tree/traverse-pairs.js';
import type { PairList } from '../../queries/pair-list.js';

/** A tree and the version of its surface. */
interface Built {
  look: number;
  generation: number;
  tree: ObbTree;
  moved: MovedVertices;
}

/** Both surfaces stand in world coordinates. */
const AT_HOME = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

export class OrientedPairs {
  private readonly built = new WeakMap<MoleculeSurface, Built>();
  private readonly stack = new Int32Array(PAIR_STACK);

  find(sa: MoleculeSurface, sb: MoleculeSurface, out: PairList, most: number): void {
    out.clear();
    const a = this.builtOf(sa);
    const b = this.builtOf(sb);
    b.moved.begin();
    const { positions: p } = sa.skin;
    const { positions: q } = sb.skin;
    obbTrianglePairs(a.tree, p, b.tree, q, AT_HOME, b.moved, this.stack, out, most);
    out.sort();
  }

  private builtOf(surface: MoleculeSurface): Built {
    const known = this.built.get(surface);
    if (known?.look === surface.look && known.generation === surface.generations) return known;
    surface.placeAll();
    const { positions, triangles } = surface.skin;
    const made: Built = {
      look: surface.look,
      generation: surface.generations,
      tree: buildObbTree(positions, triangles),
      moved: new MovedVertices(positions.length / 3),
    };
    this.built.set(surface, made);
    return made;
  }
}
