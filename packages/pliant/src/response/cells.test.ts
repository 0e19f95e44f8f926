/**
 * The contract on the cells of the table *response × pair of kinds* that `auto` chooses from most, with soft bodies of the
 * model xpbd. `cells.long.test.ts` has the others.
 */
import { describe, expect, test } from 'vitest';
import { cellsOf, contractOf, pairsWith, QUICK, serves } from './cells.test-support.js';
import { responses } from './index.js';

test('penalty, impulse and constraint serve every pair of which one can be pushed', () => {
  for (const name of ['penalty', 'impulse', 'constraint'])
    for (const [a, b] of pairsWith('fem'))
      expect([name, a, b, serves(responses.get(name), a, b)]).toEqual([name, a, b, true]);
});

test('what serves not everything says why', () => {
  for (const method of responses.list())
    expect([method.name, method.limits !== undefined]).toEqual([
      method.name,
      !pairsWith('fem').every(([a, b]) => serves(method, a, b)),
    ]);
});

const cells = cellsOf(pairsWith('xpbd')).filter(([response]) => QUICK.includes(response));

describe.each(cells)('%s on %s and %s', contractOf);
