import type { Command } from 'commander';
import {
  type ImportOptions,
  MESH_FORMATS,
  type MeshData,
  surfaceOf,
  writableFormat,
  writeMesh,
} from 'pliant/io';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { contentOf, countsOf, type MeshFile, printNotes, readMeshFile } from '../meshes/mesh-file.js';
import { isStandardOutput, OutputFile } from '../output/output-file.js';
import { isSameFile } from '../output/outputs.js';
import { fileSize } from '../run/quantities.js';
import { convertScene, isOfScenes } from '../scenes/convert-scene.js';
import { EXACT_MESHES } from '../scenes/foreign-scene.js';
import { quantity } from '../values.js';

interface ConvertOptions extends ImportOptions {
  readonly to?: string;
  readonly text?: boolean;
  readonly surface?: boolean;
  readonly scale?: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function addConvert(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('convert')
    .description('turn a mesh or scene file into another format, which the name of the output says')
    .argument('<input>', 'mesh file, or scene: JSON, XML, URDF, MJCF, or glTF with rigid bodies')
    .argument(
      '<output>',
      'file to write: .obj, .stl, .ply, .glb, .gltf, .msh, .vtk or .vtu; .json, .xml, .urdf, .glb or .gltf for scenes',
    )
    .option('--to <format>', 'format to write, such as json, where the name of the output says none')
    .option('--text', 'write text where the format has both text and binary')
    .option('--surface', 'write the surface of a mesh of tetrahedra')
    .option('--scale <factor>', 'multiply all coordinates', quantity('--scale', '', 0, 1e12))
    .option(...EXACT_MESHES)
    .option('--json', 'print what was read and written as one JSON object')
    .option('--quiet', 'no words')
    .action((input: string, output: string, options: ConvertOptions) =>
      end(convert(input, output, options, io)),
    );
}

function convert(input: string, output: string, options: ConvertOptions, io: Io): number {
  if (isStandardOutput(output) && options.to === undefined)
    throw refusal(`${output} says no format; name one, such as --to json.`);
  const named = options.to === undefined ? output : `${output}.${options.to}`;
  if (isOfScenes(input, named)) return convertScene(input, { file: output, named }, options, io);
  const format = writableFormat(named);
  if (isSameFile(input, output, io.cwd))
    throw refusal(`${output} is the input itself; give the output another name.`);
  const source = readMeshFile(input, io);
  const data = prepared(source.data, options);
  // A .gltf is text by its name; its binary sister is .glb.
  const isText = options.text || /\.gltf$/i.test(named);
  const bytes = writeMesh(format, data, { encoding: isText ? 'text' : 'binary' });
  const file = new OutputFile(output, io.cwd);
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.discard();
  }
  const holds = MESH_FORMATS.find((info) => info.name === format)!.holds;
  const written = { file: output, format, data: holds === 'tets' ? data : surfaceOf(data) };
  const say = isStandardOutput(output) ? io.stderr : io.stdout;
  if (options.json) say(`${JSON.stringify(summaryOf(source, written, bytes.length), undefined, 2)}\n`);
  else if (!options.quiet) {
    printNotes(source, io);
    say(`${input} (${title(source)}): ${contentOf(source.data)}\n`);
    say(`${output} (${title(written)}): ${contentOf(written.data)}, ${fileSize(bytes.length)}\n`);
  }
  return SUCCESS;
}

function prepared(data: MeshData, { surface, scale }: ConvertOptions): MeshData {
  const chosen = surface ? surfaceOf(data) : data;
  return scale === undefined ? chosen : { ...chosen, positions: chosen.positions.map((x) => x * scale) };
}

const title = ({ format }: MeshFile): string => MESH_FORMATS.find((info) => info.name === format)!.title;

function summaryOf(source: MeshFile, written: MeshFile, bytes: number) {
  const { notes } = source.data;
  return {
    input: { file: source.file, format: source.format, ...countsOf(source.data), notes },
    output: { file: written.file, format: written.format, ...countsOf(written.data), bytes },
  };
}
