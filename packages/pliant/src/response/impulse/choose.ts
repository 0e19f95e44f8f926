/** Chooses four points that represent a manifold. */
import type { Contacts } from '../../narrowphase/index.js';

/** Points whose depths differ by less than this share of their spread count as equally deep. */
const LEVEL = 0.01;

/**
 * Chooses four of the points `from … to` that span nearly the same patch, writes them to `out` in their order, and
 * returns how many. The first is the deepest if it is clearly deepest, else the one farthest out, so that the choice
 * doesn't flicker on a patch at rest. Next come the point farthest from it, and the farthest on both sides of the line
 * between the two.
 */
export function choosePoints(contacts: Contacts, from: number, to: number, out: Int32Array): number {
  const size = to - from;
  if (size <= 4) {
    for (let i = 0; i < size; i++) out[i] = from + i;
    return size;
  }
  const first = firstPoint(contacts, from, to);
  const second = farthestFrom(contacts, from, to, first);
  out[0] = first;
  out[1] = second;
  let count = 2;
  for (let side = -1; side <= 1; side += 2) {
    const point = farthestAcross(contacts, from, to, first, second, side);
    if (point >= 0) out[count++] = point;
  }
  sortFew(out, count);
  return count;
}

function firstPoint({ point, depth }: Contacts, from: number, to: number): number {
  const scale = 1 / (to - from);
  let x = 0;
  let y = 0;
  let z = 0;
  let mean = 0;
  let deepest = from;
  for (let i = from; i < to; i++) {
    x += scale * point[i * 3];
    y += scale * point[i * 3 + 1];
    z += scale * point[i * 3 + 2];
    mean += scale * depth[i];
    if (depth[i] > depth[deepest]) deepest = i;
  }
  let farthest = from;
  let most = -1;
  for (let i = from; i < to; i++) {
    const dx = point[i * 3] - x;
    const dy = point[i * 3 + 1] - y;
    const dz = point[i * 3 + 2] - z;
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (distanceSq > most) {
      most = distanceSq;
      farthest = i;
    }
  }
  return depth[deepest] - mean > LEVEL * Math.sqrt(most) ? deepest : farthest;
}

function farthestFrom({ point }: Contacts, from: number, to: number, i: number): number {
  let best = i === from ? from + 1 : from;
  let most = -1;
  for (let j = from; j < to; j++) {
    if (j === i) continue;
    const dx = point[j * 3] - point[i * 3];
    const dy = point[j * 3 + 1] - point[i * 3 + 1];
    const dz = point[j * 3 + 2] - point[i * 3 + 2];
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (distanceSq > most) {
      most = distanceSq;
      best = j;
    }
  }
  return best;
}

/** Farthest from the line through i and j on one side of it, seen along the normal; -1 when there is none. */
function farthestAcross(
  { point, normal }: Contacts,
  from: number,
  to: number,
  i: number,
  j: number,
  side: number,
): number {
  const ex = point[j * 3] - point[i * 3];
  const ey = point[j * 3 + 1] - point[i * 3 + 1];
  const ez = point[j * 3 + 2] - point[i * 3 + 2];
  const ax = side * (normal[i * 3 + 1] * ez - normal[i * 3 + 2] * ey);
  const ay = side * (normal[i * 3 + 2] * ex - normal[i * 3] * ez);
  const az = side * (normal[i * 3] * ey - normal[i * 3 + 1] * ex);
  let best = -1;
  let most = 0;
  for (let k = from; k < to; k++) {
    if (k === i || k === j) continue;
    const across =
      ax * (point[k * 3] - point[i * 3]) +
      ay * (point[k * 3 + 1] - point[i * 3 + 1]) +
      az * (point[k * 3 + 2] - point[i * 3 + 2]);
    if (across > most) {
      most = across;
      best = k;
    }
  }
  return best;
}

function sortFew(list: Int32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const value = list[i];
    let j = i;
    for (; j > 0 && list[j - 1] > value; j--) list[j] = list[j - 1];
    list[j] = value;
  }
}
