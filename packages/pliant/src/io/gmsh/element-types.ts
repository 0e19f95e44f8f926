/** Gmsh's numbers for element types: what we take, what we leave out, and names for what we refuse. */
export interface GmshElementType {
  readonly nodes: number;
  /** Points add nothing to the nodes, so passing them over deserves no note. */
  readonly use: 'polygon' | 'tet' | 'leave-out' | 'pass-over';
  readonly name: string;
}

const TYPES = new Map<number, GmshElementType>([
  [1, { nodes: 2, use: 'leave-out', name: 'lines' }],
  [2, { nodes: 3, use: 'polygon', name: 'triangles' }],
  [3, { nodes: 4, use: 'polygon', name: 'quadrangles' }],
  [4, { nodes: 4, use: 'tet', name: 'tetrahedra' }],
  [8, { nodes: 3, use: 'leave-out', name: 'lines' }],
  [15, { nodes: 1, use: 'pass-over', name: 'points' }],
  [26, { nodes: 4, use: 'leave-out', name: 'lines' }],
  [27, { nodes: 5, use: 'leave-out', name: 'lines' }],
  [28, { nodes: 6, use: 'leave-out', name: 'lines' }],
]);

export function gmshElementType(type: number): GmshElementType | undefined {
  return TYPES.get(type);
}

/** Why an element type isn't read, and what to do. */
export function refusedElementType(type: number): string {
  if ([5, 12, 17, 92, 93].includes(type))
    return `Hexahedra (type ${type}) aren't read; mesh the volume with tetrahedra.`;
  if ([6, 13, 18].includes(type))
    return `Prisms (type ${type}) aren't read; mesh the volume with tetrahedra.`;
  if ([7, 14, 19].includes(type))
    return `Pyramids (type ${type}) aren't read; mesh the volume with tetrahedra.`;
  if ((type >= 9 && type <= 11) || type === 16 || (type >= 20 && type <= 31)) {
    return `Elements of type ${type} are of higher order; save the mesh with order 1 (Mesh.ElementOrder = 1).`;
  }
  return `${type} is no element type that Pliant knows.`;
}
