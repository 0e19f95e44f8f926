// The order of test files for two workers: while one waits for a browser, which takes up to a core of its own, the other computes.
// Each file that needs a browser is followed by as many others as take about as long; nothing that takes long comes last.

import { BaseSequencer } from 'vitest/node';

/** Seconds of files that drive a page, the longest first. */
const BROWSER = {
  'studio/test/scenes.test.ts': 40,
  'studio/test/views.test.ts': 40,
  'studio/test/studio.test.ts': 40,
  'studio/test/workbench.test.ts': 35,
  'studio/test/accessibility.test.ts': 20,
  'studio/test/determinism.test.ts': 14,
  'studio/test/hostile.test.ts': 7,
};

/** Seconds of the others, the longest first; what isn't here takes less than one as a rule. */
const OTHERS = {
  'engine/gallery.test.ts': 20,
  'world/gallery.test.ts': 18,
  'cli/src/main.test.ts': 10,
  'reproduce.test.ts': 9,
  'impulse/impulse.test.ts': 6,
  'world/shapes.test.ts': 6,
  'world/recording.test.ts': 5,
  'tetrahedralise/tetrahedralise.test.ts': 5,
  'xpbd/closed-forms.test.ts': 5,
};
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
  const secondsOf = ({ moduleId }) =>
    known[Object.keys(known).find((end) => moduleId.endsWith(`/${end}`))] ?? 0;
  return files.map((file) => ({ file, seconds: secondsOf(file) })).sort((a, b) => b.seconds - a.seconds);
}
