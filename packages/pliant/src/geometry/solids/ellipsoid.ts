import { sphereSurface } from '../mesh/generators/sphere.js';
import { nearestOnEllipsoid } from './nearest-on-ellipsoid.js';
import { SimpleSolid } from './simple.js';
import type { ConvexSolid, Face, Surface } from './solid.js';

/** φ = ± distance to the nearest point, which Newton's method finds to rounding; exact. */
export class EllipsoidSolid extends SimpleSolid<'ellipsoid'> implements ConvexSolid {
  readonly isConvex = true;
  readonly round = 0;
  private readonly nearest = new Float64Array(3);

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const { values: r, nearest } = this;
    nearestOnEllipsoid(r, p, o, nearest);
    let level = -1;
    let gapSq = 0;
    let slopeSq = 0;
    for (let k = 0; k < 3; k++) {
      const gap = p[o + k] - nearest[k];
      gapSq += gap * gap;
      level += (p[o + k] / r[k]) * (p[o + k] / r[k]);
      // The surface's own normal is right at any distance, and where the gap has no direction.
      gradient[k] = nearest[k] / (r[k] * r[k]);
      slopeSq += gradient[k] * gradient[k];
    }
    const slope = Math.sqrt(slopeSq);
    for (let k = 0; k < 3; k++) gradient[k] /= slope;
    return level < 0 ? -Math.sqrt(gapSq) : Math.sqrt(gapSq);
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    const r = this.values;
    let sumSq = 0;
    for (let k = 0; k < 3; k++) sumSq += r[k] * d[k] * (r[k] * d[k]);
    const scale = 1 / Math.sqrt(sumSq);
    for (let k = 0; k < 3; k++) out[o + k] = r[k] * r[k] * d[k] * scale;
  }

  bend(d: Float64Array, t: Float64Array, out: Float64Array): void {
    const r = this.values;
    let sumSq = 0;
    let along = 0;
    for (let k = 0; k < 3; k++) {
      sumSq += r[k] * d[k] * (r[k] * d[k]);
      along += r[k] * d[k] * (r[k] * t[k]);
    }
    const scale = 1 / Math.sqrt(sumSq);
    for (let k = 0; k < 3; k++) out[k] = r[k] * r[k] * (t[k] - (along / sumSq) * d[k]) * scale;
  }

  face(d: Float64Array, out: Face): void {
    out.clear();
    this.support(d, out.points, out.next());
  }

  protected makeSurface(): Surface {
    const { positions, triangles } = sphereSurface({ radius: 1, edge: 0.25 });
    for (let k = 0; k < positions.length; k++) positions[k] *= this.values[k % 3];
    return { positions, triangles };
  }
}
