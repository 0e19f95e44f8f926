/**
 * A uniform grid of sample points over a region. Its spacing follows from the error bound d: no point of the region is
 * farther than d from a sample, so d is half the diagonal of a cell and the spacing is d √2 (Hoff et al. 2001, 2.2.1).
 * One more ring of samples surrounds the region, so that central differences exist wherever values do.
 */
import { PliantError } from '../../core/errors.js';

const SQRT2 = Math.SQRT2;

/** Most samples a grid may have: 16.8 million, 270 MB of values, features and marks. */
export const MOST_SAMPLES = 1 << 24;

/** Points in rows and columns at one distance. */
export class Grid {
  /** Position of sample (0, 0) [m]. */
  x0 = 0;
  /** The first point along y [m]. */
  y0 = 0;
  /** Spacing [m]. */
  spacing = 1;
  /** Samples per row and number of rows. */
  columns = 0;
  /** Points along y. */
  rows = 0;

  /** Covers the box with samples so that none of its points is farther than `error` [m] from one. */
  cover(minX: number, minY: number, maxX: number, maxY: number, error: number): this {
    checkError(error);
    const spacing = error * SQRT2;
    const columns = Math.ceil((maxX - minX) / spacing) + 3;
    const rows = Math.ceil((maxY - minY) / spacing) + 3;
    if (!(columns * rows <= MOST_SAMPLES)) {
      const size = `${maxX - minX} m by ${maxY - minY} m`;
      const sentence = `An error of ${error} m over ${size} needs more than ${MOST_SAMPLES} samples; use a larger error.`;
      throw new PliantError('too-large', sentence, { path: 'error' });
    }
    this.x0 = minX - spacing;
    this.y0 = minY - spacing;
    this.spacing = spacing;
    this.columns = columns;
    this.rows = rows;
    return this;
  }

  /** Number of points. */
  get count(): number {
    return this.columns * this.rows;
  }

  /** Half the diagonal of a cell: the error bound d [m]. */
  get error(): number {
    return this.spacing / SQRT2;
  }

  /** Takes over another grid. */
  copy(other: Grid): this {
    this.x0 = other.x0;
    this.y0 = other.y0;
    this.spacing = other.spacing;
    this.columns = other.columns;
    this.rows = other.rows;
    return this;
  }
}

/** Refuses an error bound that isn't a positive length. */
export function checkError(error: number): void {
  if (error > 0 && Number.isFinite(error)) return;
  throw new PliantError('invalid-value', `The error bound must be a positive length; it is ${error}.`, {
    path: 'error',
  });
}
