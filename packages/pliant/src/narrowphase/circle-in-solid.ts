/**
 * Where a torus touches another solid: its surface is everywhere one radius away from a circle, so the points of the
 * circle at which φ of the other solid is least are those right above the contacts. Between samples around the circle
 * they are found from the slope of φ along it, so a ring rolls as a circle and not as the polygon that is drawn.
 *
 *   samples of φ around the circle
 *   slope falls before and rises after: a least φ in between, by regula falsi (Illinois) on the slope
 *   the whole circle as near as its nearest point: the ring lies flat, and fixed places of it hold it at rest
 *   a single least φ: the ring is askew, and quarters of a turn from there are the places with which it slaps down
 */
import type { Solid } from '../geometry/solids/solid.js';
import { cos, PI, sin } from '../math/scalar.js';

/** Samples around the circle; two places of contact nearer to each other than this part of a turn count as one. */
const SAMPLES = 48;

/** Every so many samples are places that hold a ring that lies flat. */
const HOLDS = 8;

/** A ring whose circle is this even, in units of the tube's radius, lies flat. Larger: a ring that rolls feels the places. */
const EVEN = 0.25;

/** Steps of the search, and the share of the circle's radius at which the slope counts as zero. */
const MOST_STEPS = 24;
const LEVEL = 1e-13;

export class CircleInSolid {
  /** Points on the circle in the frame of the other solid, the gradients there, and φ less the tube's radius [m]. */
  count = 0;
  readonly points = new Float64Array(3 * (SAMPLES + HOLDS));
  readonly gradients = new Float64Array(3 * (SAMPLES + HOLDS));
  readonly distances = new Float64Array(SAMPLES + HOLDS);
  /** Names of the points: number of the least φ, or of the place. */
  readonly names = new Uint32Array(SAMPLES + HOLDS);
  private readonly heights = new Float64Array(SAMPLES);
  private readonly slopes = new Float64Array(SAMPLES);
  private readonly centre = new Float64Array(3);
  /** The two directions that span the circle, of its radius. */
  private readonly u = new Float64Array(3);
  private readonly v = new Float64Array(3);
  private readonly point = new Float64Array(3);
  private readonly gradient = new Float64Array(3);

  /**
   * A circle about the y axis of its own frame; `way` is the rotation from there to the solid's frame (row-major) and
   * `shift` its centre in it. Finds points up to `far` [m] away from the solid.
   */
  find(
    solid: Solid,
    way: Float64Array,
    shift: Float64Array,
    size: { readonly radius: number; readonly tube: number },
    far: number,
  ): void {
    const { u, v, centre, heights } = this;
    const { radius, tube } = size;
    this.count = 0;
    for (let k = 0; k < 3; k++) {
      u[k] = radius * way[3 * k];
      v[k] = radius * way[3 * k + 2];
      centre[k] = shift[k];
    }
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < SAMPLES; s++) {
      this.slopes[s] = this.ask(solid, ANGLES[s]);
      heights[s] = this.height;
      low = Math.min(low, heights[s]);
      high = Math.max(high, heights[s]);
    }
    // Between samples the circle may come nearer by no more than its own way.
    if (low - tube > far + STEP * radius) return;
    const isFlat = high - low < EVEN * tube;
    if (isFlat) this.addPlaces(solid, tube, far);
    this.addLeast(solid, radius, tube, far);
    if (!isFlat && this.count === 1) this.addQuarters(solid, tube, far);
  }

  /** φ at the last place that was asked for [m], and the angle of the last least φ. */
  private height = 0.5;
  private least = 0.5;

  /** Sets the place at an angle, φ and its gradient there; returns the slope of φ along the circle. */
  private ask(solid: Solid, angle: number): number {
    const { u, v, centre, point, gradient } = this;
    const c = cos(angle);
    const s = sin(angle);
    for (let k = 0; k < 3; k++) point[k] = centre[k] + c * u[k] + s * v[k];
    this.height = solid.distance(point, 0, gradient);
    let slope = 0;
    for (let k = 0; k < 3; k++) slope += gradient[k] * (c * v[k] - s * u[k]);
    return slope;
  }

  private addPlaces(solid: Solid, tube: number, far: number): void {
    for (let s = 0; s < SAMPLES; s += SAMPLES / HOLDS) {
      if (!(this.heights[s] - tube < far)) continue;
      this.ask(solid, ANGLES[s]);
      this.add(SAMPLES + s, tube);
    }
  }

  private addLeast(solid: Solid, radius: number, tube: number, far: number): void {
    const { slopes, heights } = this;
    let least = 0;
    for (let s = 0; s < SAMPLES; s++) {
      const t = s + 1 === SAMPLES ? 0 : s + 1;
      if (!(slopes[s] < 0 && slopes[t] >= 0)) continue;
      if (Math.min(heights[s], heights[t]) - tube > far + STEP * radius) continue;
      this.settle(solid, ANGLES[s], slopes[s], slopes[t], LEVEL * radius);
      if (this.height - tube < far) this.add(least++, tube);
    }
  }

  /** The places a quarter, a half and three quarters of a turn from the only least φ. */
  private addQuarters(solid: Solid, tube: number, far: number): void {
    const least = this.least;
    for (let q = 1; q < 4; q++) {
      this.ask(solid, least + (q * PI) / 2);
      if (this.height - tube < far) this.add(q, tube);
    }
  }

  /** Goes to where the slope is zero between an angle and the next sample. */
  private settle(solid: Solid, from: number, slopeFrom: number, slopeTo: number, level: number): void {
    let a = from;
    let b = from + STEP;
    let fa = slopeFrom;
    let fb = slopeTo;
    let side = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      const at = (a * fb - b * fa) / (fb - fa);
      const f = this.ask(solid, at);
      this.least = at;
      if (Math.abs(f) <= level || b - a < LEVEL) return;
      if (f > 0) {
        b = at;
        fb = f;
        if (side === 1) fa *= 0.5;
        side = 1;
      } else {
        a = at;
        fa = f;
        if (side === -1) fb *= 0.5;
        side = -1;
      }
    }
  }

  private add(name: number, tube: number): void {
    const n = this.count++;
    for (let k = 0; k < 3; k++) {
      this.points[3 * n + k] = this.point[k];
      this.gradients[3 * n + k] = this.gradient[k];
    }
    this.distances[n] = this.height - tube;
    this.names[n] = name;
  }
}

const STEP = (2 * PI) / SAMPLES;
const ANGLES = Float64Array.from({ length: SAMPLES }, (_, s) => s * STEP);
