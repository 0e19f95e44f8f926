/**
 * Tests bodies by their vertices, as the lecture on rigid contacts does. For every vertex xᵢ = x + R rᵢ of one body's
 * surface, φ(xᵢ) of the other body is computed. Where φ < 0, the vertex is −φ deep and ∇φ is the way out. Each body is
 * tested against the other, so that a corner meets a face whichever body it belongs to. The lecture says that this is
 * not perfect: two edges that cross between their vertices are missed. So the sharp edges of both bodies are tested as
 * well (`edge-in-solid.ts`).
 *
 * The vertices of a torus are not tested. Its circle is (`circle-in-solid.ts`), so that it is round.
 *
 * A departure from the lecture: of hundreds of vertices, only a few are handed on. Vertices with similar ways out form
 * a group. The outermost and the deepest of each group stay (`thin-out.ts`).
 */

import type { ColliderColumns } from '../bodies/bodies.js';
import type { Solids } from '../bodies/solids.js';
import { widened } from '../core/grow.js';
import type { Solid } from '../geometry/solids/solid.js';
import * as vec3 from '../math/vec3.js';
import { CircleInSolid } from './circle-in-solid.js';
import type { Contacts } from './contacts.js';
import { EdgeInSolid } from './edge-in-solid.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { toLocal, toWorld, turn, turnBack } from './pose.js';
import { sharpEdges } from './sharp-edges.js';
import { ThinOut } from './thin-out.js';

/** Ways out within this angle (cosine) form one group. */
const SAME_WAY = 0.9;

/** Most groups of one pair; the deepest points count. A manifold counts its points in a byte. */
const MOST_GROUPS = 8;

/** How much deeper a point must be to take the place of one of the last look, in units of the thinner half thickness. */
const KNOWN = 0.005;

/** Names of vertices of the first body are marked. */
const OF_FIRST = 0x40000000;

/** Names of edges are marked. */
const OF_EDGE = 0x20000000;

/** Crossing edges of both bodies are found from both sides. Points within this part of an edge coincide. */
const SAME_POINT = 1e-3;

export function makeVerticesSolid(solids: Solids): PairCollider {
  const collider = new VerticesSolid(solids);
  return (c, first, second, out) => collider.collide(c, first, second, out);
}

/** One of the two bodies. */
class Side {
  row = 0;
  solid!: Solid;
  readonly rotation = new Float64Array(9);

  set(c: ColliderColumns, row: number, solids: Solids): this {
    this.row = row;
    this.solid = solids.of(c, row);
    bodyRotation(c, row, this.rotation);
    return this;
  }
}

class VerticesSolid {
  private readonly first = new Side();
  private readonly second = new Side();
  /** Transforms from the frame of the tested vertices to that of the solid. */
  private readonly way = new Float64Array(9);
  private readonly shift = new Float64Array(3);
  private readonly world = new Float64Array(3);
  private readonly local = new Float64Array(3);
  private readonly gradient = new Float64Array(3);
  private readonly normal = new Float64Array(3);
  private readonly thinOut = new ThinOut();
  private readonly edge = new EdgeInSolid();
  private readonly circle = new CircleInSolid();
  /** Sharp edges of each solid, and scratch: those of one in the frame of the other. */
  private readonly edges = new WeakMap<Solid, Float64Array>();
  private moved = new Float64Array(0);
  /** Number of candidates before those of edges. */
  private vertexCount = 0;
  /** Candidates: point and normal from second to first, depth, name, group. */
  private count = 0;
  private points = new Float64Array(3 * 64);
  private normals = new Float64Array(3 * 64);
  private depths = new Float64Array(64);
  /** Depths by which points are chosen [m]. */
  private merits = new Float64Array(64);
  private names = new Uint32Array(64);
  private group = new Uint8Array(64);
  /** Per group: its first candidate. */
  private readonly leaders = new Uint32Array(MOST_GROUPS);
  private readonly groupPoints: number[] = [];
  private somePoints = new Float64Array(3 * 64);
  private someDepths = new Float64Array(64);

  constructor(private readonly solids: Solids) {}

  collide(c: ColliderColumns, a: number, b: number, out: Contacts): void {
    const first = this.first.set(c, a, this.solids);
    const second = this.second.set(c, b, this.solids);
    this.faceSheet(c, first, second, -1, out);
    this.faceSheet(c, second, first, 1, out);
    this.count = 0;
    const far = out.margin + out.spread;
    this.test(c, first, second, 1, far);
    this.test(c, second, first, -1, far);
    this.vertexCount = this.count;
    this.testEdges(c, first, second, 1, far);
    this.testEdges(c, second, first, -1, far);
    if (this.weigh(out, KNOWN * Math.min(first.solid.thinness, second.solid.thinness))) this.handOver(out);
  }

  /**
   * An open surface is touched from the side on which the other body is: that of their last contact, or that of the
   * body's middle. Normals from second to first, times `sign`, go from the sheet to the body.
   */
  private faceSheet(c: ColliderColumns, sheet: Side, body: Side, sign: number, out: Contacts): void {
    const { local, normal } = this;
    if (!sheet.solid.seenFrom) return;
    const { last, lastManifold: m } = out;
    if (m < 0) {
      toLocal(sheet.rotation, c.position, 3 * sheet.row, c.position, 3 * body.row, local);
      sheet.solid = sheet.solid.seenFrom(local);
      return;
    }
    toLocal(sheet.rotation, c.position, 3 * sheet.row, last.point, 3 * last.first[m], local);
    out.recallNormal(normal);
    for (let k = 0; k < 3; k++) normal[k] *= sign;
    turnBack(sheet.rotation, normal, normal);
    sheet.solid = sheet.solid.seenFrom(local, normal);
  }

  /**
   * Points that the last look handed on count as deeper by `more` [m] when points are chosen. Many points are equally
   * deep where a ring lies around a ball; by rounding alone, every step would choose others, and none would keep a load.
   * Returns whether any point is nearer than the margin.
   */
  private weigh({ last, lastManifold: m, margin }: Contacts, more: number): boolean {
    const { count, depths, names, merits } = this;
    const first = m < 0 ? 0 : last.first[m];
    const end = m < 0 ? 0 : first + last.size[m];
    let isNear = false;
    for (let i = 0; i < count; i++) {
      if (depths[i] > -margin) isNear = true;
      merits[i] = depths[i];
      for (let j = first; j < end; j++) if (last.feature[j] === names[i]) merits[i] = depths[i] + more;
    }
    return isNear;
  }

  /** The vertices of `from` against φ of `to`; `sign` is +1 when the way out of `to` goes from second to first. */
  private test(c: ColliderColumns, from: Side, to: Side, sign: number, margin: number): void {
    const { world, local, gradient, normal, way, shift } = this;
    const { row: i, solid, rotation: r } = from;
    if (solid.definition.kind === 'torus') {
      this.testCircle(c, from, to, sign, margin, solid.definition);
      return;
    }
    // A sphere comes here with a ring alone, whose circle finds all places.
    if (solid.definition.kind === 'sphere') return;
    const positions = solid.samples?.() ?? solid.surface().positions;
    const { bounds } = to.solid;
    // The box of a sheet has no thickness, and a vertex that has sunk through it is behind it.
    const near = to.solid.isSheet ? margin + from.solid.thinness : margin;
    this.writeWay(c, from, to);
    for (let o = 0, v = 0; o < positions.length; o += 3, v++) {
      toWorld(way, shift, 0, positions, o, local);
      if (!isNear(local, bounds, near)) continue;
      const distance = to.solid.distance(local, 0, gradient);
      if (!(distance < margin)) continue;
      toWorld(r, c.position, i * 3, positions, o, world);
      turn(to.rotation, gradient, normal);
      for (let k = 0; k < 3; k++) {
        world[k] -= 0.5 * distance * normal[k];
        normal[k] *= sign;
      }
      this.keep(world, normal, -distance, v + (sign > 0 ? OF_FIRST : 0));
    }
  }

  /** The circle of a torus against φ of `to`. */
  private testCircle(
    c: ColliderColumns,
    from: Side,
    to: Side,
    sign: number,
    margin: number,
    size: { readonly radius: number; readonly tube: number },
  ): void {
    const { world, local, gradient, normal, way, shift, circle } = this;
    this.writeWay(c, from, to);
    if (!isNear(shift, to.solid.bounds, margin + from.solid.reach)) return;
    circle.find(to.solid, way, shift, size, margin);
    for (let n = 0; n < circle.count; n++) {
      const back = size.tube + 0.5 * circle.distances[n];
      for (let k = 0; k < 3; k++) {
        gradient[k] = circle.gradients[3 * n + k];
        local[k] = circle.points[3 * n + k] - back * gradient[k];
      }
      toWorld(to.rotation, c.position, to.row * 3, local, 0, world);
      turn(to.rotation, gradient, normal);
      for (let k = 0; k < 3; k++) normal[k] *= sign;
      this.keep(world, normal, -circle.distances[n], circle.names[n] + (sign > 0 ? OF_FIRST : 0));
    }
  }

  /** Directly from one body's frame to the other's: most vertices end at the other's box. */
  private writeWay(c: ColliderColumns, from: Side, to: Side): void {
    const { way, shift } = this;
    const { rotation: r } = from;
    const { rotation: s } = to;
    toLocal(s, c.position, to.row * 3, c.position, from.row * 3, shift);
    for (let k = 0; k < 3; k++)
      for (let n = 0; n < 3; n++) way[3 * k + n] = s[k] * r[n] + s[3 + k] * r[3 + n] + s[6 + k] * r[6 + n];
  }

  /** The sharp edges of `from` against φ of `to`, between their ends. */
  private testEdges(c: ColliderColumns, from: Side, to: Side, sign: number, margin: number): void {
    const { world, normal, way, shift, local, edge } = this;
    const { row: j, solid, rotation: s } = to;
    if (isEndless(from.solid) || isEndless(solid)) return;
    const list = this.edgesOf(from.solid);
    if (list.length === 0) return;
    this.writeWay(c, from, to);
    if (this.moved.length < list.length) this.moved = new Float64Array(2 * list.length);
    const { moved } = this;
    for (let o = 0; o < list.length; o += 3) {
      toWorld(way, shift, 0, list, o, local);
      for (let k = 0; k < 3; k++) moved[o + k] = local[k];
    }
    for (let p = 0; p < list.length; p += 6) {
      const q = p + 3;
      if (isApart(moved, p, q, solid.bounds, margin)) continue;
      if (!edge.find(solid, moved, p, moved, q, margin)) continue;
      toWorld(s, c.position, j * 3, edge.point, 0, world);
      turn(s, edge.normal, normal);
      for (let k = 0; k < 3; k++) {
        world[k] += 0.5 * edge.depth * normal[k];
        normal[k] *= sign;
      }
      if (sign < 0 && this.isKnown(world, SAME_POINT * from.solid.reach)) continue;
      this.keep(world, normal, edge.depth, OF_EDGE + p / 6 + (sign > 0 ? OF_FIRST : 0));
    }
  }

  private edgesOf(solid: Solid): Float64Array {
    let list = this.edges.get(solid);
    if (list === undefined) this.edges.set(solid, (list = sharpEdges(solid)));
    return list;
  }

  private isKnown(point: Float64Array, near: number): boolean {
    const { points, count } = this;
    for (let n = this.vertexCount; n < count; n++) {
      const x = points[3 * n] - point[0];
      const y = points[3 * n + 1] - point[1];
      const z = points[3 * n + 2] - point[2];
      if (x * x + y * y + z * z < near * near) return true;
    }
    return false;
  }

  private keep(point: Float64Array, normal: Float64Array, depth: number, name: number): void {
    if (this.count === this.depths.length) this.grow();
    const n = this.count++;
    for (let k = 0; k < 3; k++) {
      this.points[3 * n + k] = point[k];
      this.normals[3 * n + k] = normal[k];
    }
    this.depths[n] = depth;
    this.names[n] = name;
  }

  private handOver(out: Contacts): void {
    const groups = this.findGroups();
    for (let g = 0; g < groups; g++) this.handOverGroup(g, out);
  }

  /** The deepest point without a group leads the next group; returns the number of groups. */
  private findGroups(): number {
    const { count, merits, normals, group, leaders } = this;
    group.fill(255, 0, count);
    let groups = 0;
    for (; groups < MOST_GROUPS; groups++) {
      let leader = -1;
      for (let i = 0; i < count; i++)
        if (group[i] === 255 && (leader < 0 || merits[i] > merits[leader])) leader = i;
      if (leader < 0) break;
      leaders[groups] = leader;
      for (let i = 0; i < count; i++)
        if (group[i] === 255 && vec3.dot(normals, 3 * leader, normals, 3 * i) > SAME_WAY) group[i] = groups;
      group[leader] = groups;
    }
    return groups;
  }

  private handOverGroup(g: number, out: Contacts): void {
    const { groupPoints, thinOut, group, count } = this;
    groupPoints.length = 0;
    for (let i = 0; i < count; i++) if (group[i] === g) groupPoints.push(i);
    const size = groupPoints.length;
    if (this.someDepths.length < size) {
      this.somePoints = new Float64Array(6 * size);
      this.someDepths = new Float64Array(2 * size);
    }
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < 3; k++) this.somePoints[3 * i + k] = this.points[3 * groupPoints[i] + k];
      this.someDepths[i] = this.merits[groupPoints[i]];
    }
    for (let k = 0; k < 3; k++) this.normal[k] = this.normals[3 * this.leaders[g] + k];
    thinOut.choose(this.somePoints, this.someDepths, size, this.normal);
    const { draft } = out;
    for (let i = 0; i < size; i++) {
      if (thinOut.keep[i] === 0) continue;
      const n = groupPoints[i];
      for (let k = 0; k < 3; k++) {
        draft[k] = this.points[3 * n + k];
        draft[3 + k] = this.normals[3 * n + k];
      }
      draft[6] = this.depths[n];
      out.add(this.names[n]);
    }
  }

  private grow(): void {
    this.points = widened(this.points);
    this.normals = widened(this.normals);
    this.depths = widened(this.depths);
    this.merits = widened(this.merits);
    this.names = widened(this.names);
    this.group = widened(this.group);
  }
}

function isNear(p: Float64Array, box: Float64Array, margin: number): boolean {
  for (let k = 0; k < 3; k++) if (p[k] < box[k] - margin || p[k] > box[3 + k] + margin) return false;
  return true;
}

/** Whether the box around an edge misses the solid's box. */
function isApart(v: Float64Array, p: number, q: number, box: Float64Array, margin: number): boolean {
  for (let k = 0; k < 3; k++) {
    if (Math.max(v[p + k], v[q + k]) < box[k] - margin) return true;
    if (Math.min(v[p + k], v[q + k]) > box[3 + k] + margin) return true;
  }
  return false;
}

function isEndless({ bounds }: Solid): boolean {
  return !Number.isFinite(bounds[0]);
}
