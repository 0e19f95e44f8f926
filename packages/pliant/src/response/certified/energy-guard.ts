/**
 * A solve that did not converge must not create energy. The exact solve removes some: let a be the motion of a node in
 * the substep, and b its motion without internal and contact forces. Then Σ m/(2h²) |a|² + U(x) is at most Σ m/(2h²)
 * |b|² + U(x₀) plus the work of driven shapes. Here the speeds of a group are reduced until that holds. When the
 * elastic energy alone is too high, the speeds become zero.
 */
import * as quat from '../../math/quat.js';
import type { Block } from './block.js';
import { DRIVEN, type Member, RIGID } from './member.js';
import type { System } from './system.js';

/** Places in the sums: allowed energy, energy of motion, stored energy [J]. */
const MOST = 0;
const MOTION = 1;
const STORED = 2;

export class EnergyGuard {
  private readonly sums = new Float64Array(3);
  private readonly turn = new Float64Array(4);
  private readonly spin = new Float64Array(3);

  constructor(
    private readonly system: System,
    private readonly targetOf: (member: number) => Float64Array,
    private readonly reachOf: (member: Member) => number,
  ) {}

  /** Part of its speed that each member of a group may keep; `before` has the previous places of nodes. */
  keptSpeed(group: readonly Block[], before: Float64Array): number {
    const { sums } = this;
    sums.fill(0);
    for (const block of group) {
      if (block.part !== undefined) this.addSoft(block, before);
      else if (block.member.mode === RIGID) this.addRigid(block);
      else if (block.member.mode === DRIVEN) this.addDriven(block);
    }
    if (sums[MOTION] + sums[STORED] <= sums[MOST] || sums[MOTION] === 0) return 1;
    return Math.sqrt(Math.max(0, sums[MOST] - sums[STORED]) / sums[MOTION]);
  }

  private readonly unused = new Float64Array(3);

  private addSoft({ member, part }: Block, before: Float64Array): void {
    const { sums } = this;
    const { x, target, inertia } = this.system;
    const { elasticity, anchors } = part!;
    const { springs } = anchors;
    let free = 0;
    let motion = 0;
    let held = 0;
    for (let v = 0; v < member.nodeCount; v++) {
      const i = member.from + v;
      for (let k = 0; k < 3; k++) {
        const o = 3 * i + k;
        const a = x[o] - before[o];
        const b = target[o] - before[o];
        free += 0.5 * inertia[i] * b * b;
        motion += 0.5 * inertia[i] * a * a;
      }
      if (springs[v] > 0)
        held += anchors.pull(v, x, 3 * i, this.unused, 0) - anchors.pull(v, before, 3 * i, this.unused, 0);
    }
    elasticity.elasticEnergy(before);
    sums[MOST] = sums[MOST] + free + elasticity.sums[0];
    elasticity.elasticEnergy(x);
    sums[STORED] = sums[STORED] + elasticity.sums[0] + held;
    sums[MOTION] = sums[MOTION] + motion;
  }

  private addRigid(block: Block): void {
    const { sums } = this;
    const { member } = block;
    sums[MOST] = sums[MOST] + this.energyOfWay(block, this.targetOf(member.index));
    sums[MOTION] = sums[MOTION] + this.energyOfWay(block, member.pose);
  }

  /** Energy of a shape that moves from its previous place to `pose` in the substep [J]. */
  private energyOfWay({ member, inertia }: Block, pose: Float64Array): number {
    const { turn, spin } = this;
    const { parted } = member;
    let energy = 0;
    quat.conjugate(turn, 0, parted, 3);
    quat.multiply(turn, 0, pose, 3, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    for (let k = 0; k < 3; k++) {
      const a = pose[k] - parted[k];
      energy += 0.5 * inertia[7 * k] * a * a;
      for (let i = 0; i < 3; i++) energy += 0.5 * inertia[6 * (3 + k) + 3 + i] * spin[i] * spin[k];
    }
    return energy;
  }

  /** Upper bound of the work of a driven shape: its whole push times the motion of its fastest point. */
  private addDriven({ member, pressed }: Block): void {
    const { sums, turn, spin } = this;
    const { parted, pose, isPlane } = member;
    let way = 0;
    for (let k = 0; k < 3; k++) way += (pose[k] - parted[k]) * (pose[k] - parted[k]);
    way = Math.sqrt(way);
    if (!isPlane) {
      quat.conjugate(turn, 0, parted, 3);
      quat.multiply(turn, 0, pose, 3, turn, 0);
      quat.toRotationVector(spin, 0, turn, 0);
      way += this.reachOf(member) * Math.sqrt(spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2]);
    }
    sums[MOST] = sums[MOST] + pressed * way;
  }
}
