/**
 * Separates members that overlap. The depth method gives depth and way out. Both members move there as a whole, a
 * little in every substep, without any speed, each by the mass of the other. Certificates of other pairs are kept, so
 * no body is pushed through a third. The speed at which the two would go deeper is removed, equal and opposite.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { Matter } from '../../narrowphase/index.js';
import { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { RegionalDepth } from '../../penetration/regional/regional.js';
import { VertexDepths } from '../../penetration/vertex-depths.js';
import { EDGE_EDGE } from './candidates.js';
import { farthest, PARTING } from './margins.js';
import { type Member, RIGID, SOFT } from './member.js';
import { heightOf } from './overlap.js';
import type { ShapeMotion } from './shape-motion.js';
import type { System } from './system.js';

/** Part of the room up to a limit that is used: rounding must not exceed it. */
const WITHIN = 0.999;

export class Parting {
  private readonly pair = new PairOverlap();
  private readonly depths = new VertexDepths();
  private readonly measure = new RegionalDepth();
  private readonly out = new Float64Array(3);
  private readonly way = new Float64Array(6);

  constructor(
    private readonly system: System,
    private readonly shapes: ShapeMotion,
  ) {}

  /** Separates two members that overlap; `a` or `b` is soft. */
  part(matter: Matter, a: Member, b: Member): void {
    const c = matter.bodies.columns;
    const length = Math.min(a.length, b.length);
    const radius = a.pairRadius(b);
    let depth = this.findWay(matter, a, b);
    if (!(depth > 0)) depth = this.betweenCentres(c, a, b, length);
    const step = Math.min(depth + radius, PARTING * length);
    const ma = massOf(c, a);
    const mb = massOf(c, b);
    const share = ma === Infinity ? 0 : mb === Infinity ? 1 : mb / (ma + mb);
    if (ma === Infinity && mb === Infinity) return;
    this.shift(c, a, share * step);
    this.shift(c, b, (share - 1) * step);
    // Speed at which they approach.
    const closing = -(this.speedOf(matter, a) - this.speedOf(matter, b));
    if (!(closing > 0)) return;
    this.push(matter, a, share * closing);
    this.push(matter, b, (share - 1) * closing);
  }

  /** Moves a member by `way` [m], as far as others leave room, and leaves it its speed. */
  move(matter: Matter, member: Member, way: Float64Array): void {
    this.out.set(way);
    this.shift(matter.bodies.columns, member, 1);
  }

  /** Writes the way out of `a` to `out`; returns the depth along it, 0 when nothing is known [m]. */
  private findWay({ bodies, deformables, tetBodies }: Matter, a: Member, b: Member): number {
    const { out, pair, depths } = this;
    if (a.isPlane || b.isPlane) return this.behindPlane(a, b);
    tetBodies.newLook();
    const first = tetBodies.of(bodies, deformables, a.row);
    const second = tetBodies.of(bodies, deformables, b.row);
    out.fill(0);
    if (first === undefined || second === undefined || pair.detect(first, second) === 0) return 0;
    depths.reset(pair.points.count);
    this.measure.measure(pair, depths);
    for (let row = 0; row < depths.count; row++) {
      const sign = row < pair.points.split ? 1 : -1;
      for (let k = 0; k < 3; k++)
        out[k] = out[k] + sign * depths.depths[row] * depths.directions[3 * row + k];
    }
    const size = Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
    if (!(size > 0)) return 0;
    for (let k = 0; k < 3; k++) out[k] = out[k] / size;
    let deepest = 0;
    for (let row = 0; row < depths.count; row++) {
      const d = 3 * row;
      const along =
        depths.directions[d] * out[0] + depths.directions[d + 1] * out[1] + depths.directions[d + 2] * out[2];
      deepest = Math.max(deepest, depths.depths[row] * Math.abs(along));
    }
    return deepest;
  }

  private behindPlane(a: Member, b: Member): number {
    const plane = a.isPlane ? a : b;
    const soft = a.isPlane ? b : a;
    const { vertices } = soft.topology;
    let deepest = 0;
    for (let k = 0; k < vertices.length; k++)
      deepest = Math.max(
        deepest,
        soft.topology.round - heightOf(this.system.x, soft.from + vertices[k], plane),
      );
    for (let k = 0; k < 3; k++) this.out[k] = (a.isPlane ? -1 : 1) * plane.pose[3 + k];
    // A vertex that touches the plane to the last bit has no depth, and still must move.
    return Math.max(deepest, soft.radius);
  }

  /** Edges cross, but no vertex is inside: separate along the line between the centres. */
  private betweenCentres(c: BodyColumns, a: Member, b: Member, length: number): number {
    const { out } = this;
    let square = 0;
    for (let k = 0; k < 3; k++) {
      out[k] = this.centre(c, a, k) - this.centre(c, b, k);
      square += out[k] * out[k];
    }
    const size = Math.sqrt(square);
    for (let k = 0; k < 3; k++) out[k] = size > 0 ? out[k] / size : k === 1 ? 1 : 0;
    return 0.2 * PARTING * length;
  }

  /** Middle of the overlapping part of a member: that of its box, if it is bounded. */
  private centre(c: BodyColumns, member: Member, k: number): number {
    if (member.soft !== undefined) return c.position[3 * member.row + k];
    return 0.5 * (member.low[k] + member.high[k]);
  }

  private shift(c: BodyColumns, member: Member, by: number): void {
    const { system, out, way } = this;
    if (by === 0) return;
    if (member.mode === SOFT) {
      const s = by * Math.min(this.withinLimit(member, by), this.withinCertificates(member, by));
      for (let i = member.from; i < member.from + member.nodeCount; i++)
        if (system.fixed[i] === 0) system.tryMove(i, s * out[0], s * out[1], s * out[2]);
      return;
    }
    way.fill(0);
    for (let k = 0; k < 3; k++) way[k] = by * out[k];
    this.shapes.tryMove(member, way, 0);
    for (let k = 0; k < 3; k++) c.position[3 * member.row + k] = member.pose[k];
  }

  /** Share of a way that is within the limit of a soft member, so that no node is held where others go on. */
  private withinLimit({ from, nodeCount, index }: Member, by: number): number {
    const { x, start, limit } = this.system;
    const { out } = this;
    const way = Math.abs(by) * Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
    const room = limit[index] - farthest(x, start, 3 * from, 3 * (from + nodeCount));
    return way > room ? (WITHIN * Math.max(0, room)) / way : 1;
  }

  /** Share of a way that the certificates of a soft member with others allow to all of its nodes. */
  private withinCertificates({ from, nodeCount }: Member, by: number): number {
    const { system, out } = this;
    const { starts, entries, candidates } = system;
    const { normal, least, kind, first, second } = candidates;
    let share = 1;
    for (let e = starts[from]; e < starts[from + nodeCount]; e++) {
      const c = entries[e] >> 2;
      if (first[c] === second[c]) continue;
      const n = 3 * c;
      const along = by * (normal[n] * out[0] + normal[n + 1] * out[1] + normal[n + 2] * out[2]);
      const closing = (entries[e] & 3) < (kind[c] === EDGE_EDGE ? 2 : 1) ? -along : along;
      if (!(closing > 0)) continue;
      const room = Math.max(0, system.gap(c) - least[c]);
      if (closing > room) share = Math.min(share, (WITHIN * room) / closing);
    }
    return share;
  }

  /** Speed of a member along the way out [m/s]. */
  private speedOf({ bodies, deformables }: Matter, member: Member): number {
    const { out } = this;
    if (member.mode !== SOFT) {
      const { velocity } = bodies.columns;
      const i = 3 * member.row;
      return velocity[i] * out[0] + velocity[i + 1] * out[1] + velocity[i + 2] * out[2];
    }
    const { velocity, mass } = deformables.particles.columns;
    let sum = 0;
    let total = 0;
    for (let i = member.from; i < member.from + member.nodeCount; i++) {
      if (this.system.fixed[i] === 1) continue;
      total += mass[i];
      sum +=
        mass[i] * (velocity[3 * i] * out[0] + velocity[3 * i + 1] * out[1] + velocity[3 * i + 2] * out[2]);
    }
    return total > 0 ? sum / total : 0;
  }

  private push({ bodies, deformables }: Matter, member: Member, by: number): void {
    const { out } = this;
    if (by === 0) return;
    if (member.mode === SOFT) {
      const { velocity } = deformables.particles.columns;
      for (let i = member.from; i < member.from + member.nodeCount; i++)
        if (this.system.fixed[i] === 0)
          for (let k = 0; k < 3; k++) velocity[3 * i + k] = velocity[3 * i + k] + by * out[k];
    } else if (member.mode === RIGID) {
      const { velocity } = bodies.columns;
      for (let k = 0; k < 3; k++) velocity[3 * member.row + k] = velocity[3 * member.row + k] + by * out[k];
    }
  }
}

/** Infinite for members that can't be moved here [kg]. */
function massOf(c: BodyColumns, member: Member): number {
  return member.mode === SOFT || member.mode === RIGID ? c.mass[member.row] : Number.POSITIVE_INFINITY;
}
