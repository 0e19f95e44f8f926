/** Writes blocks back to contacts: the impulses that acted, and the start of the next step. */
import {
  type Contacts,
  FOLLOWED,
  KNOWN_PLACE,
  MEMO,
  PAIR_AT_REST,
  REST_BITS,
} from '../../narrowphase/index.js';
import {
  BLOCK,
  type Blocks,
  BOOK,
  BUILT,
  FRICTION,
  GAP,
  IDS,
  LEVER,
  MANIFOLD,
  N,
  NORMAL,
  POINTS,
  REPEATS,
  SIZE,
  T1,
  T2,
  TOTAL,
  TWIST,
  X,
  Y,
} from './blocks.js';

/** What the life of a manifold must have before the manifold can come to rest. */
const FOLLOWS = KNOWN_PLACE | FOLLOWED;

/** A block that repeats the previous step has all of this already. */
export function writeBack(blocks: Blocks, contacts: Contacts, interval: number): void {
  const { data: d, books, ids, count, life: state, rested, whole, balanced } = blocks;
  const { memo, force, impulse, depth, touching, life } = contacts;
  const perSecond = 1 / interval;
  for (let n = 0; n < count; n++) {
    if (state[n] === REPEATS) {
      touching[ids[n * IDS + MANIFOLD]] = 1;
      continue;
    }
    const o = n * BLOCK;
    const q = n * BOOK;
    const points = n * IDS + POINTS;
    const size = ids[n * IDS + SIZE];
    const m = ids[n * IDS + MANIFOLD];
    if (state[n] === BUILT && didNothing(d, o + NORMAL, books, q + TOTAL)) {
      life[m] &= ~REST_BITS;
      for (let i = 0; i < size; i++) {
        const at = ids[points + i];
        const gap = d[o + GAP + i];
        const t = at * MEMO;
        const k = at * 3;
        memo[t] = memo[t + 1] = memo[t + 2] = memo[t + 3] = 0;
        force[k] = force[k + 1] = force[k + 2] = 0;
        depth[at] = -gap;
        if (gap < 0) touching[m] = 1;
      }
      continue;
    }
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    // The points of a kept block still have the impulse of the previous step.
    const before = state[n] === BUILT ? 1 : 0;
    let leverSq = 0;
    for (let i = 0; i < size; i++) leverSq += d[o + LEVER + i] * d[o + LEVER + i];
    // Friction of a block is shared out evenly, its twist as a rotation about P. The sum of both is what acted.
    const turn = leverSq > 0 ? 1 / leverSq : 0;
    const even = 1 / size;
    const f1 = even * d[o + FRICTION];
    const f2 = even * d[o + FRICTION + 1];
    const twist = turn * d[o + TWIST];
    const all1 = even * books[q + TOTAL + 4];
    const all2 = even * books[q + TOTAL + 5];
    const allTwist = turn * books[q + TOTAL + 6];
    let touches = 0;
    let overlaps = 0;
    let changes = 0;
    for (let i = 0; i < size; i++) {
      const at = ids[points + i];
      const x = d[o + X + i];
      const y = d[o + Y + i];
      const gap = d[o + GAP + i];
      const now1 = f1 - y * twist;
      const now2 = f2 + x * twist;
      const t = at * MEMO;
      const load = d[o + NORMAL + i];
      // Zeros without a sign: a block whose zeros change signs from step to step counts as unchanged, and may repeat
      // either.
      const gx = now1 * t1x + now2 * t2x + 0;
      const gy = now1 * t1y + now2 * t2y + 0;
      const gz = now1 * t1z + now2 * t2z + 0;
      // Impulses of a block in balance are those that it remembers; shared out again, they would change by rounding.
      if (balanced[n] === 0 || memo[t] !== load) {
        if (memo[t] !== load || memo[t + 1] !== gx || memo[t + 2] !== gy || memo[t + 3] !== gz) changes = 1;
        memo[t] = load;
        memo[t + 1] = gx;
        memo[t + 2] = gy;
        memo[t + 3] = gz;
      }
      if (depth[at] !== -gap) changes = 1;
      const normal = books[q + TOTAL + i];
      const sum1 = all1 - y * allTwist;
      const sum2 = all2 + x * allTwist;
      const sx = normal * nx + sum1 * t1x + sum2 * t2x;
      const sy = normal * ny + sum1 * t1y + sum2 * t2y;
      const sz = normal * nz + sum1 * t1z + sum2 * t2z;
      const k = at * 3;
      impulse[k] = before * impulse[k] + sx;
      impulse[k + 1] = before * impulse[k + 1] + sy;
      impulse[k + 2] = before * impulse[k + 2] + sz;
      force[k] = sx * perSecond;
      force[k + 1] = sy * perSecond;
      force[k + 2] = sz * perSecond;
      depth[at] = -gap;
      if (normal > 0) touches = 1;
      if (gap < 0) overlaps = 1;
    }
    if (touches + overlaps > 0) touching[m] = 1;
    const follows = (life[m] & FOLLOWS) === FOLLOWS;
    const atRest = follows && (rested[n] & whole[n] & (1 - changes)) === 1;
    life[m] = (life[m] & ~REST_BITS) | (atRest ? (overlaps === 1 ? REST_BITS : PAIR_AT_REST) : 0);
  }
}

/**
 * Whether a block pushes nothing now and has pushed nothing in the whole step; friction is within the cone of the
 * normals. In a heap that is every third block.
 */
function didNothing(d: Float64Array, now: number, books: Float64Array, total: number): boolean {
  return (
    d[now] + d[now + 1] + d[now + 2] + d[now + 3] === 0 &&
    books[total] + books[total + 1] + books[total + 2] + books[total + 3] === 0
  );
}
