/**
 * What is stuffed with tetrahedra: something that tells inside from outside at lattice nodes, and where an edge between
 * them leaves it. Any answers give a valid mesh; good ones give one that fits.
 */
import { ElementGrid } from '../search/element-grid.js';
import { pointTriangleDistanceSq } from '../search/point-triangle-distance.js';
import { insideLabels } from './inside.js';
import type { Lattice } from './lattice.js';

export interface SolidSource {
  /** A box around the solid, `[minX, minY, minZ, maxX, maxY, maxZ]` [m]. */
  readonly bounds: Float64Array;
  /** 1 for each lattice node inside, −1 for each outside. */
  labels(lattice: Lattice): Int8Array;
  /** Where the segment from inside `p` to outside `q` leaves the solid, as a share of its length from `p`. */
  cut(p: Float64Array, q: Float64Array): number;
}

/** The inside of an implicit surface: `field` is negative inside, positive outside, continuous. */
export class FieldSolid implements SolidSource {
  constructor(
    private readonly field: (x: number, y: number, z: number) => number,
    readonly bounds: Float64Array,
  ) {}

  labels(lattice: Lattice): Int8Array {
    const labels = new Int8Array(lattice.nodeCount);
    const grid = new Int32Array(3);
    const at = new Float64Array(3);
    for (let node = 0; node < lattice.nodeCount; node++) {
      lattice.positionOf(node, grid, at);
      labels[node] = this.field(at[0], at[1], at[2]) < 0 ? 1 : -1;
    }
    return labels;
  }

  /** Bisection: the field may be no distance at all, only its sign counts. */
  cut(p: Float64Array, q: Float64Array): number {
    let inside = 0;
    let outside = 1;
    for (let round = 0; round < 48; round++) {
      const s = (inside + outside) / 2;
      const value = this.field(p[0] + s * (q[0] - p[0]), p[1] + s * (q[1] - p[1]), p[2] + s * (q[2] - p[2]));
      if (value < 0) inside = s;
      else outside = s;
    }
    return (inside + outside) / 2;
  }
}

/** The inside of a closed triangle surface. */
export class SurfaceSolid implements SolidSource {
  private grid: ElementGrid | undefined;

  constructor(
    private readonly positions: Float64Array,
    private readonly triangles: Uint32Array,
    readonly bounds: Float64Array,
  ) {}

  labels(lattice: Lattice): Int8Array {
    this.grid = new ElementGrid(
      this.positions,
      this.triangles,
      3,
      lattice.origin,
      lattice.spacing,
      lattice.cells,
    );
    return insideLabels(lattice, this.positions, this.triangles);
  }

  /**
   * The first crossing from the inside. Where rounding hides it (an end lies on the surface, or the edge in a face),
   * the end nearer to the surface: it is on it to rounding.
   */
  cut(p: Float64Array, q: Float64Array): number {
    const grid = this.grid!;
    let first = Infinity;
    let nearP = Infinity;
    let nearQ = Infinity;
    const low = [0, 1, 2].map((k) => grid.coordinate(k, Math.min(p[k], q[k])));
    const high = [0, 1, 2].map((k) => grid.coordinate(k, Math.max(p[k], q[k])));
    for (let k = low[2]; k <= high[2]; k++) {
      for (let j = low[1]; j <= high[1]; j++) {
        for (let i = low[0]; i <= high[0]; i++) {
          const cube = grid.cube(i, j, k);
          for (let e = grid.offsets[cube]; e < grid.offsets[cube + 1]; e++) {
            const t = 3 * grid.elements[e];
            first = Math.min(first, this.crossing(t, p, q));
            if (first < Infinity) continue;
            nearP = Math.min(nearP, this.distanceSq(t, p));
            nearQ = Math.min(nearQ, this.distanceSq(t, q));
          }
        }
      }
    }
    if (first < Infinity) return first;
    return nearQ < nearP ? 1 : 0;
  }

  /** Share of the way from p to q at which the triangle is crossed, ∞ if it is not. */
  private crossing(t: number, p: Float64Array, q: Float64Array): number {
    const x = this.positions;
    const a = 3 * this.triangles[t];
    const b = 3 * this.triangles[t + 1];
    const c = 3 * this.triangles[t + 2];
    const ux = x[b] - x[a];
    const uy = x[b + 1] - x[a + 1];
    const uz = x[b + 2] - x[a + 2];
    const vx = x[c] - x[a];
    const vy = x[c + 1] - x[a + 1];
    const vz = x[c + 2] - x[a + 2];
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const dz = q[2] - p[2];
    // Möller and Trumbore 1997: barycentric coordinates times the determinant of (u, v, −d).
    const hx = dy * vz - dz * vy;
    const hy = dz * vx - dx * vz;
    const hz = dx * vy - dy * vx;
    const det = ux * hx + uy * hy + uz * hz;
    // Below this the determinant of a face without area, or of an edge in its plane, is rounding and crosses anywhere.
    const scaleSq =
      (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz) * (dx * dx + dy * dy + dz * dz);
    if (det * det <= 1e-26 * scaleSq) return Infinity;
    const ox = p[0] - x[a];
    const oy = p[1] - x[a + 1];
    const oz = p[2] - x[a + 2];
    const gx = oy * uz - oz * uy;
    const gy = oz * ux - ox * uz;
    const gz = ox * uy - oy * ux;
    const first = (ox * hx + oy * hy + oz * hz) / det;
    const second = (dx * gx + dy * gy + dz * gz) / det;
    const share = (vx * gx + vy * gy + vz * gz) / det;
    const slack = 1e-12;
    const isInside = first >= -slack && second >= -slack && first + second <= 1 + slack;
    return isInside && share >= -slack && share <= 1 + slack ? Math.min(1, Math.max(0, share)) : Infinity;
  }

  private distanceSq(t: number, p: Float64Array): number {
    const [a, b, c] = [3 * this.triangles[t], 3 * this.triangles[t + 1], 3 * this.triangles[t + 2]];
    return pointTriangleDistanceSq(this.positions, a, b, c, p[0], p[1], p[2]);
  }
}
