/**
 * Everything wrong with a tetrahedral mesh, with the numbers of what is wrong. A tetrahedron is degenerate when its
 * mean-ratio quality is below `DEGENERATE_QUALITY` either way: its sign is then decided by rounding.
 */

import { tetQualities } from '../quality.js';
import { FACE_CORNERS, type TetAdjacency } from '../tet-adjacency.js';
import type { TriangleMesh } from '../triangle-mesh.js';
import { firstAtSamePlace, firstWithSameCorners } from './coincident.js';
import { laterOnes, unreferenced } from './diagnose-surface.js';
import { type Fault, type FaultRow, faultsOf, isHarmless } from './faults.js';

/**
 * Mean ratio below which a tetrahedron counts as flat. Real meshes hold slivers of 1e-3; rounding of f64 starts near
 * 1e-10.
 */
export const DEGENERATE_QUALITY = 1e-9;

/** What is wrong with a solid, and how good its elements are. */
export interface SolidDiagnosis {
  /**
   * All tetrahedra positive, none repeated, and the boundary closed and manifold; duplicate or unused vertices aside.
   */
  readonly isSound: boolean;
  /** Everything that is wrong, by kind. */
  readonly faults: readonly Fault[];
  /** Tetrahedra whose corners stand in the wrong order. */
  readonly invertedTets: Uint32Array;
  /** Tetrahedra without volume. */
  readonly degenerateTets: Uint32Array;
  /** Tetrahedra that are there already. */
  readonly duplicateTets: Uint32Array;
  /** Three vertex numbers per face. */
  readonly crowdedFaces: Uint32Array;
  /** Vertices where another one is. */
  readonly duplicateVertices: Uint32Array;
  /** Vertices of no tetrahedron. */
  readonly unreferencedVertices: Uint32Array;
  /** Edges of the boundary that more than two boundary faces share, two vertex numbers each. */
  readonly nonManifoldEdges: Uint32Array;
  /** Vertices where two fans of the boundary meet. */
  readonly nonManifoldVertices: Uint32Array;
  /** Quality of the worst tetrahedron, 0 to 1. */
  readonly smallestQuality: number;
  /** Mean quality of the tetrahedra, 0 to 1. */
  readonly meanQuality: number;
}

/** What the diagnosis reads of a `TetMesh`. */
export interface SolidToDiagnose {
  readonly positions: Float64Array;
  readonly tets: Uint32Array;
  readonly adjacency: TetAdjacency;
  boundary(): { readonly mesh: TriangleMesh; readonly vertices: Uint32Array };
}

export function diagnoseSolid(solid: SolidToDiagnose): SolidDiagnosis {
  const { positions, tets } = solid;
  const qualities = tetQualities(positions, tets);
  const inverted: number[] = [];
  const degenerate: number[] = [];
  let smallestQuality = tets.length > 0 ? Infinity : 0;
  let sum = 0;
  for (let t = 0; t < qualities.length; t++) {
    const quality = qualities[t];
    smallestQuality = Math.min(smallestQuality, quality);
    sum += quality;
    if (Math.abs(quality) < DEGENERATE_QUALITY) degenerate.push(t);
    else if (quality < 0) inverted.push(t);
  }
  const { mesh, vertices } = solid.boundary();
  const found = {
    invertedTets: Uint32Array.from(inverted),
    degenerateTets: Uint32Array.from(degenerate),
    duplicateTets: laterOnes(firstWithSameCorners(tets, 4)),
    crowdedFaces: faceCorners(tets, solid.adjacency.crowdedFaces),
    duplicateVertices: laterOnes(firstAtSamePlace(positions)),
    unreferencedVertices: unreferenced(tets, positions.length / 3),
    nonManifoldEdges: crowdedEdgeEnds(mesh, vertices),
    nonManifoldVertices: mesh.topology.pinchedVertices.map((v) => vertices[v]),
    smallestQuality,
    meanQuality: qualities.length > 0 ? sum / qualities.length : 0,
  };
  const faults = faultsOf(found, ROWS);
  return { isSound: tets.length > 0 && faults.every(isHarmless), faults, ...found };
}

function crowdedEdgeEnds(boundary: TriangleMesh, vertices: Uint32Array): Uint32Array {
  const crowded = boundary.topology.crowdedEdges;
  const ends = new Uint32Array(2 * crowded.length);
  for (let k = 0; k < ends.length; k++) ends[k] = vertices[boundary.edges[2 * crowded[k >> 1] + (k & 1)]];
  return ends;
}

function faceCorners(tets: Uint32Array, faces: Uint32Array): Uint32Array {
  const corners = new Uint32Array(3 * faces.length);
  for (let k = 0; k < corners.length; k++) {
    const face = faces[Math.floor(k / 3)];
    corners[k] = tets[face - (face & 3) + FACE_CORNERS[3 * (face & 3) + (k % 3)]];
  }
  return corners;
}

type Found = Omit<SolidDiagnosis, 'isSound' | 'faults'>;

const ROWS: readonly FaultRow<Found>[] = [
  {
    kind: 'inverted-tets',
    list: 'invertedTets',
    width: 1,
    one: 'tetrahedron',
    many: 'tetrahedra',
    what: 'with negative volume.',
  },
  {
    kind: 'degenerate-tets',
    list: 'degenerateTets',
    width: 1,
    one: 'tetrahedron',
    many: 'tetrahedra',
    what: 'without volume.',
  },
  {
    kind: 'duplicate-elements',
    list: 'duplicateTets',
    width: 1,
    one: 'tetrahedron',
    many: 'tetrahedra',
    what: 'with the corners of an earlier one.',
  },
  {
    kind: 'crowded-faces',
    list: 'crowdedFaces',
    width: 3,
    one: 'face',
    many: 'faces',
    what: 'that three or more tetrahedra share.',
  },
  {
    kind: 'duplicate-vertices',
    list: 'duplicateVertices',
    width: 1,
    one: 'vertex',
    many: 'vertices',
    what: 'at exactly the place of an earlier one.',
  },
  {
    kind: 'unreferenced-vertices',
    list: 'unreferencedVertices',
    width: 1,
    one: 'vertex',
    many: 'vertices',
    what: 'named by no tetrahedron.',
  },
  {
    kind: 'non-manifold-edges',
    list: 'nonManifoldEdges',
    width: 2,
    one: 'edge',
    many: 'edges',
    what: 'of the boundary with more than two faces.',
  },
  {
    kind: 'non-manifold-vertices',
    list: 'nonManifoldVertices',
    width: 1,
    one: 'vertex',
    many: 'vertices',
    what: 'where parts of the boundary touch.',
  },
];
