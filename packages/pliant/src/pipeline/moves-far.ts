/**
 * Contacts that were found once for a whole step hold as long as bodies stay near where they were. A body that comes farther than margins reach, or that
 * turns another corner towards its neighbours, is looked at again in the next substep: with contacts of before it would be pushed at places that have long
 * gone by, and sink in at those that came.
 */
import type { Bodies } from '../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../bodies/layout.js';
import type { CandidatePairs } from '../broadphase/index.js';
import { FAR_TURN, MARGIN_MOTION } from '../core/constants.js';

export class MovesFar {
  private rows = new Uint8Array(0);

  /** Whether any body does, in the time `dt` [s] of a step. */
  any(bodies: Bodies, pairs: CandidatePairs, dt: number): boolean {
    const { kind, activity, velocity: v, angularVelocity: w, thinness, reach } = bodies.columns;
    if (this.rows.length < bodies.rows) this.rows = new Uint8Array(2 * bodies.rows);
    const { rows } = this;
    let turning = 0;
    for (let row = 0, i = 0; row < bodies.rows; row++, i += 3) {
      rows[row] = 0;
      if (kind[row] !== BODY_CODE.rigid || activity[row] !== AWAKE) continue;
      const far = MARGIN_MOTION * thinness[row];
      if ((v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]) * dt * dt > far * far) return true;
      // What reaches out of a body sweeps as far as it turns; a ball has nothing that does.
      const out = FAR_TURN * thinness[row];
      const swept = (reach[row] - thinness[row]) * dt;
      if ((w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]) * swept * swept > out * out) {
        rows[row] = 1;
        turning++;
      }
    }
    if (turning === 0) return false;
    for (let p = 0; p < pairs.count; p++) if (rows[pairs.a[p]] + rows[pairs.b[p]] > 0) return true;
    return false;
  }
}
