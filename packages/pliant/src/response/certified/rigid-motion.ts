/**
 * Rigid members in the solve: each is one block of six unknowns, its inertia and all its contacts with soft members, solved exactly and moved
 * as a whole. What the contacts give becomes a change of its velocity; where it really goes is decided later, by the contacts of shapes, and
 * then certified again.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as quat from '../../math/quat.js';
import { EDGE_EDGE } from './candidates.js';
import { BALANCE, curvatureOf, pushOf } from './law.js';
import { DRIVEN, type Member, RIGID } from './member.js';
import type { ShapeMotion } from './shape-motion.js';
import { solveSix } from './solve-six.js';
import type { Supports } from './supports.js';
import type { System } from './system.js';

/** Stiffness of what holds a member from behind, in units of its own m/h². */
const SUPPORT = 100;

/** Inertia that stands for a locked axis [kg, kg·m²]. */
const LOCKED = 1e30;

export class RigidMotion {
  private readonly matrix = new Float64Array(36);
  private readonly way = new Float64Array(6);
  private readonly turn = new Float64Array(4);
  private readonly spin = new Float64Array(3);
  private readonly inertia = new Float64Array(6);
  private readonly wrench = new Float64Array(6);
  private readonly arm = new Float64Array(3);
  private readonly force = new Float64Array(3);
  private readonly reach = new Float64Array(3);
  /** Sum of the forces of contact on the member at hand [N]. */
  private readonly pressed = new Float64Array(1);
  /** By member: where it would go without contact, position and quaternion. */
  private readonly targets: Float64Array[] = [];
  /** Candidates of each member that moves as a whole: `entries[starts[b] … starts[b + 1] − 1]`. */
  private starts = new Int32Array(1);
  private entries = new Int32Array(0);

  constructor(
    private readonly system: System,
    private readonly shapes: ShapeMotion,
    private readonly supports: Supports,
  ) {}

  /** Opens a substep of `h` [s]: targets from the velocities, and who has which candidates. */
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
    if (this.starts.length < members.length + 1) this.starts = new Int32Array(2 * members.length + 1);
    const { starts } = this;
    starts.fill(0, 0, members.length + 1);
    let total = 0;
    for (let k = 0; k < candidates.count; k++) {
      const b = this.wholeOf(k);
      if (b < 0) continue;
      starts[b + 1]++;
      total++;
    }
    for (let b = 0; b < members.length; b++) starts[b + 1] += starts[b];
    if (this.entries.length < total) this.entries = new Int32Array(2 * total);
    for (let k = candidates.count - 1; k >= 0; k--) {
      const b = this.wholeOf(k);
      if (b >= 0) this.entries[--starts[b + 1]] = k;
    }
    // Filled from the back, each start has come to where its own part begins, one place too late.
    for (let b = 0; b < members.length; b++) starts[b] = starts[b + 1];
    starts[members.length] = total;
  }

  /** The member of a candidate that moves as a whole, −1 without. */
  private wholeOf(k: number): number {
    const { members, candidates } = this.system;
    if (candidates.near[k] === 0) return -1;
    const p = candidates.first[k];
    const q = candidates.second[k];
    if (members[p].mode === RIGID || members[p].mode === DRIVEN) return p;
    return members[q].mode === RIGID || members[q].mode === DRIVEN ? q : -1;
  }

  /** Whether a member has candidates in this substep. */
  isInvolved(b: number): boolean {
    return this.starts[b] !== this.starts[b + 1];
  }

  /** Goes on towards the target: the guess, and all that driven members ever do. */
  follow(member: Member, reach: number): void {
    const { way, turn } = this;
    const target = this.targets[member.index];
    for (let k = 0; k < 3; k++) way[k] = target[k] - member.pose[k];
    way.fill(0, 3);
    if (!member.isPlane) {
      quat.conjugate(turn, 0, member.pose, 3);
      quat.multiply(turn, 0, target, 3, turn, 0);
      quat.toRotationVector(way, 3, turn, 0);
    }
    this.shapes.tryMove(member, way, reach);
  }

  /** The Newton step of a rigid member's block; returns whether its forces balanced before it, to a part of what acts on it. */
  solve(c: BodyColumns, member: Member, h: number, reach: number, pull: number): boolean {
    const { matrix, way, inertia, spin, turn } = this;
    const target = this.targets[member.index];
    this.findInertia(c, member.row);
    this.pressed[0] = 0;
    const scale = 1 / (h * h);
    const m = c.inverseMass[member.row] > 0 ? scale / c.inverseMass[member.row] : LOCKED;
    const locks = c.locks[member.row];
    matrix.fill(0);
    for (let k = 0; k < 3; k++) {
      matrix[7 * k] = (locks & (1 << k)) !== 0 ? LOCKED : m;
      way[k] = matrix[7 * k] * (target[k] - member.pose[k]);
    }
    quat.conjugate(turn, 0, member.pose, 3);
    quat.multiply(turn, 0, target, 3, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    const [a, b, d, e, f, g] = inertia;
    const rows = [a, b, d, b, e, f, d, f, g];
    for (let r = 0; r < 3; r++) {
      way[3 + r] = 0;
      for (let k = 0; k < 3; k++) {
        matrix[6 * (3 + r) + 3 + k] = rows[3 * r + k] * scale;
        way[3 + r] = way[3 + r] + rows[3 * r + k] * scale * spin[k];
      }
    }
    for (let n = this.starts[member.index]; n < this.starts[member.index + 1]; n++)
      this.addContact(member, this.entries[n]);
    this.addSupports(member, m);
    const left = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    const isBalanced = left <= BALANCE * (pull / c.inverseMass[member.row] + this.pressed[0]);
    if (solveSix(matrix, way)) this.shapes.tryMove(member, way, reach);
    return isBalanced;
  }

  /** Inertia in the world, xx xy xz yy yz zz, by inverting what forces see of it. */
  private findInertia({ worldInverseInertia: k }: BodyColumns, row: number): void {
    const { inertia } = this;
    const o = 6 * row;
    const [a, b, c, d, e, f] = [k[o], k[o + 1], k[o + 2], k[o + 3], k[o + 4], k[o + 5]];
    const xx = d * f - e * e;
    const xy = c * e - b * f;
    const xz = b * e - c * d;
    const det = a * xx + b * xy + c * xz;
    inertia.fill(0);
    if (det > 0) {
      inertia[0] = xx / det;
      inertia[1] = xy / det;
      inertia[2] = xz / det;
      inertia[3] = (a * f - c * c) / det;
      inertia[4] = (b * c - a * e) / det;
      inertia[5] = (a * d - b * b) / det;
      return;
    }
    inertia[0] = a > 0 ? 1 / a : LOCKED;
    inertia[3] = d > 0 ? 1 / d : LOCKED;
    inertia[5] = f > 0 ? 1 / f : LOCKED;
  }

  /** Adds force and stiffness of a candidate to the block. */
  private addContact(member: Member, c: number): void {
    const { candidates } = this.system;
    const { normal, between, radius, stiffness, friction, round } = candidates;
    const n = 3 * c;
    const nx = normal[n];
    const ny = normal[n + 1];
    const nz = normal[n + 2];
    const along = nx * between[n] + ny * between[n + 1] + nz * between[n + 2];
    const gap = along - round[c];
    const k = stiffness[c];
    if (gap >= radius[c]) return;
    const push = pushOf(k, radius[c], gap);
    const curve = curvatureOf(k, radius[c], gap);
    this.pressed[0] = this.pressed[0] + push;
    const ux = between[n] - along * nx;
    const uy = between[n + 1] - along * ny;
    const uz = between[n + 2] - along * nz;
    const u = Math.sqrt(ux * ux + uy * uy + uz * uz);
    let kt = friction[c] > 0 ? k : 0;
    if (kt * u > friction[c] * push) kt = (friction[c] * push) / u;
    const sign = candidates.first[c] === member.index ? 1 : -1;
    const { arm, way, matrix } = this;
    this.findArm(member, c);
    const fx = sign * (push * nx - kt * ux);
    const fy = sign * (push * ny - kt * uy);
    const fz = sign * (push * nz - kt * uz);
    way[0] = way[0] + fx;
    way[1] = way[1] + fy;
    way[2] = way[2] + fz;
    way[3] = way[3] + arm[1] * fz - arm[2] * fy;
    way[4] = way[4] + arm[2] * fx - arm[0] * fz;
    way[5] = way[5] + arm[0] * fy - arm[1] * fx;
    // Jᵀ K J with K = curve n nᵀ + kt (1 − n nᵀ), one direction at a time.
    this.addDirection(matrix, arm, nx, ny, nz, curve);
    if (kt === 0) return;
    this.addSides(matrix, arm, nx, ny, nz, kt);
  }

  /** The two directions across a normal. */
  private addSides(
    matrix: Float64Array,
    arm: Float64Array,
    nx: number,
    ny: number,
    nz: number,
    kt: number,
  ): void {
    const side = Math.abs(nx) < 0.6 ? 0 : 1;
    let tx = side === 0 ? 1 - nx * nx : -nx * ny;
    let ty = side === 0 ? -nx * ny : 1 - ny * ny;
    let tz = side === 0 ? -nx * nz : -ny * nz;
    const size = Math.sqrt(tx * tx + ty * ty + tz * tz);
    tx /= size;
    ty /= size;
    tz /= size;
    this.addDirection(matrix, arm, tx, ty, tz, kt);
    this.addDirection(matrix, arm, ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx, kt);
  }

  private addDirection(
    matrix: Float64Array,
    arm: Float64Array,
    x: number,
    y: number,
    z: number,
    k: number,
  ): void {
    const { wrench } = this;
    wrench[0] = x;
    wrench[1] = y;
    wrench[2] = z;
    wrench[3] = arm[1] * z - arm[2] * y;
    wrench[4] = arm[2] * x - arm[0] * z;
    wrench[5] = arm[0] * y - arm[1] * x;
    for (let r = 0; r < 6; r++)
      for (let s = 0; s < 6; s++) matrix[6 * r + s] = matrix[6 * r + s] + k * wrench[r] * wrench[s];
  }

  /** From the member's centre to where a candidate touches it. */
  private findArm({ pose, index, topology }: Member, c: number): void {
    const { candidates, x } = this.system;
    const { arm } = this;
    const { nodes, weights, kind, normal } = candidates;
    const split = kind[c] === EDGE_EDGE ? 2 : 1;
    const isFirst = candidates.first[c] === index;
    arm.fill(0);
    for (let k = isFirst ? 0 : split; k < (isFirst ? split : 4); k++) {
      const w = Math.abs(weights[4 * c + k]);
      for (let axis = 0; axis < 3; axis++) arm[axis] = arm[axis] + w * x[3 * nodes[4 * c + k] + axis];
    }
    const out = isFirst ? -topology.round : topology.round;
    for (let axis = 0; axis < 3; axis++) arm[axis] = arm[axis] + out * normal[3 * c + axis] - pose[axis];
  }

  /** Adds what other shapes hold the member with. */
  private addSupports(member: Member, m: number): void {
    const { supports, way, matrix, reach, force } = this;
    const { members } = this.system;
    for (let n = 0; n < supports.count; n++) {
      if (supports.member[n] !== member.index) continue;
      const { normal, arm } = supports;
      this.displacement(member, supports.arm, 3 * n, reach);
      let closing = 0;
      for (let k = 0; k < 3; k++) closing -= normal[3 * n + k] * reach[k];
      force[0] = reach[0];
      force[1] = reach[1];
      force[2] = reach[2];
      if (supports.partner[n] >= 0) {
        this.displacement(members[supports.partner[n]], supports.partnerArm, 3 * n, reach);
        for (let k = 0; k < 3; k++) {
          closing += normal[3 * n + k] * reach[k];
          force[k] = force[k] - reach[k];
        }
      }
      const excess = closing - supports.gap[n];
      for (let k = 3 * n; k < 3 * n + 3; k++) supports.force[k] = 0;
      if (!(excess > 0)) continue;
      const stiffness = SUPPORT * m;
      const push = stiffness * excess;
      const { arm: lever } = this;
      for (let k = 0; k < 3; k++) lever[k] = arm[3 * n + k] + member.pose[k] - member.before[k];
      const nx = normal[3 * n];
      const ny = normal[3 * n + 1];
      const nz = normal[3 * n + 2];
      // Across: sticks as far as friction reaches.
      const along = force[0] * nx + force[1] * ny + force[2] * nz;
      const ux = force[0] - along * nx;
      const uy = force[1] - along * ny;
      const uz = force[2] - along * nz;
      const u = Math.sqrt(ux * ux + uy * uy + uz * uz);
      let kt = supports.friction[n] > 0 ? stiffness : 0;
      if (kt * u > supports.friction[n] * push) kt = (supports.friction[n] * push) / u;
      const fx = push * nx - kt * ux;
      const fy = push * ny - kt * uy;
      const fz = push * nz - kt * uz;
      supports.force[3 * n] = fx;
      supports.force[3 * n + 1] = fy;
      supports.force[3 * n + 2] = fz;
      way[0] = way[0] + fx;
      way[1] = way[1] + fy;
      way[2] = way[2] + fz;
      way[3] = way[3] + lever[1] * fz - lever[2] * fy;
      way[4] = way[4] + lever[2] * fx - lever[0] * fz;
      way[5] = way[5] + lever[0] * fy - lever[1] * fx;
      this.addDirection(matrix, lever, nx, ny, nz, stiffness);
      if (kt > 0) this.addSides(matrix, lever, nx, ny, nz, kt);
    }
  }

  /** How far the point of a member that stood at `arm[o…]` from its centre has moved since the substep began. */
  private displacement(member: Member, arm: Float64Array, o: number, out: Float64Array): void {
    const { turn } = this;
    quat.conjugate(turn, 0, member.before, 3);
    quat.multiply(turn, 0, member.pose, 3, turn, 0);
    quat.rotate(out, 0, turn, 0, arm, o);
    for (let k = 0; k < 3; k++) out[k] = out[k] - arm[o + k] + member.pose[k] - member.before[k];
  }

  /** Gives a rigid member the velocity that its way on trial has, less what other shapes have held it with: that is theirs to give. */
  push(c: BodyColumns, member: Member, h: number): void {
    const { supports, turn, spin, arm } = this;
    const target = this.targets[member.index];
    const { velocity, angularVelocity: w, worldInverseInertia: inv, inverseMass } = c;
    const i = 3 * member.row;
    const o = 6 * member.row;
    quat.conjugate(turn, 0, target, 3);
    quat.multiply(turn, 0, member.pose, 3, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    for (let k = 0; k < 3; k++) {
      velocity[i + k] = velocity[i + k] + (member.pose[k] - target[k]) / h;
      w[i + k] = w[i + k] + spin[k] / h;
    }
    for (let n = 0; n < supports.count; n++) {
      if (supports.member[n] !== member.index) continue;
      const fx = h * supports.force[3 * n];
      const fy = h * supports.force[3 * n + 1];
      const fz = h * supports.force[3 * n + 2];
      for (let k = 0; k < 3; k++) arm[k] = supports.arm[3 * n + k];
      velocity[i] = velocity[i] - inverseMass[member.row] * fx;
      velocity[i + 1] = velocity[i + 1] - inverseMass[member.row] * fy;
      velocity[i + 2] = velocity[i + 2] - inverseMass[member.row] * fz;
      const tx = arm[1] * fz - arm[2] * fy;
      const ty = arm[2] * fx - arm[0] * fz;
      const tz = arm[0] * fy - arm[1] * fx;
      w[i] = w[i] - (inv[o] * tx + inv[o + 1] * ty + inv[o + 2] * tz);
      w[i + 1] = w[i + 1] - (inv[o + 1] * tx + inv[o + 3] * ty + inv[o + 4] * tz);
      w[i + 2] = w[i + 2] - (inv[o + 2] * tx + inv[o + 4] * ty + inv[o + 5] * tz);
    }
  }

  /** Certifies the way from where a shape was on trial to where it went; returns whether it had to be held back. */
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
    // It goes on with the speed that it really had.
    quat.conjugate(turn, 0, member.before, 3);
    quat.multiply(turn, 0, member.pose, 3, turn, 0);
    quat.toRotationVector(way, 3, turn, 0);
    for (let k = 0; k < 3; k++) {
      c.velocity[3 * row + k] = (member.pose[k] - member.before[k]) / h;
      c.angularVelocity[3 * row + k] = way[3 + k] / h;
    }
    return true;
  }
}
