/**
 * The parts of two surfaces that are near enough to meet soon: a list after Verlet 1967, like that of `sphere-list.ts`
 * for molecules. Surfaces move by a fraction of a face in a step. So their trees are descended once in many steps, and
 * a step places and compares only the listed parts.
 *
 *   build   pairs of leaves of both trees whose boxes are at most a margin apart along each axis, with that gap
 *   find    pairs whose gap the surfaces' motion may have closed → their vertices to their molecules → boxes of leaves
 *           → gap along the leaves' normals → boxes of faces → pairs that overlap → exact test → sorted
 *
 * The list is complete while the motions of both surfaces add up to no more than the margin. A pair of leaves is looked
 * at when the surfaces have moved by its gap, and if it is still apart, when they have moved by what is left of the gap:
 * most of a long list costs one comparison a step. Where surfaces lie on each other askew, the boxes of their leaves
 * overlap though the leaves are apart. There the gap is that along the mean normal of one of the leaves, which shrinks
 * by no more than the motion either. The result is sorted, so it depends neither on the time at which the
 * list was made nor on the trees.
 */

import { LEAF_FACES as MOST_FACES, type MoleculeSurface } from '../../bodies/molecules/surface.js';
import { widened } from '../../core/grow.js';
import { AABB_COUNT, AABB_LINK, AABB_STRIDE } from '../../queries/aabb-tree/layout.js';
import { PairList } from '../../queries/pair-list.js';
import { trianglesIntersect } from '../../queries/primitives/triangle-triangle.js';

/** The listed leaves of one side, each once. */
class Side {
  surface: MoleculeSurface | undefined;
  generation = -1;
  /** The places of the surface's molecules when the list was made. */
  before: Float64Array = new Float64Array(0);
  /** First slot of each leaf in the tree, and how many it has. */
  private firsts: Uint32Array = new Uint32Array(0);
  private counts: Uint32Array = new Uint32Array(0);
  leafCount = 0;
  /** Lowest and highest corners of the leaves, and of the faces of each leaf, `MOST_FACES` a leaf [m]. */
  leafBoxes = new Float64Array(0);
  private faceBoxes = new Float64Array(0);
  /** The surface's look at which the boxes of a leaf, and of its faces, were made. */
  private bounded = new Uint32Array(0);
  private boundedFaces = new Uint32Array(0);
  /** Mean unit normal of each leaf's faces, the span of its vertices along it [m], and the look of both. */
  private leafNormals = new Float64Array(0);
  private spanned = new Uint32Array(0);

  /** Adds leaf `node`. `marks` holds the place of each listed leaf, −1 for others. */
  take(node: number, marks: Int32Array): number {
    if (marks[node] !== -1) return marks[node];
    const { links } = this.surface!.tree;
    const leaf = this.leafCount++;
    if (leaf === this.firsts.length) {
      this.firsts = widened(this.firsts, 2 * leaf + 16);
      this.counts = widened(this.counts, 2 * leaf + 16);
    }
    this.firsts[leaf] = -1 - links[node * AABB_STRIDE + AABB_LINK];
    this.counts[leaf] = links[node * AABB_STRIDE + AABB_COUNT];
    marks[node] = leaf;
    return leaf;
  }

  /** Makes room for the boxes, after the last leaf was added. */
  finish(): void {
    const size = this.firsts.length;
    if (this.bounded.length < size) {
      this.leafBoxes = new Float64Array(6 * size);
      this.faceBoxes = new Float64Array(6 * MOST_FACES * size);
      this.bounded = new Uint32Array(size);
      this.boundedFaces = new Uint32Array(size);
      this.leafNormals = new Float64Array(NORMAL * size);
      this.spanned = new Uint32Array(size);
    }
    this.bounded.fill(0);
    this.boundedFaces.fill(0);
    this.spanned.fill(0);
  }

  /**
   * The box of a leaf at the present places of its vertices. The loop is that of a tree's refit on doubles. A shared
   * loop would pass six numbers a leaf through memory, or take arrays of either precision, and would be slower for both.
   */
  bound(leaf: number): void {
    const surface = this.surface!;
    if (this.bounded[leaf] === surface.look) return;
    this.bounded[leaf] = surface.look;
    const { corners } = surface.tree;
    const p = surface.skin.positions;
    let lx = Number.POSITIVE_INFINITY;
    let ly = Number.POSITIVE_INFINITY;
    let lz = Number.POSITIVE_INFINITY;
    let hx = Number.NEGATIVE_INFINITY;
    let hy = Number.NEGATIVE_INFINITY;
    let hz = Number.NEGATIVE_INFINITY;
    const end = 3 * (this.firsts[leaf] + this.counts[leaf]);
    for (let n = 3 * this.firsts[leaf]; n < end; n++) {
      const v = corners[n];
      surface.placeAt(v);
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
    const { leafBoxes } = this;
    const o = 6 * leaf;
    leafBoxes[o] = lx;
    leafBoxes[o + 1] = ly;
    leafBoxes[o + 2] = lz;
    leafBoxes[o + 3] = hx;
    leafBoxes[o + 4] = hy;
    leafBoxes[o + 5] = hz;
  }

  /** The mean normal of a leaf whose vertices are in place, and their span along it. */
  private span(leaf: number): void {
    if (this.spanned[leaf] === this.surface!.look) return;
    this.spanned[leaf] = this.surface!.look;
    const { corners } = this.surface!.tree;
    const p = this.surface!.skin.positions;
    const first = 3 * this.firsts[leaf];
    const end = first + 3 * this.counts[leaf];
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = first; k < end; k += 3) {
      const u = corners[k];
      const v = corners[k + 1];
      const w = corners[k + 2];
      const ex = p[v] - p[u];
      const ey = p[v + 1] - p[u + 1];
      const ez = p[v + 2] - p[u + 2];
      const fx = p[w] - p[u];
      const fy = p[w + 1] - p[u + 1];
      const fz = p[w + 2] - p[u + 2];
      x += ey * fz - ez * fy;
      y += ez * fx - ex * fz;
      z += ex * fy - ey * fx;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    x *= scale;
    y *= scale;
    z *= scale;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = first; k < end; k++) {
      const at = corners[k];
      const height = p[at] * x + p[at + 1] * y + p[at + 2] * z;
      if (height < low) low = height;
      if (height > high) high = height;
    }
    const { leafNormals } = this;
    const o = NORMAL * leaf;
    leafNormals[o] = x;
    leafNormals[o + 1] = y;
    leafNormals[o + 2] = z;
    leafNormals[o + 3] = low;
    leafNormals[o + 4] = high;
  }

  /** The gap between a leaf and another side's leaf along the mean normal of the former; 0 or less: none [m]. */
  gapAlongNormal(leaf: number, other: Side, leafB: number): number {
    this.span(leaf);
    const { leafNormals } = this;
    const o = NORMAL * leaf;
    const x = leafNormals[o];
    const y = leafNormals[o + 1];
    const z = leafNormals[o + 2];
    const { corners } = other.surface!.tree;
    const p = other.surface!.skin.positions;
    const end = 3 * (other.firsts[leafB] + other.counts[leafB]);
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = 3 * other.firsts[leafB]; k < end; k++) {
      const at = corners[k];
      const height = p[at] * x + p[at + 1] * y + p[at + 2] * z;
      if (height < low) low = height;
      if (height > high) high = height;
    }
    return Math.max(low - leafNormals[o + 4], leafNormals[o + 3] - high);
  }

  /** Boxes of one leaf's faces. */
  private boundFaces(leaf: number): void {
    if (this.boundedFaces[leaf] === this.surface!.look) return;
    this.boundedFaces[leaf] = this.surface!.look;
    const { faceBoxes } = this;
    const { corners } = this.surface!.tree;
    const p = this.surface!.skin.positions;
    let o = 6 * MOST_FACES * leaf;
    for (let k = 3 * this.firsts[leaf]; k < 3 * (this.firsts[leaf] + this.counts[leaf]); k += 3, o += 6) {
      const u = corners[k];
      const v = corners[k + 1];
      const w = corners[k + 2];
      for (let axis = 0; axis < 3; axis++) {
        faceBoxes[o + axis] = Math.min(p[u + axis], p[v + axis], p[w + axis]);
        faceBoxes[o + 3 + axis] = Math.max(p[u + axis], p[v + axis], p[w + axis]);
      }
    }
  }

  /** Adds the faces of a leaf that meet faces of another side's leaf to `out`. */
  compare(leaf: number, other: Side, leafB: number, out: PairList): void {
    this.boundFaces(leaf);
    other.boundFaces(leafB);
    const { faceBoxes: first } = this;
    const { faceBoxes: second } = other;
    const { corners: cornersA, order: orderA } = this.surface!.tree;
    const { corners: cornersB, order: orderB } = other.surface!.tree;
    const p = this.surface!.skin.positions;
    const q = other.surface!.skin.positions;
    const s = this.firsts[leaf];
    const t = other.firsts[leafB];
    for (let i = 0; i < this.counts[leaf]; i++) {
      const a = 6 * (MOST_FACES * leaf + i);
      const m = 3 * (s + i);
      for (let j = 0; j < other.counts[leafB]; j++) {
        const b = 6 * (MOST_FACES * leafB + j);
        if (first[a + 1] > second[b + 4] || second[b + 1] > first[a + 4]) continue;
        if (first[a] > second[b + 3] || second[b] > first[a + 3]) continue;
        if (first[a + 2] > second[b + 5] || second[b + 2] > first[a + 5]) continue;
        const n = 3 * (t + j);
        const [u, v, w] = [cornersA[m], cornersA[m + 1], cornersA[m + 2]];
        const [x, y, z] = [cornersB[n], cornersB[n + 1], cornersB[n + 2]];
        if (trianglesIntersect(p, u, v, w, q, x, y, z)) out.push(orderA[s + i], orderB[t + j]);
      }
    }
  }
}

/** Numbers that a leaf's normal and span take. */
const NORMAL = 5;

/**
 * A gap along a normal that is smaller, in units of the finer spacing, counts for nothing: the exact test decides where
 * leaves touch, not rounding.
 */
const TOUCH = 1e-6;

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
const LEAST_MARGIN = 0.2;
const MOST_MARGIN = 1.2;
const FIRST_MARGIN = 0.5;

/** Steps of equal length from no gap to the margin, into which a list is sorted. */
const STEPS = 16;

/** Rounding of the share that was moved. */
const ABOVE = 1 + 1e-9;

/** Number of looks that a list should last. */
const SHORT = 10;
const LONG = 60;

export class NearLeaves {
  /** Look in which the list was last used. */
  used = 0;
  /** Nodes of the trees, then the leaves' places in the sides. */
  private readonly pairs = new PairList(64);
  /** Sum of both surfaces' paths before which a pair can't meet [m]. */
  private until = new Float64Array(64);
  /** End of the pairs of each step of gaps. */
  private readonly stepEnds = new Uint32Array(STEPS);
  private sorted = new Uint32Array(128);
  private stepOf = new Uint8Array(64);
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
    if (pathA > when[SEEN_A] || pathB > when[SEEN_B]) {
      // Molecules that shake travel a long path and stay near.
      when[APART] =
        (pathA > when[MADE_A] ? sa.motion.distanceFrom(sideA.before) : 0) +
        (pathB > when[MADE_B] ? sb.motion.distanceFrom(sideB.before) : 0);
      when[SEEN_A] = pathA;
      when[SEEN_B] = pathB;
    }
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

  /** Closes the list. `marks` has room for the nodes of either surface and is all −1, before and after. */
  finish(marks: Int32Array): void {
    const { pairs, sideA, sideB } = this;
    this.sortByGap();
    renumber(sideA, pairs, 0, marks);
    renumber(sideB, pairs, 1, marks);
    sideA.finish();
    sideB.finish();
  }

  /** Moves the vertices of leaves that may meet to their molecules, and writes the faces that meet to `out`, sorted. */
  find(out: PairList, most: number): void {
    out.clear();
    const { sideA, sideB, pairs, until, when } = this;
    const { data } = pairs;
    const path = when[SEEN_A] + when[SEEN_B];
    const touch = TOUCH * Math.min(sideA.surface!.spacing, sideB.surface!.spacing);
    const share = when[MARGIN] > 0 ? when[APART] / when[MARGIN] : 1;
    const count = this.stepEnds[Math.min(STEPS - 1, Math.floor(share * STEPS * ABOVE))];
    for (let k = 0; k < count && out.count < most; k++) {
      if (until[k] > path) continue;
      const i = data[2 * k];
      const j = data[2 * k + 1];
      sideA.bound(i);
      sideB.bound(j);
      const gap = gapOf(sideA.leafBoxes, 6 * i, sideB.leafBoxes, 6 * j);
      if (gap > 0) {
        until[k] = path + gap;
        continue;
      }
      let away = sideA.gapAlongNormal(i, sideB, j);
      if (!(away > touch)) away = sideB.gapAlongNormal(j, sideA, i);
      if (away > touch) {
        until[k] = path + away - touch;
        continue;
      }
      sideA.compare(i, sideB, j, out);
    }
    out.sort();
  }

  /** Puts the listed pairs into steps of rising gaps. A step's pairs keep their order. */
  private sortByGap(): void {
    const { pairs, stepEnds, when } = this;
    const { data, count } = pairs;
    if (this.until.length < count) {
      this.until = new Float64Array(2 * count);
      this.sorted = new Uint32Array(4 * count);
      this.stepOf = new Uint8Array(2 * count);
    }
    const { until, sorted, stepOf } = this;
    const { nodes: first } = this.sideA.surface!.tree;
    const { nodes: second } = this.sideB.surface!.tree;
    const path = when[MADE_A] + when[MADE_B];
    const scale = when[MARGIN] > 0 ? STEPS / when[MARGIN] : 0;
    stepEnds.fill(0);
    for (let k = 0; k < count; k++) {
      const gap = gapOf(first, AABB_STRIDE * data[2 * k], second, AABB_STRIDE * data[2 * k + 1]);
      const step = gap > 0 ? Math.min(STEPS - 1, Math.floor(gap * scale)) : 0;
      stepOf[k] = step;
      stepEnds[step]++;
    }
    for (let step = 1; step < STEPS; step++) stepEnds[step] += stepEnds[step - 1];
    for (let k = count - 1; k >= 0; k--) {
      const at = --stepEnds[stepOf[k]];
      sorted[2 * at] = data[2 * k];
      sorted[2 * at + 1] = data[2 * k + 1];
    }
    for (let step = 0; step < STEPS - 1; step++) stepEnds[step] = stepEnds[step + 1];
    stepEnds[STEPS - 1] = count;
    for (let k = 0; k < count; k++) {
      data[2 * k] = sorted[2 * k];
      data[2 * k + 1] = sorted[2 * k + 1];
      until[k] = path + gapOf(first, AABB_STRIDE * data[2 * k], second, AABB_STRIDE * data[2 * k + 1]);
    }
  }
}

/** The gap between two boxes, along the axis on which they are farthest apart; negative where they overlap [m]. */
function gapOf(
  first: Float32Array | Float64Array,
  p: number,
  second: Float32Array | Float64Array,
  q: number,
): number {
  let gap = first[p] - second[q + 3];
  for (let axis = 0; axis < 3; axis++) {
    const below = first[p + axis] - second[q + 3 + axis];
    const above = second[q + axis] - first[p + 3 + axis];
    if (below > gap) gap = below;
    if (above > gap) gap = above;
  }
  return gap;
}

/** Replaces the nodes in the list by the places of the leaves in a side. */
function renumber(side: Side, pairs: PairList, offset: 0 | 1, marks: Int32Array): void {
  side.leafCount = 0;
  const { data, count } = pairs;
  const nodes = side.surface!.tree.nodeCount;
  for (let k = offset; k < 2 * count; k += 2) data[k] = side.take(data[k], marks);
  marks.fill(-1, 0, nodes);
}
