/**
 * The motion of soft members that touch something, all together, for one substep:
 *
 *   guess    every node goes on with its speed
 *   step     p = −R P⁻¹ Rᵀ G, with P the factored rest stiffness of each body and G the whole gradient, contact included; a group of bodies
 *            that touch takes the share of it that is best along p; a body whose energy rose goes back part of the way
 *   sweeps   each node takes the Newton step of its own exact block, contact included, and shapes theirs
 *
 * The step carries what spans a body, the sweeps what is local; neither alone comes near in a few rounds. Every move keeps all certificates.
 */
import { UnionFind } from '../../core/union-find.js';
import { Elements } from './elements.js';
import { BALANCE, curvatureOf, energyOf, pushOf } from './law.js';
import { SOFT } from './member.js';
import type { SoftPart } from './soft-part.js';
import type { System } from './system.js';

/** A body whose energy rose by more than this part of m·g·ℓ goes back by `BACK`, up to `MOST_BACK` times. */
const RISE = 1e-3;
const BACK = 0.6;
const MOST_BACK = 5;

export class SoftMotion {
  private readonly sets = new UnionFind();
  private gains = new Float64Array(16);
  private curvatures = new Float64Array(16);
  private backs = new Int32Array(16);
  /** By member: its part, for members that move here. */
  readonly partOf: (SoftPart | undefined)[] = [];
  readonly elements = new Elements();
  private readonly g = new Float64Array(3);
  private readonly block = new Float64Array(6);

  constructor(private readonly system: System) {}

  /** Moves every node by its speed, by `h` [s]; a second round lets nodes follow that others were in the way of. */
  guess(parts: readonly SoftPart[], velocity: Float64Array, h: number): void {
    const { system } = this;
    const { x, start, fixed } = system;
    system.shortened = 0;
    for (let k = 0; k < parts.length; k++) {
      this.elements.open(parts[k], x);
      keep(parts[k], x);
    }
    for (let round = 0; round < 2; round++) {
      for (let k = 0; k < parts.length; k++) {
        const { from, nodeCount } = parts[k].member;
        for (let i = from; i < from + nodeCount; i++) {
          if (fixed[i] === 1) continue;
          const o = 3 * i;
          system.tryMove(
            i,
            start[o] + h * velocity[o] - x[o],
            start[o + 1] + h * velocity[o + 1] - x[o + 1],
            start[o + 2] + h * velocity[o + 2] - x[o + 2],
          );
        }
      }
      if (system.shortened === 0) break;
    }
    for (let k = 0; k < parts.length; k++)
      for (let round = 1; this.elements.isCrushed(parts[k], x) && round <= MOST_BACK; round++)
        this.retreat(parts[k], round === MOST_BACK ? 1 : BACK);
  }

  /** Takes a part back by this share of the way from its origin. */
  private retreat({ member, origin }: SoftPart, share: number): void {
    const { system } = this;
    const { x, fixed } = system;
    for (let v = 0; v < member.nodeCount; v++) {
      const i = member.from + v;
      if (fixed[i] === 1) continue;
      const o = 3 * i;
      system.tryMove(
        i,
        share * (origin[3 * v] - x[o]),
        share * (origin[3 * v + 1] - x[o + 1]),
        share * (origin[3 * v + 2] - x[o + 2]),
      );
    }
  }

  /** One step with the factored rest stiffness; returns whether none was needed, where that is allowed. */
  step(parts: readonly SoftPart[], gravity: number, mayEnd: boolean): boolean {
    const { system } = this;
    const { x, fixed } = system;
    this.evaluate(parts);
    if (mayEnd && this.isBalanced(parts, gravity)) return true;
    this.group(parts);
    for (let k = 0; k < parts.length; k++) {
      const part = parts[k];
      const { gradient, step, elasticity, energies, member } = part;
      energies[1] = energies[0];
      energies[2] = 1e-9 * Math.abs(energies[0]) + RISE * gravity * part.mass * member.length;
      elasticity.updateRotations(x);
      elasticity.precondition(gradient, step);
      let gain = 0;
      for (let i = 0; i < step.length; i++) {
        gain += gradient[i] * step[i];
        step[i] = -step[i];
      }
      const root = this.sets.find(member.index);
      this.gains[root] = this.gains[root] + gain;
    }
    this.addContactCurvature();
    for (let k = 0; k < parts.length; k++) {
      const { step, member } = parts[k];
      const root = this.sets.find(member.index);
      const share = this.gains[root] / (this.gains[root] + this.curvatures[root]);
      keep(parts[k], x);
      if (!(share > 0)) continue;
      for (let v = 0; v < member.nodeCount; v++)
        if (fixed[member.from + v] === 0)
          system.tryMove(
            member.from + v,
            share * step[3 * v],
            share * step[3 * v + 1],
            share * step[3 * v + 2],
          );
    }
    this.goBack(parts);
    return false;
  }

  /** Whether what is left of the force on each body as a whole is small against its weight and what presses it. */
  private isBalanced(parts: readonly SoftPart[], gravity: number): boolean {
    for (let k = 0; k < parts.length; k++) {
      const { gradient, energies, mass } = parts[k];
      let x = 0;
      let y = 0;
      let z = 0;
      for (let i = 0; i < gradient.length; i += 3) {
        x += gradient[i];
        y += gradient[i + 1];
        z += gradient[i + 2];
      }
      const most = BALANCE * (mass * gravity + energies[3]);
      if (x * x + y * y + z * z > most * most) return false;
    }
    return true;
  }

  /** Moves a part as a whole to where inertia and contacts balance: what sweeps over single nodes are slowest with. */
  shift(part: SoftPart): void {
    const { member, springs } = part;
    const { system, g, block } = this;
    const { x, target, inertia, fixed, starts } = system;
    let gx = 0;
    let gy = 0;
    let gz = 0;
    let m = 0;
    block.fill(0);
    g.fill(0);
    for (let v = 0; v < member.nodeCount; v++) {
      const i = member.from + v;
      if (fixed[i] === 1 || springs[v] > 0) return;
      const o = 3 * i;
      m += inertia[i];
      gx += inertia[i] * (x[o] - target[o]);
      gy += inertia[i] * (x[o + 1] - target[o + 1]);
      gz += inertia[i] * (x[o + 2] - target[o + 2]);
      if (starts[i] !== starts[i + 1]) this.addContactBlock(i, true);
    }
    g[0] = g[0] + gx;
    g[1] = g[1] + gy;
    g[2] = g[2] + gz;
    block[0] = block[0] + m;
    block[3] = block[3] + m;
    block[5] = block[5] + m;
    solveBlock(block, g);
    keep(part, x);
    for (let i = member.from; i < member.from + member.nodeCount; i++) system.tryMove(i, g[0], g[1], g[2]);
    if (this.elements.isCrushed(part, x)) this.retreat(part, 1);
  }

  private goBack(parts: readonly SoftPart[]): void {
    const { backs } = this;
    const { x } = this.system;
    backs.fill(0, 0, parts.length);
    for (let round = 0; round < MOST_BACK; round++) {
      this.evaluate(parts);
      let any = false;
      for (let k = 0; k < parts.length; k++) {
        const { energies } = parts[k];
        if (backs[k] !== round) continue;
        if (energies[0] <= energies[1] + energies[2] && !this.elements.isCrushed(parts[k], x)) continue;
        backs[k] = round + 1;
        any = true;
        this.retreat(parts[k], round + 1 === MOST_BACK ? 1 : BACK);
      }
      if (!any) return;
    }
  }

  /** Who touches whom: the parts of a group share the size of their step. */
  private group(parts: readonly SoftPart[]): void {
    const { system, sets } = this;
    const { members, candidates } = system;
    if (this.gains.length < members.length || this.backs.length < parts.length) {
      this.gains = new Float64Array(2 * members.length);
      this.curvatures = new Float64Array(2 * members.length);
      this.backs = new Int32Array(2 * members.length);
    }
    sets.reset(members.length);
    this.gains.fill(0, 0, members.length);
    this.curvatures.fill(0, 0, members.length);
    for (let c = 0; c < candidates.count; c++) {
      if (candidates.near[c] === 0) continue;
      const p = candidates.first[c];
      const q = candidates.second[c];
      if (members[p].mode === SOFT && members[q].mode === SOFT) sets.union(p, q);
    }
  }

  /** Gradient and energy of every part: inertia, elasticity, springs and contact. */
  private evaluate(parts: readonly SoftPart[]): void {
    const { x, target, inertia, fixed } = this.system;
    for (let k = 0; k < parts.length; k++) {
      const { gradient, elasticity, springs, points, energies, member } = parts[k];
      gradient.fill(0);
      elasticity.totalGradient(x, gradient);
      let energy = elasticity.sums[0];
      for (let v = 0; v < member.nodeCount; v++) {
        const i = member.from + v;
        if (fixed[i] === 1) {
          gradient[3 * v] = gradient[3 * v + 1] = gradient[3 * v + 2] = 0;
          continue;
        }
        const m = inertia[i];
        const spring = springs[v];
        for (let axis = 0; axis < 3; axis++) {
          const d = x[3 * i + axis] - target[3 * i + axis];
          const s = spring > 0 ? x[3 * i + axis] - points[3 * v + axis] : 0;
          gradient[3 * v + axis] = gradient[3 * v + axis] + m * d + spring * s;
          energy += 0.5 * (m * d * d + spring * s * s);
        }
      }
      energies[0] = energy;
      energies[3] = 0;
    }
    this.addContacts();
  }

  private addContacts(): void {
    const { candidates, fixed, memberOf } = this.system;
    const { normal, between, radius, stiffness, friction, round, near, nodes, weights, count } = candidates;
    const { partOf } = this;
    for (let c = 0; c < count; c++) {
      if (near[c] === 0) continue;
      const n = 3 * c;
      const nx = normal[n];
      const ny = normal[n + 1];
      const nz = normal[n + 2];
      const along = nx * between[n] + ny * between[n + 1] + nz * between[n + 2];
      const gap = along - round[c];
      const k = stiffness[c];
      if (gap >= radius[c]) continue;
      const push = pushOf(k, radius[c], gap);
      let energy = energyOf(k, radius[c], gap);
      let fx = -push * nx;
      let fy = -push * ny;
      let fz = -push * nz;
      if (friction[c] > 0) {
        const ux = between[n] - along * nx;
        const uy = between[n + 1] - along * ny;
        const uz = between[n + 2] - along * nz;
        const u = Math.sqrt(ux * ux + uy * uy + uz * uz);
        const most = friction[c] * push;
        let kt = k;
        if (k * u > most) {
          kt = most / u;
          energy += most * u - (0.5 * most * most) / k;
        } else energy += 0.5 * k * u * u;
        fx += kt * ux;
        fy += kt * uy;
        fz += kt * uz;
      }
      const p = partOf[candidates.first[c]];
      const q = partOf[candidates.second[c]];
      if (p !== undefined) {
        p.energies[0] = p.energies[0] + energy;
        p.energies[3] = p.energies[3] + push;
      }
      if (q !== undefined && q !== p) {
        q.energies[0] = q.energies[0] + energy;
        q.energies[3] = q.energies[3] + push;
      }
      for (let e = 4 * c; e < 4 * c + 4; e++) {
        const i = nodes[e];
        const part = partOf[memberOf[i]];
        if (part === undefined || fixed[i] === 1) continue;
        const o = 3 * (i - part.member.from);
        const { gradient } = part;
        gradient[o] = gradient[o] + weights[e] * fx;
        gradient[o + 1] = gradient[o + 1] + weights[e] * fy;
        gradient[o + 2] = gradient[o + 2] + weights[e] * fz;
      }
    }
  }

  /** Curvature of all contacts along the step, by group. */
  private addContactCurvature(): void {
    const { candidates, memberOf } = this.system;
    const { normal, between, radius, stiffness, friction, round, near, nodes, weights, count } = candidates;
    const { partOf, curvatures, sets } = this;
    for (let c = 0; c < count; c++) {
      if (near[c] === 0) continue;
      let dx = 0;
      let dy = 0;
      let dz = 0;
      let root = -1;
      for (let e = 4 * c; e < 4 * c + 4; e++) {
        const part = partOf[memberOf[nodes[e]]];
        if (part === undefined) continue;
        root = part.member.index;
        const o = 3 * (nodes[e] - part.member.from);
        dx += weights[e] * part.step[o];
        dy += weights[e] * part.step[o + 1];
        dz += weights[e] * part.step[o + 2];
      }
      if (root < 0) continue;
      const n = 3 * c;
      const nx = normal[n];
      const ny = normal[n + 1];
      const nz = normal[n + 2];
      const dn = nx * dx + ny * dy + nz * dz;
      const along = nx * between[n] + ny * between[n + 1] + nz * between[n + 2];
      const gap = along - round[c];
      const r = radius[c];
      const k = stiffness[c];
      if (gap >= r && !(gap + dn < r && dn < 0)) continue;
      const push = pushOf(k, r, gap);
      const curve = gap < r ? curvatureOf(k, r, gap) : k * Math.min(1, (r - gap - dn) / -dn);
      let kt = 0;
      if (friction[c] > 0 && push > 0) {
        const ux = between[n] - along * nx;
        const uy = between[n + 1] - along * ny;
        const uz = between[n + 2] - along * nz;
        const u = Math.sqrt(ux * ux + uy * uy + uz * uz);
        kt = k * u > friction[c] * push ? (friction[c] * push) / u : k;
      }
      root = sets.find(root);
      curvatures[root] = curvatures[root] + curve * dn * dn + kt * (dx * dx + dy * dy + dz * dz - dn * dn);
    }
  }

  /** Every free node of a part takes the step of its own block; backwards in every other sweep. */
  sweep(part: SoftPart, isBackward: boolean): void {
    const { member, elasticity, springs, points } = part;
    const { system, g, block } = this;
    const { x, target, inertia, fixed, starts, onSurface } = system;
    const count = member.nodeCount;
    for (let k = 0; k < count; k++) {
      const v = isBackward ? count - 1 - k : k;
      const i = member.from + v;
      if (fixed[i] === 1) continue;
      elasticity.blockAt(x, v, g, block);
      const o = 3 * i;
      const m = inertia[i];
      const spring = springs[v];
      let gx = g[0] + m * (x[o] - target[o]);
      let gy = g[1] + m * (x[o + 1] - target[o + 1]);
      let gz = g[2] + m * (x[o + 2] - target[o + 2]);
      if (spring > 0) {
        gx += spring * (x[o] - points[3 * v]);
        gy += spring * (x[o + 1] - points[3 * v + 1]);
        gz += spring * (x[o + 2] - points[3 * v + 2]);
      }
      g[0] = gx;
      g[1] = gy;
      g[2] = gz;
      block[0] = block[0] + m + spring;
      block[3] = block[3] + m + spring;
      block[5] = block[5] + m + spring;
      if (starts[i] !== starts[i + 1]) this.addContactBlock(i);
      solveBlock(block, g);
      let dx = g[0];
      let dy = g[1];
      let dz = g[2];
      const share = this.elements.share(part, x, v, dx, dy, dz);
      if (share < 1) {
        dx *= share;
        dy *= share;
        dz *= share;
      }
      if (onSurface[i] === 1) system.tryMove(i, dx, dy, dz);
      else {
        x[o] = x[o] + dx;
        x[o + 1] = x[o + 1] + dy;
        x[o + 2] = x[o + 2] + dz;
      }
    }
  }

  /** Adds what contacts give to `g` and `block` of a node. */
  private addContactBlock(node: number, isWhole = false): void {
    const { starts, entries, candidates } = this.system;
    const { normal, between, radius, stiffness, friction, round, weights } = candidates;
    const { g, block } = this;
    for (let e = starts[node]; e < starts[node + 1]; e++) {
      const w = weights[entries[e]];
      if (w === 0) continue;
      const c = entries[e] >> 2;
      const n = 3 * c;
      const nx = normal[n];
      const ny = normal[n + 1];
      const nz = normal[n + 2];
      const along = nx * between[n] + ny * between[n + 1] + nz * between[n + 2];
      const gap = along - round[c];
      if (gap >= radius[c]) continue;
      const k = stiffness[c];
      const push = pushOf(k, radius[c], gap);
      g[0] = g[0] - push * w * nx;
      g[1] = g[1] - push * w * ny;
      g[2] = g[2] - push * w * nz;
      let kt = 0;
      if (friction[c] > 0) {
        const ux = between[n] - along * nx;
        const uy = between[n + 1] - along * ny;
        const uz = between[n + 2] - along * nz;
        const u = Math.sqrt(ux * ux + uy * uy + uz * uz);
        kt = k * u > friction[c] * push ? (friction[c] * push) / u : k;
        g[0] = g[0] + w * kt * ux;
        g[1] = g[1] + w * kt * uy;
        g[2] = g[2] + w * kt * uz;
        kt *= isWhole ? Math.abs(w) : w * w;
      }
      const curve = curvatureOf(k, radius[c], gap) * (isWhole ? Math.abs(w) : w * w) - kt;
      block[0] = block[0] + kt + curve * nx * nx;
      block[1] = block[1] + curve * nx * ny;
      block[2] = block[2] + curve * nx * nz;
      block[3] = block[3] + kt + curve * ny * ny;
      block[4] = block[4] + curve * ny * nz;
      block[5] = block[5] + kt + curve * nz * nz;
    }
  }
}

function keep({ origin, member }: SoftPart, x: Float64Array): void {
  const o = 3 * member.from;
  for (let k = 0; k < origin.length; k++) origin[k] = x[o + k];
}

/** g ← −H⁻¹ g for the block xx xy xz yy yz zz. */
function solveBlock(h: Float64Array, g: Float64Array): void {
  const a = h[0];
  const b = h[1];
  const c = h[2];
  const d = h[3];
  const e = h[4];
  const f = h[5];
  const xx = d * f - e * e;
  const xy = c * e - b * f;
  const xz = b * e - c * d;
  const scale = -1 / (a * xx + b * xy + c * xz);
  const x = g[0];
  const y = g[1];
  const z = g[2];
  g[0] = (xx * x + xy * y + xz * z) * scale;
  g[1] = (xy * x + (a * f - c * c) * y + (b * c - a * e) * z) * scale;
  g[2] = (xz * x + (b * c - a * e) * y + (a * d - b * b) * z) * scale;
}
