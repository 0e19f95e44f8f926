/**
 * Contact in the solve: energy, gradient and Hessian of the candidates of a group, with directions and nearest points
 * held. The measure of a candidate is then linear in the places of nodes, and its energy is convex:
 *
 *   between = offset + Σ w x (+ the point of a shape);   gap along n;   stretch across it
 *
 * That holds only near the place where the features meet. So candidates that miss each other are left out, however near
 * they come along n.
 *
 * Friction is the spring of the stretch, up to μ times a push. The push is held while a step is judged, and updated
 * before the next.
 */
import type { FemElasticity } from '../../bodies/fem/fem-elasticity.js';
import type { Alert } from './alert.js';
import type { Block } from './block.js';
import { EDGE_EDGE } from './candidates.js';
import { energyOf, frictionEnergy, OVERLOAD, pushOf, STIFFEST } from './law.js';
import { addRestWrenches } from './rest-moves.js';
import { ShapePoints } from './shape-points.js';
import { addDirection, addWrenches } from './solve-six.js';
import type { System } from './system.js';

/** Below this gap, in contact radii, a candidate takes part even if its features would not meet. */
const LIVE = 1.5;

export class ContactTerms {
  /** Energy, and the size of its parts [J]. */
  readonly sums = new Float64Array(2);
  private offset = new Float64Array(0);
  private readonly points: ShapePoints;
  /** Unknowns of the four nodes, −1 for none. */
  private slot = new Int32Array(0);
  private most = new Float64Array(0);
  private push = new Float64Array(0);
  private stretch = new Float64Array(0);
  private curve = new Float64Array(0);
  private across = new Float64Array(0);
  private slip = new Float64Array(0);
  /** Differs when other contacts push or slide, or were opened anew. */
  signature = 0;
  private opened = 0;
  private active = new Int32Array(0);
  private activeCount = 0;
  /** Candidates whose features are near each other or would meet. */
  private live = new Int32Array(0);
  private liveCount = 0;
  private readonly spot = new Float64Array(3);

  constructor(
    private readonly system: System,
    /** By member, for those that move. */
    private readonly blocks: readonly (Block | undefined)[],
  ) {
    this.points = new ShapePoints(system, this.spot);
  }

  private reserve(): void {
    const { count } = this.system.candidates;
    if (this.most.length >= count) return;
    const size = 2 * count;
    this.offset = new Float64Array(3 * size);
    this.stretch = new Float64Array(3 * size);
    this.slip = new Float64Array(3 * size);
    this.points.reserve(size);
    this.slot = new Int32Array(4 * size);
    this.most = new Float64Array(size);
    this.push = new Float64Array(size);
    this.curve = new Float64Array(size);
    this.across = new Float64Array(size);
    this.active = new Int32Array(size);
    this.live = new Int32Array(size);
  }

  /** Takes the first `count` candidates of the list in their present state: directions, nearest points and stretches. */
  open({ list, count }: Alert): void {
    this.reserve();
    const { system, offset, slot, most, spot, points } = this;
    const { x, fixed, memberOf, candidates } = system;
    const { nodes, weights, between, friction, force, normal, round, radius, stiffness, meets, isLive } =
      candidates;
    this.liveCount = 0;
    this.opened = (this.opened + 1) & 0xffff;
    for (let k = 0; k < count; k++) {
      const c = list[k];
      const n = 3 * c;
      const gap =
        normal[n] * between[n] + normal[n + 1] * between[n + 1] + normal[n + 2] * between[n + 2] - round[c];
      isLive[c] = meets[c] === 1 || gap < LIVE * radius[c] ? 1 : 0;
      if (isLive[c] === 0) continue;
      this.live[this.liveCount++] = c;
      this.points.find(c);
      this.points.place(c);
      for (let i = 0; i < 3; i++)
        offset[n + i] = between[n + i] - (points.shape[c] < 0 ? 0 : points.sign[c] * spot[i]);
      for (let e = 4 * c; e < 4 * c + 4; e++) {
        const node = nodes[e];
        const part = this.blocks[memberOf[node]]?.part;
        const isFree = part !== undefined && fixed[node] === 0 && weights[e] !== 0;
        slot[e] = isFree ? 3 * node : -1;
        if (!isFree) continue;
        for (let i = 0; i < 3; i++) offset[n + i] = offset[n + i] - weights[e] * x[3 * node + i];
      }
      // Between substeps the last force is better than the gap, which has moved on without it.
      const now = force[c] > 0 ? force[c] : pushOf(stiffness[c], radius[c], gap);
      most[c] = friction[c] * now;
    }
  }

  /** Writes the measure of a candidate at the present places to `spot`. */
  private measure(c: number): void {
    const { spot, offset, slot } = this;
    const { x, candidates } = this.system;
    const { weights } = candidates;
    let bx = offset[3 * c];
    let by = offset[3 * c + 1];
    let bz = offset[3 * c + 2];
    if (this.points.shape[c] >= 0) {
      this.points.place(c);
      const sign = this.points.sign[c];
      bx += sign * spot[0];
      by += sign * spot[1];
      bz += sign * spot[2];
    }
    for (let e = 4 * c; e < 4 * c + 4; e++) {
      const s = slot[e];
      if (s < 0) continue;
      const w = weights[e];
      bx += w * x[s];
      by += w * x[s + 1];
      bz += w * x[s + 2];
    }
    spot[0] = bx;
    spot[1] = by;
    spot[2] = bz;
  }

  /** Writes the measures of candidates to `between`; their last force is outdated. Those that don't push lose their stretch. */
  finish({ list, count }: Alert): void {
    const { x, candidates } = this.system;
    const { between, force, isLive } = candidates;
    for (let k = 0; k < count; k++) {
      const c = list[k];
      force[c] = 0;
      if (isLive[c] === 1) {
        this.measure(c);
        for (let i = 0; i < 3; i++) between[3 * c + i] = this.spot[i];
      } else candidates.measure(c, x);
    }
  }

  /** Adds the gradient to g; the energy to `sums`. */
  evaluate(g: Float64Array): void {
    const { spot, push, stretch, most, active, sums, blocks, system } = this;
    const { normal, radius, stiffness, friction, round, first, second } = system.candidates;
    let energy = 0;
    let count = 0;
    for (let at = 0; at < this.liveCount; at++) {
      const c = this.live[at];
      const n = 3 * c;
      this.measure(c);
      const nx = normal[n];
      const ny = normal[n + 1];
      const nz = normal[n + 2];
      const along = nx * spot[0] + ny * spot[1] + nz * spot[2];
      const gap = along - round[c];
      const r = radius[c];
      // A held friction acts while the step is judged, also where the contact opens: energy must not jump there.
      if (gap >= r && !(most[c] > 0)) continue;
      active[count++] = c;
      const k = stiffness[c];
      const f = pushOf(k, r, gap);
      push[c] = f;
      this.curve[c] = gap < r ? k : 0;
      energy += energyOf(k, r, gap);
      let fx = f * nx;
      let fy = f * ny;
      let fz = f * nz;
      if (friction[c] > 0) {
        const ux = spot[0] - along * nx;
        const uy = spot[1] - along * ny;
        const uz = spot[2] - along * nz;
        stretch[n] = ux;
        stretch[n + 1] = uy;
        stretch[n + 2] = uz;
        const u = Math.sqrt(ux * ux + uy * uy + uz * uz);
        const kt = k * u > most[c] ? most[c] / u : k;
        energy += frictionEnergy(k, u, most[c]);
        fx -= kt * ux;
        fy -= kt * uy;
        fz -= kt * uz;
      }
      const p = blocks[first[c]];
      const q = blocks[second[c]];
      if (p !== undefined) p.pressed += f;
      if (q !== undefined && q !== p) q.pressed += f;
      this.add(g, c, fx, fy, fz);
    }
    this.activeCount = count;
    sums[0] = sums[0] + energy;
    sums[1] = sums[1] + energy;
  }

  /** Subtracts the force (fx, fy, fz) on the first feature, and the opposite on the second, from the gradient. */
  private add(g: Float64Array, c: number, fx: number, fy: number, fz: number): void {
    const { slot } = this;
    const { shape, arm, sign: signs } = this.points;
    const { weights } = this.system.candidates;
    for (let e = 4 * c; e < 4 * c + 4; e++) {
      const s = slot[e];
      if (s < 0) continue;
      const w = weights[e];
      g[s] = g[s] - w * fx;
      g[s + 1] = g[s + 1] - w * fy;
      g[s + 2] = g[s + 2] - w * fz;
    }
    if (shape[c] < 0) return;
    const block = this.blocks[shape[c]];
    if (block === undefined || block.size === 0) return;
    const sign = signs[c];
    const o = block.at;
    const n = 3 * c;
    g[o] = g[o] - sign * fx;
    g[o + 1] = g[o + 1] - sign * fy;
    g[o + 2] = g[o + 2] - sign * fz;
    g[o + 3] = g[o + 3] - sign * (arm[n + 1] * fz - arm[n + 2] * fy);
    g[o + 4] = g[o + 4] - sign * (arm[n + 2] * fx - arm[n] * fz);
    g[o + 5] = g[o + 5] - sign * (arm[n] * fy - arm[n + 1] * fx);
  }

  /** Updates friction to the push, in g and `sums`, and keeps the Hessian of the last `evaluate`. */
  linearise(g: Float64Array, updates: boolean): void {
    const { active, activeCount, most, push, stretch, across, slip, sums } = this;
    const { stiffness, friction } = this.system.candidates;
    let signature = this.opened;
    for (let at = 0; at < activeCount; at++) {
      const c = active[at];
      signature = Math.imul(signature, 31) + 2 * c;
      across[c] = 0;
      if (!(friction[c] > 0)) continue;
      const n = 3 * c;
      const k = stiffness[c];
      const u = Math.sqrt(
        stretch[n] * stretch[n] + stretch[n + 1] * stretch[n + 1] + stretch[n + 2] * stretch[n + 2],
      );
      if (updates) {
        const next = friction[c] * push[c];
        const was = k * u > most[c] ? most[c] / u : k;
        const is = k * u > next ? next / u : k;
        const change = frictionEnergy(k, u, next) - frictionEnergy(k, u, most[c]);
        sums[0] = sums[0] + change;
        most[c] = next;
        const d = was - is;
        if (d !== 0) this.add(g, c, d * stretch[n], d * stretch[n + 1], d * stretch[n + 2]);
      }
      const slides = k * u > most[c];
      across[c] = slides ? most[c] / u : most[c] > 0 ? k : 0;
      const s = slides ? Math.sqrt(across[c]) / u : 0;
      for (let i = n; i < n + 3; i++) slip[i] = s * stretch[i];
      if (slides) signature++;
    }
    this.signature = signature >>> 0;
  }

  /** q += H d. */
  multiply(d: Float64Array, q: Float64Array): void {
    const { active, activeCount, slot, curve, across, slip } = this;
    const { shape, arm, sign: signs } = this.points;
    const { weights, normal } = this.system.candidates;
    for (let at = 0; at < activeCount; at++) {
      const c = active[at];
      const n = 3 * c;
      let dx = 0;
      let dy = 0;
      let dz = 0;
      for (let e = 4 * c; e < 4 * c + 4; e++) {
        const s = slot[e];
        if (s < 0) continue;
        const w = weights[e];
        dx += w * d[s];
        dy += w * d[s + 1];
        dz += w * d[s + 2];
      }
      if (shape[c] >= 0) {
        const block = this.blocks[shape[c]];
        if (block !== undefined && block.size > 0) {
          const sign = signs[c];
          const o = block.at;
          dx += sign * (d[o] + d[o + 4] * arm[n + 2] - d[o + 5] * arm[n + 1]);
          dy += sign * (d[o + 1] + d[o + 5] * arm[n] - d[o + 3] * arm[n + 2]);
          dz += sign * (d[o + 2] + d[o + 3] * arm[n + 1] - d[o + 4] * arm[n]);
        }
      }
      const along = normal[n] * dx + normal[n + 1] * dy + normal[n + 2] * dz;
      const kt = across[c];
      const s = (curve[c] - kt) * along;
      let fx = s * normal[n] + kt * dx;
      let fy = s * normal[n + 1] + kt * dy;
      let fz = s * normal[n + 2] + kt * dz;
      if (kt > 0) {
        const t = slip[n] * dx + slip[n + 1] * dy + slip[n + 2] * dz;
        fx -= t * slip[n];
        fy -= t * slip[n + 1];
        fz -= t * slip[n + 2];
      }
      this.add(q, c, -fx, -fy, -fz);
    }
  }

  /** Adds the contacts to the nodes of blocks with a factor of their own, as if all else stood still. */
  addTouched(): void {
    const { active, activeCount, blocks, slot, curve, across, slip } = this;
    const { first, second, weights, normal, kind } = this.system.candidates;
    for (let at = 0; at < activeCount; at++) {
      const c = active[at];
      const n = 3 * c;
      const split = kind[c] === EDGE_EDGE ? 2 : 1;
      for (let k = 0; k < 4; k++) {
        const block = blocks[k < split ? first[c] : second[c]];
        const s = slot[4 * c + k];
        if (s < 0 || block === undefined || block.touched.length === 0) continue;
        // The weights of a feature sum to one: a motion of all its nodes meets the whole stiffness.
        const w = Math.abs(weights[4 * c + k]);
        const o = 3 * (s - block.at);
        for (let i = 0; i < 3; i++)
          for (let j = 0; j < 3; j++) {
            let sum = (curve[c] - across[c]) * normal[n + i] * normal[n + j];
            if (across[c] > 0) sum += (i === j ? across[c] : 0) - slip[n + i] * slip[n + j];
            block.touched[o + 3 * i + j] = block.touched[o + 3 * i + j] + w * sum;
          }
      }
    }
  }

  /** Adds the contacts to the matrices of blocks as a whole. */
  addMatrices(): void {
    const { active, activeCount, blocks, spot } = this;
    const { arm } = this.points;
    const { first, second } = this.system.candidates;
    for (let at = 0; at < activeCount; at++) {
      const c = active[at];
      if (first[c] === second[c]) continue;
      for (let side = 0; side < 2; side++) {
        const block = blocks[side === 0 ? first[c] : second[c]];
        if (block === undefined || block.size === 0 || !block.isMade) continue;
        if (block.part !== undefined && !block.hasWhole) continue;
        if (block.part?.rest !== undefined) {
          this.addRestMatrix(block, c, side, block.part.rest);
          continue;
        }
        if (block.part === undefined) for (let i = 0; i < 3; i++) spot[i] = arm[3 * c + i];
        else this.softArm(c, side, block);
        this.addMatrix(block.matrix, c);
      }
    }
  }

  /** Writes the offset from the middle of a soft block to a candidate's contact point to `spot`. */
  private softArm(c: number, side: number, { centre }: Block): void {
    const { spot } = this;
    const { x, candidates } = this.system;
    const { nodes, weights, kind } = candidates;
    const split = kind[c] === EDGE_EDGE ? 2 : 1;
    for (let i = 0; i < 3; i++) spot[i] = -centre[i];
    for (let k = side === 0 ? 0 : split; k < (side === 0 ? split : 4); k++) {
      const w = Math.abs(weights[4 * c + k]);
      for (let i = 0; i < 3; i++) spot[i] = spot[i] + w * x[3 * nodes[4 * c + k] + i];
    }
  }

  /** The same for a solid, whose motions as a whole are those of its rest shape. */
  private addRestMatrix({ member, matrix }: Block, c: number, side: number, rest: FemElasticity): void {
    const { wrench } = this;
    const { normal, nodes, weights, kind } = this.system.candidates;
    const split = kind[c] === EDGE_EDGE ? 2 : 1;
    wrench.fill(0);
    for (let k = 4 * c + (side === 0 ? 0 : split); k < 4 * c + (side === 0 ? split : 4); k++)
      if (weights[k] !== 0) addRestWrenches(rest, nodes[k] - member.from, Math.abs(weights[k]), wrench);
    const n = 3 * c;
    const kt = this.across[c];
    addWrenches(matrix, wrench, normal[n], normal[n + 1], normal[n + 2], this.curve[c] - kt, kt);
  }

  private readonly wrench = new Float64Array(18);

  private addMatrix(matrix: Float64Array, c: number): void {
    const { spot, curve, across } = this;
    const { normal } = this.system.candidates;
    const nx = normal[3 * c];
    const ny = normal[3 * c + 1];
    const nz = normal[3 * c + 2];
    const kt = across[c];
    addDirection(matrix, 0, spot, nx, ny, nz, curve[c] - kt);
    if (!(kt > 0)) return;
    addDirection(matrix, 0, spot, 1, 0, 0, kt);
    addDirection(matrix, 0, spot, 0, 1, 0, kt);
    addDirection(matrix, 0, spot, 0, 0, 1, kt);
  }

  /**
   * Raises the stiffness of contacts that carry too much for it, with the same friction; returns whether there were
   * any.
   */
  stiffen(): boolean {
    const { active, activeCount, push, offset, stretch } = this;
    const { members, candidates } = this.system;
    const { stiffness, radius, friction, first, second } = candidates;
    let any = false;
    for (let at = 0; at < activeCount; at++) {
      const c = active[at];
      const k = stiffness[c];
      if (!(push[c] > OVERLOAD * k * radius[c])) continue;
      const most = STIFFEST * Math.min(members[first[c]].stiffness, members[second[c]].stiffness);
      const next = Math.min(most, (2 * push[c]) / radius[c]);
      if (!(next > k)) continue;
      any = true;
      this.opened = (this.opened + 1) & 0xffff;
      stiffness[c] = next;
      if (!(friction[c] > 0)) continue;
      const kept = k / stiffness[c] - 1;
      for (let i = 3 * c; i < 3 * c + 3; i++) offset[i] = offset[i] + kept * stretch[i];
    }
    return any;
  }
}
