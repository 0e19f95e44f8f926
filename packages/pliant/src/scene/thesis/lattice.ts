/** Organs on a lattice, the way all bodies of the thesis are made. */
import type { MoleculeOrgan } from '../xml/model.js';

/** Between neighbours in the printed scene [m]. */
export const SPACING = 0.015;

/**
 * Radius in the printed scene [m]: 0.8 spacings, so neighbours along edges and face diagonals overlap, and those along
 * space diagonals don't.
 */
export const RADIUS = 0.012;

/** Of the printed scene's molecules. */
export const FRICTION = 0.02;

/** Places on the lattice, in spacings. */
export type Cell = readonly [x: number, y: number, z: number];

export interface LatticeOptions {
  readonly description: string;
  readonly cells: readonly Cell[];
  /** Where the cell (0, 0, 0) lies [m]. */
  readonly origin: readonly [number, number, number];
  readonly radius?: number;
  /** Number of the material of a cell; 0 by default. */
  readonly materialOf?: (cell: Cell) => number;
  /** Whether the molecule of a cell is held; false by default. */
  readonly isFixed?: (cell: Cell) => boolean;
}

/** The cells of a block, x slowest, z fastest, as in the printed scene. */
export function block(nx: number, ny: number, nz: number): Cell[] {
  const cells: Cell[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) {
      for (let z = 0; z < nz; z++) cells.push([x, y, z]);
    }
  }
  return cells;
}

export function latticeOrgan(options: LatticeOptions): MoleculeOrgan {
  const { description, cells, origin, radius = RADIUS, materialOf, isFixed } = options;
  return {
    type: 'cartilage',
    description,
    // Rounded to the nanometre, so that the file says 0.0375 and not 0.037500000000000006.
    positions: Float64Array.from(cells.flatMap((cell) => cell.map((n, k) => tidy(origin[k] + n * SPACING)))),
    radii: new Float64Array(cells.length).fill(radius),
    materialOf: Uint32Array.from(cells, (cell) => materialOf?.(cell) ?? 0),
    frictions: new Float64Array(cells.length).fill(FRICTION),
    fixed: Uint8Array.from(cells, (cell) => (isFixed?.(cell) ? 1 : 0)),
    forces: [],
  };
}

function tidy(x: number): number {
  return Math.round(x * 1e9) / 1e9;
}
