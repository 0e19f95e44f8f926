// How long test files take on two quiet cores. The order of files is made of it, and `npm test` names those that are
// missing here.

/** Seconds of files that drive a page, the longest first. */
export const BROWSER = {
  'docs/site.long.test.mjs': 179,
  'studio/test/gallery.long.test.ts': 158,
  'studio/test/workshop.long.test.ts': 46,
  'studio/test/views.long.test.ts': 42,
  'studio/test/scenes.long.test.ts': 40,
  'studio/test/studio.test.ts': 20,
  'studio/test/elsewhere.long.test.ts': 18,
  'studio/test/workbench.long.test.ts': 31,
  'studio/test/building.long.test.ts': 24,
  'docs/browser-blocks.long.test.mjs': 22,
  'studio/test/plane.long.test.ts': 26,
  'studio/test/by-hand.long.test.ts': 20,
  'studio/test/languages.long.test.ts': 19,
  'studio/test/accessibility.long.test.ts': 17,
  'studio/test/determinism.test.ts': 17,
  'studio/test/page.long.test.ts': 16,
  'studio/test/layout.long.test.ts': 37,
  'ports/react/react.long.test.ts': 12,
  'studio/test/lessons.long.test.ts': 11,
  'studio/test/hostile.long.test.ts': 12,
  'studio/test/code.long.test.ts': 10,
  'packages/react/test/react.test.ts': 6,
};

/**
 * Seconds of the others, the longest first; what isn't here takes less than one as a rule. Those that compute by the engine
 * were timed with its sources, which take 3.5 times as long as what is compiled.
 */
export const OTHERS = {
  'state/as-code.long.test.ts': 80,
  'world/molecule-energy.long.test.ts': 77,
  'queue/queue.long.test.ts': 32,
  'engine/chains.long.test.ts': 17,
  'cli/src/sweep/sweep.long.test.ts': 15,
  'docs/code-blocks.long.test.mjs': 14,
  'planar/gpu/gpu.long.test.ts': 13,
  'response/penalty-bounce.long.test.ts': 11,
  'planar/gpu/gpu.test.ts': 11,
  'examples/examples.test.ts': 11,
  'gauntlet/src/run/slice.test.ts': 9,
  'narrowphase/sheet-side.test.ts': 8,
  'world/damaged-snapshots.long.test.ts': 7,
  'response/cells.long.test.ts': 20,
  'sampled/sampled-pair.long.test.ts': 7,
  'sweep/store.test.ts': 7,
  'pliant/src/world/gallery.long.test.ts': 6,
  'impulse/structures.long.test.ts': 6,
  'xpbd/closed-forms.long.test.ts': 5,
  'response/cells.test.ts': 4,
  'certified/pressed.long.test.ts': 3,
  'certified/touching.long.test.ts': 3,
  'world/recording.test.ts': 3,
  'gauntlet/src/regressions.test.ts': 3,
  'exact/twin.long.test.ts': 3,
  'world/shapes.test.ts': 3,
  'reproduce.test.ts': 3,
  'narrowphase/convex-mesh.long.test.ts': 3,
  'world/energy-laws.test.ts': 2,
  'certified/certified.test.ts': 2,
  'engine/gallery.long.test.ts': 2,
  'world/sensors.long.test.ts': 2,
  'world/thin.test.ts': 2,
  'world/containment.test.ts': 2,
  'impulse/impulse.test.ts': 2,
  'tetrahedralise/tetrahedralise.test.ts': 1,
};

/** Seconds of a file by its path; 0 where nobody has written it down. */
export function secondsOf(path, known = { ...BROWSER, ...OTHERS }) {
  return known[Object.keys(known).find((end) => path.endsWith(`/${end}`))] ?? 0;
}
