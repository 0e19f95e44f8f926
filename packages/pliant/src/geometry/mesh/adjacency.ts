/**
 * Who touches whom in a triangle mesh, for any soup: an edge may carry one, two or more triangles.
 *
 * Half-edge `h = 3 t + i` runs from corner `i` of triangle `t` to corner `i + 1`. Two stable counting sorts (by the
 * larger, then by the smaller end) bring the half-edges of one edge together: linear time whatever the degree of a
 * vertex, no hash, and edges come out numbered in lexicographic order, so equal meshes number their edges equally.
 *
 * A triangle that names a vertex twice has an edge from a vertex to itself; it is kept, so numbers stay aligned.
 */

export interface TriangleAdjacency {
  /** Two vertex numbers per edge, smaller first, in lexicographic order. */
  readonly edges: Uint32Array;
  /** Three edge numbers per triangle: edge `i` joins corners `i` and `i + 1`. */
  readonly triangleEdges: Uint32Array;
  /** Half-edges of edge `e`: `edgeHalves[edgeOffsets[e] … edgeOffsets[e + 1] − 1]`, ascending. */
  readonly edgeOffsets: Uint32Array;
  /** Half edges of every edge. */
  readonly edgeHalves: Uint32Array;
  /** The triangle across edge `i` of each triangle; `OPEN` if there is none, `CROWDED` if there are several. */
  readonly triangleNeighbours: Int32Array;
  /** Triangles at vertex `v`: `vertexTriangles[vertexOffsets[v] … vertexOffsets[v + 1] − 1]`, ascending. */
  readonly vertexOffsets: Uint32Array;
  /** Triangles of every vertex, one vertex after the other. */
  readonly vertexTriangles: Uint32Array;
}

/** Stands in `triangleNeighbours` for an edge of one triangle. */
export const OPEN = -1;
/** Stands in `triangleNeighbours` for an edge of more than two triangles. */
export const CROWDED = -2;

export function triangleAdjacency(triangles: Uint32Array, vertexCount: number): TriangleAdjacency {
  const halves = sortedHalfEdges(triangles, vertexCount);
  const edges: number[] = [];
  const edgeOffsets: number[] = [];
  const triangleEdges = new Uint32Array(triangles.length);
  let lastLow = -1;
  let lastHigh = -1;
  for (let k = 0; k < halves.length; k++) {
    const h = halves[k];
    const from = triangles[h];
    const to = triangles[nextHalf(h)];
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    if (low !== lastLow || high !== lastHigh) {
      edges.push(low, high);
      edgeOffsets.push(k);
      lastLow = low;
      lastHigh = high;
    }
    triangleEdges[h] = edgeOffsets.length - 1;
  }
  edgeOffsets.push(halves.length);
  const offsets = Uint32Array.from(edgeOffsets);
  return {
    edges: Uint32Array.from(edges),
    triangleEdges,
    edgeOffsets: offsets,
    edgeHalves: halves,
    triangleNeighbours: neighboursAcross(offsets, halves),
    ...elementsAtVertices(triangles, 3, vertexCount),
  };
}

/** The next half-edge around the same triangle. */
export function nextHalf(h: number): number {
  return h % 3 === 2 ? h - 2 : h + 1;
}

function sortedHalfEdges(triangles: Uint32Array, vertexCount: number): Uint32Array {
  const count = triangles.length;
  const low = new Uint32Array(count);
  const high = new Uint32Array(count);
  const identity = new Uint32Array(count);
  for (let h = 0; h < count; h++) {
    const from = triangles[h];
    const to = triangles[nextHalf(h)];
    low[h] = Math.min(from, to);
    high[h] = Math.max(from, to);
    identity[h] = h;
  }
  return sortedByKey(sortedByKey(identity, high, vertexCount), low, vertexCount);
}

/** A stable counting sort of `items` by `keys[item] < keyCount`. */
export function sortedByKey(items: Uint32Array, keys: Uint32Array, keyCount: number): Uint32Array {
  const start = new Uint32Array(keyCount + 1);
  for (const item of items) start[keys[item] + 1]++;
  for (let k = 0; k < keyCount; k++) start[k + 1] += start[k];
  const sorted = new Uint32Array(items.length);
  for (const item of items) sorted[start[keys[item]]++] = item;
  return sorted;
}

function neighboursAcross(edgeOffsets: Uint32Array, halves: Uint32Array): Int32Array {
  const neighbours = new Int32Array(halves.length).fill(OPEN);
  for (let e = 0; e + 1 < edgeOffsets.length; e++) {
    const start = edgeOffsets[e];
    const end = edgeOffsets[e + 1];
    if (end - start === 2) {
      const g = halves[start];
      const h = halves[start + 1];
      neighbours[g] = Math.floor(h / 3);
      neighbours[h] = Math.floor(g / 3);
    } else if (end - start > 2) {
      for (let k = start; k < end; k++) neighbours[halves[k]] = CROWDED;
    }
  }
  return neighbours;
}

/**
 * For each vertex, the elements (of `perElement` corners) that name it, ascending; an element that names it twice
 * counts once.
 */
export function elementsAtVertices(
  indices: Uint32Array,
  perElement: 3 | 4,
  vertexCount: number,
): { vertexOffsets: Uint32Array; vertexTriangles: Uint32Array } {
  const offsets = new Uint32Array(vertexCount + 1);
  const isRepeat = (k: number) => {
    for (let j = k - (k % perElement); j < k; j++) if (indices[j] === indices[k]) return true;
    return false;
  };
  for (let k = 0; k < indices.length; k++) if (!isRepeat(k)) offsets[indices[k] + 1]++;
  for (let v = 0; v < vertexCount; v++) offsets[v + 1] += offsets[v];
  const cursor = offsets.slice();
  const elements = new Uint32Array(offsets[vertexCount]);
  for (let k = 0; k < indices.length; k++) {
    if (!isRepeat(k)) elements[cursor[indices[k]]++] = Math.floor(k / perElement);
  }
  return { vertexOffsets: offsets, vertexTriangles: elements };
}
