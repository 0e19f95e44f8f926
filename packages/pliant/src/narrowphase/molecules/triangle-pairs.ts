/**
 * `triangle-mesh`: finds the triangles in which two surfaces intersect (section 3.4.2 of the thesis). The broad phase
 * names the pairs of bodies. One of two kinds of tree follows. Both give the same sorted pairs:
 *
 *   axis-aligned   refitted where surfaces are near, and descended only when the list of near leaves may have become
 *                  incomplete (`near-leaves.ts`)
 *   oriented       that of the thesis: built for every surface that has moved, and descended in every step
 */

import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import type { PairList } from '../../queries/pair-list.js';
import type { BodyPairs } from './body-pairs.js';
import { NearLeaves } from './near-leaves.js';
import { OrientedPairs } from './oriented-pairs.js';
import { TreeDescent } from './tree-descent.js';

export type SurfaceBoxes = 'axis-aligned' | 'oriented';

/**
 * Most pairs of triangles per pair of bodies. Two surfaces that almost coincide would have as many as the product of
 * their sizes.
 */
const MOST_PAIRS = 200_000;

export class TrianglePairs {
  boxes: SurfaceBoxes = 'axis-aligned';
  /** Lists by the number of the lower body; each has a few. */
  private readonly near: NearLeaves[][] = [];
  private kept = 0;
  private look = 0;
  private marks = new Int32Array(0);
  private readonly descent = new TreeDescent();
  private readonly oriented = new OrientedPairs();

  /** Call this when the numbers of bodies change. */
  forget(): void {
    this.near.length = 0;
    this.kept = 0;
  }

  /** Moves the surfaces of these pairs to their molecules, as far as `find` needs it. */
  prepare(bodies: readonly MoleculeBody[], pairs: BodyPairs): void {
    for (let p = 0; p < pairs.count; p++) {
      bodies[pairs.a[p]].surface?.follow();
      bodies[pairs.b[p]].surface?.follow();
    }
    if (this.boxes === 'oriented') return;
    this.look++;
    let isStale = false;
    for (let p = 0; p < pairs.count; p++) {
      const sa = bodies[pairs.a[p]].surface;
      const sb = bodies[pairs.b[p]].surface;
      if (sa === undefined || sb === undefined) continue;
      const near = this.nearOf(pairs.a[p], pairs.b[p]);
      near.used = this.look;
      if (near.isComplete(sa, sb)) continue;
      isStale = true;
      sa.blocks.advance();
      sb.blocks.advance();
      near.adapt(this.look);
      this.descent.markNear(sa, sb, near.margin(sa, sb));
    }
    if (!isStale) return;
    for (const { surface } of bodies) surface?.blocks.place(surface);
    for (let p = 0; p < pairs.count; p++) {
      const sa = bodies[pairs.a[p]].surface;
      const sb = bodies[pairs.b[p]].surface;
      if (sa !== undefined && sb !== undefined) this.renew(this.nearOf(pairs.a[p], pairs.b[p]), sa, sb);
    }
    if (this.kept > 4 * pairs.count + 64) this.dropUnused();
  }

  /** Writes the intersecting triangles of two bodies to `list`. Call `prepare` with this pair first. */
  find(a: number, b: number, sa: MoleculeSurface, sb: MoleculeSurface, list: PairList): void {
    if (this.boxes === 'oriented') this.oriented.find(sa, sb, list, MOST_PAIRS);
    else this.nearOf(a, b).find(list, MOST_PAIRS);
  }

  private renew(near: NearLeaves, sa: MoleculeSurface, sb: MoleculeSurface): void {
    if (near.isComplete(sa, sb)) return;
    const margin = near.margin(sa, sb);
    if (!this.descent.collect(sa, sb, margin, near.begin(sa, sb, margin), 4 * MOST_PAIRS))
      this.descent.collect(sa, sb, 0, near.begin(sa, sb, 0), 4 * MOST_PAIRS);
    // A tree has fewer than two nodes for each face.
    const largest = Math.max(sa.skin.triangles.length, sb.skin.triangles.length);
    if (this.marks.length < largest) this.marks = new Int32Array(largest).fill(-1);
    near.finish(this.marks);
  }

  private nearOf(a: number, b: number): NearLeaves {
    while (this.near.length <= a) this.near.push([]);
    const lists = this.near[a];
    for (let k = 0; k < lists.length; k++) if (lists[k].b === b) return lists[k];
    const made = new NearLeaves(b);
    lists.push(made);
    this.kept++;
    return made;
  }

  private dropUnused(): void {
    this.kept = 0;
    for (let a = 0; a < this.near.length; a++) {
      this.near[a] = this.near[a].filter(({ used }) => used === this.look);
      this.kept += this.near[a].length;
    }
  }
}
