/**
 * The space in which two bodies may touch: the box that both reach into, and the slab across the line between their
 * middles that both reach into. The boxes of round bodies side by side along a diagonal share much space in which the
 * bodies share nothing. There the slab is thin, and it is empty where they are apart.
 */
import type { TetBody } from './body.js';

/** Rounding error of places along the line, in the bodies' widths times the direction's length. */
const SLACK = 1e-14;

export class SharedSpace {
  /** `[minX, minY, minZ, maxX, maxY, maxZ]` [m]. */
  readonly box = new Float64Array(6);
  /** A point on the line and its direction, of any length. */
  readonly line = new Float64Array(6);
  /** Begin and end of the slab, as (x − point)·direction; endless for a body with itself. */
  readonly slab = new Float64Array(2);

  /** False if the bodies share nothing, so that they can't touch. */
  find(a: TetBody, b: TetBody): boolean {
    const { box, line, slab } = this;
    let width = 0;
    for (let i = 0; i < 3; i++) {
      const low = Math.max(a.bounds[i], b.bounds[i]);
      const high = Math.min(a.bounds[3 + i], b.bounds[3 + i]);
      if (!(low <= high)) return false;
      box[i] = low;
      box[3 + i] = high;
      line[i] = 0.5 * (low + high);
      line[3 + i] = b.bounds[i] - a.bounds[i] + b.bounds[3 + i] - a.bounds[3 + i];
      width += a.bounds[3 + i] - a.bounds[i] + b.bounds[3 + i] - b.bounds[i];
    }
    slab[0] = -Infinity;
    slab[1] = Infinity;
    if (a === b) return true;
    this.cut(a);
    this.cut(b);
    const slack = SLACK * width * (Math.abs(line[3]) + Math.abs(line[4]) + Math.abs(line[5]));
    slab[0] -= slack;
    slab[1] += slack;
    return !(slab[0] > slab[1]);
  }

  /**
   * Narrows the slab to a body's extent along the line. Inverted tetrahedra may stick out of the surface, so all
   * vertices count.
   */
  private cut({ topology, positions, offset }: TetBody): void {
    const { line, slab } = this;
    const x = line[0];
    const y = line[1];
    const z = line[2];
    const dx = line[3];
    const dy = line[4];
    const dz = line[5];
    const end = offset + 3 * topology.vertexCount;
    let low = Infinity;
    let high = -Infinity;
    for (let k = offset; k < end; k += 3) {
      const s = (positions[k] - x) * dx + (positions[k + 1] - y) * dy + (positions[k + 2] - z) * dz;
      if (s < low) low = s;
      if (s > high) high = s;
    }
    if (low > slab[0]) slab[0] = low;
    if (high < slab[1]) slab[1] = high;
  }
}
