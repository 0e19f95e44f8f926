/** The slices of the gauntlet that run by themselves: a quick one in `npm test`, a larger one with the conformance suites. */
import { FAMILIES } from '../families/index.js';
import type { Family } from '../family.js';
import { LAW_NAMES } from '../law.js';
import type { Task } from './task.js';

/** Seeds of each family in the quick slice. They are fixed, so that a red test is red again. */
export const QUICK_SEEDS = 1;

export const quickFamilies = (): readonly Family[] => FAMILIES.filter(({ slow }) => !slow);

export function* tasksOf(families: readonly Family[], from: number, seeds: number): Generator<Task> {
  for (let seed = from; seed < from + seeds; seed++) {
    for (const { name } of families) yield { family: name, seed, laws: LAW_NAMES, shrinks: false };
  }
}
