/** Surface vertices of one tetrahedral mesh inside another: the same vertices, in the same tetrahedra. */
import { TetMesh } from 'pliant';
import { TetQuery } from 'pliant/queries';
import { readFrom } from '../mesh-files/cases.js';
import { referenceJson } from '../reference-files.js';
import { type SuiteResult, Tally } from '../suite.js';

type Containment = Record<string, number[]>;

interface Case {
  readonly A: string;
  readonly B: string;
  readonly transformB: { centre: number[]; scale: number; q: number[]; t: number[] };
  readonly B_surface_vertices_in_A: Containment;
  readonly A_surface_vertices_in_B: Containment;
}

export function tetVertexInTet(dataDir: string): SuiteResult {
  const tally = new Tally('tet-vertex-in-tet');
  const { cases } = referenceJson<{ cases: Case[] }>(dataDir, 'reference/oracles/tet_vertex_in_tet.json');
  let vertices = 0;
  cases.forEach((test, i) => {
    const a = solid(dataDir, test.A);
    const local = solid(dataDir, test.B);
    const b = new TetMesh({ positions: placed(local.positions, test.transformB), tets: local.tets });
    const inA = containment(b, a);
    const inB = containment(a, b);
    vertices += Object.keys(inA).length + Object.keys(inB).length;
    tally.case(
      same(inA, test.B_surface_vertices_in_A) && same(inB, test.A_surface_vertices_in_B),
      () => `case ${i}: ${test.B} against ${test.A} differ`,
    );
  });
  tally.note(`${vertices} penetrating vertices.`);
  return tally.result();
}

function solid(dataDir: string, path: string): TetMesh {
  return new TetMesh(readFrom(dataDir, path.replace(/^pack\//, '')));
}

/** R(q)·((x − centre)·scale) + t, with the real part of the quaternion first. */
function placed(p: Float64Array, { centre, scale, q, t }: Case['transformB']): Float64Array {
  const [w, x, y, z] = q as [number, number, number, number];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
  return p.map((_, i) => {
    const v = i - (i % 3);
    const r = rows[i % 3];
    return [0, 1, 2].reduce((sum, n) => sum + r[n] * (p[v + n] - centre[n]) * scale, t[i % 3]);
  });
}

/** Surface vertices of `inner` that lie in tetrahedra of `outer`. */
function containment(inner: TetMesh, outer: TetMesh): Containment {
  const query = new TetQuery(outer);
  const found: Containment = {};
  for (const vertex of surfaceVertices(inner)) {
    const tets: number[] = [];
    query.tetsAt(inner.positions.subarray(3 * vertex, 3 * vertex + 3), (t) => {
      tets.push(t);
      return false;
    });
    if (tets.length > 0) found[vertex] = tets;
  }
  return found;
}

/** Vertices of the faces that belong to one tetrahedron only. */
function surfaceVertices(mesh: TetMesh): number[] {
  const faces = new Map<string, number[] | null>();
  for (let t = 0; t < mesh.tets.length; t += 4) {
    for (let skip = 0; skip < 4; skip++) {
      const face = [0, 1, 2, 3].filter((k) => k !== skip).map((k) => mesh.tets[t + k]);
      const key = [...face].sort((x, y) => x - y).join();
      faces.set(key, faces.has(key) ? null : face);
    }
  }
  const vertices = new Set<number>();
  for (const face of faces.values()) for (const v of face ?? []) vertices.add(v);
  return [...vertices].sort((x, y) => x - y);
}

function same(a: Containment, b: Containment): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((k) => b[k] !== undefined && a[k].join() === [...b[k]].sort((x, y) => x - y).join())
  );
}
