/** The contract on the cells of the table *response × pair of kinds* that `cells.test.ts` leaves out. */
import { describe } from 'vitest';
import { cellsOf, contractOf, pairsWith, QUICK } from './cells.test-support.js';

const fem = cellsOf(pairsWith('fem').filter((pair) => pair.includes('fem')));
const xpbd = cellsOf(pairsWith('xpbd')).filter(([response]) => !QUICK.includes(response));

describe.each([...fem, ...xpbd])('%s on %s and %s', contractOf);
