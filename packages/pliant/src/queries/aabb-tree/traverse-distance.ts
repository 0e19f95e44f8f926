/**
 * Smallest distance of two meshes under axis-aligned box trees, the second one turned by a pose. The same branch and
 * bound as for oriented boxes, for meshes that deform.
 */
import type { MovedVertices } from '../moved-vertices.js';
import type { DistanceScratch } from '../obb-tree/traverse-distance.js';
import { type DistanceAnswer, keepTriangleDistance } from '../triangle-pair-distance.js';
import { AABB_COUNT, AABB_LINK, AABB_STRIDE, type AabbTree } from './layout.js';

/** The rounding of the rotation, relative to the squared gap. */
const GAP_SAFETY = 1 - 1e-9;

/** As `obbDistance`: lowers `answer.distanceSq` if it can. */
export function aabbDistance(
  treeA: AabbTree,
  positionsA: Float64Array,
  treeB: AabbTree,
  positionsB: Float64Array,
  pose: Float64Array,
  moved: MovedVertices,
  scratch: DistanceScratch,
  answer: DistanceAnswer,
): void {
  const { pairs, gapsSq } = scratch;
  if (treeA.order.length === 0 || treeB.order.length === 0) return;
  let top = 1;
  pairs[0] = 0;
  pairs[1] = 0;
  gapsSq[0] = 0;
  while (top > 0) {
    top--;
    if (gapsSq[top] >= answer.distanceSq) continue;
    const nodeA = pairs[2 * top];
    const nodeB = pairs[2 * top + 1];
    const atA = nodeA * AABB_STRIDE;
    const atB = nodeB * AABB_STRIDE;
    const linkA = treeA.links[atA + AABB_LINK];
    const linkB = treeB.links[atB + AABB_LINK];
    if (linkA < 0 && linkB < 0) {
      leafDistances(treeA, positionsA, atA, treeB, positionsB, atB, pose, moved, scratch, answer);
      if (answer.distanceSq === 0) return;
      continue;
    }
    const descendA = linkB < 0 || (linkA >= 0 && largerBox(treeA.nodes, atA, treeB.nodes, atB));
    const a0 = descendA ? linkA : nodeA;
    const b0 = descendA ? nodeB : linkB;
    const a1 = descendA ? linkA + 1 : nodeA;
    const b1 = descendA ? nodeB : linkB + 1;
    boxGapSq(treeA.nodes, a0 * AABB_STRIDE, treeB.nodes, b0 * AABB_STRIDE, pose, scratch.box, 0);
    boxGapSq(treeA.nodes, a1 * AABB_STRIDE, treeB.nodes, b1 * AABB_STRIDE, pose, scratch.box, 1);
    const gap0 = scratch.box[0];
    const gap1 = scratch.box[1];
    const firstNearer = gap0 <= gap1;
    pairs[2 * top] = firstNearer ? a1 : a0;
    pairs[2 * top + 1] = firstNearer ? b1 : b0;
    gapsSq[top++] = firstNearer ? gap1 : gap0;
    pairs[2 * top] = firstNearer ? a0 : a1;
    pairs[2 * top + 1] = firstNearer ? b0 : b1;
    gapsSq[top++] = firstNearer ? gap0 : gap1;
  }
}

function leafDistances(
  treeA: AabbTree,
  positionsA: Float64Array,
  atA: number,
  treeB: AabbTree,
  positionsB: Float64Array,
  atB: number,
  pose: Float64Array,
  moved: MovedVertices,
  scratch: DistanceScratch,
  answer: DistanceAnswer,
): void {
  const firstA = -1 - treeA.links[atA + AABB_LINK];
  const lastA = firstA + treeA.links[atA + AABB_COUNT];
  const firstB = -1 - treeB.links[atB + AABB_LINK];
  const lastB = firstB + treeB.links[atB + AABB_COUNT];
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

function largerBox(m: Float32Array, i: number, n: Float32Array, j: number): boolean {
  const a = m[i + 3] - m[i] + m[i + 4] - m[i + 1] + m[i + 5] - m[i + 2];
  const b = n[j + 3] - n[j] + n[j + 4] - n[j + 1] + n[j + 5] - n[j + 2];
  return a > b;
}

/**
 * Lower bound of the squared distance of two boxes, into `out[to]`: the gap vector in A's frame and in B's, whichever
 * is longer.
 */
function boxGapSq(
  nodesA: Float32Array,
  atA: number,
  nodesB: Float32Array,
  atB: number,
  r: Float64Array,
  out: Float64Array,
  to: number,
): void {
  const x = 0.5 * (nodesB[atB] + nodesB[atB + 3]);
  const y = 0.5 * (nodesB[atB + 1] + nodesB[atB + 4]);
  const z = 0.5 * (nodesB[atB + 2] + nodesB[atB + 5]);
  const b0 = 0.5 * (nodesB[atB + 3] - nodesB[atB]);
  const b1 = 0.5 * (nodesB[atB + 4] - nodesB[atB + 1]);
  const b2 = 0.5 * (nodesB[atB + 5] - nodesB[atB + 2]);
  const a0 = 0.5 * (nodesA[atA + 3] - nodesA[atA]);
  const a1 = 0.5 * (nodesA[atA + 4] - nodesA[atA + 1]);
  const a2 = 0.5 * (nodesA[atA + 5] - nodesA[atA + 2]);
  const dx = r[0] * x + r[1] * y + r[2] * z + r[9] - 0.5 * (nodesA[atA + 3] + nodesA[atA]);
  const dy = r[3] * x + r[4] * y + r[5] * z + r[10] - 0.5 * (nodesA[atA + 4] + nodesA[atA + 1]);
  const dz = r[6] * x + r[7] * y + r[8] * z + r[11] - 0.5 * (nodesA[atA + 5] + nodesA[atA + 2]);
  const n00 = Math.abs(r[0]);
  const n01 = Math.abs(r[1]);
  const n02 = Math.abs(r[2]);
  const n10 = Math.abs(r[3]);
  const n11 = Math.abs(r[4]);
  const n12 = Math.abs(r[5]);
  const n20 = Math.abs(r[6]);
  const n21 = Math.abs(r[7]);
  const n22 = Math.abs(r[8]);
  const g0 = Math.max(0, Math.abs(dx) - (a0 + n00 * b0 + n01 * b1 + n02 * b2));
  const g1 = Math.max(0, Math.abs(dy) - (a1 + n10 * b0 + n11 * b1 + n12 * b2));
  const g2 = Math.max(0, Math.abs(dz) - (a2 + n20 * b0 + n21 * b1 + n22 * b2));
  const e0 = Math.abs(dx * r[0] + dy * r[3] + dz * r[6]);
  const e1 = Math.abs(dx * r[1] + dy * r[4] + dz * r[7]);
  const e2 = Math.abs(dx * r[2] + dy * r[5] + dz * r[8]);
  const h0 = Math.max(0, e0 - (b0 + n00 * a0 + n10 * a1 + n20 * a2));
  const h1 = Math.max(0, e1 - (b1 + n01 * a0 + n11 * a1 + n21 * a2));
  const h2 = Math.max(0, e2 - (b2 + n02 * a0 + n12 * a1 + n22 * a2));
  out[to] = GAP_SAFETY * Math.max(g0 * g0 + g1 * g1 + g2 * g2, h0 * h0 + h1 * h1 + h2 * h2);
}
