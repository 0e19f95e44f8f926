/**
 * How deep an edge of one body runs inside a solid, between the ends of the edge. The deepest place is where φ along
 * the edge is least. There the edge leaves one side of the solid and approaches another, so the slopes of φ before and
 * after that place have opposite signs. n₁ and n₂ are the ways out on the two sides. The way out of the edge is their
 * mixture that is perpendicular to the edge:
 *
 *   n = (α n₁ + (1 − α) n₂)/s,  n·e = 0,  depth = −φ/s
 *
 * Where two edges cross, n is the direction across both, and the depth along it is exact.
 *
 * φ changes by no more than the distance along the edge. So an edge whose ends are farther away than it is long is
 * skipped. A narrow dip of φ between the first samples can be missed.
 */
import type { Solid } from '../geometry/solids/solid.js';

const SAMPLES = 8;

/** Sections that shrink the interval around the least sample: to 1e-9 of the edge. */
const CUTS = 50;

/** The ways out are asked for at this distance on both sides of the least place, in units of the edge. */
const BESIDE = 1e-6;

/**
 * A mixture of two ways out that is shorter than this counts as none: that way out would be ten times as long as
 * either.
 */
const OPPOSITE = 0.1;

export class EdgeInSolid {
  /** The place in the solid's frame, the way out, and the depth along it [m]. */
  readonly point = new Float64Array(3);
  readonly normal = new Float64Array(3);
  depth = -0;
  private readonly before = new Float64Array(3);
  private readonly after = new Float64Array(3);
  private readonly p = new Float64Array(3);

  /**
   * The ends are at p[i] and q[j] in the solid's frame. Returns whether the edge comes closer than `margin` between its
   * ends.
   */
  find(solid: Solid, p: Float64Array, i: number, q: Float64Array, j: number, margin: number): boolean {
    const { before, after, normal } = this;
    let length = 0;
    for (let k = 0; k < 3; k++) length += (q[j + k] - p[i + k]) * (q[j + k] - p[i + k]);
    length = Math.sqrt(length);
    const first = this.at(solid, p, i, q, j, 0, before);
    const last = this.at(solid, p, i, q, j, 1, after);
    if (first + last > length + 2 * margin) return false;
    const t = this.least(solid, p, i, q, j);
    if (!(t > 0 && t < 1)) return false;
    const low = this.at(solid, p, i, q, j, t, normal);
    if (!(low < margin && low < Math.min(first, last) - BESIDE * length)) return false;
    this.at(solid, p, i, q, j, Math.max(t - BESIDE, 0), before);
    this.at(solid, p, i, q, j, Math.min(t + BESIDE, 1), after);
    this.mix(p, i, q, j, low);
    for (let k = 0; k < 3; k++) this.point[k] = p[i + k] + t * (q[j + k] - p[i + k]);
    return true;
  }

  private mix(p: Float64Array, i: number, q: Float64Array, j: number, low: number): void {
    const { before, after, normal } = this;
    let down = 0;
    let up = 0;
    for (let k = 0; k < 3; k++) {
      const e = q[j + k] - p[i + k];
      down += before[k] * e;
      up += after[k] * e;
    }
    // Both slopes have one sign at a corner of the solid, or where φ is only a bound. Then the way out at the place
    // itself is used.
    const share = down < 0 && up > 0 ? up / (up - down) : 0;
    let sizeSq = 0;
    if (share > 0) {
      for (let k = 0; k < 3; k++) {
        before[k] = share * before[k] + (1 - share) * after[k];
        sizeSq += before[k] * before[k];
      }
    }
    // The same holds in the middle of a plate, where the two ways out are opposite and their mixture is rounding.
    const mixed = sizeSq > OPPOSITE * OPPOSITE;
    const size = mixed ? Math.sqrt(sizeSq) : 1;
    this.depth = -low / size;
    if (mixed) for (let k = 0; k < 3; k++) normal[k] = before[k] / size;
  }

  private least(solid: Solid, p: Float64Array, i: number, q: Float64Array, j: number): number {
    const { normal } = this;
    let best = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let s = 0; s <= SAMPLES; s++) {
      const distance = this.at(solid, p, i, q, j, s / SAMPLES, normal);
      if (distance >= lowest) continue;
      lowest = distance;
      best = s;
    }
    let from = Math.max(best - 1, 0) / SAMPLES;
    let to = Math.min(best + 1, SAMPLES) / SAMPLES;
    for (let k = 0; k < CUTS; k++) {
      const third = (to - from) / 3;
      const left = this.at(solid, p, i, q, j, from + third, normal);
      if (left > this.at(solid, p, i, q, j, to - third, normal)) from += third;
      else to -= third;
    }
    return 0.5 * (from + to);
  }

  private at(
    solid: Solid,
    p: Float64Array,
    i: number,
    q: Float64Array,
    j: number,
    t: number,
    gradient: Float64Array,
  ): number {
    for (let k = 0; k < 3; k++) this.p[k] = p[i + k] + t * (q[j + k] - p[i + k]);
    return solid.distance(this.p, 0, gradient);
  }
}
