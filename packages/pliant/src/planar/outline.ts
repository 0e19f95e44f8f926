/** What a polygon holds, for functions that only read it. */
export interface Outline {
  /** All rings one after the other, `x, y` interleaved [m]. */
  readonly positions: Float64Array;
  /** Ring `r` holds the vertices `rings[r]` to `rings[r + 1] - 1`. */
  readonly rings: Uint32Array;
  /** The vertex after each vertex on its ring. Edge `i` runs from vertex `i` to `next[i]`. */
  readonly next: Uint32Array;
  /** The vertex before each vertex on its ring. */
  readonly previous: Uint32Array;
  /** The ring of each vertex. */
  readonly ringOf: Uint32Array;
  /** Per ring: +1 if the region lies to the left of its edges, -1 if to the right. */
  readonly sides: Int8Array;
  /** The number of vertices, which is also the number of edges. */
  readonly vertexCount: number;
  readonly ringCount: number;
}
