import { Part } from '../core/part.js';
import type { Troubles } from '../core/troubles.js';
import type { pow } from '../math/scalar.js';
import type { FieldSettings } from '../scene/index.js';
import type { Bodies, BodyColumns } from './bodies.js';
import type { Deformables } from './deformable/deformables.js';
import { AWAKE, BODY_CODE } from './layout.js';

/** Powers that are not whole. Pages with whole ones alone need not carry them. */
export const brokenPowers = new Part<typeof pow>(
  'Fields with an exponent that is not a whole number',
  'pliant/methods',
);

/** What a custom field may read: mass [kg], and position [m] and velocity [m/s] at offset `o`. */
export interface FieldBody {
  /** [kg] */
  readonly mass: number;
  /** Of all bodies [m]; read at the same offset as the force. */
  readonly position: Float64Array;
  /** Of all bodies [m/s]; read at the same offset as the force. */
  readonly velocity: Float64Array;
}

/**
 * A field of the user's own: adds a force [N] to `force[o..o+2]` for the body whose state stands at the same offset.
 */
export type CustomField = (force: Float64Array, o: number, body: FieldBody, time: number) => void;

/** The data that a field reads and writes: rows of bodies, or particles of deformable bodies. */
type Movers = Pick<BodyColumns, 'position' | 'velocity' | 'force' | 'mass'>;

type FieldOf<K extends FieldSettings['kind']> = Extract<FieldSettings, { kind: K }>;

/** Gravity and force fields. They act on every awake rigid body, and on every particle of an awake deformable body. */
export class ForceFields {
  readonly fields: FieldSettings[] = [];
  readonly custom = new Map<string, CustomField>();
  /** A bound of the work by fields and held vertices since the number was last set to zero [J]. */
  readonly work = new Float64Array(1);
  private readonly body: { -readonly [K in keyof FieldBody]: FieldBody[K] } = {
    mass: 0,
    position: new Float64Array(0),
    velocity: new Float64Array(0),
  };

  /** Adds a field; refuses what this program can't compute. */
  add(field: FieldSettings): void {
    if (field.kind === 'attractor' && !Number.isInteger(field.exponent)) brokenPowers.get('field.exponent');
    this.fields.push(field);
  }

  /**
   * `clock` holds the time [s] at the start of the step, and the step's number. This call is substep `s` of length `h`
   * [s].
   */
  apply(
    bodies: Bodies,
    gravity: Float64Array,
    clock: Float64Array,
    s: number,
    h: number,
    troubles: Troubles,
  ): void {
    const c = bodies.columns;
    beginForces(bodies, gravity);
    if (this.fields.length > 0) this.applyUniform(bodies);
    bodies.flight.noteForces(c);
    if (this.fields.length === 0) return;
    for (let row = 0; row < bodies.rows; row++) {
      if (c.kind[row] !== BODY_CODE.rigid || c.activity[row] !== AWAKE) continue;
      for (let k = 0; k < this.fields.length; k++) {
        const field = this.fields[k];
        if (field.kind === 'custom')
          this.applyCustom(field.name, bodies, c, row, row, clock[0] + s * h, troubles, clock[1]);
        else if (field.kind !== 'uniform') applyField(field, c, row, 1);
      }
      this.bookWork(c, row, h, c.userForce);
    }
  }

  /** Applies the fields that hold for a whole step, before all others. */
  private applyUniform({ columns: c, rows }: Bodies): void {
    for (let k = 0; k < this.fields.length; k++) {
      const field = this.fields[k];
      if (field.kind !== 'uniform') continue;
      for (let row = 0; row < rows; row++)
        if (c.kind[row] === BODY_CODE.rigid && c.activity[row] === AWAKE) uniform(field, c, row);
    }
  }

  /** Sums the forces on particles: the user's held forces and the fields. Models add gravity themselves. */
  applyToParticles(
    bodies: Bodies,
    { list, particles }: Deformables,
    clock: Float64Array,
    s: number,
    h: number,
    troubles: Troubles,
  ): void {
    const { columns } = particles;
    const { activity, mass } = bodies.columns;
    for (let b = 0; b < list.length; b++) {
      const { row, model } = list[b];
      if (activity[row] !== AWAKE) continue;
      const end = model.first + model.count;
      let isHeld = false;
      for (let k = 3 * model.first; k < 3 * end; k++) {
        columns.force[k] = columns.held[k];
        if (columns.held[k] !== 0) isHeld = true;
      }
      for (let f = 0; f < this.fields.length; f++) {
        const field = this.fields[f];
        for (let p = model.first; p < end; p++) {
          if (field.kind === 'custom')
            this.applyCustom(field.name, bodies, columns, p, row, clock[0] + s * h, troubles, clock[1]);
          else applyField(field, columns, p, columns.mass[p] / mass[row]);
        }
      }
      if (!isHeld && this.fields.length === 0) continue;
      for (let p = model.first; p < end; p++) this.bookWork(columns, p, h);
    }
  }

  /**
   * Books an upper bound of a force's work within `h` [s]. Weight and user's force count where they are part of the
   * force.
   */
  private bookWork(c: Movers, at: number, h: number, without?: Float64Array): void {
    const { force: f, velocity: v } = c;
    const i = 3 * at;
    const x = f[i] - (without === undefined ? 0 : without[i]);
    const y = f[i + 1] - (without === undefined ? 0 : without[i + 1]);
    const z = f[i + 2] - (without === undefined ? 0 : without[i + 2]);
    const force = Math.sqrt(x * x + y * y + z * z);
    const speed = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
    const work = h * force * (speed + (h * force) / c.mass[at]);
    if (work < Number.POSITIVE_INFINITY) this.work[0] += work;
  }

  /** A user's function may throw. The body then gets no force from it, and the step goes on. */
  private applyCustom(
    name: string,
    bodies: Bodies,
    c: Movers,
    at: number,
    row: number,
    time: number,
    troubles: Troubles,
    step: number,
  ): void {
    const { body } = this;
    body.mass = c.mass[at];
    body.position = c.position;
    body.velocity = c.velocity;
    try {
      this.custom.get(name)?.(c.force, at * 3, body, time);
    } catch (error) {
      troubles.report({
        code: 'field-failed',
        step,
        body: bodies.handle(row),
        sentence: `The force field '${name}' threw an error and was left out: ${String(error)}`,
      });
    }
  }
}

/** `share` is the mover's part of its body. Drag acts on the whole body. */
function applyField(field: FieldSettings, c: Movers, row: number, share: number): void {
  switch (field.kind) {
    case 'uniform':
      return uniform(field, c, row);
    case 'attractor':
      return attractor(field, c, row);
    case 'drag':
      return drag(field, c, row, share);
    case 'vortex':
      return vortex(field, c, row);
  }
}

function beginForces(bodies: Bodies, gravity: Float64Array): void {
  const { kind, activity, mass, gravityScale, force, torque, userForce, userTorque } = bodies.columns;
  const gx = gravity[0];
  const gy = gravity[1];
  const gz = gravity[2];
  const rows = bodies.rows;
  for (let row = 0, i = 0; row < rows; row++, i += 3) {
    if (kind[row] !== BODY_CODE.rigid || activity[row] !== AWAKE) continue;
    const weight = mass[row] * gravityScale[row];
    force[i] = userForce[i] + weight * gx;
    force[i + 1] = userForce[i + 1] + weight * gy;
    force[i + 2] = userForce[i + 2] + weight * gz;
    torque[i] = userTorque[i];
    torque[i + 1] = userTorque[i + 1];
    torque[i + 2] = userTorque[i + 2];
  }
}

function uniform(field: FieldOf<'uniform'>, c: Movers, row: number): void {
  for (let k = 0; k < 3; k++) c.force[row * 3 + k] += c.mass[row] * field.acceleration[k];
}

/**
 * An acceleration of size strength · r^exponent towards the centre. It is zero at the centre, which has no direction.
 */
function attractor(field: FieldOf<'attractor'>, c: Movers, row: number): void {
  const i = row * 3;
  const x = field.center[0] - c.position[i];
  const y = field.center[1] - c.position[i + 1];
  const z = field.center[2] - c.position[i + 2];
  const r = Math.sqrt(x * x + y * y + z * z);
  if (r < 1e-9) return;
  const scale = (c.mass[row] * field.strength * powerOf(r, field.exponent)) / r;
  c.force[i] += scale * x;
  c.force[i + 1] += scale * y;
  c.force[i + 2] += scale * z;
}

function powerOf(r: number, exponent: number): number {
  if (!Number.isInteger(exponent)) return brokenPowers.get()(r, exponent);
  let power = 1;
  for (let k = Math.abs(exponent); k > 0; k--) power *= r;
  return exponent < 0 ? 1 / power : power;
}

/** F = −(linear + quadratic |v|) v. */
function drag(field: FieldOf<'drag'>, c: Movers, row: number, share: number): void {
  const i = row * 3;
  const v = c.velocity;
  const speed = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
  const scale = share * (field.linear + field.quadratic * speed);
  for (let k = 0; k < 3; k++) c.force[i + k] -= scale * v[i + k];
}

/** An acceleration strength · (axis × r). It stirs around the axis, faster farther out. */
function vortex(field: FieldOf<'vortex'>, c: Movers, row: number): void {
  const i = row * 3;
  const [ax, ay, az] = field.axis;
  const x = c.position[i] - field.center[0];
  const y = c.position[i + 1] - field.center[1];
  const z = c.position[i + 2] - field.center[2];
  const scale = c.mass[row] * field.strength;
  c.force[i] += scale * (ay * z - az * y);
  c.force[i + 1] += scale * (az * x - ax * z);
  c.force[i + 2] += scale * (ax * y - ay * x);
}
