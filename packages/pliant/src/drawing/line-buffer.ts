import { widened } from '../core/grow.js';
export type Color = readonly [number, number, number];

/** Line segments with a colour per end; the buffers are reused, `count` says how many segments of them are meant. */
export class LineBuffer {
  /** Ends of lines, two for each. */
  count = 0;
  /** x, y, z of both ends, six numbers per segment. */
  positions = new Float32Array(6 * 256);
  /** Red, green, blue of both ends of every line. */
  colors = new Float32Array(6 * 256);
  protected readonly p = new Float64Array(3);
  protected readonly q = new Float64Array(3);

  /** Adds a line from `p` to `q`. */
  segment(p: ArrayLike<number>, q: ArrayLike<number>, color: Color): void {
    const o = this.count * 6;
    if (o === this.positions.length) this.grow();
    this.positions.set(p, o);
    this.positions.set(q, o + 3);
    this.colors.set(color, o);
    this.colors.set(color, o + 3);
    this.count++;
  }

  /**
   * The twelve edges of an axis-aligned box, given as min x, y, z, max x, y, z at `o`; `place` moves its corners to
   * where they are drawn.
   */
  box(bounds: ArrayLike<number>, o: number, color: Color, place?: (corner: Float64Array) => void): void {
    if (!Number.isFinite(bounds[o]) || !Number.isFinite(bounds[o + 3])) return;
    for (let axis = 0; axis < 3; axis++) {
      for (let corner = 0; corner < 4; corner++) {
        for (let k = 0; k < 3; k++) {
          const high = k === (axis + 1) % 3 ? (corner & 1) === 1 : (corner & 2) === 2;
          this.p[k] = bounds[o + k + (k !== axis && high ? 3 : 0)];
          this.q[k] = bounds[o + k + (k === axis || high ? 3 : 0)];
        }
        place?.(this.p);
        place?.(this.q);
        this.segment(this.p, this.q, color);
      }
    }
  }

  private grow(): void {
    this.positions = widened(this.positions);
    this.colors = widened(this.colors);
  }
}

/** Points with a colour each. */
export class PointBuffer {
  /** Number of points. */
  count = 0;
  /** Three coordinates per point [m]. */
  positions = new Float32Array(3 * 256);
  /** Red, green, blue of every point. */
  colors = new Float32Array(3 * 256);

  /** Adds the point whose coordinates stand at `at`. */
  add(points: ArrayLike<number>, at: number, color: Color): void {
    const o = this.count * 3;
    if (o === this.positions.length) this.grow();
    for (let k = 0; k < 3; k++) {
      this.positions[o + k] = points[at + k];
      this.colors[o + k] = color[k];
    }
    this.count++;
  }

  private grow(): void {
    this.positions = widened(this.positions);
    this.colors = widened(this.colors);
  }
}
