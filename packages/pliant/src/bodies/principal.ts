import * as quat from '../math/quat.js';
import type { BodyColumns } from './bodies.js';

/** Whether a body's principal axes are not its own axes. */
export function isTurned({ principalTurn: t }: BodyColumns, row: number): boolean {
  const q = row * 4;
  return t[q] !== 0 || t[q + 1] !== 0 || t[q + 2] !== 0;
}

/** v ← diag(moments) v for a vector in the body's frame. The moments belong to the principal axes. */
export function scaleByMoments(c: BodyColumns, row: number, moments: Float64Array, v: Float64Array): void {
  const turned = isTurned(c, row);
  if (turned) quat.inverseRotate(v, 0, c.principalTurn, row * 4, v, 0);
  for (let k = 0; k < 3; k++) v[k] *= moments[row * 3 + k];
  if (turned) quat.rotate(v, 0, c.principalTurn, row * 4, v, 0);
}
