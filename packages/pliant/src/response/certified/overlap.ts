/**
 * Whether two members overlap: an edge of one crosses a triangle of the other, by exact signs, or one contains the
 * other. A round shape overlaps everything nearer to its core than its radius; a plane, everything behind it.
 * Certificates keep a pair apart that was once found apart.
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

export class OverlapTest {
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

  overlap(a: Member, b: Member): boolean {
    if (a.isPlane) return this.isBehind(b, a);
    if (b.isPlane) return this.isBehind(a, b);
    const { system, near, low, high } = this;
    for (let k = 0; k < 3; k++) {
      low[k] = Math.max(a.low[k], b.low[k]);
      high[k] = Math.min(a.high[k], b.high[k]);
      if (low[k] > high[k]) return false;
    }
    near[0].collect(system, a, low, high, a.topology.round);
    const [mine, theirs] = a === b ? [near[0], near[0]] : near;
    if (a !== b) theirs.collect(system, b, low, high, b.topology.round);
    this.found = false;
    if (a.topology.round + b.topology.round > 0) this.compareRound(a, b, mine, theirs);
    else {
      this.cross(a, b, mine.edges, theirs.triangles);
      if (a !== b && !this.found) this.cross(b, a, theirs.edges, mine.triangles);
    }
    if (this.found || a === b) return this.found;
    return this.isInside(a, b) || this.isInside(b, a);
  }

  private isBehind(soft: Member, plane: Member): boolean {
    const { x } = this.system;
    const { vertices } = soft.topology;
    for (let k = 0; k < vertices.length; k++)
      if (!(heightOf(x, soft.from + vertices[k], plane) > soft.topology.round)) return true;
    return false;
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

  /** Cores nearer than the thickness of both. */
  private compareRound(a: Member, b: Member, mine: Neighbourhood, theirs: Neighbourhood): void {
    this.p = a;
    this.q = b;
    this.list = theirs.triangles;
    for (let k = 0; k < mine.vertices.count; k++) {
      this.id = mine.vertices.ids[k];
      mine.vertices.meet(k, theirs.triangles, this.nodeNear);
    }
    this.p = b;
    this.q = a;
    this.list = mine.triangles;
    for (let k = 0; k < theirs.vertices.count; k++) {
      this.id = theirs.vertices.ids[k];
      theirs.vertices.meet(k, mine.triangles, this.nodeNear);
    }
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
      square += d * d;
    }
    const round = p.topology.round + q.topology.round;
    if (!(square > round * round)) this.found = true;
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
      square += r * r;
    }
    const round = p.topology.round + q.topology.round;
    if (!(square > round * round)) this.found = true;
  };

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

/** How far a node is in front of a plane [m]. */
export function heightOf(x: Float64Array, node: number, { pose }: Member): number {
  const i = 3 * node;
  return (x[i] - pose[0]) * pose[3] + (x[i + 1] - pose[1]) * pose[4] + (x[i + 2] - pose[2]) * pose[5];
}
