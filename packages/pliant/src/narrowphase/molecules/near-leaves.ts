/**
 * The parts of two surfaces that are near enough to meet soon: a list after Verlet 1967, like that of `sphere-list.ts`
 * for molecules. Surfaces move by a fraction of a face in a step. So their trees are descended once in many steps, and
 * a step places and compares only the listed parts.
 *
 *   build   pairs of leaves of both trees whose boxes are at most a margin apart along each axis; their faces and
 *           vertices, each once
 *   find    vertices → their molecules' places → boxes of faces and leaves → pairs that overlap → exact test → sorted
 *
 * The list is complete while the motions of both surfaces add up to no more than the margin. The result is sorted, so
 * it depends neither on the time at which the list was made nor on the trees.
 */

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { widened } from '../../core/grow.js';
import { AABB_COUNT, AABB_LINK, AABB_STRIDE } from '../../queries/aabb-tree/layout.js';
import { PairList } from '../../queries/pair-list.js';
import { trianglesIntersect } from '../../queries/primitives/triangle-triangle.js';

/** The listed parts of one side, each once. */
class Side {
  surface: MoleculeSurface | undefined;
  generation = -1;
  /** The places of the surface's molecules when the list was made. */
  before: Float64Array = new Float64Array(0);
  vertices = new Uint32Array(0);
  vertexCount = 0;
  /** Slots of the tree; leaf l has the faces starts[l]…starts[l + 1) of these. */
  slots: Uint32Array = new Uint32Array(0);
  starts: Uint32Array = new Uint32Array(1);
  leafCount = 0;
  /** Lowest and highest corners [m]. */
  faceBoxes = new Float64Array(0);
  leafBoxes = new Float64Array(0);
  /** Whether the boxes of a leaf's faces are up to date. */
  private isBounded = new Uint8Array(0);

  /** Adds leaf `node`. `marks` holds the place of each listed leaf, −1 for others. */
  take(node: number, marks: Int32Array): number {
    if (marks[node] !== -1) return marks[node];
    const { links } = this.surface!.tree;
    const first = -1 - links[node * AABB_STRIDE + AABB_LINK];
    const count = links[node * AABB_STRIDE + AABB_COUNT];
    const leaf = this.leafCount++;
    const from = this.starts[leaf];
    if (leaf + 2 > this.starts.length) this.starts = widened(this.starts, 2 * (leaf + 2));
    if (from + count > this.slots.length) this.slots = widened(this.slots, 2 * (from + count));
    for (let k = 0; k < count; k++) this.slots[from + k] = first + k;
    this.starts[leaf + 1] = from + count;
    marks[node] = leaf;
    return leaf;
  }

  /** Lists the vertices of the faces, after the last leaf was added. */
  finish(marks: Int32Array): void {
    const faces = this.starts[this.leafCount];
    const { corners } = this.surface!.tree;
    if (this.vertices.length < 3 * faces) this.vertices = new Uint32Array(6 * faces);
    if (this.faceBoxes.length < 6 * faces) this.faceBoxes = new Float64Array(12 * faces);
    if (this.isBounded.length < this.leafCount) {
      this.leafBoxes = new Float64Array(12 * this.leafCount);
      this.isBounded = new Uint8Array(2 * this.leafCount);
    }
    const { vertices, slots } = this;
    let found = 0;
    for (let k = 0; k < faces; k++) {
      for (let n = 3 * slots[k]; n < 3 * slots[k] + 3; n++) {
        const v = corners[n] / 3;
        if (marks[v] !== -1) continue;
        marks[v] = 1;
        vertices[found++] = v;
      }
    }
    for (let k = 0; k < found; k++) marks[vertices[k]] = -1;
    this.vertexCount = found;
  }

  /**
   * Boxes of the leaves at the present places of their vertices. Boxes of faces are made when they are first needed.
   * The loop is that of a tree's refit on doubles. A shared loop would pass six numbers a leaf through memory, or take
   * arrays of either precision, and would be slower for both.
   */
  bound(): void {
    const { slots, starts, leafBoxes, leafCount } = this;
    const { corners } = this.surface!.tree;
    const p = this.surface!.skin.positions;
    this.isBounded.fill(0, 0, leafCount);
    for (let leaf = 0; leaf < leafCount; leaf++) {
      let lx = Number.POSITIVE_INFINITY;
      let ly = Number.POSITIVE_INFINITY;
      let lz = Number.POSITIVE_INFINITY;
      let hx = Number.NEGATIVE_INFINITY;
      let hy = Number.NEGATIVE_INFINITY;
      let hz = Number.NEGATIVE_INFINITY;
      const end = 3 * slots[starts[leaf + 1] - 1] + 3;
      for (let n = 3 * slots[starts[leaf]]; n < end; n++) {
        const v = corners[n];
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
      const o = 6 * leaf;
      leafBoxes[o] = lx;
      leafBoxes[o + 1] = ly;
      leafBoxes[o + 2] = lz;
      leafBoxes[o + 3] = hx;
      leafBoxes[o + 4] = hy;
      leafBoxes[o + 5] = hz;
    }
  }

  /** Boxes of one leaf's faces. */
  boundFaces(leaf: number): void {
    if (this.isBounded[leaf] === 1) return;
    this.isBounded[leaf] = 1;
    const { slots, starts, faceBoxes } = this;
    const { corners } = this.surface!.tree;
    const p = this.surface!.skin.positions;
    for (let k = starts[leaf]; k < starts[leaf + 1]; k++) {
      const u = corners[3 * slots[k]];
      const v = corners[3 * slots[k] + 1];
      const w = corners[3 * slots[k] + 2];
      for (let axis = 0; axis < 3; axis++) {
        faceBoxes[6 * k + axis] = Math.min(p[u + axis], p[v + axis], p[w + axis]);
        faceBoxes[6 * k + 3 + axis] = Math.max(p[u + axis], p[v + axis], p[w + axis]);
      }
    }
  }
}

/**
 * Slots of `when`: paths of both surfaces when the list was made [m]; the same at the last comparison [m]; the distance
 * from the old places at that time [m]; the margin [m].
 */
const MADE_A = 0;
const MADE_B = 1;
const SEEN_A = 2;
const SEEN_B = 3;
const APART = 4;
const MARGIN = 5;

/** Least, largest and first margin, in units of the finer spacing. Longer lists are made less often. */
const LEAST_MARGIN = 0.1;
const MOST_MARGIN = 0.8;
const FIRST_MARGIN = 0.3;

/** Number of looks that a list should last. */
const SHORT = 5;
const LONG = 20;

export class NearLeaves {
  /** Look in which the list was last used. */
  used = 0;
  /** Nodes of the trees, then the leaves' places in the sides. */
  private readonly pairs = new PairList(64);
  private readonly when = new Float64Array(6);
  /** The margin in units of the finer surface's spacing, adapted to how long the previous lists have lasted. */
  private share = FIRST_MARGIN;
  private made = 0;
  private readonly sideA = new Side();
  private readonly sideB = new Side();

  constructor(readonly b: number) {}

  /** Whether the list is complete for the present places of the surfaces. */
  isComplete(sa: MoleculeSurface, sb: MoleculeSurface): boolean {
    const { when, sideA, sideB } = this;
    if (sideA.surface !== sa || sideA.generation !== sa.generations) return false;
    if (sideB.surface !== sb || sideB.generation !== sb.generations) return false;
    const pathA = sa.motion.path[0];
    const pathB = sb.motion.path[0];
    if (when[APART] + (pathA - when[SEEN_A]) + (pathB - when[SEEN_B]) <= when[MARGIN]) return true;
    // Molecules that shake travel a long path and stay near.
    when[APART] =
      (pathA > when[MADE_A] ? sa.motion.distanceFrom(sideA.before) : 0) +
      (pathB > when[MADE_B] ? sb.motion.distanceFrom(sideB.before) : 0);
    when[SEEN_A] = pathA;
    when[SEEN_B] = pathB;
    return when[APART] <= when[MARGIN];
  }

  /** The margin that the next list should have [m]. */
  margin(sa: MoleculeSurface, sb: MoleculeSurface): number {
    return this.share * Math.min(sa.spacing, sb.spacing);
  }

  /** Adapts the margin of the next list to how long this one has lasted. */
  adapt(look: number): void {
    const lasted = look - this.made;
    this.made = look;
    if (lasted < SHORT) this.share = Math.min(MOST_MARGIN, 1.5 * this.share);
    else if (lasted > LONG) this.share = Math.max(LEAST_MARGIN, 0.7 * this.share);
  }

  /** Starts a new list for all pairs of leaves at most `margin` [m] apart, by their nodes. */
  begin(sa: MoleculeSurface, sb: MoleculeSurface, margin: number): PairList {
    const { when, sideA, sideB } = this;
    this.pairs.clear();
    when[MADE_A] = sa.motion.path[0];
    when[MADE_B] = sb.motion.path[0];
    when[SEEN_A] = sa.motion.path[0];
    when[SEEN_B] = sb.motion.path[0];
    when[APART] = 0;
    when[MARGIN] = margin;
    sideA.surface = sa;
    sideB.surface = sb;
    sideA.generation = sa.generations;
    sideB.generation = sb.generations;
    sideA.before = sa.motion.copyTo(sideA.before);
    sideB.before = sb.motion.copyTo(sideB.before);
    return this.pairs;
  }

  /** Closes the list. `marks` has room for the nodes and vertices of either surface and is all −1, before and after. */
  finish(marks: Int32Array): void {
    const { pairs, sideA, sideB } = this;
    renumber(sideA, pairs, 0, marks);
    renumber(sideB, pairs, 1, marks);
    sideA.finish(marks);
    sideB.finish(marks);
  }

  /** Moves the listed vertices to their molecules and writes the faces that meet to `out`, sorted. */
  find(out: PairList, most: number): void {
    out.clear();
    const { sideA, sideB, pairs } = this;
    const { data, count } = pairs;
    if (count === 0) return;
    sideA.surface!.placeVertices(sideA.vertices, 0, sideA.vertexCount);
    sideB.surface!.placeVertices(sideB.vertices, 0, sideB.vertexCount);
    sideA.bound();
    sideB.bound();
    const { leafBoxes: first } = sideA;
    const { leafBoxes: second } = sideB;
    for (let k = 0; k < count && out.count < most; k++) {
      const p = 6 * data[2 * k];
      const q = 6 * data[2 * k + 1];
      if (first[p + 1] > second[q + 4] || second[q + 1] > first[p + 4]) continue;
      if (first[p] > second[q + 3] || second[q] > first[p + 3]) continue;
      if (first[p + 2] > second[q + 5] || second[q + 2] > first[p + 5]) continue;
      this.compare(out, data[2 * k], data[2 * k + 1]);
    }
    out.sort();
  }

  /** Compares the faces of two leaves. */
  private compare(out: PairList, leafA: number, leafB: number): void {
    const { sideA, sideB } = this;
    sideA.boundFaces(leafA);
    sideB.boundFaces(leafB);
    const { faceBoxes: first, slots: slotsA, starts } = sideA;
    const { faceBoxes: second, slots: slotsB } = sideB;
    const { corners: cornersA, order: orderA } = sideA.surface!.tree;
    const { corners: cornersB, order: orderB } = sideB.surface!.tree;
    const p = sideA.surface!.skin.positions;
    const q = sideB.surface!.skin.positions;
    const end = sideB.starts[leafB + 1];
    for (let i = starts[leafA]; i < starts[leafA + 1]; i++) {
      const a = 6 * i;
      const s = slotsA[i];
      for (let j = sideB.starts[leafB]; j < end; j++) {
        const b = 6 * j;
        if (first[a + 1] > second[b + 4] || second[b + 1] > first[a + 4]) continue;
        if (first[a] > second[b + 3] || second[b] > first[a + 3]) continue;
        if (first[a + 2] > second[b + 5] || second[b + 2] > first[a + 5]) continue;
        const t = slotsB[j];
        const [u, v, w] = [cornersA[3 * s], cornersA[3 * s + 1], cornersA[3 * s + 2]];
        const [x, y, z] = [cornersB[3 * t], cornersB[3 * t + 1], cornersB[3 * t + 2]];
        if (trianglesIntersect(p, u, v, w, q, x, y, z)) out.push(orderA[s], orderB[t]);
      }
    }
  }
}

/** Replaces the nodes in the list by the places of the leaves in a side. */
function renumber(side: Side, pairs: PairList, offset: 0 | 1, marks: Int32Array): void {
  side.leafCount = 0;
  const { data, count } = pairs;
  const nodes = side.surface!.tree.nodeCount;
  for (let k = offset; k < 2 * count; k += 2) data[k] = side.take(data[k], marks);
  marks.fill(-1, 0, nodes);
}
