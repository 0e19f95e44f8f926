/**
 * Finds trees of bodies that stand on something immovable, each on one other, face on face: stacks, columns, towers.
 * While no contact of such a tree slides, tips or opens, its bodies have no freedom. Passes over all contacts approach
 * the solution slowly (the taller the tree, the slower); `held.ts` computes it directly.
 *
 *   candidates: blocks of three or four points not on a line that carried a load and did not slide, or lie level
 *   → groups of bodies that candidates tie together (union–find); a group is a tree if no candidate closes a loop in it
 *     and exactly one ties it to an immovable body
 *   → slots from root to leaf (breadth first), one per body, each with the block below it
 *
 * Everything is found in every step from the contacts and their memory; nothing is kept.
 */

import type { BodyColumns } from '../../bodies/bodies.js';
import { UnionFind } from '../../core/union-find.js';
import * as vec3 from '../../math/vec3.js';
import {
  BLOCK,
  type Blocks,
  BUILT,
  FRICTION,
  GAP,
  IDS,
  MOVABLE_A,
  MOVABLE_B,
  MU,
  N,
  NORMAL,
  RESTITUTION,
  ROW_A,
  ROW_B,
  SLOP,
  SPREAD,
} from './blocks.js';
import { Landing } from './landing.js';
import { HEAVY } from './softness.js';

/** Beyond this share of the cone of friction a block counts as sliding. */
const STICKS = 0.999;

/**
 * Smaller trees that other bodies lean on are not held. Holding is for structures that passes solve slowly. A heap is
 * full of boxes that lie flat and are leaned on, and each would be solved once more after every pass for almost
 * nothing.
 */
const WORTH_HOLDING = 4;

/**
 * In a heap, where more blocks than this carry and so many times as many carry as could hold, no smaller tree is held
 * at all: boxes that lie flat for a moment come and go, and all free blocks are gathered again for each of them.
 */
const MANY_CARRY = 64;
const RARE = 2;

/** Above this cosine between gravity and the normal, new contacts are expected to carry. */
const LEVEL = 0.7;

/**
 * Gaps up to this share of the slop count as closed. Across a wider gap a body must come down before anything can carry
 * it.
 */
const TOUCHING = 0.01;

export class Forest {
  /** Slots in use; parents come before their children. */
  count = 0;
  /** Per slot: the block below the body, the body's row, and the slot of the body below (-1 for an immovable one). */
  block = new Int32Array(0);
  row = new Int32Array(0);
  parent = new Int32Array(0);
  /** Per slot: 1 when the body is the block's `a`, -1 when it is its `b`. */
  side = new Int8Array(0);
  /** Per tree: its slots, from the root on. */
  first = new Int32Array(0);
  end = new Int32Array(0);
  /**
   * Per tree, for the rest of the step: 1 once its contacts could not give all that it needs, and once they gave too
   * little.
   */
  loose = new Uint8Array(0);
  weak = new Uint8Array(0);
  trees = 0;
  /**
   * Per slot: the closing speed of its block in this substep, while its body lands [m/s]; and whether any body lands.
   */
  closing = new Float64Array(0);
  landing = false;
  /** Whether any body of a candidate has a locked axis. */
  hasLocks = false;
  /** Per row: 1 while a tree holds the body. */
  held = new Uint8Array(0);
  /** Per row: 1 when its tree could not carry the load of leaning bodies in this step. */
  yields = new Uint8Array(0);
  /** Per block: 1 while a tree holds it. */
  locked = new Uint8Array(0);

  private readonly groups = new UnionFind();
  /**
   * Per root of a group: number of immovable bodies below it, 2 or more also for a loop and below something heavy; and
   * one such block.
   */
  private ties = new Int32Array(0);
  private anchor = new Int32Array(0);
  /** Per root of a group: its bodies beyond the first, and 1 when it carries loads from outside. */
  private more = new Int32Array(0);
  private leaned = new Uint8Array(0);
  /** Whether blocks that could hold are rare among those that carry. */
  private isHeap = false;
  /** Per row: first of its edges; per edge (two per block): the next one. */
  private head = new Int32Array(0);
  private next = new Int32Array(0);
  private readonly arrivals = new Landing();

  /** Finds the trees; with `h` > 0 those that exist after all landings within that time [s]. */
  plant(blocks: Blocks, c: BodyColumns, rows: number, gravity: Float64Array, h: number): void {
    this.reserve(blocks, rows);
    this.landing = false;
    this.count = 0;
    this.trees = 0;
    this.hasLocks = false;
    this.held.fill(0, 0, rows);
    this.yields.fill(0, 0, rows);
    this.groups.reset(rows);
    this.ties.fill(0, 0, rows);
    this.head.fill(-1, 0, rows);
    this.more.fill(0, 0, rows);
    this.leaned.fill(0, 0, rows);
    const candidates = this.tie(blocks, c, gravity);
    if (candidates === 0 && h === 0) return;
    this.countAnchors(blocks);
    const carrying = this.markLeaned(blocks, c);
    this.isHeap = carrying > MANY_CARRY && carrying > RARE * candidates;
    this.root(blocks);
    if (h > 0) this.arrivals.list(this, blocks, rows);
    for (let t = 0; t < this.trees; t++) this.grow(blocks, c, t, h);
    if (h > 0) this.arrivals.plant(this, blocks, c, h, this.isInTree);
  }

  /** Whether something lands on a tree within the time `h` [s]; the tree is then built again. */
  isLandedOn(blocks: Blocks, c: BodyColumns, h: number): boolean {
    return this.arrivals.isNear(this, blocks, c, h);
  }

  /** A tree of all slots from `first` on. */
  addTree(first: number): void {
    const t = this.trees++;
    this.first[t] = first;
    this.end[t] = this.count;
    this.loose[t] = 0;
    this.weak[t] = 0;
  }

  /** A body that comes to stand on slot `parent`; its block closes at `speed` [m/s]. */
  land(block: number, row: number, parent: number, side: number, speed: number): void {
    this.landing = true;
    this.push(block, row, parent, side);
    this.closing[this.count - 1] = speed;
    this.locked[block] = 1;
  }

  /** Landings are over: from now on the bodies stand. */
  landed(): void {
    if (!this.landing) return;
    this.landing = false;
    this.closing.fill(0, 0, this.count);
  }

  /** Removes the slots of a tree marked in `broken` and everything above them, and gives these to the passes. */
  prune(t: number, broken: Uint8Array): void {
    const { block, row, parent, side, next } = this;
    let kept = this.first[t];
    for (let s = this.first[t]; s < this.end[t]; s++) {
      const below = parent[s];
      if (broken[s] === 1 || (below >= 0 && broken[below] === 1)) {
        broken[s] = 1;
        this.held[row[s]] = 0;
        this.locked[block[s]] = 0;
        continue;
      }
      block[kept] = block[s];
      row[kept] = row[s];
      side[kept] = side[s];
      this.closing[kept] = this.closing[s];
      // The list of edges is no longer needed; it now maps old slots to new ones.
      parent[kept] = below < 0 ? -1 : next[below];
      next[s] = kept++;
    }
    this.end[t] = kept;
  }

  /** Releases the bodies of a tree: from now on the passes solve its blocks too. */
  weaken(t: number): void {
    this.weak[t] = 1;
    for (let s = this.first[t]; s < this.end[t]; s++) {
      this.held[this.row[s]] = 0;
      this.locked[this.block[s]] = 0;
    }
  }

  /** For the rest of the step nothing may stand on the bodies of the trees marked in `which`, or of all trees. */
  yield(which: Uint8Array, all: boolean): void {
    for (let t = 0; t < this.trees; t++) {
      if (which[t] === 0 && !all) continue;
      for (let s = this.first[t]; s < this.end[t]; s++) this.yields[this.row[s]] = 1;
    }
  }

  /** Unites bodies that candidates tie together; returns the number of candidates. */
  private tie(blocks: Blocks, c: BodyColumns, gravity: Float64Array): number {
    const { ids, count, couldHold, life, balanced } = blocks;
    const { locked, ties } = this;
    let candidates = 0;
    for (let n = 0; n < count; n++) {
      // Kept blocks were tested in the previous step.
      if (life[n] === BUILT) couldHold[n] = isCandidate(blocks, c, n, gravity) ? 1 : 0;
      locked[n] = balanced[n] === 1 ? 0 : couldHold[n];
      if (locked[n] === 0) continue;
      const i = n * IDS;
      const a = ids[i + ROW_A];
      const b = ids[i + ROW_B];
      candidates++;
      if ((c.locks[a] | c.locks[b]) !== 0) this.hasLocks = true;
      if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] < 2) continue;
      const ra = this.groups.find(a);
      const rb = this.groups.find(b);
      if (ra === rb) {
        ties[ra] = 2;
        continue;
      }
      const low = Math.min(ra, rb);
      const high = Math.max(ra, rb);
      this.groups.union(a, b);
      ties[low] += ties[high];
      this.more[low] += this.more[high] + 1;
    }
    return candidates;
  }

  private countAnchors({ ids, count }: Blocks): void {
    for (let n = 0; n < count; n++) {
      const i = n * IDS;
      if (this.locked[n] === 0 || ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2) continue;
      const root = this.groups.find(ids[i + (ids[i + MOVABLE_A] === 1 ? ROW_A : ROW_B)]);
      this.ties[root]++;
      this.anchor[root] = n;
    }
  }

  /** Notes the groups that others lean on; returns the number of blocks that carry and are no candidates. */
  private markLeaned({ data: d, ids, count }: Blocks, { inverseMass }: BodyColumns): number {
    let carrying = 0;
    for (let n = 0; n < count; n++) {
      if (this.locked[n] === 1) continue;
      const i = n * IDS;
      if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2) {
        const a = ids[i + ROW_A];
        const b = ids[i + ROW_B];
        // A pinned body is solved together with the bodies that press on it.
        if (inverseMass[a] > HEAVY * inverseMass[b]) this.ties[this.groups.find(a)] = 2;
        if (inverseMass[b] > HEAVY * inverseMass[a]) this.ties[this.groups.find(b)] = 2;
      }
      if (loadOf(d, n * BLOCK) === 0) continue;
      carrying++;
      if (ids[i + MOVABLE_A] === 1) this.leaned[this.groups.find(ids[i + ROW_A])] = 1;
      if (ids[i + MOVABLE_B] === 1) this.leaned[this.groups.find(ids[i + ROW_B])] = 1;
    }
    return carrying;
  }

  private readonly isInTree = (row: number): boolean =>
    this.held[row] === 1 || this.isTree(this.groups.find(row));

  private isTree(root: number): boolean {
    const isSmall = this.more[root] + 1 < WORTH_HOLDING;
    return this.ties[root] === 1 && !(isSmall && (this.isHeap || this.leaned[root] === 1));
  }

  /** Notes the blocks below trees, lists the edges of all others, and releases groups that are not trees. */
  private root({ ids, count }: Blocks): void {
    const { locked, head, next } = this;
    for (let n = 0; n < count; n++) {
      if (locked[n] === 0) continue;
      const i = n * IDS;
      const aMoves = ids[i + MOVABLE_A] === 1;
      const a = ids[i + ROW_A];
      const b = ids[i + ROW_B];
      const root = this.groups.find(aMoves ? a : b);
      if (!this.isTree(root)) locked[n] = 0;
      else if (this.anchor[root] === n) this.first[this.trees++] = n;
      else {
        next[n * 2] = head[a];
        head[a] = n * 2;
        next[n * 2 + 1] = head[b];
        head[b] = n * 2 + 1;
      }
    }
  }

  /** Makes the slots of a tree, breadth first; `first` holds the block below it until then. */
  private grow(blocks: Blocks, c: BodyColumns, t: number, h: number): void {
    const { ids } = blocks;
    const { row, block, head, next } = this;
    const root = this.first[t];
    const side = ids[root * IDS + MOVABLE_A] === 1 ? 1 : -1;
    this.first[t] = this.count;
    this.loose[t] = 0;
    this.weak[t] = 0;
    this.push(root, ids[root * IDS + (side > 0 ? ROW_A : ROW_B)], -1, side);
    for (let s = this.first[t]; s < this.count; s++) {
      for (let edge = head[row[s]]; edge >= 0; edge = next[edge]) {
        const n = edge >> 1;
        if (n === block[s]) continue;
        const other = ids[n * IDS + ((edge & 1) === 0 ? ROW_B : ROW_A)];
        this.push(n, other, s, (edge & 1) === 0 ? -1 : 1);
      }
    }
    if (h > 0) this.arrivals.graft(this, blocks, c, t, h, this.isInTree);
    this.end[t] = this.count;
  }

  private push(block: number, row: number, parent: number, side: number): void {
    const s = this.count++;
    this.block[s] = block;
    this.row[s] = row;
    this.parent[s] = parent;
    this.side[s] = side;
    this.closing[s] = 0;
    this.held[row] = 1;
  }

  private reserve(blocks: Blocks, rows: number): void {
    if (this.locked.length < blocks.count) {
      const size = blocks.free.length;
      this.locked = new Uint8Array(size);
      this.next = new Int32Array(size * 2);
    }
    if (this.held.length >= rows) return;
    const size = rows * 2;
    this.block = new Int32Array(size);
    this.row = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.side = new Int8Array(size);
    this.closing = new Float64Array(size);
    this.first = new Int32Array(size);
    this.end = new Int32Array(size);
    this.loose = new Uint8Array(size);
    this.weak = new Uint8Array(size);
    this.held = new Uint8Array(size);
    this.yields = new Uint8Array(size);
    this.ties = new Int32Array(size);
    this.anchor = new Int32Array(size);
    this.head = new Int32Array(size);
    this.more = new Int32Array(size);
    this.leaned = new Uint8Array(size);
  }
}

function isCandidate({ data: d, ids }: Blocks, c: BodyColumns, n: number, gravity: Float64Array): boolean {
  const i = n * IDS;
  return (
    couldHold(d, n * BLOCK, gravity) &&
    isFree(c, ids, i, ids[i + ROW_A], MOVABLE_A) &&
    isFree(c, ids, i, ids[i + ROW_B], MOVABLE_B)
  );
}

/** Closed points not on a line that carried a load within the cone of friction, or carried none and lie level. */
function couldHold(d: Float64Array, o: number, gravity: Float64Array): boolean {
  if (d[o + SPREAD] === 0 || d[o + MU] === 0) return false;
  const open = Math.max(d[o + GAP], d[o + GAP + 1], d[o + GAP + 2], d[o + GAP + 3]);
  if (!(open < d[o + SLOP])) return false;
  const load = loadOf(d, o);
  if (!(load > 0)) return open < TOUCHING * d[o + SLOP] && d[o + RESTITUTION] === 0 && isLevel(d, o, gravity);
  const limit = STICKS * d[o + MU] * load;
  const f1 = d[o + FRICTION];
  const f2 = d[o + FRICTION + 1];
  return f1 * f1 + f2 * f2 < limit * limit;
}

function loadOf(d: Float64Array, o: number): number {
  return d[o + NORMAL] + d[o + NORMAL + 1] + d[o + NORMAL + 2] + d[o + NORMAL + 3];
}

/** Whether one body lies on the other rather than beside it. */
function isLevel(d: Float64Array, o: number, gravity: Float64Array): boolean {
  const along = gravity[0] * d[o + N] + gravity[1] * d[o + N + 1] + gravity[2] * d[o + N + 2];
  const sizeSq = vec3.lengthSq(gravity, 0);
  return sizeSq > 0 && along * along > LEVEL * LEVEL * sizeSq;
}

/** Immovable, or free to move and turn about all its axes. */
function isFree(c: BodyColumns, ids: Int32Array, i: number, row: number, movable: number): boolean {
  if (ids[i + movable] === 0) return true;
  const { inverseMass, inverseInertia: j } = c;
  return inverseMass[row] > 0 && j[row * 3] > 0 && j[row * 3 + 1] > 0 && j[row * 3 + 2] > 0;
}
