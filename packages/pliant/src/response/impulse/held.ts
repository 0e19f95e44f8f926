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
 *
 * A tree that rested for a whole step and whose manifolds came out of it as they went in will do the same again, to the last
 * bit, for as long as nothing pushes or moves it: then its velocities are compared in every substep, and nothing else is done.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { warmStartBlock } from './apply.js';
import {
  BLOCK,
  type Blocks,
  BOOK,
  IDS,
  NORMAL,
  REPEATS,
  RESTITUTION,
  ROW_A,
  ROW_B,
  SIZE,
  TOTAL,
} from './blocks.js';
import { follow } from './follow.js';
import type { Forest } from './forest.js';
import { bookTree, crossesLocks, isAtRest, isDeep, isMoving, restart, settleAgain } from './held-rest.js';
import { holdRows } from './locked.js';
import { aim, commit, LAND, LIFT, STOP, UPRIGHT, weigh } from './newton-euler.js';
import { FOUND, farthest, SLOT } from './patch.js';

/** A block that lets its tree have less than this share of what it needs is in the way, and leaves it with all above. */
const IN_THE_WAY = 0.3;

/** A tree whose contacts allow less than this share is given to the passes as well. */
const WEAK = 0.2;

export class HeldTrees {
  /** How tall the largest tree is that could not be held in this step, in bodies. */
  fallen = 0;
  /** Whether a tree could not be held when all were settled last, and which. */
  gaveWay = false;
  yielding = new Uint8Array(0);
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
  /** Per slot: 1 + the block whose tree rested for all of the step before, 0 where it did not. */
  private rested = new Int32Array(0);
  /** Per tree: whether it goes on as in the step before. */
  private repeats = new Uint8Array(0);
  /** Substeps since `begin`; time from `begin` to `finish` in the step before [s]. */
  private substeps = 0;
  private interval = 0;

  /** Once per step, when the trees have been found. */
  begin(forest: Forest, blocks: Blocks, c: BodyColumns): void {
    this.fallen = 0;
    this.substeps = 0;
    this.take(forest, blocks, c);
  }

  /** Before trees are planted anew within a step: books what has only been counted so far. */
  close(forest: Forest, blocks: Blocks): void {
    for (let t = 0; t < forest.trees; t++) {
      this.stir(forest, blocks, t, this.substeps > 0);
      this.book(forest, blocks, t);
    }
  }

  /** Takes over trees that have just been planted. */
  take(forest: Forest, blocks: Blocks, c: BodyColumns): void {
    this.reserve(forest.count);
    for (let t = 0; t < forest.trees; t++) {
      const again = this.rests(forest, blocks, c, t);
      this.repeats[t] = again ? 1 : 0;
      this.steady[t] = again ? 1 : 0;
      this.deep[t] = !again && isDeep(forest, blocks, t) ? 1 : 0;
      this.undoing[t] = 0;
      this.moving[t] = 0;
      this.unbooked[t] = 0;
      this.share[t] = 1;
      if (!again) restart(forest, blocks, t);
    }
    for (let n = 0; n < blocks.count; n++)
      if (blocks.life[n] === REPEATS && forest.locked[n] === 0) blocks.restart(n);
  }

  /** Whether a tree has the blocks that it had in the step before, rested in it, and stands on something that is at rest. */
  private rests(
    { first, end, block, side }: Forest,
    { ids, life }: Blocks,
    c: BodyColumns,
    t: number,
  ): boolean {
    for (let s = first[t]; s < end[t]; s++) {
      if (life[block[s]] !== REPEATS || this.rested[s] !== 1 + block[s]) return false;
    }
    const root = first[t];
    const ground = 3 * ids[block[root] * IDS + (side[root] > 0 ? ROW_B : ROW_A)];
    for (let k = ground; k < ground + 3; k++)
      if (c.velocity[k] !== 0 || c.angularVelocity[k] !== 0) return false;
    return true;
  }

  /** A tree that went on as in the step before no longer does; `begun` when it has been settled in this step already. */
  private stir(forest: Forest, blocks: Blocks, t: number, begun: boolean): void {
    if (this.repeats[t] === 0) return;
    this.repeats[t] = 0;
    restart(forest, blocks, t);
    if (!begun) return;
    const { data: d } = blocks;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      for (let k = 0; k < 7; k++) d[forest.block[s] * BLOCK + NORMAL + k] = this.slots[s * SLOT + FOUND + k];
    }
  }

  /**
   * Brings all trees to where they belong, or as near as their contacts can. `fresh` when the impulses of held trees start
   * from nothing in this substep; else they are added to, as those of loose ones always are. Returns whether the
   * passes have more to do than before.
   */
  settle(forest: Forest, blocks: Blocks, c: BodyColumns, soft: boolean, fresh: boolean): boolean {
    let more = false;
    this.gaveWay = false;
    for (let t = 0; t < forest.trees; t++) {
      this.yielding[t] = 0;
      if (this.settleTree(forest, blocks, c, t, soft, fresh)) more = true;
    }
    return more;
  }

  /** After the bodies have moved: takes gaps along, and takes out again what velocity undoing depth has left. */
  relax(forest: Forest, blocks: Blocks, c: BodyColumns, h: number): boolean {
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
  warmStart(forest: Forest, blocks: Blocks, c: BodyColumns): void {
    for (let t = 0; t < forest.trees; t++) {
      if (forest.loose[t] === 0 || forest.weak[t] === 1) continue;
      for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
      if (forest.hasLocks) holdRows(c, forest.row, forest.first[t], forest.end[t]);
    }
  }

  /** A substep has ended: books the impulses of the trees' blocks, or, where all is steady, only counts. */
  endSubstep(forest: Forest, blocks: Blocks): void {
    this.substeps++;
    for (let t = 0; t < forest.trees; t++) {
      if (this.steady[t] === 1) this.unbooked[t]++;
      else if (forest.weak[t] === 0) bookTree(forest, blocks, t);
    }
  }

  /** Books what has only been counted so far; contacts have been acting for the time `interval` [s]. */
  finish(forest: Forest, blocks: Blocks, interval: number): void {
    blocks.rested.fill(0, 0, blocks.count);
    let last = 0;
    for (let t = 0; t < forest.trees; t++) {
      // Slots that left the tree.
      this.rested.fill(0, last, forest.first[t]);
      last = forest.end[t];
      if (this.repeats[t] === 1 && interval === this.interval) continue;
      this.stir(forest, blocks, t, this.substeps > 0);
      this.noteRest(forest, blocks, t);
      this.book(forest, blocks, t);
    }
    this.rested.fill(0, last);
    this.interval = interval;
  }

  private noteRest({ first, end, block }: Forest, { data: d, rested }: Blocks, t: number): void {
    const all = this.unbooked[t] === this.substeps;
    for (let s = first[t]; s < end[t]; s++) {
      const n = block[s];
      rested[n] = all && d[n * BLOCK + RESTITUTION] === 0 ? 1 : 0;
      this.rested[s] = rested[n] === 1 ? 1 + n : 0;
    }
  }

  private book(forest: Forest, blocks: Blocks, t: number): void {
    if (this.unbooked[t] === 0) return;
    const again = this.unbooked[t] - 1;
    this.unbooked[t] = 0;
    bookTree(forest, blocks, t);
    const { data: d, books } = blocks;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      const f = s * SLOT + FOUND;
      const n = forest.block[s];
      const o = n * BLOCK;
      for (let k = 0; k < 7; k++) {
        books[n * BOOK + TOTAL + k] += again * this.slots[f + k];
        d[o + NORMAL + k] = this.slots[f + k];
      }
    }
  }

  private settleTree(
    forest: Forest,
    blocks: Blocks,
    c: BodyColumns,
    t: number,
    soft: boolean,
    fresh: boolean,
  ): boolean {
    const { slots, broken, share } = this;
    if (this.steady[t] === 1 && (fresh ? settleAgain(forest, c, slots, t) : isAtRest(forest, c, t)))
      return false;
    this.stir(forest, blocks, t, !fresh || this.substeps > 0);
    this.book(forest, blocks, t);
    const mode = soft && forest.landing ? LAND : STOP;
    const lands = aim(forest, blocks, c, slots, t, mode);
    if (forest.hasLocks && crossesLocks(forest, c, slots, t)) return this.letGo(forest, t);
    this.moving[t] = isMoving(forest, slots, t) ? 1 : 0;
    share[t] = 1;
    const held = !weigh(forest, blocks, c, slots, broken, t, fresh && forest.loose[t] === 0);
    const pruned = !held && this.goPartOfTheWay(forest, blocks, c, t, fresh, mode);
    if (!held) {
      this.gaveWay = true;
      this.yielding[t] = 1;
    }
    commit(forest, blocks, c, slots, share, t);
    const weakened = share[t] < WEAK && forest.weak[t] === 0;
    if (weakened) forest.weaken(t);
    if (lands) this.undoing[t] = 1;
    else if (soft && this.deep[t] === 1) this.undo(forest, blocks, c, t);
    this.steady[t] = fresh && held && this.moving[t] === 0 && forest.loose[t] === 0 ? 1 : 0;
    return pruned || weakened;
  }

  /** A tree whose ground moves where a lock keeps one of its bodies from going is none: all of it is left to the passes. */
  private letGo(forest: Forest, t: number): boolean {
    const some = forest.end[t] > forest.first[t];
    this.broken.fill(1, forest.first[t], forest.end[t]);
    forest.prune(t, this.broken);
    this.steady[t] = this.moving[t] = this.undoing[t] = 0;
    this.gaveWay = true;
    return some;
  }

  /** What can be done when contacts can't give all that is needed; returns whether blocks left the tree. */
  private goPartOfTheWay(
    forest: Forest,
    blocks: Blocks,
    c: BodyColumns,
    t: number,
    fresh: boolean,
    mode: number,
  ): boolean {
    const { slots, broken, share } = this;
    let pruned = false;
    if (forest.loose[t] === 0) this.loosen(forest, blocks, c, t, fresh);
    while (weigh(forest, blocks, c, slots, broken, t, false)) {
      if (!this.measure(forest, blocks, t, IN_THE_WAY)) break;
      forest.prune(t, broken);
      pruned = true;
      share[t] = 1;
      aim(forest, blocks, c, slots, t, mode);
    }
    return pruned;
  }

  /** A tree comes loose, and its impulses of the substep before act as those of all others do. */
  private loosen(forest: Forest, blocks: Blocks, c: BodyColumns, t: number, fresh: boolean): void {
    forest.loose[t] = 1;
    this.fallen = Math.max(this.fallen, forest.end[t] - forest.first[t]);
    if (!fresh) return;
    for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
    if (forest.hasLocks) holdRows(c, forest.row, forest.first[t], forest.end[t]);
  }

  /** Undoes depth and gaps of a tree that stands still: lifts it, then turns it upright, each as far as contacts allow. */
  private undo(forest: Forest, blocks: Blocks, c: BodyColumns, t: number): void {
    const { slots, broken, share } = this;
    const all = share[t];
    this.undoing[t] = 0;
    if (all < 1) return;
    for (let mode = LIFT; mode <= UPRIGHT; mode++) {
      if (!aim(forest, blocks, c, slots, t, mode)) continue;
      if (forest.hasLocks && crossesLocks(forest, c, slots, t)) continue;
      this.undoing[t] = 1;
      this.moving[t] = 1;
      share[t] = 1;
      if (weigh(forest, blocks, c, slots, broken, t, false)) this.measure(forest, blocks, t, 0);
      commit(forest, blocks, c, slots, share, t);
    }
    share[t] = all;
  }

  /** Finds how far a tree can go; returns whether some blocks are in the way, then marked in `broken`. */
  private measure(forest: Forest, blocks: Blocks, t: number, least: number): boolean {
    const { broken, share, slots } = this;
    const { data, ids } = blocks;
    let any = false;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      if (broken[s] === 0) continue;
      const n = forest.block[s];
      const way = farthest(data, n * BLOCK, ids[n * IDS + SIZE], slots, s * SLOT);
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
    this.rested = new Int32Array(size);
    this.repeats = new Uint8Array(size);
    this.yielding = new Uint8Array(size);
  }
}
