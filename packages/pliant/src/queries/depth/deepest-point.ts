/**
 * The deepest point of one surface inside another: the largest distance that any point of A's surface, corner or not,
 * has to the nearest point of B's surface. What "local depth" should mean, where a test of vertices alone says zero
 * when a large flat face is pressed onto a spike.
 *
 * Branch and bound, ours. The depth is the least of the distances to all features of B, so the distance to any one
 * triangle of B bounds it from above, and that distance is convex: over a piece of A it is largest at a corner. With
 * the triangle of B nearest to the piece's centre the bound closes quadratically, also where two faces lie parallel.
 *
 *   boxes of A: depth at the centre + radius ≤ best: drop
 *   pieces of a triangle, largest bound first: best ← depth at the centre; bound ≤ best + tolerance: done; else quarter
 */
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE } from '../aabb-tree/layout.js';
import { type SurfacePoint, surfacePoint } from '../mesh-answers.js';
import type { MeshQuery } from '../mesh-query.js';
import { closestPointOnTriangle } from '../primitives/point-triangle.js';
import { toWorld } from '../rigid-pose.js';

export interface DeepestPoint {
  /** Depth of the deepest point [m]; zero or less: nothing is inside. */
  depth: number;
  /** The depth is at most this much larger [m]. */
  error: number;
  /** Triangle of A that holds the point, −1 if nothing is inside. */
  triangleA: number;
  /** The point, and the nearest place on B, both in B's frame [m]. */
  readonly point: Float64Array;
  readonly surface: SurfacePoint;
}

export function deepestPoint(): DeepestPoint {
  return { depth: 0, error: 0, triangleA: -1, point: new Float64Array(3), surface: surfacePoint() };
}

/** Distance evaluations before the search settles for what it has, with an honest `error`. */
const BUDGET = 20_000;
const PIECES = 512;

export class DeepestPointSearch {
  private readonly boxes = new Int32Array(AABB_MAX_DEPTH + 2);
  /** Pieces waiting: three corners each, in B's frame. */
  private readonly pieces = new Float64Array(9 * (PIECES + 4));
  /** Largest depth each of them could have [m]. */
  private readonly bounds = new Float64Array(PIECES);
  private readonly centre = new Float64Array(3);
  private readonly near = new Float64Array(3);
  private readonly spot = surfacePoint();
  private evaluations = 0;
  /** What `boundBox` and `boundPiece` found [m]: kept here because a number that is returned would be boxed. */
  private bound = -0.5;
  /** How much deeper than the best a point must be to be looked for [m]. */
  private tolerance = 0.5;

  /**
   * `pose` maps A's coordinates to B's. With `vertices` only corners of A are tried; else any point, to within
   * `tolerance` [m].
   */
  search(
    a: MeshQuery,
    b: MeshQuery,
    pose: Float64Array,
    vertices: boolean,
    tolerance: number,
    out: DeepestPoint,
  ): DeepestPoint {
    out.depth = 0;
    out.error = 0;
    out.triangleA = -1;
    this.evaluations = 0;
    // The corners first: a good bound spares most of the pieces.
    this.tolerance = 0;
    this.descend(a, b, pose, true, out);
    if (!vertices) {
      this.tolerance = tolerance;
      this.descend(a, b, pose, false, out);
      out.error = Math.max(out.error, tolerance);
    }
    return out;
  }

  private descend(
    a: MeshQuery,
    b: MeshQuery,
    pose: Float64Array,
    vertices: boolean,
    out: DeepestPoint,
  ): void {
    const { nodes, links } = a.aabb;
    let top = 1;
    this.boxes[0] = 0;
    while (top > 0) {
      const at = this.boxes[--top] * AABB_STRIDE;
      this.boundBox(nodes, at, b, pose);
      if (this.bound <= out.depth + this.tolerance) continue;
      const link = links[at + AABB_LINK];
      if (link >= 0) {
        this.boxes[top++] = link + 1;
        this.boxes[top++] = link;
        continue;
      }
      const first = -1 - link;
      for (let slot = first; slot < first + links[at + AABB_COUNT]; slot++) {
        if (vertices) this.tryCorners(a, slot, b, pose, out);
        else this.tryTriangle(a, slot, b, pose, out);
      }
    }
  }

  /** Largest depth any point in the box could have, into `bound`. */
  private boundBox(nodes: Float32Array, at: number, b: MeshQuery, pose: Float64Array): void {
    const c = this.near;
    let radiusSq = 0;
    for (let n = 0; n < 3; n++) {
      c[n] = 0.5 * (nodes[at + n] + nodes[at + 3 + n]);
      radiusSq += 0.25 * (nodes[at + 3 + n] - nodes[at + n]) * (nodes[at + 3 + n] - nodes[at + n]);
    }
    toWorld(pose, c, 0, this.centre, 0);
    const radius = Math.sqrt(radiusSq);
    const root = b.aabb.nodes;
    for (let n = 0; n < 3; n++) {
      if (this.centre[n] + radius < root[n] || this.centre[n] - radius > root[3 + n]) {
        this.bound = -1;
        return;
      }
    }
    b.findSignedDistance(this.centre, this.spot);
    this.bound = radius - this.spot.distance;
  }

  private tryCorners(a: MeshQuery, slot: number, b: MeshQuery, pose: Float64Array, out: DeepestPoint): void {
    for (let k = 0; k < 3; k++) {
      toWorld(pose, a.positions, a.aabb.corners[3 * slot + k], this.centre, 0);
      this.tryPoint(b, a.aabb.order[slot], out);
    }
  }

  /** Takes the point in `centre` if it is deeper than the best; leaves the nearest place on B in `spot`. */
  private tryPoint(b: MeshQuery, triangle: number, out: DeepestPoint): void {
    this.evaluations++;
    b.findSignedDistance(this.centre, this.spot);
    const depth = -this.spot.distance;
    if (depth <= out.depth) return;
    out.depth = depth;
    out.triangleA = triangle;
    copySurfacePoint(this.spot, out.surface);
    for (let n = 0; n < 3; n++) out.point[n] = this.centre[n];
  }

  private tryTriangle(a: MeshQuery, slot: number, b: MeshQuery, pose: Float64Array, out: DeepestPoint): void {
    const { pieces, bounds } = this;
    const triangle = a.aabb.order[slot];
    for (let k = 0; k < 3; k++) toWorld(pose, a.positions, a.aabb.corners[3 * slot + k], pieces, 3 * k);
    let count = this.weigh(b, triangle, 0, 0, out);
    while (count > 0) {
      // Most promising piece first: taken in any other order, pieces along the border of the overlap, whose bounds
      // sink as slowly as they shrink, would be refined long before the deep ones are seen.
      let best = 0;
      for (let i = 1; i < count; i++) if (bounds[i] > bounds[best]) best = i;
      if (bounds[best] <= out.depth + this.tolerance) return;
      if (this.evaluations > BUDGET || count + 3 > PIECES) {
        out.error = Math.max(out.error, bounds[best] - out.depth);
        return;
      }
      this.quarter(9 * best);
      bounds[best] = bounds[--count];
      pieces.copyWithin(9 * best, 9 * count, 9 * count + 9);
      for (let k = 0; k < 4; k++) count = this.weigh(b, triangle, 9 * (PIECES + k), count, out);
    }
  }

  /** Tries the centre of the piece at `from` and keeps the piece as number `count` if it can still hold more. */
  private weigh(b: MeshQuery, triangle: number, from: number, count: number, out: DeepestPoint): number {
    const { pieces, centre } = this;
    for (let n = 0; n < 3; n++)
      centre[n] = (pieces[from + n] + pieces[from + 3 + n] + pieces[from + 6 + n]) / 3;
    this.tryPoint(b, triangle, out);
    this.boundPiece(b, from);
    const { bound } = this;
    if (bound <= out.depth + this.tolerance) return count;
    pieces.copyWithin(9 * count, from, from + 9);
    this.bounds[count] = bound;
    return count + 1;
  }

  /** Largest distance of the piece's corners to the triangle of B that is nearest to its centre, into `bound`. */
  private boundPiece(b: MeshQuery, o: number): void {
    const { pieces, near, spot } = this;
    const t = 3 * spot.triangle;
    let mostSq = 0;
    for (let k = 0; k < 9; k += 3) {
      closestPointOnTriangle(
        pieces,
        o + k,
        b.positions,
        3 * b.triangles[t],
        3 * b.triangles[t + 1],
        3 * b.triangles[t + 2],
        near,
        0,
      );
      const dx = pieces[o + k] - near[0];
      const dy = pieces[o + k + 1] - near[1];
      const dz = pieces[o + k + 2] - near[2];
      mostSq = Math.max(mostSq, dx * dx + dy * dy + dz * dz);
    }
    this.bound = this.outsideBy(o) ? -1 : Math.sqrt(mostSq);
  }

  /** Is the whole piece outside: its centre farther out than it is wide? */
  private outsideBy(o: number): boolean {
    const { pieces, centre, spot } = this;
    if (spot.distance <= 0) return false;
    let widthSq = 0;
    for (let k = 0; k < 9; k += 3) {
      const dx = pieces[o + k] - centre[0];
      const dy = pieces[o + k + 1] - centre[1];
      const dz = pieces[o + k + 2] - centre[2];
      widthSq = Math.max(widthSq, dx * dx + dy * dy + dz * dz);
    }
    return spot.distance * spot.distance > widthSq;
  }

  /** Writes the four quarters of the piece at `o` behind the waiting ones. */
  private quarter(o: number): void {
    const p = this.pieces;
    const q = 9 * PIECES;
    for (let n = 0; n < 3; n++) {
      const a = p[o + n];
      const b = p[o + 3 + n];
      const c = p[o + 6 + n];
      const ab = (a + b) / 2;
      const bc = (b + c) / 2;
      const ca = (c + a) / 2;
      const i = q + n;
      p[i] = p[i + 12] = p[i + 18] = ab;
      p[i + 3] = p[i + 24] = p[i + 30] = bc;
      p[i + 6] = p[i + 15] = p[i + 27] = ca;
      p[i + 9] = a;
      p[i + 21] = b;
      p[i + 33] = c;
    }
  }
}

export function copySurfacePoint(from: SurfacePoint, to: SurfacePoint): void {
  to.triangle = from.triangle;
  to.feature = from.feature;
  to.distance = from.distance;
  for (let n = 0; n < 3; n++) {
    to.point[n] = from.point[n];
    to.normal[n] = from.normal[n];
  }
}
