/**
 * The neighbours of every vertex of a surface: linked[starts[v]…starts[v + 1]), each once, in rising order of the
 * edges' triangles.
 */
export class VertexRing {
  readonly starts: Uint32Array;
  readonly linked: Uint32Array;

  /** `triangles` form a closed surface. So every edge comes in both directions, and each direction comes once. */
  constructor(triangles: Uint32Array, vertexCount: number) {
    this.starts = new Uint32Array(vertexCount + 1);
    for (const v of triangles) this.starts[v + 1]++;
    for (let v = 0; v < vertexCount; v++) this.starts[v + 1] += this.starts[v];
    this.linked = new Uint32Array(triangles.length);
    const next = this.starts.slice();
    for (let k = 0; k < triangles.length; k++) {
      const after = k % 3 === 2 ? k - 2 : k + 1;
      this.linked[next[triangles[k]]++] = triangles[after];
    }
  }
}
