/** Updates gaps and books after bodies have moved. */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import type { Flight } from '../../bodies/flight.js';
import {
  BEFORE,
  BLOCK,
  type Blocks,
  BOOK,
  FRICTION,
  GAP,
  IDS,
  N,
  NORMAL,
  RA,
  RB,
  SHARE_A,
  SHARE_B,
  T1,
  T2,
  TOTAL,
  TWIST,
  X,
  Y,
} from './blocks.js';

/** `follow` for all free blocks. */
export function followFree(blocks: Blocks, { columns: c, flight }: Bodies, h: number): void {
  const { quick, free, freeCount } = blocks;
  if (quick !== undefined) quick.follow(c, freeCount, h);
  else follow(blocks, free, 0, freeCount, c, h);
  if (flight.any) followFlight(blocks, flight);
}

/** Bodies in free flight did not move by h v alone. */
function followFlight({ data: d, ids, free, freeCount }: Blocks, { more, flew }: Flight): void {
  for (let k = 0; k < freeCount; k++) {
    const n = free[k];
    if ((flew[ids[n * IDS]] | flew[ids[n * IDS + 1]]) === 0) continue;
    const o = n * BLOCK;
    const a = ids[n * IDS] * 3;
    const b = ids[n * IDS + 1] * 3;
    const x = more[a] - more[b];
    const y = more[a + 1] - more[b + 1];
    const z = more[a + 2] - more[b + 2];
    if (x === 0 && y === 0 && z === 0) continue;
    const along = x * d[o + N] + y * d[o + N + 1] + z * d[o + N + 2];
    for (let i = 0; i < 4; i++) d[o + GAP + i] += along;
    const sa = d[o + SHARE_A];
    const sb = d[o + SHARE_B];
    d[o + RA] -= sb * x;
    d[o + RA + 1] -= sb * y;
    d[o + RA + 2] -= sb * z;
    d[o + RB] += sa * x;
    d[o + RB + 1] += sa * y;
    d[o + RB + 2] += sa * z;
  }
}

/**
 * After the bodies have moved: updates the gaps by the velocities of the motion.
 *
 * P moves with both bodies' centres; the lighter body leads, so the contact of a rolling ball stays under it. Both
 * levers keep pointing to the same P: opposite impulses there keep the angular momentum.
 */
export function follow(
  { data: d, ids }: Blocks,
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
    const o = n * BLOCK;
    const a = ids[n * IDS] * 3;
    const b = ids[n * IDS + 1] * 3;
    const dx = h * (v[a] - v[b]);
    const dy = h * (v[a + 1] - v[b + 1]);
    const dz = h * (v[a + 2] - v[b + 2]);
    const wax = h * w[a];
    const way = h * w[a + 1];
    const waz = h * w[a + 2];
    const wbx = h * w[b];
    const wby = h * w[b + 1];
    const wbz = h * w[b + 2];
    const ux = dx + way * d[o + RA + 2] - waz * d[o + RA + 1] - wby * d[o + RB + 2] + wbz * d[o + RB + 1];
    const uy = dy + waz * d[o + RA] - wax * d[o + RA + 2] - wbz * d[o + RB] + wbx * d[o + RB + 2];
    const uz = dz + wax * d[o + RA + 1] - way * d[o + RA] - wbx * d[o + RB + 1] + wby * d[o + RB];
    const un = ux * d[o + N] + uy * d[o + N + 1] + uz * d[o + N + 2];
    const w1 = (wax - wbx) * d[o + T1] + (way - wby) * d[o + T1 + 1] + (waz - wbz) * d[o + T1 + 2];
    const w2 = (wax - wbx) * d[o + T2] + (way - wby) * d[o + T2 + 1] + (waz - wbz) * d[o + T2 + 2];
    d[o + GAP] += un + d[o + Y] * w1 - d[o + X] * w2;
    d[o + GAP + 1] += un + d[o + Y + 1] * w1 - d[o + X + 1] * w2;
    d[o + GAP + 2] += un + d[o + Y + 2] * w1 - d[o + X + 2] * w2;
    d[o + GAP + 3] += un + d[o + Y + 3] * w1 - d[o + X + 3] * w2;
    const sa = d[o + SHARE_A];
    const sb = d[o + SHARE_B];
    d[o + RA] -= sb * dx;
    d[o + RA + 1] -= sb * dy;
    d[o + RA + 2] -= sb * dz;
    d[o + RB] += sa * dx;
    d[o + RB + 1] += sa * dy;
    d[o + RB + 2] += sa * dz;
  }
}

/**
 * Adds the final impulses of a substep to those since contacts were found, and leaves the start values of the next
 * substep. For blocks at a tree these are the lesser of the last two values of each normal. A load is in both, the blow
 * of a landing is not. Starting from a blow would throw a landed body back, because a tree takes the whole blow at
 * once.
 */
export function bookImpulses(blocks: Blocks): void {
  const { quick, free, freeCount } = blocks;
  if (quick !== undefined) quick.book(freeCount);
  else for (let k = 0; k < freeCount; k++) bookBlock(blocks, free[k]);
}

/** Marks the impulses of blocks at a tree as a load and not a blow, although they are there for the first time. */
export function keepLoads({ data: d, books, atTree, free, freeCount }: Blocks): void {
  for (let k = 0; k < freeCount; k++) {
    const n = free[k];
    if (atTree[n] === 0) continue;
    for (let i = 0; i < 4; i++) books[n * BOOK + BEFORE + i] = d[n * BLOCK + NORMAL + i];
  }
}

export function bookBlock({ data: d, books, atTree }: Blocks, n: number): void {
  const o = n * BLOCK;
  const q = n * BOOK;
  if (atTree[n] === 0) {
    // Friction is within the cone of the normals, so it is zero too.
    if (d[o + NORMAL] + d[o + NORMAL + 1] + d[o + NORMAL + 2] + d[o + NORMAL + 3] === 0) return;
    books[q + TOTAL] += d[o + NORMAL];
    books[q + TOTAL + 1] += d[o + NORMAL + 1];
    books[q + TOTAL + 2] += d[o + NORMAL + 2];
    books[q + TOTAL + 3] += d[o + NORMAL + 3];
    books[q + TOTAL + 4] += d[o + FRICTION];
    books[q + TOTAL + 5] += d[o + FRICTION + 1];
    books[q + TOTAL + 6] += d[o + TWIST];
    return;
  }
  for (let k = 0; k < 7; k++) books[q + TOTAL + k] += d[o + NORMAL + k];
  keepLesser(d, o, books, q);
}

/** Leaves of each normal the lesser of its last two values, and as large a share of friction and twist. */
function keepLesser(d: Float64Array, o: number, books: Float64Array, q: number): void {
  let all = 0;
  let kept = 0;
  for (let k = 0; k < 4; k++) {
    const now = d[o + NORMAL + k];
    const next = Math.min(now, books[q + BEFORE + k]);
    books[q + BEFORE + k] = now;
    d[o + NORMAL + k] = next;
    all += now;
    kept += next;
  }
  const share = kept < all ? kept / all : 1;
  for (let k = 4; k < 7; k++) d[o + NORMAL + k] *= share;
}

/**
 * The same start for the blocks of light bodies below heavy ones, which `list` has. The blow of a heavy body is many
 * times what a light one can take back within the next substep. What is left after the bodies have moved is taken back
 * at another place, and turns them.
 */
export function forgetBlows(
  { data: d, books, atTree }: Blocks,
  { list, count }: { readonly list: Uint32Array; readonly count: number },
): void {
  for (let k = 0; k < count; k++)
    if (atTree[list[k]] === 0) keepLesser(d, list[k] * BLOCK, books, list[k] * BOOK);
}
