/**
 * What the contacts of pinned bodies (`pinned.ts`) remember may be a blow that lasted for several substeps, or the load of
 * a body that has left. It would throw the heavy body up, and passes take long to take it back: they hand it over in
 * portions of the light body's mass. A load at rest takes away what gravity has given. So loads that give energy are cut
 * to the share that leaves the least of it.
 *
 *   with the loads r, the speeds u of their points before and u′ = u + W r after, a share s of them gives
 *   s r·u + ½ s² r·W r, least at s = −r·u / (r·u′ − r·u); all of them give ½ r·(u + u′)
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { pushBodies } from './apply.js';
import { BLOCK, type Blocks, FRICTION, IDS, N, NORMAL, ROW_A, ROW_B, T1, T2, TWIST, X, Y } from './blocks.js';
import { OF_P, OF_TURN, readMotion } from './solve.js';

/** Cuts the loads of the blocks `list[from..to-1]`, which act already, where they give more than `slow` [m/s] each. */
export function cutLoads(
  blocks: Blocks,
  c: BodyColumns,
  list: Uint32Array,
  from: number,
  to: number,
  slow: number,
  work: Float64Array,
): void {
  measure(blocks, c, list, from, to, work);
  const after = work[0];
  if (!(after > slow * work[1])) return;
  scale(blocks, c, list, from, to, -1);
  measure(blocks, c, list, from, to, work);
  // The loads have turned round.
  const before = -work[0];
  const share = before + after > 0 ? Math.max(0, -before / (after - before)) : 1;
  scale(blocks, c, list, from, to, -share);
}

/** Adds up load times speed [J], and the loads along the normals [N·s]. */
function measure(
  { data: d, ids, motion }: Blocks,
  c: BodyColumns,
  list: Uint32Array,
  from: number,
  to: number,
  work: Float64Array,
): void {
  let power = 0;
  let all = 0;
  for (let k = from; k < to; k++) {
    const n = list[k];
    const o = n * BLOCK;
    readMotion(d, o, c, 3 * ids[n * IDS + ROW_A], 3 * ids[n * IDS + ROW_B], motion);
    for (let i = 0; i < 4; i++) {
      const load = d[o + NORMAL + i];
      all += load;
      power += load * (motion[0] + d[o + Y + i] * motion[1] - d[o + X + i] * motion[2]);
    }
    for (let i = 0; i < 3; i++) {
      power += (d[o + FRICTION] * d[o + T1 + i] + d[o + FRICTION + 1] * d[o + T2 + i]) * motion[OF_P + i];
      power += d[o + TWIST] * d[o + N + i] * motion[OF_TURN + i];
    }
  }
  work[0] = power;
  work[1] = all;
}

/** Multiplies the loads and gives them to the bodies: −1 takes them back. */
function scale(
  blocks: Blocks,
  c: BodyColumns,
  list: Uint32Array,
  from: number,
  to: number,
  by: number,
): void {
  const { data: d } = blocks;
  for (let k = from; k < to; k++) {
    const o = list[k] * BLOCK + NORMAL;
    for (let i = o; i < o + 7; i++) d[i] *= by;
    pushBodies(blocks, list[k], c.velocity, c.angularVelocity, c.worldInverseInertia);
  }
}
