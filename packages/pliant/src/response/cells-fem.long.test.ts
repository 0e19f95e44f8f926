/**
 * The contract on every cell of the table *response × pair of kinds* that has a soft body of the model fem. Left out:
 * `certified`, whose stacks of these small soft cubes don't come to rest.
 */
import { describe } from 'vitest';
import { cellsOf, contractOf, pairsWith } from './cells.test-support.js';

const cells = cellsOf(pairsWith('fem').filter((pair) => pair.includes('fem')));

describe.each(cells.filter(([response]) => response !== 'certified'))('%s on %s and %s', contractOf);
