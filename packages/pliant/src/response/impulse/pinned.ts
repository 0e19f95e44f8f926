/**
 * Light bodies pinned below heavy ones. A pass gives a light body as much as its own mass can take. A load of a
 * thousand times its weight needs a thousand passes, and meanwhile the heavy body sinks through. So the blocks of such
 * bodies are solved by themselves, where the passes disagree:
 *
 *   passes over these blocks alone, each led on along the way of the ones before (`unrest.ts`): the root of a thousand
 *   passes is enough
 *   Newton's method (`pinned-newton.ts`) for the groups that would still sink
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { Sorter } from '../../core/sort.js';
import { UnionFind } from '../../core/union-find.js';
import {
  BLOCK,
  type Blocks,
  GAP,
  IDS,
  IMPULSE_SCALE,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  MASS_SCALE,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
} from './blocks.js';
import { FreeList } from './free-list.js';
import { isLocked } from './locked.js';
import { MOST_POINTS, PinnedNewton } from './pinned-newton.js';
import { cutLoads } from './pinned-start.js';
import { Presses } from './presses.js';
import { STIFF } from './softness.js';
import { findWrong } from './solve.js';

/**
 * Speeds of points that are small enough, in units of the speed that gravity adds in a substep: less than a tenth of
 * the slop in a second.
 */
const AGREED = 0.02;

/**
 * Newton's method is for points that would sink by more than this share of the slop within a substep, and for those that
 * did. Larger: heavy bodies sink into light ones that they hit. Smaller: heaps that tumble take many times as long.
 */
const SINKS = 0.25;

export class Pinned {
  /** Free blocks of light bodies, group after group. */
  list = new Uint32Array(0);
  count = 0;
  /** Ends of the pieces that are solved at once, in that list. */
  private ends = new Int32Array(0);
  /** Scratch of `cut`: the group of each block. */
  private keys = new Uint32Array(0);
  private readonly sorter = new Sorter();
  pieces = 0;
  private readonly presses = new Presses();
  /** Rows of bodies that are solved together. */
  private readonly groups = new UnionFind();
  private readonly newton = new PinnedNewton();
  /** Per piece: whether its points disagree. */
  private disagrees = new Uint8Array(0);
  /** Largest wrong speed of a point [m/s]. It is an array, because a number would be boxed. */
  private readonly wrong = new Float64Array(1);
  /** Scratch of `start`. */
  private readonly work = new Float64Array(2);
  private readonly kept = new FreeList();

  /**
   * Finds the light bodies among those of the free blocks, and makes their contacts stiff: a soft contact gives back a
   * share of its load in every pass.
   */
  gather(blocks: Blocks, c: BodyColumns): void {
    this.pieces = 0;
    this.count = 0;
    if (!this.presses.find(blocks, c)) return;
    this.groups.reset(c.inverseMass.length);
    const { ids, free, freeCount, data: d } = blocks;
    this.reserve(freeCount);
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      if (!this.isPinned(blocks, c, n)) continue;
      d[n * BLOCK + MASS_SCALE] = 1;
      d[n * BLOCK + IMPULSE_SCALE] = 0;
      if (d[n * BLOCK + INVERSE_MASS_A] > 0 && d[n * BLOCK + INVERSE_MASS_B] > 0)
        this.groups.union(ids[n * IDS + ROW_A], ids[n * IDS + ROW_B]);
      this.list[this.count++] = n;
    }
    this.cut(blocks);
  }

  private reserve(freeCount: number): void {
    if (this.list.length >= freeCount) return;
    const size = 2 * freeCount;
    this.list = new Uint32Array(size);
    this.keys = new Uint32Array(size);
    this.ends = new Int32Array(size);
    this.disagrees = new Uint8Array(size);
  }

  /** Blocks of bodies with a locked translation stay with the passes, which know of locks. */
  private isPinned({ ids, data: d }: Blocks, { locks }: BodyColumns, n: number): boolean {
    const o = n * BLOCK;
    if (isLocked(locks, ids[n * IDS + ROW_A], ids[n * IDS + ROW_B])) return false;
    const { weight } = this.presses;
    return (
      (d[o + INVERSE_MASS_A] > 0 && weight[ids[n * IDS + ROW_A]] > 0) ||
      (d[o + INVERSE_MASS_B] > 0 && weight[ids[n * IDS + ROW_B]] > 0)
    );
  }

  /** Sorts the list by groups, each in its order, and cuts it where a group ends or is too large. */
  private cut(blocks: Blocks): void {
    const { list, keys, count, ends } = this;
    const { ids } = blocks;
    for (let i = 0; i < count; i++) keys[i] = this.rootOf(blocks, list[i]);
    this.sorter.sortKeys(keys, list, count);
    let points = 0;
    for (let i = 0; i < count; i++) {
      const size = ids[list[i] * IDS + SIZE];
      if ((i > 0 && keys[i] !== keys[i - 1]) || points + size > MOST_POINTS) {
        ends[this.pieces++] = i;
        points = 0;
      }
      points += size;
    }
    ends[this.pieces++] = count;
  }

  private rootOf({ ids, data: d }: Blocks, n: number): number {
    return this.groups.find(ids[n * IDS + (d[n * BLOCK + INVERSE_MASS_A] > 0 ? ROW_A : ROW_B)]);
  }

  /**
   * Finds the pieces whose points disagree or, of those found before, the ones that sink; for a gravity [m/s²] and a
   * substep [s]. Returns whether there are any.
   */
  find(blocks: Blocks, c: BodyColumns, h: number, gravity: number, soft: boolean, sinking: boolean): boolean {
    const { list, ends, disagrees, wrong } = this;
    const { data: d } = blocks;
    let any = false;
    for (let p = 0, k = 0; p < this.pieces; p++) {
      let found = 0;
      for (; k < ends[p]; k++) {
        const o = list[k] * BLOCK;
        wrong[0] = 0;
        findWrong(blocks, c, list[k], 1 / h, soft, wrong);
        if (!(wrong[0] > AGREED * gravity * h)) continue;
        const slop = d[o + SLOP];
        const deepest = Math.min(d[o + GAP], d[o + GAP + 1], d[o + GAP + 2], d[o + GAP + 3]);
        if (!sinking || wrong[0] * h > SINKS * slop || deepest < -STIFF * slop) found = 1;
      }
      disagrees[p] = sinking ? disagrees[p] & found : found;
      if (disagrees[p] === 1) any = true;
    }
    return any;
  }

  /** Cuts remembered loads that have just been applied and would throw bodies, for a gravity [m/s²] and a substep [s]. */
  start(blocks: Blocks, c: BodyColumns, h: number, gravity: number): void {
    for (let p = 0; p < this.pieces; p++)
      cutLoads(
        blocks,
        c,
        this.list,
        p > 0 ? this.ends[p - 1] : 0,
        this.ends[p],
        AGREED * gravity * h,
        this.work,
      );
  }

  /** Reduces the free list to the blocks of the pieces that disagree: faces, then two points, then one. */
  narrow(blocks: Blocks): void {
    const { list, ends, disagrees } = this;
    const { free, ids } = blocks;
    this.kept.keep(blocks);
    let to = 0;
    for (let most = 3; most > 0; most--) {
      for (let p = 0, k = 0; p < this.pieces; p++)
        for (; k < ends[p]; k++)
          if (disagrees[p] === 1 && Math.min(ids[list[k] * IDS + SIZE], 3) === most) free[to++] = list[k];
      if (most === 3) blocks.facesCount = to;
      if (most === 2) blocks.manyCount = to;
    }
    // None of them has a locked body.
    blocks.plainCount = blocks.freeCount = to;
  }

  /** Ends `narrow`. */
  widen(blocks: Blocks): void {
    this.kept.restore(blocks);
  }

  /** Solves the pieces that were found last. */
  solve(blocks: Blocks, c: BodyColumns, h: number, gravity: number, soft: boolean): void {
    const { list, ends, disagrees, newton } = this;
    newton.begin();
    for (let p = 0; p < this.pieces; p++)
      if (disagrees[p] === 1)
        newton.solve(blocks, c, list, p > 0 ? ends[p - 1] : 0, ends[p], h, gravity, soft);
  }
}
