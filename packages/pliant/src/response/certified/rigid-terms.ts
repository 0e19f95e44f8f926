/**
 * Shapes in the solve: inertia of the six unknowns of each rigid member, and its supports from behind (`supports.ts`).
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as quat from '../../math/quat.js';
import type { Block } from './block.js';
import { frictionEnergy } from './law.js';
import type { Member } from './member.js';
import { addDirection } from './solve-six.js';
import type { Supports } from './supports.js';
import type { System } from './system.js';

/**
 * Stiffness of a support, in units of m/h² of the lighter of its two bodies. Larger: which supports push, and which
 * slide, is found one by one. Smaller: more of them are stiffened.
 */
const SUPPORT = 30;
/** The same of friction, in units of that stiffness. */
const GRIP = 0.3;

/** Inertia that stands for a locked axis [kg, kg·m²]. */
const LOCKED = 1e30;

export class RigidTerms {
  /** Energy, and the size of its parts [J]. */
  readonly sums = new Float64Array(2);
  private readonly turn = new Float64Array(4);
  private readonly spin = new Float64Array(3);
  private readonly torque = new Float64Array(3);
  private readonly reach = new Float64Array(3);
  private readonly way = new Float64Array(3);
  /** Supports of the current group: stiffness, push, largest friction, and stiffness of friction; stretch. */
  private own = new Int32Array(16);
  private count = 0;
  private push = new Float64Array(16);
  private most = new Float64Array(16);
  private across = new Float64Array(16);
  private stretch = new Float64Array(48);
  private slip = new Float64Array(48);
  private stiffness = new Float64Array(16);
  /** Arms of the member and of its partner as they are turned at the last `evaluateSupports` [m]. */
  private arm = new Float64Array(48);
  private partnerArm = new Float64Array(48);

  constructor(
    private readonly system: System,
    private readonly supports: Supports,
    private readonly blocks: readonly (Block | undefined)[],
  ) {}

  /** Opens the group `blocks` for a substep of `h` [s]. */
  open(group: readonly Block[], c: BodyColumns, h: number): void {
    const { supports } = this;
    for (const block of group)
      if (block.part === undefined && block.size > 0) this.setInertia(block, c, 1 / (h * h));
    if (this.own.length < supports.count) {
      this.own = new Int32Array(2 * supports.count);
      this.push = new Float64Array(2 * supports.count);
      this.most = new Float64Array(2 * supports.count);
      this.across = new Float64Array(2 * supports.count);
      this.stiffness = new Float64Array(2 * supports.count);
      this.stretch = new Float64Array(6 * supports.count);
      this.slip = new Float64Array(6 * supports.count);
      this.arm = new Float64Array(6 * supports.count);
      this.partnerArm = new Float64Array(6 * supports.count);
    }
    this.count = 0;
    for (let n = 0; n < supports.count; n++) {
      const block = this.blocks[supports.member[n]];
      if (block === undefined || block.size === 0 || !group.includes(block)) continue;
      this.most[n] = 0;
      this.across[n] = 0;
      for (let i = 3 * n; i < 3 * n + 3; i++) this.slip[i] = 0;
      const other = this.blocks[supports.partner[n]];
      const mass = other === undefined || other.size === 0 ? block.mass : Math.min(block.mass, other.mass);
      this.stiffness[n] = (SUPPORT * mass) / (h * h);
      this.own[this.count++] = n;
    }
  }

  private setInertia({ inertia, member }: Block, c: BodyColumns, scale: number): void {
    const { row } = member;
    const m = c.inverseMass[row] > 0 ? scale / c.inverseMass[row] : LOCKED;
    inertia.fill(0);
    for (let k = 0; k < 3; k++) inertia[7 * k] = (c.locks[row] & (1 << k)) !== 0 ? LOCKED : m;
    const w = c.worldInverseInertia;
    const o = 6 * row;
    const a = w[o];
    const b = w[o + 1];
    const d = w[o + 2];
    const e = w[o + 3];
    const f = w[o + 4];
    const g = w[o + 5];
    const xx = e * g - f * f;
    const xy = d * f - b * g;
    const xz = b * f - d * e;
    const det = a * xx + b * xy + d * xz;
    if (!(det > 0)) {
      inertia[21] = a > 0 ? scale / a : LOCKED;
      inertia[28] = e > 0 ? scale / e : LOCKED;
      inertia[35] = g > 0 ? scale / g : LOCKED;
      return;
    }
    const s = scale / det;
    inertia[21] = xx * s;
    inertia[22] = inertia[27] = xy * s;
    inertia[23] = inertia[33] = xz * s;
    inertia[28] = (a * g - d * d) * s;
    inertia[29] = inertia[34] = (b * d - a * f) * s;
    inertia[35] = (a * e - b * b) * s;
  }

  /** Adds gradient and energy of a rigid block whose way without contact leads to `target`. */
  evaluate({ member, inertia, at }: Block, target: Float64Array, g: Float64Array): void {
    const { turn, spin, sums } = this;
    const { pose } = member;
    quat.conjugate(turn, 0, target, 3);
    quat.multiply(turn, 0, pose, 3, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    const { torque } = this;
    let energy = 0;
    for (let k = 0; k < 3; k++) {
      const d = pose[k] - target[k];
      g[at + k] = g[at + k] + inertia[7 * k] * d;
      energy += 0.5 * inertia[7 * k] * d * d;
      let t = 0;
      for (let i = 0; i < 3; i++) t += inertia[6 * (3 + k) + 3 + i] * spin[i];
      torque[k] = t;
      energy += 0.5 * t * spin[k];
    }
    // A further turn changes the rotation vector by itself, less half of its product with it.
    for (let k = 0; k < 3; k++) {
      const i = (k + 1) % 3;
      const j = (k + 2) % 3;
      g[at + 3 + k] = g[at + 3 + k] + torque[k] + 0.5 * (spin[i] * torque[j] - spin[j] * torque[i]);
    }
    sums[0] = sums[0] + energy;
    sums[1] = sums[1] + energy;
  }

  /** Adds gradient and energy of all supports of the group. */
  evaluateSupports(g: Float64Array): void {
    const { supports, own, push, most, stretch, reach, way, sums } = this;
    const { members } = this.system;
    for (let at = 0; at < this.count; at++) {
      const n = own[at];
      const k = this.stiffness[n];
      const { normal } = supports;
      this.displacement(members[supports.member[n]], supports.arm, 3 * n, this.arm, way);
      if (supports.partner[n] >= 0) {
        this.displacement(members[supports.partner[n]], supports.partnerArm, 3 * n, this.partnerArm, reach);
        for (let i = 0; i < 3; i++) way[i] = way[i] - reach[i];
      }
      const along = normal[3 * n] * way[0] + normal[3 * n + 1] * way[1] + normal[3 * n + 2] * way[2];
      const excess = -along - supports.gap[n];
      push[n] = excess > 0 ? k * excess : 0;
      for (let i = 3 * n; i < 3 * n + 3; i++) supports.force[i] = 0;
      // A held friction also acts where the support is left: energy must not jump there.
      if (!(push[n] > 0 || most[n] > 0)) continue;
      let u = 0;
      for (let i = 0; i < 3; i++) {
        const s = way[i] - along * normal[3 * n + i];
        stretch[3 * n + i] = s;
        u += s * s;
      }
      u = Math.sqrt(u);
      const limit = most[n];
      const grip = GRIP * k;
      const kt = grip * u > limit ? limit / u : grip;
      const energy = (0.5 * push[n] * push[n]) / k + frictionEnergy(grip, u, limit);
      sums[0] = sums[0] + energy;
      sums[1] = sums[1] + energy;
      for (let i = 0; i < 3; i++)
        supports.force[3 * n + i] = push[n] * normal[3 * n + i] - kt * stretch[3 * n + i];
      this.addForce(g, n, supports.force[3 * n], supports.force[3 * n + 1], supports.force[3 * n + 2]);
      for (let side = 0; side < (supports.partner[n] >= 0 ? 2 : 1); side++) {
        const block = this.blocks[side === 0 ? supports.member[n] : supports.partner[n]];
        if (block !== undefined) block.pressed += push[n];
      }
    }
  }

  private addForce(g: Float64Array, n: number, fx: number, fy: number, fz: number): void {
    const { supports, blocks } = this;
    for (let side = 0; side < (supports.partner[n] >= 0 ? 2 : 1); side++) {
      const block = blocks[side === 0 ? supports.member[n] : supports.partner[n]];
      if (block === undefined || block.size === 0) continue;
      const arm = side === 0 ? this.arm : this.partnerArm;
      const s = side === 0 ? -1 : 1;
      const o = block.at;
      g[o] = g[o] + s * fx;
      g[o + 1] = g[o + 1] + s * fy;
      g[o + 2] = g[o + 2] + s * fz;
      g[o + 3] = g[o + 3] + s * (arm[3 * n + 1] * fz - arm[3 * n + 2] * fy);
      g[o + 4] = g[o + 4] + s * (arm[3 * n + 2] * fx - arm[3 * n] * fz);
      g[o + 5] = g[o + 5] + s * (arm[3 * n] * fy - arm[3 * n + 1] * fx);
    }
  }

  /** Keeps the Hessian of the supports; with `updates` their friction follows the push first, in g and `sums`. */
  linearise(g: Float64Array, updates: boolean): void {
    const { supports, own, most, push, across, stretch, slip, sums } = this;
    for (let at = 0; at < this.count; at++) {
      const n = own[at];
      if (!(push[n] > 0 || most[n] > 0)) continue;
      const k = GRIP * this.stiffness[n];
      const o = 3 * n;
      const u = Math.sqrt(
        stretch[o] * stretch[o] + stretch[o + 1] * stretch[o + 1] + stretch[o + 2] * stretch[o + 2],
      );
      if (updates) {
        const next = supports.friction[n] * push[n];
        const was = k * u > most[n] ? most[n] / u : k;
        const is = k * u > next ? next / u : k;
        sums[0] = sums[0] + frictionEnergy(k, u, next) - frictionEnergy(k, u, most[n]);
        const d = was - is;
        if (d !== 0) this.addForce(g, n, d * stretch[o], d * stretch[o + 1], d * stretch[o + 2]);
        for (let i = o; i < o + 3; i++) supports.force[i] = supports.force[i] + d * stretch[i];
        most[n] = next;
      }
      const slides = k * u > most[n];
      across[n] = slides ? most[n] / u : most[n] > 0 ? k : 0;
      // What slides gives no more force along its way.
      const s = slides ? Math.sqrt(across[n]) / u : 0;
      for (let i = o; i < o + 3; i++) slip[i] = s * stretch[i];
    }
  }

  /** q += H d of all supports. */
  multiply(d: Float64Array, q: Float64Array): void {
    const { supports, own, push, most, across, slip, blocks, way } = this;
    for (let at = 0; at < this.count; at++) {
      const n = own[at];
      if (!(push[n] > 0 || most[n] > 0)) continue;
      const k = this.stiffness[n];
      const hasPartner = supports.partner[n] >= 0;
      way.fill(0);
      for (let side = 0; side < (hasPartner ? 2 : 1); side++) {
        const block = blocks[side === 0 ? supports.member[n] : supports.partner[n]];
        if (block === undefined || block.size === 0) continue;
        const arm = side === 0 ? this.arm : this.partnerArm;
        const s = side === 0 ? 1 : -1;
        const o = block.at;
        way[0] = way[0] + s * (d[o] + d[o + 4] * arm[3 * n + 2] - d[o + 5] * arm[3 * n + 1]);
        way[1] = way[1] + s * (d[o + 1] + d[o + 5] * arm[3 * n] - d[o + 3] * arm[3 * n + 2]);
        way[2] = way[2] + s * (d[o + 2] + d[o + 3] * arm[3 * n + 1] - d[o + 4] * arm[3 * n]);
      }
      const { normal } = supports;
      const along = normal[3 * n] * way[0] + normal[3 * n + 1] * way[1] + normal[3 * n + 2] * way[2];
      const kt = across[n];
      const s = ((push[n] > 0 ? k : 0) - kt) * along;
      const t = slip[3 * n] * way[0] + slip[3 * n + 1] * way[1] + slip[3 * n + 2] * way[2];
      for (let i = 0; i < 3; i++) way[i] = t * slip[3 * n + i] - s * normal[3 * n + i] - kt * way[i];
      this.addForce(q, n, way[0], way[1], way[2]);
    }
  }

  addMatrices(): void {
    const { supports, own, push, most, across, slip, blocks, way } = this;
    for (let at = 0; at < this.count; at++) {
      const n = own[at];
      if (!(push[n] > 0 || most[n] > 0)) continue;
      const { normal } = supports;
      const kt = across[n];
      const k = (push[n] > 0 ? this.stiffness[n] : 0) - kt;
      for (let side = 0; side < (supports.partner[n] >= 0 ? 2 : 1); side++) {
        const block = blocks[side === 0 ? supports.member[n] : supports.partner[n]];
        if (block === undefined || block.size === 0 || !block.isMade) continue;
        const arm = side === 0 ? this.arm : this.partnerArm;
        for (let i = 0; i < 3; i++) way[i] = arm[3 * n + i];
        addDirection(block.matrix, 0, way, normal[3 * n], normal[3 * n + 1], normal[3 * n + 2], k);
        if (!(kt > 0)) continue;
        addDirection(block.matrix, 0, way, 1, 0, 0, kt);
        addDirection(block.matrix, 0, way, 0, 1, 0, kt);
        addDirection(block.matrix, 0, way, 0, 0, 1, kt);
        addDirection(block.matrix, 0, way, slip[3 * n], slip[3 * n + 1], slip[3 * n + 2], -1);
      }
    }
  }

  /** Stiffens supports that yield too far; returns whether there were any. */
  stiffen(): boolean {
    const { own, push, stiffness } = this;
    const room = this.supports.room[0];
    let any = false;
    for (let at = 0; at < this.count; at++) {
      const n = own[at];
      if (!(push[n] > room * stiffness[n])) continue;
      stiffness[n] = (2 * push[n]) / room;
      any = true;
    }
    return any;
  }

  /**
   * Motion, since the start of the substep, of the point of a member at `arm[o…]` from its centre; `turned[o…]` gets
   * the arm as it is now: forces turn the member about that.
   */
  private displacement(
    { parted, pose }: Member,
    arm: Float64Array,
    o: number,
    turned: Float64Array,
    out: Float64Array,
  ): void {
    const { turn } = this;
    quat.conjugate(turn, 0, parted, 3);
    quat.multiply(turn, 0, pose, 3, turn, 0);
    quat.rotate(turned, o, turn, 0, arm, o);
    for (let k = 0; k < 3; k++) out[k] = turned[o + k] - arm[o + k] + pose[k] - parted[k];
  }
}
