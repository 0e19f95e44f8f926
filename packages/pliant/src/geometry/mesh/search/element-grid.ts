/**
 * Elements (triangles or tetrahedra) listed by the cubes of a regular grid that they may touch: counted, then filled,
 * in one flat list. Conservative: an element is listed in every cube that its box touches, triangles only where their
 * plane passes too. Good for elements about as large as a cube; what queries need for deforming or uneven meshes is a
 * tree.
 */
import { boundsOf } from '../mesh-data.js';

export class ElementGrid {
  readonly cells: readonly [number, number, number];
  /** Elements of cube `c`: `elements[offsets[c] … offsets[c + 1] − 1]`, ascending. */
  readonly offsets: Uint32Array;
  readonly elements: Uint32Array;

  constructor(
    private readonly positions: Float64Array,
    private readonly indices: Uint32Array,
    private readonly perElement: 3 | 4,
    readonly origin: readonly [number, number, number],
    readonly size: number,
    cells: readonly [number, number, number],
  ) {
    this.cells = cells;
    const counts = new Uint32Array(cells[0] * cells[1] * cells[2] + 1);
    this.visitCubes((cube) => counts[cube + 1]++);
    for (let c = 1; c < counts.length; c++) counts[c] += counts[c - 1];
    this.offsets = counts;
    const cursor = counts.slice();
    this.elements = new Uint32Array(counts[counts.length - 1]);
    this.visitCubes((cube, element) => {
      this.elements[cursor[cube]++] = element;
    });
  }

  /** A grid around all vertices with cubes of about `size`, but at most `limit` of them. */
  static around(
    positions: Float64Array,
    indices: Uint32Array,
    perElement: 3 | 4,
    size: number,
    limit = 2e6,
  ): ElementGrid {
    const bounds = boundsOf(positions);
    const extent = [bounds[3] - bounds[0], bounds[4] - bounds[1], bounds[5] - bounds[2]];
    let side = Math.max(size, Math.max(...extent) * 1e-6, Number.MIN_VALUE);
    const count = (k: number) => Math.floor(extent[k] / side) + 1;
    while (count(0) * count(1) * count(2) > limit) side *= 1.25;
    return new ElementGrid(positions, indices, perElement, [bounds[0], bounds[1], bounds[2]], side, [
      count(0),
      count(1),
      count(2),
    ]);
  }

  cube(i: number, j: number, k: number): number {
    return i + this.cells[0] * (j + this.cells[1] * k);
  }

  /** Grid coordinate along `axis`, limited to the grid. */
  coordinate(axis: number, x: number): number {
    const i = Math.floor((x - this.origin[axis]) / this.size);
    return i < 0 ? 0 : Math.min(i, this.cells[axis] - 1);
  }

  private visitCubes(visit: (cube: number, element: number) => void): void {
    const low = new Float64Array(3);
    const high = new Float64Array(3);
    const plane = new Float64Array(4);
    for (let e = 0; e * this.perElement < this.indices.length; e++) {
      this.boxOf(e, low, high);
      if (this.perElement === 3) this.planeOf(e, plane);
      const slack = (Math.abs(plane[0]) + Math.abs(plane[1]) + Math.abs(plane[2])) * this.size * 0.5001;
      for (let k = this.coordinate(2, low[2]); k <= this.coordinate(2, high[2]); k++) {
        for (let j = this.coordinate(1, low[1]); j <= this.coordinate(1, high[1]); j++) {
          for (let i = this.coordinate(0, low[0]); i <= this.coordinate(0, high[0]); i++) {
            if (this.perElement === 3 && Math.abs(this.planeDistance(plane, i, j, k)) > slack) continue;
            visit(this.cube(i, j, k), e);
          }
        }
      }
    }
  }

  /** The element's box, a hair larger, so that an edge of a cube finds what touches either side of it. */
  private boxOf(element: number, low: Float64Array, high: Float64Array): void {
    const slack = 1e-6 * this.size;
    for (let k = 0; k < 3; k++) {
      low[k] = Infinity;
      high[k] = -Infinity;
      for (let c = 0; c < this.perElement; c++) {
        const x = this.positions[3 * this.indices[element * this.perElement + c] + k];
        low[k] = Math.min(low[k], x - slack);
        high[k] = Math.max(high[k], x + slack);
      }
    }
  }

  /**
   * Normal (not unit) and offset of the plane of a triangle; all zero when it has no area, which touches every cube of
   * its box.
   */
  private planeOf(element: number, out: Float64Array): void {
    const p = this.positions;
    const [a, b, c] = [0, 1, 2].map((i) => 3 * this.indices[3 * element + i]) as [number, number, number];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    out[0] = uy * vz - uz * vy;
    out[1] = uz * vx - ux * vz;
    out[2] = ux * vy - uy * vx;
    out[3] = out[0] * p[a] + out[1] * p[a + 1] + out[2] * p[a + 2];
  }

  private planeDistance(plane: Float64Array, i: number, j: number, k: number): number {
    return (
      plane[0] * (this.origin[0] + (i + 0.5) * this.size) +
      plane[1] * (this.origin[1] + (j + 0.5) * this.size) +
      plane[2] * (this.origin[2] + (k + 0.5) * this.size) -
      plane[3]
    );
  }
}
