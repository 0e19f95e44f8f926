/**
 * Bodies of molecules against rigid, static and kinematic bodies of any shape: each molecule is a sphere, φ of the shape at its centre says how deep it is and φ's gradient which
 * way is out. The response is that between spheres, with a partner that does not give: k is that of a bar from the centre to the surface.
 *
 *   molecules in the shape's box → φ at their centres → rows          find
 *   k = E·π·r, c by the damping → softened where a side can't follow  push
 *   F = max(0, k·d + c·ḋ)·n̂ − friction on the molecule, −F on the body, both at the molecule's centre
 *
 * A molecule has no spin, so its friction acts at its centre, and the body is pushed back there too: momentum and angular momentum are kept to rounding.
 */
import type { Bodies } from '../bodies/bodies.js';
import { PI } from '../math/scalar.js';
import { bodyRotation } from '../narrowphase/place-box.js';
import { toLocal, turn } from '../narrowphase/pose.js';
import type { MoleculeBody } from './molecule-body.js';
import { CONTACT_LIMIT } from './penalty.js';

/** Numbers per row: normal out of the shape, depth, k, c, how much one contact moves the shape [1/kg]. */
const ROW = 7;
const DEPTH = 3;
const STIFFNESS = 4;
const DAMPING = 5;
const YIELD = 6;

/** What a pair's rows hold for; the caller's number comes back with each. */
export interface ShapePair {
  manifold: number;
  /** Number of the body of molecules, and row of the other. */
  body: number;
  row: number;
  isSensor: boolean;
}

export class ShapeContacts {
  count = 0;
  /** Per row: its pair, its molecule; then numbers; force on the molecule [N]. */
  pairOf = new Uint32Array(32);
  moleculeOf = new Uint32Array(32);
  rows = new Float64Array(32 * ROW);
  forces = new Float64Array(96);
  softened = 0;
  readonly pairs: ShapePair[] = [];
  pairCount = 0;
  private readonly rotation = new Float64Array(9);
  private readonly local = new Float64Array(3);
  private readonly gradient = new Float64Array(3);
  private readonly normal = new Float64Array(3);
  /** Scratch: relative velocity, and the step. */
  private readonly work = new Float64Array(4);
  /** What contacts put on each body of the world in this look. */
  private burdens = new Float64Array(0);

  clear(): void {
    this.count = 0;
    this.pairCount = 0;
  }

  /** [m] */
  depthOf(row: number): number {
    return this.rows[ROW * row + DEPTH];
  }

  /** One component of the unit normal out of the shape. */
  normalOf(row: number, axis: number): number {
    return this.rows[ROW * row + axis];
  }

  /** Adds the rows of one pair. */
  find(
    bodies: Bodies,
    molecules: readonly MoleculeBody[],
    manifold: number,
    body: number,
    row: number,
    isSensor: boolean,
  ): void {
    const pair = this.open(manifold, body, row, isSensor);
    const c = bodies.columns;
    const solid = bodies.solids.of(c, row);
    const { positions, radii, count } = molecules[body].model;
    bodyRotation(c, row, this.rotation);
    const b = 6 * row;
    for (let i = 0; i < count; i++) {
      const r = radii[i];
      const x = positions[3 * i];
      const y = positions[3 * i + 1];
      const z = positions[3 * i + 2];
      if (x + r < c.bounds[b] || y + r < c.bounds[b + 1] || z + r < c.bounds[b + 2]) continue;
      if (x - r > c.bounds[b + 3] || y - r > c.bounds[b + 4] || z - r > c.bounds[b + 5]) continue;
      toLocal(this.rotation, c.position, 3 * row, positions, 3 * i, this.local);
      const depth = r - solid.distance(this.local, 0, this.gradient);
      if (depth > 0) this.add(pair, i, depth);
    }
  }

  /** Forces of all rows on molecules and bodies, for a step of `h` [s]. */
  push(bodies: Bodies, molecules: readonly MoleculeBody[], damping: number, h: number): void {
    this.softened = 0;
    this.work[3] = h;
    if (this.burdens.length < bodies.rows) this.burdens = new Float64Array(2 * bodies.rows);
    this.burdens.fill(0, 0, bodies.rows);
    for (let row = 0; row < this.count; row++) this.stiffen(bodies, molecules, row, damping);
    for (let row = 0; row < this.count; row++) this.pushRow(bodies, molecules, row);
  }

  private open(manifold: number, body: number, row: number, isSensor: boolean): number {
    const known = this.pairs[this.pairCount];
    if (known === undefined) this.pairs.push({ manifold, body, row, isSensor });
    else {
      known.manifold = manifold;
      known.body = body;
      known.row = row;
      known.isSensor = isSensor;
    }
    return this.pairCount++;
  }

  private add(pair: number, molecule: number, depth: number): void {
    if (this.count === this.pairOf.length) this.grow();
    const row = this.count++;
    this.pairOf[row] = pair;
    this.moleculeOf[row] = molecule;
    turn(this.rotation, this.gradient, this.normal);
    for (let k = 0; k < 3; k++) this.rows[ROW * row + k] = this.normal[k];
    this.rows[ROW * row + DEPTH] = depth;
  }

  /** Spring and damper of a row, and what they put on the shape's body. */
  private stiffen(bodies: Bodies, molecules: readonly MoleculeBody[], row: number, damping: number): void {
    const { rows } = this;
    const { body, row: other } = this.pairs[this.pairOf[row]];
    const { model, moduli } = molecules[body];
    const i = this.moleculeOf[row];
    const o = ROW * row;
    rows[o + YIELD] = yieldOf(bodies, other, model.positions, 3 * i, rows, o);
    const heaviness = Math.max(model.inverseMasses[i], rows[o + YIELD]);
    const k = moduli[i] * PI * model.radii[i];
    const c = heaviness > 0 ? 2 * damping * Math.sqrt(k / heaviness) : 0;
    rows[o + STIFFNESS] = k;
    rows[o + DAMPING] = c;
    const h = this.work[3];
    this.burdens[other] = this.burdens[other] + (k * h * h + c * h) * rows[o + YIELD];
  }

  private pushRow(bodies: Bodies, molecules: readonly MoleculeBody[], row: number): void {
    const { rows, forces, work } = this;
    const { body, row: other, isSensor } = this.pairs[this.pairOf[row]];
    const { model, frictions } = molecules[body];
    const i = this.moleculeOf[row];
    const o = ROW * row;
    forces.fill(0, 3 * row, 3 * row + 3);
    if (isSensor) return;
    const h = work[3];
    const load = (rows[o + STIFFNESS] * h * h + rows[o + DAMPING] * h) * model.inverseMasses[i];
    const worst = Math.max(load, this.burdens[other]);
    const keep = worst > CONTACT_LIMIT ? CONTACT_LIMIT / worst : 1;
    if (keep < 1) this.softened++;
    const speed = this.relativeVelocity(bodies, other, model.positions, model.velocities, i, o);
    const size = Math.max(0, keep * (rows[o + STIFFNESS] * rows[o + DEPTH] - rows[o + DAMPING] * speed));
    const sliding = Math.sqrt(work[0] * work[0] + work[1] * work[1] + work[2] * work[2]);
    const rough = Math.sqrt(frictions[i] * bodies.columns.friction[other]) * size;
    const heaviness = Math.max(model.inverseMasses[i], this.count * rows[o + YIELD]);
    const stop = heaviness > 0 ? (CONTACT_LIMIT * sliding) / (heaviness * h) : 0;
    const drag = sliding > 0 ? Math.min(rough, stop) / sliding : 0;
    for (let k = 0; k < 3; k++) {
      forces[3 * row + k] = size * rows[o + k] - drag * work[k];
      model.forces[3 * i + k] = model.forces[3 * i + k] + forces[3 * row + k];
    }
    pushBack(bodies, other, model.positions, 3 * i, forces, 3 * row);
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

  private grow(): void {
    const { pairOf, moleculeOf, rows, forces } = this;
    const size = 2 * pairOf.length;
    this.pairOf = new Uint32Array(size);
    this.moleculeOf = new Uint32Array(size);
    this.rows = new Float64Array(size * ROW);
    this.forces = new Float64Array(3 * size);
    this.pairOf.set(pairOf);
    this.moleculeOf.set(moleculeOf);
    this.rows.set(rows);
    this.forces.set(forces);
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

/** The opposite of a force at a point, on a body that forces can move. */
function pushBack(
  { columns }: Bodies,
  row: number,
  points: Float64Array,
  at: number,
  forces: Float64Array,
  o: number,
): void {
  const { inverseMass, position, force, torque } = columns;
  if (inverseMass[row] === 0) return;
  for (let k = 0; k < 3; k++) {
    const m = (k + 1) % 3;
    const n = (k + 2) % 3;
    force[3 * row + k] = force[3 * row + k] - forces[o + k];
    torque[3 * row + k] =
      torque[3 * row + k] -
      (points[at + m] - position[3 * row + m]) * forces[o + n] +
      (points[at + n] - position[3 * row + n]) * forces[o + m];
  }
}
