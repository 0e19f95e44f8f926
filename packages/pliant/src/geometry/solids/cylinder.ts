import { bendRim, rim } from './rim.js';
import { SimpleSolid } from './simple.js';
import type { ConvexSolid, Face, Surface } from './solid.js';
import { turnedLine } from './turned-surface.js';

/** A rectangle in (distance from the axis, height), turned round the axis; exact. */
export class CylinderSolid extends SimpleSolid<'cylinder'> implements ConvexSolid {
  readonly isConvex = true;
  readonly round = 0;

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    const fromAxis = Math.sqrt(x * x + z * z);
    const out = fromAxis - this.values[0];
    const up = Math.abs(y) - this.values[1];
    const side = y < 0 ? -1 : 1;
    const distance = out > 0 && up > 0 ? Math.sqrt(out * out + up * up) : Math.max(out, up);
    const both = out > 0 && up > 0;
    const across = both ? out / distance : out >= up ? 1 : 0;
    const along = both ? up / distance : out >= up ? 0 : 1;
    gradient[0] = fromAxis > 0 ? (across * x) / fromAxis : across;
    gradient[1] = side * along;
    gradient[2] = fromAxis > 0 ? (across * z) / fromAxis : 0;
    return distance;
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    const length = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    const scale = length > 0 ? this.values[0] / length : 0;
    out[o] = length > 0 ? d[0] * scale : this.values[0];
    out[o + 1] = d[1] < 0 ? -this.values[1] : this.values[1];
    out[o + 2] = d[2] * scale;
  }

  get side(): number {
    return this.values[1];
  }

  bend(d: Float64Array, t: Float64Array, out: Float64Array): void {
    bendRim(this.values[0], d, t, out);
  }

  face(d: Float64Array, out: Face): void {
    const r = this.values[0];
    const h = this.values[1];
    out.clear();
    const across = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    if (Math.abs(d[1]) > across) {
      rim(r, d[1] < 0 ? -h : h, d[1] < 0 ? -1 : 1, d, out);
      return;
    }
    const x = (r * d[0]) / across;
    const z = (r * d[2]) / across;
    out.add(x, -h, z);
    out.add(x, h, z);
  }

  protected makeSurface(): Surface {
    const [r, h] = this.values;
    return turnedLine(r, -h, r, h);
  }
}
