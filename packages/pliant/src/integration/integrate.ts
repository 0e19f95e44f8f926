/**
 * Semi-implicit Euler: v += dt·F/m, x += dt·v. After n steps of free fall this gives exactly g t²/2 (1 + 1/n).
 *
 * Rotation advances the angular momentum L, which a torque changes exactly, and takes the angular velocity from it at
 * the middle of the step (explicit midpoint): a free body keeps L to rounding, and the gyroscopic term, which an update of
 * ω alone forgets, comes out right to second order. Source: lecture on rigid contacts for the state, Buss 2000 for the
 * momentum form.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../bodies/layout.js';
import { SLEEP_SPEED, SLEEP_SPIN } from '../core/constants.js';
import * as quat from '../math/quat.js';

export class Integrator {
  private readonly momentum = new Float64Array(3);
  private readonly omega = new Float64Array(3);
  private readonly middle = new Float64Array(4);
  private readonly local = new Float64Array(3);

  advance(bodies: Bodies, dt: number): void {
    const c = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (c.kind[row] === BODY_CODE.rigid && c.activity[row] === AWAKE) {
        this.accelerate(c, row, dt);
        this.turn(c, row, dt);
        move(c, row, dt);
        rest(c, row, dt);
      } else if (c.kind[row] === BODY_CODE.kinematic) {
        move(c, row, dt);
        quat.integrate(c.orientation, row * 4, c.orientation, row * 4, c.angularVelocity, row * 3, dt);
      }
    }
  }

  private accelerate(c: BodyColumns, row: number, dt: number): void {
    const { velocity, force } = c;
    const i = row * 3;
    const scale = dt * c.inverseMass[row];
    // Implicit in the damping, so that any damping is stable.
    const keep = 1 / (1 + dt * c.linearDamping[row]);
    velocity[i] = (velocity[i] + scale * force[i]) * keep;
    velocity[i + 1] = (velocity[i + 1] + scale * force[i + 1]) * keep;
    velocity[i + 2] = (velocity[i + 2] + scale * force[i + 2]) * keep;
  }

  private turn(c: BodyColumns, row: number, dt: number): void {
    const { inertia, orientation, angularVelocity: w, torque } = c;
    const i = row * 3;
    const q = row * 4;
    const keep = 1 / (1 + dt * c.angularDamping[row]);
    if (inertia[i] === inertia[i + 1] && inertia[i] === inertia[i + 2]) {
      const scale = dt * c.inverseInertia[i];
      for (let k = 0; k < 3; k++) w[i + k] = (w[i + k] + scale * torque[i + k]) * keep;
      quat.integrate(orientation, q, orientation, q, w, i, dt);
      return;
    }
    const { momentum, omega, middle } = this;
    this.momentumOf(c, row);
    for (let k = 0; k < 3; k++) momentum[k] = (momentum[k] + dt * torque[i + k]) * keep;
    this.spinAt(c, row, orientation, q, omega);
    quat.integrate(middle, 0, orientation, q, omega, 0, 0.5 * dt);
    this.spinAt(c, row, middle, 0, omega);
    quat.integrate(orientation, q, orientation, q, omega, 0, dt);
    this.spinAt(c, row, orientation, q, omega);
    for (let k = 0; k < 3; k++) w[i + k] = omega[k];
  }

  /** momentum = R I Rᵀ ω */
  private momentumOf(c: BodyColumns, row: number): void {
    const { local, momentum } = this;
    quat.inverseRotate(local, 0, c.orientation, row * 4, c.angularVelocity, row * 3);
    for (let k = 0; k < 3; k++) local[k] *= c.inertia[row * 3 + k];
    quat.rotate(momentum, 0, c.orientation, row * 4, local, 0);
  }

  /** out = R I⁻¹ Rᵀ momentum at the given orientation */
  private spinAt(c: BodyColumns, row: number, orientation: Float64Array, q: number, out: Float64Array): void {
    const { local, momentum } = this;
    quat.inverseRotate(local, 0, orientation, q, momentum, 0);
    for (let k = 0; k < 3; k++) local[k] *= c.inverseInertia[row * 3 + k];
    quat.rotate(out, 0, orientation, q, local, 0);
  }
}

function move(c: BodyColumns, row: number, dt: number): void {
  const { position, velocity } = c;
  const i = row * 3;
  position[i] += dt * velocity[i];
  position[i + 1] += dt * velocity[i + 1];
  position[i + 2] += dt * velocity[i + 2];
}

function rest(c: BodyColumns, row: number, dt: number): void {
  const { velocity: v, angularVelocity: w } = c;
  const i = row * 3;
  const speedSq = v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2];
  const spinSq = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
  const resting = speedSq < SLEEP_SPEED * SLEEP_SPEED && spinSq < SLEEP_SPIN * SLEEP_SPIN;
  c.restTime[row] = resting ? c.restTime[row] + dt : 0;
}
