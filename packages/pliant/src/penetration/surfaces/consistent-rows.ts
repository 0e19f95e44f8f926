/**
 * `consistent` depth on closed surfaces: one row per vertex inside the other surface, after Heidelberger et al. 2004
 * (see docs/methods/consistent.md), without tetrahedra.
 *
 *   edges that cross a triangle of the partner → their inner ends are border vertices: depth and direction by
 *   equations 1 to 4
 *   ring by ring inwards over edges that cross nothing: equations 5 to 7
 *   each vertex along its direction → its exit from the partner: the depth; along the normal there, if that is shorter
 *
 * The crossings come from the pairs of triangles that detection found, so no point is ever tested for being inside: a
 * vertex is inside when most of its crossings say so. We depart from the paper in two ways. Normals are those of the
 * crossed triangles, not smoothed. The depth is measured along a direction that is turned to the nearest way out on
 * that side. The paper's own depth, which equations 3 and 6 carry inwards, is the distance to the planes of the border.
 * It is right where the partner is flat, and too deep where it is round: by 30 % for two balls of 12 mm pressed 4 mm
 * together. It counts only where the ray finds no exit. The partner is pushed back at the vertex's exit, on one line
 * with the push on the vertex. So the sum and the torque of the two forces are zero. A body enclosed without a crossing
 * has no rows.
 */

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { type AnchoredContacts, vertexFeature } from '../../narrowphase/anchored-contacts.js';
import type { PairList } from '../../queries/pair-list.js';
import { unitNormal } from '../triangle-normal.js';
import { ExitRay, FAR, WEIGHTS } from './exit-ray.js';

/** Smallest squared distance in the weights [m²]; a vertex on the partner's surface has depth 0 whatever its weight. */
const TINY_SQ = 1e-24;

/**
 * Exits are looked for up to this many times the depth by planes: in a hollow partner the planes lie before its
 * surface.
 */
const FARTHEST = 4;

/**
 * How often the direction is turned to the normal of the face at its exit. Each time the angle shrinks by about depth
 * over radius.
 */
const TURNS = 2;

/**
 * A crossing this far beyond the side of a triangle, in its barycentric weights, still counts: neighbours share their
 * sides.
 */
const SLACK = -1e-9;

export class ConsistentRows {
  /** Per vertex of the side at hand. */
  private votes = new Int32Array(0);
  private rings = new Int32Array(0);
  private faces = new Int32Array(0);
  private weights = new Float64Array(0);
  /** Sum of weights, of weighted depths, of weighted directions, largest weight. */
  private sums = new Float64Array(0);
  private depths = new Float64Array(0);
  private ways = new Float64Array(0);
  private touched = new Uint32Array(0);
  private queue = new Uint32Array(0);
  private touchedCount = 0;
  private readonly work = new Float64Array(9);
  private readonly exit = new ExitRay();

  /**
   * Vertices of earlier rings have no rows, and vertices of later rings have no friction: friction acts at vertex and
   * exit, and would make a torque.
   */
  constructor(private readonly firstRing = 0) {}

  /** Adds the rows of a pair to its manifold, which was begun. */
  add(sa: MoleculeSurface, sb: MoleculeSurface, list: PairList, out: AnchoredContacts): void {
    this.addSide(sa, sb, list, true, out);
    this.addSide(sb, sa, list, false, out);
  }

  private addSide(
    own: MoleculeSurface,
    partner: MoleculeSurface,
    list: PairList,
    isA: boolean,
    out: AnchoredContacts,
  ): void {
    this.begin(own.skin.positions.length / 3);
    for (let k = 0; k < list.count; k++) {
      if (isA) this.crossTriangle(own, partner, list.a(k), list.b(k));
      else this.crossTriangle(own, partner, list.b(k), list.a(k));
    }
    const count = this.spread(own);
    partner.blocks.advance();
    for (let k = 0; k < count; k++)
      if (this.rings[this.queue[k]] >= this.firstRing) this.addRow(own, partner, this.queue[k], isA, out);
    this.forget();
  }

  private begin(vertices: number): void {
    if (this.votes.length < vertices) {
      this.votes = new Int32Array(vertices);
      this.rings = new Int32Array(vertices).fill(-1);
      this.faces = new Int32Array(vertices).fill(-1);
      this.weights = new Float64Array(3 * vertices);
      this.sums = new Float64Array(6 * vertices);
      this.depths = new Float64Array(vertices);
      this.ways = new Float64Array(3 * vertices);
      this.touched = new Uint32Array(vertices);
      this.queue = new Uint32Array(vertices);
    }
    this.touchedCount = 0;
  }

  private touch(own: MoleculeSurface, v: number): void {
    if (this.rings[v] !== -1) return;
    this.rings[v] = -2;
    own.placeVertex(v);
    this.touched[this.touchedCount++] = v;
  }

  private forget(): void {
    for (let k = 0; k < this.touchedCount; k++) {
      const v = this.touched[k];
      this.votes[v] = 0;
      this.rings[v] = -1;
      this.faces[v] = -1;
      this.sums.fill(0, 6 * v, 6 * v + 6);
    }
  }

  /**
   * The crossings of one triangle's edges with a triangle of the partner; each edge is looked at in the direction of
   * rising numbers.
   */
  private crossTriangle(own: MoleculeSurface, partner: MoleculeSurface, face: number, other: number): void {
    const { work } = this;
    const { positions: p, triangles } = own.skin;
    const { positions: q, triangles: others } = partner.skin;
    if (!unitNormal(work, 0, q, others, other)) return;
    const c = 3 * others[3 * other];
    for (let k = 0; k < 3; k++) {
      const v = triangles[3 * face + k];
      const w = triangles[3 * face + ((k + 1) % 3)];
      if (v > w) continue;
      const hv = this.height(p, v, q, c);
      const hw = this.height(p, w, q, c);
      if (hv < 0 === hw < 0) continue;
      const t = hv / (hv - hw);
      for (let axis = 0; axis < 3; axis++)
        work[3 + axis] = p[3 * v + axis] + t * (p[3 * w + axis] - p[3 * v + axis]);
      if (!this.isInTriangle(q, others, other)) continue;
      this.cross(own, hv < 0 ? v : w, hv < 0 ? w : v, other);
    }
  }

  private height(p: Float64Array, v: number, q: Float64Array, c: number): number {
    const { work } = this;
    return (
      (p[3 * v] - q[c]) * work[0] + (p[3 * v + 1] - q[c + 1]) * work[1] + (p[3 * v + 2] - q[c + 2]) * work[2]
    );
  }

  /** Whether the point at work[3] lies in a triangle with the unit normal at work[0]; its weights go to work[6]. */
  private isInTriangle(q: Float64Array, triangles: Uint32Array, face: number): boolean {
    const { work } = this;
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const u = 3 * triangles[3 * face + ((k + 1) % 3)];
      const v = 3 * triangles[3 * face + ((k + 2) % 3)];
      const ex = q[u] - work[3];
      const ey = q[u + 1] - work[4];
      const ez = q[u + 2] - work[5];
      const fx = q[v] - work[3];
      const fy = q[v + 1] - work[4];
      const fz = q[v + 2] - work[5];
      work[6 + k] =
        (ey * fz - ez * fy) * work[0] + (ez * fx - ex * fz) * work[1] + (ex * fy - ey * fx) * work[2];
      sum += work[6 + k];
    }
    for (let k = 6; k < 9; k++) {
      work[k] = work[k] / sum;
      if (!(work[k] >= SLACK)) return false;
    }
    return true;
  }

  /** Books the crossing in the scratch for the inner end of its edge. */
  private cross(own: MoleculeSurface, inside: number, outside: number, face: number): void {
    const { work, sums } = this;
    const p = own.skin.positions;
    this.touch(own, inside);
    this.touch(own, outside);
    this.votes[inside]++;
    this.votes[outside]--;
    const x = work[3] - p[3 * inside];
    const y = work[4] - p[3 * inside + 1];
    const z = work[5] - p[3 * inside + 2];
    const weight = 1 / Math.max(x * x + y * y + z * z, TINY_SQ);
    const o = 6 * inside;
    sums[o] += weight;
    sums[o + 1] += weight * (x * work[0] + y * work[1] + z * work[2]);
    for (let axis = 0; axis < 3; axis++) sums[o + 2 + axis] += weight * work[axis];
    if (!(weight > sums[o + 5])) return;
    sums[o + 5] = weight;
    this.faces[inside] = face;
    for (let k = 0; k < 3; k++) this.weights[3 * inside + k] = Math.max(0, work[6 + k]);
  }

  /** Settles the border and carries depths inwards; returns how many vertices of `queue` are inside. */
  private spread(own: MoleculeSurface): number {
    const { queue, rings, votes, touched } = this;
    let count = 0;
    for (let k = 0; k < this.touchedCount; k++) {
      const v = touched[k];
      if (votes[v] <= 0) continue;
      rings[v] = 0;
      queue[count++] = v;
      this.settle(v);
    }
    const { starts, linked } = own.ring;
    for (let from = 0, ring = 1; from < count; ring++) {
      const to = count;
      for (let k = from; k < to; k++) {
        for (let n = starts[queue[k]]; n < starts[queue[k] + 1]; n++) {
          const w = linked[n];
          if (rings[w] !== -1) continue;
          this.touch(own, w);
          rings[w] = ring;
          queue[count++] = w;
        }
      }
      for (let k = to; k < count; k++) this.inherit(own, queue[k], ring);
      from = to;
    }
    return count;
  }

  /** Equations 5 to 7 from the neighbours of earlier rings. */
  private inherit(own: MoleculeSurface, v: number, ring: number): void {
    const { rings, sums, depths, ways } = this;
    const p = own.skin.positions;
    const { starts, linked } = own.ring;
    const o = 6 * v;
    for (let n = starts[v]; n < starts[v + 1]; n++) {
      const w = linked[n];
      if (rings[w] < 0 || rings[w] >= ring) continue;
      const x = p[3 * w] - p[3 * v];
      const y = p[3 * w + 1] - p[3 * v + 1];
      const z = p[3 * w + 2] - p[3 * v + 2];
      const weight = 1 / Math.max(x * x + y * y + z * z, TINY_SQ);
      sums[o] += weight;
      sums[o + 1] += weight * (x * ways[3 * w] + y * ways[3 * w + 1] + z * ways[3 * w + 2] + depths[w]);
      for (let axis = 0; axis < 3; axis++) sums[o + 2 + axis] += weight * ways[3 * w + axis];
      if (!(weight > sums[o + 5])) continue;
      sums[o + 5] = weight;
      this.faces[v] = this.faces[w];
      for (let k = 0; k < 3; k++) this.weights[3 * v + k] = this.weights[3 * w + k];
    }
    this.settle(v);
  }

  /** Depth and direction from the sums; directions that cancel leave a depth of 0. */
  private settle(v: number): void {
    const { sums, depths, ways } = this;
    const o = 6 * v;
    const x = sums[o + 2];
    const y = sums[o + 3];
    const z = sums[o + 4];
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    depths[v] = length > 0 ? sums[o + 1] / sums[o] : 0;
    ways[3 * v] = x * scale;
    ways[3 * v + 1] = y * scale;
    ways[3 * v + 2] = z * scale;
  }

  private addRow(
    own: MoleculeSurface,
    partner: MoleculeSurface,
    v: number,
    isA: boolean,
    out: AnchoredContacts,
  ): void {
    if (!(this.depths[v] > 0)) return;
    this.leave(own, partner, v);
    if (!(this.depths[v] > 0)) return;
    const row = out.open(vertexFeature(v, isA));
    out.onSkin[row] = 1;
    if (this.firstRing > 0) out.friction[row] = 0;
    out.face[row] = this.faces[v];
    const mine = isA ? out.nodesA : out.nodesB;
    const theirs = isA ? out.nodesB : out.nodesA;
    const weights = isA ? out.weightsB : out.weightsA;
    out.depth[row] = this.depths[v];
    mine[3 * row] = v;
    (isA ? out.weightsA : out.weightsB)[3 * row] = 1;
    const here = isA ? out.placeA : out.placeB;
    const there = isA ? out.placeB : out.placeA;
    for (let k = 0; k < 3; k++) {
      theirs[3 * row + k] = partner.skin.triangles[3 * this.faces[v] + k];
      weights[3 * row + k] = this.weights[3 * v + k];
      out.normal[3 * row + k] = isA ? this.ways[3 * v + k] : -this.ways[3 * v + k];
      const x = own.skin.positions[3 * v + k];
      out.point[3 * row + k] = x;
      here[3 * row + k] = x;
      there[3 * row + k] = x + this.depths[v] * this.ways[3 * v + k];
    }
  }

  /**
   * Measures how far a vertex must go along its direction to leave the partner, and turns the direction to the shortest
   * exit nearby.
   */
  private leave(own: MoleculeSurface, partner: MoleculeSurface, v: number): void {
    const { exit, depths, ways, work } = this;
    const { positions, triangles } = partner.skin;
    for (let k = 0; k < 3; k++) {
      exit.ray[k] = own.skin.positions[3 * v + k];
      work[k] = ways[3 * v + k];
    }
    exit.hit[FAR] = FARTHEST * depths[v];
    exit.begin(partner);
    let before = -1;
    for (let turn = 0; turn <= TURNS; turn++) {
      for (let k = 0; k < 3; k++) exit.ray[3 + k] = work[k];
      const face = exit.cast(partner);
      if (face < 0) return;
      // Along the normal of its own face there is no shorter way.
      const isLast = face === before;
      before = face;
      // Longer exits are not searched.
      depths[v] = exit.hit[FAR];
      this.faces[v] = face;
      for (let k = 0; k < 3; k++) {
        this.weights[3 * v + k] = exit.hit[WEIGHTS + k];
        ways[3 * v + k] = work[k];
      }
      if (isLast || !unitNormal(work, 0, positions, triangles, face)) return;
    }
  }
}
