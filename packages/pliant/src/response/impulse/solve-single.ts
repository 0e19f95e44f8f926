/**
 * The pass over blocks of one point: spheres, edges that cross, corners. The point is P itself, so there is no moment
 * and no twist, and the rest of `solve.ts` fits into registers. It is separate also because half of a heap is such
 * blocks, and the processor guesses the branches of a mixed loop wrong.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  BIAS_RATE,
  BLOCK,
  type Blocks,
  COUPLING,
  FRICTION,
  GAP,
  IDS,
  IMPULSE_SCALE,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  MASS,
  MASS_SCALE,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  ROW_A,
  ROW_B,
  SLOP,
  T1,
  T2,
} from './blocks.js';
import { LIMIT, RUBBED, rub, SLIDE } from './rub.js';
import { least, limited, OPEN, positive, STIFF } from './softness.js';

/** One pass, from the block before `to` down to `from`; see `solvePass`. */
export function solveSingles(
  blocks: Blocks,
  c: BodyColumns,
  h: number,
  soft: boolean,
  from: number,
  to: number,
): void {
  const { data: d, ids, free, rubbing } = blocks;
  const { velocity: v, angularVelocity: w, worldInverseInertia: inertia } = c;
  const perSecond = 1 / h;
  // The compiler knows nothing about an import. Used directly, it would box every bias that could be it.
  const open = 0 + OPEN;
  for (let turn = to - 1; turn >= from; turn--) {
    const n = free[turn];
    const o = n * BLOCK;
    const old = d[o + NORMAL];
    const gap = d[o + GAP];
    if (!soft && old === 0 && gap > 0) continue;
    const rowA = ids[n * IDS + ROW_A];
    const rowB = ids[n * IDS + ROW_B];
    const a = rowA * 3;
    const b = rowB * 3;
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const ax = d[o + RA];
    const ay = d[o + RA + 1];
    const az = d[o + RA + 2];
    const bx = d[o + RB];
    const by = d[o + RB + 1];
    const bz = d[o + RB + 2];
    const ux = v[a] - v[b] + w[a + 1] * az - w[a + 2] * ay - w[b + 1] * bz + w[b + 2] * by;
    const uy = v[a + 1] - v[b + 1] + w[a + 2] * ax - w[a] * az - w[b + 2] * bx + w[b] * bz;
    const uz = v[a + 2] - v[b + 2] + w[a] * ay - w[a + 1] * ax - w[b] * by + w[b + 1] * bx;
    const un = ux * nx + uy * ny + uz * nz;
    const slop = d[o + SLOP];
    const isStiff = !soft || gap > -STIFF * slop;
    const bias =
      gap > 0
        ? soft || old > 0
          ? gap * perSecond
          : open
        : soft
          ? limited(d[o + BIAS_RATE] * least(gap + slop))
          : 0;
    const mass = isStiff ? d[o + MASS] : d[o + MASS] * d[o + MASS_SCALE];
    const keep = isStiff ? old : old - d[o + IMPULSE_SCALE] * old;
    const load = positive(keep - mass * (un + bias));
    if (load === 0 && old === 0) continue;
    const fn = load - old;
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    const slides = soft && old > 0 ? 0 : 1;
    rubbing[SLIDE] = slides * (ux * t1x + uy * t1y + uz * t1z + d[o + COUPLING] * fn);
    rubbing[SLIDE + 1] = slides * (ux * t2x + uy * t2y + uz * t2z + d[o + COUPLING + 3] * fn);
    rubbing[LIMIT] = d[o + MU] * load;
    rub(d, o, rubbing);
    const f1 = rubbing[RUBBED];
    const f2 = rubbing[RUBBED + 1];
    const df1 = f1 - d[o + FRICTION];
    const df2 = f2 - d[o + FRICTION + 1];
    const fx = fn * nx + df1 * t1x + df2 * t2x;
    const fy = fn * ny + df1 * t1y + df2 * t2y;
    const fz = fn * nz + df1 * t1z + df2 * t2z;
    // A force that isn't finite would spread from one broken body to all that it touches.
    const sum = fx + fy + fz;
    if (sum - sum !== 0) continue;
    const ima = d[o + INVERSE_MASS_A];
    if (ima > 0) {
      const k = rowA * 6;
      const mx = ay * fz - az * fy;
      const my = az * fx - ax * fz;
      const mz = ax * fy - ay * fx;
      v[a] += ima * fx;
      v[a + 1] += ima * fy;
      v[a + 2] += ima * fz;
      w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    const imb = d[o + INVERSE_MASS_B];
    if (imb > 0) {
      const k = rowB * 6;
      const mx = by * fz - bz * fy;
      const my = bz * fx - bx * fz;
      const mz = bx * fy - by * fx;
      v[b] -= imb * fx;
      v[b + 1] -= imb * fy;
      v[b + 2] -= imb * fz;
      w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    d[o + NORMAL] = load;
    d[o + FRICTION] = f1;
    d[o + FRICTION + 1] = f2;
  }
}
