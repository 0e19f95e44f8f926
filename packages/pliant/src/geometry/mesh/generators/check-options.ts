/** Checks on what callers ask of a generator. Every length is in metres. */
import { PliantError } from '../../../core/errors.js';

/** The smallest number of edges around a ring: fewer make no solid. */
export const FEWEST_AROUND = 3;
/** The largest number of elements a generator makes before it refuses. */
const MOST_ELEMENTS = 2e7;

export function requirePositive(options: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (value > 0 && value < Infinity) continue;
    throw new PliantError('invalid-value', `The ${name} is ${value}; give a positive number of metres.`, {
      path: name,
    });
  }
}

export function requireCounts(options: Readonly<Record<string, number>>, smallest = 1): void {
  for (const [name, value] of Object.entries(options)) {
    if (Number.isInteger(value) && value >= smallest) continue;
    throw new PliantError(
      'invalid-value',
      `The ${name} is ${value}; give a whole number of at least ${smallest}.`,
      {
        path: name,
      },
    );
  }
}

export function requireSize(elements: number): void {
  if (elements <= MOST_ELEMENTS) return;
  throw new PliantError(
    'too-large',
    `The mesh would have about ${Math.round(elements)} elements; ask for longer edges or fewer cells.`,
  );
}
