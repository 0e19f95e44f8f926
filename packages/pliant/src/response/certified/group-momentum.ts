/**
 * Keeps the momentum of groups that nothing outside pushes. A solve ends with a small remaining force, friction acts on
 * two points that are a gap apart, and Euler's implicit rule turns bodies by a little too much. For a group in free
 * flight, all that appears as a change of its linear and angular momentum. This module gives the change back as one
 * motion of the whole group.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { ParticleColumns } from '../../bodies/particles.js';
import { invertInertia } from '../../bodies/soft/keep-momentum.js';
import type { Block } from './block.js';
import { RIGID } from './member.js';
import type { Supports } from './supports.js';
import type { System } from './system.js';

/** Momentum (3), angular momentum about the origin (3), of each group before contact. */
const STRIDE = 6;

export class GroupMomentum {
  private kept = new Float64Array(0);
  private isOpen = new Uint8Array(0);
  private count = 0;
  /** The current group: mass, middle (3), velocity (3), angular momentum (3). */
  private readonly sum = new Float64Array(10);
  private readonly inertia = new Float64Array(9);
  private readonly spin = new Float64Array(3);
  private readonly at = new Float64Array(3);
  private readonly speed = new Float64Array(3);

  constructor(
    private readonly system: System,
    private readonly supports: Supports,
  ) {}

  /** Before velocities are set: the momentum of each group by itself. */
  begin(
    groups: readonly (readonly Block[])[],
    count: number,
    groupOf: (member: number) => number,
    c: BodyColumns,
    particles: ParticleColumns,
    h: number,
  ): void {
    this.count = count;
    if (this.isOpen.length < count) {
      this.isOpen = new Uint8Array(2 * count);
      this.kept = new Float64Array(STRIDE * 2 * count);
    }
    this.findOpen(groups, groupOf, c);
    for (let n = 0; n < count; n++) {
      if (this.isOpen[n] === 1) continue;
      this.measure(groups[n], c, particles, h, true);
      const { sum, kept } = this;
      const o = STRIDE * n;
      for (let k = 0; k < 3; k++) {
        const i = (k + 1) % 3;
        const j = (k + 2) % 3;
        kept[o + k] = sum[0] * sum[4 + k];
        kept[o + 3 + k] = sum[7 + k] + sum[0] * (sum[1 + i] * sum[4 + j] - sum[1 + j] * sum[4 + i]);
      }
    }
  }

  /** After velocities were set: gives groups back what they have lost. */
  end(groups: readonly (readonly Block[])[], c: BodyColumns, particles: ParticleColumns, h: number): void {
    const { sum, inertia, spin, kept } = this;
    for (let n = 0; n < this.count; n++) {
      if (this.isOpen[n] === 1) continue;
      this.measure(groups[n], c, particles, h, false);
      const o = STRIDE * n;
      for (let k = 0; k < 3; k++) {
        const i = (k + 1) % 3;
        const j = (k + 2) % 3;
        // The solve has moved the middle: angular momentum is kept about the origin, not about the middle.
        kept[o + 3 + k] = kept[o + 3 + k] - (sum[1 + i] * kept[o + j] - sum[1 + j] * kept[o + i]);
        this.speed[k] = kept[o + k] / sum[0] - sum[4 + k];
      }
      spin.fill(0);
      if (invertInertia(inertia))
        for (let k = 0; k < 3; k++)
          for (let i = 0; i < 3; i++) spin[k] = spin[k] + inertia[3 * k + i] * (kept[o + 3 + i] - sum[7 + i]);
      this.give(groups[n], c, particles, h);
    }
  }

  private findOpen(
    groups: readonly (readonly Block[])[],
    groupOf: (member: number) => number,
    c: BodyColumns,
  ): void {
    const { system, isOpen, supports } = this;
    const { candidates, fixed } = system;
    for (let n = 0; n < this.count; n++) {
      isOpen[n] = 0;
      for (const { member, part, size } of groups[n]) {
        if (part === undefined) {
          if (size === 0 || c.locks[member.row] !== 0) isOpen[n] = 1;
          continue;
        }
        for (let v = 0; v < member.nodeCount; v++)
          if (fixed[member.from + v] === 1 || part.anchors.springs[v] > 0) isOpen[n] = 1;
      }
    }
    for (let k = 0; k < candidates.count; k++) {
      if (!(candidates.force[k] > 0)) continue;
      const p = groupOf(candidates.first[k]);
      const q = groupOf(candidates.second[k]);
      if (p === q) continue;
      if (p >= 0) isOpen[p] = 1;
      if (q >= 0) isOpen[q] = 1;
    }
    for (let n = 0; n < supports.count; n++) {
      const p = groupOf(supports.member[n]);
      if (p >= 0) isOpen[p] = 1;
    }
  }

  /** Sums of a group, for its motion without contact or for its present motion; and its inertia about its middle. */
  private measure(
    group: readonly Block[],
    c: BodyColumns,
    particles: ParticleColumns,
    h: number,
    isFree: boolean,
  ): void {
    const { sum, inertia, at, speed } = this;
    const { mass } = particles;
    sum.fill(0);
    inertia.fill(0);
    for (let pass = 0; pass < 2; pass++) {
      for (const block of group) {
        const { member, part } = block;
        const count = part === undefined ? (block.size > 0 ? 1 : 0) : member.nodeCount;
        for (let v = 0; v < count; v++) {
          const m = part === undefined ? block.mass : mass[member.from + v];
          if (part === undefined) this.readShape(block, c, h, isFree);
          else this.readNode(3 * (member.from + v), particles, h, isFree);
          if (pass === 0) {
            sum[0] = sum[0] + m;
            for (let k = 0; k < 3; k++) {
              sum[1 + k] = sum[1 + k] + m * at[k];
              sum[4 + k] = sum[4 + k] + m * speed[k];
            }
          } else this.addTurning(m);
        }
        if (pass === 1 && part === undefined && count === 1) this.addSpin(block, c, h);
      }
      if (pass === 0 && sum[0] > 0) for (let k = 1; k < 7; k++) sum[k] = sum[k] / sum[0];
    }
  }

  private readNode(o: number, particles: ParticleColumns, h: number, isFree: boolean): void {
    const { position, previous, velocity } = particles;
    const { target } = this.system;
    for (let k = 0; k < 3; k++) {
      this.at[k] = isFree ? previous[o + k] : position[o + k];
      this.speed[k] = isFree ? (target[o + k] - previous[o + k]) / h : velocity[o + k];
    }
  }

  /** A shape moves with its velocity after all responses have acted. */
  private readShape({ member }: Block, c: BodyColumns, h: number, isFree: boolean): void {
    for (let k = 0; k < 3; k++) {
      const v = c.velocity[3 * member.row + k];
      this.speed[k] = v;
      this.at[k] = member.before[k] + (isFree ? 0 : h * v);
    }
  }

  private addTurning(m: number): void {
    const { sum, inertia: i, at, speed } = this;
    const ax = at[0] - sum[1];
    const ay = at[1] - sum[2];
    const az = at[2] - sum[3];
    const vx = speed[0] - sum[4];
    const vy = speed[1] - sum[5];
    const vz = speed[2] - sum[6];
    sum[7] = sum[7] + m * (ay * vz - az * vy);
    sum[8] = sum[8] + m * (az * vx - ax * vz);
    sum[9] = sum[9] + m * (ax * vy - ay * vx);
    i[0] = i[0] + m * (ay * ay + az * az);
    i[4] = i[4] + m * (ax * ax + az * az);
    i[8] = i[8] + m * (ax * ax + ay * ay);
    i[1] = i[3] = i[1] - m * ax * ay;
    i[2] = i[6] = i[2] - m * ax * az;
    i[5] = i[7] = i[5] - m * ay * az;
  }

  /** The angular velocity of a shape; its block has its inertia over h². */
  private addSpin({ member, inertia: matrix }: Block, c: BodyColumns, h: number): void {
    const { sum, inertia } = this;
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 3; i++) {
        const of = matrix[6 * (3 + k) + 3 + i] * h * h;
        inertia[3 * k + i] = inertia[3 * k + i] + of;
        sum[7 + k] = sum[7 + k] + of * c.angularVelocity[3 * member.row + i];
      }
  }

  private give(group: readonly Block[], c: BodyColumns, particles: ParticleColumns, h: number): void {
    const { sum, at, spin, speed } = this;
    const x = speed[0];
    const y = speed[1];
    const z = speed[2];
    for (const block of group) {
      const { member, part } = block;
      const isShape = part === undefined;
      if (isShape && (member.mode !== RIGID || block.size === 0)) continue;
      const count = isShape ? 1 : member.nodeCount;
      for (let v = 0; v < count; v++) {
        const o = 3 * (isShape ? member.row : member.from + v);
        if (isShape) this.readShape(block, c, h, false);
        else this.readNode(o, particles, h, false);
        const ax = at[0] - sum[1];
        const ay = at[1] - sum[2];
        const az = at[2] - sum[3];
        const out = isShape ? c.velocity : particles.velocity;
        out[o] = out[o] + x + spin[1] * az - spin[2] * ay;
        out[o + 1] = out[o + 1] + y + spin[2] * ax - spin[0] * az;
        out[o + 2] = out[o + 2] + z + spin[0] * ay - spin[1] * ax;
        if (isShape)
          for (let k = 0; k < 3; k++) c.angularVelocity[o + k] = c.angularVelocity[o + k] + spin[k];
      }
    }
  }
}
