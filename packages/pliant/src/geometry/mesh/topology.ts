/**
 * What a triangle mesh is as a surface: counts of good and bad edges, pinched vertices, shells, Euler characteristic.
 * Everything follows from the vertex numbers alone; coordinates are not read.
 */
import { nextHalf, type TriangleAdjacency } from './adjacency.js';

/** How the triangles of a surface hang together. */
export interface SurfaceTopology {
  /** Edges of one triangle. */
  readonly openEdges: Uint32Array;
  /** Edges of more than two triangles. */
  readonly crowdedEdges: Uint32Array;
  /** Edges of two triangles that run along it the same way. */
  readonly inconsistentEdges: Uint32Array;
  /** Vertices where two or more fans of triangles meet at that point alone. */
  readonly pinchedVertices: Uint32Array;
  /** Shell of each triangle: triangles that share an edge are in one shell. Numbered by the first triangle. */
  readonly shellOf: Uint32Array;
  /** Parts that hang together. */
  readonly shellCount: number;
  /** V − E + F over the vertices that are used. */
  readonly eulerCharacteristic: number;
  /**
   * Along every edge as many triangles run one way as the other: the surface encloses a volume, even if it is not
   * manifold.
   */
  readonly isBalanced: boolean;
}

export function surfaceTopology(
  triangles: Uint32Array,
  vertexCount: number,
  adjacency: TriangleAdjacency,
): SurfaceTopology {
  const { edges, edgeOffsets, edgeHalves } = adjacency;
  const open: number[] = [];
  const crowded: number[] = [];
  const inconsistent: number[] = [];
  let isBalanced = true;
  for (let e = 0; 2 * e < edges.length; e++) {
    const start = edgeOffsets[e];
    const count = edgeOffsets[e + 1] - start;
    let along = 0;
    for (let k = start; k < start + count; k++) along += triangles[edgeHalves[k]] === edges[2 * e] ? 1 : -1;
    if (count === 1) open.push(e);
    else if (count > 2) crowded.push(e);
    else if (along !== 0) inconsistent.push(e);
    if (along !== 0) isBalanced = false;
  }
  let used = 0;
  for (let v = 0; v < vertexCount; v++) {
    if (adjacency.vertexOffsets[v + 1] > adjacency.vertexOffsets[v]) used++;
  }
  return {
    openEdges: Uint32Array.from(open),
    crowdedEdges: Uint32Array.from(crowded),
    inconsistentEdges: Uint32Array.from(inconsistent),
    pinchedVertices: pinchedVertices(triangles, vertexCount, adjacency),
    ...shells(adjacency),
    eulerCharacteristic: used - edges.length / 2 + triangles.length / 3,
    isBalanced,
  };
}

/** Corners (3 t + i) at one vertex belong to one fan when they share an edge there; one vertex must have one fan. */
function pinchedVertices(
  triangles: Uint32Array,
  vertexCount: number,
  adjacency: TriangleAdjacency,
): Uint32Array {
  const fans = new Sets(triangles.length);
  const { edges, edgeOffsets, edgeHalves } = adjacency;
  for (let e = 0; 2 * e < edges.length; e++) {
    const first = edgeHalves[edgeOffsets[e]];
    for (let k = edgeOffsets[e] + 1; k < edgeOffsets[e + 1]; k++) {
      const other = edgeHalves[k];
      const sameWay = triangles[first] === triangles[other];
      fans.join(first, sameWay ? other : nextHalf(other));
      fans.join(nextHalf(first), sameWay ? nextHalf(other) : other);
    }
  }
  const fanOf = new Int32Array(vertexCount).fill(-1);
  const pinched: number[] = [];
  for (let h = 0; h < triangles.length; h++) {
    const v = triangles[h];
    const fan = fans.find(h);
    if (fanOf[v] === -1) fanOf[v] = fan;
    else if (fanOf[v] >= 0 && fanOf[v] !== fan) {
      fanOf[v] = -2;
      pinched.push(v);
    }
  }
  return Uint32Array.from(pinched).sort();
}

function shells(adjacency: TriangleAdjacency): { shellOf: Uint32Array; shellCount: number } {
  const count = adjacency.triangleEdges.length / 3;
  const sets = new Sets(count);
  const { edgeOffsets, edgeHalves } = adjacency;
  for (let e = 0; e + 1 < edgeOffsets.length; e++) {
    const first = Math.floor(edgeHalves[edgeOffsets[e]] / 3);
    for (let k = edgeOffsets[e] + 1; k < edgeOffsets[e + 1]; k++)
      sets.join(first, Math.floor(edgeHalves[k] / 3));
  }
  return sets.numbered();
}

/**
 * Disjoint sets of 0 … count − 1 by path halving; the smallest member names its set, so names don't depend on join
 * order.
 */
export class Sets {
  private readonly parent: Uint32Array;

  constructor(count: number) {
    this.parent = new Uint32Array(count);
    for (let i = 0; i < count; i++) this.parent[i] = i;
  }

  find(i: number): number {
    const parent = this.parent;
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  }

  join(i: number, j: number): void {
    const a = this.find(i);
    const b = this.find(j);
    if (a < b) this.parent[b] = a;
    else this.parent[a] = b;
  }

  /** Sets numbered from 0 by their smallest member. */
  numbered(): { shellOf: Uint32Array; shellCount: number } {
    const shellOf = new Uint32Array(this.parent.length);
    let shellCount = 0;
    for (let i = 0; i < shellOf.length; i++) {
      const root = this.find(i);
      shellOf[i] = root === i ? shellCount++ : shellOf[root];
    }
    return { shellOf, shellCount };
  }
}
