/**
 * The body-centred cubic lattice: the corners and the centres of a grid of cubes. Every node has 14 edges, six long
 * ones (one spacing, to its own kind) and eight short ones (√3/2 spacings, to the other kind); the tetrahedra between
 * two neighbouring centres and an edge of the face they share fill space, all alike, with angles of 60° and 90° between
 * faces.
 *
 * Nodes are numbered: corners first (x fastest), then centres.
 */

/** Spacing of the lattice for edges of length one on average: six of length 1 and eight of √3/2 at each node. */
export const SPACING_PER_EDGE = 14 / (6 + 4 * Math.sqrt(3));

export class Lattice {
  readonly cornerCount: number;
  readonly nodeCount: number;

  constructor(
    /** Position of the first corner [m]. */
    readonly origin: readonly [number, number, number],
    /** Side of a cube [m]. */
    readonly spacing: number,
    /** Cubes along each axis. */
    readonly cells: readonly [number, number, number],
  ) {
    const [nx, ny, nz] = cells;
    this.cornerCount = (nx + 1) * (ny + 1) * (nz + 1);
    this.nodeCount = this.cornerCount + nx * ny * nz;
  }

  /**
   * Covers the box `[minX, …, maxZ]` with a cube and a half to spare on every side, centred, so that symmetry survives.
   */
  static around(bounds: ArrayLike<number>, spacing: number): Lattice {
    const cells = [0, 1, 2].map((k) => Math.ceil((bounds[3 + k] - bounds[k]) / spacing) + 3);
    const origin = cells.map((n, k) => (bounds[k] + bounds[3 + k]) / 2 - (n / 2) * spacing);
    return new Lattice(origin as [number, number, number], spacing, cells as [number, number, number]);
  }

  corner(i: number, j: number, k: number): number {
    return i + (this.cells[0] + 1) * (j + (this.cells[1] + 1) * k);
  }

  centre(i: number, j: number, k: number): number {
    return this.cornerCount + i + this.cells[0] * (j + this.cells[1] * k);
  }

  isCentre(node: number): boolean {
    return node >= this.cornerCount;
  }

  /** Grid coordinates of a node within its own kind, into `out`. */
  gridOf(node: number, out: Int32Array): Int32Array {
    const isCentre = node >= this.cornerCount;
    const nx = this.cells[0] + (isCentre ? 0 : 1);
    const ny = this.cells[1] + (isCentre ? 0 : 1);
    const n = isCentre ? node - this.cornerCount : node;
    out[0] = n % nx;
    out[1] = Math.floor(n / nx) % ny;
    out[2] = Math.floor(n / (nx * ny));
    return out;
  }

  /** Position of a node [m], into `out` at `at`. */
  positionOf(node: number, grid: Int32Array, out: Float64Array, at = 0): void {
    this.gridOf(node, grid);
    const half = node >= this.cornerCount ? 0.5 : 0;
    for (let k = 0; k < 3; k++) out[at + k] = this.origin[k] + (grid[k] + half) * this.spacing;
  }

  /** The two ends of a long edge are of one kind. */
  isLong(nodeA: number, nodeB: number): boolean {
    return nodeA >= this.cornerCount === nodeB >= this.cornerCount;
  }

  /**
   * Neighbours of `node` along its edges, six long ones first, into `out`; those off the lattice are left out. Returns
   * the count.
   */
  neighbours(node: number, grid: Int32Array, out: Int32Array): number {
    this.gridOf(node, grid);
    const i = grid[0];
    const j = grid[1];
    const k = grid[2];
    const isCentre = node >= this.cornerCount;
    const extra = isCentre ? 0 : 1;
    const nx = this.cells[0] + extra;
    const ny = this.cells[1] + extra;
    const nz = this.cells[2] + extra;
    let count = 0;
    if (i > 0) out[count++] = node - 1;
    if (i + 1 < nx) out[count++] = node + 1;
    if (j > 0) out[count++] = node - nx;
    if (j + 1 < ny) out[count++] = node + nx;
    if (k > 0) out[count++] = node - nx * ny;
    if (k + 1 < nz) out[count++] = node + nx * ny;
    for (let c = 0; c < 8; c++) {
      const x = i + (c & 1) - extra;
      const y = j + ((c >> 1) & 1) - extra;
      const z = k + (c >> 2) - extra;
      if (isCentre) out[count++] = this.corner(x, y, z);
      else if (x >= 0 && y >= 0 && z >= 0 && x < this.cells[0] && y < this.cells[1] && z < this.cells[2])
        out[count++] = this.centre(x, y, z);
    }
    return count;
  }

  /** Calls `visit(c, d, p, q)` for every tetrahedron, positively oriented: two centres, then two corners. */
  forEachTet(visit: (c: number, d: number, p: number, q: number) => void): void {
    const [nx, ny, nz] = this.cells;
    const toNext = [1, nx, nx * ny];
    const step = [1, nx + 1, (nx + 1) * (ny + 1)];
    for (let k = 0; k < nz; k++) {
      for (let j = 0; j < ny; j++) {
        for (let i = 0; i < nx; i++) {
          const c = this.centre(i, j, k);
          const low = this.corner(i, j, k);
          for (let axis = 0; axis < 3; axis++) {
            if ((axis === 0 ? i : axis === 1 ? j : k) + 1 === this.cells[axis]) continue;
            // Corners of the shared face, counter-clockwise seen from the next cube.
            const p = low + step[axis];
            const q = p + step[(axis + 1) % 3];
            const s = p + step[(axis + 2) % 3];
            const r = q + s - p;
            const d = c + toNext[axis];
            visit(c, d, p, q);
            visit(c, d, q, r);
            visit(c, d, r, s);
            visit(c, d, s, p);
          }
        }
      }
    }
  }
}
