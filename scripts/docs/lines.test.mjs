// Prose of the documentation has lines that a narrow window shows whole.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';

const MOST = 120;

const below = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...['cli', 'pliant', 'react', 'three'].map((name) => `packages/${name}/README.md`),
  ...['concepts', 'course', 'guide', 'start'].flatMap((name) => below(`site/${name}`)),
  ...below('docs'),
];

/** Lines of prose: neither code, nor tables, nor pictures, nor formulas that are indented. */
function prose(text) {
  const lines = [];
  let isCode = false;
  for (const [i, line] of text.split('\n').entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    else if (!isCode && !/^(\||!\[|<| {4})/.test(line)) lines.push([i + 1, line]);
  }
  return lines;
}

test.each(PAGES)(`%s has lines of at most ${MOST} signs`, (page) => {
  const long = prose(readFileSync(inRoot(page), 'utf8'))
    // A link or a piece of code is never broken.
    .filter(([, line]) => [...line].length > MOST && line.trim().includes(' '))
    .map(([number, line]) => `${page}:${number} ${line.slice(0, 60)} …`);
  expect(long).toEqual([]);
});
