import { widened } from '../../core/grow.js';

/**
 * The result of stage 1: the vertices of one body inside another, with the tetrahedron around each. Rows `[0, split)`
 * are vertices of `a` in `b`, rows `[split, count)` vertices of `b` in `a`; within each, vertices ascend.
 */
export class CollidingPoints {
  /** Vertices that are inside the other body. */
  count = 0;
  /** How many of them are of body a; the rest is of b. */
  split = 0;
  /** Their numbers in their own body. */
  vertices = new Int32Array(64);
  /** The tetrahedron of the other body that each lies in. */
  tets = new Int32Array(64);

  /** Forgets all. */
  clear(): void {
    this.count = 0;
    this.split = 0;
  }

  /** Adds a vertex and the tetrahedron that it lies in. */
  add(vertex: number, tet: number): void {
    if (this.count === this.vertices.length) {
      this.vertices = widened(this.vertices);
      this.tets = widened(this.tets);
    }
    this.vertices[this.count] = vertex;
    this.tets[this.count++] = tet;
  }
}
