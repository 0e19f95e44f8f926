// The order of test files for two workers: while one waits for a browser, which takes up to a core of its own, the
// other computes. Each file that needs a browser is followed by as many others as take about as long; nothing that
// takes long comes last.

import { BaseSequencer } from 'vitest/node';

/** Seconds of files that drive a page, the longest first. */
const BROWSER = {
  'studio/test/gallery.long.test.ts': 80,
  'studio/test/views.long.test.ts': 48,
  'studio/test/scenes.long.test.ts': 40,
  'studio/test/studio.test.ts': 31,
  'studio/test/workbench.long.test.ts': 31,
  'studio/test/building.long.test.ts': 24,
  'docs/browser-blocks.long.test.mjs': 22,
  'studio/test/accessibility.long.test.ts': 17,
  'studio/test/determinism.test.ts': 17,
  'studio/test/page.long.test.ts': 16,
  'ports/react/react.long.test.ts': 12,
  'studio/test/lessons.long.test.ts': 11,
  'studio/test/hostile.test.ts': 6,
  'packages/react/test/react.test.ts': 6,
};

/** Seconds of the others, the longest first; what isn't here takes less than one as a rule. */
const OTHERS = {
  'queue/queue.long.test.ts': 32,
  'gauntlet/src/run/slice.test.ts': 31,
  'pliant/src/world/gallery.test.ts': 21,
  'impulse/structures.long.test.ts': 20,
  'cli/src/sweep/sweep.long.test.ts': 15,
  'response/cells.test.ts': 14,
  'world/molecule-energy.long.test.ts': 14,
  'world/recording.test.ts': 12,
  'world/shapes.test.ts': 9,
  'reproduce.test.ts': 9,
  'world/energy-laws.test.ts': 8,
  'certified/certified.test.ts': 8,
  'engine/gallery.test.ts': 8,
  'world/sensors.long.test.ts': 8,
  'sweep/store.test.ts': 7,
  'impulse/impulse.test.ts': 6,
  'tetrahedralise/tetrahedralise.test.ts': 4,
  'xpbd/closed-forms.long.test.ts': 19,
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
