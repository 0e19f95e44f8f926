/**
 * `molecule-penalty`: the penalty force of the thesis, equations 3.6 to 3.9, with a damper, friction and the stiffness by speed that the thesis proposes.
 *
 *   k = K·m for surfaces (equation 3.7), m the lighter body; for spheres k from the materials' elasticity (figure 3.13)
 *   k ← max(k, m·(v/depth)²) with v the speed at which the bodies met, if `impactDepth` asks for it
 *   F = max(0, k·d + c·ḋ)·n̂ on one body and −F on the other, friction at most μ·|F| against the sliding velocity
 *
 * Forces are explicit, so a stiffness that a molecule can't follow within a step would blow up. What contacts put on each molecule is summed, and rows past
 * what it bears are softened, on both sides alike, and counted. Friction has a damper in place of a spring: below μ·|F| it stops what slides within a
 * few steps, and what rests on a slope creeps by h·g per second at most.
 */
import { barStiffness, seriesModulus } from '../bodies/mass-spring/springs.js';
import { PI } from '../math/scalar.js';
import { impactStiffness, penaltyStiffness } from '../response/face-penalty.js';
import type { BodyPairs } from './body-pairs.js';
import { Carriers } from './carriers.js';
import type { MoleculeContacts } from './contacts.js';
import type { MoleculeBody } from './molecule-body.js';

export interface MoleculePenaltyOptions {
  /** K of equation 3.7 [1/s²]. */
  readonly constant: number;
  /** Part of critical damping of each contact. */
  readonly damping: number;
  /** Depth within which a body is stopped that arrives fast [m]; 0 switches that off. */
  readonly impactDepth: number;
}

/** Most that contacts may put on a molecule, k·h² + c·h over its mass; explicit steps get unstable at 4 for springs and 2 for dampers. */
const LIMIT = 0.5;

/** Places in the scratch: relative velocity, then friction, approach, mass per contact. */
const VELOCITY = 0;
const FRICTION = 3;
const MASS = 4;

export class MoleculePenalty {
  /** Rows softened in the last call. */
  softened = 0;
  /** Force on the lower body of each pair [N], three numbers, in the pairs' order. */
  pairForces = new Float64Array(192);
  private readonly carriers = new Carriers();
  /** Per body and molecule: contacts on it, and what they put on it. */
  private readonly crowds: Float64Array[] = [];
  private readonly loads: Float64Array[] = [];
  private touched = new Uint8Array(64);
  private readonly work = new Float64Array(6);

  constructor(readonly options: MoleculePenaltyOptions) {}

  /** Adds the forces of all rows to the molecules, or to the vertices of surfaces; `h` is the time they hold for [s]. Rows come sorted by pair. */
  push(bodies: readonly MoleculeBody[], pairs: BodyPairs, contacts: MoleculeContacts, h: number): void {
    this.softened = 0;
    if (this.pairForces.length < 3 * pairs.count) this.pairForces = new Float64Array(6 * pairs.count);
    this.pairForces.fill(0, 0, 3 * pairs.count);
    if (this.touched.length < pairs.count) this.touched = new Uint8Array(2 * pairs.count);
    this.carriers.collect(bodies, contacts);
    this.sum(bodies, contacts, this.crowds, false);
    this.stiffen(bodies, pairs, contacts, h);
    this.sum(bodies, contacts, this.loads, true);
    for (let row = 0; row < contacts.count; row++) {
      const pair = pairs.find(contacts.a[row]!, contacts.b[row]!);
      if (pairs.isSensor[pair] === 1) {
        contacts.force.fill(0, 3 * row, 3 * row + 3);
        continue;
      }
      this.pushRow(bodies, contacts, row, h);
      for (let k = 0; k < 3; k++) this.pairForces[3 * pair + k]! += contacts.force[3 * row + k]!;
    }
  }

  /** Sums shares, or shares times what the row's spring and damper put on a molecule, over all rows. */
  private sum(
    bodies: readonly MoleculeBody[],
    contacts: MoleculeContacts,
    out: Float64Array[],
    isLoad: boolean,
  ): void {
    for (let b = 0; b < bodies.length; b++) {
      if (out[b]?.length !== bodies[b]!.model.count) out[b] = new Float64Array(bodies[b]!.model.count);
      else out[b]!.fill(0);
    }
    const { starts, molecules, shares } = this.carriers;
    for (let row = 0; row < contacts.count; row++) {
      const value = isLoad ? contacts.stiffness[row]! : 1;
      for (let side = 0; side < 2; side++) {
        const sums = out[side === 0 ? contacts.a[row]! : contacts.b[row]!]!;
        for (let k = starts[2 * row + side]!; k < starts[2 * row + side + 1]!; k++)
          sums[molecules[k]!]! += value * shares[k]!;
      }
    }
  }

  /** Largest sum·1/m over the molecules of both sides of a row. */
  private worst(
    bodies: readonly MoleculeBody[],
    contacts: MoleculeContacts,
    row: number,
    sums: readonly Float64Array[],
  ): number {
    const { starts, molecules } = this.carriers;
    let worst = 0;
    for (let side = 0; side < 2; side++) {
      const body = side === 0 ? contacts.a[row]! : contacts.b[row]!;
      const { inverseMasses } = bodies[body]!.model;
      for (let k = starts[2 * row + side]!; k < starts[2 * row + side + 1]!; k++) {
        const m = molecules[k]!;
        worst = Math.max(worst, sums[body]![m]! * inverseMasses[m]!);
      }
    }
    return worst;
  }

  /** Spring and damper of every row. Afterwards `stiffness` holds k·h² + c·h, the load, and `force` holds k and c. */
  private stiffen(
    bodies: readonly MoleculeBody[],
    pairs: BodyPairs,
    contacts: MoleculeContacts,
    h: number,
  ): void {
    const { options } = this;
    this.touched.fill(0, 0, pairs.count);
    for (let from = 0; from < contacts.count; ) {
      const a = contacts.a[from]!;
      const b = contacts.b[from]!;
      let to = from + 1;
      while (to < contacts.count && contacts.a[to] === a && contacts.b[to] === b) to++;
      const pair = pairs.find(a, b);
      this.touched[pair] = 1;
      if (pairs.met[pair]! < 0) pairs.met[pair] = this.approach(bodies, contacts, from, to);
      const met = pairs.met[pair]!;
      const mass = Math.min(bodies[a]!.mass, bodies[b]!.mass);
      for (let row = from; row < to; row++) {
        const k = this.stiffnessOf(bodies[a]!, bodies[b]!, contacts, row);
        const hard =
          options.impactDepth > 0 ? impactStiffness(k, mass / (to - from), met, options.impactDepth) : k;
        const bearing = 1 / this.worst(bodies, contacts, row, this.crowds);
        const c = 2 * options.damping * Math.sqrt(hard * bearing);
        contacts.force[3 * row] = hard;
        contacts.force[3 * row + 1] = c;
        contacts.stiffness[row] = hard * h * h + c * h;
      }
      from = to;
    }
    for (let p = 0; p < pairs.count; p++) if (this.touched[p] === 0) pairs.met[p] = -1;
  }

  /** Largest speed at which rows of one pair get deeper [m/s]. */
  private approach(
    bodies: readonly MoleculeBody[],
    contacts: MoleculeContacts,
    from: number,
    to: number,
  ): number {
    let most = 0;
    for (let row = from; row < to; row++) {
      this.relativeVelocity(bodies, contacts, row);
      most = Math.max(most, -along(this.work, contacts.normal, 3 * row));
    }
    return most;
  }

  private stiffnessOf(a: MoleculeBody, b: MoleculeBody, contacts: MoleculeContacts, row: number): number {
    if (contacts.onSurface[row] === 1) return penaltyStiffness(a.mass, b.mass, this.options.constant);
    const i = contacts.nodesA[3 * row]!;
    const j = contacts.nodesB[3 * row]!;
    const small = Math.min(a.model.radii[i]!, b.model.radii[j]!);
    const modulus = seriesModulus(a.moduli[i]!, b.moduli[j]!);
    return barStiffness(modulus, PI * small * small, a.model.radii[i]! + b.model.radii[j]!);
  }

  private pushRow(bodies: readonly MoleculeBody[], contacts: MoleculeContacts, row: number, h: number): void {
    const { work } = this;
    const { normal, force } = contacts;
    const o = 3 * row;
    const load = this.worst(bodies, contacts, row, this.loads);
    const keep = load > LIMIT ? LIMIT / load : 1;
    if (keep < 1) this.softened++;
    const k = force[o]! * keep;
    const c = force[o + 1]! * keep;
    contacts.stiffness[row] = k;
    this.relativeVelocity(bodies, contacts, row);
    const speed = along(work, normal, o);
    const size = Math.max(0, k * contacts.depth[row]! - c * speed);
    work[FRICTION] = this.frictionOf(bodies, contacts, row) * size;
    work[MASS] = LIMIT / this.worst(bodies, contacts, row, this.crowds);
    let slidingSq = 0;
    for (let axis = 0; axis < 3; axis++) {
      work[axis] = work[axis]! - speed * normal[o + axis]!;
      slidingSq += work[axis]! * work[axis]!;
    }
    const sliding = Math.sqrt(slidingSq);
    const drag = sliding > 0 ? Math.min(work[FRICTION]!, (work[MASS]! * sliding) / h) / sliding : 0;
    for (let axis = 0; axis < 3; axis++) force[o + axis] = size * normal[o + axis]! - drag * work[axis]!;
    this.apply(bodies[contacts.a[row]!]!, contacts, row, contacts.nodesA, contacts.weightsA, 1);
    this.apply(bodies[contacts.b[row]!]!, contacts, row, contacts.nodesB, contacts.weightsB, -1);
  }

  /** Adds the row's force, times `sign`, to the nodes of one side. */
  private apply(
    body: MoleculeBody,
    contacts: MoleculeContacts,
    row: number,
    nodes: Uint32Array,
    weights: Float64Array,
    sign: 1 | -1,
  ): void {
    const isOnSurface = contacts.onSurface[row] === 1;
    const forces = isOnSurface ? body.surface!.forces : body.model.forces;
    if (isOnSurface) body.surface!.isPushed = true;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      const weight = sign * weights[k]!;
      if (weight === 0) continue;
      for (let axis = 0; axis < 3; axis++)
        forces[3 * nodes[k]! + axis]! += weight * contacts.force[3 * row + axis]!;
    }
  }

  /** Geometric mean of both sides' coefficients, each the mean over its molecules. */
  private frictionOf(bodies: readonly MoleculeBody[], contacts: MoleculeContacts, row: number): number {
    const { starts, molecules, shares } = this.carriers;
    let product = 1;
    for (let side = 0; side < 2; side++) {
      const { frictions } = bodies[side === 0 ? contacts.a[row]! : contacts.b[row]!]!;
      let mean = 0;
      for (let k = starts[2 * row + side]!; k < starts[2 * row + side + 1]!; k++)
        mean += shares[k]! * frictions[molecules[k]!]!;
      product *= mean;
    }
    return Math.sqrt(product);
  }

  /** Velocity of `a` against `b` at a row, to the scratch. Vertices move with the mean of their molecules; their turning is left out. */
  private relativeVelocity(bodies: readonly MoleculeBody[], contacts: MoleculeContacts, row: number): void {
    const { work } = this;
    const { starts, molecules, shares } = this.carriers;
    work.fill(0, VELOCITY, VELOCITY + 3);
    for (let side = 0; side < 2; side++) {
      const { velocities } = bodies[side === 0 ? contacts.a[row]! : contacts.b[row]!]!.model;
      for (let k = starts[2 * row + side]!; k < starts[2 * row + side + 1]!; k++) {
        const share = side === 0 ? shares[k]! : -shares[k]!;
        const at = 3 * molecules[k]!;
        work[0]! += share * velocities[at]!;
        work[1]! += share * velocities[at + 1]!;
        work[2]! += share * velocities[at + 2]!;
      }
    }
  }
}

function along(velocity: Float64Array, normal: Float64Array, o: number): number {
  return velocity[0]! * normal[o]! + velocity[1]! * normal[o + 1]! + velocity[2]! * normal[o + 2]!;
}
