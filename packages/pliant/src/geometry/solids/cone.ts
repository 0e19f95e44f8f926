/**
 * A triangle in (distance from the axis, height), turned round the axis; exact. Inside the nearest of base and side,
 * outside the nearest point of base disc, rim, side or tip.
 */
import { bendRim, rim } from './rim.js';
import { SimpleSolid } from './simple.js';
import type { ConvexSolid, Face, Surface } from './solid.js';
import { turnedLine } from './turned-surface.js';

export class ConeSolid extends SimpleSolid<'cone'> implements ConvexSolid {
  readonly isConvex = true;
  readonly round = 0;
  private readonly base = -0.5 * this.values[1];
  private readonly tip = 1.5 * this.values[1];
  /** Outward normal of the side in the profile: (across, up). */
  private readonly across: number;
  private readonly up: number;

  constructor(definition: ConeSolid['definition']) {
    super(definition);
    const r = this.values[0];
    const height = 2 * this.values[1];
    const slant = Math.sqrt(r * r + height * height);
    this.across = height / slant;
    this.up = r / slant;
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const x = p[o];
    const z = p[o + 2];
    const fromAxis = Math.sqrt(x * x + z * z);
    const distance = this.profile(fromAxis, p[o + 1], gradient);
    const across = gradient[0];
    gradient[0] = fromAxis > 0 ? (across * x) / fromAxis : across;
    gradient[2] = fromAxis > 0 ? (across * z) / fromAxis : 0;
    return distance;
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    const r = this.values[0];
    const length = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    const atTip = d[1] * (this.tip - this.base) > r * length;
    const scale = length > 0 && !atTip ? r / length : 0;
    out[o] = length > 0 || atTip ? d[0] * scale : r;
    out[o + 1] = atTip ? this.tip : this.base;
    out[o + 2] = d[2] * scale;
  }

  bend(d: Float64Array, t: Float64Array, out: Float64Array): void {
    const r = this.values[0];
    const atTip = d[1] * (this.tip - this.base) > r * Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    bendRim(atTip ? 0 : r, d, t, out);
  }

  face(d: Float64Array, out: Face): void {
    const r = this.values[0];
    out.clear();
    const length = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    const towardsSide = this.across * length + this.up * d[1];
    if (-d[1] > towardsSide) {
      rim(r, this.base, -1, d, out);
      return;
    }
    // A flat cone's rim may be farther out than its tip even where the direction is nearer to the axis than to the
    // side.
    const isRim = d[1] < this.across || d[1] * (this.tip - this.base) <= r * length;
    if (length > 0 && isRim) out.add((r * d[0]) / length, this.base, (r * d[2]) / length);
    out.add(0, this.tip, 0);
  }

  /** φ in the profile, its gradient as (across, up) in gradient[0], gradient[1]. */
  private profile(s: number, y: number, gradient: Float64Array): number {
    const r = this.values[0];
    const { base, tip, across, up } = this;
    const below = base - y;
    const aside = across * (s - r) + up * (y - base);
    if (below <= 0 && aside <= 0) {
      gradient[0] = aside > below ? across : 0;
      gradient[1] = aside > below ? up : -1;
      return Math.max(aside, below);
    }
    // Nearest points of the base disc and of the side, each clamped to its ends.
    const bs = Math.min(s, r);
    const slant = (r - s) * up + (y - base) * across;
    const t = Math.max(0, Math.min(Math.sqrt(r * r + (tip - base) * (tip - base)), slant));
    const ss = r - t * up;
    const sy = base + t * across;
    const toBase = Math.sqrt((s - bs) * (s - bs) + below * below);
    const toSide = Math.sqrt((s - ss) * (s - ss) + (y - sy) * (y - sy));
    const distance = Math.min(toBase, toSide);
    const onBase = toBase < toSide;
    const ds = s - (onBase ? bs : ss);
    const dy = y - (onBase ? base : sy);
    gradient[0] = distance > 0 ? ds / distance : onBase ? 0 : across;
    gradient[1] = distance > 0 ? dy / distance : onBase ? -1 : up;
    return distance;
  }

  protected makeSurface(): Surface {
    return turnedLine(this.values[0], this.base, 0, this.tip);
  }
}
