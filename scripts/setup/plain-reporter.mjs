// A vitest reporter that writes how many tests passed, failed and were skipped, the names and files of those that
// failed, and how long the longest files took, to the file PLIANT_TEST_COUNTS.

import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Files that take less are not worth a line [s]. */
const LONG = 5;

export default class PlainReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const names = unhandledErrors.map((error) => `not in a test: ${firstLine(error)}`);
    const files = [];
    for (const module of modules) {
      const file = basename(module.moduleId);
      const failedInside = [];
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') counts.passed++;
        else if (state === 'failed') failedInside.push(`${file} > ${test.fullName}: ${firstLine(errors[0])}`);
        else counts.skipped++;
      }
      // A file that could not be loaded, or whose hooks threw, fails without a failing test in it.
      if (failedInside.length === 0 && !module.ok())
        failedInside.push(`${file}: ${firstLine(module.errors()[0])}`);
      counts.failed += failedInside.length;
      names.push(...failedInside);
      if (failedInside.length > 0) files.push(module.moduleId);
    }
    if (names.length > 0) Object.assign(counts, { names, files });
    const long = modules
      .map((module) => ({ path: module.moduleId, seconds: Math.round(module.diagnostic().duration / 1000) }))
      .filter(({ seconds }) => seconds >= LONG)
      .sort((a, b) => b.seconds - a.seconds);
    if (long.length > 0) counts.long = long;
    writeFileSync(process.env.PLIANT_TEST_COUNTS, JSON.stringify(counts));
  }
}

function firstLine(error) {
  return String(error?.message ?? 'no message').split('\n')[0];
}
