/**
 * Finds the minimum of the incremental potential of a thin body that touches nothing. It is Newton's method with
 * conjugate gradients that end early (Dembo and Steihaug 1983), preconditioned by the body's factor. The curvature is
 * positive everywhere, so every step goes downhill. The step is shortened until the potential falls (Armijo). If that
 * fall is lost in rounding, the step is shortened until the slope falls.
 */
import type { Particles } from '../particles.js';
import type { AnchorSprings } from '../soft/anchor-springs.js';
import type { Elasticity } from '../soft/elasticity.js';

/** A moving body: the places to which its vertices would go by themselves, its holds, and its inner forces. */
export interface Motion {
  readonly particles: Particles;
  readonly first: number;
  readonly count: number;
  readonly elasticity: Elasticity;
  readonly wanted: Float64Array;
  readonly anchors: AnchorSprings;
}

const MOST_STEPS = 60;
const MOST_PRODUCTS = 200;
const MOST_CUTS = 24;
/** Share of the predicted gain that a step has to bring. Larger: good steps are cut. */
const ARMIJO = 1e-4;
/** Rounding of the potential, in units of its largest term. Smaller: steps within rounding are cut for ever. */
const ROUNDING = 1e-13;
/** Residual that conjugate gradients leave of the first one. */
const FORCING = 0.03;
/**
 * Gain that is not worth a step: of the first one, in units of ½ m (g h)² (speeds are then right to a ten-thousandth of what a substep of free
 * fall adds), and of the size of the potential's parts, below which it is rounding.
 */
const GAIN = 1e-10;
const LITTLE = 1e-9;
const NOISE = 1e-16;
/** A speed that counts like that of free fall [m/s]. */
const FLOOR = 1e-4;

export class ThinNewton {
  /** The steps of the last `minimise`, and the products of all these steps. */
  steps = 0;
  products = 0;
  converged = true;
  private readonly g: Float64Array;
  private readonly r: Float64Array;
  private readonly z: Float64Array;
  private readonly d: Float64Array;
  private readonly q: Float64Array;
  private readonly s: Float64Array;
  private readonly origin: Float64Array;
  /** The potential, and the size of its parts [J]. */
  private readonly value = new Float64Array(2);
  private rate = 0;

  constructor(private readonly size: number) {
    const make = () => new Float64Array(size);
    this.g = make();
    this.r = make();
    this.z = make();
    this.d = make();
    this.q = make();
    this.s = make();
    this.origin = make();
  }

  /** Moves the vertices to the minimum for a substep of `h` [s]; `pull` is the size of gravity [m/s²]. */
  minimise(body: Motion, h: number, pull: number): void {
    this.rate = 1 / (h * h);
    const speed = pull * h + FLOOR;
    const little = LITTLE * 0.5 * massOf(body) * speed * speed;
    this.steps = 0;
    this.products = 0;
    this.converged = false;
    this.evaluate(body);
    let first = 0;
    for (let n = 0; n < MOST_STEPS; n++) {
      body.elasticity.updateRotations(body.particles.columns.position);
      const gain = this.solve(body);
      if (n === 0) first = gain;
      if (!(gain > Math.max(GAIN * first, little + NOISE * this.value[1]))) {
        this.converged = true;
        return;
      }
      this.steps++;
      if (!this.search(body)) {
        this.converged = gain <= ROUNDING * this.value[1];
        return;
      }
    }
  }

  private evaluate({ particles, first, count, elasticity, wanted, anchors }: Motion): void {
    const { position, mass, inverseMass } = particles.columns;
    const { g, value, rate } = this;
    g.fill(0);
    elasticity.totalGradient(position, g);
    let energy = 0;
    for (let v = 0; v < count; v++) {
      const isFixed = inverseMass[first + v] === 0;
      const m = mass[first + v] * rate;
      for (let i = 0; i < 3; i++) {
        const k = 3 * v + i;
        if (isFixed) {
          g[k] = 0;
          continue;
        }
        const d = position[3 * first + k] - wanted[k];
        g[k] = g[k] + m * d;
        energy += 0.5 * m * d * d;
      }
      if (!isFixed && anchors.springs[v] > 0) energy += anchors.pull(v, position, 3 * (first + v), g, 3 * v);
    }
    value[0] = elasticity.sums[0] + energy;
    value[1] = elasticity.sums[1] + energy;
  }

  /** Solves for the step s. Returns its promised gain, −g·s [J]. */
  private solve(body: Motion): number {
    const { g, r, z, d, q, s, size } = this;
    for (let k = 0; k < size; k++) {
      r[k] = -g[k];
      s[k] = 0;
    }
    body.elasticity.precondition(r, z);
    let rz = dot(r, z);
    const first = rz;
    if (!(rz > 0)) return 0;
    d.set(z);
    for (let n = 0; n < MOST_PRODUCTS; n++) {
      this.products++;
      this.multiply(body);
      const dq = dot(d, q);
      if (!(dq > 0)) break;
      const a = rz / dq;
      for (let k = 0; k < size; k++) {
        s[k] = s[k] + a * d[k];
        r[k] = r[k] - a * q[k];
      }
      body.elasticity.precondition(r, z);
      const next = dot(r, z);
      if (!(next > FORCING * FORCING * first)) break;
      const b = next / rz;
      rz = next;
      for (let k = 0; k < size; k++) d[k] = z[k] + b * d[k];
    }
    return -dot(g, s);
  }

  /** q = H d. */
  private multiply({ particles, first, count, elasticity, anchors }: Motion): void {
    const { position, mass, inverseMass } = particles.columns;
    const { d, q, rate } = this;
    for (let v = 0; v < count; v++) {
      const m = mass[first + v] * rate;
      for (let k = 3 * v; k < 3 * v + 3; k++) q[k] = m * d[k];
      if (anchors.springs[v] > 0) anchors.multiply(v, d, q, 3 * v);
    }
    elasticity.addProduct(position, d, q);
    for (let v = 0; v < count; v++) if (inverseMass[first + v] === 0) q.fill(0, 3 * v, 3 * v + 3);
  }

  private search(body: Motion): boolean {
    const { g, s, origin, size, value } = this;
    const { position } = body.particles.columns;
    const base = 3 * body.first;
    const slope = dot(g, s);
    const start = value[0];
    const noise = ROUNDING * value[1];
    for (let k = 0; k < size; k++) origin[k] = position[base + k];
    let length = 1;
    for (let cut = 0; cut < MOST_CUTS; cut++) {
      for (let k = 0; k < size; k++) position[base + k] = origin[k] + length * s[k];
      this.evaluate(body);
      const drop = start - value[0];
      if (drop >= -ARMIJO * length * slope) return true;
      if (Math.abs(drop) <= noise && dot(g, s) <= -slope) return true;
      const best = (0.5 * length * slope) / (length * slope + drop);
      length *= best > 0.1 && best < 0.6 ? best : 0.3;
    }
    for (let k = 0; k < size; k++) position[base + k] = origin[k];
    return false;
  }
}

function massOf({ particles, first, count }: Motion): number {
  let sum = 0;
  for (let i = first; i < first + count; i++) sum += particles.columns.mass[i];
  return sum;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}
