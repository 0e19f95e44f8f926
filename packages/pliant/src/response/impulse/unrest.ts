/**
 * Whether another pass would change anything. Loops of contacts (arches, houses of cards, boards on two supports) hand loads
 * around that one pass per substep doesn't balance: they creep or shiver. Where the blocks are few, more passes cost next to nothing. Where
 * they are many, only what stands is worth them: warm starting has balanced it after a while, and one pass is enough again. In a heap that tumbles
 * loads change faster than passes could follow.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BLOCK, type Blocks, IDS, NORMAL, ROW_A, ROW_B } from './blocks.js';

/** More blocks than this get more passes only where bodies are slow. */
export const FEW = 64;

/** Mean speed of bodies that stand, in units of what gravity gives them in a substep: a structure that is put down and takes its load up stays below it. */
const SLOW = 4;

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
  private before = new Float64Array(FEW * IMPULSES);

  /** Whether the bodies of the free blocks hardly move, in the mean of squares, for a gravity [m/s²] and a substep [s]. */
  isCalm(
    { ids, free, freeCount }: Blocks,
    { velocity: v }: BodyColumns,
    gravity: number,
    h: number,
  ): boolean {
    let sum = 0;
    for (let k = 0; k < freeCount; k++) {
      const i = free[k] * IDS;
      const a = ids[i + ROW_A] * 3;
      const b = ids[i + ROW_B] * 3;
      sum += v[a] * v[a] + v[a + 1] * v[a + 1] + v[a + 2] * v[a + 2];
      sum += v[b] * v[b] + v[b + 1] * v[b + 1] + v[b + 2] * v[b + 2];
    }
    const slow = SLOW * gravity * h;
    return sum < 2 * freeCount * slow * slow;
  }

  /** Takes the impulses down, and measures by how much they differ from those taken down last. */
  look({ data: d, free, freeCount }: Blocks): void {
    if (this.before.length < freeCount * IMPULSES) this.before = new Float64Array(2 * freeCount * IMPULSES);
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
