/**
 * Finds the candidates of a pair of members: all features that can come within the contact radius before the next
 * search.
 */
import { widened } from '../../core/grow.js';
import { type BoxList, Neighbourhood } from './box-list.js';
import { EDGE_EDGE, NODE_PLANE, NODE_TRIANGLE } from './candidates.js';
import { closestOnEdges, closestOnTriangle, FIRST_CORNER, INSIDE } from './closest.js';
import { crossingWeight, edgeConeWeight, inCornerCone, sharpness } from './features.js';
import type { Member } from './member.js';
import type { Memory } from './memory.js';
import type { System } from './system.js';
import { areSpared, isSpared } from './topology.js';

/** Radius of candidates that push only in need, in contact radii. Without a force they could close down to rounding. */
const EMERGENCY = 0.2;

/** Gap, in contact radii, from which on the solver follows a candidate. */
const NOTICE = 2 + 1e-9;

/** More than rounding of a distance. */
const ROUNDING = 1 + 1e-9;

/** An edge with a smaller push acts only in need. */
const FAINT = 1e-3;

export class Search {
  private readonly near = [new Neighbourhood(), new Neighbourhood()] as const;
  private readonly low = new Float64Array(3);
  private readonly high = new Float64Array(3);
  private readonly spot = new Float64Array(3);
  /** The current pair. */
  private p!: Member;
  private q!: Member;
  /** How near features may come before the next search, and before the next look, as distances of now [m]. */
  private reach = 0;
  private far = 0;
  private nearBefore = 0;
  private radius = 0;
  private stiffness = 0;
  private friction = 0;
  private isSecond = false;
  private id = 0;
  private list!: BoxList;
  /**
   * Features within reach at the last search, two numbers each: `runs` of nodes over triangles, both ways, then of
   * edges. Others can't come near before the next search.
   */
  private met: Int32Array = new Int32Array(1024);
  /** Their distances then [m]. */
  private metAt: Float64Array = new Float64Array(512);
  private distance = 0;
  private metCount = 0;
  private readonly runs: number[] = [];
  private readonly asked: Member[] = [];
  private at = 0;
  private isAgain = false;

  constructor(
    private readonly system: System,
    private readonly memory: Memory,
  ) {}

  /**
   * Begins to look at all pairs. With `isAgain` it looks again at the features that were found near each other, in the
   * same order of pairs.
   */
  begin(isAgain: boolean): void {
    this.isAgain = isAgain;
    this.at = 0;
    if (isAgain) return;
    this.metCount = 0;
    this.runs.length = 0;
    this.asked.length = 0;
  }

  /**
   * Adds all candidates of two members, which may be the same. With `ways`, how far members have come since the last
   * search, only of features that can come near before the next look.
   */
  pair(a: Member, b: Member, friction: number, ways: Float64Array | undefined): void {
    const { margin, sight } = this.system;
    const seen = ways === undefined ? margin : sight;
    this.far = seen[a.index] + seen[b.index] + a.pairRadius(b) + a.topology.round + b.topology.round;
    this.far *= ROUNDING;
    // Nearer than this at the last search.
    this.nearBefore = ways === undefined ? Infinity : this.far + ROUNDING * (ways[a.index] + ways[b.index]);
    if (b.isPlane) return this.plane(a, b, friction);
    if (a.isPlane) return this.plane(b, a, friction);
    this.radius = a.pairRadius(b);
    this.stiffness = Math.min(a.stiffness, b.stiffness);
    this.friction = friction;
    this.reach = margin[a.index] + margin[b.index] + this.radius + a.topology.round + b.topology.round;
    const at = this.at++;
    if (this.isAgain && this.asked[2 * at] === a && this.asked[2 * at + 1] === b) return this.again(a, b, at);
    this.asked.push(a, b);
    this.runs.push(this.metCount);
    this.find(a, b);
  }

  private find(a: Member, b: Member): void {
    const { system, low, high, near, runs } = this;
    const { margin } = system;
    for (let k = 0; k < 3; k++) {
      low[k] = Math.max(a.low[k], b.low[k]);
      high[k] = Math.min(a.high[k], b.high[k]);
    }
    const half = 0.5 * this.radius;
    near[0].collect(system, a, low, high, margin[a.index] + half + a.topology.round, a.tied.get(b.row));
    const [mine, theirs] = a === b ? [near[0], near[0]] : near;
    if (a !== b)
      theirs.collect(system, b, low, high, margin[b.index] + half + b.topology.round, b.tied.get(a.row));
    this.isSecond = false;
    this.nodesOver(a, b, mine.vertices, theirs.triangles);
    runs.push(this.metCount);
    this.isSecond = true;
    if (a !== b) this.nodesOver(b, a, theirs.vertices, mine.triangles);
    runs.push(this.metCount);
    this.edgesOver(a, b, mine.edges, theirs.edges);
    runs.push(this.metCount);
  }

  /** The pair that was found as the `at`-th, with the same features. */
  private again(a: Member, b: Member, at: number): void {
    const { runs, met, metAt, nearBefore } = this;
    const o = 4 * at;
    this.p = a;
    this.q = b;
    this.isSecond = false;
    for (let k = runs[o]; k < runs[o + 1]; k++)
      if (metAt[k] <= nearBefore) this.nodeTriangle(met[2 * k], met[2 * k + 1]);
    this.p = b;
    this.q = a;
    this.isSecond = true;
    for (let k = runs[o + 1]; k < runs[o + 2]; k++)
      if (metAt[k] <= nearBefore) this.nodeTriangle(met[2 * k], met[2 * k + 1]);
    this.p = a;
    this.q = b;
    for (let k = runs[o + 2]; k < runs[o + 3]; k++)
      if (metAt[k] <= nearBefore) this.edgeEdge(met[2 * k], met[2 * k + 1]);
  }

  private note(first: number, second: number): void {
    if (2 * this.metCount === this.met.length) {
      this.met = widened(this.met, 2 * this.met.length);
      this.metAt = widened(this.metAt, this.met.length / 2);
    }
    this.metAt[this.metCount] = this.distance;
    this.met[2 * this.metCount] = first;
    this.met[2 * this.metCount + 1] = second;
    this.metCount++;
  }

  private plane(soft: Member, plane: Member, friction: number): void {
    const { system } = this;
    const { x, margin, candidates } = system;
    const { vertices } = soft.topology;
    const { pose } = plane;
    const radius = soft.radius;
    const { round } = soft.topology;
    const reach = margin[soft.index] + margin[plane.index] + radius + round;
    const p = 3 * plane.from;
    const spared = soft.tied.get(plane.row);
    for (let k = 0; k < vertices.length; k++) {
      if (spared?.[vertices[k]] === 1) continue;
      const i = 3 * (soft.from + vertices[k]);
      const rx = x[i] - x[p];
      const ry = x[i + 1] - x[p + 1];
      const rz = x[i + 2] - x[p + 2];
      // The pose of a plane holds a point of it, then its normal.
      const gap = rx * pose[3] + ry * pose[4] + rz * pose[5];
      if (gap > reach || gap > this.far) continue;
      const c = candidates.open();
      candidates.kind[c] = NODE_PLANE;
      this.setNodes(c, soft.from + vertices[k], plane.from, plane.from, plane.from);
      this.setWeights(c, 1, -1, 0, 0);
      candidates.feature[c] = soft.row < plane.row ? vertices[k] : (vertices[k] | 0x8000_0000) >>> 0;
      for (let n = 0; n < 3; n++) candidates.normal[3 * c + n] = pose[3 + n];
      candidates.round[c] = round;
      candidates.stiffness[c] = soft.stiffness;
      candidates.radius[c] = radius;
      candidates.friction[c] = friction;
      this.finish(c, soft, plane, pose[3] * gap, pose[4] * gap, pose[5] * gap);
    }
  }

  private nodesOver(p: Member, q: Member, vertices: BoxList, triangles: BoxList): void {
    this.p = p;
    this.q = q;
    this.list = triangles;
    for (let k = 0; k < vertices.count; k++) {
      this.id = vertices.ids[k];
      vertices.meet(k, triangles, this.nodeOver);
    }
  }

  private readonly nodeOver = (place: number): void => {
    if (this.nodeTriangle(this.id, this.list.ids[place])) this.note(this.id, this.list.ids[place]);
  };

  /** Adds the candidate of a node and a triangle, unless they are far; false when they are out of reach. */
  private nodeTriangle(v: number, t: number): boolean {
    const { p, q, spot, system } = this;
    const { x } = system;
    const { triangles } = q.topology;
    const a = triangles[3 * t];
    const b = triangles[3 * t + 1];
    const c = triangles[3 * t + 2];
    if (p === q && (isSpared(q.topology, a, v) || isSpared(q.topology, b, v) || isSpared(q.topology, c, v)))
      return false;
    const node = p.from + v;
    const feature = closestOnTriangle(x, node, q.from + a, q.from + b, q.from + c, spot);
    const i = 3 * node;
    const j = 3 * (q.from + a);
    const k = 3 * (q.from + b);
    const l = 3 * (q.from + c);
    const rx = x[i] - spot[0] * x[j] - spot[1] * x[k] - spot[2] * x[l];
    const ry = x[i + 1] - spot[0] * x[j + 1] - spot[1] * x[k + 1] - spot[2] * x[l + 1];
    const rz = x[i + 2] - spot[0] * x[j + 2] - spot[1] * x[k + 2] - spot[2] * x[l + 2];
    const distance = Math.sqrt(rx * rx + ry * ry + rz * rz);
    if (!(distance <= this.reach)) return false;
    this.distance = distance;
    if (distance > this.far) return true;
    const { candidates } = system;
    const pushes = feature === INSIDE || this.isTheOne(feature, t, v, rx, ry, rz, distance);
    const n = candidates.open();
    candidates.kind[n] = NODE_TRIANGLE;
    this.setNodes(n, node, q.from + a, q.from + b, q.from + c);
    this.setWeights(n, 1, -spot[0], -spot[1], -spot[2]);
    candidates.feature[n] = v;
    this.add(n, rx, ry, rz, distance, pushes ? 1 : 0);
    return true;
  }

  /** Whether this triangle pushes for the edge or corner that is nearest to node v. */
  private isTheOne(
    feature: number,
    t: number,
    v: number,
    rx: number,
    ry: number,
    rz: number,
    distance: number,
  ): boolean {
    const { p, q, system } = this;
    const { x } = system;
    const { topology } = q;
    const tolerance = 1e-9 * distance;
    if (feature < FIRST_CORNER) {
      const e = topology.triangleEdges[3 * t + feature - 1];
      if (e < 0) return true;
      return topology.edgeTriangles[2 * e] === t && edgeConeWeight(x, q, e, rx, ry, rz, distance, 1e-9) > 0;
    }
    const u = topology.triangles[3 * t + feature - FIRST_CORNER];
    if (topology.firstTriangle[u] !== t || !inCornerCone(x, q, u, rx, ry, rz, tolerance)) return false;
    // Two corners are found from both sides; one of them counts.
    const isLater = p === q ? v > u : this.isSecond;
    return !(isLater && inCornerCone(x, p, v, -rx, -ry, -rz, tolerance));
  }

  private edgesOver(p: Member, q: Member, mine: BoxList, theirs: BoxList): void {
    this.p = p;
    this.q = q;
    this.list = theirs;
    for (let k = 0; k < mine.count; k++) {
      this.id = mine.ids[k];
      mine.meet(k, theirs, this.edgeOver);
    }
  }

  private readonly edgeOver = (place: number): void => {
    if (this.edgeEdge(this.id, this.list.ids[place])) this.note(this.id, this.list.ids[place]);
  };

  /** The same for two edges. */
  private edgeEdge(e: number, f: number): boolean {
    const { p, q, spot, system } = this;
    const { x, candidates } = system;
    if (p === q && f <= e) return false;
    const a = p.topology.edges[2 * e];
    const b = p.topology.edges[2 * e + 1];
    const c = q.topology.edges[2 * f];
    const d = q.topology.edges[2 * f + 1];
    if (p === q && areSpared(p.topology, a, b, c, d)) return false;
    closestOnEdges(x, p.from + a, p.from + b, q.from + c, q.from + d, spot);
    const s = spot[0];
    const t = spot[1];
    const i = 3 * (p.from + a);
    const j = 3 * (p.from + b);
    const k = 3 * (q.from + c);
    const l = 3 * (q.from + d);
    const rx = (1 - s) * x[i] + s * x[j] - (1 - t) * x[k] - t * x[l];
    const ry = (1 - s) * x[i + 1] + s * x[j + 1] - (1 - t) * x[k + 1] - t * x[l + 1];
    const rz = (1 - s) * x[i + 2] + s * x[j + 2] - (1 - t) * x[k + 2] - t * x[l + 2];
    const distance = Math.sqrt(rx * rx + ry * ry + rz * rz);
    if (!(distance <= this.reach)) return false;
    this.distance = distance;
    if (distance > this.far) return true;
    let weight = Math.min(1, 8 * s * (1 - s)) * Math.min(1, 8 * t * (1 - t));
    if (weight > FAINT) weight *= crossingWeight(x, i, j, k, l);
    if (weight > FAINT) weight *= sharpness(x, p, e) * sharpness(x, q, f);
    if (weight > FAINT) weight *= edgeConeWeight(x, q, f, rx, ry, rz, distance);
    if (weight > FAINT) weight *= edgeConeWeight(x, p, e, -rx, -ry, -rz, distance);
    const n = candidates.open();
    candidates.kind[n] = EDGE_EDGE;
    this.setNodes(n, p.from + a, p.from + b, q.from + c, q.from + d);
    this.setWeights(n, 1 - s, s, t - 1, -t);
    candidates.feature[n] = edgeFeature(e, f);
    this.add(n, rx, ry, rz, distance, weight);
    return true;
  }

  /** Completes a candidate with a weighted push; below `FAINT` it pushes only in need. */
  private add(c: number, rx: number, ry: number, rz: number, distance: number, weight: number): void {
    const { candidates } = this.system;
    const pushes = weight > FAINT;
    const scale = distance > 0 ? 1 / distance : 0;
    const { normal } = candidates;
    normal[3 * c] = rx * scale;
    normal[3 * c + 1] = ry * scale;
    normal[3 * c + 2] = rz * scale;
    candidates.round[c] = this.p.topology.round + this.q.topology.round;
    candidates.radius[c] = pushes ? this.radius : EMERGENCY * this.radius;
    candidates.friction[c] = pushes ? this.friction : 0;
    candidates.stiffness[c] = (pushes ? weight : 1) * this.stiffness;
    if (this.isSecond && candidates.kind[c] !== EDGE_EDGE)
      candidates.feature[c] = (candidates.feature[c] | 0x8000_0000) >>> 0;
    this.finish(c, this.p, this.q, rx, ry, rz);
  }

  private finish(c: number, first: Member, second: Member, rx: number, ry: number, rz: number): void {
    const { candidates } = this.system;
    const { between, impulse, fresh } = candidates;
    candidates.first[c] = first.index;
    candidates.second[c] = second.index;
    candidates.notice[c] = NOTICE * first.pairRadius(second) + candidates.round[c];
    candidates.force[c] = 0;
    between[3 * c] = rx;
    between[3 * c + 1] = ry;
    between[3 * c + 2] = rz;
    for (let k = 3 * c; k < 3 * c + 3; k++) impulse[k] = 0;
    fresh[c] = 0;
    this.memory.recall(c, second.row);
  }

  private setNodes(c: number, i: number, j: number, k: number, l: number): void {
    const { nodes } = this.system.candidates;
    nodes[4 * c] = i;
    nodes[4 * c + 1] = j;
    nodes[4 * c + 2] = k;
    nodes[4 * c + 3] = l;
  }

  private setWeights(c: number, i: number, j: number, k: number, l: number): void {
    const { weights } = this.system.candidates;
    weights[4 * c] = i;
    weights[4 * c + 1] = j;
    weights[4 * c + 2] = k;
    weights[4 * c + 3] = l;
  }
}

/** The feature of two edges; those of vertices leave the second highest bit free. */
function edgeFeature(e: number, f: number): number {
  return ((Math.imul(e, 0x9e3779b1) + f) & 0x3fff_ffff) | 0x4000_0000;
}
