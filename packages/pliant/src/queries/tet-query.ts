/**
 * Which tetrahedra of a mesh hold a point: a uniform grid finds the few candidates, exact signs decide. A point on a
 * shared face, edge or vertex is in all the tetrahedra around it.
 *
 * The grid's cells have the mean size of the tetrahedra's boxes; entries are sorted by cell (counting sort), so a
 * query reads one run of them.
 */
import { PliantError } from '../core/errors.js';
import { pointInTetrahedron } from './primitives/point-in-tetrahedron.js';

/** Most grid cells per tetrahedron: a mesh with one huge tetrahedron must not ask for a huge grid. */
const CELLS_PER_TET = 8;

/** Anything with vertices and tetrahedra. */
export interface TetSource {
  /** Three coordinates per vertex [m]. */
  readonly positions: Float64Array;
  /** Vertex numbers, four per tetrahedron, of either orientation. */
  readonly tets: Uint32Array;
}

/** A mesh of tetrahedra that can be asked where a point lies. */
export class TetQuery {
  /** Three coordinates per vertex [m]. */
  readonly positions: Float64Array;
  /** Four vertices per tetrahedron. */
  readonly tets: Uint32Array;
  private readonly low = new Float64Array(3);
  private readonly high = new Float64Array(3);
  private readonly counts = [1, 1, 1];
  private cell = 1;
  private readonly starts: Uint32Array;
  private readonly entries: Uint32Array;
  private readonly point = new Float64Array(3);

  constructor(mesh: TetSource) {
    this.positions = mesh.positions;
    this.tets = mesh.tets;
    const boxes = this.measure();
    this.starts = new Uint32Array(this.counts[0] * this.counts[1] * this.counts[2] + 1);
    this.countEntries(boxes);
    this.entries = new Uint32Array(this.starts.at(-1)!);
    this.fillEntries(boxes);
  }

  /** Calls `visit` with every tetrahedron that holds the point, in ascending order; stop by returning true. */
  tetsAt(point: ArrayLike<number>, visit: (tet: number) => boolean | undefined): void {
    const { positions, tets, starts, entries } = this;
    for (let n = 0; n < 3; n++) {
      const x = point[n];
      if (!(x >= this.low[n] && x <= this.high[n])) return;
      this.point[n] = x;
    }
    const cell = this.cellOf(this.index(0, point[0]), this.index(1, point[1]), this.index(2, point[2]));
    for (let i = starts[cell]; i < starts[cell + 1]; i++) {
      const t = 4 * entries[i];
      const a = 3 * tets[t];
      const b = 3 * tets[t + 1];
      const c = 3 * tets[t + 2];
      const d = 3 * tets[t + 3];
      if (pointInTetrahedron(this.point, 0, positions, a, b, c, d) && visit(entries[i])) return;
    }
  }

  private index(n: number, x: number): number {
    const i = Math.floor((x - this.low[n]) / this.cell);
    return Math.max(0, Math.min(this.counts[n] - 1, i));
  }

  private cellOf(i: number, j: number, k: number): number {
    return i + this.counts[0] * (j + this.counts[1] * k);
  }

  /** Box of each tetrahedron and of all; chooses the cell. */
  private measure(): Float64Array {
    const { positions: p, tets } = this;
    const count = tets.length / 4;
    const boxes = new Float64Array(6 * count);
    this.low.fill(Number.POSITIVE_INFINITY);
    this.high.fill(Number.NEGATIVE_INFINITY);
    let sum = 0;
    for (let t = 0; t < count; t++) {
      for (let n = 0; n < 3; n++) {
        const x = [0, 1, 2, 3].map((k) => p[3 * tets[4 * t + k] + n]);
        const low = Math.min(...x);
        const high = Math.max(...x);
        if (!Number.isFinite(high - low))
          throw new PliantError(
            'bad-geometry',
            `Tetrahedron ${t} has a corner that is missing or not finite.`,
          );
        boxes[6 * t + n] = low;
        boxes[6 * t + 3 + n] = high;
        this.low[n] = Math.min(this.low[n], low);
        this.high[n] = Math.max(this.high[n], high);
        sum += high - low;
      }
    }
    this.chooseCell(count, sum / Math.max(1, 3 * count));
    return boxes;
  }

  private chooseCell(count: number, mean: number): void {
    const sizes = [0, 1, 2].map((n) => Math.max(0, this.high[n] - this.low[n]));
    this.cell = mean > 0 ? mean : 1;
    const cells = () => sizes.reduce((product, size) => product * (Math.floor(size / this.cell) + 1), 1);
    while (cells() > CELLS_PER_TET * count + 8) this.cell *= 1.5;
    for (let n = 0; n < 3; n++) this.counts[n] = count > 0 ? Math.floor(sizes[n] / this.cell) + 1 : 1;
  }

  private eachCell(boxes: Float64Array, t: number, visit: (cell: number) => void): void {
    const o = 6 * t;
    for (let k = this.index(2, boxes[o + 2]); k <= this.index(2, boxes[o + 5]); k++)
      for (let j = this.index(1, boxes[o + 1]); j <= this.index(1, boxes[o + 4]); j++)
        for (let i = this.index(0, boxes[o]); i <= this.index(0, boxes[o + 3]); i++)
          visit(this.cellOf(i, j, k));
  }

  private countEntries(boxes: Float64Array): void {
    const { starts } = this;
    for (let t = 0; t < boxes.length / 6; t++) this.eachCell(boxes, t, (cell) => starts[cell + 1]++);
    for (let c = 1; c < starts.length; c++) starts[c] += starts[c - 1];
  }

  private fillEntries(boxes: Float64Array): void {
    const next = this.starts.slice();
    for (let t = 0; t < boxes.length / 6; t++)
      this.eachCell(boxes, t, (cell) => {
        this.entries[next[cell]++] = t;
      });
  }
}
