/**
 * Distance from a point to a triangle surface by walking the cubes of a grid in growing shells until no nearer triangle can
 * follow. Used where meshes are made and checked; `MeshDistance` and its tree serve everything that moves.
 */
import { ElementGrid } from './element-grid.js';
import { pointTriangleDistanceSq } from './point-triangle-distance.js';

export class NearestTriangle {
  /** The nearest triangle of the last call, −1 if none was within the limit. */
  triangle = -1;
  private readonly grid: ElementGrid;

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
    const { grid } = this;
    this.triangle = -1;
    let best = limit;
    const centre = [grid.coordinate(0, x), grid.coordinate(1, y), grid.coordinate(2, z)];
    const outside = this.distanceToGrid(x, y, z);
    const last = Math.max(...grid.cells);
    for (let ring = 0; ring < last; ring++) {
      // A cube of this shell is at least (ring − 1) sides away, wherever the point is.
      if (Math.max(outside, (ring - 1) * grid.size) > best) break;
      best = this.searchShell(centre, ring, x, y, z, best);
    }
    return best;
  }

  private searchShell(
    centre: readonly number[],
    ring: number,
    x: number,
    y: number,
    z: number,
    limit: number,
  ): number {
    const { grid } = this;
    let best = limit;
    const [ci, cj, ck] = centre as [number, number, number];
    for (let k = Math.max(0, ck - ring); k <= Math.min(grid.cells[2] - 1, ck + ring); k++) {
      for (let j = Math.max(0, cj - ring); j <= Math.min(grid.cells[1] - 1, cj + ring); j++) {
        const isFace = Math.abs(k - ck) === ring || Math.abs(j - cj) === ring;
        const step = isFace || ring === 0 ? 1 : 2 * ring;
        for (let i = ci - ring; i <= ci + ring; i += step) {
          if (i < 0 || i >= grid.cells[0]) continue;
          const cube = grid.cube(i, j, k);
          for (let e = grid.offsets[cube]!; e < grid.offsets[cube + 1]!; e++) {
            const distanceSq = this.distanceSqTo(grid.elements[e]!, x, y, z);
            if (distanceSq >= best * best) continue;
            best = Math.sqrt(distanceSq);
            this.triangle = grid.elements[e]!;
          }
        }
      }
    }
    return best;
  }

  private distanceToGrid(x: number, y: number, z: number): number {
    const { origin, size, cells } = this.grid;
    let sum = 0;
    const point = [x, y, z];
    for (let k = 0; k < 3; k++) {
      const past = Math.max(origin[k]! - point[k]!, point[k]! - origin[k]! - cells[k]! * size, 0);
      sum += past * past;
    }
    return Math.sqrt(sum);
  }

  private distanceSqTo(triangle: number, x: number, y: number, z: number): number {
    const t = this.triangles;
    return pointTriangleDistanceSq(
      this.positions,
      3 * t[3 * triangle]!,
      3 * t[3 * triangle + 1]!,
      3 * t[3 * triangle + 2]!,
      x,
      y,
      z,
    );
  }
}
