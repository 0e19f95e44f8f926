/** What follows when bodies have moved: gaps, and the books. */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as L from './blocks.js';

/**
 * After the bodies have moved: takes the gaps along by the velocities that moved them.
 *
 * P goes along with both bodies' centres, the lighter one leading (so that the contact of a rolling ball stays under it).
 * Both levers keep pointing to the same P: opposite impulses there leave the angular momentum as it was.
 */
export function follow(
  { data: d, ids }: L.Blocks,
  list: Int32Array,
  from: number,
  to: number,
  c: BodyColumns,
  h: number,
): void {
  const v = c.velocity;
  const w = c.angularVelocity;
  for (let k = from; k < to; k++) {
    const n = list[k];
    const o = n * L.BLOCK;
    const a = ids[n * L.IDS] * 3;
    const b = ids[n * L.IDS + 1] * 3;
    const dx = h * (v[a] - v[b]);
    const dy = h * (v[a + 1] - v[b + 1]);
    const dz = h * (v[a + 2] - v[b + 2]);
    const wax = h * w[a];
    const way = h * w[a + 1];
    const waz = h * w[a + 2];
    const wbx = h * w[b];
    const wby = h * w[b + 1];
    const wbz = h * w[b + 2];
    const ux =
      dx + way * d[o + L.RA + 2] - waz * d[o + L.RA + 1] - wby * d[o + L.RB + 2] + wbz * d[o + L.RB + 1];
    const uy = dy + waz * d[o + L.RA] - wax * d[o + L.RA + 2] - wbz * d[o + L.RB] + wbx * d[o + L.RB + 2];
    const uz = dz + wax * d[o + L.RA + 1] - way * d[o + L.RA] - wbx * d[o + L.RB + 1] + wby * d[o + L.RB];
    const un = ux * d[o + L.N] + uy * d[o + L.N + 1] + uz * d[o + L.N + 2];
    const w1 = (wax - wbx) * d[o + L.T1] + (way - wby) * d[o + L.T1 + 1] + (waz - wbz) * d[o + L.T1 + 2];
    const w2 = (wax - wbx) * d[o + L.T2] + (way - wby) * d[o + L.T2 + 1] + (waz - wbz) * d[o + L.T2 + 2];
    d[o + L.GAP] += un + d[o + L.Y] * w1 - d[o + L.X] * w2;
    d[o + L.GAP + 1] += un + d[o + L.Y + 1] * w1 - d[o + L.X + 1] * w2;
    d[o + L.GAP + 2] += un + d[o + L.Y + 2] * w1 - d[o + L.X + 2] * w2;
    d[o + L.GAP + 3] += un + d[o + L.Y + 3] * w1 - d[o + L.X + 3] * w2;
    const sa = d[o + L.SHARE_A];
    const sb = d[o + L.SHARE_B];
    d[o + L.RA] -= sb * dx;
    d[o + L.RA + 1] -= sb * dy;
    d[o + L.RA + 2] -= sb * dz;
    d[o + L.RB] += sa * dx;
    d[o + L.RB + 1] += sa * dy;
    d[o + L.RB + 2] += sa * dz;
  }
}

/**
 * Adds the impulses of a substep, now final, to those since contacts were found, and leaves those that the next substep starts
 * from. For blocks at a tree that is of each normal the lesser of the last two: a load is there in both, the blow of a landing
 * is not, and to start from it would throw back what has landed on a tree, which takes the whole blow at once.
 */
export function bookImpulses({ data, free, freeCount }: L.Blocks): void {
  for (let k = 0; k < freeCount; k++) bookBlock(data, free[k] * L.BLOCK);
}

export function bookBlock(d: Float64Array, o: number): void {
  if (d[o + L.AT_TREE] === 0) {
    for (let k = 0; k < 7; k++) d[o + L.TOTAL + k] += d[o + L.NORMAL + k];
    return;
  }
  let all = 0;
  let kept = 0;
  for (let k = 0; k < 4; k++) {
    const now = d[o + L.NORMAL + k];
    const next = Math.min(now, d[o + L.BEFORE + k]);
    d[o + L.TOTAL + k] += now;
    d[o + L.BEFORE + k] = now;
    d[o + L.NORMAL + k] = next;
    all += now;
    kept += next;
  }
  const share = kept < all ? kept / all : 1;
  for (let k = 4; k < 7; k++) {
    d[o + L.TOTAL + k] += d[o + L.NORMAL + k];
    d[o + L.NORMAL + k] *= share;
  }
}
