/**
 * A solve on trial. Saves blocks and the velocities of their bodies, measures by how much the kinetic energy has grown
 * since, and puts everything back. The growth needs no masses: velocities are linear in the impulses, so with the
 * wrench f of a block and the motion u of its bodies against each other
 *
 *   K' − K = Σ ½ (f' − f)·(u' + u)
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BLOCK, type Blocks, FRICTION, IDS, NORMAL, ROW_A, ROW_B, SIZE, TWIST, X, Y } from './blocks.js';
import { relative } from './impact.js';

/** Impulses of a block: four normals, two of friction, a twist. */
const IMPULSES = 7;

/** Numbers saved per block: impulses, velocities of both bodies, wrench, motion. */
const VELOCITIES = IMPULSES;
const WRENCH = VELOCITIES + 12;
const MOTION = WRENCH + 6;
const SAVED = MOTION + 6;

export class Trial {
  private saved = new Float64Array(0);
  private readonly wrench = new Float64Array(6);
  private readonly motion = new Float64Array(6);

  /** Saves the blocks `list[from … to]` and their bodies. */
  save(blocks: Blocks, c: BodyColumns, list: Int32Array, from: number, to: number): void {
    if (this.saved.length < (to - from) * SAVED) this.saved = new Float64Array(2 * (to - from) * SAVED);
    const { saved, wrench, motion } = this;
    for (let k = from, s = 0; k < to; k++, s += SAVED) {
      const o = list[k] * BLOCK + NORMAL;
      for (let i = 0; i < IMPULSES; i++) saved[s + i] = blocks.data[o + i];
      this.each(blocks, c, list[k], s, true);
      this.read(blocks, c, list[k]);
      for (let i = 0; i < 6; i++) saved[s + WRENCH + i] = wrench[i];
      for (let i = 0; i < 6; i++) saved[s + MOTION + i] = motion[i];
    }
  }

  /** Growth of the kinetic energy since `save` [J]. */
  growth(blocks: Blocks, c: BodyColumns, list: Int32Array, from: number, to: number): number {
    const { saved, wrench, motion } = this;
    let sum = 0;
    for (let k = from, s = 0; k < to; k++, s += SAVED) {
      this.read(blocks, c, list[k]);
      for (let i = 0; i < 6; i++)
        sum += 0.5 * (wrench[i] - saved[s + WRENCH + i]) * (motion[i] + saved[s + MOTION + i]);
    }
    return sum;
  }

  /** Puts back what `save` saved. */
  undo(blocks: Blocks, c: BodyColumns, list: Int32Array, from: number, to: number): void {
    const { saved } = this;
    for (let k = from, s = 0; k < to; k++, s += SAVED) {
      const o = list[k] * BLOCK + NORMAL;
      for (let i = 0; i < IMPULSES; i++) blocks.data[o + i] = saved[s + i];
      this.each(blocks, c, list[k], s, false);
    }
  }

  /** Saves the velocities of both bodies of a block, or puts them back. */
  private each(
    { ids }: Blocks,
    { velocity: v, angularVelocity: w }: BodyColumns,
    n: number,
    s: number,
    saves: boolean,
  ): void {
    const { saved } = this;
    for (let side = ROW_A, at = s + VELOCITIES; side <= ROW_B; side++, at += 6) {
      const r = 3 * ids[n * IDS + side];
      for (let k = 0; k < 3; k++) {
        if (saves) {
          saved[at + k] = v[r + k];
          saved[at + 3 + k] = w[r + k];
        } else {
          v[r + k] = saved[at + k];
          w[r + k] = saved[at + 3 + k];
        }
      }
    }
  }

  /** The wrench that a block gives, and the motion of its bodies against each other, in the frame of the block. */
  private read({ data: d, ids }: Blocks, c: BodyColumns, n: number): void {
    const { wrench, motion } = this;
    const o = n * BLOCK;
    wrench[0] = d[o + FRICTION];
    wrench[1] = d[o + FRICTION + 1];
    wrench[2] = wrench[3] = wrench[4] = 0;
    for (let i = 0; i < ids[n * IDS + SIZE]; i++) {
      const load = d[o + NORMAL + i];
      wrench[2] += load;
      wrench[3] += d[o + Y + i] * load;
      wrench[4] -= d[o + X + i] * load;
    }
    wrench[5] = d[o + TWIST];
    relative(d, o, ids[n * IDS + ROW_A], ids[n * IDS + ROW_B], c, motion);
  }
}
