import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { UnionFind } from './union-find.js';

test.each([1, 2, 3])(
  'sets are those that labels passed along every tie find, in any order (seed %i)',
  (seed) => {
    const random = new Random(seed);
    const count = 60;
    const ties = Array.from({ length: 45 }, () => [random.int(count), random.int(count)]);
    const label = Array.from({ length: count }, (_, i) => i);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [a, b] of ties) {
        const low = Math.min(label[a], label[b]);
        if (label[a] !== low || label[b] !== low) changed = true;
        label[a] = label[b] = low;
      }
    }
    const sets = new UnionFind();
    for (const list of [ties, [...ties].reverse()]) {
      sets.reset(count);
      for (const [a, b] of list) sets.union(a, b);
      expect(label.map((_, i) => sets.find(i))).toEqual(label);
    }
  },
);
