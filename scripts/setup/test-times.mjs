// How long test files take on two quiet cores. The order of files is made of it, and `npm test` names those that are
// missing here.

/** Seconds of files that drive a page, the longest first. */
export const BROWSER = {
  'docs/site.long.test.mjs': 179,
  'studio/test/gallery.long.test.ts': 158,
  'studio/test/workshop.long.test.ts': 60,
  'studio/test/views.long.test.ts': 48,
  'studio/test/scenes.long.test.ts': 40,
  'studio/test/studio.test.ts': 31,
  'studio/test/workbench.long.test.ts': 31,
  'studio/test/building.long.test.ts': 24,
  'docs/browser-blocks.long.test.mjs': 22,
  'studio/test/plane.long.test.ts': 20,
  'studio/test/languages.long.test.ts': 19,
  'studio/test/accessibility.long.test.ts': 17,
  'studio/test/determinism.test.ts': 17,
  'studio/test/page.long.test.ts': 16,
  'studio/test/layout.long.test.ts': 14,
  'ports/react/react.long.test.ts': 12,
  'studio/test/lessons.long.test.ts': 11,
  'studio/test/hostile.long.test.ts': 12,
  'studio/test/code.long.test.ts': 10,
  'packages/react/test/react.test.ts': 6,
};

/** Seconds of the others, the longest first; what isn't here takes less than one as a rule. */
export const OTHERS = {
  'state/as-code.long.test.ts': 90,
  'world/molecule-energy.long.test.ts': 80,
  'response/penalty-bounce.long.test.ts': 38,
  'queue/queue.long.test.ts': 32,
  'gauntlet/src/run/slice.test.ts': 31,
  'response/cells-fem.long.test.ts': 27,
  'sampled/sampled-pair.long.test.ts': 26,
  'pliant/src/world/gallery.long.test.ts': 21,
  'impulse/structures.long.test.ts': 20,
  'cli/src/sweep/sweep.long.test.ts': 15,
  'response/cells.test.ts': 14,
  'certified/pressed.long.test.ts': 12,
  'certified/touching.long.test.ts': 12,
  'world/recording.test.ts': 12,
  'gauntlet/src/regressions.test.ts': 10,
  'exact/twin.long.test.ts': 10,
  'world/shapes.test.ts': 9,
  'reproduce.test.ts': 9,
  'world/energy-laws.test.ts': 8,
  'certified/certified.test.ts': 8,
  'engine/gallery.long.test.ts': 8,
  'world/sensors.long.test.ts': 8,
  'docs/code-blocks.long.test.mjs': 14,
  'narrowphase/convex-mesh.long.test.ts': 12,
  'planar/gpu/gpu.test.ts': 11,
  'planar/gpu/gpu.long.test.ts': 13,
  'world/thin.test.ts': 8,
  'world/containment.test.ts': 8,
  'sweep/store.test.ts': 7,
  'impulse/impulse.test.ts': 6,
  'tetrahedralise/tetrahedralise.test.ts': 4,
  'xpbd/closed-forms.long.test.ts': 19,
};

/** Seconds of a file by its path; 0 where nobody has written it down. */
export function secondsOf(path, known = { ...BROWSER, ...OTHERS }) {
  return known[Object.keys(known).find((end) => path.endsWith(`/${end}`))] ?? 0;
}
