/**
 * All intersecting triangle pairs of two meshes under axis-aligned box trees, the second one turned by a pose.
 *
 * Source: the separating-axis test with one rotation for all boxes (Terdiman's OPCODE). Where we depart: no
 * recursion, and only the six face axes: with boxes this cheap, the nine edge axes cost more than they save.
 *
 *   pop (a, b) → boxes apart: drop
 *   both leaves: test the triangles
 *   else descend into the larger box
 */
import type { MovedVertices } from '../moved-vertices.js';
import type { PairList } from '../pair-list.js';
import { trianglesIntersect } from '../primitives/triangle-triangle.js';
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE, type AabbTree } from './layout.js';

/** Relative slack of the rotated extents, for the rounding of the rotation. */
const SLACK = 1e-12;

export const AABB_PAIR_STACK = 2 * (2 * AABB_MAX_DEPTH + 2);

/** Appends intersecting pairs to `out` until it holds `limit` of them. `pose` maps B's coordinates to A's. */
export function aabbTrianglePairs(
  treeA: AabbTree,
  positionsA: Float64Array,
  treeB: AabbTree,
  positionsB: Float64Array,
  pose: Float64Array,
  moved: MovedVertices,
  stack: Int32Array,
  out: PairList,
  limit: number,
): void {
  const nodesA = treeA.nodes;
  const nodesB = treeB.nodes;
  const linksA = treeA.links;
  const linksB = treeB.links;
  const r00 = pose[0];
  const r01 = pose[1];
  const r02 = pose[2];
  const r10 = pose[3];
  const r11 = pose[4];
  const r12 = pose[5];
  const r20 = pose[6];
  const r21 = pose[7];
  const r22 = pose[8];
  const t0 = pose[9];
  const t1 = pose[10];
  const t2 = pose[11];
  const n00 = Math.abs(r00) + SLACK;
  const n01 = Math.abs(r01) + SLACK;
  const n02 = Math.abs(r02) + SLACK;
  const n10 = Math.abs(r10) + SLACK;
  const n11 = Math.abs(r11) + SLACK;
  const n12 = Math.abs(r12) + SLACK;
  const n20 = Math.abs(r20) + SLACK;
  const n21 = Math.abs(r21) + SLACK;
  const n22 = Math.abs(r22) + SLACK;
  // The box of B: half extents in its own frame, centre and half extents of its hull in A's. Kept while only A is
  // descended.
  let current = -1;
  let cx = 0;
  let cy = 0;
  let cz = 0;
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let hx = 0;
  let hy = 0;
  let hz = 0;
  let top = 2;
  stack[0] = 0;
  stack[1] = 0;
  while (top > 0) {
    const nodeB = stack[--top];
    const nodeA = stack[--top];
    const atA = nodeA * AABB_STRIDE;
    const atB = nodeB * AABB_STRIDE;
    if (nodeB !== current) {
      current = nodeB;
      const x = 0.5 * (nodesB[atB] + nodesB[atB + 3]);
      const y = 0.5 * (nodesB[atB + 1] + nodesB[atB + 4]);
      const z = 0.5 * (nodesB[atB + 2] + nodesB[atB + 5]);
      b0 = 0.5 * (nodesB[atB + 3] - nodesB[atB]);
      b1 = 0.5 * (nodesB[atB + 4] - nodesB[atB + 1]);
      b2 = 0.5 * (nodesB[atB + 5] - nodesB[atB + 2]);
      cx = r00 * x + r01 * y + r02 * z + t0;
      cy = r10 * x + r11 * y + r12 * z + t1;
      cz = r20 * x + r21 * y + r22 * z + t2;
      hx = n00 * b0 + n01 * b1 + n02 * b2;
      hy = n10 * b0 + n11 * b1 + n12 * b2;
      hz = n20 * b0 + n21 * b1 + n22 * b2;
    }
    const a0 = 0.5 * (nodesA[atA + 3] - nodesA[atA]);
    const dx = cx - 0.5 * (nodesA[atA + 3] + nodesA[atA]);
    if (Math.abs(dx) > a0 + hx) continue;
    const a1 = 0.5 * (nodesA[atA + 4] - nodesA[atA + 1]);
    const dy = cy - 0.5 * (nodesA[atA + 4] + nodesA[atA + 1]);
    if (Math.abs(dy) > a1 + hy) continue;
    const a2 = 0.5 * (nodesA[atA + 5] - nodesA[atA + 2]);
    const dz = cz - 0.5 * (nodesA[atA + 5] + nodesA[atA + 2]);
    if (Math.abs(dz) > a2 + hz) continue;
    if (Math.abs(dx * r00 + dy * r10 + dz * r20) > b0 + a0 * n00 + a1 * n10 + a2 * n20) continue;
    if (Math.abs(dx * r01 + dy * r11 + dz * r21) > b1 + a0 * n01 + a1 * n11 + a2 * n21) continue;
    if (Math.abs(dx * r02 + dy * r12 + dz * r22) > b2 + a0 * n02 + a1 * n12 + a2 * n22) continue;

    const linkA = linksA[atA + AABB_LINK];
    const linkB = linksB[atB + AABB_LINK];
    if (linkA < 0 && linkB < 0) {
      testLeaves(treeA, positionsA, atA, treeB, positionsB, atB, pose, moved, out, limit);
      if (out.count >= limit) return;
    } else if (linkB < 0 || (linkA >= 0 && a0 + a1 + a2 > b0 + b1 + b2)) {
      stack[top] = linkA + 1;
      stack[top + 1] = nodeB;
      stack[top + 2] = linkA;
      stack[top + 3] = nodeB;
      top += 4;
    } else {
      stack[top] = nodeA;
      stack[top + 1] = linkB + 1;
      stack[top + 2] = nodeA;
      stack[top + 3] = linkB;
      top += 4;
    }
  }
}

function testLeaves(
  treeA: AabbTree,
  positionsA: Float64Array,
  atA: number,
  treeB: AabbTree,
  positionsB: Float64Array,
  atB: number,
  pose: Float64Array,
  moved: MovedVertices,
  out: PairList,
  limit: number,
): void {
  const cornersA = treeA.corners;
  const cornersB = treeB.corners;
  const q = moved.positions;
  const firstA = -1 - treeA.links[atA + AABB_LINK];
  const lastA = firstA + treeA.links[atA + AABB_COUNT];
  const firstB = -1 - treeB.links[atB + AABB_LINK];
  const lastB = firstB + treeB.links[atB + AABB_COUNT];
  for (let j = firstB; j < lastB; j++) {
    const b0 = cornersB[3 * j];
    const b1 = cornersB[3 * j + 1];
    const b2 = cornersB[3 * j + 2];
    moved.move(positionsB, pose, b0);
    moved.move(positionsB, pose, b1);
    moved.move(positionsB, pose, b2);
    for (let i = firstA; i < lastA; i++) {
      if (
        trianglesIntersect(
          positionsA,
          cornersA[3 * i],
          cornersA[3 * i + 1],
          cornersA[3 * i + 2],
          q,
          b0,
          b1,
          b2,
        )
      ) {
        out.push(treeA.order[i], treeB.order[j]);
        if (out.count >= limit) return;
      }
    }
  }
}
