/**
 * Whether another pass would change anything. Loops of contacts (arches, houses of cards, boards on two supports) hand loads
 * around that one pass per substep doesn't balance: they creep or shiver. Where the blocks are few, more passes cost next to nothing.
 */
import { BLOCK, type Blocks, NORMAL } from './blocks.js';

/** More blocks than this are left to warm starting. */
export const FEW = 64;

/** Change of all impulses in a pass, against their sum, that is rest. */
export const LITTLE = 1e-6;

/**
 * What is left of the change of the first pass when blocks of moving bodies agree well enough: more of it would be undone by their motion.
 * Arches that creep begin with next to no change and take many passes to make that less; they are asked for no less.
 */
export const CALMED = 1 / 30;

/** Impulses of a block: four normals and two of friction. */
const IMPULSES = 6;

export class Unrest {
  /** Change of all impulses between the last two looks, against their sum. In a field: a number that is returned would be boxed. */
  change = 0.5;
  private readonly before = new Float64Array(FEW * IMPULSES);

  /** Takes the impulses down, and measures by how much they differ from those taken down last. */
  look({ data: d, free, freeCount }: Blocks): void {
    const { before } = this;
    let change = 0;
    let sum = 0;
    for (let k = 0; k < freeCount; k++) {
      const o = free[k] * BLOCK + NORMAL;
      for (let i = 0; i < IMPULSES; i++) {
        const now = d[o + i];
        change += Math.abs(now - before[k * IMPULSES + i]);
        sum += Math.abs(now);
        before[k * IMPULSES + i] = now;
      }
    }
    this.change = sum > 0 ? change / sum : 0;
  }
}
