/**
 * The θ-method, linearised once per step (Baraff and Witkin 1998). θ = 1 is backward Euler, which is stable and damps
 * motion that the step can't resolve. θ = 1/2 is the trapezoidal rule, of second order and without damping of its own.
 *
 *   (M − θh·D − θ²h²·K)·Δv = h·(f + θh·K·v),    x ← x + h·(v + θ·Δv),    v ← v + Δv
 *
 * K and D are the springs' derivatives. Across a compressed spring the true K is indefinite, and conjugate gradients
 * could break down. That part is left out there, as usual, so the matrix is positive definite. Conjugate gradients with
 * a diagonal preconditioner solve the system without a stored matrix. Rows of fixed molecules are held at zero. The
 * part of K across a spring turns bodies back a little, and `spin-keeper.ts` returns that spin. Molecules of a turning
 * body move along arcs, not along straight lines (`turning.ts`). Far from the linearisation a spring may hold more
 * energy than the step assumes. If a step of a free body makes energy, the integrator takes it out of the body's
 * swinging.
 */
import { applyDrag, energyOf, totalForces } from './forces.js';
import type { MassSpring } from './model.js';
import { SpinKeeper } from './spin-keeper.js';
import { Turning } from './turning.js';

/** How implicit steps are solved. */
export interface ImplicitIntegratorOptions {
  /** 1/2 (trapezoidal) to 1 (backward Euler, the default). */
  readonly theta?: number;
  /** Residual over right-hand side at which the solver stops; 1e-8. */
  readonly tolerance?: number;
  /** Most rounds of conjugate gradients in a step; 200. */
  readonly maxRounds?: number;
}

/** Doubles per connection: K·n nᵀ part, K·1 part, D part, unit direction. */
const STRIDE = 6;

/** Moves molecules by implicit steps, which stay stable under stiff springs. */
export class ImplicitIntegrator {
  private readonly theta: number;
  private readonly tolerance: number;
  private readonly maxRounds: number;
  private readonly springs: Float64Array;
  private readonly diagonal: Float64Array;
  private readonly change: Float64Array;
  private readonly residual: Float64Array;
  private readonly search: Float64Array;
  private readonly image: Float64Array;
  private readonly spin = new SpinKeeper();
  private readonly turning = new Turning();

  constructor(
    private readonly body: MassSpring,
    { theta = 1, tolerance = 1e-8, maxRounds = 200 }: ImplicitIntegratorOptions = {},
  ) {
    const size = 3 * body.count;
    this.theta = theta;
    this.tolerance = tolerance;
    this.maxRounds = maxRounds;
    this.springs = new Float64Array(STRIDE * body.connectionCount);
    this.diagonal = new Float64Array(size);
    this.change = new Float64Array(size);
    this.residual = new Float64Array(size);
    this.search = new Float64Array(size);
    this.image = new Float64Array(size);
  }

  /** Moves the body by dt [s] and returns the rounds of conjugate gradients. */
  step(dt: number): number {
    const { body, theta, residual, image, change } = this;
    const { positions, velocities } = body;
    this.linearise();
    totalForces(residual, body);
    this.spin.watch(body, residual, dt);
    this.turning.addCentrifugal(residual, body, dt);
    this.multiply(image, velocities, 0, 1, 0);
    for (let k = 0; k < residual.length; k++) residual[k] = dt * (residual[k] - theta * dt * image[k]);
    const rounds = this.solve(theta * theta * dt * dt, theta * dt);
    this.spin.keep(body, change);
    const most = energyOf(body) + this.workOf(dt);
    if (!this.turning.move(body, change, dt, theta))
      for (let k = 0; k < residual.length; k++) {
        positions[k] += dt * (velocities[k] + theta * change[k]);
        velocities[k] += change[k];
      }
    const made = energyOf(body) - most;
    if (made > 0) this.turning.calm(body, made);
    applyDrag(body, dt);
    return rounds;
  }

  /** The work of gravity and forces from outside in the step [J]. */
  private workOf(dt: number): number {
    const { body, change } = this;
    const { velocities, forces, masses, gravity } = body;
    let work = 0;
    for (let k = 0; k < change.length; k++) {
      const force = forces[k] + masses[Math.floor(k / 3)] * gravity[k % 3];
      work += force * (velocities[k] + 0.5 * change[k]);
    }
    return dt * work;
  }

  /** Stores the derivatives of every spring at the present state. */
  linearise(): void {
    const { springs } = this;
    const { positions: x, pairs, restLengths, stiffnesses, dampings } = this.body;
    for (let s = 0; s < restLengths.length; s++) {
      const i = 3 * pairs[2 * s];
      const j = 3 * pairs[2 * s + 1];
      const dx = x[j] - x[i];
      const dy = x[j + 1] - x[i + 1];
      const dz = x[j + 2] - x[i + 2];
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const unit = length > 0 ? 1 / length : 0;
      const across = stiffnesses[s] * Math.max(0, 1 - restLengths[s] * unit);
      const at = STRIDE * s;
      springs[at] = stiffnesses[s] - across;
      springs[at + 1] = across;
      springs[at + 2] = dampings[s];
      springs[at + 3] = dx * unit;
      springs[at + 4] = dy * unit;
      springs[at + 5] = dz * unit;
    }
    this.body.cells.linearise();
  }

  /** out = (mass·M + stiff·|K| + damp·|D|)·v, with |K| = −K and |D| = −D; rows of fixed molecules too. */
  multiply(out: Float64Array, v: Float64Array, mass: number, stiff: number, damp: number): void {
    const { springs } = this;
    const { masses, pairs, count } = this.body;
    for (let i = 0; i < count; i++) {
      const m = mass * masses[i];
      out[3 * i] = m * v[3 * i];
      out[3 * i + 1] = m * v[3 * i + 1];
      out[3 * i + 2] = m * v[3 * i + 2];
    }
    for (let at = 0, s = 0; at < springs.length; at += STRIDE, s += 2) {
      const i = 3 * pairs[s];
      const j = 3 * pairs[s + 1];
      const dx = v[i] - v[j];
      const dy = v[i + 1] - v[j + 1];
      const dz = v[i + 2] - v[j + 2];
      const nx = springs[at + 3];
      const ny = springs[at + 4];
      const nz = springs[at + 5];
      const along = (stiff * springs[at] + damp * springs[at + 2]) * (nx * dx + ny * dy + nz * dz);
      const plain = stiff * springs[at + 1];
      const fx = along * nx + plain * dx;
      const fy = along * ny + plain * dy;
      const fz = along * nz + plain * dz;
      out[i] += fx;
      out[i + 1] += fy;
      out[i + 2] += fz;
      out[j] -= fx;
      out[j + 1] -= fy;
      out[j + 2] -= fz;
    }
    if (stiff !== 0) this.body.cells.multiply(out, v, stiff);
  }

  /** The diagonal of the same matrix. */
  setDiagonal(stiff: number, damp: number, diagonal = this.diagonal): void {
    const { springs } = this;
    const { masses, pairs } = this.body;
    for (let k = 0; k < diagonal.length; k++) diagonal[k] = masses[Math.floor(k / 3)];
    for (let at = 0, s = 0; at < springs.length; at += STRIDE, s += 2) {
      for (let axis = 0; axis < 3; axis++) {
        const n = springs[at + 3 + axis];
        const term = (stiff * springs[at] + damp * springs[at + 2]) * n * n + stiff * springs[at + 1];
        diagonal[3 * pairs[s] + axis] += term;
        diagonal[3 * pairs[s + 1] + axis] += term;
      }
    }
    this.body.cells.addDiagonal(diagonal, stiff);
  }

  /** Leaves Δv in `change`. On entry, `residual` is the right-hand side. */
  private solve(stiff: number, damp: number): number {
    const { change, residual, search, image, diagonal } = this;
    this.setDiagonal(stiff, damp);
    this.holdFixed(residual);
    change.fill(0);
    let power = this.precondition(true, 0);
    const enough = power * this.tolerance * this.tolerance;
    let round = 0;
    for (; round < this.maxRounds && power > enough && power > 0; round++) {
      this.multiply(image, search, 1, stiff, damp);
      this.holdFixed(image);
      const length = power / dot(search, image);
      for (let k = 0; k < change.length; k++) {
        change[k] += length * search[k];
        residual[k] -= length * image[k];
      }
      let next = 0;
      for (let k = 0; k < residual.length; k++) next += (residual[k] * residual[k]) / diagonal[k];
      this.precondition(false, next / power);
      power = next;
    }
    this.keepMomentum();
    return round;
  }

  /** Springs only pass momentum on. The whole body gets the momentum that the solver has left over. */
  private keepMomentum(): void {
    const { change, residual } = this;
    const { masses, inverseMasses, count } = this.body;
    let mass = 0;
    for (let i = 0; i < count; i++) {
      if (inverseMasses[i] === 0) return;
      mass += masses[i];
    }
    for (let axis = 0; axis < 3; axis++) {
      let left = 0;
      for (let k = axis; k < residual.length; k += 3) left += residual[k];
      for (let k = axis; k < residual.length; k += 3) change[k] += left / mass;
    }
  }

  /** search = residual/diagonal + keep·search; returns residual·residual/diagonal. */
  private precondition(isFirst: boolean, keep: number): number {
    const { residual, search, diagonal } = this;
    let power = 0;
    for (let k = 0; k < residual.length; k++) {
      const scaled = residual[k] / diagonal[k];
      power += residual[k] * scaled;
      search[k] = isFirst ? scaled : scaled + keep * search[k];
    }
    return power;
  }

  private holdFixed(values: Float64Array): void {
    const { inverseMasses, count } = this.body;
    for (let i = 0; i < count; i++) if (inverseMasses[i] === 0) values.fill(0, 3 * i, 3 * i + 3);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}
