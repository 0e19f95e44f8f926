/** What points remember that no longer stand for their manifold. */
import { describe, expect, it } from 'vitest';
import { Contacts, MEMO } from '../../narrowphase/index.js';
import { BLOCK, FRICTION, NORMAL, T1, T2 } from './blocks.js';
import { takeOver } from './build.js';

describe('points that are not chosen', () => {
  const contacts = new Contacts();
  for (let i = 0; i < 6; i++) contacts.memo.set([i + 1, 0.1 * i, 0, 0.01 * i], i * MEMO);
  const chosen = Int32Array.of(0, 1, 3, 4);
  const d = new Float64Array(BLOCK);
  d.set([1, 0, 0], T1);
  d.set([0, 0, 1], T2);

  it('hand over all that they carried, and nothing a second time: heaps of hulls went on at 1 mm/s for ever from that', () => {
    takeOver(contacts, d, 0, chosen, 4, 0, 6);
    expect([...d.subarray(NORMAL, NORMAL + 4)]).toEqual([2.25, 2.25, 2.25, 2.25]);
    expect(d[FRICTION]).toBeCloseTo(0.7, 12);
    expect(d[FRICTION + 1]).toBeCloseTo(0.07, 12);
    const before = d.slice();
    takeOver(contacts, d, 0, chosen, 4, 0, 6);
    expect(d).toEqual(before);
    expect(contacts.memo[MEMO]).toBe(2);
  });
});
