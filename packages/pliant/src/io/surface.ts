import { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { type MeshData, meshData } from './mesh-data.js';

/** The surface of a mesh: the boundary of its tetrahedra, with only the vertices it needs, or its triangles. */
export function surfaceOf(mesh: MeshData): MeshData {
  if (mesh.tets.length === 0) return mesh;
  const { positions, triangles } = new TetMesh(mesh).boundary().mesh;
  return meshData({ positions, triangles });
}
