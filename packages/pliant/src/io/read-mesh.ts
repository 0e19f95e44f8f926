/** One door for all formats. */
import { PliantError } from '../core/errors.js';
import { detectFormat } from './detect.js';
import { MESH_FORMATS, type MeshFormat } from './formats.js';
import { readGltf } from './gltf/read.js';
import { readGmsh } from './gmsh/read.js';
import { inFile } from './in-file.js';
import { readMedit } from './medit.js';
import type { CompanionFiles, MeshData } from './mesh-data.js';
import { readObj } from './obj/read.js';
import { readOff } from './off.js';
import { readPly } from './ply/read.js';
import { readStl } from './stl/read.js';
import { readTetgenSet } from './tetgen/read.js';
import { readVega } from './vega.js';
import { readVtk } from './vtk/read.js';
import { readVtu } from './vtu/read.js';

/** What a reader is told. */
export interface ReadMeshOptions {
  /** Overrides what the file's name and first bytes say. */
  readonly format?: MeshFormat;
  /** Where the other files of a set are: a TetGen .ele, a glTF .bin. Names come as paths beside the opened file's. */
  readonly companions?: CompanionFiles;
}

/** Reads a mesh file. Whatever is wrong with it ends in a `PliantError` with the file's name and the place in it. */
export function readMesh(name: string, bytes: Uint8Array, options: ReadMeshOptions = {}): MeshData {
  return inFile(name, () => {
    const format = options.format ?? detectFormat(name, bytes);
    if (bytes.length === 0) throw new PliantError('corrupt-data', 'The file is empty.', { offset: 0 });
    if (format) return readFormat(format, name, bytes, options.companions ?? (() => undefined));
    const known = MESH_FORMATS.map((info) => `.${info.extensions[0]}`).join(', ');
    const sentence = `Neither the name nor the first bytes tell the format; known are ${known}.`;
    throw new PliantError('unknown-name', sentence, { offset: 0 });
  });
}

function readFormat(
  format: MeshFormat,
  name: string,
  bytes: Uint8Array,
  companions: CompanionFiles,
): MeshData {
  const beside = (file: string) => companions(name.slice(0, name.search(/[^/\\]*$/)) + withinFolder(file));
  switch (format) {
    case 'obj':
      return readObj(bytes);
    case 'stl':
      return readStl(bytes);
    case 'ply':
      return readPly(bytes);
    case 'off':
      return readOff(bytes);
    case 'gltf':
      return readGltf(bytes, beside);
    case 'gmsh':
      return readGmsh(bytes);
    case 'medit':
      return readMedit(bytes);
    case 'vtk':
      return readVtk(bytes);
    case 'vtu':
      return readVtu(bytes);
    case 'tetgen':
      return readTetgenSet(name, bytes, companions);
    case 'vega':
      return readVega(bytes, beside);
  }
}

/** A name that a file gives for another: one that leads out of the folder, whatever the system, is refused. */
function withinFolder(file: string): string {
  const parts = file.split(/[/\\]/);
  const isAbsolute = parts[0] === '' || /^[a-z]:/i.test(file);
  if (file !== '' && !isAbsolute && !parts.includes('..') && !file.includes('\0')) return file;
  throw new PliantError(
    'invalid-value',
    `The file names '${file.slice(0, 80).replace(/[^ -~]/g, '?')}' for its data; only files in its own folder or below are opened.`,
  );
}
