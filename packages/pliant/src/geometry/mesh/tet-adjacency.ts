/**
 * Who touches whom in a tetrahedral mesh, and its boundary.
 *
 * Face `f = 4 t + i` is the one opposite corner `i` of tetrahedron `t`, with its corners counter-clockwise from outside
 * when the tetrahedron is positive. Three stable counting sorts by the sorted corners bring equal faces together in
 * linear time; a face that stands alone is on the boundary. Faces that three or more tetrahedra claim are listed as
 * `crowdedFaces` and are not part of the boundary: such a mesh overlaps itself.
 */
import { elementsAtVertices, sortedByKey } from './adjacency.js';

/** Corners of the face opposite corner `i`: `FACE_CORNERS[3 i … 3 i + 2]`. */
export const FACE_CORNERS: readonly number[] = [1, 2, 3, 0, 3, 2, 0, 1, 3, 0, 2, 1];
/** The six edges of a tetrahedron as pairs of corners. */
export const EDGE_CORNERS: readonly number[] = [0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3];

/** Who is next to whom in a solid. */
export interface TetAdjacency {
  /** The tetrahedron across face `i` of each tetrahedron; −1 on the boundary, −2 where more than two meet. */
  readonly neighbours: Int32Array;
  /** Faces `4 t + i` on the boundary, ascending. */
  readonly boundaryFaces: Uint32Array;
  /** Faces `4 t + i` that three or more tetrahedra share, ascending. */
  readonly crowdedFaces: Uint32Array;
  /** Tetrahedra at vertex `v`: `vertexTets[vertexOffsets[v] … vertexOffsets[v + 1] − 1]`, ascending. */
  readonly vertexOffsets: Uint32Array;
  /** Tetrahedra of every vertex, one vertex after the other. */
  readonly vertexTets: Uint32Array;
}

export function tetAdjacency(tets: Uint32Array, vertexCount: number): TetAdjacency {
  const { keys, order } = sortedFaces(tets, vertexCount);
  const neighbours = new Int32Array(tets.length).fill(-1);
  const boundary: number[] = [];
  const crowded: number[] = [];
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && sameFace(keys, order[start], order[end])) end++;
    if (end - start === 1) boundary.push(order[start]);
    else if (end - start === 2) {
      neighbours[order[start]] = order[start + 1] >> 2;
      neighbours[order[start + 1]] = order[start] >> 2;
    } else {
      for (let k = start; k < end; k++) {
        neighbours[order[k]] = -2;
        crowded.push(order[k]);
      }
    }
    start = end;
  }
  const atVertices = elementsAtVertices(tets, 4, vertexCount);
  return {
    neighbours,
    boundaryFaces: Uint32Array.from(boundary).sort(),
    crowdedFaces: Uint32Array.from(crowded).sort(),
    vertexOffsets: atVertices.vertexOffsets,
    vertexTets: atVertices.vertexTriangles,
  };
}

/** The edges of all tetrahedra, each once: two vertex numbers per edge, smaller first, in lexicographic order. */
export function tetEdges(tets: Uint32Array, vertexCount: number): Uint32Array {
  const count = (tets.length / 4) * 6;
  const low = new Uint32Array(count);
  const high = new Uint32Array(count);
  const identity = new Uint32Array(count);
  for (let k = 0; k < count; k++) {
    const at = 4 * Math.floor(k / 6);
    const a = tets[at + EDGE_CORNERS[2 * (k % 6)]];
    const b = tets[at + EDGE_CORNERS[2 * (k % 6) + 1]];
    low[k] = Math.min(a, b);
    high[k] = Math.max(a, b);
    identity[k] = k;
  }
  const order = sortedByKey(sortedByKey(identity, high, vertexCount), low, vertexCount);
  const edges: number[] = [];
  for (const k of order) {
    const last = edges.length;
    if (last === 0 || edges[last - 2] !== low[k] || edges[last - 1] !== high[k]) edges.push(low[k], high[k]);
  }
  return Uint32Array.from(edges);
}

interface SortedFaces {
  /** Corners of each face, smallest, middle, largest. */
  readonly keys: readonly [Uint32Array, Uint32Array, Uint32Array];
  readonly order: Uint32Array;
}

function sortedFaces(tets: Uint32Array, vertexCount: number): SortedFaces {
  const count = tets.length;
  const keys = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)] as const;
  let order = new Uint32Array(count);
  for (let f = 0; f < count; f++) {
    const at = f - (f & 3);
    const a = tets[at + FACE_CORNERS[3 * (f & 3)]];
    const b = tets[at + FACE_CORNERS[3 * (f & 3) + 1]];
    const c = tets[at + FACE_CORNERS[3 * (f & 3) + 2]];
    keys[0][f] = Math.min(a, b, c);
    keys[2][f] = Math.max(a, b, c);
    keys[1][f] = a + b + c - keys[0][f] - keys[2][f];
    order[f] = f;
  }
  for (let k = 2; k >= 0; k--) order = sortedByKey(order, keys[k], vertexCount) as Uint32Array<ArrayBuffer>;
  return { keys, order };
}

function sameFace(keys: SortedFaces['keys'], f: number, g: number): boolean {
  return keys[0][f] === keys[0][g] && keys[1][f] === keys[1][g] && keys[2][f] === keys[2][g];
}
