/**
 * Isosurface stuffing (Labelle and Shewchuk 2007) on a uniform body-centred cubic lattice:
 *
 *   label nodes inside or outside → find the cut point on every edge between → move nodes that a cut point comes too
 *   close to onto the nearest such cut point (label 0) → fill each lattice tetrahedron by its stencil → mend pinches of
 *   the boundary
 *
 * A node is moved when a cut point lies within LONG of the length of a long edge or SHORT of a short one. What is left
 * has all its cut points well inside their edges, so the number of shapes a stencil can take is bounded, whatever the
 * surface is like: no tetrahedron is ever inverted, all angles between faces lie in [10.5°, 163.8°], and the mean-ratio
 * quality is at least 0.25. (The test of the stencils goes through all extreme shapes.) The paper's thresholds are
 * 0.24999 and 0.41189 for [10.78°, 164.74°] with a diagonal rule of its own; ours are tuned for the rule in stencil.ts.
 *
 * Where we depart: the paper asks that the lattice be finer than every feature; then the boundary is a manifold. Here
 * features may be thinner, and moved nodes can make the boundary touch itself along an edge or at a vertex. Every moved
 * node at such a pinch is put back on its place with its first label, and cut points that come too close to it are kept
 * at the threshold's distance from it instead. A lattice without moved nodes cuts to a manifold always, so this ends;
 * the bounds on the shape hold unchanged, and the price is a vertex off the surface by less than SHORT of an edge.
 */
import { triangleAdjacency } from '../adjacency.js';
import { FACE_CORNERS, tetAdjacency } from '../tet-adjacency.js';
import { surfaceTopology } from '../topology.js';
import { type FilledMesh, Filling } from './filling.js';
import type { Lattice } from './lattice.js';
import type { SolidSource } from './solid-source.js';

export interface StuffedSolid {
  readonly positions: Float64Array;
  readonly tets: Uint32Array;
  /**
   * Nodes that were put back to keep the boundary a manifold; their surroundings may be off the surface by 0.35
   * spacings.
   */
  readonly relaxedCount: number;
}

export function stuff(source: SolidSource, lattice: Lattice): StuffedSolid {
  const filling = new Filling(lattice, source);
  for (;;) {
    const mesh = filling.fill();
    if (filling.putBack(nodesAtPinches(mesh)) === 0) {
      return { positions: mesh.positions, tets: mesh.tets, relaxedCount: filling.relaxedCount };
    }
  }
}

/** Lattice nodes where the boundary has an edge of more than two faces, or where two of its fans meet. */
function nodesAtPinches(mesh: FilledMesh): number[] {
  const vertexCount = mesh.positions.length / 3;
  const { boundaryFaces } = tetAdjacency(mesh.tets, vertexCount);
  const triangles = new Uint32Array(3 * boundaryFaces.length);
  for (let k = 0; k < triangles.length; k++) {
    const face = boundaryFaces[Math.floor(k / 3)];
    triangles[k] = mesh.tets[face - (face & 3) + FACE_CORNERS[3 * (face & 3) + (k % 3)]];
  }
  const adjacency = triangleAdjacency(triangles, vertexCount);
  const { crowdedEdges, pinchedVertices } = surfaceTopology(triangles, vertexCount, adjacency);
  const nodes: number[] = [];
  for (const e of crowdedEdges) {
    nodes.push(mesh.nodeOf[adjacency.edges[2 * e]], mesh.nodeOf[adjacency.edges[2 * e + 1]]);
  }
  for (const v of pinchedVertices) nodes.push(mesh.nodeOf[v]);
  return nodes.filter((node) => node >= 0);
}
