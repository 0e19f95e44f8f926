/**
 * Semi-implicit Euler: v += dt·F/m, x += dt·v; for bodies in free flight less ½ dt² F/m, which is exact
 * (`bodies/flight.ts`).
 *
 * Rotation keeps the angular momentum L, and takes the angular velocity from it at the middle of the step:
 *
 *   q½ = exp(½ dt ω) q,  ω = I(q½)⁻¹ L,  repeated until ω stays;  q' = exp(dt ω) q
 *
 * (implicit midpoint). A free body keeps L to rounding. The gyroscopic term, which an update of ω alone forgets, is
 * right to second order. The step is symmetric in time, so energy and the period of a tumbling body don't drift.
 * Velocities and positions advance separately, so that a response can act between the two. A body that stands still, to
 * the last bit, is skipped. Source: lecture on rigid contacts for the state, Buss 2000 for the momentum form, Hairer,
 * Lubich, Wanner 2006 for symmetric steps.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import type { Flight } from '../bodies/flight.js';
import { AWAKE, BODY_CODE, DISABLED } from '../bodies/layout.js';
import { holdLocked } from '../bodies/locks.js';
import { isTurned, scaleByMoments } from '../bodies/principal.js';
import { rotateInertia } from '../bodies/refresh.js';
import { SLEEP_SPEED, SLEEP_SPIN } from '../core/constants.js';
import * as quat from '../math/quat.js';
import { isSlow } from './contain.js';
import { ThinTurn } from './thin-turn.js';
import { turnBy } from './turn.js';

/** Rounds to find the middle of a turn; each gains a factor of about dt·|ω|. */
const MAX_ROUNDS = 8;

/**
 * A turn is taken in parts of at most this [rad]. The search for the middle converges by a factor of the angle and
 * fails above one. Then the result may have any energy between that of the slowest and of the fastest axis.
 */
const MAX_TURN = 0.25;
const MAX_PARTS = 256;

/**
 * The search for the middle gains a factor of I_max/I_min · (dt |ω|)² / 8 a round; above this share of 1 the turn is
 * split instead. With a thin rod the search diverges at a few degrees a step and puts all momentum into spin.
 */
const SEARCHABLE = 0.05;

/**
 * A body also rests while its farthest point turns more slowly than this [m/s]. Larger: small coins stop while they
 * turn. Smaller: small balls that nobody sees turn stay awake.
 */
const SLOW_RIM = 0.005;

/** The middle is found when it changes by less than this [rad]. */
const SETTLED = 1e-14;

export class Integrator {
  /** Whether a body is so fast, or so far away, after the last call that `contain` has to look at it. */
  isWild = false;
  /** Whether no body had a velocity when the last substep began, and none moved in it. */
  stoodStill = false;
  private readonly momentum = new Float64Array(3);
  private readonly omega = new Float64Array(3);
  private readonly middle = new Float64Array(4);
  private readonly local = new Float64Array(3);
  private readonly thinTurn = new ThinTurn();
  /** Time for which a body is turned, and half of it [s]. An argument would be boxed. */
  private readonly time = new Float64Array(2);

  /** Velocities take the forces of a substep. */
  accelerate(bodies: Bodies, dt: number): void {
    const { kind, activity, velocity: v, angularVelocity: w, force, torque } = bodies.columns;
    const { worldInverseInertia: k, inverseMass, linearDamping, angularDamping, locks } = bodies.columns;
    const rows = bodies.rows;
    this.isWild = false;
    let still = true;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      if (kind[row] !== BODY_CODE.rigid || activity[row] !== AWAKE) continue;
      if (still && !standsAt(v, w, i)) still = false;
      const scale = dt * inverseMass[row];
      // Implicit in the damping, so that any damping is stable.
      const keep = linearDamping[row] === 0 ? 1 : 1 / (1 + dt * linearDamping[row]);
      v[i] = (v[i] + scale * force[i]) * keep;
      v[i + 1] = (v[i + 1] + scale * force[i + 1]) * keep;
      v[i + 2] = (v[i + 2] + scale * force[i + 2]) * keep;
      const x = dt * torque[i];
      const y = dt * torque[i + 1];
      const z = dt * torque[i + 2];
      if (x !== 0 || y !== 0 || z !== 0 || angularDamping[row] !== 0 || locks[row] !== 0) {
        const keepSpin = 1 / (1 + dt * angularDamping[row]);
        const o = row * 6;
        w[i] = (w[i] + k[o] * x + k[o + 1] * y + k[o + 2] * z) * keepSpin;
        w[i + 1] = (w[i + 1] + k[o + 1] * x + k[o + 3] * y + k[o + 4] * z) * keepSpin;
        w[i + 2] = (w[i + 2] + k[o + 2] * x + k[o + 4] * y + k[o + 5] * z) * keepSpin;
        if (locks[row] !== 0) holdLocked(bodies.columns, row);
      }
      if (!isSlow(v, w, i)) this.isWild = true;
    }
    this.stoodStill = still;
    bodies.flight.noteAll(bodies.columns);
  }

  /** Removes velocities along locked axes. */
  hold(bodies: Bodies): void {
    const c = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) if (c.locks[row] !== 0) holdLocked(c, row);
  }

  /** Positions take the velocities. */
  move(bodies: Bodies, dt: number): void {
    const { columns: c, flight } = bodies;
    const { kind, activity, position: p, velocity: v, angularVelocity: w, restTime, locks } = c;
    const rows = bodies.rows;
    flight.begin(c);
    this.isWild = false;
    let moved = false;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      const rigid = kind[row] === BODY_CODE.rigid && activity[row] === AWAKE;
      if (!rigid && (kind[row] !== BODY_CODE.kinematic || activity[row] === DISABLED)) continue;
      if (rigid && locks[row] !== 0) holdLocked(c, row);
      const vx = v[i];
      const vy = v[i + 1];
      const vz = v[i + 2];
      const flies = rigid && flight.move(row, c, dt);
      if (!flies && standsAt(v, w, i)) {
        if (rigid) restTime[row] += dt;
        continue;
      }
      moved = true;
      p[i] += dt * vx;
      p[i + 1] += dt * vy;
      p[i + 2] += dt * vz;
      if (!isSlow(v, p, i) || !isSlow(w, w, i)) this.isWild = true;
      if (!rigid) {
        quat.integrate(c.orientation, row * 4, c.orientation, row * 4, w, i, dt);
        continue;
      }
      if (flies && flight.isLedNow(row, c)) this.turnOn(c, row, flight);
      this.time[0] = dt;
      this.time[1] = 0.5 * dt;
      this.turn(c, row);
      const spinSq = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
      const spin = Math.max(SLEEP_SPIN, SLOW_RIM / c.reach[row]);
      const resting = vx * vx + vy * vy + vz * vz < SLEEP_SPEED * SLEEP_SPEED && spinSq < spin * spin;
      restTime[row] = resting ? restTime[row] + dt : 0;
    }
    if (moved) this.stoodStill = false;
  }

  /** A substep of `dt` [s] in which nothing moves. */
  rest({ columns: { kind, activity, restTime }, rows }: Bodies, dt: number): void {
    for (let row = 0; row < rows; row++)
      if (kind[row] === BODY_CODE.rigid && activity[row] === AWAKE) restTime[row] += dt;
  }

  /**
   * Turns a body by what springs led it beside its angular velocity, with its angular momentum. Books what it gained,
   * and leaves it as it was where the springs can't pay for that.
   */
  private turnOn(c: BodyColumns, row: number, { ledTurn, gained, credit }: Flight): void {
    const { angularVelocity: w, inertia } = c;
    const { momentum, time } = this;
    const i = 3 * row;
    if (c.locks[row] > 7) return;
    time[0] = 1;
    if (inertia[i] === inertia[i + 1] && inertia[i] === inertia[i + 2]) {
      turnBy(c.orientation, 4 * row, ledTurn, i, time, 0);
      return;
    }
    this.momentumOf(c, row);
    const before = w[i] * momentum[0] + w[i + 1] * momentum[1] + w[i + 2] * momentum[2];
    for (let k = 0; k < 4; k++) this.middle[k] = c.orientation[4 * row + k];
    turnBy(this.middle, 0, ledTurn, i, time, 0);
    const { omega } = this;
    this.spinAt(c, row, this.middle, 0, omega);
    const after = omega[0] * momentum[0] + omega[1] * momentum[1] + omega[2] * momentum[2];
    const gain = 0.5 * (after - before);
    if (gain > credit[row]) return;
    gained[row] += gain;
    for (let k = 0; k < 3; k++) w[i + k] = omega[k];
    for (let k = 0; k < 4; k++) c.orientation[4 * row + k] = this.middle[k];
  }

  private turn(c: BodyColumns, row: number): void {
    const { inertia, orientation, angularVelocity: w } = c;
    const { time } = this;
    const dt = time[0];
    const i = row * 3;
    const q = row * 4;
    if (inertia[i] === inertia[i + 1] && inertia[i] === inertia[i + 2]) {
      turnBy(orientation, q, w, i, time, 0);
      return;
    }
    // The lock of an axis takes up the gyroscopic torque about it.
    if (c.locks[row] > 7) {
      turnBy(orientation, q, w, i, time, 0);
      rotateInertia(c, row);
      return;
    }
    this.momentumOf(c, row);
    const { omega } = this;
    for (let k = 0; k < 3; k++) omega[k] = w[i + k];
    const angle = dt * Math.sqrt(w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]);
    const least = Math.min(inertia[i], inertia[i + 1], inertia[i + 2]);
    const most = Math.max(inertia[i], inertia[i + 1], inertia[i + 2]);
    if (angle * angle * most > 8 * SEARCHABLE * least)
      this.thinTurn.take(c, row, this.momentum, omega, time, angle);
    else if (angle > MAX_TURN) {
      const parts = Math.min(Math.ceil(angle / MAX_TURN), MAX_PARTS);
      time[0] = dt / parts;
      time[1] = 0.5 * time[0];
      for (let part = 0; part < parts; part++) this.turnFreely(c, row);
    } else this.turnFreely(c, row);
    for (let k = 0; k < 3; k++) w[i + k] = omega[k];
    rotateInertia(c, row);
  }

  /**
   * Turns by `momentum`; `omega` is the angular velocity before and after. The middle is searched along the principal
   * axes, where a turn by ω takes the momentum L to exp(−½ dt ω) L, and ω has the same components before the turn, in
   * the middle of it and after it.
   */
  private turnFreely(c: BodyColumns, row: number): void {
    const { omega, local, momentum, time } = this;
    const { orientation, inverseInertia } = c;
    const dt = time[0];
    const half = time[1];
    const q = row * 4;
    quat.inverseRotate(local, 0, orientation, q, momentum, 0);
    const turned = isTurned(c, row);
    if (turned) quat.inverseRotate(local, 0, c.principalTurn, q, local, 0);
    const lx = local[0];
    const ly = local[1];
    const lz = local[2];
    const ia = inverseInertia[row * 3];
    const ib = inverseInertia[row * 3 + 1];
    const ic = inverseInertia[row * 3 + 2];
    let x = ia * lx;
    let y = ib * ly;
    let z = ic * lz;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const rx = -half * x;
      const ry = -half * y;
      const rz = -half * z;
      const h = rx * rx + ry * ry + rz * rz;
      // sin θ / θ and (1 − cos θ) / θ², exact to the last bit up to half of the largest turn.
      const s = 1 - h * (1 / 6 - h * (1 / 120 - h * (1 / 5040 - h * (1 / 362880))));
      const v = 1 / 2 - h * (1 / 24 - h * (1 / 720 - h * (1 / 40320 - h * (1 / 3628800))));
      const ux = ry * lz - rz * ly;
      const uy = rz * lx - rx * lz;
      const uz = rx * ly - ry * lx;
      const nx = ia * (lx + s * ux + v * (ry * uz - rz * uy));
      const ny = ib * (ly + s * uy + v * (rz * ux - rx * uz));
      const nz = ic * (lz + s * uz + v * (rx * uy - ry * ux));
      const change = Math.abs(nx - x) + Math.abs(ny - y) + Math.abs(nz - z);
      x = nx;
      y = ny;
      z = nz;
      if (!(change * dt > SETTLED)) break;
    }
    local[0] = x;
    local[1] = y;
    local[2] = z;
    if (turned) quat.rotate(local, 0, c.principalTurn, q, local, 0);
    quat.rotate(omega, 0, orientation, q, local, 0);
    turnBy(orientation, q, omega, 0, time, 0);
    this.spinAt(c, row, orientation, q, omega);
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

const standsAt = (v: Float64Array, w: Float64Array, i: number): boolean =>
  v[i] === 0 && v[i + 1] === 0 && v[i + 2] === 0 && w[i] === 0 && w[i + 1] === 0 && w[i + 2] === 0;
