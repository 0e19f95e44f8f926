/** Tetrahedra, or the surface around them, for a field with a given edge length. */
import { FACE_CORNERS, tetAdjacency } from '../tet-adjacency.js';
import { improve } from '../tetrahedralise/improve.js';
import { Lattice, SPACING_PER_EDGE } from '../tetrahedralise/lattice.js';
import { stuff } from '../tetrahedralise/stuff.js';
import { requireSize } from './check-options.js';
import type { SolidToStuff } from './fields.js';

/** Vertices inside are moved to lift tetrahedra towards this mean-ratio quality. */
const WANTED_QUALITY = 0.5;

export function stuffedSolid({ solid, edge }: SolidToStuff): { positions: Float64Array; tets: Uint32Array } {
  const lattice = Lattice.around(solid.bounds, edge * SPACING_PER_EDGE);
  requireSize(lattice.nodeCount * 6);
  const { positions, tets } = stuff(solid, lattice);
  improve(positions, tets, WANTED_QUALITY);
  return { positions, tets };
}

/** The boundary of the stuffed solid. */
export function stuffedSurface(field: SolidToStuff): { positions: Float64Array; triangles: Uint32Array } {
  const { positions, tets } = stuffedSolid(field);
  const { boundaryFaces } = tetAdjacency(tets, positions.length / 3);
  const number = new Int32Array(positions.length / 3).fill(-1);
  const kept: number[] = [];
  const triangles = new Uint32Array(3 * boundaryFaces.length);
  for (let k = 0; k < triangles.length; k++) {
    const face = boundaryFaces[Math.floor(k / 3)];
    const v = tets[face - (face & 3) + FACE_CORNERS[3 * (face & 3) + (k % 3)]];
    if (number[v] === -1) {
      number[v] = kept.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]) / 3 - 1;
    }
    triangles[k] = number[v];
  }
  return { positions: Float64Array.from(kept), triangles };
}
