/** One door for all formats that can be written. */
import { PliantError } from '../core/errors.js';
import { checkedIndices, checkedPositions } from '../geometry/mesh/mesh-data.js';
import { formatOfName, MESH_FORMATS, type MeshFormat } from './formats.js';
import { writeGlb, writeGltfText } from './gltf/write.js';
import { writeAsciiGmsh, writeBinaryGmsh } from './gmsh/write.js';
import { type MeshData, meshData } from './mesh-data.js';
import { writeObj } from './obj/write.js';
import { writeAsciiPly, writeBinaryPly } from './ply/write.js';
import { writeAsciiStl, writeBinaryStl } from './stl/write.js';
import { surfaceOf } from './surface.js';
import type { MeshFields } from './vtk/fields.js';
import { writeAsciiVtk, writeBinaryVtk } from './vtk/write.js';
import { writeVtu } from './vtu/write.js';

/** Any mesh: what a reader gave, a `TriangleMesh`, a `TetMesh`, or plain arrays. */
export interface WritableMesh {
  /** Three coordinates per vertex [m]. */
  readonly positions: ArrayLike<number>;
  /** Three vertices per triangle. */
  readonly triangles?: ArrayLike<number>;
  /** Four vertices per tetrahedron. */
  readonly tets?: ArrayLike<number>;
}

/** What a writer is told. */
export interface WriteMeshOptions {
  /** Binary by default, where the format has both. */
  readonly encoding?: 'text' | 'binary';
  /** Values on vertices and cells, for VTK and VTU. */
  readonly fields?: MeshFields;
}

/**
 * The bytes of a mesh file. Formats that hold surfaces only (OBJ, STL, PLY, glTF) get the boundary of a mesh of
 * tetrahedra. STL (binary) and glTF round to single precision; the others keep every bit.
 */
export function writeMesh(
  format: MeshFormat,
  mesh: WritableMesh,
  options: WriteMeshOptions = {},
): Uint8Array {
  const data = checkedMesh(mesh);
  const text = options.encoding === 'text';
  switch (format) {
    case 'obj':
      return writeObj(surfaceOf(data));
    case 'stl':
      return text ? writeAsciiStl(surfaceOf(data)) : writeBinaryStl(surfaceOf(data));
    case 'ply':
      return text ? writeAsciiPly(surfaceOf(data)) : writeBinaryPly(surfaceOf(data));
    case 'gltf':
      return text ? writeGltfText(surfaceOf(data)) : writeGlb(surfaceOf(data));
    case 'gmsh':
      return text ? writeAsciiGmsh(data) : writeBinaryGmsh(data);
    case 'vtk':
      return text ? writeAsciiVtk(data, options.fields) : writeBinaryVtk(data, options.fields);
    case 'vtu':
      return writeVtu(data, { encoding: text ? 'ascii' : 'base64', fields: options.fields ?? {} });
    default:
      throw unwritable(format);
  }
}

/** The format to write for a file's name. */
export function writableFormat(name: string): MeshFormat {
  const info = formatOfName(name);
  if (info?.writes) return info.name;
  throw unwritable(info?.name ?? name);
}

function unwritable(what: string): PliantError {
  const known = MESH_FORMATS.filter((info) => info.writes).map((info) => `.${info.extensions[0]}`);
  const sentence = `'${what}' can't be written; choose one of ${known.join(', ')}.`;
  return new PliantError('unknown-name', sentence, { path: 'format' });
}

function checkedMesh(mesh: WritableMesh): MeshData {
  const positions = checkedPositions(mesh.positions);
  const vertices = positions.length / 3;
  return meshData({
    positions,
    triangles: mesh.triangles && checkedIndices(mesh.triangles, 3, vertices, 'triangles'),
    tets: mesh.tets && checkedIndices(mesh.tets, 4, vertices, 'tets'),
  });
}
