import type { MeshData } from '../mesh-data.js';
import { VTK_TETRA, VTK_TRIANGLE, VTK_VERTEX } from './cell-types.js';

export interface VtkCells {
  /** One number per cell: triangles first, then tetrahedra. */
  readonly types: Uint32Array;
  /** Corners of all cells. */
  readonly connectivity: Uint32Array;
  /** Where each cell ends in `connectivity`. */
  readonly offsets: Uint32Array;
  /** Number of corners and corners, cell by cell. */
  readonly counted: Uint32Array;
}

/** ParaView draws cells only, so a bare cloud of points gets one vertex cell per point. */
export function vtkCells(mesh: MeshData): VtkCells {
  if (mesh.kind === 'points') return vertexCells(mesh.positions.length / 3);
  const triangles = mesh.triangles.length / 3;
  const count = triangles + mesh.tets.length / 4;
  const types = new Uint32Array(count).fill(VTK_TETRA).fill(VTK_TRIANGLE, 0, triangles);
  const connectivity = new Uint32Array(mesh.triangles.length + mesh.tets.length);
  connectivity.set(mesh.triangles);
  connectivity.set(mesh.tets, mesh.triangles.length);
  const offsets = new Uint32Array(count);
  const counted = new Uint32Array(connectivity.length + count);
  let from = 0;
  for (let cell = 0; cell < count; cell++) {
    const corners = cell < triangles ? 3 : 4;
    counted[from + cell] = corners;
    for (let k = 0; k < corners; k++) counted[from + cell + 1 + k] = connectivity[from + k];
    from += corners;
    offsets[cell] = from;
  }
  return { types, connectivity, offsets, counted };
}

function vertexCells(count: number): VtkCells {
  const connectivity = Uint32Array.from({ length: count }, (_, i) => i);
  const offsets = Uint32Array.from({ length: count }, (_, i) => i + 1);
  const counted = Uint32Array.from({ length: count * 2 }, (_, i) => (i % 2 === 0 ? 1 : i >> 1));
  return { types: new Uint32Array(count).fill(VTK_VERTEX), connectivity, offsets, counted };
}
