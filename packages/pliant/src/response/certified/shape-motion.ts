/** Shapes on trial: the places of their nodes, and motions of a whole shape that keep all certificates. */
import * as quat from '../../math/quat.js';
import { EDGE_EDGE } from './candidates.js';
import type { Member } from './member.js';
import type { System } from './system.js';

/**
 * Rounds in which a move is shortened until all certificates hold; a rotation is not linear, so one round may not be
 * enough.
 */
const ROUNDS = 6;
const WITHIN = 0.999;

export class ShapeMotion {
  private readonly turn = new Float64Array(4);
  private readonly turned = new Float64Array(4);
  private readonly point = new Float64Array(3);
  private readonly step = new Float64Array(6);
  /** New places of the nodes of the shape that moves. */
  private places = new Float64Array(24);

  constructor(private readonly system: System) {}

  /** Puts the nodes of a shape at its pose. */
  place(member: Member): void {
    const { x } = this.system;
    const { pose, topology, from } = member;
    const rest = topology.positions!;
    if (member.isBare) return;
    if (member.isPlane) {
      for (let k = 0; k < 3; k++) x[3 * from + k] = pose[k];
      return;
    }
    for (let k = 0; k < rest.length; k += 3) {
      quat.rotate(x, 3 * from + k, pose, 3, rest, k);
      for (let axis = 0; axis < 3; axis++) x[3 * from + k + axis] = x[3 * from + k + axis] + pose[axis];
    }
  }

  /**
   * Moves a shape by as much of the way (translation, then rotation vector) as limit and certificates allow; returns
   * the share.
   */
  tryMove(member: Member, way: Float64Array, reach: number): number {
    const { system, step, turn, turned } = this;
    let share = this.withinLimit(member, way, reach);
    for (let round = 0; round < ROUNDS; round++) {
      if (!(share > 1e-9)) return 0;
      for (let k = 0; k < 6; k++) step[k] = share * way[k];
      quat.fromRotationVector(turn, 0, step, 3);
      quat.multiply(turned, 0, turn, 0, member.pose, 3);
      this.findPlaces(member);
      const allowed = this.allowed(member);
      if (allowed >= 1) {
        this.take(member);
        for (let k = 0; k < 3; k++) member.pose[k] = member.pose[k] + step[k];
        if (!member.isPlane) quat.normalize(member.pose, 3, turned, 0);
        return share;
      }
      share *= WITHIN * allowed;
      system.shortened++;
    }
    return 0;
  }

  /** Share of a way that keeps every node within the member's limit. */
  private withinLimit({ pose, before, index }: Member, way: Float64Array, reach: number): number {
    const most = this.system.limit[index];
    let used = 0;
    let wayThere = 0;
    let spin = 0;
    for (let k = 0; k < 3; k++) {
      const d = pose[k] - before[k];
      used += d * d;
      wayThere += way[k] * way[k];
      spin += way[3 + k] * way[3 + k];
    }
    const { turn } = this;
    let turnedBy = 0;
    for (let k = 0; k < 4; k++) turnedBy += (pose[3 + k] - before[3 + k]) * (pose[3 + k] - before[3 + k]);
    turn[0] = 2 * Math.sqrt(turnedBy);
    const there = Math.sqrt(used) + reach * turn[0];
    const more = Math.sqrt(wayThere) + reach * Math.sqrt(spin);
    if (there + more <= most || more === 0) return 1;
    return Math.max(0, (most - there) / more) * WITHIN;
  }

  private findPlaces(member: Member): void {
    const { starts } = this.system;
    const { pose, topology, from, nodeCount } = member;
    const { step, turned, point } = this;
    if (this.places.length < 3 * nodeCount) this.places = new Float64Array(3 * nodeCount);
    const { places } = this;
    const rest = topology.positions!;
    for (let v = 0; v < nodeCount; v++) {
      if (starts[from + v] === starts[from + v + 1]) continue;
      if (member.isPlane) point.fill(0);
      else quat.rotate(point, 0, turned, 0, rest, 3 * v);
      for (let k = 0; k < 3; k++) places[3 * v + k] = point[k] + pose[k] + step[k];
    }
  }

  /** Share of the way to the new places that all certificates allow; 1 when they allow all of it. */
  private allowed(member: Member): number {
    const { system, places } = this;
    const { x, starts, entries, candidates } = system;
    const { normal, slack, least, kind } = candidates;
    let share = 1;
    for (let v = 0; v < member.nodeCount; v++) {
      const node = member.from + v;
      const dx = places[3 * v] - x[3 * node];
      const dy = places[3 * v + 1] - x[3 * node + 1];
      const dz = places[3 * v + 2] - x[3 * node + 2];
      for (let e = starts[node]; e < starts[node + 1]; e++) {
        const c = entries[e] >> 2;
        let closing = normal[3 * c] * dx + normal[3 * c + 1] * dy + normal[3 * c + 2] * dz;
        if ((entries[e] & 3) < (kind[c] === EDGE_EDGE ? 2 : 1)) closing = -closing;
        if (closing <= slack[c] || closing <= 0) continue;
        slack[c] = system.gap(c) - least[c];
        const room = Math.max(slack[c], 0);
        if (closing > room) share = Math.min(share, room / closing);
      }
    }
    return share;
  }

  private take(member: Member): void {
    const { system, places } = this;
    const { x, starts, entries, candidates } = system;
    const { normal, slack, kind, between, weights } = candidates;
    for (let v = 0; v < member.nodeCount; v++) {
      const node = member.from + v;
      if (starts[node] === starts[node + 1]) continue;
      const dx = places[3 * v] - x[3 * node];
      const dy = places[3 * v + 1] - x[3 * node + 1];
      const dz = places[3 * v + 2] - x[3 * node + 2];
      for (let e = starts[node]; e < starts[node + 1]; e++) {
        const k = entries[e];
        const c = k >> 2;
        const n = 3 * c;
        let closing = normal[n] * dx + normal[n + 1] * dy + normal[n + 2] * dz;
        if ((k & 3) < (kind[c] === EDGE_EDGE ? 2 : 1)) closing = -closing;
        if (closing > 0) slack[c] = slack[c] - closing;
        between[n] = between[n] + weights[k] * dx;
        between[n + 1] = between[n + 1] + weights[k] * dy;
        between[n + 2] = between[n + 2] + weights[k] * dz;
      }
      x[3 * node] = places[3 * v];
      x[3 * node + 1] = places[3 * v + 1];
      x[3 * node + 2] = places[3 * v + 2];
    }
  }
}
