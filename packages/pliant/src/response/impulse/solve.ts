/**
 * The passes over all blocks. A pass solves the normals of a block (`solve-points.ts`), then friction as one vector
 * within their cone (`rub.ts`), then twist. Where blocks are many, a kernel does the same, to the bit and several times
 * as fast. This code is for few blocks, for bodies with locked translations, and for places without WebAssembly. So it
 * is written to be read.
 *
 * In the soft pass a block that carried a load keeps its friction and twist, cut to the cone of its new normals. The
 * speeds that correct depth are removed again, but friction would have answered them and kept the answer; structures
 * would creep. A block that carried nothing meets an impact, and its friction acts at once.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { scatter } from './apply.js';
import {
  BLOCK,
  type Blocks,
  COUPLING,
  FRICTION,
  FRICTION_TWIST,
  GAP,
  IDS,
  LEVER,
  MASS,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  ROW_A,
  ROW_B,
  SIZE,
  T1,
  T2,
  TWIST,
  TWIST_MASS,
  X,
  Y,
} from './blocks.js';
import { holdBlock } from './locked.js';
import { LIMIT, RUBBED, rub, SLIDE } from './rub.js';
import { TINY } from './softness.js';
import { BIAS, closes, LOAD, OLD, readPoints, SPEED, solveNormals } from './solve-points.js';
import { solveSingles } from './solve-single.js';

/**
 * One pass over the free blocks. With `soft` set it also corrects depth, as a damped spring would. Without, it removes
 * the velocity of that correction. Blocks are visited from the last to the first: worlds are mostly built from the
 * ground up, so one pass moves weight down a whole stack. Blocks of bodies with a locked translation come last, one by
 * one: the pass uses the mass that is free (`matrices.ts`) but pushes with 1/m along all axes, and the velocity along a
 * locked axis is removed before another block reads it.
 */
export function solvePass(blocks: Blocks, c: BodyColumns, h: number, soft: boolean): void {
  const { quick, manyCount, plainCount } = blocks;
  if (quick !== undefined) quick.solve(c, blocks, h, soft);
  else {
    solveMany(blocks, c, h, soft, 0, manyCount);
    solveSingles(blocks, c, h, soft, manyCount, plainCount);
  }
  for (let turn = blocks.freeCount - 1; turn >= plainCount; turn--) {
    const n = blocks.free[turn];
    if (blocks.ids[n * IDS + SIZE] > 1) solveMany(blocks, c, h, soft, turn, turn + 1);
    else solveSingles(blocks, c, h, soft, turn, turn + 1);
    holdBlock(blocks, c, n);
  }
}

/** Blocks of more than one point, from the one before `to` down to `from`. */
function solveMany(blocks: Blocks, c: BodyColumns, h: number, soft: boolean, from: number, to: number): void {
  const { data, ids, free } = blocks;
  const perSecond = 1 / h;
  for (let turn = to - 1; turn >= from; turn--) {
    const n = free[turn];
    if (!soft && isOpen(data, n * BLOCK, ids[n * IDS + SIZE])) continue;
    solveBlock(blocks, c, n, perSecond, soft);
  }
}

/** Places in the scratch of a block's motion: along the normal and about the tangents, then of P, then of turning, in the world. */
export const OF_P = 3;
export const OF_TURN = 6;

function solveBlock(blocks: Blocks, c: BodyColumns, n: number, perSecond: number, soft: boolean): void {
  const { data: d, ids, wrench, motion, points, rubbing } = blocks;
  const o = n * BLOCK;
  const rowA = ids[n * IDS + ROW_A];
  const rowB = ids[n * IDS + ROW_B];
  const size = ids[n * IDS + SIZE];
  readMotion(d, o, c, 3 * rowA, 3 * rowB, motion);
  readPoints(d, o, motion, perSecond, soft, points);
  const carried = points[OLD] + points[OLD + 2] + (points[OLD + 1] + points[OLD + 3]);
  if (carried === 0 && !closes(points, size)) return;
  solveNormals(d, o, size, points);
  sumNormals(d, o, points, wrench);
  const slides = soft && carried > 0 ? 0 : 1;
  rubBlock(d, o, motion, points, wrench, rubbing, slides);
  const twist = twistBlock(d, o, motion, points, wrench, slides);
  if (!scatter(d, o, rowA, rowB, c.velocity, c.angularVelocity, c.worldInverseInertia, wrench)) return;
  for (let k = 0; k < 4; k++) d[o + NORMAL + k] = points[LOAD + k];
  d[o + FRICTION] = rubbing[RUBBED];
  d[o + FRICTION + 1] = rubbing[RUBBED + 1];
  d[o + TWIST] = twist;
}

/** Raises `wrong[0]` to the largest speed at which a point of block `n` closes or, with a load, opens [m/s]. */
export function findWrong(
  blocks: Blocks,
  c: BodyColumns,
  n: number,
  perSecond: number,
  soft: boolean,
  wrong: Float64Array,
): void {
  const { data: d, ids, motion, points: p } = blocks;
  readMotion(d, n * BLOCK, c, 3 * ids[n * IDS + ROW_A], 3 * ids[n * IDS + ROW_B], motion);
  readPoints(d, n * BLOCK, motion, perSecond, soft, p);
  for (let k = 0; k < ids[n * IDS + SIZE]; k++) {
    const speed = p[SPEED + k] + p[BIAS + k];
    const off = p[OLD + k] > 0 ? Math.abs(speed) : -speed;
    if (off > wrong[0]) wrong[0] = off;
  }
}

/**
 * Raises `wrong[0]` to the largest speed that another pass would give a point of block `n` by its load [m/s]. It is
 * zero for a deep point whose spring carries its load, unlike the speed of `findWrong`.
 */
export function findUnsolved(
  blocks: Blocks,
  c: BodyColumns,
  n: number,
  perSecond: number,
  soft: boolean,
  wrong: Float64Array,
): void {
  const { data: d, ids, motion, points: p } = blocks;
  const o = n * BLOCK;
  const size = ids[n * IDS + SIZE];
  readMotion(d, o, c, 3 * ids[n * IDS + ROW_A], 3 * ids[n * IDS + ROW_B], motion);
  readPoints(d, o, motion, perSecond, soft, p);
  if (p[OLD] + p[OLD + 1] + p[OLD + 2] + p[OLD + 3] === 0 && !closes(p, size)) return;
  solveNormals(d, o, size, p);
  for (let k = 0; k < size; k++) {
    const off = Math.abs(p[LOAD + k] - p[OLD + k]);
    if (off > wrong[0] * d[o + MASS + k]) wrong[0] = off / d[o + MASS + k];
  }
}

/** How the bodies move against each other at P. */
export function readMotion(
  d: Float64Array,
  o: number,
  { velocity: v, angularVelocity: w }: BodyColumns,
  a: number,
  b: number,
  motion: Float64Array,
): void {
  const dwx = w[a] - w[b];
  const dwy = w[a + 1] - w[b + 1];
  const dwz = w[a + 2] - w[b + 2];
  const ra = o + RA;
  const rb = o + RB;
  const ux =
    v[a] - v[b] + w[a + 1] * d[ra + 2] - w[a + 2] * d[ra + 1] - w[b + 1] * d[rb + 2] + w[b + 2] * d[rb + 1];
  const uy = v[a + 1] - v[b + 1] + w[a + 2] * d[ra] - w[a] * d[ra + 2] - w[b + 2] * d[rb] + w[b] * d[rb + 2];
  const uz = v[a + 2] - v[b + 2] + w[a] * d[ra + 1] - w[a + 1] * d[ra] - w[b] * d[rb + 1] + w[b + 1] * d[rb];
  motion[0] = ux * d[o + N] + uy * d[o + N + 1] + uz * d[o + N + 2];
  motion[1] = dwx * d[o + T1] + dwy * d[o + T1 + 1] + dwz * d[o + T1 + 2];
  motion[2] = dwx * d[o + T2] + dwy * d[o + T2 + 1] + dwz * d[o + T2 + 2];
  motion[OF_P] = ux;
  motion[OF_P + 1] = uy;
  motion[OF_P + 2] = uz;
  motion[OF_TURN] = dwx;
  motion[OF_TURN + 1] = dwy;
  motion[OF_TURN + 2] = dwz;
}

/** Force along the normal and moments about the tangents from the change of the loads. */
function sumNormals(d: Float64Array, o: number, p: Float64Array, wrench: Float64Array): void {
  const e0 = p[LOAD] - p[OLD];
  const e1 = p[LOAD + 1] - p[OLD + 1];
  const e2 = p[LOAD + 2] - p[OLD + 2];
  const e3 = p[LOAD + 3] - p[OLD + 3];
  wrench[2] = e0 + e2 + (e1 + e3);
  wrench[3] = d[o + Y] * e0 + d[o + Y + 2] * e2 + (d[o + Y + 1] * e1 + d[o + Y + 3] * e3);
  wrench[4] = -(d[o + X] * e0 + d[o + X + 2] * e2 + (d[o + X + 1] * e1 + d[o + X + 3] * e3));
}

/** Friction, after the normals have changed the slide of P. */
function rubBlock(
  d: Float64Array,
  o: number,
  m: Float64Array,
  p: Float64Array,
  wrench: Float64Array,
  rubbing: Float64Array,
  slides: number,
): void {
  const fn = wrench[2];
  const q1 = wrench[3];
  const q2 = wrench[4];
  const along1 = m[OF_P] * d[o + T1] + m[OF_P + 1] * d[o + T1 + 1] + m[OF_P + 2] * d[o + T1 + 2];
  const along2 = m[OF_P] * d[o + T2] + m[OF_P + 1] * d[o + T2 + 1] + m[OF_P + 2] * d[o + T2 + 2];
  rubbing[SLIDE] =
    slides * (along1 + d[o + COUPLING] * fn + d[o + COUPLING + 1] * q1 + d[o + COUPLING + 2] * q2);
  rubbing[SLIDE + 1] =
    slides * (along2 + d[o + COUPLING + 3] * fn + d[o + COUPLING + 4] * q1 + d[o + COUPLING + 5] * q2);
  rubbing[LIMIT] = d[o + MU] * (p[LOAD] + p[LOAD + 2] + (p[LOAD + 1] + p[LOAD + 3]));
  rub(d, o, rubbing);
  wrench[0] = rubbing[RUBBED] - d[o + FRICTION];
  wrench[1] = rubbing[RUBBED + 1] - d[o + FRICTION + 1];
}

/** The moment about the normal that friction of the points can hold, and its part of the wrench. */
function twistBlock(
  d: Float64Array,
  o: number,
  m: Float64Array,
  p: Float64Array,
  wrench: Float64Array,
  slides: number,
): number {
  const even = p[LOAD] * d[o + LEVER] + p[LOAD + 2] * d[o + LEVER + 2];
  const grip = d[o + MU] * (even + (p[LOAD + 1] * d[o + LEVER + 1] + p[LOAD + 3] * d[o + LEVER + 3]));
  const turning = m[OF_TURN] * d[o + N] + m[OF_TURN + 1] * d[o + N + 1] + m[OF_TURN + 2] * d[o + N + 2];
  let wn =
    turning +
    d[o + COUPLING + 6] * wrench[2] +
    d[o + COUPLING + 7] * wrench[3] +
    d[o + COUPLING + 8] * wrench[4];
  wn += d[o + FRICTION_TWIST] * wrench[0] + d[o + FRICTION_TWIST + 1] * wrench[1];
  const old = d[o + TWIST];
  let twist = old - d[o + TWIST_MASS] * (slides * wn);
  if (!(twist < grip)) twist = grip;
  if (!(-grip < twist)) twist = -grip;
  if (twist < TINY && twist > -TINY) twist = 0;
  wrench[5] = twist - old;
  return twist;
}

/** Whether a block pushes nothing and is open at every point: the relaxing pass has nothing to remove. */
function isOpen(d: Float64Array, o: number, size: number): boolean {
  if (d[o + NORMAL] + d[o + NORMAL + 2] + (d[o + NORMAL + 1] + d[o + NORMAL + 3]) !== 0) return false;
  for (let g = o + GAP; g < o + GAP + size; g++) if (!(d[g] > 0)) return false;
  return true;
}
