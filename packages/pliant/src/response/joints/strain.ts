/**
 * Finds joints that can't hold, and reports each tear once. Such joints contradict each other, or an obstacle keeps
 * their bodies apart.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { Joints } from '../../bodies/joints.js';
import type { Troubles } from '../../core/troubles.js';
import type { JointSolver } from './joint-solver.js';

/** Gap that counts as torn, in units of the smaller body's reach, and as an angle [rad]. */
const TORN = 0.05;

/** Steps for which a joint has to be torn before it is told. */
const PATIENCE = 60;

export class StrainWatch {
  private readonly tear = new Float64Array(2);

  /** Call this at the end of a step. */
  look(solver: JointSolver, joints: Joints, c: BodyColumns, troubles: Troubles, step: number): void {
    const { ordered } = solver;
    for (let p = 0; p < ordered.length; p++) {
      const row = ordered[p];
      solver.tear(p, this.tear);
      const size = Math.min(c.reach[joints.a[row]], c.reach[joints.b[row]]);
      const torn = this.tear[0] > TORN * size || this.tear[1] > TORN;
      joints.strained[row] = torn ? joints.strained[row] + 1 : 0;
      if (joints.strained[row] !== PATIENCE) continue;
      const name = joints.names[row];
      troubles.report({
        code: 'joint-strained',
        step,
        sentence: `The joint ${name === undefined ? row : `'${name}'`} has been torn apart by ${this.tear[0].toPrecision(2)} m and ${this.tear[1].toPrecision(2)} rad for ${PATIENCE} steps; look for joints that contradict it, or for an obstacle.`,
      });
    }
  }
}
