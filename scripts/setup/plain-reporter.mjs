// A vitest reporter that writes how many tests passed, failed and were skipped, and how long the longest files took, to
// the file PLIANT_TEST_COUNTS.

import { writeFileSync } from 'node:fs';

/** Files that take less are not worth a line [s]. */
const LONG = 5;

export default class PlainReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let failedInside = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed++;
        else if (state === 'failed') failedInside++;
        else counts.skipped++;
      }
      // A file that could not be loaded, or whose hooks threw, fails without a failing test in it.
      counts.failed += failedInside === 0 && !module.ok() ? 1 : failedInside;
    }
    const long = modules
      .map((module) => ({ path: module.moduleId, seconds: Math.round(module.diagnostic().duration / 1000) }))
      .filter(({ seconds }) => seconds >= LONG)
      .sort((a, b) => b.seconds - a.seconds);
    if (long.length > 0) counts.long = long;
    writeFileSync(process.env.PLIANT_TEST_COUNTS, JSON.stringify(counts));
  }
}
