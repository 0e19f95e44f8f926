import { mayTouch } from '../bodies/filter.js';
import type { BroadphaseMethod } from './method.js';
import { boxesOverlap } from './overlap.js';

export const bruteForce: BroadphaseMethod = {
  name: 'brute-force',
  sentence:
    'Asks every pair in turn; the reference that the others are checked against, for a few dozen bodies.',
  source: 'the definition',

  create: () => ({
    find(bodies, out) {
      const { kind, bounds } = bodies.columns;
      out.clear();
      for (let a = 0; a < bodies.rows; a++) {
        if (kind[a] === 0) continue;
        for (let b = a + 1; b < bodies.rows; b++) {
          if (kind[b] !== 0 && boxesOverlap(bounds, a, b) && mayTouch(bodies, a, b)) out.push(a, b);
        }
      }
    },
  }),
};
