/** Vertices of one body of tetrahedra in the tetrahedra of another: the sets an exact reference lists, ties included. */
import { TetMesh } from 'pliant';
import { CollidingPoints, PointFinder, TetBody, TetTopology } from 'pliant/methods';
import { readFrom } from '../mesh-files/cases.js';
import { referenceJson } from '../reference-files.js';
import { type SuiteResult, Tally } from '../suite.js';

interface Pose {
  readonly centre: readonly number[];
  readonly scale: number;
  /** w, x, y, z */
  readonly q: readonly number[];
  readonly t: readonly number[];
}

interface Case {
  readonly A: string;
  readonly B: string;
  readonly transformB: Pose;
  readonly B_surface_vertices_in_A: Readonly<Record<string, readonly number[]>>;
  readonly A_surface_vertices_in_B: Readonly<Record<string, readonly number[]>>;
}

export function tetPoints(dataDir: string): SuiteResult {
  const tally = new Tally('tet-colliding-points');
  const { cases } = referenceJson<{ cases: Case[] }>(dataDir, 'reference/oracles/tet_vertex_in_tet.json');
  const topologies = new Map<string, TetTopology>();
  const topology = (file: string) => {
    const known =
      topologies.get(file) ?? new TetTopology(new TetMesh(readFrom(dataDir, file.replace(/^pack\//, ''))));
    topologies.set(file, known);
    return known;
  };
  cases.forEach((c, i) => {
    const a = new TetBody(topology(c.A));
    const b = new TetBody(topology(c.B), placed(topology(c.B).restPositions, c.transformB));
    const forth = compare(b, a, c.B_surface_vertices_in_A);
    const back = compare(a, b, c.A_surface_vertices_in_B);
    tally.case(forth === '' && back === '', () => `case ${i} (${c.A}, ${c.B}): ${forth} ${back}`);
  });
  return tally.result();
}

/** Empty when the closed sets are those listed and the points inside are among them; otherwise what differs. */
function compare(
  points: TetBody,
  solid: TetBody,
  expected: Readonly<Record<string, readonly number[]>>,
): string {
  const finder = new PointFinder();
  const found = new Map<number, number[]>();
  for (const { vertex, tet } of finder.touching(points, solid)) {
    if (points.topology.onSurface[vertex] === 0) continue;
    found.set(vertex, [...(found.get(vertex) ?? []), tet]);
  }
  const listed = Object.entries(expected);
  if (listed.length !== found.size) return `${found.size} vertices instead of ${listed.length}.`;
  for (const [vertex, tets] of listed) {
    const own = found.get(Number(vertex));
    if (own?.join() !== [...tets].sort((p, q) => p - q).join())
      return `vertex ${vertex} in ${own} instead of ${tets}.`;
  }
  const inside = new CollidingPoints();
  finder.find(points, solid, inside);
  for (let k = 0; k < inside.count; k++) {
    const v = inside.vertices[k];
    if (points.topology.onSurface[v] === 1 && !expected[v]?.includes(inside.tets[k]))
      return `vertex ${v} is not listed.`;
  }
  return '';
}

function placed(positions: Float64Array, { centre, scale, q, t }: Pose): Float64Array {
  const [w, x, y, z] = q as [number, number, number, number];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
  const out = new Float64Array(positions.length);
  for (let k = 0; k < positions.length; k += 3) {
    const p = [0, 1, 2].map((i) => (positions[k + i] - centre[i]) * scale);
    rows.forEach((row, i) => {
      out[k + i] = row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + t[i];
    });
  }
  return out;
}
