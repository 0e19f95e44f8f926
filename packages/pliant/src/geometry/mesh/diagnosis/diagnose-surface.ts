/**
 * Everything wrong with a triangle surface, with the numbers of what is wrong. Edges, holes and orientation are judged
 * on the surface as it stands in space: vertices at exactly the same place count as one, so a box stored as twelve
 * loose triangles has duplicate vertices and no holes, and two boxes that share an edge of space have a non-manifold
 * edge.
 */
import { triangleAdjacency } from '../adjacency.js';
import { surfaceMoments } from '../measures.js';
import { surfaceTopology } from '../topology.js';
import { firstWithSameCorners } from './coincident.js';
import { type Fault, type FaultRow, faultsOf, isHarmless } from './faults.js';
import { type Hole, holesFrom } from './holes.js';
import { weld } from './weld.js';
import { zeroAreaFaces } from './zero-area.js';

/** What is wrong with a surface. */
export interface SurfaceDiagnosis {
  /** Closed, manifold, facing outwards, with no fault that repair() would mend; duplicate or unused vertices aside. */
  readonly isSound: boolean;
  /** Everything that is wrong, by kind. */
  readonly faults: readonly Fault[];
  /** Whether every edge has two triangles. */
  readonly isClosed: boolean;
  /** Whether no edge and no vertex belongs to several sheets. */
  readonly isManifold: boolean;
  /** Whether neighbours agree on which side is outside. */
  readonly isConsistent: boolean;
  /** Parts that hang together. */
  readonly shellCount: number;
  /** Vertices − edges + faces. */
  readonly eulerCharacteristic: number;
  /** Vertices where another one is. */
  readonly duplicateVertices: Uint32Array;
  /** Vertices of no triangle. */
  readonly unreferencedVertices: Uint32Array;
  /** Triangles that are there already. */
  readonly duplicateFaces: Uint32Array;
  /** Triangles without area. */
  readonly zeroAreaFaces: Uint32Array;
  /** Two vertex numbers per edge. */
  readonly nonManifoldEdges: Uint32Array;
  /** Vertices where several sheets meet. */
  readonly nonManifoldVertices: Uint32Array;
  /** Two vertex numbers per edge. */
  readonly inconsistentEdges: Uint32Array;
  /** Two vertex numbers per edge. */
  readonly openEdges: Uint32Array;
  /** Rims of the openings. */
  readonly holes: readonly Hole[];
}

export function diagnoseSurface(positions: Float64Array, given: Uint32Array): SurfaceDiagnosis {
  const vertexCount = positions.length / 3;
  const { triangles, duplicates } = weld(positions, given, 'all');
  const adjacency = triangleAdjacency(triangles, vertexCount);
  const topology = surfaceTopology(triangles, vertexCount, adjacency);
  const ends = (list: Uint32Array) => edgeEnds(adjacency.edges, list);
  const found = {
    isClosed: given.length > 0 && topology.openEdges.length === 0,
    isManifold: topology.crowdedEdges.length === 0 && topology.pinchedVertices.length === 0,
    isConsistent: topology.inconsistentEdges.length === 0,
    shellCount: topology.shellCount,
    eulerCharacteristic: topology.eulerCharacteristic,
    duplicateVertices: duplicates,
    unreferencedVertices: unreferenced(given, vertexCount),
    duplicateFaces: laterOnes(firstWithSameCorners(triangles, 3)),
    zeroAreaFaces: zeroAreaFaces(positions, triangles),
    nonManifoldEdges: ends(topology.crowdedEdges),
    nonManifoldVertices: topology.pinchedVertices,
    inconsistentEdges: ends(topology.inconsistentEdges),
    openEdges: ends(topology.openEdges),
    holes: holesFrom(adjacency.edges, topology.openEdges),
  };
  const isInsideOut =
    found.isClosed && topology.isBalanced && surfaceMoments(positions, triangles).volume < 0;
  const faults = surfaceFaults(found, isInsideOut);
  return { isSound: given.length > 0 && faults.every(isHarmless), faults, ...found };
}

/** Records that are not the first of their kind. */
export function laterOnes(first: Uint32Array): Uint32Array {
  const later: number[] = [];
  for (let k = 0; k < first.length; k++) if (first[k] !== k) later.push(k);
  return Uint32Array.from(later);
}

/** Vertices that `indices` never names. */
export function unreferenced(indices: Uint32Array, vertexCount: number): Uint32Array {
  const used = new Uint8Array(vertexCount);
  for (const v of indices) used[v] = 1;
  const list: number[] = [];
  for (let v = 0; v < vertexCount; v++) if (!used[v]) list.push(v);
  return Uint32Array.from(list);
}

function edgeEnds(edges: Uint32Array, list: Uint32Array): Uint32Array {
  const ends = new Uint32Array(2 * list.length);
  for (let k = 0; k < list.length; k++) {
    ends[2 * k] = edges[2 * list[k]];
    ends[2 * k + 1] = edges[2 * list[k] + 1];
  }
  return ends;
}

type Found = Omit<SurfaceDiagnosis, 'isSound' | 'faults'>;

const ROWS: readonly FaultRow<Found>[] = [
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
    what: 'named by no face.',
  },
  {
    kind: 'duplicate-elements',
    list: 'duplicateFaces',
    width: 1,
    one: 'face',
    many: 'faces',
    what: 'with the corners of an earlier one.',
  },
  {
    kind: 'zero-area-faces',
    list: 'zeroAreaFaces',
    width: 1,
    one: 'face',
    many: 'faces',
    what: 'without area.',
  },
  {
    kind: 'non-manifold-edges',
    list: 'nonManifoldEdges',
    width: 2,
    one: 'edge',
    many: 'edges',
    what: 'of more than two faces.',
  },
  {
    kind: 'non-manifold-vertices',
    list: 'nonManifoldVertices',
    width: 1,
    one: 'vertex',
    many: 'vertices',
    what: 'where separate fans of faces meet.',
  },
  { kind: 'holes', list: 'openEdges', width: 2, one: 'edge', many: 'edges', what: 'of one face only.' },
  {
    kind: 'inconsistent-orientation',
    list: 'inconsistentEdges',
    width: 2,
    one: 'edge',
    many: 'edges',
    what: 'whose two faces disagree on the outside.',
  },
];

function surfaceFaults(found: Found, isInsideOut: boolean): Fault[] {
  const faults = faultsOf(found, ROWS);
  if (isInsideOut) {
    const sentence = 'The faces of the closed surface look inwards.';
    faults.push({ kind: 'inside-out', count: 1, indices: new Uint32Array(0), sentence });
  }
  return faults;
}
