// Runs vitest and closes with the plain line "N passed, N failed" that continuous integration reads.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot } from './place.mjs';
import { foreground } from './run.mjs';
import { secondsOf } from './test-times.mjs';

/** Files of a list that are named. */
const MOST = 12;

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
    tellOfLongFiles(counts.long ?? []);
    for (const name of (counts.names ?? []).slice(0, MOST)) console.log(`failed: ${name}`);
    if (counts.skipped > 0) console.log(`${counts.skipped} skipped`);
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
    return code === 0 && counts.failed > 0 ? 1 : code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The longest files, and those whose place in the order is a guess: one that begins last leaves a core idle. */
function tellOfLongFiles(files) {
  const list = (some) => some.map(({ path, seconds }) => `${basename(path)} ${seconds} s`).join(', ');
  if (files.length > 0) console.log(`longest files: ${list(files.slice(0, MOST))}`);
  const unknown = files.filter(({ path }) => secondsOf(path) === 0);
  if (unknown.length > 0) console.log(`not in scripts/setup/test-times.mjs: ${list(unknown.slice(0, MOST))}`);
}

// A runner that died before it could count has failed, whatever passed until then.
function readCounts(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
