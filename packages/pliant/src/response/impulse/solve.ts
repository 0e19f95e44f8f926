/**
 * The hot passes over all blocks. Everything a pass needs comes as a parameter and stays in locals: loads through an object
 * in the inner loop cost a third of the speed.
 *
 * The normals of a block are solved at once where all of them push, else by Gauss–Seidel (`SWEEPS` times, on numbers that
 * live in registers); then friction as one vector within the cone of all normals of the
 * block, then twist.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as L from './blocks.js';

/** Fastest at which depth is undone [m/s]; faster, deep overlaps would be shot apart. */
export const PUSH_SPEED = 3;

/**
 * Part of the slop in which a contact is still stiff: light stacks come to rest there to the last bit. Deeper ones, under a
 * load that one pass can't hand down, are soft, which is what keeps tall columns from swaying.
 */
const STIFF = 0.25;

/**
 * Impulses below this [N·s] are none. In a pile at rest they would halve with every pass until they are denormal numbers,
 * with which processors count many times slower.
 */
const TINY = 1e-30;

/** Bias of an open contact that pushed nothing: the relaxing pass leaves it alone, the next substep asks how far it may close. */
const OPEN = 1e30;

/** Applies the impulses that the free blocks remember. */
export function warmStart(blocks: L.Blocks, c: BodyColumns): void {
  for (let k = 0; k < blocks.freeCount; k++) warmStartBlock(blocks, c, blocks.free[k]);
}

export function warmStartBlock({ data: d, ids, wrench }: L.Blocks, c: BodyColumns, n: number): void {
  const o = n * L.BLOCK;
  const l0 = d[o + L.NORMAL];
  const l1 = d[o + L.NORMAL + 1];
  const l2 = d[o + L.NORMAL + 2];
  const l3 = d[o + L.NORMAL + 3];
  wrench[0] = d[o + L.FRICTION];
  wrench[1] = d[o + L.FRICTION + 1];
  wrench[2] = l0 + l1 + l2 + l3;
  wrench[3] = d[o + L.Y] * l0 + d[o + L.Y + 1] * l1 + d[o + L.Y + 2] * l2 + d[o + L.Y + 3] * l3;
  wrench[4] = -(d[o + L.X] * l0 + d[o + L.X + 1] * l1 + d[o + L.X + 2] * l2 + d[o + L.X + 3] * l3);
  wrench[5] = d[o + L.TWIST];
  scatter(
    d,
    o,
    ids[n * L.IDS],
    ids[n * L.IDS + 1],
    c.velocity,
    c.angularVelocity,
    c.worldInverseInertia,
    wrench,
  );
}

/**
 * One pass over the free blocks. With `soft` set it also undoes depth, as a damped spring would; without, it takes out again
 * what velocity that has left. Blocks are taken from the last to the first: worlds are mostly built from the ground up, and
 * weight is handed down a whole stack in one pass.
 */
export function solvePass(blocks: L.Blocks, c: BodyColumns, h: number, soft: boolean): void {
  const { data: d, ids, free, freeCount } = blocks;
  const v = c.velocity;
  const w = c.angularVelocity;
  const inertia = c.worldInverseInertia;
  const perSecond = 1 / h;
  for (let turn = freeCount - 1; turn >= 0; turn--) {
    const n = free[turn];
    const o = n * L.BLOCK;
    const rowA = ids[n * L.IDS];
    const rowB = ids[n * L.IDS + 1];
    const a = rowA * 3;
    const b = rowB * 3;
    const nx = d[o];
    const ny = d[o + 1];
    const nz = d[o + 2];
    const t1x = d[o + 3];
    const t1y = d[o + 4];
    const t1z = d[o + 5];
    const t2x = d[o + 6];
    const t2y = d[o + 7];
    const t2z = d[o + 8];
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
    const ux = dvx + way * d[o + 11] - waz * d[o + 10] - wby * d[o + 14] + wbz * d[o + 13];
    const uy = dvy + waz * d[o + 9] - wax * d[o + 11] - wbz * d[o + 12] + wbx * d[o + 14];
    const uz = dvz + wax * d[o + 10] - way * d[o + 9] - wbx * d[o + 13] + wby * d[o + 12];
    const un = ux * nx + uy * ny + uz * nz;
    const old0 = d[o + 27];
    const g0 = d[o + 23];
    const rate = soft ? d[o + 70] : 0;
    const scale = soft ? d[o + 71] : 1;
    const keep = soft ? d[o + 72] : 0;
    const slop = d[o + 83];
    const stiff = -STIFF * slop;
    const b0 =
      g0 > 0
        ? soft || old0 > 0
          ? g0 * perSecond
          : OPEN
        : Math.max(rate * Math.min(g0 + slop, 0), -PUSH_SPEED);
    const s0 = g0 > stiff ? 1 : scale;
    const k0 = g0 > stiff ? 0 : keep;
    let l0 = old0;
    let l1 = 0;
    let l2 = 0;
    let l3 = 0;
    let fn: number;
    let q1 = 0;
    let q2 = 0;
    let grip = 0;
    const mu = d[o + 63];
    if (ids[n * L.IDS + L.SIZE] === 1) {
      // One point is P itself: no moment, no twist.
      l0 = Math.max(old0 - d[o + 44] * s0 * (un + b0) - k0 * old0, 0);
      if (l0 === 0 && old0 === 0) continue;
      fn = l0 - old0;
    } else {
      const w1 = dwx * t1x + dwy * t1y + dwz * t1z;
      const w2 = dwx * t2x + dwy * t2y + dwz * t2z;
      const x0 = d[o + 15];
      const x1 = d[o + 16];
      const x2 = d[o + 17];
      const x3 = d[o + 18];
      const y0 = d[o + 19];
      const y1 = d[o + 20];
      const y2 = d[o + 21];
      const y3 = d[o + 22];
      let v0 = un + y0 * w1 - x0 * w2;
      let v1 = un + y1 * w1 - x1 * w2;
      let v2 = un + y2 * w1 - x2 * w2;
      let v3 = un + y3 * w1 - x3 * w2;
      const g1 = d[o + 24];
      const g2 = d[o + 25];
      const g3 = d[o + 26];
      const b1 =
        g1 > 0
          ? soft || d[o + 28] > 0
            ? g1 * perSecond
            : OPEN
          : Math.max(rate * Math.min(g1 + slop, 0), -PUSH_SPEED);
      const b2 =
        g2 > 0
          ? soft || d[o + 29] > 0
            ? g2 * perSecond
            : OPEN
          : Math.max(rate * Math.min(g2 + slop, 0), -PUSH_SPEED);
      const b3 =
        g3 > 0
          ? soft || d[o + 30] > 0
            ? g3 * perSecond
            : OPEN
          : Math.max(rate * Math.min(g3 + slop, 0), -PUSH_SPEED);
      const s1 = g1 > stiff ? 1 : scale;
      const k1 = g1 > stiff ? 0 : keep;
      const s2 = g2 > stiff ? 1 : scale;
      const k2 = g2 > stiff ? 0 : keep;
      const s3 = g3 > stiff ? 1 : scale;
      const k3 = g3 > stiff ? 0 : keep;
      const old1 = d[o + 28];
      const old2 = d[o + 29];
      const old3 = d[o + 30];
      const four = ids[n * L.IDS + L.SIZE] === 4;
      const carried = old0 + old1 + old2 + old3;
      // Nothing carried, nothing about to close; points that aren't there have b = 0 and the velocity of P.
      if (carried === 0 && v0 + b0 >= 0 && v1 + b1 >= 0 && v2 + b2 >= 0 && v3 + b3 >= 0) continue;
      l1 = old1;
      l2 = old2;
      l3 = old3;
      let direct = false;
      if (d[o + 85] > 0) {
        // All points at once: (un, w1, w2) as every point wants it, the wrench for it, and pressures linear over the patch.
        const one = four ? 0.25 : 1 / 3;
        const r0 = s0 * (v0 + b0);
        const r1 = s1 * (v1 + b1);
        const r2 = s2 * (v2 + b2);
        const r3 = four ? s3 * (v3 + b3) : 0;
        const sumX = x0 * r0 + x1 * r1 + x2 * r2 + x3 * r3;
        const sumY = y0 * r0 + y1 * r1 + y2 * r2 + y3 * r3;
        const du = -one * (r0 + r1 + r2 + r3);
        const dw1 = d[o + 86] * sumX - d[o + 85] * sumY;
        const dw2 = d[o + 87] * sumX - d[o + 86] * sumY;
        const even = one * (d[o + 88] * du + d[o + 89] * dw1 + d[o + 90] * dw2);
        const p1 = d[o + 89] * du + d[o + 91] * dw1 + d[o + 92] * dw2;
        const p2 = d[o + 90] * du + d[o + 92] * dw1 + d[o + 93] * dw2;
        const alongX = -d[o + 87] * p2 - d[o + 86] * p1;
        const alongY = d[o + 86] * p2 + d[o + 85] * p1;
        const n0 = old0 + even + alongX * x0 + alongY * y0 - k0 * old0;
        const n1 = old1 + even + alongX * x1 + alongY * y1 - k1 * old1;
        const n2 = old2 + even + alongX * x2 + alongY * y2 - k2 * old2;
        const n3 = four ? old3 + even + alongX * x3 + alongY * y3 - k3 * old3 : 0;
        if (n0 >= 0 && n1 >= 0 && n2 >= 0 && n3 >= 0) {
          direct = true;
          l0 = n0;
          l1 = n1;
          l2 = n2;
          l3 = n3;
        }
      }
      if (!direct) {
        const a01 = d[o + 35];
        const a02 = d[o + 36];
        const a03 = d[o + 37];
        const a12 = d[o + 39];
        const a13 = d[o + 40];
        const a23 = d[o + 42];
        const m0 = d[o + 44];
        const m1 = d[o + 45];
        const m2 = d[o + 46];
        const m3 = d[o + 47];
        for (let sweep = 0; sweep < SWEEPS; sweep++) {
          let next = Math.max(l0 - m0 * s0 * (v0 + b0) - k0 * l0, 0);
          let step = next - l0;
          l0 = next;
          v0 += d[o + 34] * step;
          v1 += a01 * step;
          v2 += a02 * step;
          v3 += a03 * step;
          next = Math.max(l1 - m1 * s1 * (v1 + b1) - k1 * l1, 0);
          step = next - l1;
          l1 = next;
          v0 += a01 * step;
          v1 += d[o + 38] * step;
          v2 += a12 * step;
          v3 += a13 * step;
          next = Math.max(l2 - m2 * s2 * (v2 + b2) - k2 * l2, 0);
          step = next - l2;
          l2 = next;
          v0 += a02 * step;
          v1 += a12 * step;
          v2 += d[o + 41] * step;
          v3 += a23 * step;
          next = Math.max(l3 - m3 * s3 * (v3 + b3) - k3 * l3, 0);
          step = next - l3;
          l3 = next;
          v0 += a03 * step;
          v1 += a13 * step;
          v2 += a23 * step;
          v3 += d[o + 43] * step;
        }
      }
      const e0 = l0 - old0;
      const e1 = l1 - old1;
      const e2 = l2 - old2;
      const e3 = l3 - old3;
      fn = e0 + e1 + e2 + e3;
      q1 = y0 * e0 + y1 * e1 + y2 * e2 + y3 * e3;
      q2 = -(x0 * e0 + x1 * e1 + x2 * e2 + x3 * e3);
      grip = mu * (l0 * d[o + 66] + l1 * d[o + 67] + l2 * d[o + 68] + l3 * d[o + 69]);
    }
    const u1 = ux * t1x + uy * t1y + uz * t1z + d[o + 48] * fn + d[o + 49] * q1 + d[o + 50] * q2;
    const u2 = ux * t2x + uy * t2y + uz * t2z + d[o + 51] * fn + d[o + 52] * q1 + d[o + 53] * q2;
    let wn = dwx * nx + dwy * ny + dwz * nz + d[o + 54] * fn + d[o + 55] * q1 + d[o + 56] * q2;
    let f1 = d[o + 31] - d[o + 57] * u1 - d[o + 58] * u2;
    let f2 = d[o + 32] - d[o + 58] * u1 - d[o + 59] * u2;
    const limit = mu * (l0 + l1 + l2 + l3);
    const sizeSq = f1 * f1 + f2 * f2;
    if (sizeSq > limit * limit) {
      const cut = limit / Math.sqrt(sizeSq);
      f1 *= cut;
      f2 *= cut;
    }
    if (f1 < TINY && f1 > -TINY) f1 = 0;
    if (f2 < TINY && f2 > -TINY) f2 = 0;
    const df1 = f1 - d[o + 31];
    const df2 = f2 - d[o + 32];
    wn += d[o + 60] * df1 + d[o + 61] * df2;
    const oldTwist = d[o + 33];
    let twist = Math.max(Math.min(oldTwist - d[o + 62] * wn, grip), -grip);
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
    const ima = d[o + 64];
    if (ima > 0) {
      const k = rowA * 6;
      v[a] += ima * fx;
      v[a + 1] += ima * fy;
      v[a + 2] += ima * fz;
      const mx = d[o + 10] * fz - d[o + 11] * fy + qx;
      const my = d[o + 11] * fx - d[o + 9] * fz + qy;
      const mz = d[o + 9] * fy - d[o + 10] * fx + qz;
      w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    const imb = d[o + 65];
    if (imb > 0) {
      const k = rowB * 6;
      v[b] -= imb * fx;
      v[b + 1] -= imb * fy;
      v[b + 2] -= imb * fz;
      const mx = d[o + 13] * fz - d[o + 14] * fy + qx;
      const my = d[o + 14] * fx - d[o + 12] * fz + qy;
      const mz = d[o + 12] * fy - d[o + 13] * fx + qz;
      w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    d[o + 27] = l0;
    d[o + 28] = l1;
    d[o + 29] = l2;
    d[o + 30] = l3;
    d[o + 31] = f1;
    d[o + 32] = f2;
    d[o + 33] = twist;
  }
}

/** Passes over the four normals of a block that can't be solved at once, each a few operations on registers. */
const SWEEPS = 4;

/**
 * After the bodies have moved: takes the gaps along by the velocities that moved them.
 *
 * P goes along with both bodies' centres, the lighter one leading (so that the contact of a rolling ball stays under it).
 * Both levers keep pointing to the same P: opposite impulses there leave the angular momentum as it was.
 */
export function follow(
  { data: d, ids }: L.Blocks,
  list: Int32Array,
  count: number,
  c: BodyColumns,
  h: number,
): void {
  const v = c.velocity;
  const w = c.angularVelocity;
  for (let k = 0; k < count; k++) {
    const n = list[k];
    const o = n * L.BLOCK;
    const a = ids[n * L.IDS] * 3;
    const b = ids[n * L.IDS + 1] * 3;
    const dx = h * (v[a] - v[b]);
    const dy = h * (v[a + 1] - v[b + 1]);
    const dz = h * (v[a + 2] - v[b + 2]);
    const wax = h * w[a];
    const way = h * w[a + 1];
    const waz = h * w[a + 2];
    const wbx = h * w[b];
    const wby = h * w[b + 1];
    const wbz = h * w[b + 2];
    const ux = dx + way * d[o + 11] - waz * d[o + 10] - wby * d[o + 14] + wbz * d[o + 13];
    const uy = dy + waz * d[o + 9] - wax * d[o + 11] - wbz * d[o + 12] + wbx * d[o + 14];
    const uz = dz + wax * d[o + 10] - way * d[o + 9] - wbx * d[o + 13] + wby * d[o + 12];
    const un = ux * d[o] + uy * d[o + 1] + uz * d[o + 2];
    const w1 = (wax - wbx) * d[o + 3] + (way - wby) * d[o + 4] + (waz - wbz) * d[o + 5];
    const w2 = (wax - wbx) * d[o + 6] + (way - wby) * d[o + 7] + (waz - wbz) * d[o + 8];
    d[o + 23] += un + d[o + 19] * w1 - d[o + 15] * w2;
    d[o + 24] += un + d[o + 20] * w1 - d[o + 16] * w2;
    d[o + 25] += un + d[o + 21] * w1 - d[o + 17] * w2;
    d[o + 26] += un + d[o + 22] * w1 - d[o + 18] * w2;
    const sa = d[o + 81];
    const sb = d[o + 82];
    d[o + 9] -= sb * dx;
    d[o + 10] -= sb * dy;
    d[o + 11] -= sb * dz;
    d[o + 12] += sa * dx;
    d[o + 13] += sa * dy;
    d[o + 14] += sa * dz;
  }
}

/**
 * Adds the impulses of a substep, now final, to those since contacts were found, and leaves those that the next substep starts
 * from. For blocks at a tree that is of each normal the lesser of the last two: a load is there in both, the blow of a landing
 * is not, and to start from it would throw back what has landed on a tree, which takes the whole blow at once.
 */
export function bookImpulses({ data, free, freeCount }: L.Blocks): void {
  for (let k = 0; k < freeCount; k++) bookBlock(data, free[k] * L.BLOCK);
}

export function bookBlock(d: Float64Array, o: number): void {
  if (d[o + L.AT_TREE] === 0) {
    for (let k = 0; k < 7; k++) d[o + L.TOTAL + k] += d[o + L.NORMAL + k];
    return;
  }
  let all = 0;
  let kept = 0;
  for (let k = 0; k < 4; k++) {
    const now = d[o + L.NORMAL + k];
    const next = Math.min(now, d[o + L.BEFORE + k]);
    d[o + L.TOTAL + k] += now;
    d[o + L.BEFORE + k] = now;
    d[o + L.NORMAL + k] = next;
    all += now;
    kept += next;
  }
  const share = kept < all ? kept / all : 1;
  for (let k = 4; k < 7; k++) {
    d[o + L.TOTAL + k] += d[o + L.NORMAL + k];
    d[o + L.NORMAL + k] *= share;
  }
}

/**
 * Gives both bodies a wrench in the block's frame: force (f1, f2, fn) at P and moment (q1, q2, qn). It comes in an array:
 * six doubles as arguments would be boxed wherever the call isn't inlined.
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
): void {
  const f1 = wrench[0];
  const f2 = wrench[1];
  const fn = wrench[2];
  const q1 = wrench[3];
  const q2 = wrench[4];
  const qn = wrench[5];
  const fx = fn * d[o] + f1 * d[o + 3] + f2 * d[o + 6];
  const fy = fn * d[o + 1] + f1 * d[o + 4] + f2 * d[o + 7];
  const fz = fn * d[o + 2] + f1 * d[o + 5] + f2 * d[o + 8];
  const qx = qn * d[o] + q1 * d[o + 3] + q2 * d[o + 6];
  const qy = qn * d[o + 1] + q1 * d[o + 4] + q2 * d[o + 7];
  const qz = qn * d[o + 2] + q1 * d[o + 5] + q2 * d[o + 8];
  // A wrench that isn't finite would spread from one broken body to all it touches.
  const sum = fx + fy + fz + qx + qy + qz;
  if (sum - sum !== 0) return;
  const ima = d[o + 64];
  if (ima > 0) {
    const a = rowA * 3;
    const k = rowA * 6;
    v[a] += ima * fx;
    v[a + 1] += ima * fy;
    v[a + 2] += ima * fz;
    const mx = d[o + 10] * fz - d[o + 11] * fy + qx;
    const my = d[o + 11] * fx - d[o + 9] * fz + qy;
    const mz = d[o + 9] * fy - d[o + 10] * fx + qz;
    w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
    w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
    w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
  }
  const imb = d[o + 65];
  if (imb > 0) {
    const b = rowB * 3;
    const k = rowB * 6;
    v[b] -= imb * fx;
    v[b + 1] -= imb * fy;
    v[b + 2] -= imb * fz;
    const mx = d[o + 13] * fz - d[o + 14] * fy + qx;
    const my = d[o + 14] * fx - d[o + 12] * fz + qy;
    const mz = d[o + 12] * fy - d[o + 13] * fx + qz;
    w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
    w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
    w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
  }
}
