import { SimpleSolid } from './simple.js';
import type { ConvexSolid, Face, Surface } from './solid.js';
import { turnedCapsule } from './turned-surface.js';

/** Beyond this share of the axis in a direction only one end of a capsule can touch anything flat. */
const END_ON = 0.5;

/** φ = distance to the segment less the radius, exact. The core is the segment. */
export class CapsuleSolid extends SimpleSolid<'capsule'> implements ConvexSolid {
  readonly isConvex = true;

  get round(): number {
    return this.values[0];
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const h = this.values[1];
    const x = p[o];
    const y = p[o + 1] - Math.max(-h, Math.min(h, p[o + 1]));
    const z = p[o + 2];
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    gradient[0] = length > 0 ? x * scale : 1;
    gradient[1] = y * scale;
    gradient[2] = z * scale;
    return length - this.values[0];
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    out[o] = 0;
    out[o + 1] = d[1] < 0 ? -this.values[1] : this.values[1];
    out[o + 2] = 0;
  }

  face(d: Float64Array, out: Face): void {
    const r = this.values[0];
    const h = this.values[1];
    out.clear();
    if (d[1] < END_ON) out.add(r * d[0], r * d[1] - h, r * d[2]);
    if (d[1] > -END_ON) out.add(r * d[0], r * d[1] + h, r * d[2]);
  }

  protected makeSurface(): Surface {
    return turnedCapsule(this.values[0], this.values[1]);
  }
}
