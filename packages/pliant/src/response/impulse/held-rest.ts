/** Questions about the bodies and blocks of one tree (`held.ts`): depth, motion, rest. */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BLOCK, type Blocks, GAP, IDS, REPEATS, SIZE, SLOP } from './blocks.js';
import { bookBlock } from './follow.js';
import type { Forest } from './forest.js';
import { LEFT_ALONE, SEEN, TARGET } from './newton-euler.js';
import { SLOT } from './patch.js';

export function restart({ first, end, block }: Forest, blocks: Blocks, t: number): void {
  for (let s = first[t]; s < end[t]; s++) if (blocks.life[block[s]] === REPEATS) blocks.restart(block[s]);
}

export function isDeep({ first, end, block }: Forest, { data: d, ids }: Blocks, t: number): boolean {
  for (let s = first[t]; s < end[t]; s++) {
    const o = block[s] * BLOCK;
    const slop = LEFT_ALONE * d[o + SLOP];
    const last = o + GAP + ids[block[s] * IDS + SIZE];
    for (let g = o + GAP; g < last; g++) if (d[g] > slop || d[g] < -slop) return true;
  }
  return false;
}

/** Whether the goal velocities of a tree move a body along a locked axis. */
export function crossesLocks(
  { first, end, row }: Forest,
  { locks }: BodyColumns,
  slots: Float64Array,
  t: number,
): boolean {
  for (let s = first[t]; s < end[t]; s++) {
    const bits = locks[row[s]];
    if (bits === 0) continue;
    for (let k = 0; k < 6; k++)
      if ((bits & (1 << k)) !== 0 && slots[s * SLOT + TARGET + k] !== 0) return true;
  }
  return false;
}

export function isMoving({ first, end }: Forest, slots: Float64Array, t: number): boolean {
  for (let q = first[t] * SLOT; q < end[t] * SLOT; q += SLOT) {
    for (let k = q + TARGET; k < q + TARGET + 6; k++) if (slots[k] !== 0) return true;
  }
  return false;
}

/** Whether every body has its velocities from the end of the last substep: then this substep ends like that one. */
export function settleAgain(
  { first, end, row }: Forest,
  { velocity: v, angularVelocity: w }: BodyColumns,
  slots: Float64Array,
  t: number,
): boolean {
  for (let s = first[t], q = s * SLOT + SEEN; s < end[t]; s++, q += SLOT) {
    const r = row[s] * 3;
    if (slots[q] !== v[r] || slots[q + 1] !== v[r + 1] || slots[q + 2] !== v[r + 2]) return false;
    if (slots[q + 3] !== w[r] || slots[q + 4] !== w[r + 1] || slots[q + 5] !== w[r + 2]) return false;
  }
  for (let s = first[t]; s < end[t]; s++) {
    const r = row[s] * 3;
    v[r] = v[r + 1] = v[r + 2] = 0;
    w[r] = w[r + 1] = w[r + 2] = 0;
  }
  return true;
}

/** Whether nothing has pushed the bodies of a tree since it came to rest. */
export function isAtRest(
  { first, end, row }: Forest,
  { velocity: v, angularVelocity: w }: BodyColumns,
  t: number,
): boolean {
  for (let s = first[t]; s < end[t]; s++) {
    const r = row[s] * 3;
    if (v[r] !== 0 || v[r + 1] !== 0 || v[r + 2] !== 0) return false;
    if (w[r] !== 0 || w[r + 1] !== 0 || w[r + 2] !== 0) return false;
  }
  return true;
}

export function bookTree({ first, end, block }: Forest, blocks: Blocks, t: number): void {
  for (let s = first[t]; s < end[t]; s++) bookBlock(blocks, block[s]);
}
