// Runs vitest and closes with the plain line "N passed, N failed" that continuous integration reads.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './place.mjs';
import { foreground } from './run.mjs';

/** `which` is `all`, or `quick` without the files whose names say that they are long. */
export async function runTests(args, which = 'all') {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-tests-'));
  const countsPath = join(folder, 'counts.json');
  try {
    const reporters = ['--reporter=default', `--reporter=${inRoot('scripts/setup/plain-reporter.mjs')}`];
    const code = await foreground(inRoot('node_modules/vitest/vitest.mjs'), ['run', ...reporters, ...args], {
      stdin: 'ignore',
      env: { PLIANT_TEST_COUNTS: countsPath, PLIANT_TESTS: which },
    });
    const counts = readCounts(countsPath);
    if (counts.skipped > 0) console.log(`${counts.skipped} skipped`);
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
    return code === 0 && counts.failed > 0 ? 1 : code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A runner that died before it could count has failed, whatever passed until then.
function readCounts(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
