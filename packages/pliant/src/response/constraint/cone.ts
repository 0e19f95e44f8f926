/**
 * One contact by itself: Coulomb's law on its second-order cone |r_t| ≤ μ r_n, without a pyramid.
 *
 * Given u = W r + q in the contact's frame (n, t1, t2), exactly one of three cases holds (De Saxcé and Feng 1998):
 *   open    r = 0, u_n ≥ 0
 *   stick   u = 0, |r_t| ≤ μ r_n
 *   slide   u_n = 0, r_t = −μ r_n t with t = u_t/|u_t|
 * Sliding leaves one unknown, the direction t. The direction is a root of a trigonometric polynomial. Newton's method
 * starts from the pull that sticking would need. If Newton's method fails, a search around the circle follows. With
 * much friction and a slanting W (Painlevé), there may be no such direction. Then the solver takes a projected step,
 * and the residual shows the error.
 */
import { cos, sin } from '../../math/scalar.js';

const NEWTON = 20;
const DIRECTIONS = 32;
const BISECTIONS = 60;

export class ContactCone {
  /** The matrix W of the contact, row by row, in the frame n, t1, t2. */
  readonly w = new Float64Array(9);
  /** Velocity without the contact's own impulse. */
  readonly q = new Float64Array(3);
  /** The impulse. On entry it is the starting point, on return the solution. */
  readonly r = new Float64Array(3);
  /** Friction coefficient, in slot 0. */
  readonly mu = new Float64Array(1);
  /** The sliding direction under trial, and the numbers G, dG/dθ, D and u·t for this direction. */
  private readonly t = new Float64Array(2);
  private readonly g = new Float64Array(4);
  private readonly turn = Float64Array.of(cos((2 * Math.PI) / DIRECTIONS), sin((2 * Math.PI) / DIRECTIONS));

  solve(): void {
    const { q, r } = this;
    if (q[0] >= 0) {
      r.fill(0);
      return;
    }
    if (this.mu[0] === 0) {
      r[0] = -q[0] / this.w[0];
      r[1] = r[2] = 0;
      return;
    }
    if (!this.stick() && !this.slide()) this.project();
  }

  /**
   * Sets r = −W⁻¹ q if that impulse is within the cone. Otherwise its tangential part is where the search for sliding
   * starts.
   */
  private stick(): boolean {
    const { w, q, r, t } = this;
    const c00 = w[4] * w[8] - w[5] * w[7];
    const c01 = w[5] * w[6] - w[3] * w[8];
    const c02 = w[3] * w[7] - w[4] * w[6];
    const scale = -1 / (w[0] * c00 + w[1] * c01 + w[2] * c02);
    const n = scale * (c00 * q[0] + (w[2] * w[7] - w[1] * w[8]) * q[1] + (w[1] * w[5] - w[2] * w[4]) * q[2]);
    const x = scale * (c01 * q[0] + (w[0] * w[8] - w[2] * w[6]) * q[1] + (w[2] * w[3] - w[0] * w[5]) * q[2]);
    const y = scale * (c02 * q[0] + (w[1] * w[6] - w[0] * w[7]) * q[1] + (w[0] * w[4] - w[1] * w[3]) * q[2]);
    const size = Math.sqrt(x * x + y * y);
    if (size <= this.mu[0] * n) {
      r[0] = n;
      r[1] = x;
      r[2] = y;
      return true;
    }
    t[0] = -x / size;
    t[1] = -y / size;
    return false;
  }

  private slide(): boolean {
    return (this.newton() || this.search()) && this.takeSliding();
  }

  private newton(): boolean {
    const { t, g } = this;
    for (let k = 0; k < NEWTON; k++) {
      this.measure();
      if (!(g[1] > 0 || g[1] < 0) || !(g[2] > 0)) return false;
      const step = Math.max(Math.min(-g[0] / g[1], 0.5), -0.5);
      this.rotate(step);
      if (Math.abs(step) < 1e-15) break;
    }
    this.measure();
    // Newton's method converges quadratically. A step that is still larger than rounding belongs to no root.
    return g[2] > 0 && g[3] > 0 && Math.abs(g[0]) < 1e-12 * Math.abs(g[1]) && t[0] - t[0] === 0;
  }

  /** Looks for a change of sign between neighbouring directions on the side where friction opposes the motion. */
  private search(): boolean {
    const { t, g, turn } = this;
    t[0] = 1;
    t[1] = 0;
    this.measure();
    for (let k = 0; k < DIRECTIONS; k++) {
      const before = g[0];
      const x = t[0];
      const y = t[1];
      t[0] = x * turn[0] - y * turn[1];
      t[1] = x * turn[1] + y * turn[0];
      this.measure();
      if (before * g[0] > 0 || !(g[3] > 0)) continue;
      const nx = t[0];
      const ny = t[1];
      this.bisect(x, y);
      if (g[2] > 0 && g[3] > 0) return true;
      t[0] = nx;
      t[1] = ny;
      this.measure();
    }
    return false;
  }

  private bisect(x: number, y: number): void {
    const { t, g } = this;
    let ax = x;
    let ay = y;
    let bx = t[0];
    let by = t[1];
    const sign = g[0];
    for (let k = 0; k < BISECTIONS; k++) {
      const mx = ax + bx;
      const my = ay + by;
      const scale = 1 / Math.sqrt(mx * mx + my * my);
      t[0] = mx * scale;
      t[1] = my * scale;
      this.measure();
      if (g[0] * sign > 0) {
        bx = t[0];
        by = t[1];
      } else {
        ax = t[0];
        ay = t[1];
      }
    }
  }

  private rotate(angle: number): void {
    const { t } = this;
    const x = t[0] - angle * t[1];
    const y = t[1] + angle * t[0];
    const scale = 1 / Math.sqrt(x * x + y * y);
    t[0] = x * scale;
    t[1] = y * scale;
  }

  /** Computes G = D (u_t × t), with D = W_nn − μ W_nt·t, and the derivative of G by the angle of t. */
  private measure(): void {
    const { w, q, t, g } = this;
    const mu = this.mu[0];
    const x = t[0];
    const y = t[1];
    const d = w[0] - mu * (w[1] * x + w[2] * y);
    const dd = -mu * (-w[1] * y + w[2] * x);
    const u = q[1] * d - q[0] * (w[3] - mu * (w[4] * x + w[5] * y));
    const v = q[2] * d - q[0] * (w[6] - mu * (w[7] * x + w[8] * y));
    const du = q[1] * dd + q[0] * mu * (-w[4] * y + w[5] * x);
    const dv = q[2] * dd + q[0] * mu * (-w[7] * y + w[8] * x);
    g[0] = u * y - v * x;
    g[1] = du * y + u * x - dv * x + v * y;
    g[2] = d;
    g[3] = u * x + v * y;
  }

  private takeSliding(): boolean {
    const { q, r, t, g } = this;
    const n = -q[0] / g[2];
    if (!(n >= 0 && n < Number.POSITIVE_INFINITY)) return false;
    r[0] = n;
    r[1] = -this.mu[0] * n * t[0];
    r[2] = -this.mu[0] * n * t[1];
    return true;
  }

  private project(): void {
    const { w, q, r } = this;
    const rho = 1 / (w[0] + w[4] + w[8]);
    const u0 = q[0] + w[0] * r[0] + w[1] * r[1] + w[2] * r[2];
    const u1 = q[1] + w[3] * r[0] + w[4] * r[1] + w[5] * r[2];
    const u2 = q[2] + w[6] * r[0] + w[7] * r[1] + w[8] * r[2];
    r[0] -= rho * (u0 + this.mu[0] * Math.sqrt(u1 * u1 + u2 * u2));
    r[1] -= rho * u1;
    r[2] -= rho * u2;
    projectOntoCone(r, 0, this.mu[0]);
  }
}

/** Moves r to the nearest point of the cone |r_t| ≤ μ r_n, in place. r is n, t1, t2. */
export function projectOntoCone(r: Float64Array, o: number, mu: number): void {
  const size = Math.sqrt(r[o + 1] * r[o + 1] + r[o + 2] * r[o + 2]);
  if (r[o] >= 0 && size <= mu * r[o]) return;
  const normal = (r[o] + mu * size) / (1 + mu * mu);
  if (!(normal > 0)) {
    r[o] = r[o + 1] = r[o + 2] = 0;
    return;
  }
  const scale = (mu * normal) / size;
  r[o] = normal;
  r[o + 1] *= scale;
  r[o + 2] *= scale;
}

/**
 * The squared distance of r and u from Coulomb's law: |r − P(r − ρ û)|², with û = u + μ |u_t| n. P is the projection
 * onto the cone. The distance is zero exactly at a solution, for any ρ > 0. `trial` is scratch of three numbers.
 */
export function coneErrorSq(
  r: Float64Array,
  o: number,
  u: Float64Array,
  i: number,
  mu: number,
  rho: number,
  trial: Float64Array,
): number {
  const slip = Math.sqrt(u[i + 1] * u[i + 1] + u[i + 2] * u[i + 2]);
  trial[0] = r[o] - rho * (u[i] + mu * slip);
  trial[1] = r[o + 1] - rho * u[i + 1];
  trial[2] = r[o + 2] - rho * u[i + 2];
  projectOntoCone(trial, 0, mu);
  const x = r[o] - trial[0];
  const y = r[o + 1] - trial[1];
  const z = r[o + 2] - trial[2];
  return x * x + y * y + z * z;
}
