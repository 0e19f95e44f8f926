// What a reader copies from a page works: every block compiles, and those for Node run.

import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';
import { writeBlocks } from './code-blocks.mjs';

const folder = inRoot('.pliant/blocks');
const blocks = writeBlocks(folder);

afterEach(() => {
  vi.restoreAllMocks();
});

test('every block compiles in a strict project', () => {
  const { output } = background(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', folder]);
  expect(output).toBe('');
});

describe('blocks for Node run', () => {
  const run = blocks.filter(({ words }) => !words.includes('browser') && !words.includes('part'));
  test.each(run.map((block) => [`${block.page}:${block.line}`, block]))('%s', async (_, { file }) => {
    const printed = [];
    vi.spyOn(console, 'log').mockImplementation((...words) => printed.push(words));
    await import(pathToFileURL(file).href);
    // A program that prints nothing shows nothing.
    expect(printed.length).toBeGreaterThan(0);
    expect(inspect(printed)).not.toMatch(/undefined|NaN/);
  });
});
