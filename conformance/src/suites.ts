/** Every suite, in the order in which they run. A new one is one line here and one file in `suites/`. */
import { ccdQueries } from './suites/ccd-queries.js';
import { suite as closedForm } from './suites/closed-form.js';
import { suite as convexHulls } from './suites/convex-hulls.js';
import { robustPredicates, triTriInteger } from './suites/exact-predicates.js';
import { gallery } from './suites/gallery.js';
import { gauntlet } from './suites/gauntlet.js';
import { joints } from './suites/joints.js';
import { suite as knownBoxes } from './suites/known-boxes.js';
import { suite as marchingCubes } from './suites/marching-cubes.js';
import { meshDiagnosisSuites } from './suites/mesh-diagnosis.js';
import { meshFileSuites } from './suites/mesh-files.js';
import { meshPairs } from './suites/mesh-pairs.js';
import { meshSdf } from './suites/mesh-sdf.js';
import { suite as obbPairs } from './suites/obb-pairs.js';
import { planarBounds } from './suites/planar-bounds.js';
import { planarClipping } from './suites/planar-clipping.js';
import { planarShapely } from './suites/planar-shapely.js';
import { randomDrops } from './suites/random-drops.js';
import { rigidMethods } from './suites/rigid-methods.js';
import { rigidScenes } from './suites/rigid-scenes.js';
import { siconosFriction, siconosLcp } from './suites/siconos.js';
import { suite as simbenchmark } from './suites/simbenchmark.js';
import { tetPoints } from './suites/tet-points.js';
import { tetVertexInTet } from './suites/tet-vertex-in-tet.js';
import { suite as torqueFree } from './suites/torque-free.js';
import { twoCubes } from './suites/two-cubes.js';
import type { Suite, SuiteAnswer } from './types.js';

const suite = (name: string, sentence: string, run: (folder: string) => SuiteAnswer): Suite => ({
  name,
  sentence,
  run: (data) => run(data.path),
});

export const suites: readonly Suite[] = [
  closedForm,
  rigidMethods,
  joints,
  rigidScenes,
  randomDrops,
  gallery,
  gauntlet,
  siconosLcp,
  siconosFriction,
  obbPairs,
  knownBoxes,
  convexHulls,
  simbenchmark,
  torqueFree,
  suite(
    'robust-predicates',
    'Signs of orientation and circle tests against exact rationals.',
    robustPredicates,
  ),
  suite('tri-tri-integer', 'Closed intersection of triangles on integer grids.', triTriInteger),
  suite('ccd-queries', 'Linear continuous collision: no collision may be missed.', ccdQueries),
  suite('mesh-pairs', 'Intersecting triangles and distances of posed meshes against coal.', (folder) => [
    meshPairs(folder),
    meshPairs(folder, true),
  ]),
  suite('mesh-sdf', 'Signed distances of points to meshes.', meshSdf),
  suite(
    'tet-vertex-in-tet',
    'Vertices in tetrahedra of another mesh against exact rationals.',
    tetVertexInTet,
  ),
  suite('two-cubes', 'Crossing triangles of the two-cubes meshes.', twoCubes),
  suite(
    'tet-colliding-points',
    'Colliding points of two bodies of tetrahedra against exact rationals.',
    tetPoints,
  ),
  marchingCubes,
  suite('mesh-files', 'Mesh files read, refused and damaged.', meshFileSuites),
  suite('mesh-diagnosis', 'What is wrong with the meshes of the collection.', meshDiagnosisSuites),
  planarShapely,
  planarClipping,
  planarBounds,
];
