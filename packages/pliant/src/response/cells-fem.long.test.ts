/** The contract on every cell of the table *response × pair of kinds* that has a soft body of the model fem. */
import { describe } from 'vitest';
import { cellsOf, contractOf, pairsWith } from './cells.test-support.js';

const cells = cellsOf(pairsWith('fem').filter((pair) => pair.includes('fem')));

describe.each(cells)('%s on %s and %s', contractOf);
