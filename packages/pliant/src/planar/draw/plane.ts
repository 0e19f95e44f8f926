/** The part of the plane that a picture shows, and where its points are in pixels. */
import type { Polygon } from '../polygon.js';

export class Plane {
  readonly height: number;

  /**
   * @param region minX, minY, maxX, maxY [m].
   * @param width [px]
   */
  constructor(
    readonly region: readonly [number, number, number, number],
    readonly width: number,
  ) {
    this.height = Math.round((region[3] - region[1]) * this.scale);
  }

  /** The common box of the polygons, a tenth wider on every side. */
  static around(polygons: readonly Polygon[], width: number): Plane {
    let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e300, -1e300];
    for (const { positions } of polygons) {
      for (let k = 0; k < positions.length; k += 2) {
        minX = Math.min(minX, positions[k]);
        maxX = Math.max(maxX, positions[k]);
        minY = Math.min(minY, positions[k + 1]);
        maxY = Math.max(maxY, positions[k + 1]);
      }
    }
    const margin = 0.1 * Math.max(maxX - minX, maxY - minY);
    return new Plane([minX - margin, minY - margin, maxX + margin, maxY + margin], width);
  }

  /** Pixels per metre. */
  get scale(): number {
    return this.width / (this.region[2] - this.region[0]);
  }

  /** From metres to pixels. */
  x(x: number): number {
    return (x - this.region[0]) * this.scale;
  }

  y(y: number): number {
    return (this.region[3] - y) * this.scale;
  }

  /** From pixels to metres, never beyond the region: its last pixel may reach a little out of it. */
  toX(x: number): number {
    return Math.min(this.region[2], this.region[0] + x / this.scale);
  }

  toY(y: number): number {
    return Math.max(this.region[1], this.region[3] - y / this.scale);
  }
}
