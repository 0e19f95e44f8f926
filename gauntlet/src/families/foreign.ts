/** Scenes and meshes that nobody here made. Those from the data folder are skipped, and say so, where it is missing. */
import type { Random } from 'pliant';
import type { BodyOf, Case, Facts, ShapeOf, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { extentOf, filesBelow, isClosed, meshOf, middleOf, skippedWithout } from '../foreign/data.js';
import { readIpc } from '../foreign/ipc.js';
import { readMujoco } from '../foreign/mujoco.js';
import { type ForeignScene, readRigidIpc } from '../foreign/rigid-ipc.js';
import { caseOf, FLOOR, oneOf, rigid, turnOf } from '../generate/scenes.js';
import { modulusFor, soft } from '../generate/solids.js';
import { SOFT, UNSTEADY } from './soft.js';

const PIPELINE = 'one pipeline';
const RIGID = 'rigid solver';

/** Steps of a foreign scene; the whole of it is the business of the conformance suites. */
const STEPS = 90;

const kept = new Map<string, readonly string[]>();

/** Files of a folder that a reader can read, found once. */
function readable(
  folder: string,
  ends: readonly string[],
  read: (path: string) => unknown,
): readonly string[] {
  const known = kept.get(folder) ?? filesBelow(folder, ends).filter((path) => read(path) !== undefined);
  kept.set(folder, known);
  return known;
}

function played(
  random: Random,
  folder: string,
  ends: readonly string[],
  read: (path: string) => ForeignScene | undefined,
  facts: Facts = {},
): Case {
  const path = oneOf(random, readable(folder, ends, read));
  const { dt, gravity, bodies } = read(path) as ForeignScene;
  return caseOf(STEPS * dt, { name: path.slice(-60), dt, gravity, bodies }, facts);
}

/** Small closed meshes of the data folder, as shapes one metre across around their centre of mass. */
function closedMeshes(): readonly string[] {
  const known =
    kept.get('tri') ?? filesBelow('tri', ['.obj', '.stl', '.STL', '.ply', '.off'], 100_000).filter(isGood);
  kept.set('tri', known);
  return known;
}

function isGood(path: string): boolean {
  if (path.includes('/bad')) return false;
  try {
    const { triangles, positions } = meshOf(path);
    return triangles.length <= 3000 && isClosed(triangles) && middleOf(positions, triangles).volume > 0;
  } catch {
    return false;
  }
}

function metreWide(path: string): ShapeOf {
  const { positions, triangles } = meshOf(path);
  const { middle } = middleOf(positions, triangles);
  const factor = 1 / extentOf(positions);
  return {
    kind: 'mesh',
    positions: Array.from(positions, (x, i) => (x - middle[i % 3]) * factor),
    triangles: [...triangles],
  } as unknown as ShapeOf;
}

/** Two meshes, one above the other, over a floor. */
function dropped(random: Random): Case {
  const bodies = [0, 1].map((i) => {
    const path = oneOf(random, closedMeshes());
    return rigid(`${i} ${path.slice(-40)}`, metreWide(path), [0.1 * i, 1 + 1.3 * i, 0], {
      orientation: turnOf(random),
    });
  });
  return caseOf(1.2, { dt: 1 / 60, bodies: [FLOOR, ...bodies] }, { floor: 0 });
}

/** A mesh of tetrahedra as a soft body on a floor. */
function softly(random: Random): Case {
  const paths = readable('tet', ['.msh', '.vtk', '.veg'], (path) => {
    if (path.includes('malformed')) return undefined;
    const { tets } = meshOf(path);
    return tets.length > 0 && tets.length <= 4 * 900 ? path : undefined;
  });
  const { positions, tets } = meshOf(oneOf(random, paths));
  const factor = 1 / extentOf(positions);
  const middle = [0, 1, 2].map((k) => {
    const along = positions.filter((_, i) => i % 3 === k);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const mesh = {
    kind: 'data' as const,
    positions: Array.from(positions, (x, i) => (x - middle[i % 3]) * factor),
    tets: [...tets],
  };
  const model = { kind: 'xpbd' as const, youngsModulus: modulusFor(random, 1), poissonRatio: 0.3 };
  return caseOf(1, { dt: 1 / 60, bodies: [FLOOR, soft('body', mesh, model, [0, 1, 0])] }, { floor: 0 });
}

/** Scenes of SimBenchmark from its figures, with fewer bodies: balls that bounce for ever, a block of balls, balls carried by a box. */
function simBenchmark(random: Random): Case {
  const ball = (name: string, radius: number, position: Vec3, more: object): BodyOf =>
    rigid(name, { kind: 'sphere', radius }, position, { mass: 10, ...more } as never);
  const block = (lowest: number, restitution: number) =>
    Array.from({ length: 27 }, (_, i) => {
      const [x, y, z] = [i % 3, Math.floor(i / 9), Math.floor(i / 3) % 3];
      const jitter = () => random.uniform(-1e-3, 1e-3);
      const at: Vec3 = [0.21 * (x - 1) + jitter(), lowest + 0.21 * y, 0.21 * (z - 1) + jitter()];
      return ball(`ball ${i}`, 0.1, at, { restitution, friction: 0 });
    });
  const dt = oneOf(random, [1 / 100, 1 / 200]);
  const floor = (restitution: number, friction: number) => ({ ...FLOOR, restitution, friction }) as BodyOf;
  switch (random.int(3)) {
    case 0: {
      const balls = Array.from({ length: 9 }, (_, i) =>
        ball(`ball ${i}`, 0.1, [(i % 3) * 0.5, 0.5 + 0.1 * i, Math.floor(i / 3) * 0.5], {
          restitution: 1,
          friction: 0,
        }),
      );
      return caseOf(1, { dt, sleeping: false, bodies: [floor(1, 0), ...balls] }, { floor: 0 });
    }
    case 1:
      return caseOf(0.8, { dt, bodies: [floor(0, 0), ...block(0.101, 0)] }, { floor: 0 });
    default:
      return caseOf(0.8, { dt, bodies: [floor(1, 0), ...block(0.4, 1)] }, { floor: 0 });
  }
}

export const FOREIGN: readonly Family[] = [
  {
    name: 'foreign-simbenchmark',
    sentence: 'Scenes of SimBenchmark from its figures, with fewer balls.',
    expected: { energy: RIGID, 'says-so': RIGID },
    slow: true,
    make: simBenchmark,
  },
  {
    name: 'foreign-rigid-ipc',
    sentence: 'Scenes of the rigid-ipc collection.',
    slow: true,
    skipped: skippedWithout('reference/rigid-ipc-3d-scenes'),
    make: (random) => played(random, 'reference/rigid-ipc-3d-scenes', ['.json'], readRigidIpc),
  },
  {
    name: 'foreign-ipc',
    sentence: 'Scenes of the IPC paper in which soft bodies fall on obstacles and each other.',
    expected: { ...UNSTEADY, finite: SOFT },
    slow: true,
    skipped: skippedWithout('reference/ipc-scenes'),
    make: (random) => played(random, 'reference/ipc-scenes/scenes', ['.txt'], readIpc),
  },
  {
    name: 'foreign-mujoco',
    sentence: "Fixtures of MuJoCo's collision tests.",
    slow: true,
    skipped: skippedWithout('reference/mujoco-xml'),
    make: (random) => played(random, 'reference/mujoco-xml', ['.xml'], readMujoco, { overlaps: true }),
  },
  {
    name: 'foreign-meshes',
    sentence: 'Closed meshes of the data folder fall on each other.',
    expected: { apart: PIPELINE },
    slow: true,
    skipped: skippedWithout('tri'),
    make: dropped,
  },
  {
    name: 'foreign-tets',
    sentence: 'Meshes of tetrahedra of the data folder fall on a floor.',
    expected: UNSTEADY,
    slow: true,
    skipped: skippedWithout('tet'),
    make: softly,
  },
];
