/** Finds the share of a trial to take if its pairs have to stay apart: the line search of step control. */
import { type Contacts, PAIR_ASLEEP } from '../../narrowphase/index.js';
import type { ResponseInput } from '../method.js';

/** A cut aims at this share of the way to the smallest gap that is allowed, and stays within these bounds. */
const AIM = 0.9;
const LEAST = 0.1;
const MOST = 0.7;
/** The cut where a pair came from so far that its gap wasn't known. */
const UNSEEN = 0.5;

/**
 * The share of a trial to take so that every pair of `self` keeps at least `leave` of its gap. The result is 1 if the
 * trial is fine. Gaps wider than `buffer` [m] count as `buffer`. A pair that overlapped before is not judged. With
 * `leave` 0 a pair may just touch.
 */
export function shareWithGap(
  { bodies, contacts, self }: ResponseInput,
  after: Contacts,
  owner: Uint8Array,
  leave: number,
  buffer: number,
): number {
  const { sensor } = bodies.columns;
  let share = 1;
  let m = 0;
  for (let p = 0; p < after.manifolds; p++) {
    const a = after.a[p];
    const b = after.b[p];
    if (owner[p] !== self || (after.life[p] & PAIR_ASLEEP) !== 0 || sensor[a] + sensor[b] > 0) continue;
    while (m < contacts.manifolds && (contacts.a[m] < a || (contacts.a[m] === a && contacts.b[m] < b))) m++;
    const known = m < contacts.manifolds && contacts.a[m] === a && contacts.b[m] === b;
    const gap = known ? gapOf(contacts, m) : Number.POSITIVE_INFINITY;
    if (!(gap > 0)) continue;
    const wanted = leave * Math.min(gap, buffer);
    const found = gapOf(after, p);
    if (found > wanted || (leave === 0 && found >= 0)) continue;
    const aimed = known ? (AIM * (gap - wanted)) / (gap - found) : UNSEEN;
    share = Math.min(share, Math.max(Math.min(aimed, MOST), LEAST));
  }
  return share;
}

function gapOf(contacts: Contacts, m: number): number {
  let depth = Number.NEGATIVE_INFINITY;
  for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
    if (contacts.depth[i] > depth) depth = contacts.depth[i];
  }
  return -depth;
}
