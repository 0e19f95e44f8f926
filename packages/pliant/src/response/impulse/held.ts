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
import { bookBlock, PUSH_SPEED, warmStartBlock } from './solve.js';

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
  /** Whether bodies of trees move to undo depth, so that there is something to relax. */
  undoing = false;
  /** Whether there are trees that couldn't be held. */
  loose = false;
  /** How tall the tallest tree is that could not be held in this step, in bodies. */
  fallen = 0;
  /** Whether bodies of trees move at all, with what they stand on or to undo depth. */
  moving = false;
  /** Whether the last substep was settled in one go and brought every tree to rest. */
  steady = false;
  /** Substeps that were settled in one go and are not yet booked; all have the same impulses. */
  private unbooked = 0;
  /** Whether depth or gaps are so large that they have to be undone. */
  private deep = false;
  private slots = new Float64Array(0);
  private broken = new Uint8Array(0);
  /** Per tree: the share of the way that its blocks allow, and whether they allowed all of it. */
  private share = new Float64Array(0);
  private still = new Uint8Array(0);

  /** Once per step, when the trees have been found. */
  begin(forest: Forest, blocks: L.Blocks): void {
    this.reserve(forest.count);
    this.steady = false;
    this.loose = false;
    this.undoing = false;
    this.moving = false;
    this.unbooked = 0;
    this.fallen = 0;
    this.deep = isDeep(forest, blocks);
  }

  /**
   * Brings all trees to where they belong, or as near as their contacts can. `fresh` when the impulses of held trees start
   * from nothing in this substep; else they are added to, as those of loose ones always are. Returns whether the
   * passes have more to do than before.
   */
  settle(forest: Forest, blocks: L.Blocks, c: BodyColumns, soft: boolean, fresh: boolean): boolean {
    const { slots, share } = this;
    if (fresh && this.steady && settleAgain(forest, c, slots)) return false;
    this.book(forest, blocks);
    aim(forest, blocks, c, slots, STOP);
    this.moving = isMoving(slots, forest.count);
    share.fill(1, 0, forest.trees);
    const held = !weigh(forest, blocks, c, slots, this.broken, fresh);
    const pruned = !held && this.goPartOfTheWay(forest, blocks, c, fresh);
    commit(forest, blocks, c, slots, share);
    const weakened = !held && this.weaken(forest);
    if (soft && this.deep) this.undo(forest, blocks, c);
    this.steady = fresh && held && !this.moving && !this.undoing;
    return pruned || weakened;
  }

  /** Trees that came loose in an earlier substep and that the passes don't know go on from their impulses then. */
  warmStart(forest: Forest, blocks: L.Blocks, c: BodyColumns): void {
    for (let s = 0; s < forest.count; s++) {
      const t = forest.tree[s];
      if (forest.loose[t] === 1 && forest.weak[t] === 0) warmStartBlock(blocks, c, forest.block[s]);
    }
  }

  /** A substep has ended: books the impulses of the trees' blocks, or, while all is steady, only counts. */
  endSubstep(forest: Forest, blocks: L.Blocks): void {
    if (this.steady) this.unbooked++;
    else bookHeld(forest, blocks);
  }

  /** Books what has only been counted so far. */
  book(forest: Forest, blocks: L.Blocks): void {
    if (this.unbooked === 0) return;
    const again = this.unbooked - 1;
    this.unbooked = 0;
    bookHeld(forest, blocks);
    if (again === 0) return;
    for (let s = 0; s < forest.count; s++) {
      const f = s * SLOT + FOUND;
      const o = forest.block[s] * L.BLOCK;
      for (let k = 0; k < 7; k++) {
        blocks.data[o + L.TOTAL + k] += again * this.slots[f + k];
        blocks.data[o + L.NORMAL + k] = this.slots[f + k];
      }
    }
  }

  /** What can be done when contacts can't give all that is needed; returns whether blocks left their trees. */
  private goPartOfTheWay(forest: Forest, blocks: L.Blocks, c: BodyColumns, fresh: boolean): boolean {
    const { slots, broken, share } = this;
    let pruned = false;
    this.loosen(forest, blocks, c, fresh);
    while (weigh(forest, blocks, c, slots, broken, fresh)) {
      if (!this.measure(forest, blocks, IN_THE_WAY)) break;
      forest.prune(broken);
      pruned = true;
      share.fill(1, 0, forest.trees);
      aim(forest, blocks, c, slots, STOP);
    }
    return pruned;
  }

  /** Gives trees that can't go far to the passes; returns whether there are any. */
  private weaken(forest: Forest): boolean {
    let any = false;
    this.loose = false;
    for (let t = 0; t < forest.trees; t++) {
      if (this.share[t] < 1) this.loose = true;
      if (this.share[t] >= WEAK || forest.weak[t] === 1) continue;
      forest.weaken(t);
      any = true;
    }
    return any;
  }

  /** Undoes depth and gaps of trees that stand still: lifts them, then turns them upright, each as far as contacts allow. */
  private undo(forest: Forest, blocks: L.Blocks, c: BodyColumns): void {
    const { slots, broken, share, still } = this;
    this.undoing = false;
    for (let t = 0; t < forest.trees; t++) still[t] = share[t] < 1 ? 0 : 1;
    for (let mode = LIFT; mode <= UPRIGHT; mode++) {
      if (!aim(forest, blocks, c, slots, mode)) continue;
      this.undoing = true;
      this.moving = true;
      for (let t = 0; t < forest.trees; t++) share[t] = still[t];
      if (weigh(forest, blocks, c, slots, broken, false)) this.measure(forest, blocks, 0);
      commit(forest, blocks, c, slots, share);
    }
  }

  /** Trees with broken blocks come loose, and their impulses of the substep before act as those of all others do. */
  private loosen(forest: Forest, blocks: L.Blocks, c: BodyColumns, fresh: boolean): void {
    for (let s = 0; s < forest.count; s++) {
      const tree = forest.tree[s];
      if (this.broken[s] === 0 || forest.loose[tree] === 1) continue;
      forest.loose[tree] = 1;
      for (let k = 0; k < forest.count; k++) {
        if (forest.tree[k] !== tree) continue;
        this.fallen = Math.max(this.fallen, forest.level[k] + 1);
        if (fresh) warmStartBlock(blocks, c, forest.block[k]);
      }
    }
  }

  /** Finds how far each tree can go; returns whether some blocks are in the way, then marked in `broken`. */
  private measure(forest: Forest, blocks: L.Blocks, least: number): boolean {
    const { broken, share, slots } = this;
    let any = false;
    for (let s = 0; s < forest.count; s++) {
      const tree = forest.tree[s];
      if (broken[s] === 0) continue;
      const way = farthest(
        blocks.data,
        forest.block[s] * L.BLOCK,
        blocks.ids[forest.block[s] * L.IDS + L.SIZE],
        slots,
        s * SLOT,
      );
      // Asked the positive way: what a broken velocity makes of it is in the way too.
      broken[s] = way >= least ? 0 : 1;
      if (broken[s] === 1) any = true;
      else if (way < share[tree]) share[tree] = way;
    }
    return any;
  }

  private reserve(count: number): void {
    if (this.broken.length >= count) return;
    this.slots = new Float64Array(2 * count * SLOT);
    this.broken = new Uint8Array(2 * count);
    this.share = new Float64Array(2 * count);
    this.still = new Uint8Array(2 * count);
  }
}

function isDeep({ count, block }: Forest, { data: d, ids }: L.Blocks): boolean {
  for (let s = 0; s < count; s++) {
    const o = block[s] * L.BLOCK;
    const slop = LEFT_ALONE * d[o + L.SLOP];
    const end = o + L.GAP + ids[block[s] * L.IDS + L.SIZE];
    for (let g = o + L.GAP; g < end; g++) if (d[g] > slop || d[g] < -slop) return true;
  }
  return false;
}

function isMoving(t: Float64Array, count: number): boolean {
  for (let q = 0; q < count * SLOT; q += SLOT) {
    for (let k = q + TARGET; k < q + TARGET + 6; k++) if (t[k] !== 0) return true;
  }
  return false;
}

/** Whether every body has the velocities that it had when the last substep was settled: then it ends like that one. */
function settleAgain(
  { count, row }: Forest,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
): boolean {
  for (let s = 0, q = SEEN; s < count; s++, q += SLOT) {
    const r = row[s] * 3;
    if (t[q] !== v[r] || t[q + 1] !== v[r + 1] || t[q + 2] !== v[r + 2]) return false;
    if (t[q + 3] !== w[r] || t[q + 4] !== w[r + 1] || t[q + 5] !== w[r + 2]) return false;
  }
  for (let s = 0; s < count; s++) {
    const r = row[s] * 3;
    v[r] = v[r + 1] = v[r + 2] = 0;
    w[r] = w[r + 1] = w[r + 2] = 0;
  }
  return true;
}

function bookHeld({ count, block, tree, weak }: Forest, { data: d }: L.Blocks): void {
  for (let s = 0; s < count; s++) if (weak[tree[s]] === 0) bookBlock(d, block[s] * L.BLOCK);
}

/** Velocities from the root up; returns whether any of them undoes depth or closes a gap. */
function aim(
  { count, block, parent, side, row }: Forest,
  { data: d, ids }: L.Blocks,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
  mode: number,
): boolean {
  let any = false;
  for (let s = 0, q = 0; s < count; s++, q += SLOT) {
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
  { count, block, parent, side, row, tree, loose }: Forest,
  { data: d, ids }: L.Blocks,
  c: BodyColumns,
  t: Float64Array,
  broken: Uint8Array,
  fresh: boolean,
): boolean {
  const { velocity: v, angularVelocity: w, mass, inertia } = c;
  let any = false;
  for (let q = ABOVE; q < count * SLOT; q += SLOT) {
    for (let k = 0; k < 6; k++) t[q + k] = 0;
  }
  for (let s = count - 1, q = s * SLOT; s >= 0; s--, q -= SLOT) {
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
    if (!fresh || loose[tree[s]] === 1) {
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
  { count, block, row, tree }: Forest,
  { data: d, ids }: L.Blocks,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: Float64Array,
  share: Float64Array,
): void {
  for (let s = 0, q = 0; s < count; s++, q += SLOT) {
    const r = row[s] * 3;
    const way = share[tree[s]];
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
