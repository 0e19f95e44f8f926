/**
 * Free blocks that lean on a body in a tree. For the passes such a body is as immovable as the floor, and they don't
 * push it. The tree receives the remaining load when they are done. If the tree can carry the load, both were right. If
 * not, everything is put back, the body counts with its mass, and the passes begin again. Pushing a body that counted
 * as immovable would give it more than the other one loses: a ball of 10 kg that falls on 1 kg would send it off with
 * ten times its energy.
 */

import type { BodyColumns } from '../../bodies/bodies.js';
import { widened } from '../../core/grow.js';
import { scatter } from './apply.js';
import {
  BLOCK,
  type Blocks,
  FRICTION,
  IDS,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  NORMAL,
  ROW_A,
  ROW_B,
  TWIST,
  X,
  Y,
} from './blocks.js';

/** Impulses of a block: four normals, two of friction, a twist. */
const IMPULSES = 7;

export class Leaning {
  count = 0;
  private block = new Int32Array(16);
  /** Whether the block's `a` is the held one. */
  private isA = new Uint8Array(16);
  /** The impulse that was handed over so far. */
  private given = new Float64Array(16 * IMPULSES);
  private readonly before = new Float64Array(IMPULSES);
  private velocity = new Float64Array(0);
  private turning = new Float64Array(0);
  private impulses = new Float64Array(0);

  clear(): void {
    this.count = 0;
  }

  /** A block whose `a` or else `b` is held. Both bodies have already received its present load. */
  add({ data: d }: Blocks, n: number, isA: boolean): void {
    if (this.count === this.block.length) this.grow();
    const k = this.count++;
    this.block[k] = n;
    this.isA[k] = isA ? 1 : 0;
    for (let i = 0; i < IMPULSES; i++) this.given[k * IMPULSES + i] = d[n * BLOCK + NORMAL + i];
  }

  /** The blocks have just started from their impulses, which the held bodies have still to receive. */
  deliverAll(blocks: Blocks, c: BodyColumns): void {
    this.given.fill(0, 0, this.count * IMPULSES);
    this.deliver(blocks, c);
  }

  /** Gives the held bodies the changes of the passes. */
  deliver(blocks: Blocks, c: BodyColumns): void {
    const { data: d, ids, wrench } = blocks;
    const { before } = this;
    for (let k = 0; k < this.count; k++) {
      const n = this.block[k];
      const o = n * BLOCK;
      for (let i = 0; i < IMPULSES; i++) {
        const now = d[o + NORMAL + i];
        before[i] = now - this.given[k * IMPULSES + i];
        this.given[k * IMPULSES + i] = now;
      }
      wrench[0] = before[FRICTION - NORMAL];
      wrench[1] = before[FRICTION - NORMAL + 1];
      wrench[2] = wrench[3] = wrench[4] = 0;
      for (let i = 0; i < 4; i++) {
        wrench[2] += before[i];
        wrench[3] += d[o + Y + i] * before[i];
        wrench[4] -= d[o + X + i] * before[i];
      }
      wrench[5] = before[TWIST - NORMAL];
      const a = ids[n * IDS + ROW_A];
      const b = ids[n * IDS + ROW_B];
      const ima = d[o + INVERSE_MASS_A];
      const imb = d[o + INVERSE_MASS_B];
      d[o + INVERSE_MASS_A] = this.isA[k] === 1 ? c.inverseMass[a] : 0;
      d[o + INVERSE_MASS_B] = this.isA[k] === 1 ? 0 : c.inverseMass[b];
      scatter(d, o, a, b, c.velocity, c.angularVelocity, c.worldInverseInertia, wrench);
      d[o + INVERSE_MASS_A] = ima;
      d[o + INVERSE_MASS_B] = imb;
    }
  }

  /** Notes where passes begin. */
  save({ data: d, count, kernel }: Blocks, c: BodyColumns): void {
    if (this.velocity.length < c.velocity.length) {
      this.velocity = new Float64Array(c.velocity.length);
      this.turning = new Float64Array(c.velocity.length);
    }
    this.velocity.set(c.velocity);
    this.turning.set(c.angularVelocity);
    if (kernel !== undefined) {
      kernel.keep(count);
      return;
    }
    if (this.impulses.length < count * IMPULSES) this.impulses = new Float64Array(2 * count * IMPULSES);
    for (let n = 0; n < count; n++) {
      for (let i = 0; i < IMPULSES; i++) this.impulses[n * IMPULSES + i] = d[n * BLOCK + NORMAL + i];
    }
  }

  /** Goes back there. */
  restore({ data: d, count, kernel }: Blocks, c: BodyColumns): void {
    c.velocity.set(this.velocity);
    c.angularVelocity.set(this.turning);
    if (kernel !== undefined) {
      kernel.giveBack(count);
      return;
    }
    for (let n = 0; n < count; n++) {
      for (let i = 0; i < IMPULSES; i++) d[n * BLOCK + NORMAL + i] = this.impulses[n * IMPULSES + i];
    }
  }

  private grow(): void {
    const size = 2 * this.block.length;
    this.block = widened(this.block, size);
    this.isA = widened(this.isA, size);
    this.given = widened(this.given, size * IMPULSES);
  }
}
