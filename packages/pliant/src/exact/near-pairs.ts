/**
 * Who may meet whom on a straight way: every vertex with every triangle and every edge with every edge whose boxes meet,
 * found by a sweep along one axis. All pairs are looked for anew each time.
 */
import { isDynamic } from '../bodies/layout.js';
import type { ExactBody, ExactModel } from './model.js';

export const NODE_TRIANGLE = 0;
export const EDGE_EDGE = 1;
export const NODE_PLANE = 2;

/** Two features: a node and a triangle, two edges, or a node and a plane; `a` is the body of the first. */
export interface NearPair {
  readonly kind: number;
  readonly nodes: readonly [number, number, number, number];
  readonly a: ExactBody;
  readonly b: ExactBody;
}

export interface Face {
  readonly body: ExactBody;
  readonly id: number;
  readonly corners: readonly [number, number, number];
  /** The edge from corner k to the next, −1 where there is none; numbered through all bodies. */
  readonly edges: readonly [number, number, number];
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export function mayMeet({ sim }: ExactModel, a: ExactBody, b: ExactBody): boolean {
  if (a === b) return a.soft?.selfCollision === true;
  const { kind, sensor, group, mask } = sim.bodies.columns;
  if (a.block < 0 && b.block < 0) return false;
  if (sensor[a.row] + sensor[b.row] > 0) return false;
  if ((group[a.row] & mask[b.row]) === 0 || (group[b.row] & mask[a.row]) === 0) return false;
  return isDynamic(kind[a.row]) || isDynamic(kind[b.row]);
}

/** All pairs that may come nearer than `reach` [m] on the straight way of the nodes to their places in `to`. */
export function nearPairs(model: ExactModel, to: Float64Array, reach: number): NearPair[] {
  const found: NearPair[] = [];
  let faces = 0;
  for (const { topology } of model.bodies) faces += topology.triangles.length;
  const met = new Met(faces, found);
  nearFaces(model, to, reach, (p, q) => met.pairUp(p, q));
  addPlanes(model, to, reach, found);
  return found;
}

/** All pairs of triangles whose boxes may come nearer than `reach` [m] on that way. */
export function nearFaces(
  model: ExactModel,
  to: Float64Array,
  reach: number,
  visit: (p: Face, q: Face) => void,
): void {
  const { bodies } = model;
  const allowed = bodies.map((a) => bodies.map((b) => mayMeet(model, a, b)));
  const index = new Map(bodies.map((body, k) => [body, k]));
  const faces = facesOf(model, to, reach);
  faces.sort((p, q) => p.low[0] - q.low[0] || p.id - q.id);
  for (let n = 0; n < faces.length; n++) {
    const p = faces[n];
    const row = allowed[index.get(p.body)!];
    for (let m = n + 1; m < faces.length && faces[m].low[0] <= p.high[0]; m++) {
      const q = faces[m];
      if (p.low[1] > q.high[1] || q.low[1] > p.high[1]) continue;
      if (p.low[2] > q.high[2] || q.low[2] > p.high[2] || !row[index.get(q.body)!]) continue;
      visit(p, q);
    }
  }
}

function facesOf({ x, bodies }: ExactModel, to: Float64Array, reach: number): Face[] {
  const faces: Face[] = [];
  let edges = 0;
  for (const body of bodies) {
    if (body.isPlane) continue;
    const { triangles, triangleEdges, round } = body.topology;
    const more = 0.5 * reach + round;
    for (let t = 0; t < triangles.length; t += 3) {
      const low = new Float64Array(3).fill(Infinity);
      const high = new Float64Array(3).fill(-Infinity);
      for (let k = t; k < t + 3; k++)
        for (let i = 0; i < 3; i++) {
          const o = 3 * (body.from + triangles[k]) + i;
          low[i] = Math.min(low[i], x[o] - more, to[o] - more);
          high[i] = Math.max(high[i], x[o] + more, to[o] + more);
        }
      const corner = (k: number) => body.from + triangles[t + k];
      const edge = (k: number) => (triangleEdges[t + k] < 0 ? -1 : edges + triangleEdges[t + k]);
      faces.push({
        body,
        id: faces.length,
        corners: [corner(0), corner(1), corner(2)],
        edges: [edge(0), edge(1), edge(2)],
        low,
        high,
      });
    }
    edges += body.topology.edges.length / 2;
  }
  return faces;
}

/** Who has met whom: features belong to several faces, and every pair is wanted once. */
class Met {
  private readonly nodes = new Set<number>();
  private readonly edges = new Set<number>();

  constructor(
    private readonly faces: number,
    private readonly out: NearPair[],
  ) {}

  /** All pairs of features of two faces. */
  pairUp(p: Face, q: Face): void {
    for (let k = 0; k < 3; k++) {
      this.nodeTriangle(p.corners[k], p, q);
      this.nodeTriangle(q.corners[k], q, p);
      for (let j = 0; j < 3; j++) this.edgeEdge(p, k, q, j);
    }
  }

  private nodeTriangle(v: number, { body: a }: Face, { corners, body: b, id }: Face): void {
    const key = v * this.faces + id;
    if (this.nodes.has(key) || corners.includes(v)) return;
    this.nodes.add(key);
    this.out.push({ kind: NODE_TRIANGLE, nodes: [v, ...corners], a, b });
  }

  private edgeEdge(p: Face, k: number, q: Face, j: number): void {
    const [e, f] = [p.edges[k], q.edges[j]];
    if (e < 0 || f < 0 || e === f) return;
    const [low, high, i, first, l, second] = e < f ? [e, f, k, p, j, q] : [f, e, j, q, k, p];
    // There are at most three edges a face.
    const key = low * 3 * this.faces + high;
    if (this.edges.has(key)) return;
    this.edges.add(key);
    const ends = [
      first.corners[i],
      first.corners[(i + 1) % 3],
      second.corners[l],
      second.corners[(l + 1) % 3],
    ] as const;
    if (ends[0] === ends[2] || ends[0] === ends[3] || ends[1] === ends[2] || ends[1] === ends[3]) return;
    this.out.push({ kind: EDGE_EDGE, nodes: ends, a: first.body, b: second.body });
  }
}

function addPlanes(model: ExactModel, to: Float64Array, reach: number, out: NearPair[]): void {
  const { x, bodies } = model;
  bodies.forEach((plane) => {
    if (!plane.isPlane) return;
    const n = plane.normal;
    const height = (p: Float64Array, v: number) => {
      let sum = 0;
      for (let i = 0; i < 3; i++) sum += n[i] * (p[3 * v + i] - x[3 * plane.from + i]);
      return sum;
    };
    bodies.forEach((body) => {
      if (body.isPlane || !mayMeet(model, body, plane)) return;
      const near = reach + body.topology.round;
      for (const v of body.topology.vertices) {
        const node = body.from + v;
        if (Math.min(height(x, node), height(to, node)) < near)
          out.push({
            kind: NODE_PLANE,
            nodes: [node, plane.from, plane.from, plane.from],
            a: body,
            b: plane,
          });
      }
    });
  });
}
