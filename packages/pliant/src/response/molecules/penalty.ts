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
import { barStiffness, seriesModulus } from '../../bodies/mass-spring/springs.js';
import type { MoleculeBodies } from '../../bodies/molecules/molecule-bodies.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { PI } from '../../math/scalar.js';
import type { AnchoredContacts } from '../../narrowphase/index.js';
import { impactStiffness, penaltyStiffness } from '../face-penalty.js';
import { BodyNodes } from './body-nodes.js';
import type { ContactNodes } from './contact-nodes.js';

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
  private readonly nodes: BodyNodes[] = [];
  /** Stiffness and damping of each row, and what they put on its nodes: k·h² + c·h. */
  private springs = new Float64Array(128);
  private loads = new Float64Array(64);
  private readonly work = new Float64Array(8);
  /** The bodies of the manifold at hand, and the nodes that its row at hand stands on. */
  private first!: BodyNodes;
  private second!: BodyNodes;
  private nodesFirst!: ContactNodes;
  private nodesSecond!: ContactNodes;

  constructor(readonly options: MoleculePenaltyOptions) {}

  /** Adds the forces of these manifolds, each of two bodies of molecules, for a step of `h` [s]; those of `sensors` feel nothing. */
  push(
    molecules: MoleculeBodies,
    contacts: AnchoredContacts,
    manifolds: Uint32Array,
    count: number,
    sensor: Uint8Array,
    h: number,
  ): void {
    const { list } = molecules;
    this.softened = 0;
    this.work[STEP] = h;
    if (this.loads.length < contacts.count) {
      this.springs = new Float64Array(4 * contacts.count);
      this.loads = new Float64Array(2 * contacts.count);
    }
    this.beginNodes(list);
    for (let k = 0; k < count; k++) this.touchNodes(molecules, contacts, manifolds[k]);
    for (let b = 0; b < list.length; b++) if (this.nodes[b].isTouched) this.nodes[b].countCrowds();
    for (let k = 0; k < count; k++) this.stiffen(molecules, contacts, manifolds[k]);
    for (let b = 0; b < list.length; b++) if (this.nodes[b].isTouched) this.nodes[b].countLoads();
    for (let k = 0; k < count; k++) {
      const m = manifolds[k];
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] === 0) this.pushPair(molecules, contacts, m);
    }
    for (let b = 0; b < list.length; b++) this.nodes[b].release();
  }

  private beginNodes(bodies: readonly MoleculeBody[]): void {
    const { nodes } = this;
    nodes.length = bodies.length;
    for (let b = 0; b < bodies.length; b++) {
      if (nodes[b]?.body !== bodies[b]) nodes[b] = new BodyNodes(bodies[b]);
      nodes[b].begin();
    }
  }

  private take(molecules: MoleculeBodies, contacts: AnchoredContacts, m: number): void {
    this.first = this.nodes[molecules.numberOf(contacts.a[m])];
    this.second = this.nodes[molecules.numberOf(contacts.b[m])];
  }

  private takeRow(contacts: AnchoredContacts, row: number): void {
    this.nodesFirst = this.first.of(contacts.onSkin[row]);
    this.nodesSecond = this.second.of(contacts.onSkin[row]);
  }

  private touchNodes(molecules: MoleculeBodies, contacts: AnchoredContacts, m: number): void {
    this.take(molecules, contacts, m);
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      this.nodesFirst.touch(contacts.nodesA, contacts.weightsA, 3 * row);
      this.nodesSecond.touch(contacts.nodesB, contacts.weightsB, 3 * row);
    }
  }

  /** Spring and damper of one pair's rows, and what they put on its nodes. */
  private stiffen(molecules: MoleculeBodies, contacts: AnchoredContacts, m: number): void {
    const { options, springs, loads } = this;
    const h = this.work[STEP];
    this.take(molecules, contacts, m);
    const { body: a } = this.first;
    const { body: b } = this.second;
    if (contacts.met[m] < 0) contacts.met[m] = this.approach(contacts, m);
    const mass = Math.min(a.mass, b.mass) / contacts.size[m];
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      const k = this.stiffnessOf(a, b, contacts, row);
      const hard =
        options.impactDepth > 0 ? impactStiffness(k, mass, contacts.met[m], options.impactDepth) : k;
      this.worstOf(contacts, row);
      const c = 2 * options.damping * Math.sqrt(hard / this.work[CROWD]);
      springs[2 * row] = hard;
      springs[2 * row + 1] = c;
      loads[row] = hard * h * h + c * h;
      this.nodesFirst.burden(contacts.nodesA, contacts.weightsA, 3 * row, loads);
      this.nodesSecond.burden(contacts.nodesB, contacts.weightsB, 3 * row, loads);
    }
  }

  /** Largest speed at which rows of one pair get deeper [m/s]. */
  private approach(contacts: AnchoredContacts, m: number): number {
    let most = 0;
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      this.relativeVelocity(contacts, row);
      most = Math.max(most, -along(this.work, contacts.normal, 3 * row));
    }
    return most;
  }

  private stiffnessOf(a: MoleculeBody, b: MoleculeBody, contacts: AnchoredContacts, row: number): number {
    if (contacts.onSkin[row] === 1) return penaltyStiffness(a.mass, b.mass, this.options.constant);
    const i = contacts.nodesA[3 * row];
    const j = contacts.nodesB[3 * row];
    const small = Math.min(a.model.radii[i], b.model.radii[j]);
    const modulus = seriesModulus(a.moduli[i], b.moduli[j]);
    return barStiffness(modulus, PI * small * small, a.model.radii[i] + b.model.radii[j]);
  }

  private pushPair(molecules: MoleculeBodies, contacts: AnchoredContacts, m: number): void {
    const { force, impulse } = contacts;
    const h = this.work[STEP];
    this.take(molecules, contacts, m);
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      this.pushRow(contacts, row);
      const { onSkin } = contacts;
      apply(forcesOf(this.first.body, onSkin[row]), contacts, row, contacts.nodesA, contacts.weightsA, 1);
      apply(forcesOf(this.second.body, onSkin[row]), contacts, row, contacts.nodesB, contacts.weightsB, -1);
      for (let k = 3 * row; k < 3 * row + 3; k++) impulse[k] += h * force[k];
    }
  }

  /** Leaves the force of a row, on `a`, in `contacts.force`. */
  private pushRow(contacts: AnchoredContacts, row: number): void {
    const { work, springs } = this;
    const { normal, force } = contacts;
    const o = 3 * row;
    this.worstOf(contacts, row);
    const load = work[LOAD];
    const keep = load > CONTACT_LIMIT ? CONTACT_LIMIT / load : 1;
    if (keep < 1) this.softened++;
    const k = springs[2 * row] * keep;
    const c = springs[2 * row + 1] * keep;
    this.relativeVelocity(contacts, row);
    const speed = along(work, normal, o);
    const size = Math.max(0, k * contacts.depth[row] - c * speed);
    // Spheres bring their friction along; a point of a skin has that of the molecules it hangs on.
    if (contacts.onSkin[row] === 1) contacts.friction[row] = this.frictionOf(contacts, row);
    work[FRICTION] = contacts.friction[row] * size;
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
  private worstOf({ nodesA, nodesB, weightsA, weightsB }: AnchoredContacts, row: number): void {
    const { work, nodesFirst: first, nodesSecond: second } = this;
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
  private frictionOf({ nodesA, nodesB, weightsA, weightsB }: AnchoredContacts, row: number): number {
    const { frictions: first } = this.nodesFirst;
    const { frictions: second } = this.nodesSecond;
    let a = 0;
    let b = 0;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      if (weightsA[k] !== 0) a += weightsA[k] * first[nodesA[k]];
      if (weightsB[k] !== 0) b += weightsB[k] * second[nodesB[k]];
    }
    return Math.sqrt(a * b);
  }

  /** Velocity of `a` against `b` at a row, to the scratch. */
  private relativeVelocity({ nodesA, nodesB, weightsA, weightsB }: AnchoredContacts, row: number): void {
    const { work } = this;
    const { velocities: first } = this.nodesFirst;
    const { velocities: second } = this.nodesSecond;
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

/** What a row's force is added to: three numbers per molecule, or per vertex of the skin [N]. */
function forcesOf(body: MoleculeBody, onSkin: number): Float64Array {
  return onSkin === 1 ? body.surface!.forces : body.model.forces;
}

/** Adds the row's force, times `sign`, to the nodes of one side. */
function apply(
  forces: Float64Array,
  { force }: AnchoredContacts,
  row: number,
  nodes: Int32Array,
  weights: Float64Array,
  sign: 1 | -1,
): void {
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
