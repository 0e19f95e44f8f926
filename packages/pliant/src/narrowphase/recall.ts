/** Which contact of the previous step a fresh one continues, so that a response can start from what it kept. */
import type { BodyColumns } from '../bodies/bodies.js';
import type { Contacts } from './contacts.js';

/**
 * A contact that moved by less than this, in units of the thinner body's half thickness, may be the same one with
 * another name.
 */
const SAME_PLACE = 0.2;

/**
 * Finds for each point the point that it continues: the one with the same feature, or else the nearest free one within
 * reach. Faces that lie on each other can be named in two ways. A point that loses its load with its name makes a stack
 * shake.
 */
export function recall(
  { thinness }: BodyColumns,
  fresh: Contacts,
  m: number,
  old: Contacts,
  n: number,
  sameStep: boolean,
): void {
  const { feature } = fresh;
  const { feature: oldFeature } = old;
  const first = fresh.first[m];
  const size = fresh.size[m];
  const oldFirst = old.first[n];
  const oldSize = old.size[n];
  let taken = 0;
  let found = 0;
  let left = size;
  for (let i = 0; i < size; i++) {
    const name = feature[first + i];
    // Names mostly stay, and so does their order.
    let j = i < oldSize && oldFeature[oldFirst + i] === name ? i : 0;
    while (j < oldSize && oldFeature[oldFirst + j] !== name) j++;
    if (j === oldSize) continue;
    fresh.remember(first + i, old, oldFirst + j, sameStep);
    taken |= 1 << j;
    found |= 1 << i;
    left--;
  }
  if (left === 0) return;
  const reach = SAME_PLACE * Math.min(thinness[fresh.a[m]], thinness[fresh.b[m]]);
  for (let i = 0; i < size; i++) {
    if ((found & (1 << i)) !== 0) continue;
    const j = nearest(fresh, first + i, old, n, taken, reach);
    if (j < 0) continue;
    fresh.remember(first + i, old, oldFirst + j, sameStep);
    taken |= 1 << j;
  }
}

/** Index, within manifold `n` of `old`, of the point nearest to point `i`. */
function nearest(fresh: Contacts, i: number, old: Contacts, n: number, taken: number, reach: number): number {
  const { point } = fresh;
  const { point: was } = old;
  const size = old.size[n];
  let best = -1;
  let bestSq = reach * reach;
  for (let j = 0, o = old.first[n] * 3; j < size; j++, o += 3) {
    if ((taken & (1 << j)) !== 0) continue;
    const x = point[i * 3] - was[o];
    const y = point[i * 3 + 1] - was[o + 1];
    const z = point[i * 3 + 2] - was[o + 2];
    const distanceSq = x * x + y * y + z * z;
    if (distanceSq < bestSq) {
      bestSq = distanceSq;
      best = j;
    }
  }
  return best;
}
