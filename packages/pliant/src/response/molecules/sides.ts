/**
 * The bodies of a solve. A side has unknowns z and a matrix by which it resists. Its velocities follow from z:
 *
 *   molecules   z = Δv,        v = v₀ + z
 *               (M + h·D + h²·K)·z = h·(f − h·K·v₀) + p     if springs are too stiff for the step
 *               M·z = h·f + p                               otherwise
 *   a shape     z = impulse,   v = v₀ + h·M⁻¹·f + M⁻¹·z,    M⁻¹·z = M⁻¹·p
 *
 * p are the impulses of the contacts. The unknown of a shape is an impulse, so locked axes and infinite masses need no
 * special case. A body that nothing moves has no unknowns.
 */
import type { Bodies } from '../../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../../bodies/layout.js';
import { inverseMassAlong } from '../../bodies/locks.js';
import type { ImplicitIntegrator } from '../../bodies/mass-spring/implicit.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { BodyNodes } from './contact-nodes.js';

export interface Side {
  /** The place of the side's unknowns and velocities in those of the solve. */
  offset: number;
  /** The number of unknowns. */
  readonly size: number;
  /**
   * Computes velocities from unknowns. With `isChange`, computes the change of velocities from a change of unknowns.
   */
  velocities(z: Float64Array, v: Float64Array, isChange: boolean): void;
  /**
   * Computes the velocities by which the work of contact is booked. Molecules go their way with the velocities at the
   * end: ΔE = h·f·v₁ − ½·m·|Δv|² − … along that way. By the mean of the step, which is right for a free body, the
   * springs inside would get ½·h·f·Δv from nobody: a stiff box gained 2 % as it landed.
   */
  drift(z: Float64Array, v: Float64Array): void;
  /** out = right-hand side − matrix·z + contacts' impulses p. */
  residual(out: Float64Array, z: Float64Array, p: Float64Array): void;
  /** out = matrix·z + the impulses p, in the side's unknowns. */
  multiply(out: Float64Array, z: Float64Array, p: Float64Array): void;
  /** Writes the unknowns that follow from impulses p, for a side that isn't stiff. */
  answer(z: Float64Array, p: Float64Array): void;
  /** The matrix's diagonal. */
  diagonal(out: Float64Array): void;
}

export class MoleculeSide implements Side {
  offset = 0;
  readonly nodes: BodyNodes;
  size = 0;
  isStiff = false;
  private readonly right: Float64Array;
  private readonly scratch: Float64Array;
  private readonly part: Float64Array;
  private springs: ImplicitIntegrator | undefined;
  private readonly step = new Float64Array(1);

  constructor(readonly body: MoleculeBody) {
    this.nodes = new BodyNodes(body);
    const count = 3 * body.model.count;
    this.right = new Float64Array(count);
    this.scratch = new Float64Array(count);
    this.part = new Float64Array(count);
  }

  /** Reads the forces that will act for a step of `h` [s]. */
  begin(bodies: Bodies, gravity: Float64Array, h: number): void {
    const { right, scratch, body } = this;
    const { activity, gravityScale, userForce, mass } = bodies.columns;
    const { source, row } = body;
    this.step[0] = h;
    this.size = activity[row] !== AWAKE || body.isFixed ? 0 : right.length;
    this.isStiff = this.size > 0 && source.isStiff(h);
    if (this.size === 0) return;
    for (let axis = 0; axis < 3; axis++)
      scratch[axis] = gravity[axis] * gravityScale[row] + userForce[3 * row + axis] / mass[row];
    source.forecast(right, scratch);
    if (this.isStiff) {
      this.springs = source.linearise();
      this.springs.multiply(scratch, body.model.velocities, 0, 1, 0);
      for (let k = 0; k < right.length; k++) right[k] = right[k] - h * scratch[k];
    }
    for (let k = 0; k < right.length; k++) right[k] = h * right[k];
    this.hold(right, 0);
  }

  velocities(z: Float64Array, v: Float64Array, isChange: boolean): void {
    const { velocities, count } = this.body.model;
    const { offset } = this;
    if (this.size === 0) return;
    for (let k = 0; k < 3 * count; k++) v[offset + k] = (isChange ? 0 : velocities[k]) + z[offset + k];
  }

  drift(z: Float64Array, v: Float64Array): void {
    const { velocities } = this.body.model;
    const { offset } = this;
    for (let k = 0; k < this.size; k++) v[offset + k] = velocities[k] + z[offset + k];
  }

  answer(z: Float64Array, p: Float64Array): void {
    const { offset, right } = this;
    const { inverseMasses } = this.body.model;
    for (let k = 0; k < this.size; k++)
      z[offset + k] = (right[k] + p[offset + k]) * inverseMasses[(k / 3) | 0];
  }

  residual(out: Float64Array, z: Float64Array, p: Float64Array): void {
    const { offset, right } = this;
    this.times(z);
    for (let k = 0; k < this.size; k++) out[offset + k] = right[k] - this.scratch[k] + p[offset + k];
    this.hold(out, offset);
  }

  multiply(out: Float64Array, z: Float64Array, p: Float64Array): void {
    const { offset } = this;
    this.times(z);
    for (let k = 0; k < this.size; k++) out[offset + k] = this.scratch[k] + p[offset + k];
    this.hold(out, offset);
  }

  diagonal(out: Float64Array): void {
    const { offset, scratch } = this;
    const { masses } = this.body.model;
    const h = this.step[0];
    if (this.size > 0 && this.isStiff) this.springs!.setDiagonal(h * h, h, scratch);
    for (let k = 0; k < this.size; k++) out[offset + k] = this.isStiff ? scratch[k] : masses[(k / 3) | 0];
  }

  /** scratch = matrix·z. */
  private times(z: Float64Array): void {
    const { offset, scratch, part } = this;
    const { masses } = this.body.model;
    const h = this.step[0];
    if (this.size === 0) return;
    if (!this.isStiff) {
      for (let k = 0; k < this.size; k++) scratch[k] = masses[(k / 3) | 0] * z[offset + k];
      return;
    }
    for (let k = 0; k < this.size; k++) part[k] = z[offset + k];
    this.springs!.multiply(scratch, part, 1, h * h, h);
  }

  private hold(values: Float64Array, o: number): void {
    const { inverseMasses, count } = this.body.model;
    if (this.size === 0) return;
    for (let i = 0; i < count; i++) if (inverseMasses[i] === 0) values.fill(0, o + 3 * i, o + 3 * i + 3);
  }
}

/** Velocity, then angular velocity. */
const TWIST = 6;

export class ShapeSide implements Side {
  offset = 0;
  size = 0;
  row = 0;
  /** Velocity and angular velocity: now, and at the end by the solve's last guess. */
  readonly now = new Float64Array(TWIST);
  readonly twist = new Float64Array(TWIST);
  readonly forces = new Float64Array(TWIST);
  readonly place = new Float64Array(3);
  /** The number of contacts that press the shape. */
  contacts = 0;
  /** The sum of the contacts' dampers, times the step, against motion [kg] and against turning [kg·m²]. */
  private readonly burden = new Float64Array(2);
  private readonly free = new Float64Array(TWIST);
  private readonly given = new Float64Array(TWIST);
  private readonly part = new Float64Array(TWIST);
  private bodies!: Bodies;

  /** [kg]; infinite for a shape that nothing moves. */
  get mass(): number {
    return this.size > 0 ? this.bodies.columns.mass[this.row] : Number.POSITIVE_INFINITY;
  }

  begin(bodies: Bodies, row: number, h: number): void {
    const c = bodies.columns;
    this.bodies = bodies;
    this.row = row;
    this.contacts = 0;
    this.burden.fill(0);
    this.size = c.kind[row] === BODY_CODE.rigid && c.activity[row] === AWAKE ? TWIST : 0;
    const moves = this.size > 0 || c.kind[row] === BODY_CODE.kinematic;
    for (let k = 0; k < 3; k++) {
      this.place[k] = c.position[3 * row + k];
      this.now[k] = moves ? c.velocity[3 * row + k] : 0;
      this.now[3 + k] = moves ? c.angularVelocity[3 * row + k] : 0;
      this.part[k] = h * c.force[3 * row + k];
      this.part[3 + k] = h * c.torque[3 * row + k];
    }
    this.forces.fill(0);
    this.free.fill(0);
    if (this.size > 0) this.yield(this.part, 0, this.free, 0);
    for (let k = 0; k < TWIST; k++) this.free[k] = this.free[k] + this.now[k];
    this.twist.set(this.free);
  }

  /** Reads the present velocities anew. */
  readNow(): void {
    const { velocity, angularVelocity } = this.bodies.columns;
    for (let k = 0; k < 3 && this.size > 0; k++) {
      this.now[k] = velocity[3 * this.row + k];
      this.now[3 + k] = angularVelocity[3 * this.row + k];
    }
  }

  /** Adds the impulses in `forces` to the velocities of the body, and clears them. */
  strike(): void {
    const { velocity, angularVelocity } = this.bodies.columns;
    if (this.size > 0) this.yield(this.forces, 0, this.part, 0);
    for (let k = 0; k < 3 && this.size > 0; k++) {
      velocity[3 * this.row + k] = velocity[3 * this.row + k] + this.part[k];
      angularVelocity[3 * this.row + k] = angularVelocity[3 * this.row + k] + this.part[3 + k];
    }
    this.forces.fill(0);
  }

  velocities(z: Float64Array, v: Float64Array, isChange: boolean): void {
    const { offset } = this;
    if (this.size === 0) return;
    this.yield(z, offset, v, offset);
    if (!isChange) for (let k = 0; k < TWIST; k++) v[offset + k] = v[offset + k] + this.free[k];
  }

  drift(z: Float64Array, v: Float64Array): void {
    const { offset, now } = this;
    this.velocities(z, v, false);
    for (let k = 0; k < this.size; k++) v[offset + k] = 0.5 * (now[k] + v[offset + k]);
  }

  /**
   * Computes velocities for the rows from the solve's velocities at v[offset…]. With `isChange`, computes their change.
   */
  look(v: Float64Array, isChange: boolean): void {
    for (let k = 0; k < TWIST; k++)
      this.twist[k] = this.size > 0 ? v[this.offset + k] : isChange ? 0 : this.free[k];
  }

  hand(out: Float64Array): void {
    for (let k = 0; k < this.size; k++) out[this.offset + k] = out[this.offset + k] + this.forces[k];
    this.forces.fill(0);
  }

  answer(z: Float64Array, p: Float64Array): void {
    for (let k = 0; k < this.size; k++) z[this.offset + k] = p[this.offset + k];
  }

  residual(out: Float64Array, z: Float64Array, p: Float64Array): void {
    const { offset, given } = this;
    if (this.size === 0) return;
    for (let k = 0; k < TWIST; k++) given[k] = p[offset + k] - z[offset + k];
    this.yield(given, 0, out, offset);
  }

  multiply(out: Float64Array, z: Float64Array, p: Float64Array): void {
    const { offset, given } = this;
    if (this.size === 0) return;
    for (let k = 0; k < TWIST; k++) given[k] = p[offset + k] + z[offset + k];
    this.yield(given, 0, out, offset);
  }

  diagonal(out: Float64Array): void {
    const { offset } = this;
    if (this.size === 0) return;
    const c = this.bodies.columns;
    const w = c.worldInverseInertia;
    const i = 6 * this.row;
    for (let k = 0; k < 3; k++) out[offset + k] = inverseMassAlong(c, this.row, k);
    out[offset + 3] = w[i];
    out[offset + 4] = w[i + 3];
    out[offset + 5] = w[i + 5];
  }

  /** Burdens the body with a contact at arms[o…] from its centre. */
  addRate(rate: number, arms: Float64Array, o: number): void {
    const { burden } = this;
    const leverSq = arms[o] * arms[o] + arms[o + 1] * arms[o + 1] + arms[o + 2] * arms[o + 2];
    burden[0] = burden[0] + rate;
    burden[1] = burden[1] + rate * leverSq;
  }

  addBurden(diagonal: Float64Array): void {
    const { offset, burden } = this;
    for (let k = 0; k < this.size; k++)
      diagonal[offset + k] = diagonal[offset + k] * (1 + burden[k < 3 ? 0 : 1] * diagonal[offset + k]);
    burden.fill(0);
  }

  /** How much a force along a unit normal at `arm` from the centre moves the body there [1/kg]. */
  yieldAlong(arm: Float64Array, normal: Float64Array, o: number): number {
    const { part, given } = this;
    for (let k = 0; k < 3; k++) part[k] = normal[o + k];
    part[3] = arm[1] * part[2] - arm[2] * part[1];
    part[4] = arm[2] * part[0] - arm[0] * part[2];
    part[5] = arm[0] * part[1] - arm[1] * part[0];
    this.yield(part, 0, given, 0);
    let sum = 0;
    for (let k = 0; k < TWIST; k++) sum += part[k] * given[k];
    return sum;
  }

  /** out = M⁻¹·p. */
  private yield(p: Float64Array, i: number, out: Float64Array, o: number): void {
    const c = this.bodies.columns;
    const w = c.worldInverseInertia;
    const k = 6 * this.row;
    for (let axis = 0; axis < 3; axis++) out[o + axis] = p[i + axis] * inverseMassAlong(c, this.row, axis);
    const x = p[i + 3];
    const y = p[i + 4];
    const z = p[i + 5];
    out[o + 3] = w[k] * x + w[k + 1] * y + w[k + 2] * z;
    out[o + 4] = w[k + 1] * x + w[k + 3] * y + w[k + 4] * z;
    out[o + 5] = w[k + 2] * x + w[k + 4] * y + w[k + 5] * z;
  }
}
