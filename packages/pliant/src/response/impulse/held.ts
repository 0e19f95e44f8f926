/**
 * Solves the trees of `forest.ts` exactly. Their bodies have no freedom. So velocities follow from the root up, and the
 * impulses for these velocities follow from the leaves down (Newton–Euler, as for a robot's arm; Luh, Walker, Paul
 * 1980):
 *
 *   up     ω_child = ω_parent + w,  v_child = v_parent + ω_parent × r_parent − ω_child × r_child + u
 *          with u along the normal and w in the tangent plane so that every point of the block closes as it should
 *   down   F = m Δv + Σ F_above,  M = I Δω + Σ (r × F + M)_above − r × F
 *   check  the points can give F and M: pressures ≥ 0, friction and twist within their cones
 *
 * A block that can't give them slides, tips or opens. The passes solve it and everything above it for the rest of the
 * step, and the remaining tree is solved again. Cost per body: about that of one point in one pass.
 *
 * A tree that rested for a whole step, with unchanged manifolds, repeats that step to the last bit until something
 * pushes or moves it. Then every substep only compares its velocities.
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

/** A block that allows less than this share of the need blocks the tree, and leaves it with everything above. */
const IN_THE_WAY = 0.3;

/** A tree whose contacts allow less than this share is also given to the passes. */
const WEAK = 0.2;

export class HeldTrees {
  /** Height of the largest tree that could not be held in this step, in bodies. */
  fallen = 0;
  /** Whether a tree could not be held at the last settling, and which. */
  gaveWay = false;
  yielding = new Uint8Array(0);
  /** Numbers of every slot. */
  private slots = new Float64Array(0);
  private broken = new Uint8Array(0);
  /** Per tree: whether depth or gaps are so large that they must be corrected, and whether its bodies move to do so. */
  private deep = new Uint8Array(0);
  private undoing = new Uint8Array(0);
  /** Per tree: whether its bodies move at all, with the body below or to correct depth. */
  private moving = new Uint8Array(0);
  /** Per tree: whether the last substep was settled at once and brought the tree to rest. */
  private steady = new Uint8Array(0);
  /** Per tree: substeps that were settled at once and are not booked yet; all have the same impulses. */
  private unbooked = new Int32Array(0);
  /** Per tree: the share of the way that its blocks allow. */
  private share = new Float64Array(0);
  /** Per slot: 1 + the block whose tree rested for all of the step before, 0 where it did not. */
  private rested = new Int32Array(0);
  /** Per tree: whether it continues as in the previous step. */
  private repeats = new Uint8Array(0);
  /** Substeps since `begin`; time from `begin` to `finish` in the previous step [s]. */
  private substeps = 0;
  private interval = -0;

  /** Once per step, when the trees have been found. */
  begin(forest: Forest, blocks: Blocks, c: BodyColumns): void {
    this.fallen = 0;
    this.substeps = 0;
    this.take(forest, blocks, c);
  }

  /** Before trees are built again within a step: books the counted substeps. */
  close(forest: Forest, blocks: Blocks): void {
    for (let t = 0; t < forest.trees; t++) {
      this.stir(forest, blocks, t, this.substeps > 0);
      this.book(forest, blocks, t);
    }
  }

  /** Takes over trees that were just built. */
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
      if (blocks.life[n] === REPEATS && forest.locked[n] + blocks.balanced[n] === 0) blocks.restart(n);
  }

  /** Whether a tree has the blocks of the previous step, rested in it, and stands on something at rest. */
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

  /** A tree no longer continues as in the previous step; `begun` when it was already settled in this step. */
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
   * Gives all trees their goal velocities, or as much as their contacts allow. `fresh` when the impulses of held trees
   * start from zero in this substep; else they are added to, as those of loose trees always are. Returns whether the
   * passes have more work than before.
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

  /** After the bodies have moved: updates gaps, and removes the velocity that corrected depth. */
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

  /** Trees that came loose in an earlier substep, and that the passes don't know, continue from their impulses then. */
  warmStart(forest: Forest, blocks: Blocks, c: BodyColumns): void {
    for (let t = 0; t < forest.trees; t++) {
      if (forest.loose[t] === 0 || forest.weak[t] === 1) continue;
      for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
      if (forest.hasLocks) holdRows(c, forest.row, forest.first[t], forest.end[t]);
    }
  }

  /** A substep has ended: books the impulses of the trees' blocks, or only counts if all is steady. */
  endSubstep(forest: Forest, blocks: Blocks): void {
    this.substeps++;
    for (let t = 0; t < forest.trees; t++) {
      if (this.steady[t] === 1) this.unbooked[t]++;
      else if (forest.weak[t] === 0) bookTree(forest, blocks, t);
    }
  }

  /** Books the counted substeps; contacts have acted for the time `interval` [s]. */
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

  /**
   * If the ground of a tree moves and a lock keeps one of its bodies from following, the passes solve the whole tree.
   */
  private letGo(forest: Forest, t: number): boolean {
    const some = forest.end[t] > forest.first[t];
    this.broken.fill(1, forest.first[t], forest.end[t]);
    forest.prune(t, this.broken);
    this.steady[t] = this.moving[t] = this.undoing[t] = 0;
    this.gaveWay = true;
    return some;
  }

  /** Handles contacts that can't give all that is needed; returns whether blocks left the tree. */
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

  /** A tree comes loose, and its impulses of the previous substep act like all others. */
  private loosen(forest: Forest, blocks: Blocks, c: BodyColumns, t: number, fresh: boolean): void {
    forest.loose[t] = 1;
    this.fallen = Math.max(this.fallen, forest.end[t] - forest.first[t]);
    if (!fresh) return;
    for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
    if (forest.hasLocks) holdRows(c, forest.row, forest.first[t], forest.end[t]);
  }

  /**
   * Corrects depth and gaps of a tree that stands still: lifts it, then turns it upright, each as far as contacts
   * allow.
   */
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

  /** Finds how far a tree can go; returns whether some blocks are in the way and marks these in `broken`. */
  private measure(forest: Forest, blocks: Blocks, t: number, least: number): boolean {
    const { broken, share, slots } = this;
    const { data, ids } = blocks;
    let any = false;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      if (broken[s] === 0) continue;
      const n = forest.block[s];
      const way = farthest(data, n * BLOCK, ids[n * IDS + SIZE], slots, s * SLOT);
      // The comparison is positive, so that a broken velocity also counts as in the way.
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
