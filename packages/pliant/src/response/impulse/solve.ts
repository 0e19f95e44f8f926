/**
 * The hot passes over all blocks. Everything a pass needs comes as a parameter and stays in locals: loads through an object
 * in the inner loop cost a third of the speed.
 *
 * The normals of a block are solved at once where all of them push or where there are two, else by Gauss–Seidel (up to `SWEEPS`
 * times, on numbers that live in registers); then friction as one vector within the cone of all normals of the
 * block, then twist.
 *
 * In the soft pass a block that carried a load keeps its friction and twist, cut to the cone of its new normals: the speeds that undo depth are taken
 * out again, but friction would have answered them, and remember; structures creep from it. A block that carried nothing meets an impact, and rubs at once.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  A,
  BIAS_RATE,
  BLOCK,
  type Blocks,
  COUPLING,
  FRICTION,
  FRICTION_MASS,
  FRICTION_TWIST,
  GAP,
  IDS,
  IMPULSE_SCALE,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  LEVER,
  MASS,
  MASS_SCALE,
  MU,
  N,
  NORMAL,
  NORMAL_MASS,
  RA,
  RB,
  SIZE,
  SLOP,
  SPREAD,
  T1,
  T2,
  TWIST,
  TWIST_MASS,
  X,
  Y,
} from './blocks.js';
import { holdBlock } from './locked.js';
import { COLLINEAR, least, limited, OPEN, positive, SETTLED, STIFF, SWEEPS, TINY } from './softness.js';
import { solveSingles } from './solve-single.js';

/**
 * One pass over the free blocks. With `soft` set it also undoes depth, as a damped spring would; without, it takes out again
 * what velocity that has left. Blocks are taken from the last to the first: worlds are mostly built from the ground up, and
 * weight is handed down a whole stack in one pass. Those of bodies with a locked translation come last, one by one: the pass counts with the mass
 * that is free (`matrices.ts`) but pushes with all of it, and what that gives along a locked axis is taken out before anyone asks.
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
  const { data: d, ids, free } = blocks;
  const v = c.velocity;
  const w = c.angularVelocity;
  const inertia = c.worldInverseInertia;
  const perSecond = 1 / h;
  // An import may be anything to the compiler: taken as it is, it has every bias boxed that could be it.
  const open = 0 + OPEN;
  for (let turn = to - 1; turn >= from; turn--) {
    const n = free[turn];
    const o = n * BLOCK;
    if (!soft && isOpen(d, o, ids[n * IDS + SIZE])) continue;
    const rowA = ids[n * IDS];
    const rowB = ids[n * IDS + 1];
    const a = rowA * 3;
    const b = rowB * 3;
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    const dvx = v[a] - v[b];
    const dvy = v[a + 1] - v[b + 1];
    const dvz = v[a + 2] - v[b + 2];
    const wax = w[a];
    const way = w[a + 1];
    const waz = w[a + 2];
    const wbx = w[b];
    const wby = w[b + 1];
    const wbz = w[b + 2];
    const dwx = wax - wbx;
    const dwy = way - wby;
    const dwz = waz - wbz;
    const ux = dvx + way * d[o + RA + 2] - waz * d[o + RA + 1] - wby * d[o + RB + 2] + wbz * d[o + RB + 1];
    const uy = dvy + waz * d[o + RA] - wax * d[o + RA + 2] - wbz * d[o + RB] + wbx * d[o + RB + 2];
    const uz = dvz + wax * d[o + RA + 1] - way * d[o + RA] - wbx * d[o + RB + 1] + wby * d[o + RB];
    const un = ux * nx + uy * ny + uz * nz;
    const old0 = d[o + NORMAL];
    const g0 = d[o + GAP];
    const rate = soft ? d[o + BIAS_RATE] : 0;
    const scale = soft ? d[o + MASS_SCALE] : 1;
    const keep = soft ? d[o + IMPULSE_SCALE] : 0;
    const slop = d[o + SLOP];
    const stiff = -STIFF * slop;
    const b0 = g0 > 0 ? (soft || old0 > 0 ? g0 * perSecond : open) : limited(rate * least(g0 + slop));
    const s0 = g0 > stiff ? 1 : scale;
    const k0 = g0 > stiff ? 0 : keep;
    const mu = d[o + MU];
    const w1 = dwx * t1x + dwy * t1y + dwz * t1z;
    const w2 = dwx * t2x + dwy * t2y + dwz * t2z;
    const x0 = d[o + X];
    const x1 = d[o + X + 1];
    const x2 = d[o + X + 2];
    const x3 = d[o + X + 3];
    const y0 = d[o + Y];
    const y1 = d[o + Y + 1];
    const y2 = d[o + Y + 2];
    const y3 = d[o + Y + 3];
    let v0 = un + y0 * w1 - x0 * w2;
    let v1 = un + y1 * w1 - x1 * w2;
    let v2 = un + y2 * w1 - x2 * w2;
    let v3 = un + y3 * w1 - x3 * w2;
    const g1 = d[o + GAP + 1];
    const g2 = d[o + GAP + 2];
    const g3 = d[o + GAP + 3];
    const b1 =
      g1 > 0 ? (soft || d[o + NORMAL + 1] > 0 ? g1 * perSecond : open) : limited(rate * least(g1 + slop));
    const b2 =
      g2 > 0 ? (soft || d[o + NORMAL + 2] > 0 ? g2 * perSecond : open) : limited(rate * least(g2 + slop));
    const b3 =
      g3 > 0 ? (soft || d[o + NORMAL + 3] > 0 ? g3 * perSecond : open) : limited(rate * least(g3 + slop));
    const s1 = g1 > stiff ? 1 : scale;
    const k1 = g1 > stiff ? 0 : keep;
    const s2 = g2 > stiff ? 1 : scale;
    const k2 = g2 > stiff ? 0 : keep;
    const s3 = g3 > stiff ? 1 : scale;
    const k3 = g3 > stiff ? 0 : keep;
    const old1 = d[o + NORMAL + 1];
    const old2 = d[o + NORMAL + 2];
    const old3 = d[o + NORMAL + 3];
    const c0 = v0 + b0;
    const c1 = v1 + b1;
    const c2 = v2 + b2;
    const c3 = v3 + b3;
    const size = ids[n * IDS + SIZE];
    const four = size === 4;
    const carried = old0 + old2 + (old1 + old3);
    // Nothing carried, nothing about to close.
    if (carried === 0 && !(c0 < 0) && !(c1 < 0)) {
      if ((size < 3 || !(c2 < 0)) && (!four || !(c3 < 0))) continue;
    }
    let l0 = old0;
    let l1 = old1;
    let l2 = old2;
    let l3 = old3;
    let direct = false;
    if (d[o + SPREAD] > 0 && d[o + NORMAL_MASS] + d[o + NORMAL_MASS + 3] + d[o + NORMAL_MASS + 5] > 0) {
      // All points at once: (un, w1, w2) as every point wants it, the wrench for it, and pressures linear over the patch.
      const one = four ? 0.25 : 1 / 3;
      const r0 = s0 * c0;
      const r1 = s1 * c1;
      const r2 = s2 * c2;
      const r3 = four ? s3 * c3 : 0;
      const sumX = x0 * r0 + x2 * r2 + (x1 * r1 + x3 * r3);
      const sumY = y0 * r0 + y2 * r2 + (y1 * r1 + y3 * r3);
      const du = -one * (r0 + r2 + (r1 + r3));
      const dw1 = d[o + SPREAD + 1] * sumX - d[o + SPREAD] * sumY;
      const dw2 = d[o + SPREAD + 2] * sumX - d[o + SPREAD + 1] * sumY;
      const even =
        one * (d[o + NORMAL_MASS] * du + d[o + NORMAL_MASS + 1] * dw1 + d[o + NORMAL_MASS + 2] * dw2);
      const p1 = d[o + NORMAL_MASS + 1] * du + d[o + NORMAL_MASS + 3] * dw1 + d[o + NORMAL_MASS + 4] * dw2;
      const p2 = d[o + NORMAL_MASS + 2] * du + d[o + NORMAL_MASS + 4] * dw1 + d[o + NORMAL_MASS + 5] * dw2;
      const alongX = -d[o + SPREAD + 2] * p2 - d[o + SPREAD + 1] * p1;
      const alongY = d[o + SPREAD + 1] * p2 + d[o + SPREAD] * p1;
      const n0 = old0 + even + alongX * x0 + alongY * y0 - k0 * old0;
      const n1 = old1 + even + alongX * x1 + alongY * y1 - k1 * old1;
      const n2 = old2 + even + alongX * x2 + alongY * y2 - k2 * old2;
      const n3 = four ? old3 + even + alongX * x3 + alongY * y3 - k3 * old3 : 0;
      if (!(n0 < 0 || n1 < 0 || n2 < 0 || n3 < 0)) {
        direct = true;
        l0 = n0;
        l1 = n1;
        l2 = n2;
        l3 = n3;
      }
    }
    if (!direct && size === 2) {
      // Two points against each other, of the four cases the one whose signs agree: both push, one does, none.
      const a01 = d[o + A + 1];
      const a00 = d[o + A] / s0;
      const a11 = d[o + A + 4] / s1;
      const p0 = d[o + A] * old0 + a01 * old1 - c0;
      const p1 = a01 * old0 + d[o + A + 4] * old1 - c1;
      const det = a00 * a11 - a01 * a01;
      const both = det > COLLINEAR * a00 * a11 ? 1 / det : 0;
      l0 = both * (p0 * a11 - a01 * p1);
      l1 = both * (p1 * a00 - a01 * p0);
      if (!(l0 > 0 && l1 > 0)) {
        l0 = positive(p0 / a00);
        l1 = 0;
        if (p1 > a01 * l0) {
          l1 = positive(p1 / a11);
          l0 = positive((p0 - a01 * l1) / a00);
        }
      }
    } else if (!direct) {
      const a01 = d[o + A + 1];
      const a02 = d[o + A + 2];
      const a03 = d[o + A + 3];
      const a12 = d[o + A + 5];
      const a13 = d[o + A + 6];
      const a23 = d[o + A + 8];
      const m0 = d[o + MASS] * s0;
      const m1 = d[o + MASS + 1] * s1;
      const m2 = d[o + MASS + 2] * s2;
      const m3 = d[o + MASS + 3] * s3;
      const keep0 = 1 - k0;
      const keep1 = 1 - k1;
      const keep2 = 1 - k2;
      const keep3 = 1 - k3;
      for (let sweep = 0; sweep < SWEEPS; sweep++) {
        const next0 = positive(keep0 * l0 - m0 * (v0 + b0));
        const step0 = next0 - l0;
        v1 += a01 * step0;
        const next1 = positive(keep1 * l1 - m1 * (v1 + b1));
        const step1 = next1 - l1;
        v2 = v2 + a02 * step0 + a12 * step1;
        const next2 = positive(keep2 * l2 - m2 * (v2 + b2));
        const step2 = next2 - l2;
        v3 = v3 + a03 * step0 + a13 * step1 + a23 * step2;
        const next3 = positive(keep3 * l3 - m3 * (v3 + b3));
        const step3 = next3 - l3;
        v0 = v0 + d[o + A] * step0 + a01 * step1 + a02 * step2 + a03 * step3;
        v1 = v1 + d[o + A + 4] * step1 + a12 * step2 + a13 * step3;
        v2 = v2 + d[o + A + 7] * step2 + a23 * step3;
        v3 += d[o + A + 9] * step3;
        l0 = next0;
        l1 = next1;
        l2 = next2;
        l3 = next3;
        const changed = Math.abs(step0) + Math.abs(step2) + (Math.abs(step1) + Math.abs(step3));
        if (changed <= SETTLED * (l0 + l2 + (l1 + l3))) break;
      }
    }
    const e0 = l0 - old0;
    const e1 = l1 - old1;
    const e2 = l2 - old2;
    const e3 = l3 - old3;
    const fn = e0 + e2 + (e1 + e3);
    const q1 = y0 * e0 + y2 * e2 + (y1 * e1 + y3 * e3);
    const q2 = -(x0 * e0 + x2 * e2 + (x1 * e1 + x3 * e3));
    const grip =
      mu * (l0 * d[o + LEVER] + l2 * d[o + LEVER + 2] + (l1 * d[o + LEVER + 1] + l3 * d[o + LEVER + 3]));
    const slides = soft && carried > 0 ? 0 : 1;
    const u1 =
      slides *
      (ux * t1x +
        uy * t1y +
        uz * t1z +
        d[o + COUPLING] * fn +
        d[o + COUPLING + 1] * q1 +
        d[o + COUPLING + 2] * q2);
    const u2 =
      slides *
      (ux * t2x +
        uy * t2y +
        uz * t2z +
        d[o + COUPLING + 3] * fn +
        d[o + COUPLING + 4] * q1 +
        d[o + COUPLING + 5] * q2);
    let wn =
      dwx * nx +
      dwy * ny +
      dwz * nz +
      d[o + COUPLING + 6] * fn +
      d[o + COUPLING + 7] * q1 +
      d[o + COUPLING + 8] * q2;
    let f1 = d[o + FRICTION] - d[o + FRICTION_MASS] * u1 - d[o + FRICTION_MASS + 1] * u2;
    let f2 = d[o + FRICTION + 1] - d[o + FRICTION_MASS + 1] * u1 - d[o + FRICTION_MASS + 2] * u2;
    const limit = mu * (l0 + l2 + (l1 + l3));
    if (f1 * f1 + f2 * f2 > limit * limit) {
      // It slides: down the slope of the energy, by no more than what lowers it whichever way the bodies yield, and back into the cone.
      const m11 = d[o + FRICTION_MASS];
      const m12 = d[o + FRICTION_MASS + 1];
      const m22 = d[o + FRICTION_MASS + 2];
      const apart = m11 - m22;
      const slow = 0.5 * (m11 + m22 - Math.sqrt(apart * apart + 4 * m12 * m12));
      f1 = d[o + FRICTION] - slow * u1;
      f2 = d[o + FRICTION + 1] - slow * u2;
      const sizeSq = f1 * f1 + f2 * f2;
      if (sizeSq > limit * limit) {
        const cut = limit / Math.sqrt(sizeSq);
        f1 *= cut;
        f2 *= cut;
      }
    }
    if (f1 < TINY && f1 > -TINY) f1 = 0;
    if (f2 < TINY && f2 > -TINY) f2 = 0;
    const df1 = f1 - d[o + FRICTION];
    const df2 = f2 - d[o + FRICTION + 1];
    wn += d[o + FRICTION_TWIST] * df1 + d[o + FRICTION_TWIST + 1] * df2;
    const oldTwist = d[o + TWIST];
    let twist = oldTwist - d[o + TWIST_MASS] * (slides * wn);
    if (!(twist < grip)) twist = grip;
    if (!(-grip < twist)) twist = -grip;
    if (twist < TINY && twist > -TINY) twist = 0;
    const qn = twist - oldTwist;
    const fx = fn * nx + df1 * t1x + df2 * t2x;
    const fy = fn * ny + df1 * t1y + df2 * t2y;
    const fz = fn * nz + df1 * t1z + df2 * t2z;
    const qx = qn * nx + q1 * t1x + q2 * t2x;
    const qy = qn * ny + q1 * t1y + q2 * t2y;
    const qz = qn * nz + q1 * t1z + q2 * t2z;
    // A wrench that isn't finite would spread from one broken body to all it touches.
    const sum = fx + fy + fz + qx + qy + qz;
    if (sum - sum !== 0) continue;
    const ima = d[o + INVERSE_MASS_A];
    if (ima > 0) {
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
    d[o + NORMAL] = l0;
    d[o + NORMAL + 1] = l1;
    d[o + NORMAL + 2] = l2;
    d[o + NORMAL + 3] = l3;
    d[o + FRICTION] = f1;
    d[o + FRICTION + 1] = f2;
    d[o + TWIST] = twist;
  }
}

/** Whether a block pushes nothing and is open at every point: the relaxing pass has nothing to take out of it. */
function isOpen(d: Float64Array, o: number, size: number): boolean {
  if (d[o + NORMAL] + d[o + NORMAL + 2] + (d[o + NORMAL + 1] + d[o + NORMAL + 3]) !== 0) return false;
  for (let g = o + GAP; g < o + GAP + size; g++) if (!(d[g] > 0)) return false;
  return true;
}
