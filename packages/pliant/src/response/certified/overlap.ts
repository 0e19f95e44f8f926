/**
 * Whether two members overlap: an edge of one crosses a triangle of the other, by exact signs, or one contains the
 * other. A round shape overlaps everything nearer to its core than its radius; a plane, everything behind it.
 * Certificates keep a pair apart that was once found apart.
 *
 * Bodies that are placed so that they touch are neither apart nor overlapping: rounding decides, and it decides the
 * direction between their features too. They count as overlapping, and `touches` has the directions in which their
 * surfaces can be separated.
 */
import type { Bodies } from '../../bodies/bodies.js';
import { inverseRotate } from '../../math/quat.js';
import { segmentIntersectsTriangle } from '../../queries/primitives/segment-triangle.js';
import type { BoxList } from './box-list.js';
import { Neighbourhood } from './box-list.js';
import { closestOnEdges, closestOnTriangle } from './closest.js';
import type { Member } from './member.js';
import type { System } from './system.js';
import { areSpared, isSpared } from './topology.js';

/** A direction that leaves every body; neither an axis nor a diagonal, so that it rarely meets an edge. */
const RAY = [0.317, 1, 0.1931];

/** Features touch below this distance, in contact radii: far above rounding, far below the gap that contact leaves. */
const TOUCHING = 1e-6;

/** Sine below which two edges have no direction across both. */
const PARALLEL = 1e-3;

/** Ways apart that are noted of one pair. */
const MOST_WAYS = 256;

export class OverlapTest {
  /** Of the last pair: directions out of the first member, one per touching pair of features, three numbers each. */
  readonly touches: number[] = [];
  private reach = 0;
  private sign = 1;
  private readonly near = [new Neighbourhood(), new Neighbourhood()] as const;
  private readonly low = new Float64Array(3);
  private readonly high = new Float64Array(3);
  private readonly spot = new Float64Array(3);
  private readonly ray = new Float64Array(6);
  private readonly point = new Float64Array(3);
  private readonly gradient = new Float64Array(3);
  private p!: Member;
  private q!: Member;
  private id = 0;
  private list!: BoxList;
  private found = false;

  constructor(
    private readonly system: System,
    private readonly bodies: Bodies,
  ) {}

  /** Whether two members overlap or touch; they may be one and the same, which never touches itself. */
  overlap(a: Member, b: Member): boolean {
    this.touches.length = 0;
    if (a.isPlane) return this.isBehind(b, a, -1);
    if (b.isPlane) return this.isBehind(a, b, 1);
    const { system, near, low, high } = this;
    const touching = a === b ? 0 : TOUCHING * a.pairRadius(b);
    for (let k = 0; k < 3; k++) {
      low[k] = Math.max(a.low[k], b.low[k]);
      high[k] = Math.min(a.high[k], b.high[k]);
      if (low[k] > high[k]) return false;
    }
    near[0].collect(system, a, low, high, a.topology.round + touching, a.tied.get(b.row));
    const [mine, theirs] = a === b ? [near[0], near[0]] : near;
    if (a !== b) theirs.collect(system, b, low, high, b.topology.round + touching, b.tied.get(a.row));
    this.found = false;
    const round = a.topology.round + b.topology.round;
    this.reach = round + touching;
    if (a !== b || round > 0) this.compare(a, b, mine, theirs);
    if (round === 0 && !this.found) {
      this.cross(a, b, mine.edges, theirs.triangles);
      if (a !== b && !this.found) this.cross(b, a, theirs.edges, mine.triangles);
    }
    // Where tied features are left out, one vertex does not tell of the others.
    if (this.found || a === b || a.tied.has(b.row) || b.tied.has(a.row)) return this.found;
    return this.isInside(a, b) || this.isInside(b, a);
  }

  private isBehind(soft: Member, plane: Member, sign: number): boolean {
    const { x } = this.system;
    const { vertices } = soft.topology;
    const touching = TOUCHING * soft.radius;
    let lowest = Number.POSITIVE_INFINITY;
    const spared = soft.tied.get(plane.row);
    for (let k = 0; k < vertices.length; k++)
      if (spared?.[vertices[k]] !== 1)
        lowest = Math.min(lowest, heightOf(x, soft.from + vertices[k], plane) - soft.topology.round);
    if (lowest >= -touching && lowest <= touching)
      for (let k = 0; k < 3; k++) this.touches.push(sign * plane.pose[3 + k]);
    return !(lowest > touching);
  }

  private cross(p: Member, q: Member, edges: BoxList, triangles: BoxList): void {
    this.p = p;
    this.q = q;
    this.list = triangles;
    for (let k = 0; k < edges.count && !this.found; k++) {
      this.id = edges.ids[k];
      edges.meet(k, triangles, this.edgeTriangle);
    }
  }

  private readonly edgeTriangle = (place: number): void => {
    if (this.found) return;
    const { p, q, id: e } = this;
    const { x } = this.system;
    const t = 3 * this.list.ids[place];
    const a = p.topology.edges[2 * e];
    const b = p.topology.edges[2 * e + 1];
    const { triangles } = q.topology;
    if (p === q) for (let k = t; k < t + 3; k++) if (triangles[k] === a || triangles[k] === b) return;
    const c = 3 * (q.from + triangles[t]);
    const d = 3 * (q.from + triangles[t + 1]);
    const f = 3 * (q.from + triangles[t + 2]);
    this.found = segmentIntersectsTriangle(x, 3 * (p.from + a), 3 * (p.from + b), x, c, d, f);
  };

  /** Features nearer than the thickness of both; those that are as near to the last digits touch. */
  private compare(a: Member, b: Member, mine: Neighbourhood, theirs: Neighbourhood): void {
    this.sign = 1;
    this.p = a;
    this.q = b;
    this.list = theirs.triangles;
    for (let k = 0; k < mine.vertices.count; k++) {
      this.id = mine.vertices.ids[k];
      mine.vertices.meet(k, theirs.triangles, this.nodeNear);
    }
    this.sign = -1;
    this.p = b;
    this.q = a;
    this.list = mine.triangles;
    for (let k = 0; k < theirs.vertices.count; k++) {
      this.id = theirs.vertices.ids[k];
      theirs.vertices.meet(k, mine.triangles, this.nodeNear);
    }
    this.sign = 1;
    this.p = a;
    this.q = b;
    this.list = theirs.edges;
    for (let k = 0; k < mine.edges.count; k++) {
      this.id = mine.edges.ids[k];
      mine.edges.meet(k, theirs.edges, this.edgeNear);
    }
  }

  private readonly nodeNear = (place: number): void => {
    const { p, q, spot } = this;
    const { x } = this.system;
    const { triangles } = q.topology;
    const t = 3 * this.list.ids[place];
    const i = p.from + this.id;
    if (p === q) for (let k = t; k < t + 3; k++) if (isSpared(p.topology, this.id, triangles[k])) return;
    const [a, b, c] = [q.from + triangles[t], q.from + triangles[t + 1], q.from + triangles[t + 2]];
    closestOnTriangle(x, i, a, b, c, spot);
    let square = 0;
    for (let k = 0; k < 3; k++) {
      const d = x[3 * i + k] - spot[0] * x[3 * a + k] - spot[1] * x[3 * b + k] - spot[2] * x[3 * c + k];
      this.way[k] = d;
      square += d * d;
    }
    if (square > this.reach * this.reach) return;
    this.found = true;
    if (p.topology.round + q.topology.round === 0) {
      cross(x, a, b, a, c, this.way);
      if (q.isOpen) this.turnTo(p, q);
    }
    this.note(Math.sqrt(square));
  };

  private readonly edgeNear = (place: number): void => {
    const { p, q, spot, id: e } = this;
    const { x } = this.system;
    const f = this.list.ids[place];
    const [i, j] = [p.topology.edges[2 * e], p.topology.edges[2 * e + 1]];
    const [k, l] = [q.topology.edges[2 * f], q.topology.edges[2 * f + 1]];
    if (p === q && areSpared(p.topology, i, j, k, l)) return;
    const [a, b, c, d] = [p.from + i, p.from + j, q.from + k, q.from + l];
    closestOnEdges(x, a, b, c, d, spot);
    const [s, t] = spot;
    let square = 0;
    for (let k = 0; k < 3; k++) {
      const r = (1 - s) * x[3 * a + k] + s * x[3 * b + k] - (1 - t) * x[3 * c + k] - t * x[3 * d + k];
      this.way[k] = r;
      square += r * r;
    }
    if (square > this.reach * this.reach) return;
    this.found = true;
    if (p.topology.round + q.topology.round === 0) {
      cross(x, a, b, c, d, this.way);
      this.turnTo(p, q);
    }
    this.note(Math.sqrt(square));
  };

  private readonly way = new Float64Array(3);

  /** Turns `way` so that it leads from the middle of q to that of p. */
  private turnTo(p: Member, q: Member): void {
    const { way } = this;
    let along = 0;
    for (let k = 0; k < 3; k++) along += way[k] * (p.low[k] + p.high[k] - q.low[k] - q.high[k]);
    if (along < 0) for (let k = 0; k < 3; k++) way[k] = -way[k];
  }

  /** Notes `way` of two features at this distance, if they touch and it is one. */
  private note(distance: number): void {
    const { way, touches, reach, sign } = this;
    const touching = TOUCHING * this.p.pairRadius(this.q);
    if (distance < reach - 2 * touching || touches.length >= 3 * MOST_WAYS) return;
    const size = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    if (size > 0) for (let k = 0; k < 3; k++) touches.push((sign * way[k]) / size);
  }

  /** Whether a vertex of `a` lies inside `b`, where nothing crosses: then all vertices do. */
  private isInside(a: Member, b: Member): boolean {
    const { x } = this.system;
    const i = 3 * (a.from + a.topology.vertices[0]);
    for (let k = 0; k < 3; k++) if (x[i + k] < b.low[k] || x[i + k] > b.high[k]) return false;
    if (b.soft === undefined) return this.isInSolid(i, b);
    if (b.isOpen) return false;
    const { ray } = this;
    const { triangles } = b.topology;
    let size = 0;
    for (let k = 0; k < 3; k++) size += b.high[k] - b.low[k];
    for (let k = 0; k < 3; k++) {
      ray[k] = x[i + k];
      ray[3 + k] = x[i + k] + 2 * size * RAY[k];
    }
    let crossings = 0;
    for (let t = 0; t < triangles.length; t += 3) {
      const [p, q, r] = [triangles[t], triangles[t + 1], triangles[t + 2]];
      if (segmentIntersectsTriangle(ray, 0, 3, x, 3 * (b.from + p), 3 * (b.from + q), 3 * (b.from + r)))
        crossings++;
    }
    return (crossings & 1) === 1;
  }

  private isInSolid(i: number, { row, pose, isOpen }: Member): boolean {
    if (isOpen) return false;
    const { x } = this.system;
    const { point } = this;
    for (let k = 0; k < 3; k++) point[k] = x[i + k] - pose[k];
    inverseRotate(point, 0, pose, 3, point, 0);
    const solid = this.bodies.solids.of(this.bodies.columns, row);
    return solid.distance(point, 0, this.gradient) < 0;
  }
}

/** The cross product of the ways from i to j and from k to l, 0 where they are all but parallel. */
function cross(x: Float64Array, i: number, j: number, k: number, l: number, out: Float64Array): void {
  const ux = x[3 * j] - x[3 * i];
  const uy = x[3 * j + 1] - x[3 * i + 1];
  const uz = x[3 * j + 2] - x[3 * i + 2];
  const vx = x[3 * l] - x[3 * k];
  const vy = x[3 * l + 1] - x[3 * k + 1];
  const vz = x[3 * l + 2] - x[3 * k + 2];
  out[0] = uy * vz - uz * vy;
  out[1] = uz * vx - ux * vz;
  out[2] = ux * vy - uy * vx;
  const square = out[0] * out[0] + out[1] * out[1] + out[2] * out[2];
  const most = (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
  if (!(square > PARALLEL * PARALLEL * most)) out.fill(0);
}

/** How far a node is in front of a plane [m]. */
export function heightOf(x: Float64Array, node: number, { pose }: Member): number {
  const i = 3 * node;
  return (x[i] - pose[0]) * pose[3] + (x[i + 1] - pose[1]) * pose[4] + (x[i + 2] - pose[2]) * pose[5];
}
