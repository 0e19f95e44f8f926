/**
 * Matrices of blocks are made once per step, with the levers and inertias of that moment. A body that turns or slides
 * far within the step responds differently in its later substeps: an impulse that should stop it may throw it, if it
 * yields twice as much. So blocks of such bodies get fresh matrices.
 */
import type { Bodies } from '../../bodies/bodies.js';
import { BODY_CODE } from '../../bodies/layout.js';
import { type Blocks, IDS, ROW_A, ROW_B } from './blocks.js';
import type { BlockBuilder } from './build.js';

/** How far a body may have turned [rad], or moved in units of its reach, before its matrices are made again. */
const FAR = 0.2;

export class Stale {
  /** Per row: the motion since its matrices were made. */
  private way = new Float64Array(0);

  /** Matrices have just been made. */
  begin(rows: number): void {
    if (this.way.length < rows) this.way = new Float64Array(2 * rows);
    else this.way.fill(0, 0, rows);
  }

  /** After bodies have moved for the time `h` [s]. */
  renew(bodies: Bodies, blocks: Blocks, builder: BlockBuilder, h: number): void {
    if (!this.look(bodies, h)) return;
    const { way } = this;
    const { ids, free, freeCount, completed } = blocks;
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      if (way[ids[n * IDS + ROW_A]] + way[ids[n * IDS + ROW_B]] <= FAR) continue;
      const as = completed[n] - 1;
      completed[n] = 0;
      builder.complete(blocks, bodies.columns, n, (as & 1) !== 0, (as & 2) !== 0);
    }
    blocks.kernel?.complete();
    for (let row = 0; row < bodies.rows; row++) if (way[row] > FAR) way[row] = 0;
  }

  /** Adds the motion; returns whether any body has moved far. */
  private look({ columns, rows }: Bodies, h: number): boolean {
    const { kind, velocity: v, angularVelocity: w, reach } = columns;
    const { way } = this;
    let any = false;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      if (kind[row] !== BODY_CODE.rigid) continue;
      const turn = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
      const move = v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2];
      if (turn === 0 && move === 0) continue;
      way[row] += h * (Math.sqrt(turn) + Math.sqrt(move) / reach[row]);
      if (way[row] > FAR) any = true;
    }
    return any;
  }
}
