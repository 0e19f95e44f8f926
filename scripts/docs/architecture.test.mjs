// The picture of the architecture and the engine must not part.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';

const engine = (...path) => inRoot('packages/pliant/src', ...path);
const text = readFileSync(inRoot('docs/architecture.md'), 'utf8');
const blocks = [...text.matchAll(/```\n(.*?)```/gs)].map(([, block]) => block);

/** The one map of the engine, in lines. */
const LONGEST_MAP = 200;
/** Files of the root. */
const ROOT = ['index.ts', 'methods.ts', 'simulation.ts', 'step.ts'];
/** Files that a contact passes on its way, at most. */
const LONGEST_WAY = 12;

describe('the architecture', () => {
  test('names the stages in the order that the import lint keeps', () => {
    const lint = readFileSync(inRoot('.dependency-cruiser.cjs'), 'utf8');
    const kept = [...lint.matchAll(/^ {2}\[('[^\]]+)\],$/gm)].flatMap(([, names]) =>
      names.split(',').map((name) => name.trim().replaceAll("'", '')),
    );
    const shown = blocks[0].trim().split(/ → | \/ /);
    expect(kept.filter((name) => shown.includes(name))).toEqual(shown);
    for (const name of kept) expect([name, text.includes(`\n## ${name}\n`)]).toEqual([name, true]);
  });

  test('lists the files that every contact passes: they are there, and few', () => {
    const way = blocks.find((block) => block.includes('step.ts  '));
    const files = [...way.matchAll(/[a-z-]+(?:\/[a-z-]+)*\.ts|[a-z]+\/<method>/g)].map(([file]) => file);
    expect(new Set(files).size).toBeLessThanOrEqual(LONGEST_WAY + 1);
    for (const file of files.filter((name) => name.endsWith('.ts')))
      expect([file, existsSync(engine(file))]).toEqual([file, true]);
  });

  test('names no file that is gone', () => {
    const named = [...text.matchAll(/`([a-z-]+(?:\/[a-z-]+)+\.ts)`/g)].map(([, file]) => file);
    for (const file of named.filter((name) => !name.startsWith('packages/')))
      expect([file, existsSync(engine(file))]).toEqual([file, true]);
  });
});

test('the map stays a map, and the root of the engine has nothing else', () => {
  expect(readFileSync(engine('step.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(LONGEST_MAP);
  const files = readdirSync(engine()).filter((name) => name.endsWith('.ts'));
  expect(files.sort()).toEqual(ROOT);
});
