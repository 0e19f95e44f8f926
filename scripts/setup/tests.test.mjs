// The line that continuous integration reads must count what failed, also where no single test failed.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from './place.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

// Inside the checkout, because the test files below import vitest from its node_modules.
function counts(files) {
  mkdirSync(inRoot('.pliant'), { recursive: true });
  const folder = mkdtempSync(inRoot('.pliant', 'reporter-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const out = join(folder, 'counts.json');
  const args = ['run', '--root', folder, `--reporter=${inRoot('scripts/setup/plain-reporter.mjs')}`];
  const env = { ...process.env, PLIANT_TEST_COUNTS: out };
  const ended = spawnSync(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...args], { env });
  return { ...JSON.parse(readFileSync(out, 'utf8')), status: ended.status };
}

test('passed, failed and skipped tests and files that do not load are counted, and failures have names', () => {
  const files = {
    'mixed.test.mjs': `
      import { expect, test } from 'vitest';
      test('a', () => {});
      test('b', () => {});
      test('c', () => expect(1).toBe(2));
      test.todo('d');`,
    'broken.test.mjs': `throw new Error('does not load');`,
    'hook.test.mjs': `
      import { afterAll, test } from 'vitest';
      test('e', () => {});
      afterAll(() => { throw new Error('in a hook'); });`,
  };
  const { names, files: failedFiles, ...rest } = counts(files);
  expect(rest).toEqual({ passed: 3, failed: 3, skipped: 1, status: 1 });
  expect(failedFiles.map((path) => basename(path)).sort()).toEqual(Object.keys(files).sort());
  expect(names.sort()).toEqual([
    'broken.test.mjs: does not load',
    'hook.test.mjs: in a hook',
    'mixed.test.mjs > c: expected 1 to be 2 // Object.is equality',
  ]);
});
