/**
 * Whether another pass would change anything. Loops of contacts (arches, houses of cards, boards on two supports) hand loads
 * around that one pass per substep doesn't balance: they creep or shiver. Where the blocks are few, more passes cost next to nothing.
 */
import { BLOCK, type Blocks, NORMAL } from './blocks.js';

/** More blocks than this are left to warm starting. */
export const FEW = 64;

/** Change of all impulses in a pass, against their sum, that is rest. */
const LITTLE = 1e-6;

/** Impulses of a block: four normals and two of friction. */
const IMPULSES = 6;

export class Unrest {
  private readonly before = new Float64Array(FEW * IMPULSES);

  /** Takes the impulses down, and returns whether they differ from those taken down last. */
  look({ data: d, free, freeCount }: Blocks): boolean {
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
    return change > LITTLE * sum;
  }
}
