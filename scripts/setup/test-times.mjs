// How long test files take on two quiet cores. The order of files is made of it, and `npm test` names those that are
// missing here.

/** Seconds of files that drive a page, the longest first. */
export const BROWSER = {
  'docs/site.long.test.mjs': 179,
  'studio/test/gallery.long.test.ts': 158,
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
export const OTHERS = {
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

/** Seconds of a file by its path; 0 where nobody has written it down. */
export function secondsOf(path, known = { ...BROWSER, ...OTHERS }) {
  return known[Object.keys(known).find((end) => path.endsWith(`/${end}`))] ?? 0;
}
