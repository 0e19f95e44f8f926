import type { Command } from 'commander';
import { PliantError, TriangleMesh, tetrahedralise } from 'pliant';
import { surfaceOf, writableFormat, writeMesh } from 'pliant/io';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { printNotes, readMeshFile } from '../meshes/mesh-file.js';
import { OutputFile } from '../output/output-file.js';
import { isSameFile } from '../output/outputs.js';
import { plural, significant } from '../run/quantities.js';
import { quantity } from '../values.js';

interface Options {
  readonly edge?: number;
  readonly quality?: number;
  readonly scale?: number;
  readonly text?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Formats that hold tetrahedra. */
const HOLDS = /\.(msh|vtk|vtu)$/i;
/** Edges along the longest side by default. */
const ALONG = 12;

export function addTetrahedralise(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('tetrahedralise')
    .description('fill a closed surface with tetrahedra')
    .argument('<input>', 'mesh file with a closed surface')
    .argument('<output>', 'file to write: .msh, .vtk or .vtu')
    .option(
      '--edge <m>',
      'length of edges; a twelfth of the longest side by default',
      quantity('--edge', 'm', 0, 1e9),
    )
    .option(
      '--quality <q>',
      'least quality of a tetrahedron, 0 to 1; 0.5 by default',
      quantity('--quality', '', 0, 1),
    )
    .option('--scale <factor>', 'multiply all coordinates first', quantity('--scale', '', 0, 1e12))
    .option('--text', 'write text where the format has both text and binary')
    .option('--json', 'print what was made as one JSON object')
    .option('--quiet', 'no words')
    .action((input: string, output: string, options: Options) => end(fill(input, output, options, io)));
}

function fill(input: string, output: string, options: Options, io: Io): number {
  if (!HOLDS.test(output)) throw refusal(`${output} can't hold tetrahedra; write .msh, .vtk or .vtu.`);
  if (isSameFile(input, output, io.cwd))
    throw refusal(`${output} is the input itself; give the output another name.`);
  const source = readMeshFile(input, io);
  const { positions, triangles } = surfaceOf(source.data);
  const scaled = positions.map((x) => x * (options.scale ?? 1));
  const result = made(input, scaled, triangles, options);
  const { mesh, edge, boundaryDistance, surfaceDistance, missed } = result;
  const bytes = writeMesh(
    writableFormat(output),
    { positions: mesh.positions, tets: mesh.tets },
    { encoding: options.text ? 'text' : 'binary' },
  );
  const file = new OutputFile(output, io.cwd);
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.discard();
  }
  const vertices = mesh.positions.length / 3;
  const tets = mesh.tets.length / 4;
  if (options.json) {
    const report = {
      input,
      output,
      vertices,
      tets,
      edge,
      boundaryDistance,
      surfaceDistance,
      missed: missed.length,
      bytes: bytes.length,
    };
    io.stdout(`${JSON.stringify(report, undefined, 2)}\n`);
  } else if (!options.quiet) {
    printNotes(source, io);
    if (missed.length > 0)
      io.stderr(
        `${input}: ${plural(missed.length, 'triangle')} lie in parts too thin for this edge; take a smaller --edge.\n`,
      );
    io.stdout(
      `${output}: ${plural(tets, 'tetrahedron').replace('tetrahedrons', 'tetrahedra')}, ${plural(vertices, 'vertex').replace('vertexs', 'vertices')}, edges of ${significant(edge)} m; the surface is met within ${significant(Math.max(boundaryDistance, surfaceDistance))} m.\n`,
    );
  }
  return SUCCESS;
}

function made(file: string, positions: Float64Array, triangles: Uint32Array, options: Options) {
  try {
    const surface = new TriangleMesh({ positions, triangles });
    const edge = options.edge ?? longestSide(positions) / ALONG;
    return tetrahedralise(surface, {
      edge,
      ...(options.quality !== undefined && { quality: options.quality }),
    });
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw refusal(`${file}: ${error.sentence}`, error);
  }
}

function longestSide(positions: Float64Array): number {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  positions.forEach((x, i) => {
    low[i % 3] = Math.min(low[i % 3], x);
    high[i % 3] = Math.max(high[i % 3], x);
  });
  return Math.max(...high.map((x, k) => x - low[k]));
}
