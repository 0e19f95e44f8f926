/** The wrenches that the three or four points of one block can give, for the trees of `held.ts`. */
import { FRICTION, LEVER, MU, NORMAL, SPREAD, X, Y } from './blocks.js';

/**
 * Numbers per slot: goal velocities (6), wrench from above (6), impulses found (7), their change (6), velocities before
 * (6).
 */
export const FOUND = 12;
/** fn, q1, q2, f1, f2, twist. */
export const CHANGE = 19;
/** Scratch of this file: the present fn, q1, q2, f1, f2, twist. */
const NOW = 31;
export const SLOT = 37;

/** The largest share that is taken; just short of the edge, so that a block doesn't stand on it. */
const SHORT_OF_THE_EDGE = 0.95;

/**
 * The share, from 0 to 1, of the change at slot offset `q` that the block can take in addition to its present wrench:
 * the centre of pressure must stay on the patch (one condition per edge), friction and twist within their cones.
 */
export function farthest(d: Float64Array, o: number, size: number, t: Float64Array, q: number): number {
  const now = q + NOW;
  gather(d, o, t, now);
  const c = q + CHANGE;
  let way = 1;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const side = edgeSide(d, o, size, i, j);
      if (side === 0) continue;
      // Inward normal of the edge, and how far in P lies.
      const nx = side * (d[o + Y + i] - d[o + Y + j]);
      const ny = side * (d[o + X + j] - d[o + X + i]);
      const inset = -(nx * d[o + X + i] + ny * d[o + Y + i]);
      const has = inset * t[now] + ny * t[now + 1] - nx * t[now + 2];
      const gets = inset * t[c] + ny * t[c + 1] - nx * t[c + 2];
      way = Math.min(way, until(has, gets));
    }
  }
  const mu = d[o + MU];
  way = Math.min(way, untilCone(mu * t[now], mu * t[c], t[now + 3], t[c + 3], t[now + 4], t[c + 4]));
  let lever = 0;
  for (let i = 0; i < size; i++) lever += d[o + LEVER + i] / size;
  way = Math.min(way, until(mu * lever * t[now] - t[now + 5], mu * lever * t[c] - t[c + 5]));
  way = Math.min(way, until(mu * lever * t[now] + t[now + 5], mu * lever * t[c] + t[c + 5]));
  return way < 1 ? Math.max(SHORT_OF_THE_EDGE * way, 0) : 1;
}

/** Writes the block's present fn, q1, q2, f1, f2, twist to `at`. */
function gather(d: Float64Array, o: number, t: Float64Array, at: number): void {
  t[at] = t[at + 1] = t[at + 2] = 0;
  for (let i = 0; i < 4; i++) {
    const l = d[o + NORMAL + i];
    t[at] += l;
    t[at + 1] += d[o + Y + i] * l;
    t[at + 2] -= d[o + X + i] * l;
  }
  for (let k = 0; k < 3; k++) t[at + 3 + k] = d[o + FRICTION + k];
}

/** Largest share at which has + share · gets ≥ 0. */
function until(has: number, gets: number): number {
  if (has + gets >= 0) return 1;
  return has > 0 ? has / (has - (has + gets)) : 0;
}

/** Largest share at which |f + share · df| ≤ limit + share · dLimit. */
function untilCone(limit: number, dLimit: number, f1: number, df1: number, f2: number, df2: number): number {
  const end = limit + dLimit;
  const e1 = f1 + df1;
  const e2 = f2 + df2;
  if (end >= 0 && e1 * e1 + e2 * e2 <= end * end) return 1;
  const a = df1 * df1 + df2 * df2 - dLimit * dLimit;
  const b = f1 * df1 + f2 * df2 - limit * dLimit;
  const c = f1 * f1 + f2 * f2 - limit * limit;
  if (!(c < 0)) return 0;
  // c < 0 and the end lies outside: one root between 0 and 1, in the form that does not cancel.
  const root = Math.sqrt(Math.max(b * b - a * c, 0));
  const share = b > 0 ? -c / (b + root) : a !== 0 ? (root - b) / a : -c / (2 * b);
  return share >= 0 && share <= 1 ? share : 0;
}

/**
 * +1 or −1 when all other points lie left or right of the line from i to j, so that the line is an edge of the patch;
 * else 0.
 */
function edgeSide(d: Float64Array, o: number, size: number, i: number, j: number): number {
  const x = o + X;
  const y = o + Y;
  const ex = d[x + j] - d[x + i];
  const ey = d[y + j] - d[y + i];
  let side = 0;
  for (let k = 0; k < size; k++) {
    if (k === i || k === j) continue;
    const s = Math.sign(ex * (d[y + k] - d[y + i]) - ey * (d[x + k] - d[x + i]));
    if (s === 0 || s === side) continue;
    if (side !== 0) return 0;
    side = s;
  }
  return side;
}

/** Adds a share of the change at slot offset `q` to what the block gives. */
export function addShare(
  d: Float64Array,
  o: number,
  size: number,
  t: Float64Array,
  q: number,
  way: number,
): void {
  const now = q + NOW;
  gather(d, o, t, now);
  const c = q + CHANGE;
  const f = q + FOUND;
  for (let k = 0; k < 6; k++) t[now + k] += way * t[c + k];
  const alongX = -d[o + SPREAD + 2] * t[now + 2] - d[o + SPREAD + 1] * t[now + 1];
  const alongY = d[o + SPREAD + 1] * t[now + 2] + d[o + SPREAD] * t[now + 1];
  let least = 0;
  for (let i = 0; i < size; i++) {
    t[f + i] = t[now] / size + alongX * d[o + X + i] + alongY * d[o + Y + i];
    least = Math.min(least, t[f + i]);
  }
  if (least < 0 && size === 4) shift(d, o, t, f);
  for (let i = 0; i < size; i++) d[o + NORMAL + i] = t[f + i];
  for (let k = 0; k < 3; k++) d[o + FRICTION + k] = t[now + 3 + k];
}

/**
 * Four points give the same wrench in many ways, which differ by a multiple of one vector (the signed areas of the
 * triangles of the other three). Moves the pressures at `f` along it by the least that makes all of them ≥ 0. Returns
 * false when nothing does: the centre of pressure is off the patch.
 */
export function shift(d: Float64Array, o: number, t: Float64Array, f: number): boolean {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    const z = areaWithout(d, o, i);
    const limit = -t[f + i] / z;
    if (z > 0) low = Math.max(low, limit);
    else if (z < 0) high = Math.min(high, limit);
    else if (!(t[f + i] >= 0)) return false;
  }
  const by = low > 0 ? low : Math.min(high, 0);
  if (!(low <= high)) return false;
  for (let i = 0; i < 4; i++) t[f + i] = Math.max(t[f + i] + by * areaWithout(d, o, i), 0);
  return true;
}

function areaWithout(d: Float64Array, o: number, i: number): number {
  const p = i === 0 ? 1 : 0;
  const q = i <= 1 ? 2 : 1;
  const r = i <= 2 ? 3 : 2;
  const x = o + X;
  const y = o + Y;
  const area = (d[x + q] - d[x + p]) * (d[y + r] - d[y + p]) - (d[y + q] - d[y + p]) * (d[x + r] - d[x + p]);
  return (i & 1) === 0 ? area : -area;
}
