import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { moved } from '../../narrowphase/tetrahedra/tetrahedra.test-support.js';
import { SoftStage } from './soft-stage.test-support.js';

type Vec = readonly [number, number, number];
const box = (size: Vec, cells: Vec) => TetMesh.box({ size, cells });
const at = (mesh: TetMesh, shift: Vec) =>
  new TetMesh({ positions: moved(mesh.positions, [0, 0, 0], shift), tets: mesh.tets });

const cube = box([1, 1, 1], [3, 3, 3]);
const dense = box([1, 1, 1], [4, 4, 4]);

interface Outcome {
  /** When no vertex was left inside [s]; infinite for never. */
  readonly freeAt: number;
  /** Way of the first body against the second [m]. */
  readonly way: readonly number[];
  /** Largest speed of a centre of mass at any time [m/s]. */
  readonly fastest: number;
  readonly turned: number;
}

/** Starts two bodies at rest where they are, and stops when they have been free for a tenth of a second. */
function part(response: string, kind: 'xpbd' | 'shapeMatching', a: TetMesh, b: TetMesh): Outcome {
  const stage = new SoftStage({ response });
  for (const mesh of [a, b])
    kind === 'xpbd' ? stage.xpbd({ mesh, damping: 0.01 }) : stage.shapeMatching({ mesh });
  const start = [stage.centre(0), stage.centre(1)];
  let freeAt = Infinity;
  let fastest = 0;
  for (let k = 1; k <= 120 && k / 60 < freeAt + 0.1; k++) {
    stage.step(1 / 60, 5);
    for (const body of [0, 1]) fastest = Math.max(fastest, Math.hypot(...stage.velocityOf(body)));
    if (stage.overlapping() > 0) freeAt = Infinity;
    else freeAt = Math.min(freeAt, k / 60);
  }
  const end = [stage.centre(0), stage.centre(1)];
  const way = [0, 1, 2].map((i) => end[0][i] - start[0][i] - (end[1][i] - start[1][i]));
  return { freeAt, way, fastest, turned: Math.max(stage.turned(0), stage.turned(1)) };
}

const degreesFromX = ([x, y, z]: readonly number[]) => (Math.atan2(Math.hypot(y!, z!), -x!) * 180) / Math.PI;

describe.each([
  ['contact-surface', 'xpbd'],
  ['contact-surface', 'shapeMatching'],
  ['penalty', 'shapeMatching'],
] as const)('bodies placed inside each other, %s, %s', (response, kind) => {
  it.each([
    [0.5, 0.05, 0.03, 1],
    [0.8, 0.05, 0.05, 2],
  ])(
    'cubes that overlap by %f, offset %f and %f, part along the true axis within a second',
    (overlap, y, z, most) => {
      const { freeAt, way, fastest, turned } = part(response, kind, cube, at(cube, [1 - overlap, y, z]));
      expect(freeAt).toBeLessThan(1);
      expect(degreesFromX(way)).toBeLessThan(most);
      // As far as needed, and no farther than a few hundredths.
      expect(Math.hypot(...way)).toBeGreaterThan(overlap - 1e-3);
      expect(Math.hypot(...way)).toBeLessThan(overlap + 0.05);
      expect(turned).toBeLessThan(1);
      expect(fastest).toBeLessThan(0.02);
    },
  );

  it.each([
    ['an enclosed cube', dense, at(box([0.4, 0.4, 0.4], [2, 2, 2]), [0.05, 0.02, 0.1])],
    ['a cube in the very middle of another', dense, box([0.4, 0.4, 0.4], [2, 2, 2])],
    ['an enclosed ball', dense, at(TetMesh.sphere({ radius: 0.2, edge: 0.12 }), [0.05, 0.02, 0.1])],
    ['crossing bars', box([2, 0.4, 0.4], [10, 2, 2]), at(box([0.4, 0.4, 2], [2, 2, 10]), [0.05, 0.08, 0.1])],
    [
      'a bar through a plate',
      box([2, 0.2, 2], [10, 1, 10]),
      at(box([0.3, 2, 0.3], [2, 10, 2]), [0.05, 0.08, 0.1]),
    ],
  ])('%s: free within two seconds, and slow', (_, a, b) => {
    const { freeAt, fastest } = part(response, kind, a, b);
    expect(freeAt).toBeLessThan(2);
    expect(fastest).toBeLessThan(0.1);
  });
});
