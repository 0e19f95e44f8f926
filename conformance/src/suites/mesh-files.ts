/**
 * Mesh files: every mesh of the collection is read with the counts that an independent parser found, every malformed
 * file is refused with a sentence and a place, and ten thousand damaged files of each format end well.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PliantError, TetMesh, TriangleMesh } from 'pliant';
import { MESH_FORMATS, type MeshData } from 'pliant/io';
import { differences, readFrom, runCase } from '../mesh-files/cases.js';
import { fuzzFormat } from '../mesh-files/fuzz.js';
import { readProvenance, type TetRow } from '../mesh-files/provenance.js';
import { type SuiteResult, Tally } from '../suite.js';

/** Longest that one damaged file of a kilobyte may take [ms]; a machine under load needs a margin. */
const LONGEST = 5000;
const MUTATIONS = 10_000;

/** @param data the folder that holds `tet/` and `tri/`. */
export function meshFileSuites(data: string): SuiteResult[] {
  return [readAll(data), refuseMalformed(data), sameInEveryVariant(data), surviveDamage()];
}

/** Vertices and elements as PROVENANCE.md counts them, and the arch stones, which it lists without a table. */
export function readAll(data: string): SuiteResult {
  const tally = new Tally('mesh-files/read');
  const { tets, triangles } = readProvenance(data);
  for (const row of tets) {
    if (!row.mustBeRefused) runCase(tally, row.file, () => compareTets(readFrom(data, row.file), row));
  }
  for (const { file, counts } of triangles) {
    if (!counts) continue;
    runCase(tally, file, () => {
      const mesh = readFrom(data, file);
      return differences([
        ['vertices', mesh.positions.length / 3, counts.vertices],
        ['triangles', mesh.triangles.length / 3, counts.triangles],
      ]);
    });
  }
  for (const file of readdirSync(join(data, 'tet/polyfem/arch'))) {
    runCase(tally, `arch/${file}`, () => {
      const { tets: stone, positions } = readFrom(data, join('tet/polyfem/arch', file));
      return differences([
        ['vertices', positions.length / 3, 8],
        ['tets', stone.length / 4, 6],
        ['positive', positiveTets(positions, stone), 6],
      ]);
    });
  }
  for (const file of readdirSync(join(data, 'tri/rigid-ipc/arch25'))) {
    runCase(tally, `arch25/${file}`, () =>
      new TriangleMesh(readFrom(data, join('tri/rigid-ipc/arch25', file))).isSolid ? undefined : 'not closed',
    );
  }
  runCase(tally, 'tri/trimesh/bad-io/empty.ply', () => {
    const mesh = readFrom(data, 'tri/trimesh/bad-io/empty.ply');
    return differences([
      ['vertices', mesh.positions.length, 0],
      ['kind', mesh.kind, 'points'],
    ]);
  });
  return tally.result();
}

function compareTets(mesh: MeshData, row: TetRow): string | undefined {
  const solid = new TetMesh(mesh);
  // The table prints five digits.
  const volumeFits = Math.abs(solid.volume - row.volume) <= 1e-4 * Math.abs(row.volume);
  return differences([
    ['vertices', solid.vertexCount, row.vertices],
    ['tets', solid.tetCount, row.tets],
    ['positive', positiveTets(solid.positions, solid.tets), row.positive],
    ['volume', volumeFits ? row.volume : solid.volume, row.volume],
    ['boundary triangles', solid.boundary().triangles.length / 3, row.surface],
  ]);
}

function positiveTets(p: Float64Array, tets: Uint32Array): number {
  let positive = 0;
  for (let t = 0; t < tets.length; t += 4) {
    const [a, b, c, d] = [tets[t] * 3, tets[t + 1] * 3, tets[t + 2] * 3, tets[t + 3] * 3] as const;
    const edge = (v: number) => [p[v] - p[a], p[v + 1] - p[a + 1], p[v + 2] - p[a + 2]] as const;
    const [[bx, by, bz], [cx, cy, cz], [dx, dy, dz]] = [edge(b), edge(c), edge(d)];
    if (bx * (cy * dz - cz * dy) + by * (cz * dx - cx * dz) + bz * (cx * dy - cy * dx) > 0) positive++;
  }
  return positive;
}

/** Files that are broken on purpose, or hold no mesh at all. */
export function refuseMalformed(data: string): SuiteResult {
  const tally = new Tally('mesh-files/refused');
  const malformed = readProvenance(data).tets.filter((row) => row.mustBeRefused);
  const others = ['tri/jolt/convex_hulls.bin', 'tri/trimesh/bad-io/ply_empty_header.ply'];
  for (const file of [...malformed.map((row) => row.file), ...others]) {
    runCase(tally, file, () => {
      try {
        readFrom(data, file);
      } catch (error) {
        if (!(error instanceof PliantError)) return `threw ${String(error)}`;
        const { line, offset } = error.place;
        tally.note(`${file}: ${line === undefined ? `byte ${offset}` : `line ${line}`}, ${error.sentence}`);
        return line === undefined && offset === undefined ? 'refused without a place' : undefined;
      }
      return 'was read';
    });
  }
  return tally.result();
}

/** One mesh in several versions of a format, text and binary, gives the same arrays. */
export function sameInEveryVariant(data: string): SuiteResult {
  const tally = new Tally('mesh-files/variants');
  const families = [
    [
      'tet/polyfem/parser/41_ascii.msh',
      'tet/polyfem/parser/22_ascii.msh',
      'tet/polyfem/parser/22_binary.msh',
    ],
    [
      'tet/mujoco/cube_41_ascii_vol_gmshApp.msh',
      'tet/mujoco/cube_22_ascii_vol_gmshApp.msh',
      'tet/mujoco/cube_22_binary_vol_gmshApp.msh',
    ],
  ];
  for (const [first, ...others] of families) {
    const expected = corners(readFrom(data, first!));
    for (const file of others) {
      runCase(tally, file, () =>
        corners(readFrom(data, file)) === expected ? undefined : `differs from ${first}`,
      );
    }
  }
  return tally.result();
}

/** Coordinates of the corners of all tetrahedra: the same whatever the order of the nodes. */
function corners(mesh: MeshData): string {
  return Array.from(mesh.tets, (v) => mesh.positions.subarray(3 * v, 3 * v + 3).join(' ')).join('\n');
}

/** Needs no data: damages files that it makes itself. */
export function surviveDamage(runs = MUTATIONS): SuiteResult {
  const tally = new Tally('mesh-files/damaged');
  for (const { name } of MESH_FORMATS) {
    const report = fuzzFormat(name, runs);
    const failures = [...report.failures];
    if (report.slowest > LONGEST) failures.push(`a file took ${report.slowest.toFixed(0)} ms`);
    for (let run = 0; run < report.runs; run++)
      tally.case(run >= failures.length, () => `${name}: ${failures[run]}`);
    tally.note(
      `${name}: ${report.refused} of ${report.runs} refused, the slowest in ${report.slowest.toFixed(0)} ms`,
    );
  }
  return tally.result();
}
