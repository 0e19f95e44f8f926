/**
 * Contacts and joints are solved in turns, and each solve ignores the other. A contact may press along a direction that
 * a joint holds, for example a small body on a long lever. Then the two agree slowly, and each substep starts from
 * their last disagreement. The impulses grow, and energy comes from nothing. But passive joints and contacts only take
 * energy. So the bodies that joints and contacts connect have at most the energy of the substep's beginning. If the
 * bodies have more, the guard scales all their velocities down alike. A velocity at a joint or a contact that was zero
 * or positive stays zero or positive.
 *
 * The guard ignores groups in which something may give energy: a motor, a spring, or a body that is moved from outside.
 */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import { HAS_MOTOR, JOINT_CODE, type Joints } from '../../bodies/joints.js';
import { BODY_CODE } from '../../bodies/layout.js';
import { scaleByMoments } from '../../bodies/principal.js';
import { SLEEP_SPEED } from '../../core/constants.js';
import { UnionFind } from '../../core/union-find.js';
import * as quat from '../../math/quat.js';
import type { Contacts } from '../../narrowphase/index.js';

/** Growth that is left to rounding and to depth that was undone, and the speed below which nobody minds [m/s]. */
const GROWTH = 1.002;
const SLOW = SLEEP_SPEED;

export class EnergyGuard {
  private readonly sets = new UnionFind();
  /**
   * One entry per row that represents a group: whether the group has joints but no driving joint, its energy at the
   * start of the substep and now [J], and its mass [kg].
   */
  private guarded = new Uint8Array(0);
  private start = new Float64Array(0);
  private now = new Float64Array(0);
  private mass = new Float64Array(0);
  private readonly spin = new Float64Array(3);

  /** Finds the groups, after contacts were found. */
  gather(joints: Joints, bodies: Bodies, contacts: Contacts): void {
    const { sets } = this;
    const { kind } = bodies.columns;
    if (this.guarded.length < bodies.rows) this.reserve(2 * bodies.rows);
    sets.reset(bodies.rows);
    for (let j = 0; j < joints.rows; j++) if (joints.isOn(j)) this.unite(kind, joints.a[j], joints.b[j]);
    for (let m = 0; m < contacts.manifolds; m++) this.unite(kind, contacts.a[m], contacts.b[m]);
    this.guarded.fill(0, 0, bodies.rows);
    for (let j = 0; j < joints.rows; j++)
      if (joints.isOn(j)) this.guarded[sets.find(this.rigidOf(kind, joints.a[j], joints.b[j]))] = 1;
    for (let j = 0; j < joints.rows; j++) {
      if (!joints.isOn(j)) continue;
      const drives = joints.kind[j] === JOINT_CODE.spring || (joints.flags[j] & HAS_MOTOR) !== 0;
      if (drives || this.isDriven(kind, joints.a[j], joints.b[j])) this.leave(kind, joints.a[j], joints.b[j]);
    }
    for (let m = 0; m < contacts.manifolds; m++)
      if (this.isDriven(kind, contacts.a[m], contacts.b[m])) this.leave(kind, contacts.a[m], contacts.b[m]);
  }

  /** Call this before joints and contacts are solved. */
  begin(bodies: Bodies): void {
    this.measure(bodies, this.start);
  }

  /** Call this after joints and contacts are solved and the bodies have moved. */
  end(bodies: Bodies): void {
    const { start, now, mass, guarded, sets } = this;
    const { velocity: v, angularVelocity: w } = bodies.columns;
    this.measure(bodies, now);
    let any = false;
    for (let row = 0; row < bodies.rows; row++) {
      if (guarded[row] === 0) continue;
      const most = GROWTH * start[row] + 0.5 * mass[row] * SLOW * SLOW;
      const scale = now[row] > most ? Math.sqrt(most / now[row]) : 1;
      now[row] = scale;
      if (scale < 1) any = true;
    }
    if (!any) return;
    for (let row = 0; row < bodies.rows; row++) {
      if (!bodies.isActive(row)) continue;
      const group = sets.find(row);
      if (guarded[group] === 0 || !(now[group] < 1)) continue;
      for (let k = row * 3; k < row * 3 + 3; k++) {
        v[k] *= now[group];
        w[k] *= now[group];
      }
    }
  }

  private unite(kind: Uint8Array, a: number, b: number): void {
    if (kind[a] === BODY_CODE.rigid && kind[b] === BODY_CODE.rigid) this.sets.union(a, b);
  }

  private rigidOf(kind: Uint8Array, a: number, b: number): number {
    return kind[a] === BODY_CODE.rigid ? a : b;
  }

  private isDriven(kind: Uint8Array, a: number, b: number): boolean {
    return !isPassive(kind[a]) || !isPassive(kind[b]);
  }

  private leave(kind: Uint8Array, a: number, b: number): void {
    if (kind[a] === BODY_CODE.rigid) this.guarded[this.sets.find(a)] = 0;
    if (kind[b] === BODY_CODE.rigid) this.guarded[this.sets.find(b)] = 0;
  }

  private measure(bodies: Bodies, energy: Float64Array): void {
    const c = bodies.columns;
    const { sets, guarded, mass } = this;
    energy.fill(0, 0, bodies.rows);
    mass.fill(0, 0, bodies.rows);
    for (let row = 0; row < bodies.rows; row++) {
      if (c.kind[row] !== BODY_CODE.rigid || !bodies.isActive(row)) continue;
      const group = sets.find(row);
      if (guarded[group] === 0) continue;
      this.addEnergy(c, row, energy, group);
      mass[group] += c.mass[row];
    }
  }

  private addEnergy(c: BodyColumns, row: number, energy: Float64Array, group: number): void {
    const { spin } = this;
    const { velocity: v, angularVelocity: w } = c;
    const i = row * 3;
    quat.inverseRotate(spin, 0, c.orientation, row * 4, w, i);
    scaleByMoments(c, row, c.inertia, spin);
    quat.rotate(spin, 0, c.orientation, row * 4, spin, 0);
    for (let k = 0; k < 3; k++)
      energy[group] += 0.5 * (c.mass[row] * v[i + k] * v[i + k] + spin[k] * w[i + k]);
  }

  private reserve(rows: number): void {
    this.guarded = new Uint8Array(rows);
    this.start = new Float64Array(rows);
    this.now = new Float64Array(rows);
    this.mass = new Float64Array(rows);
  }
}

function isPassive(kind: number): boolean {
  return kind === BODY_CODE.rigid || kind === BODY_CODE.static;
}
