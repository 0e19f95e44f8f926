/** Boxes, and what is a box by another name: beams and plates. Centred at the origin. */
import { withoutUnused } from '../used-vertices.js';
import { requireCounts, requirePositive, requireSize } from './check-options.js';

/** How a box is made. */
export interface BoxOptions {
  /** Full lengths along x, y and z [m]. */
  readonly size: readonly [number, number, number];
  /** Cells along x, y and z. Default: one each. */
  readonly cells?: readonly [number, number, number];
}

/** How a beam is made. */
export interface BeamOptions {
  /** Along x [m]. */
  readonly length: number;
  /** Along z [m]. */
  readonly width: number;
  /** Along y [m]. */
  readonly height: number;
  /** Length of the cells' edges, rounded so that whole cells fit [m]. Default: the smaller of width and height. */
  readonly edge?: number;
}

/** How a plate is made. */
export interface PlateOptions {
  /** Lengths along x and z [m]. */
  readonly size: readonly [number, number];
  /** Along y [m]. */
  readonly thickness: number;
  /** Length of the cells' edges along x and z [m]. Default: an eighth of the longer side. */
  readonly edge?: number;
}

export function beamBox(options: BeamOptions): BoxOptions {
  const { length, width, height, edge = Math.min(options.width, options.height) } = options;
  requirePositive({ length, width, height, edge });
  const count = (side: number) => Math.max(1, Math.round(side / edge));
  return { size: [length, height, width], cells: [count(length), count(height), count(width)] };
}

export function plateBox(options: PlateOptions): BoxOptions {
  const { size, thickness, edge = Math.max(...options.size) / 8 } = options;
  requirePositive({ 'size[0]': size[0], 'size[1]': size[1], thickness, edge });
  const count = (side: number) => Math.max(1, Math.round(side / edge));
  return { size: [size[0], thickness, size[1]], cells: [count(size[0]), count(thickness), count(size[1])] };
}

/** The vertices of a grid of boxes, x fastest. */
function gridPositions(options: BoxOptions): {
  positions: Float64Array;
  cells: readonly [number, number, number];
} {
  const { size, cells = [1, 1, 1] } = options;
  requirePositive({ 'size[0]': size[0], 'size[1]': size[1], 'size[2]': size[2] });
  requireCounts({ 'cells[0]': cells[0], 'cells[1]': cells[1], 'cells[2]': cells[2] });
  const [nx, ny, nz] = cells;
  requireSize((nx + 1) * (ny + 1) * (nz + 1) * 6);
  const positions = new Float64Array(3 * (nx + 1) * (ny + 1) * (nz + 1));
  let at = 0;
  for (let k = 0; k <= nz; k++) {
    for (let j = 0; j <= ny; j++) {
      for (let i = 0; i <= nx; i++) {
        positions[at++] = (i / nx - 0.5) * size[0];
        positions[at++] = (j / ny - 0.5) * size[1];
        positions[at++] = (k / nz - 0.5) * size[2];
      }
    }
  }
  return { positions, cells };
}

/**
 * Five tetrahedra per cell: one in the middle and four at alternate corners. Cells of odd and even number are mirror
 * images, so that diagonals meet. In cubes the corners have quality 0.84 and the middle 1; six equal tetrahedra would
 * have 0.76.
 */
export function boxSolid(options: BoxOptions): { positions: Float64Array; tets: Uint32Array } {
  const { positions, cells } = gridPositions(options);
  const [nx, ny, nz] = cells;
  const tets: number[] = [];
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        const corner = (c: number) =>
          i + (c & 1) + (nx + 1) * (j + ((c >> 1) & 1) + (ny + 1) * (k + (c >> 2)));
        const tile = (i + j + k) % 2 === 0 ? EVEN_TILE : ODD_TILE;
        for (const c of tile) tets.push(corner(c));
      }
    }
  }
  return { positions, tets: Uint32Array.from(tets) };
}

// Corners of a cell by the bits of their number: 1 for x, 2 for y, 4 for z.
const EVEN_TILE = [0, 1, 2, 4, 3, 1, 7, 2, 5, 1, 4, 7, 6, 2, 7, 4, 1, 2, 4, 7];
// The same, mirrored in x: bit 1 flipped, two corners swapped to stay positive.
const ODD_TILE = EVEN_TILE.map((_, n) => EVEN_TILE[[0, 1, 3, 2][n % 4] + n - (n % 4)] ^ 1);

/** The six sides of the grid, with vertices of edges and corners shared. */
export function boxSurface(options: BoxOptions): { positions: Float64Array; triangles: Uint32Array } {
  const { positions, cells } = gridPositions(options);
  const [nx, ny] = cells;
  const steps = [1, nx + 1, (nx + 1) * (ny + 1)];
  const triangles: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [0, 1]) {
      const base = side * cells[axis] * steps[axis];
      for (let j = 0; j < cells[v]; j++) {
        for (let i = 0; i < cells[u]; i++) {
          const p = base + i * steps[u] + j * steps[v];
          const [q, s] = [p + steps[u], p + steps[v]];
          const r = q + s - p;
          const quad = (i + j) % 2 === 0 ? [p, q, r, p, r, s] : [p, q, s, q, r, s];
          triangles.push(...(side === 1 ? quad : quad.reverse()));
        }
      }
    }
  }
  const outer = withoutUnused(positions, Uint32Array.from(triangles));
  return { positions: outer.positions, triangles: outer.indices };
}
