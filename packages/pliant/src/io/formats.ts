/** What can be read and written: one table for the library, the command line, the studio and the docs. */
export type MeshFormat =
  | 'obj'
  | 'stl'
  | 'ply'
  | 'off'
  | 'gltf'
  | 'gmsh'
  | 'medit'
  | 'vtk'
  | 'vtu'
  | 'tetgen'
  | 'vega';

/** What is known of a format. */
export interface MeshFormatInfo {
  /** By which it is chosen. */
  readonly name: MeshFormat;
  /** What people call it. */
  readonly title: string;
  /** Without the dot, the usual one first. */
  readonly extensions: readonly string[];
  /** What it can hold: `points`, `triangles` and `tets` build on each other. */
  readonly holds: 'triangles' | 'tets';
  /** Whether it can be written, too. */
  readonly writes: boolean;
}

/** Every format that is known, with what it can hold. */
export const MESH_FORMATS: readonly MeshFormatInfo[] = [
  { name: 'obj', title: 'Wavefront OBJ', extensions: ['obj'], holds: 'triangles', writes: true },
  { name: 'stl', title: 'STL', extensions: ['stl', 'stla', 'stlb'], holds: 'triangles', writes: true },
  { name: 'ply', title: 'PLY', extensions: ['ply'], holds: 'triangles', writes: true },
  { name: 'off', title: 'OFF', extensions: ['off'], holds: 'triangles', writes: false },
  { name: 'gltf', title: 'glTF 2.0', extensions: ['glb', 'gltf'], holds: 'triangles', writes: true },
  { name: 'gmsh', title: 'Gmsh', extensions: ['msh'], holds: 'tets', writes: true },
  { name: 'medit', title: 'Medit', extensions: ['mesh'], holds: 'tets', writes: false },
  { name: 'vtk', title: 'Legacy VTK', extensions: ['vtk'], holds: 'tets', writes: true },
  { name: 'vtu', title: 'VTU', extensions: ['vtu'], holds: 'tets', writes: true },
  { name: 'tetgen', title: 'TetGen', extensions: ['node', 'ele', 'face'], holds: 'tets', writes: false },
  { name: 'vega', title: 'Vega FEM', extensions: ['veg'], holds: 'tets', writes: false },
];

/** The format that a file's name stands for. */
export function formatOfName(name: string): MeshFormatInfo | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return MESH_FORMATS.find((format) => format.extensions.includes(extension));
}
