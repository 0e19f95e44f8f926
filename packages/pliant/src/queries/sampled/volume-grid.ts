/**
 * A uniform grid of sample points over a box. Its spacing follows from the error bound d: no point of the box is
 * farther than d from a sample, so d is half the diagonal of a cell and the spacing is 2 d / √3. One more layer of
 * samples surrounds the box, so that central differences exist wherever values do.
 */
import { PliantError } from '../../core/errors.js';

/** Half the diagonal of a cell of side 1. */
export const HALF_DIAGONAL = Math.sqrt(3) / 2;

/** Most samples a grid may have: 16.8 million, 200 MB of values and marks per mesh. */
export const MOST_VOLUME_SAMPLES = 1 << 24;

/** Points in layers, rows and columns at one distance. */
export class VolumeGrid {
  /** Place of the first sample [m]. */
  readonly origin = new Float64Array(3);
  /** Samples along x, y and z. */
  readonly counts = new Int32Array(3);
  /** Distance of neighbours [m]. */
  spacing = 1;

  /** Covers the box (lowest corner, then highest [m]) so that none of its points is farther than `error` from a sample. */
  cover(box: ArrayLike<number>, error: number): this {
    checkBound(error);
    const spacing = error / HALF_DIAGONAL;
    let count = 1;
    for (let n = 0; n < 3; n++) {
      this.counts[n] = Math.min(2 ** 30, Math.ceil((box[3 + n] - box[n]) / spacing) + 3);
      this.origin[n] = box[n] - spacing;
      count *= this.counts[n];
    }
    if (!(count <= MOST_VOLUME_SAMPLES)) {
      const sides = [0, 1, 2].map((n) => `${(box[3 + n] - box[n]).toPrecision(4)} m`).join(' by ');
      const sentence = `An error of ${error} m over ${sides} needs more than ${MOST_VOLUME_SAMPLES} samples; use a larger error.`;
      throw new PliantError('too-large', sentence, { path: 'error' });
    }
    this.spacing = spacing;
    return this;
  }

  /** Number of samples. */
  get count(): number {
    return this.counts[0] * this.counts[1] * this.counts[2];
  }

  /** Half the diagonal of a cell: the error bound d [m]. */
  get error(): number {
    return this.spacing * HALF_DIAGONAL;
  }

  /** Writes the place of sample `k` [m]. */
  place(k: number, out: Float64Array, o: number): void {
    const { counts, origin, spacing } = this;
    const row = Math.floor(k / counts[0]);
    const layer = Math.floor(row / counts[1]);
    out[o] = origin[0] + (k - row * counts[0]) * spacing;
    out[o + 1] = origin[1] + (row - layer * counts[1]) * spacing;
    out[o + 2] = origin[2] + layer * spacing;
  }

  /** Takes over another grid. */
  copy(other: VolumeGrid): this {
    this.origin.set(other.origin);
    this.counts.set(other.counts);
    this.spacing = other.spacing;
    return this;
  }
}

/** Refuses an error bound that isn't a positive length. */
export function checkBound(error: number): void {
  if (error > 0 && Number.isFinite(error)) return;
  throw new PliantError('invalid-value', `The error bound must be a positive length; it is ${error}.`, {
    path: 'error',
  });
}
