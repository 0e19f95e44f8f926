/**
 * Rigid members before and after the solve: their goals, and the change of velocity by the solve. The contacts of
 * shapes later decide where they really go, and that motion is certified again.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as quat from '../../math/quat.js';
import type { Block } from './block.js';
import { DRIVEN, type Member, RIGID } from './member.js';
import type { ShapeMotion } from './shape-motion.js';
import type { Supports } from './supports.js';
import type { System } from './system.js';

export class RigidMotion {
  private readonly way = new Float64Array(6);
  private readonly turn = new Float64Array(4);
  private readonly spin = new Float64Array(3);
  private readonly arm = new Float64Array(3);
  /** Changes of velocity and angular velocity [m/s, 1/s]. */
  private readonly change = new Float64Array(6);
  private readonly left: number[] = [];
  /** By member: its goal without contact, position and quaternion. */
  private readonly targets: Float64Array[] = [];
  private isNear = new Uint8Array(0);

  constructor(
    private readonly system: System,
    private readonly shapes: ShapeMotion,
    private readonly supports: Supports,
  ) {}

  /** Opens a substep of `h` [s]: goals from the velocities, and the members with candidates. */
  open(c: BodyColumns, h: number): void {
    const { members, candidates } = this.system;
    for (let b = 0; b < members.length; b++) {
      const member = members[b];
      if (member.mode !== RIGID && member.mode !== DRIVEN) continue;
      this.targets[b] ??= new Float64Array(7);
      const target = this.targets[b];
      for (let k = 0; k < 3; k++) target[k] = member.pose[k] + h * c.velocity[3 * member.row + k];
      if (member.isPlane) for (let k = 3; k < 7; k++) target[k] = member.pose[k];
      else quat.integrate(target, 3, member.pose, 3, c.angularVelocity, 3 * member.row, h);
    }
    if (this.isNear.length < members.length) this.isNear = new Uint8Array(2 * members.length);
    this.isNear.fill(0);
    for (let k = 0; k < candidates.count; k++) {
      if (candidates.near[k] === 0) continue;
      this.isNear[candidates.first[k]] = 1;
      this.isNear[candidates.second[k]] = 1;
    }
  }

  /** Whether a member has candidates in this substep. */
  isInvolved(b: number): boolean {
    return this.isNear[b] === 1;
  }

  /** The goal of a member without contact, position and quaternion. */
  targetOf(member: number): Float64Array {
    return this.targets[member];
  }

  /**
   * Gives a rigid member the velocity of its trial motion, less the part of other shapes' contacts, which those
   * contacts give themselves.
   */
  push(c: BodyColumns, member: Member, h: number): void {
    const { turn, spin } = this;
    const target = this.targets[member.index];
    const { velocity, angularVelocity: w } = c;
    const i = 3 * member.row;
    quat.conjugate(turn, 0, target, 3);
    quat.multiply(turn, 0, member.pose, 3, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    for (let k = 0; k < 3; k++) {
      velocity[i + k] = velocity[i + k] + (member.pose[k] - target[k]) / h;
      w[i + k] = w[i + k] + spin[k] / h;
    }
    this.leaveSupports(c, member, h);
  }

  /** Takes the part of its supports out of the velocity of a member. */
  private leaveSupports(c: BodyColumns, member: Member, h: number): void {
    this.measureSupports(c, member, h);
    const { change } = this;
    const i = 3 * member.row;
    for (let k = 0; k < 3; k++) {
      c.velocity[i + k] = c.velocity[i + k] - change[k];
      c.angularVelocity[i + k] = c.angularVelocity[i + k] - change[3 + k];
    }
  }

  /** The change of velocity that the supports of a member give it in `h` [s], to `change`; returns its energy [J]. */
  private measureSupports(c: BodyColumns, member: Member, h: number): number {
    const { supports, arm, change } = this;
    const { worldInverseInertia: inv, inverseMass } = c;
    const o = 6 * member.row;
    change.fill(0);
    let tx = 0;
    let ty = 0;
    let tz = 0;
    for (let n = 0; n < supports.count; n++) {
      const isPartner = supports.partner[n] === member.index;
      if (!isPartner && supports.member[n] !== member.index) continue;
      const time = isPartner ? -h : h;
      const fx = time * supports.force[3 * n];
      const fy = time * supports.force[3 * n + 1];
      const fz = time * supports.force[3 * n + 2];
      const arms = isPartner ? supports.partnerArm : supports.arm;
      for (let k = 0; k < 3; k++) arm[k] = arms[3 * n + k];
      change[0] = change[0] + fx;
      change[1] = change[1] + fy;
      change[2] = change[2] + fz;
      tx += arm[1] * fz - arm[2] * fy;
      ty += arm[2] * fx - arm[0] * fz;
      tz += arm[0] * fy - arm[1] * fx;
    }
    const push = change[0] * change[0] + change[1] * change[1] + change[2] * change[2];
    for (let k = 0; k < 3; k++) change[k] = inverseMass[member.row] * change[k];
    change[3] = inv[o] * tx + inv[o + 1] * ty + inv[o + 2] * tz;
    change[4] = inv[o + 1] * tx + inv[o + 3] * ty + inv[o + 4] * tz;
    change[5] = inv[o + 2] * tx + inv[o + 4] * ty + inv[o + 5] * tz;
    return 0.5 * (inverseMass[member.row] * push + change[3] * tx + change[4] * ty + change[5] * tz);
  }

  /**
   * By group: the part of the loads of its shapes that impulses are left with. In a group that was not solved
   * (`isRough` by member) these loads may be anything, and impulses would have to stop what they set in motion: its
   * bodies are not given more energy by them than they have, by their `speed` and the speed that a substep of free
   * `fall` adds [m/s].
   */
  loadsLeft(
    { groups, groupCount }: { readonly groups: readonly (readonly Block[])[]; readonly groupCount: number },
    c: BodyColumns,
    isRough: Uint8Array,
    speed: Float64Array,
    h: number,
    fall: number,
  ): readonly number[] {
    for (let k = 0; k < groupCount; k++) {
      let had = 0;
      let given = 0;
      for (const { member, mass } of groups[k]) {
        if (isRough[member.index] === 0) break;
        const fast = speed[member.index] + fall;
        had += 0.5 * mass * fast * fast;
        if (member.mode === RIGID) given += this.measureSupports(c, member, h);
      }
      this.left[k] = given > had ? Math.sqrt(had / given) : 1;
    }
    return this.left;
  }

  /**
   * Gives a rigid member a share of the velocity of its trial motion, whatever forces led there. Contacts of shapes still
   * carry a part `left` of their loads: without them, a stack would report that its bodies weigh nothing.
   */
  follow(c: BodyColumns, member: Member, h: number, share: number, left: number): void {
    const { turn, spin } = this;
    quat.conjugate(turn, 0, member.parted, 3);
    quat.multiply(turn, 0, member.pose, 3, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    for (let k = 0; k < 3; k++) {
      const i = 3 * member.row + k;
      if (!(c.inverseMass[member.row] > 0)) continue;
      c.velocity[i] = (share * (member.pose[k] - member.parted[k])) / h;
      c.angularVelocity[i] = (share * spin[k]) / h;
    }
    this.leaveSupports(c, member, left * share * h);
  }

  /** Puts a shape where the solve has put its member. */
  stay(c: BodyColumns, { row, pose }: Member): void {
    for (let k = 0; k < 3; k++) c.position[3 * row + k] = pose[k];
    for (let k = 0; k < 4; k++) c.orientation[4 * row + k] = pose[3 + k];
  }

  /** Certifies the motion of a shape from its trial place to its real place; returns whether it was shortened. */
  certify(c: BodyColumns, member: Member, reach: number, h: number): boolean {
    const target = this.targets[member.index];
    const { row } = member;
    if (target === undefined) return false;
    for (let k = 0; k < 3; k++) target[k] = c.position[3 * row + k];
    for (let k = 0; k < 4; k++) target[3 + k] = c.orientation[4 * row + k];
    const { way, turn } = this;
    for (let k = 0; k < 3; k++) way[k] = target[k] - member.pose[k];
    quat.conjugate(turn, 0, member.pose, 3);
    quat.multiply(turn, 0, target, 3, turn, 0);
    quat.toRotationVector(way, 3, turn, 0);
    if (this.shapes.tryMove(member, way, reach) >= 1) return false;
    for (let k = 0; k < 3; k++) c.position[3 * row + k] = member.pose[k];
    for (let k = 0; k < 4; k++) c.orientation[4 * row + k] = member.pose[3 + k];
    if (member.mode !== RIGID) return true;
    // It continues with its real speed.
    quat.conjugate(turn, 0, member.parted, 3);
    quat.multiply(turn, 0, member.pose, 3, turn, 0);
    quat.toRotationVector(way, 3, turn, 0);
    for (let k = 0; k < 3; k++) {
      c.velocity[3 * row + k] = (member.pose[k] - member.parted[k]) / h;
      c.angularVelocity[3 * row + k] = way[3 + k] / h;
    }
    return true;
  }
}
