/**
 * Surfaces of sampled fields: analytic ones, whose area and volume are known, and random ones, which no table may leave open. The reference
 * has the numbers of other tables. Topology inside an ambiguous cell is each table's own, so on random fields only closedness counts.
 */
import { TriangleMesh } from 'pliant';
import { marchingCubes } from 'pliant/molecules';
import type { DataFolder } from '../data-folder.js';
import { Tally } from '../suite.js';
import type { Suite, SuiteResult } from '../types.js';

interface Measured {
  readonly area?: number;
  readonly volume?: number;
  readonly chi: number;
  readonly comps: number;
  readonly open_edges: number;
}

interface Case {
  readonly name: string;
  readonly iso: number;
  readonly n: number;
  readonly L?: number;
  readonly field?: readonly number[];
  readonly exact?: Partial<Measured>;
  readonly lewiner: Measured;
}

type Field = (x: number, y: number, z: number) => number;

/** Least order of convergence of area and volume from one grid to the next; 2 in the limit. */
const LEAST_ORDER = 1.7;

/** Share of area and volume by which tables may differ where no exact value is known: they cut some cells along other diagonals. */
const BETWEEN_TABLES = 0.01;

const pair =
  (d: number): Field =>
  (x, y, z) =>
    1 / ((x - d) ** 2 + y * y + z * z) + 1 / ((x + d) ** 2 + y * y + z * z);

/** Each formula with the inside above the level. */
const FIELDS: readonly (readonly [start: string, sign: 1 | -1, field: Field])[] = [
  ['sphere', -1, (x, y, z) => x * x + y * y + z * z],
  ['torus', -1, (x, y, z) => (Math.sqrt(x * x + y * y) - 0.6) ** 2 + z * z],
  ['two metaballs d=0.3 ', 1, pair(0.3)],
  ['two metaballs d=0.62', 1, pair(0.62)],
  [
    'gyroid',
    1,
    (x, y, z) =>
      Math.sin(3 * x) * Math.cos(3 * y) +
      Math.sin(3 * y) * Math.cos(3 * z) +
      Math.sin(3 * z) * Math.cos(3 * x),
  ],
];

export const suite: Suite = {
  name: 'marching-cubes',
  sentence: 'Area, volume, topology and closedness of surfaces from sampled fields.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const { cases } = await data.json<{ cases: Case[] }>('reference/oracles/marching_cubes.json');
  const tally = new Tally(suite.name);
  const errors = new Map<string, { readonly area: number; readonly volume: number }>();
  let sameTopology = 0;
  for (const one of cases) {
    const mesh = new TriangleMesh(one.field ? randomSurface(one, one.field) : analyticSurface(one));
    const wrong = one.field ? openOrBent(mesh) : compare(one, mesh, errors);
    tally.case(wrong === '', () => `${one.name}, n ${one.n}: ${wrong}`);
    if (one.field && mesh.topology.eulerCharacteristic === one.lewiner.chi) sameTopology++;
  }
  tally.note(
    `faces by the asymptotic decider, no tunnels inside cells; same Euler characteristic as MC33 on ${sameTopology} random fields`,
  );
  return tally.result();
}

function openOrBent({ topology }: TriangleMesh): string {
  const { openEdges, crowdedEdges, inconsistentEdges, pinchedVertices } = topology;
  const bad = [openEdges, crowdedEdges, inconsistentEdges, pinchedVertices].map(({ length }) => length);
  return bad.some((count) => count > 0)
    ? `open, crowded, inconsistent edges, pinched vertices: ${bad.join(', ')}`
    : '';
}

function compare(
  one: Case,
  mesh: TriangleMesh,
  errors: Map<string, { readonly area: number; readonly volume: number }>,
): string {
  const { exact, lewiner, name } = one;
  const { topology } = mesh;
  if (topology.openEdges.length !== lewiner.open_edges)
    return `${topology.openEdges.length} open edges, not ${lewiner.open_edges}`;
  if (topology.crowdedEdges.length > 0) return `${topology.crowdedEdges.length} crowded edges`;
  if (topology.eulerCharacteristic !== (exact?.chi ?? lewiner.chi))
    return `chi ${topology.eulerCharacteristic}`;
  if (topology.shellCount !== (exact?.comps ?? lewiner.comps)) return `${topology.shellCount} shells`;
  if (lewiner.open_edges > 0) return '';
  if (mesh.orientation !== 'outward') return `faces look ${mesh.orientation}`;
  if (exact?.area === undefined || exact.volume === undefined) {
    const [area, volume] = [
      Math.abs(mesh.area / lewiner.area! - 1),
      Math.abs(mesh.volume / lewiner.volume! - 1),
    ];
    return Math.max(area, volume) < BETWEEN_TABLES
      ? ''
      : `area and volume ${area} and ${volume} off those of MC33`;
  }
  const now = { area: Math.abs(mesh.area - exact.area), volume: Math.abs(mesh.volume - exact.volume) };
  const before = errors.get(name);
  errors.set(name, now);
  const order = before && Math.min(Math.log2(before.area / now.area), Math.log2(before.volume / now.volume));
  return order !== undefined && order < LEAST_ORDER ? `order of convergence ${order}` : '';
}

function analyticSurface({ name, n, L, iso }: Case) {
  const [, sign, field] = FIELDS.find(([start]) => name.startsWith(start))!;
  const spacing = (2 * L!) / (n - 1);
  const at = (k: number) => -L! + k * spacing;
  const values = Float64Array.from(
    { length: n ** 3 },
    (_, k) => sign * field(at(k % n), at(Math.floor(k / n) % n), at(Math.floor(k / n ** 2))),
  );
  return marchingCubes({ origin: [-L!, -L!, -L!], spacing, size: [n, n, n], values }, sign * iso);
}

/** The reference has x slowest; a closed surface doesn't mind which axis is which. */
function randomSurface({ n, iso }: Case, field: readonly number[]) {
  return marchingCubes(
    { origin: [0, 0, 0], spacing: 1, size: [n, n, n], values: Float64Array.from(field) },
    iso,
  );
}
