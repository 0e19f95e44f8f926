/** The suites of the mesh queries, as the runner lists them. */
import type { SuiteResult } from '../suite.js';
import { ccdQueries } from './ccd-queries.js';
import { robustPredicates, triTriInteger } from './exact-predicates.js';
import { meshPairs } from './mesh-pairs.js';
import { meshSdf } from './mesh-sdf.js';
import { tetVertexInTet } from './tet-vertex-in-tet.js';
import { twoCubes } from './two-cubes.js';

interface MeshQuerySuite {
  readonly name: string;
  readonly sentence: string;
  run(data: { readonly path: string }): Promise<SuiteResult>;
}

function suite(name: string, sentence: string, run: (dataDir: string) => SuiteResult): MeshQuerySuite {
  return { name, sentence, run: async (data) => run(data.path) };
}

export const meshQuerySuites: readonly MeshQuerySuite[] = [
  suite('mesh-pairs', 'Flags, triangle pairs and distances of two meshes against coal.', meshPairs),
  suite('mesh-pairs-refitted', 'The same with the boxes of deforming meshes.', (dir) => meshPairs(dir, true)),
  suite('mesh-sdf', 'Signed distances to closed meshes against an exhaustive search.', meshSdf),
  suite('tri-tri-integer', 'Triangle pairs on an integer grid against linear programs.', triTriInteger),
  suite('robust-predicates', 'Signs of determinants against exact rationals.', robustPredicates),
  suite('tet-vertex-in-tet', 'Vertices in tetrahedra against exact rationals.', tetVertexInTet),
  suite('ccd-queries', 'Linear continuous collision: nothing missed, false alarms counted.', ccdQueries),
  suite('two-cubes', 'Crossing triangle pairs of two cubes against exhaustion.', twoCubes),
];
