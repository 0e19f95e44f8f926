/** The two sweeps over one tree: velocities from the root up, impulses from the leaves down; see `held.ts`. */
import type { BodyColumns } from '../../bodies/bodies.js';
import { isTurned } from '../../bodies/principal.js';
import {
  BIAS_RATE,
  BLOCK,
  type Blocks,
  FRICTION,
  GAP,
  IDS,
  LEVER,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
  SPREAD,
  T1,
  T2,
  TWIST,
  X,
  Y,
} from './blocks.js';
import type { Forest } from './forest.js';
import { addShare, CHANGE, FOUND, SLOT, shift } from './patch.js';
import { PUSH_SPEED } from './softness.js';

export const TARGET = 0;
const ABOVE = 6;
/** Velocities of a body when it was settled. */
export const SEEN = 25;

/**
 * Depth and gaps of a tree are not corrected up to this many times the slop of its blocks. Larger ones are corrected to
 * well below that, so that the correction ends. The remains of a landing can only be corrected by moving everything
 * above: a column would lean and creep for minutes because of a millimetre.
 */
export const LEFT_ALONE = 2;
const BACK_TO = 1.5;

/**
 * Goals of `aim`: no motion except of landing bodies; depth corrected on the mean over each block, or at each of its
 * points; no motion at all.
 */
export const LAND = 0;
export const LIFT = 1;
export const UPRIGHT = 2;
export const STOP = 3;

/** Velocities from the root up; returns whether any of them corrects depth or closes a gap. */
export function aim(
  { first, end, block, parent, side, row, closing }: Forest,
  { data: d, ids }: Blocks,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
  tree: number,
  mode: number,
): boolean {
  const to = end[tree];
  let any = false;
  for (let s = first[tree], q = s * SLOT; s < to; s++, q += SLOT) {
    const n = block[s];
    const o = n * BLOCK;
    const sign = side[s];
    const size = ids[n * IDS + SIZE];
    let sum = 0;
    let sumX = 0;
    let sumY = 0;
    if (mode === LAND) sum = closing[s] * size;
    else if (mode !== STOP) {
      const rate = d[o + BIAS_RATE];
      const slop = LEFT_ALONE * d[o + SLOP];
      const wanted = BACK_TO * d[o + SLOP];
      for (let i = 0; i < size; i++) {
        const gap = d[o + GAP + i];
        if (gap <= slop && gap >= -slop) continue;
        const speed = Math.max(rate * (gap > 0 ? gap - wanted : gap + wanted), -PUSH_SPEED);
        sum += speed;
        sumX += d[o + X + i] * speed;
        sumY += d[o + Y + i] * speed;
      }
    }
    if (mode === LIFT) {
      sumX = 0;
      sumY = 0;
    }
    const below = parent[s];
    let vx: number;
    let vy: number;
    let vz: number;
    let wx: number;
    let wy: number;
    let wz: number;
    if (below >= 0) {
      const p = below * SLOT;
      vx = t[p];
      vy = t[p + 1];
      vz = t[p + 2];
      wx = t[p + 3];
      wy = t[p + 4];
      wz = t[p + 5];
    } else {
      const r = ids[n * IDS + (sign > 0 ? ROW_B : ROW_A)] * 3;
      vx = v[r];
      vy = v[r + 1];
      vz = v[r + 2];
      wx = w[r];
      wy = w[r + 1];
      wz = w[r + 2];
    }
    const stops = mode === STOP || (mode === LAND && sum === 0);
    if (stops && vx === 0 && vy === 0 && vz === 0 && wx === 0 && wy === 0 && wz === 0) {
      const r = row[s] * 3;
      t[q] = v[r] - v[r] === 0 ? 0 : Number.NaN;
      t[q + 1] = t[q + 2] = t[q + 3] = t[q + 4] = t[q + 5] = 0;
      continue;
    }
    const rp = o + (sign > 0 ? RB : RA);
    vx += wy * d[rp + 2] - wz * d[rp + 1];
    vy += wz * d[rp] - wx * d[rp + 2];
    vz += wx * d[rp + 1] - wy * d[rp];
    if (sum !== 0 || sumX !== 0 || sumY !== 0) {
      any = true;
      const un = (-sign * sum) / size;
      const w1 = sign * (d[o + SPREAD + 1] * sumX - d[o + SPREAD] * sumY);
      const w2 = sign * (d[o + SPREAD + 2] * sumX - d[o + SPREAD + 1] * sumY);
      vx += un * d[o + N];
      vy += un * d[o + N + 1];
      vz += un * d[o + N + 2];
      wx += w1 * d[o + T1] + w2 * d[o + T2];
      wy += w1 * d[o + T1 + 1] + w2 * d[o + T2 + 1];
      wz += w1 * d[o + T1 + 2] + w2 * d[o + T2 + 2];
    }
    const rc = o + (sign > 0 ? RA : RB);
    const r = row[s] * 3;
    t[q + TARGET] = vx - wy * d[rc + 2] + wz * d[rc + 1];
    t[q + TARGET + 1] = vy - wz * d[rc] + wx * d[rc + 2];
    t[q + TARGET + 2] = vz - wx * d[rc + 1] + wy * d[rc];
    t[q + TARGET + 3] = wx;
    t[q + TARGET + 4] = wy;
    t[q + TARGET + 5] = wz;
    // The check below releases a body whose velocity is broken.
    if (!(v[r] - v[r] === 0)) t[q] = Number.NaN;
  }
  return any;
}

/** Impulses from the leaves down; marks blocks that can't give them in `broken` and returns whether there are any. */
export function weigh(
  { first, end, block, parent, side, row }: Forest,
  { data: d, ids }: Blocks,
  c: BodyColumns,
  t: Float64Array,
  broken: Uint8Array,
  tree: number,
  fresh: boolean,
): boolean {
  const { velocity: v, angularVelocity: w, mass } = c;
  let any = false;
  const from = first[tree];
  for (let q = from * SLOT + ABOVE; q < end[tree] * SLOT; q += SLOT) {
    for (let k = 0; k < 6; k++) t[q + k] = 0;
  }
  for (let s = end[tree] - 1, q = s * SLOT; s >= from; s--, q -= SLOT) {
    const n = block[s];
    const o = n * BLOCK;
    const sign = side[s];
    const body = row[s];
    const r = body * 3;
    const m = mass[body];
    t[q + SEEN] = v[r];
    t[q + SEEN + 1] = v[r + 1];
    t[q + SEEN + 2] = v[r + 2];
    t[q + SEEN + 3] = w[r];
    t[q + SEEN + 4] = w[r + 1];
    t[q + SEEN + 5] = w[r + 2];
    const fx = m * (t[q] - v[r]) + t[q + ABOVE];
    const fy = m * (t[q + 1] - v[r + 1]) + t[q + ABOVE + 1];
    const fz = m * (t[q + 2] - v[r + 2]) + t[q + ABOVE + 2];
    const rc = o + (sign > 0 ? RA : RB);
    let mx = t[q + ABOVE + 3] - (d[rc + 1] * fz - d[rc + 2] * fy);
    let my = t[q + ABOVE + 4] - (d[rc + 2] * fx - d[rc] * fz);
    let mz = t[q + ABOVE + 5] - (d[rc] * fy - d[rc + 1] * fx);
    const turn = q + CHANGE;
    t[turn] = t[q + 3] - w[r];
    t[turn + 1] = t[q + 4] - w[r + 1];
    t[turn + 2] = t[q + 5] - w[r + 2];
    addSpin(c, body, t, turn);
    mx += t[turn];
    my += t[turn + 1];
    mz += t[turn + 2];
    const below = parent[s];
    if (below >= 0) {
      const p = below * SLOT + ABOVE;
      const rp = o + (sign > 0 ? RB : RA);
      t[p] += fx;
      t[p + 1] += fy;
      t[p + 2] += fz;
      t[p + 3] += d[rp + 1] * fz - d[rp + 2] * fy + mx;
      t[p + 4] += d[rp + 2] * fx - d[rp] * fz + my;
      t[p + 5] += d[rp] * fy - d[rp + 1] * fx + mz;
    }
    const fn = sign * (fx * d[o + N] + fy * d[o + N + 1] + fz * d[o + N + 2]);
    const q1 = sign * (mx * d[o + T1] + my * d[o + T1 + 1] + mz * d[o + T1 + 2]);
    const q2 = sign * (mx * d[o + T2] + my * d[o + T2 + 1] + mz * d[o + T2 + 2]);
    let f1 = sign * (fx * d[o + T1] + fy * d[o + T1 + 1] + fz * d[o + T1 + 2]);
    let f2 = sign * (fx * d[o + T2] + fy * d[o + T2 + 1] + fz * d[o + T2 + 2]);
    let twist = sign * (mx * d[o + N] + my * d[o + N + 1] + mz * d[o + N + 2]);
    const size = ids[n * IDS + SIZE];
    // Pressures that are linear over the patch: the smallest that give fn, q1 and q2.
    const even = fn / size;
    const alongX = -d[o + SPREAD + 2] * q2 - d[o + SPREAD + 1] * q1;
    const alongY = d[o + SPREAD + 1] * q2 + d[o + SPREAD] * q1;
    const f = q + FOUND;
    let l0 = even + alongX * d[o + X] + alongY * d[o + Y];
    let l1 = even + alongX * d[o + X + 1] + alongY * d[o + Y + 1];
    let l2 = even + alongX * d[o + X + 2] + alongY * d[o + Y + 2];
    let l3 = size === 4 ? even + alongX * d[o + X + 3] + alongY * d[o + Y + 3] : 0;
    t[q + CHANGE] = fn;
    t[q + CHANGE + 1] = q1;
    t[q + CHANGE + 2] = q2;
    t[q + CHANGE + 3] = f1;
    t[q + CHANGE + 4] = f2;
    t[q + CHANGE + 5] = twist;
    if (!fresh) {
      l0 += d[o + NORMAL];
      l1 += d[o + NORMAL + 1];
      l2 += d[o + NORMAL + 2];
      l3 += d[o + NORMAL + 3];
      f1 += d[o + FRICTION];
      f2 += d[o + FRICTION + 1];
      twist += d[o + TWIST];
    }
    t[f] = l0;
    t[f + 1] = l1;
    t[f + 2] = l2;
    t[f + 3] = l3;
    t[f + 4] = f1;
    t[f + 5] = f2;
    t[f + 6] = twist;
    broken[s] = canGive(d, o, t, f, size) ? 0 : 1;
    if (broken[s] === 1) any = true;
  }
  return any;
}

/** Turns the change of angular velocity at `at` into one of angular momentum. */
function addSpin(c: BodyColumns, body: number, t: Float64Array, at: number): void {
  const { inertia, orientation, principalTurn } = c;
  const r = 3 * body;
  const dx = t[at];
  const dy = t[at + 1];
  const dz = t[at + 2];
  if (inertia[r] === inertia[r + 1] && inertia[r] === inertia[r + 2]) {
    t[at] = inertia[r] * dx;
    t[at + 1] = inertia[r] * dy;
    t[at + 2] = inertia[r] * dz;
    return;
  }
  const e = body * 4;
  let qx = orientation[e];
  let qy = orientation[e + 1];
  let qz = orientation[e + 2];
  let qw = orientation[e + 3];
  if (isTurned(c, body)) {
    const tx = principalTurn[e];
    const ty = principalTurn[e + 1];
    const tz = principalTurn[e + 2];
    const tw = principalTurn[e + 3];
    const x = qw * tx + qx * tw + qy * tz - qz * ty;
    const y = qw * ty - qx * tz + qy * tw + qz * tx;
    const z = qw * tz + qx * ty - qy * tx + qz * tw;
    qw = qw * tw - qx * tx - qy * ty - qz * tz;
    qx = x;
    qy = y;
    qz = z;
  }
  const r00 = 1 - 2 * (qy * qy + qz * qz);
  const r01 = 2 * (qx * qy - qz * qw);
  const r02 = 2 * (qx * qz + qy * qw);
  const r10 = 2 * (qx * qy + qz * qw);
  const r11 = 1 - 2 * (qx * qx + qz * qz);
  const r12 = 2 * (qy * qz - qx * qw);
  const r20 = 2 * (qx * qz - qy * qw);
  const r21 = 2 * (qy * qz + qx * qw);
  const r22 = 1 - 2 * (qx * qx + qy * qy);
  const lx = inertia[r] * (r00 * dx + r10 * dy + r20 * dz);
  const ly = inertia[r + 1] * (r01 * dx + r11 * dy + r21 * dz);
  const lz = inertia[r + 2] * (r02 * dx + r12 * dy + r22 * dz);
  t[at] = r00 * lx + r01 * ly + r02 * lz;
  t[at + 1] = r10 * lx + r11 * ly + r12 * lz;
  t[at + 2] = r20 * lx + r21 * ly + r22 * lz;
}

/** Whether a block can give the impulses at `f`: pressures that push, friction and twist within their cones. */
function canGive(d: Float64Array, o: number, t: Float64Array, f: number, size: number): boolean {
  const pushes = t[f] >= 0 && t[f + 1] >= 0 && t[f + 2] >= 0 && t[f + 3] >= 0;
  if (!pushes && !(size === 4 && shift(d, o, t, f))) return false;
  const limit = d[o + MU] * (t[f] + t[f + 1] + t[f + 2] + t[f + 3]);
  const grip =
    d[o + MU] *
    (t[f] * d[o + LEVER] +
      t[f + 1] * d[o + LEVER + 1] +
      t[f + 2] * d[o + LEVER + 2] +
      t[f + 3] * d[o + LEVER + 3]);
  const rub = t[f + 4] * t[f + 4] + t[f + 5] * t[f + 5];
  return rub <= limit * limit && t[f + 6] <= grip && -t[f + 6] <= grip && limit > 0;
}

/** Applies velocities and impulses; trees that can't go all the way apply their share. */
export function commit(
  { first, end, block, row }: Forest,
  { data: d, ids }: Blocks,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
  share: Float64Array,
  tree: number,
): void {
  const way = share[tree];
  for (let s = first[tree], q = s * SLOT; s < end[tree]; s++, q += SLOT) {
    const r = row[s] * 3;
    const o = block[s] * BLOCK;
    if (way === 1) {
      v[r] = t[q];
      v[r + 1] = t[q + 1];
      v[r + 2] = t[q + 2];
      w[r] = t[q + 3];
      w[r + 1] = t[q + 4];
      w[r + 2] = t[q + 5];
      for (let k = 0; k < 7; k++) d[o + NORMAL + k] = t[q + FOUND + k];
      continue;
    }
    for (let k = 0; k < 3; k++) {
      v[r + k] += way * (t[q + k] - v[r + k]);
      w[r + k] += way * (t[q + 3 + k] - w[r + k]);
    }
    addShare(d, o, ids[block[s] * IDS + SIZE], t, q, way);
  }
}
