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
import { BodyNodes } from './body-nodes.js';
import type { BodyPairs } from './body-pairs.js';
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
export const CONTACT_LIMIT = 0.5;

/** Places in the scratch: relative velocity, then friction, mass per contact, the step, and the worst of a row's nodes. */
const FRICTION = 3;
const MASS = 4;
const STEP = 5;
const CROWD = 6;
const LOAD = 7;

export class MoleculePenalty {
  /** Rows softened in the last call. */
  softened = 0;
  /** Force on the lower body of each pair [N], three numbers, in the pairs' order. */
  pairForces = new Float64Array(192);
  private readonly nodes: BodyNodes[] = [];
  private touched = new Uint8Array(64);
  private readonly work = new Float64Array(8);

  constructor(readonly options: MoleculePenaltyOptions) {}

  /** Adds the forces of all rows to the molecules; `h` is the time they hold for [s]. Rows come sorted by pair. */
  push(bodies: readonly MoleculeBody[], pairs: BodyPairs, contacts: MoleculeContacts, h: number): void {
    this.softened = 0;
    this.work[STEP] = h;
    if (this.pairForces.length < 3 * pairs.count) this.pairForces = new Float64Array(6 * pairs.count);
    this.pairForces.fill(0, 0, 3 * pairs.count);
    if (this.touched.length < pairs.count) this.touched = new Uint8Array(2 * pairs.count);
    this.touched.fill(0, 0, pairs.count);
    this.touchNodes(bodies, contacts);
    for (let from = 0; from < contacts.count; ) {
      const to = endOfPair(contacts, from);
      this.stiffen(bodies, pairs, contacts, from, to);
      from = to;
    }
    for (let p = 0; p < pairs.count; p++) if (this.touched[p] === 0) pairs.met[p] = -1;
    for (let b = 0; b < bodies.length; b++) if (this.nodes[b].isTouched) this.nodes[b].countLoads();
    for (let from = 0; from < contacts.count; ) {
      const to = endOfPair(contacts, from);
      this.pushPair(bodies, pairs, contacts, from, to);
      from = to;
    }
    for (let b = 0; b < bodies.length; b++) this.nodes[b].release();
  }

  private touchNodes(bodies: readonly MoleculeBody[], contacts: MoleculeContacts): void {
    const { nodes } = this;
    nodes.length = bodies.length;
    for (let b = 0; b < bodies.length; b++) {
      if (nodes[b]?.body !== bodies[b]) nodes[b] = new BodyNodes(bodies[b]);
      nodes[b].begin();
    }
    for (let row = 0; row < contacts.count; row++) {
      const onSurface = contacts.onSurface[row];
      nodes[contacts.a[row]].of(onSurface).touch(contacts.nodesA, contacts.weightsA, 3 * row);
      nodes[contacts.b[row]].of(onSurface).touch(contacts.nodesB, contacts.weightsB, 3 * row);
    }
    for (let b = 0; b < bodies.length; b++) if (nodes[b].isTouched) nodes[b].countCrowds();
  }

  /** Spring and damper of one pair's rows. Afterwards `stiffness` holds k·h² + c·h, the load, and `force` holds k and c. */
  private stiffen(
    bodies: readonly MoleculeBody[],
    pairs: BodyPairs,
    contacts: MoleculeContacts,
    from: number,
    to: number,
  ): void {
    const { options } = this;
    const h = this.work[STEP];
    const a = contacts.a[from];
    const b = contacts.b[from];
    const pair = pairs.find(a, b);
    this.touched[pair] = 1;
    if (pairs.met[pair] < 0) pairs.met[pair] = this.approach(contacts, from, to);
    const mass = Math.min(bodies[a].mass, bodies[b].mass) / (to - from);
    for (let row = from; row < to; row++) {
      const k = this.stiffnessOf(bodies[a], bodies[b], contacts, row);
      const hard =
        options.impactDepth > 0 ? impactStiffness(k, mass, pairs.met[pair], options.impactDepth) : k;
      this.worstOf(contacts, row);
      const c = 2 * options.damping * Math.sqrt(hard / this.work[CROWD]);
      contacts.force[3 * row] = hard;
      contacts.force[3 * row + 1] = c;
      contacts.stiffness[row] = hard * h * h + c * h;
      const onSurface = contacts.onSurface[row];
      const { nodesA, nodesB, weightsA, weightsB, stiffness } = contacts;
      this.nodes[a].of(onSurface).burden(nodesA, weightsA, 3 * row, stiffness);
      this.nodes[b].of(onSurface).burden(nodesB, weightsB, 3 * row, stiffness);
    }
  }

  /** Largest speed at which rows of one pair get deeper [m/s]. */
  private approach(contacts: MoleculeContacts, from: number, to: number): number {
    let most = 0;
    for (let row = from; row < to; row++) {
      this.relativeVelocity(contacts, row);
      most = Math.max(most, -along(this.work, contacts.normal, 3 * row));
    }
    return most;
  }

  private stiffnessOf(a: MoleculeBody, b: MoleculeBody, contacts: MoleculeContacts, row: number): number {
    if (contacts.onSurface[row] === 1) return penaltyStiffness(a.mass, b.mass, this.options.constant);
    const i = contacts.nodesA[3 * row];
    const j = contacts.nodesB[3 * row];
    const small = Math.min(a.model.radii[i], b.model.radii[j]);
    const modulus = seriesModulus(a.moduli[i], b.moduli[j]);
    return barStiffness(modulus, PI * small * small, a.model.radii[i] + b.model.radii[j]);
  }

  private pushPair(
    bodies: readonly MoleculeBody[],
    pairs: BodyPairs,
    contacts: MoleculeContacts,
    from: number,
    to: number,
  ): void {
    const { force } = contacts;
    const a = contacts.a[from];
    const b = contacts.b[from];
    const pair = pairs.find(a, b);
    if (pairs.isSensor[pair] === 1) {
      force.fill(0, 3 * from, 3 * to);
      return;
    }
    const sums = this.pairForces;
    for (let row = from; row < to; row++) {
      this.pushRow(contacts, row);
      apply(forcesOf(bodies[a], contacts, row), contacts, row, contacts.nodesA, contacts.weightsA, 1);
      apply(forcesOf(bodies[b], contacts, row), contacts, row, contacts.nodesB, contacts.weightsB, -1);
      for (let k = 0; k < 3; k++) sums[3 * pair + k] = sums[3 * pair + k] + force[3 * row + k];
    }
  }

  /** Leaves the force of a row, on `a`, in `contacts.force`. */
  private pushRow(contacts: MoleculeContacts, row: number): void {
    const { work } = this;
    const { normal, force } = contacts;
    const o = 3 * row;
    this.worstOf(contacts, row);
    const load = work[LOAD];
    const keep = load > CONTACT_LIMIT ? CONTACT_LIMIT / load : 1;
    if (keep < 1) this.softened++;
    const k = force[o] * keep;
    const c = force[o + 1] * keep;
    contacts.stiffness[row] = k;
    this.relativeVelocity(contacts, row);
    const speed = along(work, normal, o);
    const size = Math.max(0, k * contacts.depth[row] - c * speed);
    work[FRICTION] = this.frictionOf(contacts, row) * size;
    work[MASS] = CONTACT_LIMIT / work[CROWD];
    let slidingSq = 0;
    for (let axis = 0; axis < 3; axis++) {
      work[axis] = work[axis] - speed * normal[o + axis];
      slidingSq += work[axis] * work[axis];
    }
    const sliding = Math.sqrt(slidingSq);
    const drag = sliding > 0 ? Math.min(work[FRICTION], (work[MASS] * sliding) / work[STEP]) / sliding : 0;
    for (let axis = 0; axis < 3; axis++) force[o + axis] = size * normal[o + axis] - drag * work[axis];
  }

  /** Most that contacts crowd a molecule of either side of a row [1/kg], and most that they put on one, to the scratch. */
  private worstOf(contacts: MoleculeContacts, row: number): void {
    const { work } = this;
    const first = this.nodes[contacts.a[row]].of(contacts.onSurface[row]);
    const second = this.nodes[contacts.b[row]].of(contacts.onSurface[row]);
    const { nodesA, nodesB, weightsA, weightsB } = contacts;
    let crowd = 0;
    let load = 0;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      if (weightsA[k] !== 0) {
        crowd = Math.max(crowd, first.crowd[nodesA[k]]);
        load = Math.max(load, first.load[nodesA[k]]);
      }
      if (weightsB[k] !== 0) {
        crowd = Math.max(crowd, second.crowd[nodesB[k]]);
        load = Math.max(load, second.load[nodesB[k]]);
      }
    }
    work[CROWD] = crowd;
    work[LOAD] = load;
  }

  /** Geometric mean of both sides' coefficients. */
  private frictionOf(contacts: MoleculeContacts, row: number): number {
    const { frictions: first } = this.nodes[contacts.a[row]].of(contacts.onSurface[row]);
    const { frictions: second } = this.nodes[contacts.b[row]].of(contacts.onSurface[row]);
    let a = 0;
    let b = 0;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      if (contacts.weightsA[k] !== 0) a += contacts.weightsA[k] * first[contacts.nodesA[k]];
      if (contacts.weightsB[k] !== 0) b += contacts.weightsB[k] * second[contacts.nodesB[k]];
    }
    return Math.sqrt(a * b);
  }

  /** Velocity of `a` against `b` at a row, to the scratch. */
  private relativeVelocity(contacts: MoleculeContacts, row: number): void {
    const { work } = this;
    const { velocities: first } = this.nodes[contacts.a[row]].of(contacts.onSurface[row]);
    const { velocities: second } = this.nodes[contacts.b[row]].of(contacts.onSurface[row]);
    const { nodesA, nodesB, weightsA, weightsB } = contacts;
    for (let axis = 0; axis < 3; axis++) {
      let speed = 0;
      for (let k = 3 * row; k < 3 * row + 3; k++) {
        if (weightsA[k] !== 0) speed += weightsA[k] * first[3 * nodesA[k] + axis];
        if (weightsB[k] !== 0) speed -= weightsB[k] * second[3 * nodesB[k] + axis];
      }
      work[axis] = speed;
    }
  }
}

/** Rows of a pair stand together: where those from `from` on end. */
function endOfPair({ a, b, count }: MoleculeContacts, from: number): number {
  let to = from + 1;
  while (to < count && a[to] === a[from] && b[to] === b[from]) to++;
  return to;
}

/** What a row's force is added to: three numbers per molecule, or per vertex [N]. */
function forcesOf(body: MoleculeBody, contacts: MoleculeContacts, row: number): Float64Array {
  return contacts.onSurface[row] === 1 ? body.surface!.forces : body.model.forces;
}

/** Adds the row's force, times `sign`, to the nodes of one side. */
function apply(
  forces: Float64Array,
  contacts: MoleculeContacts,
  row: number,
  nodes: Uint32Array,
  weights: Float64Array,
  sign: 1 | -1,
): void {
  const { force } = contacts;
  for (let k = 3 * row; k < 3 * row + 3; k++) {
    const weight = sign * weights[k];
    if (weight === 0) continue;
    const at = 3 * nodes[k];
    forces[at] = forces[at] + weight * force[3 * row];
    forces[at + 1] = forces[at + 1] + weight * force[3 * row + 1];
    forces[at + 2] = forces[at + 2] + weight * force[3 * row + 2];
  }
}

function along(velocity: Float64Array, normal: Float64Array, o: number): number {
  return velocity[0] * normal[o] + velocity[1] * normal[o + 1] + velocity[2] * normal[o + 2];
}
