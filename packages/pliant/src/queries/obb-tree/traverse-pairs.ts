/**
 * All intersecting triangle pairs of two meshes under oriented-box trees.
 *
 * Source: RAPID's dual descent with the separating-axis test of Gottschalk et al. 1996. Where we depart: no
 * recursion; the boxes of B are carried into A's frame once per visit; the matrix product and the axes are
 * interleaved, so a pair apart along A's first axis costs one row of it; leaves go straight to triangles.
 *
 *   pop (a, b) → boxes apart: drop
 *   both leaves: test the triangles
 *   else descend into the larger box
 */
import type { MovedVertices } from '../moved-vertices.js';
import type { PairList } from '../pair-list.js';
import { trianglesIntersect } from '../primitives/triangle-triangle.js';
import { carryBox } from './carry-box.js';
import { OBB_LINK, OBB_MAX_DEPTH, OBB_STRIDE, type ObbTree } from './layout.js';

/**
 * Added to each |R| entry. Near-parallel edges make a cross product that is all rounding, and without it a true
 * overlap could be called apart; larger values only cost visits. Ten times the rounding of single-precision axes.
 */
const PARALLEL = 1e-6;

/** Entries a stack must hold for two trees of any allowed depth: each level leaves at most one pair behind. */
export const PAIR_STACK = 2 * (2 * OBB_MAX_DEPTH + 2);

/**
 * Appends intersecting pairs to `out` until it holds `limit` of them. `pose` maps B's coordinates to A's; `moved`
 * must have been begun for this pose.
 */
export function obbTrianglePairs(
  treeA: ObbTree,
  positionsA: Float64Array,
  treeB: ObbTree,
  positionsB: Float64Array,
  pose: Float64Array,
  moved: MovedVertices,
  stack: Int32Array,
  out: PairList,
  limit: number,
): void {
  const nodesA = treeA.nodes;
  const linksA = treeA.links;
  const linksB = treeB.links;
  const box = moved.box;
  // The box of B in A's frame: centre, half extents, axes. Kept while only A is descended.
  let current = -1;
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let ux = 0;
  let uy = 0;
  let uz = 0;
  let vx = 0;
  let vy = 0;
  let vz = 0;
  let wx = 0;
  let wy = 0;
  let wz = 0;
  let top = 2;
  stack[0] = 0;
  stack[1] = 0;
  while (top > 0) {
    const nodeB = stack[--top];
    const nodeA = stack[--top];
    const atA = nodeA * OBB_STRIDE;
    const atB = nodeB * OBB_STRIDE;
    if (nodeB !== current) {
      current = nodeB;
      carryBox(treeA, treeB, pose, nodeB, box);
      b0 = box[3];
      b1 = box[4];
      b2 = box[5];
      ux = box[6];
      uy = box[7];
      uz = box[8];
      vx = box[9];
      vy = box[10];
      vz = box[11];
      wx = box[12];
      wy = box[13];
      wz = box[14];
    }
    const a0 = nodesA[atA + 3];
    const a1 = nodesA[atA + 4];
    const a2 = nodesA[atA + 5];
    const dx = box[0] - nodesA[atA];
    const dy = box[1] - nodesA[atA + 1];
    const dz = box[2] - nodesA[atA + 2];

    // The thin directions of both boxes first: on a surface those are the normals, and most pairs are apart there.
    const ex = nodesA[atA + 6];
    const ey = nodesA[atA + 7];
    const ez = nodesA[atA + 8];
    const d0 = dx * ex + dy * ey + dz * ez;
    const m00 = ex * ux + ey * uy + ez * uz;
    const m01 = ex * vx + ey * vy + ez * vz;
    const m02 = ex * wx + ey * wy + ez * wz;
    const n00 = Math.abs(m00) + PARALLEL;
    const n01 = Math.abs(m01) + PARALLEL;
    const n02 = Math.abs(m02) + PARALLEL;
    if (Math.abs(d0) > a0 + b0 * n00 + b1 * n01 + b2 * n02) continue;
    const fx = nodesA[atA + 9];
    const fy = nodesA[atA + 10];
    const fz = nodesA[atA + 11];
    const gx = nodesA[atA + 12];
    const gy = nodesA[atA + 13];
    const gz = nodesA[atA + 14];
    const m10 = fx * ux + fy * uy + fz * uz;
    const m20 = gx * ux + gy * uy + gz * uz;
    const n10 = Math.abs(m10) + PARALLEL;
    const n20 = Math.abs(m20) + PARALLEL;
    if (Math.abs(dx * ux + dy * uy + dz * uz) > b0 + a0 * n00 + a1 * n10 + a2 * n20) continue;
    const d1 = dx * fx + dy * fy + dz * fz;
    const m11 = fx * vx + fy * vy + fz * vz;
    const m12 = fx * wx + fy * wy + fz * wz;
    const n11 = Math.abs(m11) + PARALLEL;
    const n12 = Math.abs(m12) + PARALLEL;
    if (Math.abs(d1) > a1 + b0 * n10 + b1 * n11 + b2 * n12) continue;
    const d2 = dx * gx + dy * gy + dz * gz;
    const m21 = gx * vx + gy * vy + gz * vz;
    const m22 = gx * wx + gy * wy + gz * wz;
    const n21 = Math.abs(m21) + PARALLEL;
    const n22 = Math.abs(m22) + PARALLEL;
    if (Math.abs(d2) > a2 + b0 * n20 + b1 * n21 + b2 * n22) continue;
    if (Math.abs(d0 * m01 + d1 * m11 + d2 * m21) > b1 + a0 * n01 + a1 * n11 + a2 * n21) continue;
    if (Math.abs(d0 * m02 + d1 * m12 + d2 * m22) > b2 + a0 * n02 + a1 * n12 + a2 * n22) continue;
    if (Math.abs(d2 * m10 - d1 * m20) > a1 * n20 + a2 * n10 + b1 * n02 + b2 * n01) continue;
    if (Math.abs(d2 * m11 - d1 * m21) > a1 * n21 + a2 * n11 + b0 * n02 + b2 * n00) continue;
    if (Math.abs(d2 * m12 - d1 * m22) > a1 * n22 + a2 * n12 + b0 * n01 + b1 * n00) continue;
    if (Math.abs(d0 * m20 - d2 * m00) > a0 * n20 + a2 * n00 + b1 * n12 + b2 * n11) continue;
    if (Math.abs(d0 * m21 - d2 * m01) > a0 * n21 + a2 * n01 + b0 * n12 + b2 * n10) continue;
    if (Math.abs(d0 * m22 - d2 * m02) > a0 * n22 + a2 * n02 + b0 * n11 + b1 * n10) continue;
    if (Math.abs(d1 * m00 - d0 * m10) > a0 * n10 + a1 * n00 + b1 * n22 + b2 * n21) continue;
    if (Math.abs(d1 * m01 - d0 * m11) > a0 * n11 + a1 * n01 + b0 * n22 + b2 * n20) continue;
    if (Math.abs(d1 * m02 - d0 * m12) > a0 * n12 + a1 * n02 + b0 * n21 + b1 * n20) continue;

    const linkA = linksA[atA + OBB_LINK];
    const linkB = linksB[atB + OBB_LINK];
    if (linkA < 0 && linkB < 0) {
      testLeaves(treeA, positionsA, linkA, treeB, positionsB, linkB, pose, moved, out, limit);
      if (out.count >= limit) return;
    } else if (linkB < 0 || (linkA >= 0 && a0 + a1 + a2 > b0 + b1 + b2)) {
      top = pushPairs(stack, top, linkA + 1, nodeB, linkA, nodeB);
    } else {
      top = pushPairs(stack, top, nodeA, linkB + 1, nodeA, linkB);
    }
  }
}

/** Two pairs of nodes on the stack, the second on top; returns where it ends now. */
function pushPairs(stack: Int32Array, top: number, a: number, b: number, c: number, d: number): number {
  stack[top] = a;
  stack[top + 1] = b;
  stack[top + 2] = c;
  stack[top + 3] = d;
  return top + 4;
}

function testLeaves(
  treeA: ObbTree,
  positionsA: Float64Array,
  linkA: number,
  treeB: ObbTree,
  positionsB: Float64Array,
  linkB: number,
  pose: Float64Array,
  moved: MovedVertices,
  out: PairList,
  limit: number,
): void {
  const cornersA = treeA.corners;
  const cornersB = treeB.corners;
  const q = moved.positions;
  const firstA = (-1 - linkA) >> 3;
  const lastA = firstA + ((-1 - linkA) & 7);
  const firstB = (-1 - linkB) >> 3;
  const lastB = firstB + ((-1 - linkB) & 7);
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
