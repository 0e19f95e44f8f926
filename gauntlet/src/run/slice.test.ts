/** The quick slice: a few seeds of every family that is not slow. A break prints the command that shows it. */
import { describe, expect, it } from 'vitest';
import { QUICK_SEEDS, quickFamilies, tasksOf } from './slice.js';
import { perform } from './task.js';

describe('the quick slice of the gauntlet', () => {
  it.each(quickFamilies())('$name holds its laws', (family) => {
    const told: string[] = [];
    for (const task of tasksOf([family], 1, QUICK_SEEDS)) {
      for (const { breach, expected } of perform(task).breaks) {
        if (expected !== undefined) continue;
        const again = `npm run gauntlet -- ${family.name} --from ${task.seed} --seeds 1`;
        told.push(`${breach.law} at step ${breach.step}: ${breach.sentence} (${again})`);
      }
    }
    expect(told).toEqual([]);
  });
});
