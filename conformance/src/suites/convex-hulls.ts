/**
 * Hulls of thousands of point sets of a game: every one has to be accepted, hold all its points, be closed, and weigh what its points
 * weigh. Sets that lie in one plane have no hull; they have to be refused with a sentence.
 */
import { PliantError } from 'pliant';
import { compileSolid } from 'pliant/queries';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';

const FILE = 'tri/jolt/convex_hulls.bin';

/** How far a point may lie outside its hull, as a share of the extent. */
const OUTSIDE = 1e-9;

export const suite: Suite = {
  name: 'convex-hulls',
  sentence: 'Hulls of the point sets of a game: all accepted, closed, holding their points.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const sets = read(await data.bytes(FILE));
  const failed: string[] = [];
  let worst = 0;
  let flat = 0;
  sets.forEach((points, k) => {
    const answer = judge(points);
    if (typeof answer === 'string') failed.push(`set ${k} of ${points.length / 3} points: ${answer}`);
    else if (answer < 0) flat++;
    else worst = Math.max(worst, answer);
  });
  const notes = [
    `a point lies at most ${worst.toExponential(1)} of the extent outside its hull (allowed ${OUTSIDE})`,
    `${flat} sets lie in one plane and were refused`,
  ];
  return { suite: suite.name, cases: sets.length, passed: sets.length - failed.length, failed, notes };
}

/** u32 count, then count · 3 float32, little endian. */
function read(bytes: Uint8Array): Float64Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sets: Float64Array[] = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const count = view.getUint32(at, true);
    const points = new Float64Array(3 * count);
    for (let i = 0; i < points.length; i++) points[i] = view.getFloat32(at + 4 + 4 * i, true);
    sets.push(points);
    at += 4 + 12 * count;
  }
  return sets;
}

/** How far outside the worst point is, relative to the extent; −1 for a flat set; else what is wrong. */
function judge(points: Float64Array): number | string {
  const extent = points.reduce((most, x) => Math.max(most, Math.abs(x - points[0])), 0);
  let solid: ReturnType<typeof compileSolid>;
  try {
    solid = compileSolid({ kind: 'hull', points });
  } catch (error) {
    const isFlat =
      error instanceof PliantError && /in one plane|on one line|all the same/.test(error.message);
    return isFlat ? -1 : String(error);
  }
  const { positions, triangles } = solid.surface();
  const edges = triangles.length / 2;
  if (positions.length / 3 - edges + triangles.length / 3 !== 2) return 'the surface is no sphere';
  if (!(solid.mass().volume > 0)) return `the volume is ${solid.mass().volume}`;
  const gradient = new Float64Array(3);
  let worst = 0;
  for (let o = 0; o < points.length; o += 3)
    worst = Math.max(worst, solid.distance(points, o, gradient) / extent);
  return worst <= OUTSIDE ? worst : `a point lies ${worst.toExponential(1)} of the extent outside`;
}
