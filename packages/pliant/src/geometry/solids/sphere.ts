import { sphereSurface } from '../mesh/generators/sphere.js';
import { SimpleSolid } from './simple.js';
import type { ConvexSolid, Face, Surface } from './solid.js';

/** φ = |x| − r, exact. The core is a point. */
export class SphereSolid extends SimpleSolid<'sphere'> implements ConvexSolid {
  readonly isConvex = true;

  get round(): number {
    return this.values[0];
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    gradient[0] = x * scale;
    gradient[1] = length > 0 ? y * scale : 1;
    gradient[2] = z * scale;
    return length - this.values[0];
  }

  support(_d: Float64Array, out: Float64Array, o: number): void {
    out[o] = 0;
    out[o + 1] = 0;
    out[o + 2] = 0;
  }

  face(d: Float64Array, out: Face): void {
    const r = this.values[0];
    out.clear();
    out.add(r * d[0], r * d[1], r * d[2]);
  }

  protected makeSurface(): Surface {
    return sphereSurface({ radius: this.values[0], edge: this.values[0] / 4 });
  }
}
