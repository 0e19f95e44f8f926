import { SimpleSolid } from './simple.js';
import type { Surface } from './solid.js';
import { turnedTube } from './turned-surface.js';

/** φ = distance to the circle less the tube's radius; exact while the tube is not thicker than the circle. */
export class TorusSolid extends SimpleSolid<'torus'> {
  readonly isConvex = false;

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    const fromAxis = Math.sqrt(x * x + z * z);
    const out = fromAxis - this.values[0];
    const length = Math.sqrt(out * out + y * y);
    const across = length > 0 ? out / length : 1;
    gradient[0] = fromAxis > 0 ? (across * x) / fromAxis : across;
    gradient[1] = length > 0 ? y / length : 0;
    gradient[2] = fromAxis > 0 ? (across * z) / fromAxis : 0;
    return length - this.values[1];
  }

  protected makeSurface(): Surface {
    return turnedTube(this.values[0], this.values[1]);
  }
}
