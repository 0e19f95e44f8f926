// The order of test files for two workers: while one waits for a browser, which takes up to a core of its own, the
// other computes. Each file that needs a browser is followed by as many others as take about as long; nothing that
// takes long comes last.

import { BaseSequencer } from 'vitest/node';
import { BROWSER, OTHERS, secondsOf } from './test-times.mjs';

/** What a file takes that nobody has timed [s]. */
const SHORT = 1;

export class SideBySide extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    // Projects stay together, because workers keep what they have imported for one of them only.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => ordered(sorted.filter((file) => file.project === project)));
  }
}

function ordered(files) {
  const withPage = longestFirst(files, BROWSER).filter(({ seconds }) => seconds > 0);
  const others = longestFirst(
    files.filter((file) => !withPage.some((one) => one.file === file)),
    OTHERS,
  );
  const order = [];
  for (const { file, seconds } of withPage) {
    order.push(file);
    for (let left = seconds; left > 0 && others.length > 0; ) {
      const next = others.shift();
      order.push(next.file);
      left -= next.seconds || SHORT;
    }
  }
  return [...order, ...others.map(({ file }) => file)];
}

function longestFirst(files, known) {
  return files
    .map((file) => ({ file, seconds: secondsOf(file.moduleId, known) }))
    .sort((a, b) => b.seconds - a.seconds);
}
