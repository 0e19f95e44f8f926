/**
 * Bodies that a blow would press into others. A pass hands a blow on by a few bodies, and by little from a heavy body to a
 * light one. What is left of it moves bodies into each other within the substep: fast ones by their whole size. Such bodies
 * are found after the passes, and their blocks are solved like those of pinned bodies (`pinned.ts`).
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BLOCK, type Blocks, IDS, ROW_A, ROW_B, SLOP } from './blocks.js';
import { findUnsolved, findWrong } from './solve.js';

/**
 * Slops by which a point may sink within a substep for lack of passes: a tenth of the thinner one's half thickness.
 * Larger: light bodies that heavy ones hit are inside them. Smaller: heaps that tumble take longer.
 */
const DEEP = 25;

/** The same as a share of a body's own half thickness. A pair whose bodies move and swing by less is not asked. */
const FAST = 0.1;

export class Struck {
  /** Per row: 1 where a blow on the body was not solved, since contacts were found. */
  rows = new Uint8Array(0);
  any = false;
  /** Scratch: which rows are fast; the largest wrong speed of a point [m/s]. */
  private fast = new Uint8Array(0);
  private readonly wrong = new Float64Array(1);

  begin(rows: number): void {
    if (this.rows.length < rows) {
      this.rows = new Uint8Array(2 * rows);
      this.fast = new Uint8Array(2 * rows);
    } else if (this.any) this.rows.fill(0);
    this.any = false;
  }

  /** Marks the bodies of free blocks that would sink in a substep of `h` [s]; returns whether any is new. */
  find(blocks: Blocks, c: BodyColumns, h: number, soft: boolean): boolean {
    const { ids, free, freeCount } = blocks;
    const { rows, fast } = this;
    if (!this.findFast(c, h)) return false;
    let isNew = false;
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      const a = ids[n * IDS + ROW_A];
      const b = ids[n * IDS + ROW_B];
      if (fast[a] + fast[b] === 0 || (rows[a] & rows[b]) === 1) continue;
      if (!sinksDeep(blocks, c, n, h, soft, this.wrong)) continue;
      rows[a] = rows[b] = 1;
      this.any = isNew = true;
    }
    return isNew;
  }

  private findFast({ velocity: v, angularVelocity: w, thinness, reach }: BodyColumns, h: number): boolean {
    const { fast } = this;
    const rows = Math.min(fast.length, thinness.length);
    let any = false;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      const far = (FAST * thinness[row]) / h;
      const turn = (w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]) * reach[row] * reach[row];
      const move = v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2];
      fast[row] = move > far * far || turn > far * far ? 1 : 0;
      if (fast[row] === 1) any = true;
    }
    return any;
  }
}

/** Whether a point of block `n` would sink deep in a substep of `h` [s], by a load that another pass would give it. */
export function sinksDeep(
  blocks: Blocks,
  c: BodyColumns,
  n: number,
  h: number,
  soft: boolean,
  wrong: Float64Array,
): boolean {
  const deep = DEEP * blocks.data[n * BLOCK + SLOP];
  wrong[0] = 0;
  findWrong(blocks, c, n, 1 / h, soft, wrong);
  // Most blocks agree, and need not be solved to see it.
  if (!(wrong[0] * h > deep)) return false;
  wrong[0] = 0;
  findUnsolved(blocks, c, n, 1 / h, soft, wrong);
  return wrong[0] * h > deep;
}
