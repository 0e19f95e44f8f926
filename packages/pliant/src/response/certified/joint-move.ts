/**
 * Moves a group of bodies together to the solver's result, as far as no pair of features crosses on the straight ways
 * there. A pair may pass when some direction separates it at both ends: its present one, the one between its nearest
 * points at the end, or the one in the middle of both; or when its four points stay on one side of each other
 * (`one-side.ts`). Otherwise conservative advancement says how far the pair may go (Li, Kaufman and Jiang 2021). Where a pair would cross, both of its bodies move by that share of their ways. Nodes
 * never move one by one: if some are held and their neighbours are not, elements take up far more energy than there
 * was.
 */
import * as quat from '../../math/quat.js';
import type { Alert } from './alert.js';
import type { Block } from './block.js';
import { EDGE_EDGE, NODE_PLANE, NODE_TRIANGLE } from './candidates.js';
import { closestOnEdges, closestOnTriangle } from './closest.js';
import type { Elements } from './elements.js';
import { OneSide } from './one-side.js';
import type { ShapeMotion } from './shape-motion.js';
import type { System } from './system.js';

/**
 * Passes in which ways are shortened to what pairs allow, and then to half of it. After both, bodies that would still
 * cross stay.
 */
const FULL_PASSES = 6;
/** Most steps of conservative advancement, and the part of the room that each uses. */
const MOST_ADVANCES = 60;
const ADVANCE = 0.9;

export class JointMove {
  /** Places of nodes at the start of the way [m]. */
  private was = new Float64Array(0);
  private readonly spot = new Float64Array(3);
  private readonly nearest = new Float64Array(3);
  private readonly oneSide = new OneSide();
  private readonly turn = new Float64Array(4);
  private readonly spin = new Float64Array(3);
  /** Four points on their way, and their motion. */
  private readonly points = new Float64Array(12);
  private readonly ways = new Float64Array(12);
  /** By member: how far it wanted to go from the start of the substep [m]; 0 within its limit. */
  wanted = new Float64Array(16);

  constructor(
    private readonly system: System,
    private readonly shapes: ShapeMotion,
    private readonly elements: Elements,
    /** By member, for those that move. */
    private readonly blocks: readonly (Block | undefined)[],
    private readonly alert: Alert,
  ) {}

  /** Saves the places of all nodes: those of other bodies don't move. */
  open(): void {
    const { x, nodes, members } = this.system;
    if (this.was.length < x.length) this.was = new Float64Array(x.length);
    if (this.wanted.length < members.length) this.wanted = new Float64Array(2 * members.length);
    this.wanted.fill(0);
    for (let k = 0; k < 3 * nodes; k++) this.was[k] = x[k];
  }

  /** Saves the places of the group: ways begin here. */
  begin(group: readonly Block[]): void {
    const { x } = this.system;
    const { was } = this;
    for (const { member, start, part } of group) {
      for (let k = 3 * member.from; k < 3 * (member.from + member.nodeCount); k++) was[k] = x[k];
      if (part === undefined) start.set(member.pose);
      else for (let k = 0, o = 3 * member.from; k < start.length; k++) start[k] = x[o + k];
    }
  }

  /** Whether a member of the group wanted to go beyond its limit. */
  isBeyond(group: readonly Block[]): boolean {
    for (const { member } of group)
      if (this.wanted[member.index] > this.system.limit[member.index]) return true;
    return false;
  }

  /**
   * Gives candidates the direction and the points at which they meet on the way to the group's present place.
   * Candidates that come near without meeting get those of the end. Puts the group back to its start. Returns whether
   * any would meet that the solver did not know of, or at another place than it assumed. With `isFirst` the way begins
   * where gaps were measured.
   */
  follow(group: readonly Block[], order: Int32Array, from: number, to: number, isFirst: boolean): boolean {
    const { candidates, members, x } = this.system;
    const { meets, kind, first, second, round } = candidates;
    for (const block of group) {
      this.noteTrial(block);
      if (block.part === undefined) this.shapes.place(block.member);
      this.alert.note(block.member);
    }
    this.alert.gather(order, from, to, isFirst ? undefined : this.was);
    const { list, count } = this.alert;
    let any = false;
    if (this.fresh.length < candidates.count) this.fresh = new Uint8Array(2 * candidates.count);
    for (let k = 0; k < count; k++) {
      const c = list[k];
      this.fresh[c] = 0;
      const share = this.allowed(c);
      if (share < 1) {
        any = true;
        meets[c] = 1;
        if (share > 0 && kind[c] !== NODE_PLANE) this.fresh[c] = this.adopt(c);
      } else if (kind[c] !== NODE_PLANE) {
        const near = 2 * members[first[c]].pairRadius(members[second[c]]) + round[c];
        if (this.gapAfter[0] <= near && this.nearestWay(x, c)) this.fresh[c] = this.adopt(c);
      }
    }
    this.goBack(group);
    for (let k = 0; k < count; k++) if (this.fresh[list[k]] === 1) this.carryStretch(list[k]);
    return any;
  }

  /** Moves to the last saved trial place of the group. */
  goOn(group: readonly Block[]): void {
    for (const block of group) {
      block.share = 1;
      this.place(block);
    }
  }

  private fresh = new Uint8Array(0);

  /**
   * Takes over the last direction and nearest points; the stretch stays in `between` for now. Returns 1, or 0 where the
   * features touch to rounding: they have no direction, and the candidate keeps its own.
   */
  private adopt(c: number): number {
    const { nearest, spot } = this;
    if (!(nearest[0] * nearest[0] + nearest[1] * nearest[1] + nearest[2] * nearest[2] > 0.5)) return 0;
    const { normal, weights, between, kind } = this.system.candidates;
    const o = 4 * c;
    const n = 3 * c;
    const along = normal[n] * between[n] + normal[n + 1] * between[n + 1] + normal[n + 2] * between[n + 2];
    for (let a = n; a < n + 3; a++) between[a] = between[a] - along * normal[a];
    const isEdges = kind[c] === EDGE_EDGE;
    weights[o] = isEdges ? 1 - spot[0] : 1;
    weights[o + 1] = isEdges ? spot[0] : -spot[0];
    weights[o + 2] = isEdges ? spot[1] - 1 : -spot[1];
    weights[o + 3] = isEdges ? -spot[1] : -spot[2];
    for (let a = 0; a < 3; a++) normal[n + a] = nearest[a];
    return 1;
  }

  /** At the start of the way: `between` gets the gap along the new direction, and the stretch across it. */
  private carryStretch(c: number): void {
    const { candidates, x } = this.system;
    const { normal, weights, between, nodes, friction } = candidates;
    const n = 3 * c;
    let gap = 0;
    let off = 0;
    for (let a = 0; a < 3; a++) {
      let sum = 0;
      for (let k = 4 * c; k < 4 * c + 4; k++) sum += weights[k] * x[3 * nodes[k] + a];
      gap += sum * normal[n + a];
      off += between[n + a] * normal[n + a];
    }
    const kept = friction[c] > 0 ? 1 : 0;
    for (let a = n; a < n + 3; a++) between[a] = kept * between[a] + (gap - kept * off) * normal[a];
  }

  /** Puts the group back to its start. */
  goBack(group: readonly Block[]): void {
    for (const block of group) {
      block.share = 0;
      this.place(block);
    }
  }

  /**
   * Moves the group from its start to its trial place, for the candidates order[from … to − 1]; returns whether it got
   * there as a whole. A body in the way of another shortens both ways, and no others. Each way is straight, so no
   * element is bent more than on the full way.
   */
  go(group: readonly Block[], order: Int32Array, from: number, to: number): boolean {
    let isFree = true;
    for (const block of group) {
      block.share = 1;
      this.noteTrial(block);
      block.share = this.withinLimit(block);
      this.place(block);
      this.keepElements(block);
      if (block.share < 1) isFree = false;
      block.hasChanged = true;
      this.alert.note(block.member);
    }
    this.alert.gather(order, from, to);
    for (let pass = 0; this.shorten(group, pass); pass++) {
      isFree = false;
      // A shorter way may be in the way of a body that goes on.
      this.alert.gather(order, from, to);
    }
    return isFree;
  }

  /**
   * Shortens the ways of bodies that would cross; returns whether there were any. At the start of their ways no bodies
   * cross.
   */
  private shorten(group: readonly Block[], pass: number): boolean {
    const { candidates } = this.system;
    const { list, count } = this.alert;
    const { first, second, meets } = candidates;
    const { blocks } = this;
    let any = false;
    for (const block of group) block.aim = 1;
    for (let k = 0; k < count; k++) {
      const c = list[k];
      const p = blocks[first[c]];
      const q = blocks[second[c]];
      if (p?.hasChanged !== true && q?.hasChanged !== true) continue;
      const allowed = this.allowed(c);
      if (allowed >= 1) continue;
      meets[c] = 1;
      any = true;
      const share = pass < FULL_PASSES ? allowed : pass < 2 * FULL_PASSES ? 0.5 * allowed : 0;
      if (p !== undefined) p.aim = Math.min(p.aim, share);
      if (q !== undefined) q.aim = Math.min(q.aim, share);
    }
    for (const block of group) {
      block.hasChanged = block.aim < 1 && block.share > 0;
      if (!block.hasChanged) continue;
      block.share = block.aim * block.share;
      this.place(block);
      this.alert.note(block.member);
    }
    return any && group.some(({ hasChanged }) => hasChanged);
  }

  private noteTrial({ part, member, origin }: Block): void {
    const { x } = this.system;
    if (part === undefined) origin.set(member.pose);
    else for (let k = 0, o = 3 * member.from; k < origin.length; k++) origin[k] = x[o + k];
  }

  /** Puts a block at its share of the way. */
  private place(block: Block): void {
    const { part, member, origin, start, share } = block;
    const { x } = this.system;
    if (part !== undefined) {
      const o = 3 * member.from;
      if (share === 1) for (let k = 0; k < origin.length; k++) x[o + k] = origin[k];
      else for (let k = 0; k < origin.length; k++) x[o + k] = start[k] + share * (origin[k] - start[k]);
      return;
    }
    const { turn, spin } = this;
    const { pose } = member;
    if (share === 1) pose.set(origin);
    else {
      for (let k = 0; k < 3; k++) pose[k] = start[k] + share * (origin[k] - start[k]);
      if (member.isPlane) for (let k = 3; k < 7; k++) pose[k] = start[k];
      else {
        quat.conjugate(turn, 0, start, 3);
        quat.multiply(turn, 0, origin, 3, turn, 0);
        quat.toRotationVector(spin, 0, turn, 0);
        for (let k = 0; k < 3; k++) spin[k] = share * spin[k];
        quat.fromRotationVector(turn, 0, spin, 0);
        quat.multiply(turn, 0, turn, 0, start, 3);
        quat.normalize(pose, 3, turn, 0);
      }
    }
    this.shapes.place(member);
  }

  /** Share of the way that stays within the limit of a member, counted from the start of the substep. */
  private withinLimit({ member, part }: Block): number {
    const { x, start: begun, limit, onSurface } = this.system;
    const { was } = this;
    const most = limit[member.index];
    if (part === undefined) this.shapes.place(member);
    let share = 1;
    let farthest = 0;
    for (let i = member.from; i < member.from + member.nodeCount; i++) {
      if (onSurface[i] === 0) continue;
      const o = 3 * i;
      const bx = x[o] - begun[o];
      const by = x[o + 1] - begun[o + 1];
      const bz = x[o + 2] - begun[o + 2];
      const far = bx * bx + by * by + bz * bz;
      if (far <= most * most) continue;
      farthest = Math.max(farthest, far);
      const ax = was[o] - begun[o];
      const ay = was[o + 1] - begun[o + 1];
      const az = was[o + 2] - begun[o + 2];
      const dx = bx - ax;
      const dy = by - ay;
      const dz = bz - az;
      const dd = dx * dx + dy * dy + dz * dz;
      const ad = ax * dx + ay * dy + az * dz;
      const rest = ax * ax + ay * ay + az * az - most * most;
      const s = dd > 0 ? (Math.sqrt(Math.max(0, ad * ad - dd * rest)) - ad) / dd : 0;
      share = Math.min(share, Math.max(0, s * 0.999));
    }
    this.wanted[member.index] = Math.sqrt(farthest);
    return share;
  }

  /** Shortens the way of a soft block until no element has lost too much of its volume. */
  private keepElements(block: Block): void {
    if (block.part === undefined) return;
    for (let cut = 0; cut < 12; cut++) {
      if (!this.elements.isCrushed(block.part, this.system.x)) return;
      block.share = cut === 11 ? 0 : 0.5 * block.share;
      this.place(block);
    }
  }

  /** Of the last candidate: its gap at the end of the way, along its direction [m]. */
  private readonly gapAfter = new Float64Array(1);

  /** Share of the way that a candidate may go; 1 when its features don't cross. */
  private allowed(c: number): number {
    const { system, was, nearest: n1 } = this;
    const { x, candidates } = system;
    const { normal, least, kind } = candidates;
    const n = 3 * c;
    const nx = normal[n];
    const ny = normal[n + 1];
    const nz = normal[n + 2];
    const before = system.gapAlong(was, c, nx, ny, nz);
    const after = system.gapAlong(x, c, nx, ny, nz);
    this.gapAfter[0] = after;
    const keep = least[c];
    if (after >= keep && before >= keep) return 1;
    if (kind[c] === NODE_PLANE) {
      if (after >= before) return 1;
      return after < keep ? Math.max(0, (before - keep) / (before - after)) : 1;
    }
    if (this.nearestWay(x, c)) {
      if (this.isApart(c, n1[0], n1[1], n1[2], keep)) return 1;
      const mx = n1[0] + nx;
      const my = n1[1] + ny;
      const mz = n1[2] + nz;
      const size = Math.sqrt(mx * mx + my * my + mz * mz);
      if (size > 1e-3 && this.isApart(c, mx / size, my / size, mz / size, keep)) return 1;
      if (this.slides(c, keep)) return 1;
    }
    return this.advance(c, keep);
  }

  private isApart(c: number, nx: number, ny: number, nz: number, keep: number): boolean {
    const { system, was } = this;
    return system.gapAlong(system.x, c, nx, ny, nz) >= keep && system.gapAlong(was, c, nx, ny, nz) >= keep;
  }

  /** Whether a candidate without thickness ends apart along `nearest` and stays on one side all the way. */
  private slides(c: number, keep: number): boolean {
    const { system, was, nearest } = this;
    const { round, nodes } = system.candidates;
    if (round[c] > 0) return false;
    if (!(system.gapAlong(system.x, c, nearest[0], nearest[1], nearest[2]) >= keep)) return false;
    const o = 4 * c;
    return this.oneSide.holds(was, system.x, nodes[o], nodes[o + 1], nodes[o + 2], nodes[o + 3]);
  }

  /** Direction between the nearest points, to `nearest`; false when they touch. */
  private nearestWay(x: Float64Array, c: number): boolean {
    const { nodes } = this.system.candidates;
    const o = 4 * c;
    return this.between(x, c, nodes[o], nodes[o + 1], nodes[o + 2], nodes[o + 3]) > 0;
  }

  /** Distance of the two features whose corners are i, j, k, l of x; its direction to `nearest`. */
  private between(x: Float64Array, c: number, i: number, j: number, k: number, l: number): number {
    const { spot, nearest } = this;
    let w0 = 1;
    let w1: number;
    let w2: number;
    let w3: number;
    if (this.system.candidates.kind[c] === NODE_TRIANGLE) {
      closestOnTriangle(x, i, j, k, l, spot);
      w1 = -spot[0];
      w2 = -spot[1];
      w3 = -spot[2];
    } else {
      closestOnEdges(x, i, j, k, l, spot);
      w0 = 1 - spot[0];
      w1 = spot[0];
      w2 = spot[1] - 1;
      w3 = -spot[1];
    }
    let sum = 0;
    for (let a = 0; a < 3; a++) {
      const d = w0 * x[3 * i + a] + w1 * x[3 * j + a] + w2 * x[3 * k + a] + w3 * x[3 * l + a];
      nearest[a] = d;
      sum += d * d;
    }
    const d = Math.sqrt(sum);
    if (d > 1e-14) for (let a = 0; a < 3; a++) nearest[a] = nearest[a] / d;
    return d > 1e-14 ? d : 0;
  }

  /** Additive advancement: while the features move by less than their distance, they can't meet. */
  private advance(c: number, keep: number): number {
    const { points, ways, was } = this;
    const { x, candidates } = this.system;
    const { nodes, round, kind } = candidates;
    const split = kind[c] === EDGE_EDGE ? 2 : 1;
    for (let a = 0; a < 3; a++) {
      let mean = 0;
      for (let k = 0; k < 4; k++) {
        const o = 3 * nodes[4 * c + k] + a;
        points[3 * k + a] = was[o];
        ways[3 * k + a] = x[o] - was[o];
        mean += 0.25 * ways[3 * k + a];
      }
      for (let k = 0; k < 4; k++) ways[3 * k + a] = ways[3 * k + a] - mean;
    }
    let mine = 0;
    let theirs = 0;
    for (let k = 0; k < 4; k++) {
      const o = 3 * k;
      const way = Math.sqrt(ways[o] * ways[o] + ways[o + 1] * ways[o + 1] + ways[o + 2] * ways[o + 2]);
      if (k < split) mine = Math.max(mine, way);
      else theirs = Math.max(theirs, way);
    }
    const most = mine + theirs;
    if (!(most > 0)) return 1;
    let time = 0;
    let first = 0;
    for (let n = 0; n < MOST_ADVANCES; n++) {
      const room = this.between(points, c, 0, 1, 2, 3) - round[c] - keep;
      if (n === 0) first = room;
      if (!(room > 0.05 * first)) return n === 0 ? 0 : time;
      const step = (ADVANCE * room) / most;
      if (time + step >= 1) return 1;
      time += step;
      for (let k = 0; k < 12; k++) points[k] = points[k] + step * ways[k];
    }
    return time;
  }
}
