/**
 * Bodies deep inside each other. The correction of depth pushes at one place and is removed at another, because the
 * bodies have moved and turned in between. The total momentum is zero, but the bodies turn against each other faster
 * from substep to substep. Matter inside other matter does not turn freely: two jammed bodies brake each other's
 * rotation by opposite moments, which keeps the angular momentum and can only remove energy.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  BLOCK,
  type Blocks,
  GAP,
  IDS,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
} from './blocks.js';
import { JAMMED } from './softness.js';

/** Runs after the bodies have moved and the correcting velocity is removed. */
export function brakeJammed(blocks: Blocks, c: BodyColumns): void {
  const { data: d, ids, free, freeCount, quick } = blocks;
  // The kernel sees at a glance that there are none, as is usual; missing points may deceive it, so no more is asked of it.
  if (quick !== undefined && !quick.mayJam(freeCount)) return;
  const { angularVelocity: w, worldInverseInertia: j } = c;
  for (let k = 0; k < freeCount; k++) {
    const o = free[k] * BLOCK;
    const i = free[k] * IDS;
    const deep = -JAMMED * d[o + SLOP];
    let isJammed = false;
    for (let g = o + GAP; g < o + GAP + ids[i + SIZE]; g++) if (d[g] < deep) isJammed = true;
    if (!isJammed) continue;
    const onA = d[o + INVERSE_MASS_A] > 0 ? 1 : 0;
    const onB = d[o + INVERSE_MASS_B] > 0 ? 1 : 0;
    const a = ids[i + ROW_A];
    const b = ids[i + ROW_B];
    const p = a * 6;
    const q = b * 6;
    // At most the moment that would stop the rotation about the axis that yields most.
    const yields = onA * (j[p] + j[p + 3] + j[p + 5]) + onB * (j[q] + j[q + 3] + j[q + 5]);
    if (!(yields > 0)) continue;
    const x = (w[3 * b] - w[3 * a]) / yields;
    const y = (w[3 * b + 1] - w[3 * a + 1]) / yields;
    const z = (w[3 * b + 2] - w[3 * a + 2]) / yields;
    const sum = x + y + z;
    if (sum - sum !== 0) continue;
    if (onA === 1) turn(w, 3 * a, j, p, x, y, z);
    if (onB === 1) turn(w, 3 * b, j, q, -x, -y, -z);
  }
}

function turn(
  w: Float64Array,
  at: number,
  j: Float64Array,
  k: number,
  x: number,
  y: number,
  z: number,
): void {
  w[at] += j[k] * x + j[k + 1] * y + j[k + 2] * z;
  w[at + 1] += j[k + 1] * x + j[k + 3] * y + j[k + 4] * z;
  w[at + 2] += j[k + 2] * x + j[k + 4] * y + j[k + 5] * z;
}
