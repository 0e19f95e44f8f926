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

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { AABB_STRIDE } from '../../queries/aabb-tree/layout.js';
import { PairList } from '../../queries/pair-list.js';
import { LeafSide } from './near-surface.js';

/**
 * A gap along a normal that is smaller, in units of the finer spacing, counts for nothing: the exact test decides where
 * leaves touch, not rounding.
 */
const TOUCH = 1e-6;

/**
 * Slots of `when`: paths of both surfaces when the list was made [m]; the same at the last comparison [m]; the distance
 * from the old places at that time [m]; the margin [m]; the least path before which no pair can meet [m].
 */
const MADE_A = 0;
const MADE_B = 1;
const SEEN_A = 2;
const SEEN_B = 3;
const APART = 4;
const MARGIN = 5;
const FIRST = 6;

/** Least, largest and first margin, in units of the finer spacing. Longer lists are made less often. */
const LEAST_MARGIN = 0.1;
const MOST_MARGIN = 0.8;
const FIRST_MARGIN = 0.5;

/** Steps of equal length from no gap to the margin, into which a list is sorted. */
const STEPS = 16;

/** Rounding of the share that was moved. */
const ABOVE = 1 + 1e-9;

/** Number of looks that a list should last. */
const SHORT = 2;
const LONG = 8;

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
  private readonly when = new Float64Array(7);
  /** The margin in units of the finer surface's spacing, adapted to how long the previous lists have lasted. */
  private share = FIRST_MARGIN;
  private made = 0;
  private readonly sideA = new LeafSide();
  private readonly sideB = new LeafSide();

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
    when[FIRST] = 0;
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
    if (path < when[FIRST]) return;
    const touch = TOUCH * Math.min(sideA.surface!.spacing, sideB.surface!.spacing);
    const share = when[MARGIN] > 0 ? when[APART] / when[MARGIN] : 1;
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS * ABOVE));
    const count = this.stepEnds[step];
    // Pairs in later steps have gaps that so long a path has not closed.
    let first = when[MADE_A] + when[MADE_B] + ((step + 1) * when[MARGIN]) / (STEPS * ABOVE);
    for (let k = 0; k < count && out.count < most; k++) {
      if (until[k] > path) {
        if (until[k] < first) first = until[k];
        continue;
      }
      const i = data[2 * k];
      const j = data[2 * k + 1];
      sideA.bound(i);
      sideB.bound(j);
      const gap = gapOf(sideA.leafBoxes, 6 * i, sideB.leafBoxes, 6 * j);
      if (gap > 0) {
        until[k] = path + gap;
        if (until[k] < first) first = until[k];
        continue;
      }
      let away = sideA.gapAlongNormal(i, sideB, j);
      if (!(away > touch)) away = sideB.gapAlongNormal(j, sideA, i);
      if (away > touch) {
        until[k] = path + away - touch;
        if (until[k] < first) first = until[k];
        continue;
      }
      first = path;
      sideA.compare(i, sideB, j, out);
    }
    when[FIRST] = out.count < most ? first : path;
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
      const gap = gapOfNodes(first, AABB_STRIDE * data[2 * k], second, AABB_STRIDE * data[2 * k + 1]);
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
      until[k] = path + gapOfNodes(first, AABB_STRIDE * data[2 * k], second, AABB_STRIDE * data[2 * k + 1]);
    }
  }
}

/** The gap between two boxes, along the axis on which they are farthest apart; negative where they overlap [m]. */
function gapOf(first: Float64Array, p: number, second: Float64Array, q: number): number {
  const x = Math.max(first[p] - second[q + 3], second[q] - first[p + 3]);
  const y = Math.max(first[p + 1] - second[q + 4], second[q + 1] - first[p + 4]);
  const z = Math.max(first[p + 2] - second[q + 5], second[q + 2] - first[p + 5]);
  return Math.max(x, y, z);
}

/** The same for boxes of trees: one loop for both precisions would be slower for both. */
function gapOfNodes(first: Float32Array, p: number, second: Float32Array, q: number): number {
  const x = Math.max(first[p] - second[q + 3], second[q] - first[p + 3]);
  const y = Math.max(first[p + 1] - second[q + 4], second[q + 1] - first[p + 4]);
  const z = Math.max(first[p + 2] - second[q + 5], second[q + 2] - first[p + 5]);
  return Math.max(x, y, z);
}

/** Replaces the nodes in the list by the places of the leaves in a side. */
function renumber(side: LeafSide, pairs: PairList, offset: 0 | 1, marks: Int32Array): void {
  side.leafCount = 0;
  const { data, count } = pairs;
  const nodes = side.surface!.tree.nodeCount;
  for (let k = offset; k < 2 * count; k += 2) data[k] = side.take(data[k], marks);
  marks.fill(-1, 0, nodes);
}
