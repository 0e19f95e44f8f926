/** What can be wrong with a mesh, in the words used by the library, the command line and the documentation. */

export type FaultKind =
  /** Vertices at exactly the place of an earlier one. */
  | 'duplicate-vertices'
  /** Vertices that no element names. */
  | 'unreferenced-vertices'
  /** Triangles or tetrahedra with the corners of an earlier one. */
  | 'duplicate-elements'
  /** Triangles whose corners lie on one line or coincide. */
  | 'zero-area-faces'
  /** Edges of more than two triangles. */
  | 'non-manifold-edges'
  /** Vertices where fans of triangles meet at that point alone. */
  | 'non-manifold-vertices'
  /** Edges of one triangle, and the loops they form. */
  | 'holes'
  /** Edges along which both triangles run the same way. */
  | 'inconsistent-orientation'
  /** A closed surface whose faces all look inwards. */
  | 'inside-out'
  /** Tetrahedra with negative volume. */
  | 'inverted-tets'
  /** Tetrahedra whose volume is zero to rounding. */
  | 'degenerate-tets'
  /** Faces that three or more tetrahedra share. */
  | 'crowded-faces';

export interface Fault {
  readonly kind: FaultKind;
  readonly count: number;
  /** Vertex or element numbers; for edges two vertex numbers each, for faces of tetrahedra three. */
  readonly indices: Uint32Array;
  /** One plain sentence. */
  readonly sentence: string;
}

/** Appends a fault unless there is nothing to report. `width` numbers name one item. */
export function report(
  faults: Fault[],
  kind: FaultKind,
  indices: Uint32Array,
  width: number,
  describe: (n: string) => string,
  names: readonly [one: string, many: string],
): void {
  const count = indices.length / width;
  if (count === 0) return;
  faults.push({ kind, count, indices, sentence: describe(`${count} ${count === 1 ? names[0] : names[1]}`) });
}
