/**
 * `molecule-penalty` between bodies of molecules and rigid, static and kinematic bodies of any shape. The response is that between spheres, with a partner
 * that does not give: k is that of a bar from the centre to the surface.
 *
 *   k = E·π·r, c by the damping → softened where a side can't follow
 *   F = max(0, k·d + c·ḋ)·n̂ − friction on the molecule, −F on the body, both at the molecule's centre
 *
 * A molecule has no spin, so its friction acts at its centre, and the body is pushed back there too: momentum and angular momentum are kept to rounding.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { MoleculeBodies } from '../../bodies/molecules/molecule-bodies.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { PI } from '../../math/scalar.js';
import type { AnchoredContacts } from '../../narrowphase/index.js';
import { CONTACT_LIMIT } from './penalty.js';

/** Numbers per row: normal out of the shape, k, c, how much one contact moves the shape [1/kg]. */
const ROW = 6;
const STIFFNESS = 3;
const DAMPING = 4;
const YIELD = 5;

export class ShapePenalty {
  softened = 0;
  private rows = new Float64Array(32 * ROW);
  /** Scratch: relative velocity, and the step. */
  private readonly work = new Float64Array(4);
  /** What contacts put on each body of the world in this look. */
  private burdens = new Float64Array(0);
  /** Rows of all manifolds. */
  private count = 0;
  /** Of the manifold at hand: molecules, row of the shape, and 1 where molecules are body `a`, else −1. */
  private body!: MoleculeBody;
  private other = 0;
  private sign = 1;

  constructor(private readonly damping: number) {}

  /** Forces of these manifolds, each of molecules and a shape, for a step of `h` [s]. */
  push(
    bodies: Bodies,
    molecules: MoleculeBodies,
    contacts: AnchoredContacts,
    manifolds: Uint32Array,
    count: number,
    h: number,
  ): void {
    const { sensor } = bodies.columns;
    const { first, size } = contacts;
    this.softened = 0;
    this.count = 0;
    this.work[3] = h;
    if (this.burdens.length < bodies.rows) this.burdens = new Float64Array(2 * bodies.rows);
    if (this.rows.length < contacts.count * ROW) this.rows = new Float64Array(2 * contacts.count * ROW);
    this.burdens.fill(0, 0, bodies.rows);
    for (let k = 0; k < count; k++) {
      this.take(molecules, contacts, manifolds[k]);
      this.count += size[manifolds[k]];
      for (let i = first[manifolds[k]]; i < first[manifolds[k]] + size[manifolds[k]]; i++)
        this.stiffen(bodies, contacts, i);
    }
    for (let k = 0; k < count; k++) {
      const m = manifolds[k];
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      this.take(molecules, contacts, m);
      for (let i = first[m]; i < first[m] + size[m]; i++) this.pushRow(bodies, contacts, i);
    }
  }

  private take(molecules: MoleculeBodies, { a, b }: AnchoredContacts, m: number): void {
    const number = molecules.numberOf(a[m]);
    this.sign = number >= 0 ? 1 : -1;
    this.body = molecules.list[number >= 0 ? number : molecules.numberOf(b[m])];
    this.other = number >= 0 ? b[m] : a[m];
  }

  private moleculeOf({ nodesA, nodesB }: AnchoredContacts, i: number): number {
    return this.sign > 0 ? nodesA[3 * i] : nodesB[3 * i];
  }

  /** Spring and damper of a row, and what they put on the shape's body. */
  private stiffen(bodies: Bodies, contacts: AnchoredContacts, row: number): void {
    const { rows, other } = this;
    const { model, moduli } = this.body;
    const i = this.moleculeOf(contacts, row);
    const o = ROW * row;
    for (let k = 0; k < 3; k++) rows[o + k] = this.sign * contacts.normal[3 * row + k];
    rows[o + YIELD] = yieldOf(bodies, other, model.positions, 3 * i, rows, o);
    const heaviness = Math.max(model.inverseMasses[i], rows[o + YIELD]);
    const k = moduli[i] * PI * model.radii[i];
    const c = heaviness > 0 ? 2 * this.damping * Math.sqrt(k / heaviness) : 0;
    rows[o + STIFFNESS] = k;
    rows[o + DAMPING] = c;
    const h = this.work[3];
    this.burdens[other] = this.burdens[other] + (k * h * h + c * h) * rows[o + YIELD];
  }

  private pushRow(bodies: Bodies, contacts: AnchoredContacts, row: number): void {
    const { rows, work, other, sign } = this;
    const { model } = this.body;
    const { force, impulse } = contacts;
    const i = this.moleculeOf(contacts, row);
    const o = ROW * row;
    const h = work[3];
    const load = (rows[o + STIFFNESS] * h * h + rows[o + DAMPING] * h) * model.inverseMasses[i];
    const worst = Math.max(load, this.burdens[other]);
    const keep = worst > CONTACT_LIMIT ? CONTACT_LIMIT / worst : 1;
    if (keep < 1) this.softened++;
    const speed = this.relativeVelocity(bodies, other, model.positions, model.velocities, i, o);
    const depth = contacts.depth[row];
    const size = Math.max(0, keep * (rows[o + STIFFNESS] * depth - rows[o + DAMPING] * speed));
    const sliding = Math.sqrt(work[0] * work[0] + work[1] * work[1] + work[2] * work[2]);
    const rough = contacts.friction[row] * size;
    const heaviness = Math.max(model.inverseMasses[i], this.count * rows[o + YIELD]);
    const stop = heaviness > 0 ? (CONTACT_LIMIT * sliding) / (heaviness * h) : 0;
    const drag = sliding > 0 ? Math.min(rough, stop) / sliding : 0;
    for (let k = 0; k < 3; k++) {
      const f = size * rows[o + k] - drag * work[k];
      force[3 * row + k] = sign * f;
      impulse[3 * row + k] += h * sign * f;
      model.forces[3 * i + k] = model.forces[3 * i + k] + f;
    }
    pushBack(bodies, other, model.positions, 3 * i, force, 3 * row, sign);
  }

  /** Speed of the molecule out of the shape [m/s]; its sliding velocity goes to the scratch. */
  private relativeVelocity(
    { columns }: Bodies,
    other: number,
    positions: Float64Array,
    velocities: Float64Array,
    i: number,
    o: number,
  ): number {
    const { work, rows } = this;
    const { position, velocity, angularVelocity } = columns;
    const b = 3 * other;
    let speed = 0;
    for (let k = 0; k < 3; k++) {
      const m = (k + 1) % 3;
      const n = (k + 2) % 3;
      const turned =
        angularVelocity[b + m] * (positions[3 * i + n] - position[b + n]) -
        angularVelocity[b + n] * (positions[3 * i + m] - position[b + m]);
      work[k] = velocities[3 * i + k] - velocity[b + k] - turned;
      speed += work[k] * rows[o + k];
    }
    for (let k = 0; k < 3; k++) work[k] = work[k] - speed * rows[o + k];
    return speed;
  }
}

/** How much a force along the normal at a point moves a body there [1/kg]: 1/m + (r × n)ᵀ I⁻¹ (r × n). */
function yieldOf(
  { columns }: Bodies,
  row: number,
  points: Float64Array,
  at: number,
  normals: Float64Array,
  o: number,
): number {
  const { inverseMass, position, worldInverseInertia: w } = columns;
  if (inverseMass[row] === 0) return 0;
  const rx = points[at] - position[3 * row];
  const ry = points[at + 1] - position[3 * row + 1];
  const rz = points[at + 2] - position[3 * row + 2];
  const x = ry * normals[o + 2] - rz * normals[o + 1];
  const y = rz * normals[o] - rx * normals[o + 2];
  const z = rx * normals[o + 1] - ry * normals[o];
  const i = 6 * row;
  return (
    inverseMass[row] +
    w[i] * x * x +
    w[i + 3] * y * y +
    w[i + 5] * z * z +
    2 * (w[i + 1] * x * y + w[i + 2] * x * z + w[i + 4] * y * z)
  );
}

/** The opposite of `sign` times a force at a point, on a body that forces can move. */
function pushBack(
  { columns }: Bodies,
  row: number,
  points: Float64Array,
  at: number,
  forces: Float64Array,
  o: number,
  sign: number,
): void {
  const { inverseMass, position, force, torque } = columns;
  if (inverseMass[row] === 0) return;
  for (let k = 0; k < 3; k++) {
    const m = (k + 1) % 3;
    const n = (k + 2) % 3;
    force[3 * row + k] = force[3 * row + k] - sign * forces[o + k];
    torque[3 * row + k] =
      torque[3 * row + k] -
      (points[at + m] - position[3 * row + m]) * sign * forces[o + n] +
      (points[at + n] - position[3 * row + n]) * sign * forces[o + m];
  }
}
