/** Points of a proximity answer between solids, as flat lists that grow and are reused. */

import { widened } from '../../core/grow.js';

/** One row of an answer. */
export interface SolidPoint {
  /** Whose surface it is on. */
  readonly of: 'a' | 'b';
  /** In the world [m]. */
  readonly point: readonly [number, number, number];
  /** Unit; zero on a ridge of the field, where no direction is nearest. */
  readonly normal: readonly [number, number, number];
  /** Signed distance to the other mesh [m]. */
  readonly distance: number;
  /** Nearest triangle of the other mesh. */
  readonly triangle: number;
}

/** Rows of points with direction and distance. */
export class SolidPoints implements Iterable<SolidPoint> {
  /** Rows in use. */
  count = 0;
  /** 0 for points of the first mesh, 1 for the second. */
  of = new Uint8Array(64);
  /** Three coordinates per row [m]. */
  points = new Float64Array(192);
  /** Three coordinates per row. */
  normals = new Float64Array(192);
  /** Signed distance per row [m]. */
  distances = new Float64Array(64);
  /** Nearest triangle of the other mesh per row. */
  triangles = new Int32Array(64);

  /** Forgets all rows. */
  clear(): void {
    this.count = 0;
  }

  /** Makes room for one more row and returns its number; point and normal are the caller's to write. */
  add(of: number, distance: number, triangle: number): number {
    const row = this.count++;
    if (row === this.of.length) this.grow();
    this.of[row] = of;
    this.distances[row] = distance;
    this.triangles[row] = triangle;
    return row;
  }

  /** One row. */
  at(row: number): SolidPoint {
    const o = 3 * row;
    const { points: p, normals: n } = this;
    return {
      of: this.of[row] === 0 ? 'a' : 'b',
      point: [p[o], p[o + 1], p[o + 2]],
      normal: [n[o], n[o + 1], n[o + 2]],
      distance: this.distances[row],
      triangle: this.triangles[row],
    };
  }

  /** All rows, one after the other. */
  *[Symbol.iterator](): Iterator<SolidPoint> {
    for (let row = 0; row < this.count; row++) yield this.at(row);
  }

  private grow(): void {
    this.of = widened(this.of);
    this.points = widened(this.points);
    this.normals = widened(this.normals);
    this.distances = widened(this.distances);
    this.triangles = widened(this.triangles);
  }
}
