/** Applies the wrenches of blocks to the bodies. */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  BLOCK,
  type Blocks,
  FRICTION,
  IDS,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  N,
  NORMAL,
  RA,
  RB,
  T1,
  T2,
  TWIST,
  X,
  Y,
} from './blocks.js';
import { holdBlock } from './locked.js';

/** Applies the impulses that the free blocks remember. */
export function warmStart(blocks: Blocks, c: BodyColumns): void {
  const { quick } = blocks;
  if (quick !== undefined) quick.warmStart(c, blocks.freeCount);
  else for (let k = 0; k < blocks.freeCount; k++) warmStartBlock(blocks, c, blocks.free[k]);
  for (let k = blocks.plainCount; k < blocks.freeCount; k++) holdBlock(blocks, c, blocks.free[k]);
}

export function warmStartBlock(blocks: Blocks, c: BodyColumns, n: number): void {
  pushBodies(blocks, n, c.velocity, c.angularVelocity, c.worldInverseInertia);
}

/** Adds what a block remembers to the velocities of its bodies. */
export function pushBodies(
  { data: d, ids, wrench }: Blocks,
  n: number,
  v: Float64Array,
  w: Float64Array,
  inertia: Float64Array,
): void {
  const o = n * BLOCK;
  const l0 = d[o + NORMAL];
  const l1 = d[o + NORMAL + 1];
  const l2 = d[o + NORMAL + 2];
  const l3 = d[o + NORMAL + 3];
  // Friction is within the cone of the normals, so it is zero too.
  const fn = l0 + l2 + (l1 + l3);
  if (fn === 0) return;
  wrench[0] = d[o + FRICTION];
  wrench[1] = d[o + FRICTION + 1];
  wrench[2] = fn;
  wrench[3] = d[o + Y] * l0 + d[o + Y + 2] * l2 + (d[o + Y + 1] * l1 + d[o + Y + 3] * l3);
  wrench[4] = -(d[o + X] * l0 + d[o + X + 2] * l2 + (d[o + X + 1] * l1 + d[o + X + 3] * l3));
  wrench[5] = d[o + TWIST];
  scatter(d, o, ids[n * IDS], ids[n * IDS + 1], v, w, inertia, wrench);
}

/**
 * Applies a wrench in the block's frame to both bodies: force (f1, f2, fn) at P and moment (q1, q2, qn). It comes in an
 * array, because six doubles as arguments would be boxed wherever the call isn't inlined. Returns false and applies
 * nothing if the wrench isn't finite.
 */
export function scatter(
  d: Float64Array,
  o: number,
  rowA: number,
  rowB: number,
  v: Float64Array,
  w: Float64Array,
  inertia: Float64Array,
  wrench: Float64Array,
): boolean {
  const f1 = wrench[0];
  const f2 = wrench[1];
  const fn = wrench[2];
  const q1 = wrench[3];
  const q2 = wrench[4];
  const qn = wrench[5];
  const fx = fn * d[o + N] + f1 * d[o + T1] + f2 * d[o + T2];
  const fy = fn * d[o + N + 1] + f1 * d[o + T1 + 1] + f2 * d[o + T2 + 1];
  const fz = fn * d[o + N + 2] + f1 * d[o + T1 + 2] + f2 * d[o + T2 + 2];
  const qx = qn * d[o + N] + q1 * d[o + T1] + q2 * d[o + T2];
  const qy = qn * d[o + N + 1] + q1 * d[o + T1 + 1] + q2 * d[o + T2 + 1];
  const qz = qn * d[o + N + 2] + q1 * d[o + T1 + 2] + q2 * d[o + T2 + 2];
  // A wrench that isn't finite would spread from one broken body to all that it touches.
  const sum = fx + fy + fz + qx + qy + qz;
  if (sum - sum !== 0) return false;
  const ima = d[o + INVERSE_MASS_A];
  if (ima > 0) {
    const a = rowA * 3;
    const k = rowA * 6;
    v[a] += ima * fx;
    v[a + 1] += ima * fy;
    v[a + 2] += ima * fz;
    const mx = d[o + RA + 1] * fz - d[o + RA + 2] * fy + qx;
    const my = d[o + RA + 2] * fx - d[o + RA] * fz + qy;
    const mz = d[o + RA] * fy - d[o + RA + 1] * fx + qz;
    w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
    w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
    w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
  }
  const imb = d[o + INVERSE_MASS_B];
  if (imb > 0) {
    const b = rowB * 3;
    const k = rowB * 6;
    v[b] -= imb * fx;
    v[b + 1] -= imb * fy;
    v[b + 2] -= imb * fz;
    const mx = d[o + RB + 1] * fz - d[o + RB + 2] * fy + qx;
    const my = d[o + RB + 2] * fx - d[o + RB] * fz + qy;
    const mz = d[o + RB] * fy - d[o + RB + 1] * fx + qz;
    w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
    w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
    w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
  }
  return true;
}
