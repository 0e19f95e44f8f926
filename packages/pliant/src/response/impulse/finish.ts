/** From blocks back to contacts: what acted, and what the next step starts from. */
import { type Contacts, MEMO } from '../../narrowphase/index.js';
import * as L from './blocks.js';

export function writeBack(blocks: L.Blocks, contacts: Contacts, interval: number): void {
  const { data: d, ids, count } = blocks;
  for (let n = 0; n < count; n++) {
    const o = n * L.BLOCK;
    const first = ids[n * L.IDS + 3];
    const size = ids[n * L.IDS + 4];
    let leverSq = 0;
    for (let i = 0; i < size; i++) leverSq += d[o + L.LEVER + i] * d[o + L.LEVER + i];
    for (let i = 0; i < size; i++) {
      remember(d, o, i, size, leverSq, contacts, first + i);
      report(d, o, i, size, leverSq, contacts, first + i, interval);
      if (d[o + L.TOTAL + i] > 0 || d[o + L.GAP + i] < 0) contacts.touching[ids[n * L.IDS + 2]] = 1;
    }
  }
}

/** Share of point i in a friction (f1, f2) and twist of its block: the same vector for all, and a turn about P. */
function share(
  d: Float64Array,
  o: number,
  i: number,
  size: number,
  leverSq: number,
  f1: number,
  f2: number,
  twist: number,
  k: number,
): number {
  const turn = leverSq > 0 ? twist / leverSq : 0;
  const a = f1 / size - turn * d[o + L.Y + i];
  const b = f2 / size + turn * d[o + L.X + i];
  return a * d[o + L.T1 + k] + b * d[o + L.T2 + k];
}

function remember(
  d: Float64Array,
  o: number,
  i: number,
  size: number,
  leverSq: number,
  { memo }: Contacts,
  at: number,
): void {
  const f = o + L.FRICTION;
  memo[at * MEMO] = d[o + L.NORMAL + i];
  for (let k = 0; k < 3; k++) {
    memo[at * MEMO + 1 + k] = share(d, o, i, size, leverSq, d[f], d[f + 1], d[o + L.TWIST], k);
  }
}

function report(
  d: Float64Array,
  o: number,
  i: number,
  size: number,
  leverSq: number,
  { force, impulse, depth }: Contacts,
  at: number,
  interval: number,
): void {
  const t = o + L.TOTAL;
  for (let k = 0; k < 3; k++) {
    const total = d[t + i] * d[o + L.N + k] + share(d, o, i, size, leverSq, d[t + 4], d[t + 5], d[t + 6], k);
    impulse[at * 3 + k] += total;
    force[at * 3 + k] = total / interval;
  }
  depth[at] = -d[o + L.GAP + i];
}
