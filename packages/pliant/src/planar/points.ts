import { widened } from '../core/grow.js';

/**
 * A growing list of points with what a query found out about each, as columns. Reused from call to call; `count` says
 * how many rows are valid.
 */
/** The point belongs to polygon `a`. */
export const OF_A = 0;
/** The point belongs to polygon `b`. */
export const OF_B = 1;

/** Bytes of a row in `ProximityPoints`. */
export const ROW_BYTES = 61;

/** One point of a boundary near another one, or inside the other region. */
export interface ProximityPoint {
  /** `a` or `b`: whose boundary the point is on. */
  readonly of: 'a' | 'b';
  /** Its vertex, or -1 for a sample or a crossing. */
  readonly vertex: number;
  /** The nearest feature of the other polygon: vertex `v`, or edge `e` as `vertexCount + e`. */
  readonly feature: number;
  /** [m] */
  readonly point: readonly [number, number];
  /** Unit. Penetrations: the way out. Contacts: from `b` to `a`. */
  readonly normal: readonly [number, number];
  /** Signed distance to the other polygon [m]: negative inside it. */
  readonly distance: number;
  /** Length of boundary that the point stands for [m]; 0 for vertices and other corners of a piece. */
  readonly weight: number;
}

/** A list of such points as flat arrays. */
export class ProximityPoints {
  /** Number of points. */
  count = 0;
  /** Whose point each is: 0 of a, 1 of b. */
  of = new Uint8Array(16);
  /** Feature of its own polygon that each is on. */
  vertices = new Int32Array(16);
  /** Feature of the other polygon that is nearest to each. */
  features = new Int32Array(16);
  /** `x, y` per row [m]. */
  points = new Float64Array(32);
  /** Unit `x, y` per row. */
  normals = new Float64Array(32);
  /** Signed distance to the other polygon [m]: negative inside it. */
  distances = new Float64Array(16);
  /** Length of boundary that the row stands for [m]; 0 for vertices and other corners of a piece. */
  weights = new Float64Array(16);
  /** The feature of the own polygon that the point is on: vertex `v`, or edge `e` as `vertexCount + e`; -1: unknown. */
  own = new Int32Array(16);

  /** Forgets all. */
  clear(): void {
    this.count = 0;
  }

  /** Adds a row; its normal is written by the caller at `normals[2 * row]`. */
  add(of: number, vertex: number, feature: number, x: number, y: number, distance: number): number {
    const row = this.count++;
    if (row === this.of.length) this.grow();
    this.of[row] = of;
    this.vertices[row] = vertex;
    this.features[row] = feature;
    this.points[2 * row] = x;
    this.points[2 * row + 1] = y;
    this.distances[row] = distance;
    this.weights[row] = 0;
    this.own[row] = vertex;
    return row;
  }

  /**
   * Adds `count` rows of points on the feature `own` of one polygon, and returns the first of them. Their places are
   * written by the caller: numbers handed over one by one take memory.
   */
  open(of: number, count: number, own: number): number {
    const first = this.count;
    this.count = first + count;
    while (this.of.length < this.count) this.grow();
    for (let row = first; row < this.count; row++) {
      this.of[row] = of;
      this.vertices[row] = -1;
      this.features[row] = -1;
      this.distances[row] = 0;
      this.weights[row] = 0;
      this.own[row] = own;
    }
    return first;
  }

  /** Forgets all, and takes columns of its own. */
  renew(): void {
    this.count = 0;
    this.viewIn(new ArrayBuffer(16 * ROW_BYTES), 0, 16);
  }

  /** Moves all columns to a place of a buffer, with room for so many rows of `ROW_BYTES`. */
  moveTo(buffer: ArrayBuffer, offset: number, room: number): void {
    const { count, points, normals, distances, weights, vertices, features, own, of } = this;
    this.viewIn(buffer, offset, room);
    this.points.set(points.subarray(0, 2 * count));
    this.normals.set(normals.subarray(0, 2 * count));
    this.distances.set(distances.subarray(0, count));
    this.weights.set(weights.subarray(0, count));
    this.vertices.set(vertices.subarray(0, count));
    this.features.set(features.subarray(0, count));
    this.own.set(own.subarray(0, count));
    this.of.set(of.subarray(0, count));
  }

  /** Takes the columns that stand in a buffer: points, normals, distances, weights, vertices, features, own, of. */
  viewIn(buffer: ArrayBuffer, offset: number, room: number): void {
    this.points = new Float64Array(buffer, offset, 2 * room);
    this.normals = new Float64Array(buffer, offset + 16 * room, 2 * room);
    this.distances = new Float64Array(buffer, offset + 32 * room, room);
    this.weights = new Float64Array(buffer, offset + 40 * room, room);
    this.vertices = new Int32Array(buffer, offset + 48 * room, room);
    this.features = new Int32Array(buffer, offset + 52 * room, room);
    this.own = new Int32Array(buffer, offset + 56 * room, room);
    this.of = new Uint8Array(buffer, offset + 60 * room, room);
  }

  /** One row as an object, for readers outside hot loops. */
  at(row: number): ProximityPoint {
    return {
      of: this.of[row] === OF_A ? 'a' : 'b',
      vertex: this.vertices[row],
      feature: this.features[row],
      point: [this.points[2 * row], this.points[2 * row + 1]],
      normal: [this.normals[2 * row], this.normals[2 * row + 1]],
      distance: this.distances[row],
      weight: this.weights[row],
    };
  }

  *[Symbol.iterator](): IterableIterator<ProximityPoint> {
    for (let row = 0; row < this.count; row++) yield this.at(row);
  }

  private grow(): void {
    const size = 2 * this.of.length;
    this.of = widened(this.of, size);
    this.vertices = widened(this.vertices, size);
    this.features = widened(this.features, size);
    this.points = widened(this.points, 2 * size);
    this.normals = widened(this.normals, 2 * size);
    this.distances = widened(this.distances, size);
    this.weights = widened(this.weights, size);
    this.own = widened(this.own, size);
  }
}
