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
    const nx = d[o + L.N];
    const ny = d[o + L.N + 1];
    const nz = d[o + L.N + 2];
    const t1x = d[o + L.T1];
    const t1y = d[o + L.T1 + 1];
    const t1z = d[o + L.T1 + 2];
    const t2x = d[o + L.T2];
    const t2y = d[o + L.T2 + 1];
    const t2z = d[o + L.T2 + 2];
    let leverSq = 0;
    for (let i = 0; i < size; i++) leverSq += d[o + L.LEVER + i] * d[o + L.LEVER + i];
    // Friction of a block is shared out evenly, its twist as a turn about P: the sum of both is what acted.
    const turn = leverSq > 0 ? 1 / leverSq : 0;
    const even = 1 / size;
    const f1 = even * d[o + L.FRICTION];
    const f2 = even * d[o + L.FRICTION + 1];
    const twist = turn * d[o + L.TWIST];
    const all1 = even * d[o + L.TOTAL + 4];
    const all2 = even * d[o + L.TOTAL + 5];
    const allTwist = turn * d[o + L.TOTAL + 6];
    let touches = 0;
    for (let i = 0; i < size; i++) {
      const at = ids[points + i];
      const x = d[o + L.X + i];
      const y = d[o + L.Y + i];
      const gap = d[o + L.GAP + i];
      const now1 = f1 - y * twist;
      const now2 = f2 + x * twist;
      const t = at * MEMO;
      memo[t] = d[o + L.NORMAL + i];
      memo[t + 1] = now1 * t1x + now2 * t2x;
      memo[t + 2] = now1 * t1y + now2 * t2y;
      memo[t + 3] = now1 * t1z + now2 * t2z;
      const normal = d[o + L.TOTAL + i];
      const sum1 = all1 - y * allTwist;
      const sum2 = all2 + x * allTwist;
      const sx = normal * nx + sum1 * t1x + sum2 * t2x;
      const sy = normal * ny + sum1 * t1y + sum2 * t2y;
      const sz = normal * nz + sum1 * t1z + sum2 * t2z;
      const k = at * 3;
      impulse[k] += sx;
      impulse[k + 1] += sy;
      impulse[k + 2] += sz;
      force[k] = sx * perSecond;
      force[k + 1] = sy * perSecond;
      force[k + 2] = sz * perSecond;
      depth[at] = -gap;
      if (normal > 0 || gap < 0) touches = 1;
    }
    if (touches === 1) touching[ids[n * L.IDS + L.MANIFOLD]] = 1;
  }
}
