// Runs vitest and closes with the plain line "N passed, N failed" that continuous integration reads.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot } from './place.mjs';
import { foreground } from './run.mjs';
import { secondsOf } from './test-times.mjs';

/** Files of a list that are named. */
const MOST = 12;

/** More failing files than these are no accident of a busy machine, so none of them gets a second turn. */
const FEW = 3;

const NOT_AGAIN = { passed: 0, isMended: false };

/** `which` is `all`, or `quick` without the files whose names say that they are long. */
export async function runTests(args, which = 'all') {
  const { code, counts } = await vitest(args, which);
  tellOfLongFiles(counts.long ?? []);
  for (const name of (counts.names ?? []).slice(0, MOST)) console.log(`failed: ${name}`);
  // Whoever names files knows them; only a whole run sets files side by side that have nothing to do with each other.
  const again = args.length === 0 ? await byThemselves(counts, which) : NOT_AGAIN;
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped`);
  console.log(`${counts.passed + again.passed} passed, ${counts.failed - again.passed} failed`);
  return code === 0 && counts.failed > 0 ? 1 : again.isMended ? 0 : code;
}

/**
 * A few files that failed beside the others run again by themselves. A page that did not answer in time on a busy machine
 * is no fault of the program; every such test is named all the same, because a test should not depend on its neighbours.
 */
async function byThemselves({ files = [], failed, names }, which) {
  const isWorthIt =
    files.length > 0 && files.length <= FEW && failed === names.filter((name) => !isStray(name)).length;
  if (!isWorthIt) return NOT_AGAIN;
  console.log(`\nRunning ${files.map((path) => basename(path)).join(', ')} again, by themselves …`);
  const { code, counts } = await vitest([...files, '--maxWorkers=1'], which);
  const isMended = code === 0 && counts.failed === 0;
  console.log(`${isMended ? 'passed' : 'failed'} by themselves, failed beside others: ${names.join('; ')}`);
  return { passed: isMended ? failed : 0, isMended };
}

/** An error outside of every test belongs to no file that could run again. */
const isStray = (name) => name.startsWith('not in a test: ');

async function vitest(args, which) {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-tests-'));
  const countsPath = join(folder, 'counts.json');
  try {
    const reporters = ['--reporter=default', `--reporter=${inRoot('scripts/setup/plain-reporter.mjs')}`];
    const code = await foreground(inRoot('node_modules/vitest/vitest.mjs'), ['run', ...reporters, ...args], {
      stdin: 'ignore',
      // Who runs tests by this door has compiled the engine before.
      env: { PLIANT_TEST_COUNTS: countsPath, PLIANT_TESTS: which, PLIANT_BUILT: '1' },
    });
    return { code, counts: readCounts(countsPath) };
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
