/**
 * Contacts that were found once for a whole step hold as long as the two bodies stay near where they were. Where they come farther than margins reach, or
 * turn other corners towards each other, contacts are found anew in the next substep: with those of before they would be pushed at places that have long
 * gone by, and sink in at those that came.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../bodies/layout.js';
import type { CandidatePairs } from '../broadphase/index.js';
import { FAR_TURN, MARGIN_MOTION } from '../core/constants.js';

export class MovesFar {
  /** Per row: how far what reaches out of a body sweeps in a step, against its half thickness; as flags. */
  private turning = new Uint8Array(0);

  /** Whether any two of the pairs do, in the time `dt` [s] of a step. */
  any({ columns, rows }: Bodies, { a: as, b: bs, count }: CandidatePairs, dt: number): boolean {
    if (count === 0) return false;
    const { velocity: v, thinness } = columns;
    this.findTurning(columns, rows, dt);
    const { turning } = this;
    for (let p = 0; p < count; p++) {
      const a = as[p];
      const b = bs[p];
      if (turning[a] + turning[b] > 0) return true;
      const x = v[a * 3] - v[b * 3];
      const y = v[a * 3 + 1] - v[b * 3 + 1];
      const z = v[a * 3 + 2] - v[b * 3 + 2];
      const far = MARGIN_MOTION * Math.min(thinness[a], thinness[b]);
      if ((x * x + y * y + z * z) * dt * dt > far * far) return true;
    }
    return false;
  }

  private findTurning(
    { kind, activity, angularVelocity: w, thinness, reach }: BodyColumns,
    rows: number,
    dt: number,
  ): void {
    if (this.turning.length < rows) this.turning = new Uint8Array(2 * rows);
    const { turning } = this;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      turning[row] = 0;
      if (kind[row] !== BODY_CODE.rigid || activity[row] !== AWAKE) continue;
      const far = FAR_TURN * thinness[row];
      // A ball has nothing that reaches out of it.
      const swept = (reach[row] - thinness[row]) * dt;
      if ((w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]) * swept * swept > far * far)
        turning[row] = 1;
    }
  }
}
