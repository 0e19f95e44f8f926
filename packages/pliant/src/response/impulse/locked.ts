/**
 * Bodies with a locked translation, in the passes. Their matrices use the mass that is free along each axis of the
 * world (`matrices.ts`), but impulses reach all bodies with the same 1/m. The velocity along a locked axis is removed
 * here, before the next block reads it. So bodies without locks don't pay for bodies with locks. Locked rotations are
 * in the world inverse inertia and need nothing here.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { type Blocks, IDS, ROW_A, ROW_B } from './blocks.js';

const TRANSLATIONS = 7;

/** Whether a translation of either body is locked. */
export function isLocked(locks: Uint8Array, a: number, b: number): boolean {
  return ((locks[a] | locks[b]) & TRANSLATIONS) !== 0;
}

/** Removes the velocity that a block has given its bodies along locked axes. */
export function holdBlock({ ids }: Blocks, c: BodyColumns, n: number): void {
  const a = ids[n * IDS + ROW_A];
  const b = ids[n * IDS + ROW_B];
  if (!isLocked(c.locks, a, b)) return;
  holdRow(c, a);
  holdRow(c, b);
}

/** The same for a run of a list of bodies. */
export function holdRows(c: BodyColumns, rows: Int32Array, from: number, to: number): void {
  for (let s = from; s < to; s++) holdRow(c, rows[s]);
}

function holdRow({ velocity, locks }: BodyColumns, row: number): void {
  const bits = locks[row];
  if ((bits & 1) !== 0) velocity[row * 3] = 0;
  if ((bits & 2) !== 0) velocity[row * 3 + 1] = 0;
  if ((bits & 4) !== 0) velocity[row * 3 + 2] = 0;
}
