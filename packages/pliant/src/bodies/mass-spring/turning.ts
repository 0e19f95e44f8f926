/**
 * The motion of a stiff turning body in an implicit step. A molecule that moves straight on for a step of h seconds
 * leaves its circle. The springs of a body that turns by the angle φ = ω·h are then stretched by φ²/2 of their length.
 * No force has done the work for that: a small cube that tumbled by a radian in a step gained a hundred times its
 * energy. So the method takes the turning out of the molecules' way and does it as a turn:
 *
 *   v̄ = v_c + ω × r + u           mean velocities of the step: of the centre, of the turning, and the rest
 *                                 (ω = I⁻¹·Σ m·r × v̄)
 *   x ← c + h·v_c + R·(r + h·u)
 *   v ← v_c + R·(v − v_c), then the spin that keeps the angular momentum
 *
 * R is the turn of a rigid body with this inertia and angular momentum, by the midpoint rule in its own frame. This
 * rule keeps energy and momentum (l' = l × I⁻¹·l; Simo and Wong 1991).
 *
 * The turn replaces the springs' work of keeping a molecule on its circle. Soft springs can't keep it there, and
 * stretch by m·ω²/k. So only the share s²/(1 + s²) of ω becomes a turn, s = h²·k/m. For short steps this share is zero,
 * and molecules move straight on. They also do so if some molecules are fixed, or if all lie on a line.
 */
import { determinant, inverse, mulVec, trace } from '../../math/mat3.js';
import type { MassSpring } from './model.js';

/** Least determinant of I over the cube of its trace; on a line it is 0 up to rounding, 1/27 for a cube. */
const LEAST_DETERMINANT = 1e-9;

/** Angles of a step below this are none [rad]: springs are stretched by less than rounding. */
const NO_TURN = 1e-8;

/** Largest angle of a part of a turn [rad], most parts, and rounds in which the midpoint of each is found. */
const PART = 0.25;
const MAX_PARTS = 400;
const ROUNDS = 40;

export class Turning {
  private readonly centre = new Float64Array(3);
  /** Velocity of the centre: mean of the step, and at its end [m/s]. */
  private readonly drift = new Float64Array(3);
  private readonly last = new Float64Array(3);
  private readonly momentum = new Float64Array(3);
  private readonly inertia = new Float64Array(9);
  private readonly inverted = new Float64Array(9);
  private readonly spin = new Float64Array(3);
  private readonly rotation = new Float64Array(9);
  private none = new Float64Array(0);
  private readonly next = new Float64Array(3);
  private readonly middle = new Float64Array(3);
  private readonly turn = new Float64Array(3);
  private readonly r = new Float64Array(3);
  private readonly v = new Float64Array(3);

  /**
   * Moves a body by `dt` [s] and applies the change of its velocities. If the body must move straight on, returns false
   * and does nothing.
   */
  move(body: MassSpring, change: Float64Array, dt: number, theta: number): boolean {
    const { positions: x, velocities: v, masses, count } = body;
    const { centre, drift, last, spin, rotation, r, v: w, momentum } = this;
    if (!this.begin(body, change, theta)) return false;
    const share = shareOf(body, dt);
    if (!this.turnRigidly(share * dt)) return false;
    for (let axis = 0; axis < 3; axis++) spin[axis] = share * spin[axis];
    // The wanted angular momentum, less the resulting one.
    momentum.fill(0);
    for (let i = 0, k = 0; i < count; i++, k += 3) {
      const ax = x[k] - centre[0];
      const ay = x[k + 1] - centre[1];
      const az = x[k + 2] - centre[2];
      const bx = v[k] + theta * change[k] - drift[0];
      const by = v[k + 1] + theta * change[k + 1] - drift[1];
      const bz = v[k + 2] + theta * change[k + 2] - drift[2];
      for (let axis = 0; axis < 3; axis++) w[axis] = v[k + axis] + change[k + axis] - last[axis];
      this.addMomentum(masses[i], ax + dt * bx, ay + dt * by, az + dt * bz, w);
      r[0] = ax + dt * (bx - spin[1] * az + spin[2] * ay);
      r[1] = ay + dt * (by - spin[2] * ax + spin[0] * az);
      r[2] = az + dt * (bz - spin[0] * ay + spin[1] * ax);
      mulVec(r, 0, rotation, 0, r, 0);
      mulVec(w, 0, rotation, 0, w, 0);
      this.addMomentum(-masses[i], r[0], r[1], r[2], w);
      for (let axis = 0; axis < 3; axis++) {
        x[k + axis] = centre[axis] + dt * drift[axis] + r[axis];
        v[k + axis] = last[axis] + w[axis];
      }
    }
    for (let axis = 0; axis < 3; axis++) centre[axis] = centre[axis] + dt * drift[axis];
    this.keepMomentum(body);
    return true;
  }

  /**
   * Adds −m·ω × (v − v_c), by the share of ω that becomes a turn. The springs have to pull against this force there.
   */
  addCentrifugal(forces: Float64Array, body: MassSpring, dt: number): void {
    const { velocities: v, masses, count } = body;
    const { spin, last, none } = this;
    if (none.length < 3 * count) this.none = new Float64Array(3 * count);
    if (!this.begin(body, this.none, 0)) return;
    const angle = dt * Math.sqrt(spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2]);
    // Beyond a radian, the force at the beginning has no direction that holds for the step.
    const share = shareOf(body, dt) / Math.max(1, angle);
    for (let i = 0, k = 0; i < count; i++, k += 3) {
      const scale = share * masses[i];
      const x = v[k] - last[0];
      const y = v[k + 1] - last[1];
      const z = v[k + 2] - last[2];
      forces[k] = forces[k] - scale * (spin[1] * z - spin[2] * y);
      forces[k + 1] = forces[k + 1] - scale * (spin[2] * x - spin[0] * z);
      forces[k + 2] = forces[k + 2] - scale * (spin[0] * y - spin[1] * x);
    }
  }

  /** Finds the centre, its velocities and the spin of the step. Returns false if the body can't turn as a whole. */
  private begin(body: MassSpring, change: Float64Array, theta: number): boolean {
    const { positions: x, velocities: v, masses, inverseMasses, count } = body;
    const { centre, drift, last, momentum, spin, v: w } = this;
    if (count < 3) return false;
    let mass = 0;
    centre.fill(0);
    drift.fill(0);
    last.fill(0);
    for (let i = 0, k = 0; i < count; i++, k += 3) {
      if (inverseMasses[i] === 0) return false;
      mass += masses[i];
      for (let axis = 0; axis < 3; axis++) {
        centre[axis] = centre[axis] + masses[i] * x[k + axis];
        drift[axis] = drift[axis] + masses[i] * (v[k + axis] + theta * change[k + axis]);
        last[axis] = last[axis] + masses[i] * (v[k + axis] + change[k + axis]);
      }
    }
    for (let axis = 0; axis < 3; axis++) {
      centre[axis] = centre[axis] / mass;
      drift[axis] = drift[axis] / mass;
      last[axis] = last[axis] / mass;
    }
    momentum.fill(0);
    for (let i = 0, k = 0; i < count; i++, k += 3) {
      for (let axis = 0; axis < 3; axis++) w[axis] = v[k + axis] + theta * change[k + axis];
      this.addMomentum(masses[i], x[k] - centre[0], x[k + 1] - centre[1], x[k + 2] - centre[2], w);
    }
    if (!this.invertInertia(body)) return false;
    mulVec(spin, 0, this.inverted, 0, momentum, 0);
    return true;
  }

  /**
   * Writes the turn of a rigid body within `time` [s]. Returns false if there is no turn, or if it is too fast to mean
   * anything.
   */
  private turnRigidly(time: number): boolean {
    const { spin, rotation, momentum: l, inverted, next, middle, turn } = this;
    const speed = Math.sqrt(spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2]);
    const parts = Math.ceil((speed * time) / PART);
    if (!(speed * time > NO_TURN && parts <= MAX_PARTS)) return false;
    const h = time / parts;
    rotation.fill(0);
    for (let axis = 0; axis < 3; axis++) rotation[4 * axis] = 1;
    for (let part = 0; part < parts; part++) {
      for (let axis = 0; axis < 3; axis++) next[axis] = l[axis];
      for (let round = 0; round < ROUNDS; round++) {
        for (let axis = 0; axis < 3; axis++) middle[axis] = 0.5 * (l[axis] + next[axis]);
        mulVec(turn, 0, inverted, 0, middle, 0);
        for (let a = 0; a < 3; a++) {
          const b = (a + 1) % 3;
          const c = (a + 2) % 3;
          next[a] = l[a] + h * (middle[b] * turn[c] - middle[c] * turn[b]);
        }
      }
      for (let axis = 0; axis < 3; axis++) l[axis] = next[axis];
      this.turnOn(h);
    }
    return true;
  }

  /** rotation ← rotation · C, with C Cayley's turn by `turn`·h. C brings l back to its old place. */
  private turnOn(h: number): void {
    const { rotation, turn, r } = this;
    const x = 0.5 * h * turn[0];
    const y = 0.5 * h * turn[1];
    const z = 0.5 * h * turn[2];
    const over = 2 / (1 + x * x + y * y + z * z);
    for (let row = 0; row < 9; row += 3) {
      for (let axis = 0; axis < 3; axis++) r[axis] = rotation[row + axis];
      // A row q times C: q + over·(q×a + (q×a)×a), a the vector (x, y, z).
      const px = r[1] * z - r[2] * y;
      const py = r[2] * x - r[0] * z;
      const pz = r[0] * y - r[1] * x;
      rotation[row] = r[0] + over * (px + py * z - pz * y);
      rotation[row + 1] = r[1] + over * (py + pz * x - px * z);
      rotation[row + 2] = r[2] + over * (pz + px * y - py * x);
    }
  }

  /**
   * Takes energy [J] out of the swinging of a free body, at most as much as the swinging has. The linearised step has
   * made this energy from nothing. Momentum and angular momentum stay.
   */
  calm(body: MassSpring, energy: number): void {
    const { positions: x, velocities: v, masses, inverseMasses, count } = body;
    const { centre, last, momentum, spin, v: w } = this;
    centre.fill(0);
    last.fill(0);
    momentum.fill(0);
    let mass = 0;
    for (let i = 0, k = 0; i < count; i++, k += 3) {
      if (inverseMasses[i] === 0) return;
      mass += masses[i];
      for (let axis = 0; axis < 3; axis++) {
        centre[axis] = centre[axis] + masses[i] * x[k + axis];
        last[axis] = last[axis] + masses[i] * v[k + axis];
      }
    }
    for (let axis = 0; axis < 3; axis++) {
      centre[axis] = centre[axis] / mass;
      last[axis] = last[axis] / mass;
    }
    for (let i = 0, k = 0; i < count; i++, k += 3) {
      for (let axis = 0; axis < 3; axis++) w[axis] = v[k + axis] - last[axis];
      this.addMomentum(masses[i], x[k] - centre[0], x[k + 1] - centre[1], x[k + 2] - centre[2], w);
    }
    if (!this.invertInertia(body)) return;
    mulVec(spin, 0, this.inverted, 0, momentum, 0);
    let swinging = 0;
    for (let i = 0; i < count; i++) {
      this.findRigid(x, 3 * i);
      for (let axis = 0; axis < 3; axis++) swinging += 0.5 * masses[i] * (v[3 * i + axis] - w[axis]) ** 2;
    }
    const keep = swinging > energy ? Math.sqrt(1 - energy / swinging) : 0;
    for (let i = 0; i < count; i++) {
      this.findRigid(x, 3 * i);
      for (let k = 0; k < 3; k++) v[3 * i + k] = w[k] + keep * (v[3 * i + k] - w[k]);
    }
  }

  /** Leaves in `v` the velocity of the molecule at x[k…] as part of a rigid body. */
  private findRigid(x: Float64Array, k: number): void {
    const { centre, last, spin, v: w } = this;
    const rx = x[k] - centre[0];
    const ry = x[k + 1] - centre[1];
    const rz = x[k + 2] - centre[2];
    w[0] = last[0] + spin[1] * rz - spin[2] * ry;
    w[1] = last[1] + spin[2] * rx - spin[0] * rz;
    w[2] = last[2] + spin[0] * ry - spin[1] * rx;
  }

  /** Gives the body the spin that its angular momentum lacks. */
  private keepMomentum(body: MassSpring): void {
    const { centre, spin } = this;
    const { positions: x, velocities: v, count } = body;
    if (!this.invertInertia(body)) return;
    mulVec(spin, 0, this.inverted, 0, this.momentum, 0);
    for (let k = 0; k < 3 * count; k += 3) {
      const rx = x[k] - centre[0];
      const ry = x[k + 1] - centre[1];
      const rz = x[k + 2] - centre[2];
      v[k] = v[k] + spin[1] * rz - spin[2] * ry;
      v[k + 1] = v[k + 1] + spin[2] * rx - spin[0] * rz;
      v[k + 2] = v[k + 2] + spin[0] * ry - spin[1] * rx;
    }
  }

  private addMomentum(mass: number, x: number, y: number, z: number, v: Float64Array): void {
    const { momentum } = this;
    momentum[0] = momentum[0] + mass * (y * v[2] - z * v[1]);
    momentum[1] = momentum[1] + mass * (z * v[0] - x * v[2]);
    momentum[2] = momentum[2] + mass * (x * v[1] - y * v[0]);
  }

  private invertInertia(body: MassSpring): boolean {
    const { inertia, inverted } = this;
    writeInertia(inertia, body, this.centre);
    const size = trace(inertia, 0);
    const isSolid = determinant(inertia, 0) > LEAST_DETERMINANT * size * size * size;
    return isSolid && inverse(inverted, 0, inertia, 0);
  }
}

/** The tensor of inertia about a point. */
export function writeInertia(
  out: Float64Array,
  { positions, masses, count }: MassSpring,
  centre: Float64Array,
): void {
  out.fill(0);
  for (let i = 0; i < count; i++) {
    const m = masses[i];
    const x = positions[3 * i] - centre[0];
    const y = positions[3 * i + 1] - centre[1];
    const z = positions[3 * i + 2] - centre[2];
    out[0] = out[0] + m * (y * y + z * z);
    out[4] = out[4] + m * (x * x + z * z);
    out[8] = out[8] + m * (x * x + y * y);
    out[1] = out[1] - m * x * y;
    out[2] = out[2] - m * x * z;
    out[5] = out[5] - m * y * z;
  }
  out[3] = out[1];
  out[6] = out[2];
  out[7] = out[5];
}

/** The share of the spin that becomes a turn: s²/(1 + s²) with s = h²·k/m, with the mean stiffness at a molecule. */
function shareOf({ stiffnesses, masses }: MassSpring, h: number): number {
  let stiffness = 0;
  let mass = 0;
  for (let s = 0; s < stiffnesses.length; s++) stiffness += 2 * stiffnesses[s];
  for (let i = 0; i < masses.length; i++) mass += masses[i];
  const s = (h * h * stiffness) / mass;
  return (s * s) / (1 + s * s);
}
