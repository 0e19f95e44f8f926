/**
 * What needs no reference file: image-based answers keep their bounds over ten thousand random non-convex pairs, and
 * the depths inside a C shape, where convex pieces and hulls go wrong, are 1.0, 0.7 and 1.0.
 */
import { ExactQueries, FieldQueries, measureBounds, Polygon } from 'pliant/planar';
import type { Suite, SuiteResult } from '../types.js';

const PAIRS = 10_000;

export const planarBounds: Suite = {
  name: 'planar-bounds',
  seconds: 22,
  sentence: 'Image-based answers within d over 10,000 random non-convex pairs; depths inside a C shape.',
  run: () => [bounds(), cShape()],
};

function bounds(): SuiteResult {
  const report = measureBounds(0, PAIRS);
  const failed: string[] = [];
  for (const name of ['boundaryDistance', 'distance', 'depth', 'contact', 'area'] as const) {
    if (!(report[name] <= 1 + 1e-9)) failed.push(`${name} is off by ${report[name]} of its bound`);
  }
  if (report.missed > 0) failed.push(`${report.missed} collisions, points or contacts were missed`);
  if (report.invented > 0) failed.push(`${report.invented} were invented`);
  const largest = `boundary distance ${report.boundaryDistance.toFixed(4)}, depth ${report.depth.toFixed(4)}`;
  return {
    suite: planarBounds.name,
    cases: PAIRS,
    passed: failed.length === 0 ? PAIRS : PAIRS - failed.length,
    failed,
    notes: [`largest errors in units of the bound: ${largest}, area ${report.area.toFixed(4)}`],
  };
}

/** Back 2 thick and arms 1 thick about a mouth 2 wide: [x, y, depth, ways out]. */
const POSES: readonly [number, number, number, readonly (readonly [number, number])[]][] = [
  [
    -1,
    0,
    1.0,
    [
      [-1, 0],
      [1, 0],
    ],
  ],
  [-0.7, 0, 0.7, [[1, 0]]],
  [
    -1,
    -0.5,
    1.0,
    [
      [-1, 0],
      [1, 0],
    ],
  ],
];

function cShape(): SuiteResult {
  const c = Polygon.from([-2, -2, 2, -2, 2, -1, 0, -1, 0, 1, 2, 1, 2, 2, -2, 2]);
  const failed: string[] = [];
  const error = 0.01;
  for (const [x, y, depth, ways] of POSES) {
    // A needle from inside the mouth whose tip is the point.
    const needle = Polygon.from([x, y, 3, y - 0.01, 3, y + 0.01]);
    for (const queries of [new ExactQueries(), new FieldQueries(error)]) {
      const slack = queries.error + 1e-12;
      const row = [...queries.bind(needle, c).penetrations()].find(
        (point) => point.of === 'a' && point.vertex === 0,
      );
      const right = row && ways.some(([nx, ny]) => row.normal[0] * nx + row.normal[1] * ny > 0.999);
      // On the medial axis both ways are as short, and a sampled gradient vanishes there.
      const onRidge = queries.error > 0 && ways.length > 1;
      if (!row || Math.abs(-row.distance - depth) > slack || !(right || onRidge)) {
        failed.push(`tip at (${x}, ${y}), d = ${queries.error}: ${JSON.stringify(row)}, not depth ${depth}`);
      }
    }
  }
  const cases = 2 * POSES.length;
  return {
    suite: 'planar-c-shape',
    cases,
    passed: cases - failed.length,
    failed,
    notes: ['depths 1.0, 0.7 and 1.0'],
  };
}
