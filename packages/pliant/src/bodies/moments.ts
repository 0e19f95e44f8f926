/** Principal moments and axes of solids that have no formula of their own. */
import { eigenSymmetric3 } from '../math/eigen3.js';
import * as quat from '../math/quat.js';
import type { Bodies } from './bodies.js';

/** Products of inertia below this share of the largest moment are rounding; the axes then stay the body's own. */
const ALIGNED = 1e-9;

/** Writes moments per mass, and the turn of the axes, into a row. */
export function principalMoments(bodies: Bodies, row: number): void {
  const c = bodies.columns;
  const { inertia } = bodies.solids.of(c, row).mass();
  const largest = Math.max(inertia[0], inertia[4], inertia[8]);
  const mixed = Math.max(Math.abs(inertia[1]), Math.abs(inertia[2]), Math.abs(inertia[5]));
  if (mixed <= ALIGNED * largest) {
    for (let k = 0; k < 3; k++) c.inertia[row * 3 + k] = inertia[4 * k];
    return;
  }
  const axes = new Float64Array(9);
  eigenSymmetric3(c.inertia, row * 3, axes, 0, inertia, 0);
  quat.fromMat3(c.principalTurn, row * 4, axes, 0);
}
