/** Mesh files as a command meets them: by path, with the files that stand beside them. */
import { detectFormat, MESH_FORMATS, type MeshData, type MeshFormat, readMesh } from 'pliant/io';
import { refusal } from '../failure.js';
import type { Io } from '../io.js';
import { readInput } from '../read-input.js';
import { plural } from '../run/quantities.js';
import { readCompanion } from './companion.js';

/** [bytes]; a file is read as one array. */
const LARGEST = 2 ** 31 - 2;

export interface MeshFile {
  /** As the user typed it. */
  readonly file: string;
  readonly format: MeshFormat;
  readonly data: MeshData;
}

export function readMeshFile(file: string, io: Io): MeshFile {
  const bytes = readInput(file, io.cwd, LARGEST);
  const format = detectFormat(file, bytes);
  if (format === undefined) {
    const known = MESH_FORMATS.map((info) => `.${info.extensions[0]}`).join(', ');
    throw refusal(`${file} is no mesh file that Pliant knows; those are ${known}.`);
  }
  const companions = (path: string) => readCompanion(file, path, io.cwd, LARGEST);
  return { file, format, data: readMesh(file, bytes, { format, companions }) };
}

/** What the file left out goes to stderr, so that a pipe gets the answer alone. */
export function printNotes({ file, data }: MeshFile, io: Io): void {
  for (const note of data.notes) io.stderr(`${file}: ${note}\n`);
}

/** '400 vertices, 24 triangles, 1000 tetrahedra' */
export function contentOf({ positions, triangles, tets }: MeshData): string {
  const parts = [positions.length === 3 ? '1 vertex' : `${positions.length / 3} vertices`];
  if (triangles.length > 0) parts.push(plural(triangles.length / 3, 'triangle'));
  if (tets.length > 0) parts.push(tets.length === 4 ? '1 tetrahedron' : `${tets.length / 4} tetrahedra`);
  return parts.join(', ');
}

/** The same, for programs. */
export function countsOf({ kind, positions, triangles, tets }: MeshData) {
  return { kind, vertices: positions.length / 3, triangles: triangles.length / 3, tets: tets.length / 4 };
}
