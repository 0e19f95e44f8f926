/**
 * What a mesh file holds, whatever its format: the common tongue of all readers and writers. Lengths are in the
 * unit of the file; no format but glTF (metres) states one.
 */
export interface MeshData {
  /** The richest thing present: tetrahedra before triangles before bare points. */
  readonly kind: MeshKind;
  /** x, y, z of each vertex, in the order of the file. */
  readonly positions: Float64Array;
  /** Three vertex indices each. In a file with tetrahedra these are the surface elements it lists, if any. */
  readonly triangles: Uint32Array;
  /** Four vertex indices each, in the order of the file: an inverted element stays inverted. */
  readonly tets: Uint32Array;
  /** What was left out or mended while reading, one sentence each. */
  readonly notes: readonly string[];
}

/** What a mesh is made of. */
export type MeshKind = 'points' | 'triangles' | 'tets';

const NO_INDICES = new Uint32Array(0);
const NO_NOTES: readonly string[] = Object.freeze([]);

export interface MeshParts {
  readonly positions: Float64Array;
  readonly triangles?: Uint32Array | undefined;
  readonly tets?: Uint32Array | undefined;
  readonly notes?: readonly string[] | undefined;
}

/** Names the kind and fills in what is missing. Indices must have been checked by the reader, who knows their place. */
export function meshData(parts: MeshParts): MeshData {
  const triangles = parts.triangles ?? NO_INDICES;
  const tets = parts.tets ?? NO_INDICES;
  const kind = tets.length > 0 ? 'tets' : triangles.length > 0 ? 'triangles' : 'points';
  return { kind, positions: parts.positions, triangles, tets, notes: parts.notes ?? NO_NOTES };
}

/** Answers with the bytes of a file that stands beside the one being read, or nothing if there is none. */
export type CompanionFiles = (name: string) => Uint8Array | undefined;
