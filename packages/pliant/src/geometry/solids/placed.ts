import * as quat from '../../math/quat.js';
import type { Solid } from './solid.js';

/** A solid where it stands inside another one. */
export class PlacedSolid {
  readonly position: Float64Array;
  readonly orientation: Float64Array;
  readonly rotation = new Float64Array(9);
  private readonly local = new Float64Array(3);
  private readonly slope = new Float64Array(3);

  constructor(
    readonly solid: Solid,
    position: ArrayLike<number> = [0, 0, 0],
    orientation: ArrayLike<number> = [0, 0, 0, 1],
  ) {
    this.position = Float64Array.from(position, (x) => x + 0);
    this.orientation = Float64Array.from(orientation, (x) => x + 0);
    quat.toMat3(this.rotation, 0, this.orientation, 0);
  }

  /** φ of the placed solid at `p`, gradient in the frame of the whole. */
  distance(p: Float64Array, gradient: Float64Array): number {
    const { position: t, rotation: r, local, slope } = this;
    const x = p[0] - t[0];
    const y = p[1] - t[1];
    const z = p[2] - t[2];
    for (let k = 0; k < 3; k++) local[k] = r[k] * x + r[3 + k] * y + r[6 + k] * z;
    const distance = this.solid.distance(local, 0, slope);
    for (let k = 0; k < 3; k++)
      gradient[k] = r[3 * k] * slope[0] + r[3 * k + 1] * slope[1] + r[3 * k + 2] * slope[2];
    return distance;
  }

  /** Box in the frame of the whole; an infinite side stays infinite. */
  bounds(): Float64Array {
    const { position: t, rotation: r } = this;
    const own = this.solid.bounds;
    const box = new Float64Array(6);
    for (let k = 0; k < 3; k++) {
      let low = t[k];
      let high = t[k];
      for (let c = 0; c < 3; c++) {
        const share = r[3 * k + c];
        if (share === 0) continue;
        low += share > 0 ? share * own[c] : share * own[3 + c];
        high += share > 0 ? share * own[3 + c] : share * own[c];
      }
      box[k] = low;
      box[3 + k] = high;
    }
    return box;
  }

  /** How far from the origin of the whole it reaches at most [m]. */
  reach(): number {
    const box = this.bounds();
    const corner = [0, 1, 2].map((k) => Math.max(Math.abs(box[k]), Math.abs(box[3 + k])));
    const { position: t, solid } = this;
    return Math.min(
      Math.sqrt(t[0] * t[0] + t[1] * t[1] + t[2] * t[2]) + solid.reach,
      Math.sqrt(corner[0] * corner[0] + corner[1] * corner[1] + corner[2] * corner[2]),
    );
  }

  /** Vertices of the solid's surface, in the frame of the whole. */
  vertices(): Float64Array {
    const { position: t, rotation: r } = this;
    const { positions } = this.solid.surface();
    const out = new Float64Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        out[i + k] =
          t[k] + r[3 * k] * positions[i] + r[3 * k + 1] * positions[i + 1] + r[3 * k + 2] * positions[i + 2];
      }
    }
    return out;
  }
}
