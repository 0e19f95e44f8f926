/** From blocks back to contacts: what acted, and what the next step starts from. */
import { type Contacts, MEMO } from '../../narrowphase/index.js';
import * as L from './blocks.js';

export function writeBack(blocks: L.Blocks, contacts: Contacts, interval: number): void {
  const { data: d, ids, count } = blocks;
  const { memo, force, impulse, depth, touching } = contacts;
  const perSecond = 1 / interval;
  for (let n = 0; n < count; n++) {
    const o = n * L.BLOCK;
    const points = n * L.IDS + L.POINTS;
    const size = ids[n * L.IDS + L.SIZE];
    let leverSq = 0;
    for (let i = 0; i < size; i++) leverSq += d[o + L.LEVER + i] * d[o + L.LEVER + i];
    // Friction of a block is shared out evenly, its twist as a turn about P: the sum of both is what acted.
    const turn = leverSq > 0 ? 1 / leverSq : 0;
    const even = 1 / size;
    for (let i = 0; i < size; i++) {
      const at = ids[points + i];
      const x = d[o + L.X + i] * turn;
      const y = d[o + L.Y + i] * turn;
      const now1 = even * d[o + L.FRICTION] - y * d[o + L.TWIST];
      const now2 = even * d[o + L.FRICTION + 1] + x * d[o + L.TWIST];
      const all1 = even * d[o + L.TOTAL + 4] - y * d[o + L.TOTAL + 6];
      const all2 = even * d[o + L.TOTAL + 5] + x * d[o + L.TOTAL + 6];
      const normal = d[o + L.TOTAL + i];
      memo[at * MEMO] = d[o + L.NORMAL + i];
      for (let k = 0; k < 3; k++) {
        memo[at * MEMO + 1 + k] = now1 * d[o + L.T1 + k] + now2 * d[o + L.T2 + k];
        const total = normal * d[o + L.N + k] + all1 * d[o + L.T1 + k] + all2 * d[o + L.T2 + k];
        impulse[at * 3 + k] += total;
        force[at * 3 + k] = total * perSecond;
      }
      depth[at] = -d[o + L.GAP + i];
      if (normal > 0 || d[o + L.GAP + i] < 0) touching[ids[n * L.IDS + L.MANIFOLD]] = 1;
    }
  }
}
