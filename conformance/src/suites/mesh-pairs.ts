/** Two meshes in many poses: touching or not, how many triangle pairs, how far apart. Answers by coal and by trying all. */
import { MeshPair, pairDistance } from 'pliant/queries';
import { referenceJson } from '../reference-files.js';
import { readSurface } from '../reference-surface.js';
import { type SuiteResult, Tally } from '../suite.js';

interface Query {
  readonly qa: number[];
  readonly ta: number[];
  readonly qb: number[];
  readonly tb: number[];
  readonly collide: boolean;
  readonly tri_pairs: number;
  readonly distance: number;
}

interface Oracle {
  readonly meshA: string;
  readonly meshB: string;
  readonly queries: Query[];
}

export const MESH_PAIR_FILES = ['env_rob', 'gear_gear', 'link_link', 'spot_spot', 'torus_torus'] as const;

/** Distance tolerance, relative. */
const TOLERANCE = 1e-6;

export function meshPairs(dataDir: string, deformable = false): SuiteResult {
  const tally = new Tally(deformable ? 'mesh-pairs-refitted' : 'mesh-pairs');
  for (const name of MESH_PAIR_FILES) {
    const oracle = referenceJson<Oracle>(dataDir, `reference/oracles/mesh_${name}.json`);
    const pair = new MeshPair(readSurface(dataDir, oracle.meshA), readSurface(dataDir, oracle.meshB));
    if (deformable) pair.a.update();
    oracle.queries.forEach((query, i) => {
      tally.case(agrees(pair, query), () => `${name} pose ${i}: ${describe(pair, query)}`);
    });
  }
  return tally.result();
}

/** The collection writes quaternions with the real part first. */
const turned = (q: number[]) => [q[1], q[2], q[3], q[0]];

function agrees(pair: MeshPair, query: Query): boolean {
  pair.placeA(query.ta, turned(query.qa)).placeB(query.tb, turned(query.qb));
  const flag = pair.intersects();
  const count = pair.trianglePairs().count;
  const distance = pair.distance(pairDistance()).distance;
  return (
    flag === query.collide &&
    count === query.tri_pairs &&
    Math.abs(distance - query.distance) <= TOLERANCE * Math.max(1, query.distance)
  );
}

function describe(pair: MeshPair, query: Query): string {
  const got = `${pair.intersects()}, ${pair.trianglePairs().count} pairs, distance ${pair.distance().distance}`;
  return `${got} instead of ${query.collide}, ${query.tri_pairs} pairs, distance ${query.distance}`;
}
