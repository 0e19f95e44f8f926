/** The connected parts of a solid. Vertices of one part share tetrahedra, directly or through other vertices. */
export interface Components {
  readonly count: number;
  /** The part of each vertex. Parts are numbered by their lowest vertex. */
  readonly ofVertex: Uint32Array;
  /** Vertices of part `c`: vertices[offsets[c] … offsets[c + 1] − 1], ascending. */
  readonly offsets: Uint32Array;
  readonly vertices: Uint32Array;
}

export function connectedParts(tets: Uint32Array, vertexCount: number): Components {
  const parent = Uint32Array.from({ length: vertexCount }, (_, v) => v);
  for (let k = 0; k < tets.length; k++) {
    const a = rootOf(parent, tets[k]);
    const b = rootOf(parent, tets[k - (k & 3)]);
    // The lower number stays the root. So parts come in the order of their lowest vertices.
    if (a < b) parent[b] = a;
    else parent[a] = b;
  }
  const ofVertex = new Uint32Array(vertexCount);
  const sizes: number[] = [];
  for (let v = 0; v < vertexCount; v++) {
    const root = rootOf(parent, v);
    ofVertex[v] = root === v ? sizes.push(0) - 1 : ofVertex[root];
    sizes[ofVertex[v]]++;
  }
  const offsets = new Uint32Array(sizes.length + 1);
  for (let c = 0; c < sizes.length; c++) offsets[c + 1] = offsets[c] + sizes[c];
  const fill = offsets.slice();
  const vertices = new Uint32Array(vertexCount);
  for (let v = 0; v < vertexCount; v++) vertices[fill[ofVertex[v]]++] = v;
  return { count: sizes.length, ofVertex, offsets, vertices };
}

function rootOf(parent: Uint32Array, vertex: number): number {
  let v = vertex;
  while (parent[v] !== v) v = parent[v] = parent[parent[v]];
  return v;
}
