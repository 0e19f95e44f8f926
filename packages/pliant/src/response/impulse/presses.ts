/**
 * Which light bodies heavy ones press on. Weight acts along a chain: a light body that a heavy body presses on counts as
 * heavy for the next body below. A body is pressed only where something else is in its way. Most light bodies of a heap
 * that touch a heavy one lie on it or lean on it, and passes solve them as fast as any other.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BLOCK, type Blocks, IDS, INVERSE_MASS_A, INVERSE_MASS_B, N, ROW_A, ROW_B } from './blocks.js';
import { HEAVY } from './softness.js';

/** Most blocks between a heavy body and the light ones that carry it. */
const LONGEST_CHAIN = 32;

export class Presses {
  /** Per row: the largest mass that presses on it, 0 for none. */
  weight = new Float64Array(0);
  /** Per row: the first end of a free block at it, −1 for none. Per end (two per block): the next one at its row. */
  private head = new Int32Array(0);
  private next = new Int32Array(0);

  /** Notes for every row the mass that presses on it; returns whether something heavy presses on something light. */
  find(blocks: Blocks, { inverseMass }: BodyColumns): boolean {
    const { ids, free, freeCount, data: d } = blocks;
    let any = false;
    for (let k = 0; k < freeCount && !any; k++) {
      const o = free[k] * BLOCK;
      const a = d[o + INVERSE_MASS_A];
      const b = d[o + INVERSE_MASS_B];
      any = a > 0 && b > 0 && (a > HEAVY * b || b > HEAVY * a);
    }
    if (!any) return false;
    const rows = inverseMass.length;
    if (this.weight.length < rows) {
      this.weight = new Float64Array(rows);
      this.head = new Int32Array(rows);
    }
    const { weight } = this;
    weight.fill(0);
    this.listEdges(blocks);
    for (let link = 0; link < LONGEST_CHAIN; link++) {
      let changed = false;
      for (let k = 0; k < freeCount; k++) {
        const o = free[k] * BLOCK;
        if (!(d[o + INVERSE_MASS_A] > 0 && d[o + INVERSE_MASS_B] > 0)) continue;
        const a = ids[free[k] * IDS + ROW_A];
        const b = ids[free[k] * IDS + ROW_B];
        const onA = Math.max(weight[b], 1 / inverseMass[b]);
        const onB = Math.max(weight[a], 1 / inverseMass[a]);
        if (onA * inverseMass[a] > HEAVY && onA > weight[a] && this.isBetween(blocks, free[k], a)) {
          weight[a] = onA;
          changed = true;
        }
        if (onB * inverseMass[b] > HEAVY && onB > weight[b] && this.isBetween(blocks, free[k], b)) {
          weight[b] = onB;
          changed = true;
        }
      }
      if (!changed) break;
    }
    return true;
  }

  /** Lists the free blocks of every row. */
  private listEdges({ ids, free, freeCount }: Blocks): void {
    if (this.next.length < 2 * freeCount) this.next = new Int32Array(4 * freeCount);
    const { head, next } = this;
    head.fill(-1);
    for (let k = 0; k < freeCount; k++) {
      for (let side = 0; side < 2; side++) {
        const row = ids[free[k] * IDS + side];
        next[2 * k + side] = head[row];
        head[row] = 2 * k + side;
      }
    }
  }

  /** Whether something is in the way of a body that block `n` pushes: another block pushes it against that. */
  private isBetween({ ids, free, data: d }: Blocks, n: number, row: number): boolean {
    const o = n * BLOCK + N;
    const sign = ids[n * IDS + ROW_A] === row ? 1 : -1;
    for (let edge = this.head[row]; edge >= 0; edge = this.next[edge]) {
      const q = free[edge >> 1] * BLOCK + N;
      const along = d[o] * d[q] + d[o + 1] * d[q + 1] + d[o + 2] * d[q + 2];
      if (sign * ((edge & 1) === 0 ? along : -along) < 0) return true;
    }
    return false;
  }
}
