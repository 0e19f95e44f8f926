/**
 * Contacts of bodies that joints hold. The passes know the mass of a body alone. A body at the end of a chain weighs
 * more: the joints bring the rest of the chain to bear after the contact was solved, and press the body in. So contacts
 * and joints take turns until the points of these blocks agree. A leg that lands under a body sank in by the way of a
 * substep without it.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { Turns } from '../joints/turns.js';
import { BLOCK, type Blocks, IDS, ROW_A, ROW_B, SLOP } from './blocks.js';
import { FreeList } from './free-list.js';
import { findUnsolved } from './solve.js';

/** Speed of a point that is small enough, in units of the speed that gravity adds in a substep. */
const AGREED = 0.02;

/** The same, as the share of the slop by which the point would sink within a substep. */
const SINKS = 0.1;

export class Jointed {
  private readonly kept = new FreeList();
  /** Largest wrong speed of a point [m/s]. It is an array, because a number would be boxed. */
  private readonly wrong = new Float64Array(1);

  /** Per mechanism: whether a block at one of its bodies is unsolved. Entry 0 is for bodies without joints. */
  private asks = new Uint8Array(1);

  /**
   * Whether the points of free blocks at jointed bodies still change. Marks the mechanisms of those that do. `perSecond`
   * is 1 / h: computed here, it would be boxed for every block.
   */
  disagree(
    blocks: Blocks,
    c: BodyColumns,
    turns: Turns,
    h: number,
    perSecond: number,
    gravity: number,
    soft: boolean,
  ): boolean {
    const { ids, free, freeCount, data } = blocks;
    const { wrong } = this;
    const { mechanism, waits } = turns;
    if (this.asks.length < waits.length) this.asks = new Uint8Array(waits.length);
    const { asks } = this;
    let any = false;
    asks.fill(0);
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      const a = mechanism[ids[n * IDS + ROW_A]];
      const b = mechanism[ids[n * IDS + ROW_B]];
      // Also skips a block whose mechanisms are marked already.
      if ((a === 0 || asks[a] === 1) && (b === 0 || asks[b] === 1)) continue;
      wrong[0] = 0;
      findUnsolved(blocks, c, n, perSecond, soft, wrong);
      if (!(wrong[0] > AGREED * gravity * h && wrong[0] * h > SINKS * data[n * BLOCK + SLOP])) continue;
      asks[a] = asks[b] = 1;
      asks[0] = 0;
      any = true;
    }
    return any;
  }

  /** Reduces the free list to the blocks at the marked mechanisms, in their order. Joints of all their bodies wait. */
  narrow(blocks: Blocks, { mechanism, waits }: Turns): void {
    const { asks } = this;
    const { free, ids, facesCount, manyCount, plainCount, freeCount } = blocks;
    this.kept.keep(blocks);
    let to = 0;
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      const a = mechanism[ids[n * IDS + ROW_A]];
      const b = mechanism[ids[n * IDS + ROW_B]];
      if (asks[a] + asks[b] > 0) {
        waits[a] = waits[b] = 1;
        free[to++] = n;
      }
      if (k + 1 === facesCount) blocks.facesCount = to;
      if (k + 1 === manyCount) blocks.manyCount = to;
      if (k + 1 === plainCount) blocks.plainCount = to;
    }
    blocks.freeCount = to;
  }

  /** Ends `narrow`. */
  widen(blocks: Blocks): void {
    this.kept.restore(blocks);
  }
}
