/**
 * One frictional collision of two rigid bodies at a point, integrated over its normal impulse (Mirtich and Canny 1994,
 * after Keller 1986), with Poisson's law of restitution.
 *
 *   du/dp = K ξ,  ξ = (−μ u_x/s, −μ u_y/s, 1),  s = |u_t|        while the point slides
 *   du/dp = K ξ,  ξ with u_t' = 0                               while it sticks, if that ξ is within the cone
 *   compression until u_z = 0 at p_c; restitution until p = (1 + e) p_c
 *
 * u is the velocity of `a` against `b` in the frame of the contact (z along the normal), K the collision matrix. If
 * sliding ends and the point can't stick, it slides again in the one direction that leads away from rest.
 *
 * Departure: with friction, Poisson's law may return more energy than it took. Restitution also ends when the whole
 * work P·u₀ + ½ Pᵀ K P reaches zero, so no collision adds energy. The integral ends, because K is positive definite:
 * sliding ends, or turns to where u_z grows.
 */
import { cos, sin } from '../math/scalar.js';

/** Largest change of a sliding speed in one step, as a share of it. Larger: the direction of sliding is off. */
const SHARE = 0.25;

/** Sliding slower than this share of the first speed is none. */
const STUCK = 1e-7;

/** Most steps of a collision; most take fewer than a hundred. */
const STEPS = 2000;

/** Directions that are tried to find the one in which sliding starts again. */
const DIRECTIONS = 64;

export class CollisionIntegral {
  /** The impulse on `a` in the frame of the contact [N·s]. */
  readonly impulse = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly first = new Float64Array(3);
  private readonly way = new Float64Array(3);
  private readonly rate = new Float64Array(3);
  private readonly trial = new Float64Array(3);
  private readonly sum = new Float64Array(3);
  /** Friction impulse per normal impulse that keeps a point from sliding. */
  private readonly hold = new Float64Array(2);
  /** The same for sliding that starts again, once it is known. */
  private readonly onward = new Float64Array(2);
  private isFound = false;

  /** Collides with the relative velocity `u0` [m/s], which approaches; the result is in `impulse`. */
  collide(k: Float64Array, u0: Float64Array, friction: number, restitution: number): void {
    const { u, impulse, first } = this;
    for (let i = 0; i < 3; i++) {
      u[i] = first[i] = u0[i];
      impulse[i] = 0;
    }
    this.isFound = false;
    const det = k[0] * k[4] - k[1] * k[3];
    this.hold[0] = -(k[4] * k[2] - k[1] * k[5]) / det;
    this.hold[1] = -(k[0] * k[5] - k[3] * k[2]) / det;
    const speed = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    const rest = STUCK * speed;
    // Compression, then restitution to the impulse that Poisson's law says.
    for (let step = 0; step < STEPS && u[2] < -1e-13 * speed; step++)
      this.advance(k, friction, rest, Number.POSITIVE_INFINITY, true);
    const end = (1 + restitution) * impulse[2];
    for (let step = 0; step < STEPS && impulse[2] < end * (1 - 1e-14); step++) {
      if (!this.advance(k, friction, rest, end - impulse[2], false)) return;
    }
  }

  /** One step along the normal impulse, of at most `most` [N·s]; false when the energy is used up. */
  private advance(
    k: Float64Array,
    friction: number,
    rest: number,
    most: number,
    isCompression: boolean,
  ): boolean {
    const { u, way, rate } = this;
    const slides = this.direct(k, u, friction, rest, way);
    mul(rate, k, way);
    let dp = most;
    const sliding = Math.sqrt(u[0] * u[0] + u[1] * u[1]);
    if (isCompression) {
      dp = rate[2] > 0 ? -u[2] / rate[2] : Number.POSITIVE_INFINITY;
      // Friction presses the bodies together for a while: until the sliding changes.
      if (!(dp < Number.POSITIVE_INFINITY)) dp = sliding / Math.sqrt(rate[0] * rate[0] + rate[1] * rate[1]);
    }
    if (slides) {
      const change = Math.sqrt(rate[0] * rate[0] + rate[1] * rate[1]);
      const along = sliding > rest ? (u[0] * rate[0] + u[1] * rate[1]) / sliding : 0;
      // A straight way to rest is taken in one step.
      const straight = along < 0 && Math.abs(u[0] * rate[1] - u[1] * rate[0]) < 1e-12 * sliding * change;
      if (straight) dp = Math.min(dp, sliding / change);
      else if (sliding > rest) dp = Math.min(dp, (SHARE * sliding) / change);
      if (!straight) this.average(k, friction, rest, dp);
    }
    return this.take(k, way, dp, isCompression);
  }

  /** Runge and Kutta's mean of the direction over a step: `way` becomes it. */
  private average(k: Float64Array, friction: number, rest: number, dp: number): void {
    const { u, way, rate, trial, sum } = this;
    for (let i = 0; i < 3; i++) sum[i] = way[i];
    for (let stage = 1; stage < 4; stage++) {
      const ahead = stage === 3 ? dp : 0.5 * dp;
      mul(rate, k, way);
      for (let i = 0; i < 3; i++) trial[i] = u[i] + ahead * rate[i];
      this.direct(k, trial, friction, rest, way);
      for (let i = 0; i < 3; i++) sum[i] += (stage === 3 ? 1 : 2) * way[i];
    }
    for (let i = 0; i < 3; i++) way[i] = sum[i] / 6;
  }

  /** Where the impulse goes at a relative velocity; true while the point slides. */
  private direct(
    k: Float64Array,
    u: Float64Array,
    friction: number,
    rest: number,
    out: Float64Array,
  ): boolean {
    const sliding = Math.sqrt(u[0] * u[0] + u[1] * u[1]);
    out[2] = 1;
    if (sliding > rest) {
      out[0] = (-friction * u[0]) / sliding;
      out[1] = (-friction * u[1]) / sliding;
      return true;
    }
    const { hold } = this;
    out[0] = hold[0];
    out[1] = hold[1];
    if (hold[0] * hold[0] + hold[1] * hold[1] <= friction * friction) return false;
    if (!this.isFound) this.beginSliding(k, friction);
    out[0] = this.onward[0];
    out[1] = this.onward[1];
    return true;
  }

  /** The direction d in which sliding grows from rest: K (−μ d, 1) points along d across the normal. */
  private beginSliding(k: Float64Array, friction: number): void {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    let width = (2 * Math.PI) / DIRECTIONS;
    for (let i = 0; i < DIRECTIONS; i++) {
      const aligned = alignment(k, friction, i * width);
      if (aligned > most) {
        most = aligned;
        best = i * width;
      }
    }
    for (let round = 0; round < 60; round++) {
      width *= 0.6;
      const before = alignment(k, friction, best - width);
      const after = alignment(k, friction, best + width);
      if (before > most && before >= after) best -= width;
      else if (after > most) best += width;
      most = Math.max(most, before, after);
    }
    this.onward[0] = -friction * cos(best);
    this.onward[1] = -friction * sin(best);
    this.isFound = true;
  }

  /** Adds the impulse dp·way; cuts the last step where the work would become positive. */
  private take(k: Float64Array, way: Float64Array, dp: number, isCompression: boolean): boolean {
    const { impulse, first, u, rate, trial } = this;
    mul(rate, k, way);
    let step = dp;
    let goesOn = true;
    if (!isCompression) {
      // Work so far, and its growth along the step: W + step·u·way + ½ step² way·K way.
      mul(trial, k, impulse);
      const work = dot(impulse, first) + 0.5 * dot(impulse, trial);
      const linear = dot(way, u);
      const square = 0.5 * dot(way, rate);
      if (work + step * (linear + step * square) > 0) {
        const root = (-linear + Math.sqrt(Math.max(0, linear * linear - 4 * square * work))) / (2 * square);
        step = Math.max(0, Math.min(step, root));
        goesOn = false;
      }
    }
    for (let i = 0; i < 3; i++) impulse[i] += step * way[i];
    mul(trial, k, impulse);
    for (let i = 0; i < 3; i++) u[i] = first[i] + trial[i];
    return goesOn;
  }
}

/** Cosine of the angle between a direction and how the sliding would change in it. */
function alignment(k: Float64Array, friction: number, angle: number): number {
  const x = cos(angle);
  const y = sin(angle);
  const dx = k[2] - friction * (k[0] * x + k[1] * y);
  const dy = k[5] - friction * (k[3] * x + k[4] * y);
  return (dx * x + dy * y) / Math.sqrt(dx * dx + dy * dy);
}

function mul(out: Float64Array, k: Float64Array, v: Float64Array): void {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  out[0] = k[0] * x + k[1] * y + k[2] * z;
  out[1] = k[3] * x + k[4] * y + k[5] * z;
  out[2] = k[6] * x + k[7] * y + k[8] * z;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
