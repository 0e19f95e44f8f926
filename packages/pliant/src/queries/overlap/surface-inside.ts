/**
 * The part of one closed surface that lies inside another, as numbers per edge and face: how much of each edge is
 * inside, and twice the area vector of the inside part of each face. See `volume.ts` for the reasoning.
 */
import type { MeshQuery } from '../mesh-query.js';
import { orient3 } from '../primitives/orientation.js';

export class SurfaceInside {
  /** Area vector of all inside parts after `addFaces` [m²]. */
  readonly areaVector = new Float64Array(3);
  private readonly triangles: Uint32Array;
  private readonly twins: Int32Array;
  /** Winding number at each vertex's place; `UNKNOWN` until reached. */
  private readonly levels: Int32Array;
  /** Per own edge: sum of the steps (+1 in, −1 out) on its way, and of step·parameter. */
  private readonly steps: Int32Array;
  private readonly moments: Float64Array;
  /** Per face: twice the area vector of the crossing segments. */
  private readonly borders: Float64Array;
  private readonly touched: Uint8Array;
  private readonly queue: Int32Array;
  /** First directed edge of each vertex place in `around`, and the edges leaving it. */
  private readonly firstEdge: Int32Array;
  private readonly nextEdge: Int32Array;

  constructor(private readonly mesh: MeshQuery) {
    const { triangles, topology } = mesh;
    const vertices = mesh.positions.length / 3;
    this.triangles = triangles;
    this.twins = topology.twins;
    this.levels = new Int32Array(vertices);
    this.steps = new Int32Array(triangles.length);
    this.moments = new Float64Array(triangles.length);
    this.borders = new Float64Array(triangles.length);
    this.touched = new Uint8Array(triangles.length / 3);
    this.queue = new Int32Array(vertices);
    this.firstEdge = new Int32Array(vertices).fill(-1);
    this.nextEdge = new Int32Array(triangles.length).fill(-1);
    for (let e = 0; e < triangles.length; e++) {
      if (this.twins[e] < 0) continue;
      const v = topology.welded[triangles[e]];
      this.nextEdge[e] = this.firstEdge[v];
      this.firstEdge[v] = e;
    }
  }

  begin(): void {
    this.levels.fill(UNKNOWN);
    this.steps.fill(0);
    this.moments.fill(0);
    this.borders.fill(0);
    this.touched.fill(0);
    this.areaVector.fill(0);
  }

  /** Of an edge's two directions, the one that carries its crossings. */
  ownEdge(e: number): number {
    const twin = this.twins[e];
    return twin >= 0 && twin < e ? twin : e;
  }

  edgeFrom(e: number): number {
    return 3 * this.triangles[e];
  }

  edgeTo(e: number): number {
    return 3 * this.triangles[e % 3 === 2 ? e - 2 : e + 1];
  }

  /** Own edge `e` pierces a triangle of the other mesh at the parameter in `parameters[i]`. */
  addCrossing(
    e: number,
    p: Float64Array,
    parameters: Float64Array,
    i: number,
    q: Float64Array,
    c0: number,
    c1: number,
    c2: number,
  ): void {
    const step = orient3(q, c0, c1, c2, p, this.edgeFrom(e)) > 0 ? 1 : -1;
    this.steps[e] += step;
    this.moments[e] += step * parameters[i];
  }

  /** The segment between the two points in `ends` borders the inside part of face `t` (first corner at `o`). */
  addSegment(
    t: number,
    p: Float64Array,
    o: number,
    ends: Float64Array,
    q: Float64Array,
    c0: number,
    c1: number,
    c2: number,
  ): void {
    const px = ends[0] - p[o];
    const py = ends[1] - p[o + 1];
    const pz = ends[2] - p[o + 2];
    const ux = ends[3] - p[o];
    const uy = ends[4] - p[o + 1];
    const uz = ends[5] - p[o + 2];
    const x = py * uz - pz * uy;
    const y = pz * ux - px * uz;
    const z = px * uy - py * ux;
    const sign = this.alongInside(t, p, ends, q, c0, c1, c2) ? 1 : -1;
    const at = 3 * t;
    this.borders[at] += sign * x;
    this.borders[at + 1] += sign * y;
    this.borders[at + 2] += sign * z;
    this.touched[t] = 1;
  }

  /** Does the segment run along n × m (own normal, other's normal), with the other's inside on its left? */
  private alongInside(
    t: number,
    p: Float64Array,
    ends: Float64Array,
    q: Float64Array,
    c0: number,
    c1: number,
    c2: number,
  ): boolean {
    const i = 3 * this.triangles[3 * t];
    const j = 3 * this.triangles[3 * t + 1];
    const k = 3 * this.triangles[3 * t + 2];
    const nx = cross2(p, i, j, k, 1, 2);
    const ny = cross2(p, i, j, k, 2, 0);
    const nz = cross2(p, i, j, k, 0, 1);
    const mx = cross2(q, c0, c1, c2, 1, 2);
    const my = cross2(q, c0, c1, c2, 2, 0);
    const mz = cross2(q, c0, c1, c2, 0, 1);
    const along =
      (ends[3] - ends[0]) * (ny * mz - nz * my) +
      (ends[4] - ends[1]) * (nz * mx - nx * mz) +
      (ends[5] - ends[2]) * (nx * my - ny * mx);
    return along > 0;
  }

  /** Winding number of the other mesh at every vertex: asked once per connected part, then counted along edges. */
  classify(contains: (v: number) => boolean): void {
    const { levels, queue, twins, steps, nextEdge, firstEdge } = this;
    const { welded, seeds } = this.mesh.topology;
    for (let s = 0; s < seeds.length; s++) {
      const seed = seeds[s];
      if (levels[seed] !== UNKNOWN) continue;
      levels[seed] = contains(3 * seed) ? 1 : 0;
      let head = 0;
      let tail = 0;
      queue[tail++] = seed;
      while (head < tail) {
        const v = queue[head++];
        for (let e = firstEdge[v]; e >= 0; e = nextEdge[e]) {
          const w = welded[this.edgeTo(e) / 3];
          if (levels[w] !== UNKNOWN) continue;
          const own = this.ownEdge(e);
          levels[w] = levels[v] + (own === e ? steps[e] : -steps[twins[e]]);
          queue[tail++] = w;
        }
      }
    }
  }

  /** Adds up the inside parts; returns their share of the common volume, with areas taken about the first `origin`. */
  addFaces(p: Float64Array, origin: Float64Array): number {
    const ox = origin[0];
    const oy = origin[1];
    const oz = origin[2];
    const { triangles, borders, levels } = this;
    const { welded } = this.mesh.topology;
    let volume = 0;
    for (let t = 0; t < triangles.length; t += 3) {
      const level = levels[welded[triangles[t]]];
      if (level === 0 && this.touched[t / 3] === 0 && !this.anyInside(t)) continue;
      const o = 3 * triangles[t];
      let sx = borders[t];
      let sy = borders[t + 1];
      let sz = borders[t + 2];
      // The edges that start or end at the first corner have no moment about it; only the opposite one counts.
      const e = t + 1;
      const inside = this.insideLength(e);
      if (inside !== 0) {
        const i = this.edgeFrom(e);
        const j = this.edgeTo(e);
        const ux = p[i] - p[o];
        const uy = p[i + 1] - p[o + 1];
        const uz = p[i + 2] - p[o + 2];
        const vx = p[j] - p[o];
        const vy = p[j + 1] - p[o + 1];
        const vz = p[j + 2] - p[o + 2];
        sx += inside * (uy * vz - uz * vy);
        sy += inside * (uz * vx - ux * vz);
        sz += inside * (ux * vy - uy * vx);
      }
      this.areaVector[0] += sx / 2;
      this.areaVector[1] += sy / 2;
      this.areaVector[2] += sz / 2;
      volume += ((p[o] - ox) * sx + (p[o + 1] - oy) * sy + (p[o + 2] - oz) * sz) / 6;
    }
    return volume;
  }

  private anyInside(t: number): boolean {
    const { welded } = this.mesh.topology;
    return (
      this.levels[welded[this.triangles[t + 1]]] !== 0 || this.levels[welded[this.triangles[t + 2]]] !== 0
    );
  }

  /** How much of the edge lies inside the other mesh, from 0 to 1 (times the winding number there). */
  private insideLength(e: number): number {
    const own = this.ownEdge(e);
    const end = this.levels[this.mesh.topology.welded[this.edgeTo(own) / 3]];
    return end - this.moments[own];
  }
}

const UNKNOWN = -2147483648;

/** One component of the normal (b−a)×(c−a): the cross product of coordinates i and j. */
function cross2(p: Float64Array, a: number, b: number, c: number, i: number, j: number): number {
  return (p[b + i] - p[a + i]) * (p[c + j] - p[a + j]) - (p[b + j] - p[a + j]) * (p[c + i] - p[a + i]);
}
