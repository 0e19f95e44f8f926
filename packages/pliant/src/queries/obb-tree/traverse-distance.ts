/**
 * Smallest distance of two meshes under oriented-box trees, with the closest points.
 *
 * Source: the branch and bound of PQP (Larsen et al. 1999). Where we depart: instead of swept rectangles, the bound
 * of two oriented boxes is the gap between one box and the axis-aligned hull of the other in the first one's frame,
 * taken both ways and as the length of the gap vector; it costs no more than the overlap test. The search starts
 * from the pair of triangles that answered last time, so a moving pair begins with a tight bound.
 *
 *   bound ← distance of the remembered triangles
 *   pop (a, b, gap), at first the nearest, later the last → gap ≥ bound: drop
 *   both leaves: triangle distances, keep the least
 *   else descend into the larger box, nearer child first
 */
import type { MovedVertices } from '../moved-vertices.js';
import { type DistanceAnswer, keepTriangleDistance } from '../triangle-pair-distance.js';
import { carryBox } from './carry-box.js';
import { OBB_LINK, OBB_MAX_DEPTH, OBB_STRIDE, type ObbTree } from './layout.js';

/**
 * Pairs taken nearest first before the search goes deep. Near the roots the nearest pair is often not below the pair
 * opened last, and a good first bound halves the visits; farther down keeping order costs more than it saves.
 */
const WIDE_STEPS = 256;

/** Entries of the stack of gaps; the stack of node pairs has twice as many. */
export const DISTANCE_STACK = 2 * OBB_MAX_DEPTH + 4 + WIDE_STEPS;

/** Boxes grown outwards underestimate gaps; the frames' rounding is this much of the boxes' distance. */
const GAP_SAFETY = 1 - 1e-6;

/** Numbers of `DistanceScratch.box`, and where the two gaps and the distance to beat stand in it. */
export const CARRIED_BOX = 18;
const GAP_FIRST = 15;
const GAP_SECOND = 16;
const GAP_BOUND = 17;

export interface DistanceScratch {
  readonly pairs: Int32Array;
  readonly gapsSq: Float64Array;
  /** A box of B in A's frame: centre, half extents, axes; then two gaps and the squared distance to beat. */
  readonly box: Float64Array;
  /** Closest points and scratch of the triangle distance. */
  readonly points: Float64Array;
}

/**
 * Looks for a distance below `answer.distanceSq` and lowers it. `pose` maps B's coordinates to A's; `moved` must have
 * been begun for this pose.
 */
export function obbDistance(
  treeA: ObbTree,
  positionsA: Float64Array,
  treeB: ObbTree,
  positionsB: Float64Array,
  pose: Float64Array,
  moved: MovedVertices,
  scratch: DistanceScratch,
  answer: DistanceAnswer,
): void {
  const { pairs, gapsSq, box } = scratch;
  const linksA = treeA.links;
  const linksB = treeB.links;
  const nodesA = treeA.nodes;
  const nodesB = treeB.nodes;
  if (treeA.order.length === 0 || treeB.order.length === 0) return;
  let top = 1;
  let wide = WIDE_STEPS;
  pairs[0] = 0;
  pairs[1] = 0;
  gapsSq[0] = 0;
  while (top > 0) {
    if (wide > 0) raiseNearest(pairs, gapsSq, top, --wide === 0);
    top--;
    if (gapsSq[top] >= answer.distanceSq) continue;
    const nodeA = pairs[2 * top];
    const nodeB = pairs[2 * top + 1];
    const atA = nodeA * OBB_STRIDE;
    const atB = nodeB * OBB_STRIDE;
    const linkA = linksA[atA + OBB_LINK];
    const linkB = linksB[atB + OBB_LINK];
    if (linkA < 0 && linkB < 0) {
      leafDistances(treeA, positionsA, linkA, treeB, positionsB, linkB, pose, moved, scratch, answer);
      if (answer.distanceSq === 0) return;
      continue;
    }
    const sizeA = nodesA[atA + 3] + nodesA[atA + 4] + nodesA[atA + 5];
    const sizeB = nodesB[atB + 3] + nodesB[atB + 4] + nodesB[atB + 5];
    const descendA = linkB < 0 || (linkA >= 0 && sizeA > sizeB);
    const a0 = descendA ? linkA : nodeA;
    const b0 = descendA ? nodeB : linkB;
    const a1 = descendA ? linkA + 1 : nodeA;
    const b1 = descendA ? nodeB : linkB + 1;
    box[GAP_BOUND] = answer.distanceSq;
    carryBox(treeA, treeB, pose, b0, box);
    boxGapSq(nodesA, a0 * OBB_STRIDE, box, GAP_FIRST);
    if (b1 !== b0) carryBox(treeA, treeB, pose, b1, box);
    boxGapSq(nodesA, a1 * OBB_STRIDE, box, GAP_SECOND);
    const gap0 = box[GAP_FIRST];
    const gap1 = box[GAP_SECOND];
    const firstNearer = gap0 <= gap1;
    const bound = answer.distanceSq;
    if ((firstNearer ? gap1 : gap0) < bound) {
      pairs[2 * top] = firstNearer ? a1 : a0;
      pairs[2 * top + 1] = firstNearer ? b1 : b0;
      gapsSq[top++] = firstNearer ? gap1 : gap0;
    }
    if ((firstNearer ? gap0 : gap1) < bound) {
      pairs[2 * top] = firstNearer ? a0 : a1;
      pairs[2 * top + 1] = firstNearer ? b0 : b1;
      gapsSq[top++] = firstNearer ? gap0 : gap1;
    }
  }
}

/** Brings the nearest waiting pair to the top of the stack; with `all`, sorts the stack, the nearest on top. */
function raiseNearest(pairs: Int32Array, gapsSq: Float64Array, top: number, all: boolean): void {
  for (let end = all ? 1 : top - 1; end < top; end++) {
    // Selection: the farthest to the bottom place by place, or only the nearest to the top.
    let chosen = end;
    if (all) {
      chosen = end - 1;
      for (let i = end; i < top; i++) if (gapsSq[i] > gapsSq[chosen]) chosen = i;
      swapEntries(pairs, gapsSq, chosen, end - 1);
    } else {
      for (let i = 0; i < end; i++) if (gapsSq[i] < gapsSq[chosen]) chosen = i;
      swapEntries(pairs, gapsSq, chosen, end);
    }
  }
}

function swapEntries(pairs: Int32Array, gapsSq: Float64Array, i: number, j: number): void {
  const a = pairs[2 * i];
  const b = pairs[2 * i + 1];
  const gap = gapsSq[i];
  pairs[2 * i] = pairs[2 * j];
  pairs[2 * i + 1] = pairs[2 * j + 1];
  gapsSq[i] = gapsSq[j];
  pairs[2 * j] = a;
  pairs[2 * j + 1] = b;
  gapsSq[j] = gap;
}

function leafDistances(
  treeA: ObbTree,
  positionsA: Float64Array,
  linkA: number,
  treeB: ObbTree,
  positionsB: Float64Array,
  linkB: number,
  pose: Float64Array,
  moved: MovedVertices,
  scratch: DistanceScratch,
  answer: DistanceAnswer,
): void {
  const firstA = (-1 - linkA) >> 3;
  const lastA = firstA + ((-1 - linkA) & 7);
  const firstB = (-1 - linkB) >> 3;
  const lastB = firstB + ((-1 - linkB) & 7);
  for (let j = firstB; j < lastB; j++) {
    for (let i = firstA; i < lastA; i++) {
      keepTriangleDistance(
        positionsA,
        treeA.corners,
        3 * i,
        treeA.order[i],
        positionsB,
        treeB.corners,
        3 * j,
        treeB.order[j],
        pose,
        moved,
        scratch.points,
        answer,
      );
    }
  }
}

/**
 * Lower bound of the squared distance between box `atA` of A and the carried box of B, into `box[to]`: a number that
 * is returned would be boxed by the engine, tens of thousands of times per query.
 */
function boxGapSq(nodes: Float32Array, atA: number, box: Float64Array, to: number): void {
  const dx = box[0] - nodes[atA];
  const dy = box[1] - nodes[atA + 1];
  const dz = box[2] - nodes[atA + 2];
  const a0 = nodes[atA + 3];
  const a1 = nodes[atA + 4];
  const a2 = nodes[atA + 5];
  const b0 = box[3];
  const b1 = box[4];
  const b2 = box[5];
  let ex = nodes[atA + 6];
  let ey = nodes[atA + 7];
  let ez = nodes[atA + 8];
  const m00 = Math.abs(ex * box[6] + ey * box[7] + ez * box[8]);
  const m01 = Math.abs(ex * box[9] + ey * box[10] + ez * box[11]);
  const m02 = Math.abs(ex * box[12] + ey * box[13] + ez * box[14]);
  const g0 = Math.max(0, Math.abs(dx * ex + dy * ey + dz * ez) - (a0 + b0 * m00 + b1 * m01 + b2 * m02));
  ex = nodes[atA + 9];
  ey = nodes[atA + 10];
  ez = nodes[atA + 11];
  const m10 = Math.abs(ex * box[6] + ey * box[7] + ez * box[8]);
  const m11 = Math.abs(ex * box[9] + ey * box[10] + ez * box[11]);
  const m12 = Math.abs(ex * box[12] + ey * box[13] + ez * box[14]);
  const g1 = Math.max(0, Math.abs(dx * ex + dy * ey + dz * ez) - (a1 + b0 * m10 + b1 * m11 + b2 * m12));
  ex = nodes[atA + 12];
  ey = nodes[atA + 13];
  ez = nodes[atA + 14];
  const m20 = Math.abs(ex * box[6] + ey * box[7] + ez * box[8]);
  const m21 = Math.abs(ex * box[9] + ey * box[10] + ez * box[11]);
  const m22 = Math.abs(ex * box[12] + ey * box[13] + ez * box[14]);
  const g2 = Math.max(0, Math.abs(dx * ex + dy * ey + dz * ez) - (a2 + b0 * m20 + b1 * m21 + b2 * m22));
  const inA = GAP_SAFETY * (g0 * g0 + g1 * g1 + g2 * g2);
  box[to] = inA;
  if (inA >= box[GAP_BOUND]) return;
  const h0 = Math.max(
    0,
    Math.abs(dx * box[6] + dy * box[7] + dz * box[8]) - (b0 + a0 * m00 + a1 * m10 + a2 * m20),
  );
  const h1 = Math.max(
    0,
    Math.abs(dx * box[9] + dy * box[10] + dz * box[11]) - (b1 + a0 * m01 + a1 * m11 + a2 * m21),
  );
  const h2 = Math.max(
    0,
    Math.abs(dx * box[12] + dy * box[13] + dz * box[14]) - (b2 + a0 * m02 + a1 * m12 + a2 * m22),
  );
  box[to] = Math.max(inA, GAP_SAFETY * (h0 * h0 + h1 * h1 + h2 * h2));
}
