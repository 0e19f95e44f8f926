/**
 * Vertices of one mesh carried into the frame of another, each at most once per query and only when a leaf needs it.
 *
 * A vertex shared by several triangles is rounded once, so the moved mesh is as watertight as the original; and a
 * query that touches a few hundred triangles of a large mesh never pays for the rest.
 */
export class MovedVertices {
  /** Coordinates in the other frame [m]; an entry is valid when its stamp equals `epoch`. */
  readonly positions: Float64Array;
  readonly stamps: Uint32Array;
  epoch = 0;
  /** Scratch of a traversal: the box of this mesh that it looks at, in the other frame. */
  readonly box = new Float64Array(15);

  constructor(vertexCount: number) {
    this.positions = new Float64Array(3 * vertexCount);
    this.stamps = new Uint32Array(vertexCount);
  }

  /** Forgets everything moved so far. */
  begin(): void {
    this.epoch = (this.epoch + 1) >>> 0;
    if (this.epoch === 0) {
      this.stamps.fill(0);
      this.epoch = 1;
    }
  }

  /** Makes the vertex at coordinate offset `v` valid. */
  move(source: Float64Array, pose: Float64Array, v: number): void {
    const vertex = (v / 3) | 0;
    if (this.stamps[vertex] === this.epoch) return;
    this.stamps[vertex] = this.epoch;
    const x = source[v];
    const y = source[v + 1];
    const z = source[v + 2];
    const out = this.positions;
    out[v] = pose[0] * x + pose[1] * y + pose[2] * z + pose[9];
    out[v + 1] = pose[3] * x + pose[4] * y + pose[5] * z + pose[10];
    out[v + 2] = pose[6] * x + pose[7] * y + pose[8] * z + pose[11];
  }
}
