/**
 * A convex solid on a triangle mesh: GJK and EPA against every triangle near it. Where the solid lies on a triangle,
 * the whole face is clipped, as ground needs it.
 *
 *   triangles whose box meets the solid's
 *   n = least way out, or shortest connection; from the face it is the face's normal
 *   on an edge: a flat or hollow edge has no direction of its own, so the face's normal is used (no bumps where triangles
 *               of a floor meet); over a ridge n may lie between the two faces and nowhere else
 *   by the face: the solid's opposite face, clipped to the triangle; by an edge: the part that both edges share
 *   behind the face: out through it. In a closed mesh the other side does it if the solid's middle is well behind.
 *   an open mesh is touched from the side on which the solid is (`sheet-side.ts`)
 *
 * Points of one normal stand together (`mesh-points.ts`). All work is done in the frame of the convex solid. Source:
 * Catto, "Ghost collisions" (2020) for normals at inner edges; van den Bergen 2001 for GJK and EPA. A solid deep inside
 * a closed mesh has no triangle near; then its vertices are tested instead.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import type { Solids } from '../bodies/solids.js';
import { type ConvexSolid, Face } from '../geometry/solids/solid.js';
import { ConvexPair } from '../queries/convex/convex-pair.js';
import type { MeshQuery } from '../queries/mesh-query.js';
import type { MeshSolid } from '../queries/shapes/mesh-solid.js';
import type { Contacts } from './contacts.js';
import { MeshPoints } from './mesh-points.js';
import { MeshTriangle, ON_EDGE } from './mesh-triangle.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { PolygonClip } from './polygon-clip.js';
import { toWorld, turn } from './pose.js';
import { sharedEdge } from './shared-edge.js';
import { SheetSide } from './sheet-side.js';
import { makeVerticesSolid } from './vertices-solid.js';

/** A normal that leans less than this (cosine) against the triangle's normal is replaced by it. */
const OF_FACE = 0.99999;

/** A face of the solid that leans more than this (cosine) against the normal is not used. */
const ACROSS = 0.95;

/** The nearest pair is added if clipping missed it by this share of the solid's thickness. */
const MISSED = 1e-3;

/**
 * The largest distance of the solid's middle behind a face of a closed mesh at which the face still pushes it out, in
 * half thicknesses of the solid.
 */
const BEHIND = 0.5;

/**
 * No point of a closed mesh is deeper than this, in half thicknesses of the thinner body: beyond the far side another
 * way out is shorter. A wall is in front of most faces of a stone that lies on the floor before it, and many metres
 * behind them.
 */
const THROUGH = 2;

/** The names of two triangles' points are at least this far apart. */
const NAMES = 1021;
const NEAREST = 1000;

export function makeConvexMesh(solids: Solids): PairCollider {
  const collider = new ConvexMesh(solids);
  const byVertices = makeVerticesSolid(solids);
  return (c, first, second, out) => {
    const turned = !solids.of(c, first).isConvex;
    if (!collider.collide(c, turned ? second : first, turned ? first : second, turned ? -1 : 1, out))
      byVertices(c, first, second, out);
  };
}

class ConvexMesh {
  private readonly pair = new ConvexPair();
  private readonly triangle = new MeshTriangle();
  private readonly found = new MeshPoints();
  private readonly clip = new PolygonClip();
  private readonly side = new SheetSide();
  private readonly face = new Face();
  private readonly edge = new Face();
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);
  private readonly low = new Float64Array(3);
  private readonly high = new Float64Array(3);
  private readonly way = new Float64Array(3);
  private readonly n = new Float64Array(3);
  private readonly core = new Float64Array(3);
  private readonly ends = new Float64Array(8);
  private readonly stack = new Int32Array(256);
  private solid!: ConvexSolid;
  private query!: MeshQuery;
  /** Numbers of the present pair: margin, largest depth. */
  private readonly numbers = new Float64Array(2);
  private dropped = false;
  /** Whether the middle of the solid lies in a closed mesh. */
  private isWithin = false;
  private readonly visit = (index: number): undefined => {
    this.touch(index);
    return undefined;
  };

  constructor(private readonly solids: Solids) {}

  /** False where the solid is deep inside a closed mesh, or the mesh inside the solid. */
  collide(c: ColliderColumns, a: number, b: number, sign: number, out: Contacts): boolean {
    const solid = this.solids.of(c, a) as ConvexSolid;
    const mesh = this.solids.of(c, b) as MeshSolid;
    const { ra, rb, found, pair, triangle } = this;
    this.solid = solid;
    this.query = mesh.query;
    const far = out.margin + out.spread;
    this.numbers[0] = far;
    this.numbers[1] = mesh.query.closed
      ? THROUGH * Math.min(solid.thinness, mesh.thinness)
      : Number.POSITIVE_INFINITY;
    this.dropped = false;
    bodyRotation(c, a, ra);
    bodyRotation(c, b, rb);
    triangle.place(c, ra, a, rb, b);
    this.isWithin = false;
    if (!mesh.query.closed) this.side.begin(c, ra, a, sign, out);
    else if (this.isDeep(mesh)) return false;
    this.boxAround(far);
    pair.difference.rotation.fill(0);
    for (let k = 0; k < 9; k += 4) pair.difference.rotation[k] = 1;
    pair.difference.offset.fill(0);
    found.clear(0.02 * solid.thinness);
    mesh.query.visitBox(this.low, this.high, this.stack, this.visit);
    found.finish();
    if (found.count === 0 && this.dropped) return false;
    if (!(found.most > -out.margin)) return true;
    for (let i = 0; i < found.count; i++) this.add(c, a, sign, found.order[i], out);
    return true;
  }

  private isDeep(mesh: MeshSolid): boolean {
    const { low, high, triangle } = this;
    const { bounds } = mesh;
    for (let k = 0; k < 3; k++) {
      low[k] = triangle.origin[k];
      if (low[k] < bounds[k] || low[k] > bounds[3 + k]) return false;
    }
    const distance = mesh.distance(low, 0, high);
    this.isWithin = distance < 0;
    return distance < -BEHIND * this.solid.thinness;
  }

  /** The solid's box, in the frame of the mesh. */
  private boxAround(margin: number): void {
    const { low, high, triangle } = this;
    const { bounds } = this.solid;
    const { back, origin } = triangle;
    for (let k = 0; k < 3; k++) {
      let middle = origin[k];
      let half = margin;
      for (let x = 0; x < 3; x++) {
        middle += back[3 * k + x] * 0.5 * (bounds[x] + bounds[3 + x]);
        half += Math.abs(back[3 * k + x]) * 0.5 * (bounds[3 + x] - bounds[x]);
      }
      low[k] = middle - half;
      high[k] = middle + half;
    }
  }

  private touch(index: number): void {
    const { triangle, solid, pair, n, core } = this;
    const margin = this.numbers[0];
    if (!triangle.take(this.query, index, solid.bounds, margin)) return;
    const t = triangle.normal;
    for (let k = 0; k < 3; k++) n[k] = -t[k];
    solid.support(n, core, 0);
    if (dot(t, core) - triangle.level - solid.round > margin) return;
    // The solid is completely behind the plane. At the back of an open mesh it must not be too far away either.
    const { closed } = this.query;
    if (-triangle.level < -solid.reach - (closed ? 0 : margin)) return;
    if (!pair.find(solid, triangle, margin)) return;
    if (!closed && this.side.isAtBack(triangle, solid, pair)) triangle.turnOver();
    const lean = dot(pair.normal, t);
    if (lean > OF_FACE) this.addFace(true);
    else if (this.isBehind(lean)) this.addBehind();
    else {
      const place = triangle.placeOf(pair.pointB);
      if (place === 0) this.addFace(lean > 0);
      else if (triangle.allows(this.query, place, pair.normal)) this.addEdge(place);
      else this.addLower();
    }
  }

  /**
   * The solid is behind the triangle. In a closed mesh whose inside the solid's middle has not reached, triangles in
   * front of the solid push it out. Those at the back of the mesh would push it through.
   */
  private addBehind(): void {
    const { triangle, solid, pair, query } = this;
    if (query.closed) {
      if (!this.isWithin && (this.suggestCorner() || pair.distance > 0 || this.isOthers())) return;
      if (!(-triangle.level > -BEHIND * solid.thinness)) return;
    }
    this.addFace(false);
  }

  /** Whether the way out is that of a corner or ridge, which the triangle beyond it reports. */
  private isOthers(): boolean {
    const { triangle, pair, query } = this;
    const place = triangle.placeOf(pair.pointB);
    return (
      place !== 0 &&
      triangle.allows(query, place, pair.normal) &&
      triangle.looksOut(query, place, pair.normal)
    );
  }

  /**
   * Another corner or edge of the mesh is farther along the normal. Where the two are apart, that one is nearer to the
   * solid, and this triangle has nothing to say but its corner, unless it lies flat to the solid.
   */
  private addLower(): void {
    const { pair, solid, triangle, face, n } = this;
    if (!(pair.distance > 0)) {
      if (!this.query.closed || !this.suggestCorner()) this.addFace(false);
      return;
    }
    for (let k = 0; k < 3; k++) n[k] = -triangle.normal[k];
    solid.face(n, face);
    if (face.count > 2 && across(face, n) > ACROSS) {
      this.addFace(false);
      return;
    }
    this.suggestCorner();
  }

  /**
   * The nearest corner counts with a face of the solid that touches the mesh elsewhere. Returns whether there is such a
   * corner and face.
   */
  private suggestCorner(): boolean {
    const { pair, solid, triangle, face, n, way } = this;
    if (!triangle.isCorner(triangle.placeOf(pair.pointB))) return false;
    for (let k = 0; k < 3; k++) n[k] = -pair.normal[k];
    solid.face(n, face);
    if (!(face.count > 2 && across(face, n) > OF_FACE)) return false;
    for (let k = 0; k < 3; k++) way[k] = 0.5 * (pair.pointA[k] + pair.pointB[k]);
    this.found.suggest(way, pair.normal, -pair.distance, triangle.index * NAMES + NEAREST);
    return true;
  }

  /**
   * Whether the way out leads through the triangle to its back. Beside the rim of an open mesh it leads around the rim.
   */
  private isBehind(lean: number): boolean {
    const { pair, triangle, query } = this;
    if (lean > 0) return false;
    return !(pair.distance > 0 && triangle.isAtRim(query, triangle.placeOf(pair.pointB)));
  }

  /** The solid's face opposite the triangle, clipped to the triangle. */
  private addFace(isNearest: boolean): void {
    const { triangle, solid, face, clip, n, pair } = this;
    const t = triangle.normal;
    const margin = this.numbers[0];
    for (let k = 0; k < 3; k++) n[k] = -t[k];
    solid.face(n, face);
    clip.clip(face, triangle.polygon, t);
    let most = Number.NEGATIVE_INFINITY;
    const { points: p } = clip;
    for (let i = 0; i < clip.count; i++) {
      const o = 3 * i;
      const depth = triangle.level - (t[0] * p[o] + t[1] * p[o + 1] + t[2] * p[o + 2]);
      if (depth > most) most = depth;
      if (!(depth > -margin)) continue;
      for (let k = 0; k < 3; k++) p[o + k] += 0.5 * depth * t[k];
      this.keep(p, o, t, depth, clip.names[i] % NEAREST);
    }
    if (isNearest && most < -pair.distance - MISSED * solid.thinness) this.addNearest(t);
  }

  private addNearest(n: Float64Array): void {
    const { pair, way } = this;
    for (let k = 0; k < 3; k++) way[k] = 0.5 * (pair.pointA[k] + pair.pointB[k]);
    this.keep(way, 0, n, -pair.distance, NEAREST);
  }

  /** A ridge or a peak under the solid. */
  private addEdge(place: number): void {
    const { triangle, solid, face, edge, clip, n, pair, ends } = this;
    const margin = this.numbers[0];
    const side = ON_EDGE.indexOf(place);
    if (side >= 0) {
      for (let k = 0; k < 3; k++) n[k] = -pair.normal[k];
      solid.face(n, face);
      triangle.edge(side, edge);
      if (face.count > 2 && across(face, n) > ACROSS) {
        clip.clip(edge, face, n);
        let some = false;
        for (let i = 0; i < clip.count; i++) {
          const depth = measure(face, pair.normal, clip.points, 3 * i);
          if (!(depth > -margin)) continue;
          this.keep(clip.points, 3 * i, pair.normal, Math.min(depth, -pair.distance), i);
          some = true;
        }
        if (some) return;
      } else if (face.count === 2 && sharedEdge(face, edge, pair.normal, ends)) {
        for (let end = 0; end < 2; end++) {
          const depth = Math.min(ends[4 * end + 3], -pair.distance);
          if (depth > -margin) this.keep(ends, 4 * end, pair.normal, depth, end);
        }
        return;
      }
    }
    this.addNearest(pair.normal);
  }

  private keep(points: Float64Array, o: number, n: Float64Array, depth: number, name: number): void {
    if (depth > this.numbers[1]) this.dropped = true;
    else this.found.keep(points, o, n, depth, this.triangle.index * NAMES + name);
  }

  private add(c: ColliderColumns, a: number, sign: number, i: number, out: Contacts): void {
    const { found, ra, way } = this;
    const { draft } = out;
    toWorld(ra, c.position, 3 * a, found.points, 3 * i, draft);
    for (let k = 0; k < 3; k++) way[k] = sign * found.normals[3 * i + k];
    const { n } = this;
    turn(ra, way, n);
    for (let k = 0; k < 3; k++) draft[3 + k] = n[k];
    draft[6] = found.depths[i];
    out.add(found.names[i]);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** How much a face points along n (cosine). */
function across({ points: p }: Face, n: Float64Array): number {
  const ux = p[3] - p[0];
  const uy = p[4] - p[1];
  const uz = p[5] - p[2];
  const vx = p[6] - p[0];
  const vy = p[7] - p[1];
  const vz = p[8] - p[2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const length = Math.sqrt(x * x + y * y + z * z);
  return length > 0 ? (x * n[0] + y * n[1] + z * n[2]) / length : 0;
}

/** Depth of the point at `o` along `n`, which points into the solid. The point is moved halfway to the face. */
function measure({ points: f }: Face, n: Float64Array, p: Float64Array, o: number): number {
  const ux = f[3] - f[0];
  const uy = f[4] - f[1];
  const uz = f[5] - f[2];
  const vx = f[6] - f[0];
  const vy = f[7] - f[1];
  const vz = f[8] - f[2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const beyond = x * (f[0] - p[o]) + y * (f[1] - p[o + 1]) + z * (f[2] - p[o + 2]);
  const shift = beyond / (x * n[0] + y * n[1] + z * n[2]);
  for (let k = 0; k < 3; k++) p[o + k] += 0.5 * shift * n[k];
  return -shift;
}
