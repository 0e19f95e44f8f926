/**
 * A slice of the gauntlet: two worlds of every family, with seeds that no test uses, under all laws. One of those in which
 * every step is judged by exact signs: such a world takes ten times as long as others.
 */
import { availableParallelism } from 'node:os';
import { FAMILIES, performAll, type TaskResult, tasksOf } from '@pliant/gauntlet';
import type { Suite, SuiteResult } from '../types.js';

const FROM = 1000;
const SEEDS = 2;

export const gauntlet: Suite = {
  name: 'gauntlet',
  hasThreads: true,
  sentence:
    'Generated worlds of every family, none of which may break a law that its family promises to keep.',
  async run(): Promise<SuiteResult> {
    const results: TaskResult[] = [];
    const isTight = ({ name }: (typeof FAMILIES)[number]) => name.startsWith('tight-');
    const often = FAMILIES.filter((family) => !isTight(family));
    await performAll([...tasksOf(FAMILIES.filter(isTight), FROM, 1), ...tasksOf(often, FROM, SEEDS)], {
      threads: availableParallelism(),
      onResult: (result) => void results.push(result),
    });
    const breaks = results.flatMap(({ family, seed, breaks }) =>
      breaks.map((found) => ({ family, seed, ...found })),
    );
    const failed = breaks
      .filter(({ expected }) => expected === undefined)
      .map(
        ({ family, seed, breach }) =>
          `${family} ${seed} breaks '${breach.law}' at step ${breach.step}: ${breach.sentence}`,
      );
    const cases = results.reduce((sum, { asked }) => sum + asked.length, 0);
    const known = breaks.length - failed.length;
    return {
      suite: 'gauntlet',
      cases,
      passed: cases - failed.length,
      failed,
      notes: [`${results.length} worlds; ${known} breaks that their families are known for`],
    };
  },
};
