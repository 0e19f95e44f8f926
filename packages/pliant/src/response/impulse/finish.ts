/** From blocks back to contacts: what acted, and what the next step starts from. */
import { type Contacts, MEMO } from '../../narrowphase/index.js';
import {
  BLOCK,
  type Blocks,
  FRICTION,
  GAP,
  IDS,
  LEVER,
  MANIFOLD,
  N,
  NORMAL,
  POINTS,
  SIZE,
  T1,
  T2,
  TOTAL,
  TWIST,
  X,
  Y,
} from './blocks.js';

export function writeBack(blocks: Blocks, contacts: Contacts, interval: number): void {
  const { data: d, ids, count } = blocks;
  const { memo, force, impulse, depth, touching } = contacts;
  const perSecond = 1 / interval;
  for (let n = 0; n < count; n++) {
    const o = n * BLOCK;
    const points = n * IDS + POINTS;
    const size = ids[n * IDS + SIZE];
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    let leverSq = 0;
    for (let i = 0; i < size; i++) leverSq += d[o + LEVER + i] * d[o + LEVER + i];
    // Friction of a block is shared out evenly, its twist as a turn about P: the sum of both is what acted.
    const turn = leverSq > 0 ? 1 / leverSq : 0;
    const even = 1 / size;
    const f1 = even * d[o + FRICTION];
    const f2 = even * d[o + FRICTION + 1];
    const twist = turn * d[o + TWIST];
    const all1 = even * d[o + TOTAL + 4];
    const all2 = even * d[o + TOTAL + 5];
    const allTwist = turn * d[o + TOTAL + 6];
    let touches = 0;
    for (let i = 0; i < size; i++) {
      const at = ids[points + i];
      const x = d[o + X + i];
      const y = d[o + Y + i];
      const gap = d[o + GAP + i];
      const now1 = f1 - y * twist;
      const now2 = f2 + x * twist;
      const t = at * MEMO;
      memo[t] = d[o + NORMAL + i];
      memo[t + 1] = now1 * t1x + now2 * t2x;
      memo[t + 2] = now1 * t1y + now2 * t2y;
      memo[t + 3] = now1 * t1z + now2 * t2z;
      const normal = d[o + TOTAL + i];
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
    if (touches === 1) touching[ids[n * IDS + MANIFOLD]] = 1;
  }
}
