/**
 * Solves the trees of `forest.ts` exactly. Their bodies have no freedom left, so velocities are known from the root up, and
 * the impulses that give these velocities are known from the leaves down (Newton–Euler, as for a robot's arm; Luh, Walker,
 * Paul 1980):
 *
 *   up     ω_child = ω_parent + w,  v_child = v_parent + ω_parent × r_parent − ω_child × r_child + u
 *          with u along the normal and w in the tangent plane so that every point of the block closes as it should
 *   down   F = m Δv + Σ F_above,  M = I Δω + Σ (r × F + M)_above − r × F
 *   check  F and M are something the points can give: pressures ≥ 0, friction and twist within their cones
 *
 * Where they are not, the block slides, tips or opens: it and what stands on it are left to the passes for the rest of the
 * step, and the rest is solved again. Cost per body: about that of one point in one pass.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as L from './blocks.js';
import type { Forest } from './forest.js';
import { addShare, CHANGE, FOUND, farthest, SLOT, shift } from './patch.js';
import { bookBlock, follow, PUSH_SPEED, warmStartBlock } from './solve.js';

const TARGET = 0;
const ABOVE = 6;
/** The velocities that a body had when it was settled. */
const SEEN = 25;

/**
 * Depth and gaps of a tree are left alone up to this many times the slop of its blocks; larger ones are brought back well
 * below that, so that it comes to an end. What a landing leaves of them can only be undone by moving all that stands above:
 * a column would lean and creep for minutes for the sake of a millimetre.
 */
const LEFT_ALONE = 2;
const BACK_TO = 1.5;

/** A block that lets its tree have less than this share of what it needs is in the way, and leaves it with all above. */
const IN_THE_WAY = 0.3;

/** What `aim` aims at: no motion at all, depth undone on the mean over each block, or at each of its points. */
const STOP = 0;
const LIFT = 1;
const UPRIGHT = 2;

/** A tree whose contacts allow less than this share is given to the passes as well. */
const WEAK = 0.2;

export class HeldTrees {
  /** How tall the largest tree is that could not be held in this step, in bodies. */
  fallen = 0;
  /** Numbers of every slot. */
  private slots = new Float64Array(0);
  private broken = new Uint8Array(0);
  /** Per tree: whether depth or gaps are so large that they have to be undone, and whether its bodies move to do so. */
  private deep = new Uint8Array(0);
  private undoing = new Uint8Array(0);
  /** Per tree: whether its bodies move at all, with what they stand on or to undo depth. */
  private moving = new Uint8Array(0);
  /** Per tree: whether the last substep was settled in one go and brought it to rest. */
  private steady = new Uint8Array(0);
  /** Per tree: substeps that were settled in one go and are not yet booked; all have the same impulses. */
  private unbooked = new Int32Array(0);
  /** Per tree: the share of the way that its blocks allow. */
  private share = new Float64Array(0);

  /** Once per step, when the trees have been found. */
  begin(forest: Forest, blocks: L.Blocks): void {
    this.reserve(forest.count);
    this.fallen = 0;
    for (let t = 0; t < forest.trees; t++) {
      this.deep[t] = isDeep(forest, blocks, t) ? 1 : 0;
      this.undoing[t] = 0;
      this.moving[t] = 0;
      this.steady[t] = 0;
      this.unbooked[t] = 0;
      this.share[t] = 1;
    }
  }

  /**
   * Brings all trees to where they belong, or as near as their contacts can. `fresh` when the impulses of held trees start
   * from nothing in this substep; else they are added to, as those of loose ones always are. Returns whether the
   * passes have more to do than before.
   */
  settle(forest: Forest, blocks: L.Blocks, c: BodyColumns, soft: boolean, fresh: boolean): boolean {
    let more = false;
    for (let t = 0; t < forest.trees; t++) {
      if (this.settleTree(forest, blocks, c, t, soft, fresh)) more = true;
    }
    return more;
  }

  /** After the bodies have moved: takes gaps along, and takes out again what velocity undoing depth has left. */
  relax(forest: Forest, blocks: L.Blocks, c: BodyColumns, h: number): boolean {
    let more = false;
    for (let t = 0; t < forest.trees; t++) {
      const loose = this.share[t] < 1;
      if ((this.moving[t] === 1 || loose) && forest.weak[t] === 0)
        follow(blocks, forest.block, forest.first[t], forest.end[t], c, h);
      if ((this.undoing[t] === 1 || loose) && this.settleTree(forest, blocks, c, t, false, false))
        more = true;
    }
    return more;
  }

  /** Trees that came loose in an earlier substep and that the passes don't know go on from their impulses then. */
  warmStart(forest: Forest, blocks: L.Blocks, c: BodyColumns): void {
    for (let t = 0; t < forest.trees; t++) {
      if (forest.loose[t] === 0 || forest.weak[t] === 1) continue;
      for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
    }
  }

  /** A substep has ended: books the impulses of the trees' blocks, or, where all is steady, only counts. */
  endSubstep(forest: Forest, blocks: L.Blocks): void {
    for (let t = 0; t < forest.trees; t++) {
      if (this.steady[t] === 1) this.unbooked[t]++;
      else if (forest.weak[t] === 0) bookTree(forest, blocks, t);
    }
  }

  /** Books what has only been counted so far. */
  finish(forest: Forest, blocks: L.Blocks): void {
    for (let t = 0; t < forest.trees; t++) this.book(forest, blocks, t);
  }

  private book(forest: Forest, blocks: L.Blocks, t: number): void {
    if (this.unbooked[t] === 0) return;
    const again = this.unbooked[t] - 1;
    this.unbooked[t] = 0;
    bookTree(forest, blocks, t);
    const { data: d } = blocks;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      const f = s * SLOT + FOUND;
      const o = forest.block[s] * L.BLOCK;
      for (let k = 0; k < 7; k++) {
        d[o + L.TOTAL + k] += again * this.slots[f + k];
        d[o + L.NORMAL + k] = this.slots[f + k];
      }
    }
  }

  private settleTree(
    forest: Forest,
    blocks: L.Blocks,
    c: BodyColumns,
    t: number,
    soft: boolean,
    fresh: boolean,
  ): boolean {
    const { slots, broken, share } = this;
    if (this.steady[t] === 1 && (fresh ? settleAgain(forest, c, slots, t) : isAtRest(forest, c, t)))
      return false;
    this.book(forest, blocks, t);
    aim(forest, blocks, c, slots, t, STOP);
    this.moving[t] = isMoving(forest, slots, t) ? 1 : 0;
    share[t] = 1;
    const held = !weigh(forest, blocks, c, slots, broken, t, fresh && forest.loose[t] === 0);
    const pruned = !held && this.goPartOfTheWay(forest, blocks, c, t, fresh);
    commit(forest, blocks, c, slots, share, t);
    const weakened = share[t] < WEAK && forest.weak[t] === 0;
    if (weakened) forest.weaken(t);
    if (soft && this.deep[t] === 1) this.undo(forest, blocks, c, t);
    this.steady[t] = fresh && held && this.moving[t] === 0 && forest.loose[t] === 0 ? 1 : 0;
    return pruned || weakened;
  }

  /** What can be done when contacts can't give all that is needed; returns whether blocks left the tree. */
  private goPartOfTheWay(
    forest: Forest,
    blocks: L.Blocks,
    c: BodyColumns,
    t: number,
    fresh: boolean,
  ): boolean {
    const { slots, broken, share } = this;
    let pruned = false;
    if (forest.loose[t] === 0) this.loosen(forest, blocks, c, t, fresh);
    while (weigh(forest, blocks, c, slots, broken, t, false)) {
      if (!this.measure(forest, blocks, t, IN_THE_WAY)) break;
      forest.prune(t, broken);
      pruned = true;
      share[t] = 1;
      aim(forest, blocks, c, slots, t, STOP);
    }
    return pruned;
  }

  /** A tree comes loose, and its impulses of the substep before act as those of all others do. */
  private loosen(forest: Forest, blocks: L.Blocks, c: BodyColumns, t: number, fresh: boolean): void {
    forest.loose[t] = 1;
    this.fallen = Math.max(this.fallen, forest.end[t] - forest.first[t]);
    if (!fresh) return;
    for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
  }

  /** Undoes depth and gaps of a tree that stands still: lifts it, then turns it upright, each as far as contacts allow. */
  private undo(forest: Forest, blocks: L.Blocks, c: BodyColumns, t: number): void {
    const { slots, broken, share } = this;
    const all = share[t];
    this.undoing[t] = 0;
    if (all < 1) return;
    for (let mode = LIFT; mode <= UPRIGHT; mode++) {
      if (!aim(forest, blocks, c, slots, t, mode)) continue;
      this.undoing[t] = 1;
      this.moving[t] = 1;
      share[t] = 1;
      if (weigh(forest, blocks, c, slots, broken, t, false)) this.measure(forest, blocks, t, 0);
      commit(forest, blocks, c, slots, share, t);
    }
    share[t] = all;
  }

  /** Finds how far a tree can go; returns whether some blocks are in the way, then marked in `broken`. */
  private measure(forest: Forest, blocks: L.Blocks, t: number, least: number): boolean {
    const { broken, share, slots } = this;
    const { data, ids } = blocks;
    let any = false;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      if (broken[s] === 0) continue;
      const n = forest.block[s];
      const way = farthest(data, n * L.BLOCK, ids[n * L.IDS + L.SIZE], slots, s * SLOT);
      // Asked the positive way: what a broken velocity makes of it is in the way too.
      broken[s] = way >= least ? 0 : 1;
      if (broken[s] === 1) any = true;
      else if (way < share[t]) share[t] = way;
    }
    return any;
  }

  private reserve(count: number): void {
    if (this.broken.length >= count) return;
    const size = 2 * count;
    this.slots = new Float64Array(size * SLOT);
    this.broken = new Uint8Array(size);
    this.deep = new Uint8Array(size);
    this.undoing = new Uint8Array(size);
    this.moving = new Uint8Array(size);
    this.steady = new Uint8Array(size);
    this.unbooked = new Int32Array(size);
    this.share = new Float64Array(size);
  }
}

function isDeep({ first, end, block }: Forest, { data: d, ids }: L.Blocks, t: number): boolean {
  for (let s = first[t]; s < end[t]; s++) {
    const o = block[s] * L.BLOCK;
    const slop = LEFT_ALONE * d[o + L.SLOP];
    const last = o + L.GAP + ids[block[s] * L.IDS + L.SIZE];
    for (let g = o + L.GAP; g < last; g++) if (d[g] > slop || d[g] < -slop) return true;
  }
  return false;
}

function isMoving({ first, end }: Forest, slots: Float64Array, t: number): boolean {
  for (let q = first[t] * SLOT; q < end[t] * SLOT; q += SLOT) {
    for (let k = q + TARGET; k < q + TARGET + 6; k++) if (slots[k] !== 0) return true;
  }
  return false;
}

/** Whether every body has the velocities that it had when the last substep was settled: then it ends like that one. */
function settleAgain(
  { first, end, row }: Forest,
  { velocity: v, angularVelocity: w }: BodyColumns,
  slots: Float64Array,
  t: number,
): boolean {
  for (let s = first[t], q = s * SLOT + SEEN; s < end[t]; s++, q += SLOT) {
    const r = row[s] * 3;
    if (slots[q] !== v[r] || slots[q + 1] !== v[r + 1] || slots[q + 2] !== v[r + 2]) return false;
    if (slots[q + 3] !== w[r] || slots[q + 4] !== w[r + 1] || slots[q + 5] !== w[r + 2]) return false;
  }
  for (let s = first[t]; s < end[t]; s++) {
    const r = row[s] * 3;
    v[r] = v[r + 1] = v[r + 2] = 0;
    w[r] = w[r + 1] = w[r + 2] = 0;
  }
  return true;
}

/** Whether nothing has pushed the bodies of a tree since it was brought to rest. */
function isAtRest(
  { first, end, row }: Forest,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: number,
): boolean {
  for (let s = first[t]; s < end[t]; s++) {
    const r = row[s] * 3;
    if (v[r] !== 0 || v[r + 1] !== 0 || v[r + 2] !== 0) return false;
    if (w[r] !== 0 || w[r + 1] !== 0 || w[r + 2] !== 0) return false;
  }
  return true;
}

function bookTree({ first, end, block }: Forest, { data: d }: L.Blocks, t: number): void {
  for (let s = first[t]; s < end[t]; s++) bookBlock(d, block[s] * L.BLOCK);
}

/** Velocities from the root up; returns whether any of them undoes depth or closes a gap. */
function aim(
  { first, end, block, parent, side, row }: Forest,
  { data: d, ids }: L.Blocks,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
  tree: number,
  mode: number,
): boolean {
  const to = end[tree];
  let any = false;
  for (let s = first[tree], q = s * SLOT; s < to; s++, q += SLOT) {
    const n = block[s];
    const o = n * L.BLOCK;
    const sign = side[s];
    const size = ids[n * L.IDS + L.SIZE];
    let sum = 0;
    let sumX = 0;
    let sumY = 0;
    if (mode !== STOP) {
      const rate = d[o + L.BIAS_RATE];
      const slop = LEFT_ALONE * d[o + L.SLOP];
      const wanted = BACK_TO * d[o + L.SLOP];
      for (let i = 0; i < size; i++) {
        const gap = d[o + L.GAP + i];
        if (gap <= slop && gap >= -slop) continue;
        const speed = Math.max(rate * (gap > 0 ? gap - wanted : gap + wanted), -PUSH_SPEED);
        sum += speed;
        sumX += d[o + L.X + i] * speed;
        sumY += d[o + L.Y + i] * speed;
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
      const r = ids[n * L.IDS + (sign > 0 ? L.ROW_B : L.ROW_A)] * 3;
      vx = v[r];
      vy = v[r + 1];
      vz = v[r + 2];
      wx = w[r];
      wy = w[r + 1];
      wz = w[r + 2];
    }
    if (mode === STOP && vx === 0 && vy === 0 && vz === 0 && wx === 0 && wy === 0 && wz === 0) {
      const r = row[s] * 3;
      t[q] = v[r] - v[r] === 0 ? 0 : Number.NaN;
      t[q + 1] = t[q + 2] = t[q + 3] = t[q + 4] = t[q + 5] = 0;
      continue;
    }
    const rp = o + (sign > 0 ? L.RB : L.RA);
    vx += wy * d[rp + 2] - wz * d[rp + 1];
    vy += wz * d[rp] - wx * d[rp + 2];
    vz += wx * d[rp + 1] - wy * d[rp];
    if (sum !== 0 || sumX !== 0 || sumY !== 0) {
      any = true;
      const un = (-sign * sum) / size;
      const w1 = sign * (d[o + L.SPREAD + 1] * sumX - d[o + L.SPREAD] * sumY);
      const w2 = sign * (d[o + L.SPREAD + 2] * sumX - d[o + L.SPREAD + 1] * sumY);
      vx += un * d[o];
      vy += un * d[o + 1];
      vz += un * d[o + 2];
      wx += w1 * d[o + 3] + w2 * d[o + 6];
      wy += w1 * d[o + 4] + w2 * d[o + 7];
      wz += w1 * d[o + 5] + w2 * d[o + 8];
    }
    const rc = o + (sign > 0 ? L.RA : L.RB);
    const r = row[s] * 3;
    t[q + TARGET] = vx - wy * d[rc + 2] + wz * d[rc + 1];
    t[q + TARGET + 1] = vy - wz * d[rc] + wx * d[rc + 2];
    t[q + TARGET + 2] = vz - wx * d[rc + 1] + wy * d[rc];
    t[q + TARGET + 3] = wx;
    t[q + TARGET + 4] = wy;
    t[q + TARGET + 5] = wz;
    // A body whose velocity is broken is let go by the check below.
    if (!(v[r] - v[r] === 0)) t[q] = Number.NaN;
  }
  return any;
}

/** Impulses from the leaves down; marks blocks that can't give them in `broken` and returns whether there are any. */
function weigh(
  { first, end, block, parent, side, row }: Forest,
  { data: d, ids }: L.Blocks,
  c: BodyColumns,
  t: Float64Array,
  broken: Uint8Array,
  tree: number,
  fresh: boolean,
): boolean {
  const { velocity: v, angularVelocity: w, mass, inertia } = c;
  let any = false;
  const from = first[tree];
  for (let q = from * SLOT + ABOVE; q < end[tree] * SLOT; q += SLOT) {
    for (let k = 0; k < 6; k++) t[q + k] = 0;
  }
  for (let s = end[tree] - 1, q = s * SLOT; s >= from; s--, q -= SLOT) {
    const n = block[s];
    const o = n * L.BLOCK;
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
    const rc = o + (sign > 0 ? L.RA : L.RB);
    let mx = t[q + ABOVE + 3] - (d[rc + 1] * fz - d[rc + 2] * fy);
    let my = t[q + ABOVE + 4] - (d[rc + 2] * fx - d[rc] * fz);
    let mz = t[q + ABOVE + 5] - (d[rc] * fy - d[rc + 1] * fx);
    const dx = t[q + 3] - w[r];
    const dy = t[q + 4] - w[r + 1];
    const dz = t[q + 5] - w[r + 2];
    if (inertia[r] === inertia[r + 1] && inertia[r] === inertia[r + 2]) {
      mx += inertia[r] * dx;
      my += inertia[r] * dy;
      mz += inertia[r] * dz;
    } else {
      const e = body * 4;
      const qx = c.orientation[e];
      const qy = c.orientation[e + 1];
      const qz = c.orientation[e + 2];
      const qw = c.orientation[e + 3];
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
      mx += r00 * lx + r01 * ly + r02 * lz;
      my += r10 * lx + r11 * ly + r12 * lz;
      mz += r20 * lx + r21 * ly + r22 * lz;
    }
    const below = parent[s];
    if (below >= 0) {
      const p = below * SLOT + ABOVE;
      const rp = o + (sign > 0 ? L.RB : L.RA);
      t[p] += fx;
      t[p + 1] += fy;
      t[p + 2] += fz;
      t[p + 3] += d[rp + 1] * fz - d[rp + 2] * fy + mx;
      t[p + 4] += d[rp + 2] * fx - d[rp] * fz + my;
      t[p + 5] += d[rp] * fy - d[rp + 1] * fx + mz;
    }
    const fn = sign * (fx * d[o] + fy * d[o + 1] + fz * d[o + 2]);
    const q1 = sign * (mx * d[o + 3] + my * d[o + 4] + mz * d[o + 5]);
    const q2 = sign * (mx * d[o + 6] + my * d[o + 7] + mz * d[o + 8]);
    let f1 = sign * (fx * d[o + 3] + fy * d[o + 4] + fz * d[o + 5]);
    let f2 = sign * (fx * d[o + 6] + fy * d[o + 7] + fz * d[o + 8]);
    let twist = sign * (mx * d[o] + my * d[o + 1] + mz * d[o + 2]);
    const size = ids[n * L.IDS + L.SIZE];
    // Pressures that are linear over the patch: the smallest that give fn, q1 and q2.
    const even = fn / size;
    const alongX = -d[o + L.SPREAD + 2] * q2 - d[o + L.SPREAD + 1] * q1;
    const alongY = d[o + L.SPREAD + 1] * q2 + d[o + L.SPREAD] * q1;
    const f = q + FOUND;
    let l0 = even + alongX * d[o + L.X] + alongY * d[o + L.Y];
    let l1 = even + alongX * d[o + L.X + 1] + alongY * d[o + L.Y + 1];
    let l2 = even + alongX * d[o + L.X + 2] + alongY * d[o + L.Y + 2];
    let l3 = size === 4 ? even + alongX * d[o + L.X + 3] + alongY * d[o + L.Y + 3] : 0;
    t[q + CHANGE] = fn;
    t[q + CHANGE + 1] = q1;
    t[q + CHANGE + 2] = q2;
    t[q + CHANGE + 3] = f1;
    t[q + CHANGE + 4] = f2;
    t[q + CHANGE + 5] = twist;
    if (!fresh) {
      l0 += d[o + L.NORMAL];
      l1 += d[o + L.NORMAL + 1];
      l2 += d[o + L.NORMAL + 2];
      l3 += d[o + L.NORMAL + 3];
      f1 += d[o + L.FRICTION];
      f2 += d[o + L.FRICTION + 1];
      twist += d[o + L.TWIST];
    }
    t[f] = l0;
    t[f + 1] = l1;
    t[f + 2] = l2;
    t[f + 3] = l3;
    t[f + 4] = f1;
    t[f + 5] = f2;
    t[f + 6] = twist;
    broken[s] = 0;
    if (!(l0 >= 0 && l1 >= 0 && l2 >= 0 && l3 >= 0) && !(size === 4 && shift(d, o, t, f))) broken[s] = 1;
    else {
      const limit = d[o + L.MU] * (t[f] + t[f + 1] + t[f + 2] + t[f + 3]);
      const grip =
        d[o + L.MU] *
        (t[f] * d[o + L.LEVER] +
          t[f + 1] * d[o + L.LEVER + 1] +
          t[f + 2] * d[o + L.LEVER + 2] +
          t[f + 3] * d[o + L.LEVER + 3]);
      if (!(f1 * f1 + f2 * f2 <= limit * limit && twist <= grip && -twist <= grip && limit > 0))
        broken[s] = 1;
    }
    if (broken[s] === 1) any = true;
  }
  return any;
}

/** Velocities and impulses, or of trees that can't go all the way their share of it. */
function commit(
  { first, end, block, row }: Forest,
  { data: d, ids }: L.Blocks,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
  share: Float64Array,
  tree: number,
): void {
  const way = share[tree];
  for (let s = first[tree], q = s * SLOT; s < end[tree]; s++, q += SLOT) {
    const r = row[s] * 3;
    const o = block[s] * L.BLOCK;
    if (way === 1) {
      v[r] = t[q];
      v[r + 1] = t[q + 1];
      v[r + 2] = t[q + 2];
      w[r] = t[q + 3];
      w[r + 1] = t[q + 4];
      w[r + 2] = t[q + 5];
      for (let k = 0; k < 7; k++) d[o + L.NORMAL + k] = t[q + FOUND + k];
      continue;
    }
    for (let k = 0; k < 3; k++) {
      v[r + k] += way * (t[q + k] - v[r + k]);
      w[r + k] += way * (t[q + 3 + k] - w[r + k]);
    }
    addShare(d, o, ids[block[s] * L.IDS + L.SIZE], t, q, way);
  }
}
