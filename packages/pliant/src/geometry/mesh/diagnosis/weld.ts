/**
 * Which coincident vertices are one vertex of the surface. Files with a vertex per corner (STL, models with texture
 * seams) fall apart into loose triangles unless equal places are joined. A diagnosis joins them all: it judges the
 * surface as it stands in space. A repair must not glue together two closed bodies that merely touch, so it joins a
 * vertex to another at its place only if both lie on an open edge: a vertex whose fan is closed already needs no
 * joining.
 */
import { triangleAdjacency } from '../adjacency.js';
import { firstAtSamePlace } from './coincident.js';

export interface Weld {
  /** The vertex that stands for each vertex. */
  readonly standIn: Uint32Array;
  /** The triangles with every corner replaced by its stand-in. */
  readonly triangles: Uint32Array;
  /** Vertices at exactly the place of an earlier one, joined or not. */
  readonly duplicates: Uint32Array;
}

export function weld(positions: Float64Array, triangles: Uint32Array, join: 'all' | 'open-edges'): Weld {
  const vertexCount = positions.length / 3;
  const first = firstAtSamePlace(positions);
  const duplicates: number[] = [];
  for (let v = 0; v < vertexCount; v++) if (first[v] !== v) duplicates.push(v);
  const standIn = join === 'all' ? first : joinedAtOpenEdges(triangles, first, duplicates.length > 0);
  return { standIn, triangles: triangles.map((v) => standIn[v]), duplicates: Uint32Array.from(duplicates) };
}

function joinedAtOpenEdges(triangles: Uint32Array, first: Uint32Array, hasDuplicates: boolean): Uint32Array {
  const standIn = first.map((_, v) => v);
  if (!hasDuplicates) return standIn;
  const onOpenEdge = verticesOnOpenEdges(triangles, first.length);
  const firstOpen = new Int32Array(first.length).fill(-1);
  for (let v = 0; v < first.length; v++) {
    if (!onOpenEdge[v]) continue;
    const place = first[v];
    if (firstOpen[place] === -1) firstOpen[place] = v;
    standIn[v] = firstOpen[place];
  }
  return standIn;
}

function verticesOnOpenEdges(triangles: Uint32Array, vertexCount: number): Uint8Array {
  const { edges, edgeOffsets } = triangleAdjacency(triangles, vertexCount);
  const open = new Uint8Array(vertexCount);
  for (let e = 0; 2 * e < edges.length; e++) {
    if (edgeOffsets[e + 1] - edgeOffsets[e] !== 1) continue;
    open[edges[2 * e]] = 1;
    open[edges[2 * e + 1]] = 1;
  }
  return open;
}
