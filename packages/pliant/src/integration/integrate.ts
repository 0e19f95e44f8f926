/**
 * Semi-implicit Euler: v += dt·F/m, x += dt·v. After n steps of free fall this gives exactly g t²/2 (1 + 1/n).
 *
 * Rotation keeps the angular momentum L while it turns, and takes the angular velocity from it at the middle of the step
 * (explicit midpoint): a free body keeps L to rounding, and the gyroscopic term, which an update of ω alone forgets, comes
 * out right to second order. Velocities and positions advance apart, so that a response can act between the two. Source: lecture on rigid contacts for the state, Buss 2000 for the
 * momentum form.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../bodies/layout.js';
import { scaleByMoments } from '../bodies/principal.js';
import { rotateInertia } from '../bodies/refresh.js';
import { SLEEP_SPEED, SLEEP_SPIN } from '../core/constants.js';
import * as quat from '../math/quat.js';
import { turnBy } from './turn.js';

export class Integrator {
  private readonly momentum = new Float64Array(3);
  private readonly omega = new Float64Array(3);
  private readonly middle = new Float64Array(4);
  private readonly local = new Float64Array(3);

  /** Velocities take the forces of a substep. */
  accelerate(bodies: Bodies, dt: number): void {
    const c = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (c.kind[row] === BODY_CODE.rigid && c.activity[row] === AWAKE) accelerateRow(c, row, dt);
    }
  }

  /** Positions take the velocities. */
  move(bodies: Bodies, dt: number): void {
    const c = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (c.kind[row] === BODY_CODE.rigid && c.activity[row] === AWAKE) {
        this.turn(c, row, dt);
        moveRow(c, row, dt);
        rest(c, row, dt);
      } else if (c.kind[row] === BODY_CODE.kinematic) {
        moveRow(c, row, dt);
        quat.integrate(c.orientation, row * 4, c.orientation, row * 4, c.angularVelocity, row * 3, dt);
      }
    }
  }

  private turn(c: BodyColumns, row: number, dt: number): void {
    const { inertia, orientation, angularVelocity: w } = c;
    const i = row * 3;
    const q = row * 4;
    if (inertia[i] === inertia[i + 1] && inertia[i] === inertia[i + 2]) {
      turnBy(orientation, q, w, i, dt);
      return;
    }
    const { omega, middle } = this;
    this.momentumOf(c, row);
    quat.integrate(middle, 0, orientation, q, w, i, 0.5 * dt);
    this.spinAt(c, row, middle, 0, omega);
    quat.integrate(orientation, q, orientation, q, omega, 0, dt);
    this.spinAt(c, row, orientation, q, omega);
    for (let k = 0; k < 3; k++) w[i + k] = omega[k];
    rotateInertia(c, row);
  }

  /** momentum = R I Rᵀ ω */
  private momentumOf(c: BodyColumns, row: number): void {
    const { local, momentum } = this;
    quat.inverseRotate(local, 0, c.orientation, row * 4, c.angularVelocity, row * 3);
    scaleByMoments(c, row, c.inertia, local);
    quat.rotate(momentum, 0, c.orientation, row * 4, local, 0);
  }

  /** out = R I⁻¹ Rᵀ momentum at the given orientation */
  private spinAt(c: BodyColumns, row: number, orientation: Float64Array, q: number, out: Float64Array): void {
    const { local, momentum } = this;
    quat.inverseRotate(local, 0, orientation, q, momentum, 0);
    scaleByMoments(c, row, c.inverseInertia, local);
    quat.rotate(out, 0, orientation, q, local, 0);
  }
}

function accelerateRow(c: BodyColumns, row: number, dt: number): void {
  const { velocity, force, angularVelocity: w, torque, worldInverseInertia: k } = c;
  const i = row * 3;
  const o = row * 6;
  const scale = dt * c.inverseMass[row];
  // Implicit in the damping, so that any damping is stable.
  const keep = 1 / (1 + dt * c.linearDamping[row]);
  velocity[i] = (velocity[i] + scale * force[i]) * keep;
  velocity[i + 1] = (velocity[i + 1] + scale * force[i + 1]) * keep;
  velocity[i + 2] = (velocity[i + 2] + scale * force[i + 2]) * keep;
  const x = dt * torque[i];
  const y = dt * torque[i + 1];
  const z = dt * torque[i + 2];
  const keepSpin = 1 / (1 + dt * c.angularDamping[row]);
  w[i] = (w[i] + k[o] * x + k[o + 1] * y + k[o + 2] * z) * keepSpin;
  w[i + 1] = (w[i + 1] + k[o + 1] * x + k[o + 3] * y + k[o + 4] * z) * keepSpin;
  w[i + 2] = (w[i + 2] + k[o + 2] * x + k[o + 4] * y + k[o + 5] * z) * keepSpin;
}

function moveRow(c: BodyColumns, row: number, dt: number): void {
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
