/**
 * Stage 1 for one pair of bodies: the colliding points of both, and the row of each vertex. One object serves any
 * number of pairs in turn and keeps its memory. A body paired with itself has one side only.
 */
import type { TetBody } from './body.js';
import { CollidingPoints } from './colliding-points.js';
import { PointFinder } from './find-points.js';

/** Two solids and the vertices of each that are inside the other. */
export class PairOverlap {
  /** The first solid. */
  a!: TetBody;
  /** The second solid. */
  b!: TetBody;
  /** The vertices inside. */
  readonly points = new CollidingPoints();
  /** Row of each vertex of `a` in `points`, −1 outside. */
  rowsA = new Int32Array(64).fill(-1);
  /** Row of each vertex of `b` in `points`, −1 outside. */
  rowsB = new Int32Array(64).fill(-1);

  /** Pairs may share a finder, which keeps nothing between calls. */
  constructor(private readonly finder = new PointFinder()) {}

  /** Finds the colliding points of the pair at the bodies' present positions. Returns how many there are. */
  detect(a: TetBody, b: TetBody): number {
    this.forget();
    this.a = a;
    this.b = b;
    const { points } = this;
    points.clear();
    this.finder.findBoth(a, b, points);
    this.rowsA = roomFor(this.rowsA, a.topology.vertexCount);
    this.rowsB = roomFor(this.rowsB, b.topology.vertexCount);
    for (let row = 0; row < points.split; row++) this.rowsA[points.vertices[row]] = row;
    for (let row = points.split; row < points.count; row++) this.rowsB[points.vertices[row]] = row;
    return points.count;
  }

  /** The body that owns the vertex of a row. */
  owner(row: number): TetBody {
    return row < this.points.split ? this.a : this.b;
  }

  /** The body around the vertex of a row. */
  partner(row: number): TetBody {
    return row < this.points.split ? this.b : this.a;
  }

  /** Row by vertex, for the body whose vertex `row` is. */
  rowsOf(row: number): Int32Array {
    return row < this.points.split ? this.rowsA : this.rowsB;
  }

  private forget(): void {
    const { points } = this;
    for (let row = 0; row < points.split; row++) this.rowsA[points.vertices[row]] = -1;
    for (let row = points.split; row < points.count; row++) this.rowsB[points.vertices[row]] = -1;
  }
}

function roomFor(rows: Int32Array<ArrayBuffer>, count: number): Int32Array<ArrayBuffer> {
  return rows.length >= count ? rows : new Int32Array(count).fill(-1);
}
