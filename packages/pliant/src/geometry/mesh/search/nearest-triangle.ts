/**
 * Distance from a point to a triangle surface by walking the cubes of a grid in growing shells until no nearer triangle
 * can follow. Used where meshes are made and checked; what moves is served by the trees of the queries.
 */
import { ElementGrid } from './element-grid.js';
import { pointTriangleDistanceSq } from './point-triangle-distance.js';

export class NearestTriangle {
  /** The nearest triangle of the last call, −1 if none was within the limit. */
  triangle = -1;
  private readonly grid: ElementGrid;
  private readonly point = new Float64Array(3);
  private readonly centre = new Int32Array(3);
  private bestSq = 0;

  constructor(
    private readonly positions: Float64Array,
    private readonly triangles: Uint32Array,
    /** Side of the grid's cubes, about the length of an edge [m]. */
    size: number,
  ) {
    this.grid = ElementGrid.around(positions, triangles, 3, size);
  }

  /** Distance to the nearest triangle [m]; `limit` if there is none nearer than that. */
  distance(x: number, y: number, z: number, limit = Infinity): number {
    const { grid, point, centre } = this;
    point[0] = x;
    point[1] = y;
    point[2] = z;
    for (let k = 0; k < 3; k++) centre[k] = grid.coordinate(k, point[k]);
    this.triangle = -1;
    this.bestSq = limit * limit;
    const last = Math.max(...grid.cells);
    for (let ring = 0; ring < last; ring++) {
      // A cube of this shell is at least (ring − 1) sides away, wherever the point is.
      const reach = Math.max(0, ring - 1) * grid.size;
      if (reach * reach > this.bestSq) break;
      this.searchShell(ring);
    }
    return this.triangle === -1 ? limit : Math.sqrt(this.bestSq);
  }

  private searchShell(ring: number): void {
    const { cells } = this.grid;
    const [ci, cj, ck] = [this.centre[0], this.centre[1], this.centre[2]];
    for (let k = Math.max(0, ck - ring); k <= Math.min(cells[2] - 1, ck + ring); k++) {
      const gapZ = this.gap(2, k);
      if (gapZ > this.bestSq) continue;
      for (let j = Math.max(0, cj - ring); j <= Math.min(cells[1] - 1, cj + ring); j++) {
        const gapYZ = gapZ + this.gap(1, j);
        if (gapYZ > this.bestSq) continue;
        const isFace = Math.abs(k - ck) === ring || Math.abs(j - cj) === ring;
        const step = isFace || ring === 0 ? 1 : 2 * ring;
        for (let i = ci - ring; i <= ci + ring; i += step) {
          if (i < 0 || i >= cells[0] || gapYZ + this.gap(0, i) > this.bestSq) continue;
          this.searchCube(this.grid.cube(i, j, k));
        }
      }
    }
  }

  /** Squared distance from the point to the slab of cubes with this coordinate, a hair less than it is [m²]. */
  private gap(axis: number, i: number): number {
    const low = this.grid.origin[axis] + i * this.grid.size;
    const x = this.point[axis];
    const past = 0.999999 * Math.max(low - x, x - low - this.grid.size, 0);
    return past * past;
  }

  private searchCube(cube: number): void {
    const { positions, triangles, grid, point } = this;
    for (let e = grid.offsets[cube]; e < grid.offsets[cube + 1]; e++) {
      const t = 3 * grid.elements[e];
      const a = 3 * triangles[t];
      const b = 3 * triangles[t + 1];
      const c = 3 * triangles[t + 2];
      const distanceSq = pointTriangleDistanceSq(positions, a, b, c, point[0], point[1], point[2]);
      if (distanceSq >= this.bestSq) continue;
      this.bestSq = distanceSq;
      this.triangle = grid.elements[e];
    }
  }
}
