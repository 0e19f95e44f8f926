/**
 * Any two convex solids: direction and depth from GJK and EPA (`queries/convex`). Then the face of one body is clipped
 * against the opposite face of the other, which gives all points of contact (as Jolt and Bullet do; Gregorius 2015 for
 * boxes and hulls).
 *
 *   n, depth = least way out, or shortest connection when apart within the margin
 *   faces of A against n and of B along n; the one more perpendicular to n is the reference, the other is clipped
 *   each remaining corner: its depth is the distance of the two faces along n
 *
 * A corner or a crossing of edges has no face perpendicular to n. Then the deepest pair gives the only point. Two edges
 * side by side, such as lying cylinders or the ridges of two roofs, touch at both ends of their shared part. With one
 * end alone, a body that lands on its edge would be thrown into a spin. All work is done in the frame of the first
 * body.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import type { Solids } from '../bodies/solids.js';
import { type ConvexSolid, Face } from '../geometry/solids/solid.js';
import { ConvexPair } from '../queries/convex/convex-pair.js';
import { facePlane } from '../queries/convex/from-normal.js';
import { ALONG_WAY, type Contacts } from './contacts.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { PolygonClip } from './polygon-clip.js';
import { turn, turnBack } from './pose.js';
import { foremostEdge, sharedEdge } from './shared-edge.js';
import { ThinOut } from './thin-out.js';

/** A face that leans more than this (cosine) against the normal can't be the reference. */
const ACROSS = 0.95;

/** The second body's face must lie better by this much to be the reference, so that equal faces don't take turns. */
const FIRST_PREFERRED = 1e-3;

/** The deepest pair is added if clipping missed it by this share of the smaller reach. */
const MISSED = 1e-4;

/** Names of points that don't come from a face of the second body: the deepest pair, and clipped faces of the first. */
const DEEPEST = 0x2000000;
const FROM_FIRST = 0x1000000;

export function makeConvexConvex(solids: Solids): PairCollider {
  const collider = new ConvexConvex(solids);
  return (c, first, second, out) => collider.collide(c, first, second, out);
}

class ConvexConvex {
  private readonly pair = new ConvexPair();
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);
  private readonly faceA = new Face();
  private readonly faceB = new Face();
  private readonly planeA = new Float64Array(4);
  private readonly planeB = new Float64Array(4);
  private readonly d = new Float64Array(3);
  private readonly dB = new Float64Array(3);
  private readonly normal = new Float64Array(3);
  private readonly clip = new PolygonClip();
  private readonly thinOut = new ThinOut();
  private readonly ends = new Float64Array(8);
  private depths = new Float64Array(64);
  private deepest = -0;

  constructor(private readonly solids: Solids) {}

  collide(c: ColliderColumns, a: number, b: number, out: Contacts): void {
    const { pair, ra, rb, normal } = this;
    const solidA = this.solids.of(c, a) as ConvexSolid;
    const solidB = this.solids.of(c, b) as ConvexSolid;
    bodyRotation(c, a, ra);
    bodyRotation(c, b, rb);
    pair.difference.place(ra, c.position, a * 3, rb, c.position, b * 3);
    pair.limit[0] = out.margin;
    out.recallNormal(pair.guess);
    turnBack(ra, pair.guess, pair.guess);
    if (!pair.findWithin(solidA, solidB)) {
      out.apart = pair.distance;
      out.apartAxis = ALONG_WAY;
      for (let k = 0; k < 3; k++) out.apartWay[k] = pair.normal[k];
      return;
    }
    turn(ra, pair.normal, normal);
    this.deepest = Number.NEGATIVE_INFINITY;
    this.findFaces(solidA, solidB);
    this.clipFaces(c, a, out);
    const missed = MISSED * Math.min(solidA.reach, solidB.reach);
    if (this.deepest < -pair.distance - missed) this.addDeepest(c, a, out);
  }

  private findFaces(a: ConvexSolid, b: ConvexSolid): void {
    const { pair, d, dB, faceA, faceB, planeA, planeB } = this;
    const { rotation: r, offset } = pair.difference;
    const n = pair.normal;
    for (let k = 0; k < 3; k++) d[k] = -n[k];
    a.face(d, faceA);
    turnBack(r, n, dB);
    b.face(dB, faceB);
    const p = faceB.points;
    for (let o = 0; o < 3 * faceB.count; o += 3) {
      const x = p[o];
      const y = p[o + 1];
      const z = p[o + 2];
      for (let k = 0; k < 3; k++) p[o + k] = r[3 * k] * x + r[3 * k + 1] * y + r[3 * k + 2] * z + offset[k];
    }
    facePlane(faceA, planeA);
    facePlane(faceB, planeB);
  }

  private clipFaces(c: ColliderColumns, a: number, out: Contacts): void {
    const { faceA, faceB, planeA, planeB, d, clip, pair } = this;
    const n = pair.normal;
    const acrossA = -(planeA[0] * n[0] + planeA[1] * n[1] + planeA[2] * n[2]);
    const acrossB = planeB[0] * n[0] + planeB[1] * n[1] + planeB[2] * n[2];
    const byB = acrossB > acrossA + FIRST_PREFERRED;
    const reference = byB ? faceB : faceA;
    const incident = byB ? faceA : faceB;
    if (faceA.count === 2 && faceB.count === 2) {
      this.addEdge(c, a, out);
      return;
    }
    if (Math.max(acrossA, acrossB) < ACROSS || incident.count < 2) {
      if (foremostEdge(faceA, d) && foremostEdge(faceB, n)) this.addEdge(c, a, out);
      return;
    }
    clip.clip(incident, reference, byB ? n : d);
    if (byB) this.addPoints(c, a, out, planeB, -1, FROM_FIRST);
    else this.addPoints(c, a, out, planeA, 1, 0);
  }

  /** Measures every corner along n against the plane; `sign` is +1 for corners of B. */
  private addPoints(
    c: ColliderColumns,
    a: number,
    out: Contacts,
    plane: Float64Array,
    sign: number,
    base: number,
  ): void {
    const { clip, pair, thinOut } = this;
    const n = pair.normal;
    const { points: p, count } = clip;
    if (this.depths.length < count) this.depths = new Float64Array(2 * count);
    const { depths } = this;
    const along = plane[0] * n[0] + plane[1] * n[1] + plane[2] * n[2];
    for (let i = 0; i < count; i++) {
      const o = 3 * i;
      const shift = (plane[3] - (plane[0] * p[o] + plane[1] * p[o + 1] + plane[2] * p[o + 2])) / along;
      depths[i] = -sign * shift;
      for (let k = 0; k < 3; k++) p[o + k] += 0.5 * shift * n[k];
    }
    const far = out.margin + out.spread;
    thinOut.choose(p, depths, count, n);
    for (let i = 0; i < count; i++) {
      if (thinOut.keep[i] === 0 || !(depths[i] > -far)) continue;
      // A corner exceeds the depth of the pair only because its face leans. So the depth of the pair is the limit.
      this.add(c, a, out, p, 3 * i, Math.min(depths[i], -pair.distance), base + clip.names[i]);
    }
  }

  private addEdge(c: ColliderColumns, a: number, out: Contacts): void {
    const { faceA, faceB, pair, ends } = this;
    if (!sharedEdge(faceA, faceB, pair.normal, ends)) return;
    for (let end = 0; end < 2; end++) {
      const depth = Math.min(ends[4 * end + 3], -pair.distance);
      if (depth > -(out.margin + out.spread)) this.add(c, a, out, ends, 4 * end, depth, end);
    }
  }

  private addDeepest(c: ColliderColumns, a: number, out: Contacts): void {
    const { pair, d } = this;
    for (let k = 0; k < 3; k++) d[k] = 0.5 * (pair.pointA[k] + pair.pointB[k]);
    this.add(c, a, out, d, 0, -pair.distance, DEEPEST);
  }

  private add(
    c: ColliderColumns,
    a: number,
    out: Contacts,
    p: Float64Array,
    o: number,
    depth: number,
    feature: number,
  ): void {
    const { ra, normal } = this;
    const { draft } = out;
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    for (let k = 0; k < 3; k++) {
      draft[k] = ra[3 * k] * x + ra[3 * k + 1] * y + ra[3 * k + 2] * z + c.position[a * 3 + k];
      draft[3 + k] = normal[k];
    }
    draft[6] = depth;
    if (depth > this.deepest) this.deepest = depth;
    out.add(feature);
  }
}
