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

/** One kind of fault of a mesh. */
export interface Fault {
  /** What kind of fault. */
  readonly kind: FaultKind;
  /** How often it is there. */
  readonly count: number;
  /** Vertex or element numbers; for edges two vertex numbers each, for faces of tetrahedra three. */
  readonly indices: Uint32Array;
  /** One plain sentence. */
  readonly sentence: string;
}

/** How one kind of fault is told: `3 edges of one face only.` */
export interface FaultRow<Found> {
  readonly kind: FaultKind;
  /** The list of indices in the diagnosis. */
  readonly list: keyof Found;
  /** Indices that name one item. */
  readonly width: number;
  readonly one: string;
  readonly many: string;
  readonly what: string;
}

/** The faults whose lists are not empty, in the order of the rows. */
export function faultsOf<Found extends object>(found: Found, rows: readonly FaultRow<Found>[]): Fault[] {
  const faults: Fault[] = [];
  for (const { kind, list, width, one, many, what } of rows) {
    const indices = found[list] as Uint32Array;
    const count = indices.length / width;
    if (count > 0)
      faults.push({ kind, count, indices, sentence: `${count} ${count === 1 ? one : many} ${what}` });
  }
  return faults;
}

/** Vertices too many are no fault of the shape. */
export function isHarmless(fault: Fault): boolean {
  return fault.kind === 'duplicate-vertices' || fault.kind === 'unreferenced-vertices';
}
