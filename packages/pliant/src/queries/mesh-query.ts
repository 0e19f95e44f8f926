/**
 * One triangle mesh, ready to be asked: closest points, signed distances, containment, winding numbers, rays and
 * segments, in the mesh's own frame.
 *
 * What a question needs (box trees, topology, normals) is made when it is first asked and kept; after that no query
 * allocates. Results go into objects that the caller owns. `update()` follows moved vertices by a refit.
 */

import { assert } from '../core/errors.js';
import { Part } from '../core/part.js';
import { buildAabbTree } from './aabb-tree/build.js';
import { aabbClosestPoint, closestPointScratch } from './aabb-tree/closest-point.js';
import type { AabbTree } from './aabb-tree/layout.js';
import { aabbRay, RAY_STACK, type RayAnswer } from './aabb-tree/ray.js';
import { refitAabbTree } from './aabb-tree/refit.js';
import { visitTrianglesInBox } from './aabb-tree/visit-box.js';
import {
  findWindingNumber,
  WINDING_NUMBER,
  WINDING_SCRATCH,
  WINDING_STACK,
  windingDipoles,
} from './aabb-tree/winding-number.js';
import { type RayHit, type SurfacePoint, surfacePoint } from './mesh-answers.js';
import type { buildObbTree } from './obb-tree/build.js';
import type { ObbTree } from './obb-tree/layout.js';
import { segmentIntersectsTriangle } from './primitives/segment-triangle.js';
import { featureNormal, type Pseudonormals, pseudonormals } from './pseudonormals.js';
import { type SurfaceTopology, surfaceTopology } from './surface-topology.js';
import { checkPositions, checkTriangleSource, type TriangleSource } from './triangle-source.js';

/** Largest parameter that counts as on a segment: its end itself, which the search for less would leave out. */
const BEYOND_SEGMENT = 1 + 1e-15;

/** How inside is told from outside: by normals at the closest feature, or by the winding number. */
export type SignMethod = 'auto' | 'pseudonormal' | 'winding';

/** What builds oriented boxes; worlds use axis-aligned ones alone. */
export const orientedTrees = new Part<typeof buildObbTree>('Oriented boxes', 'pliant/queries');

/** A triangle mesh that can be asked: closest point, distance, containment, rays. */
export class MeshQuery implements TriangleSource {
  /** Three coordinates per vertex [m]. */
  readonly positions: Float64Array;
  /** Three vertices per triangle. */
  readonly triangles: Uint32Array;
  /** Counts the updates, so that holders of derived data know when theirs is old. */
  version = 0;

  private aabbTree: AabbTree | null = null;
  private obbTree: ObbTree | null = null;
  private surface: SurfaceTopology | null = null;
  private pseudo: Pseudonormals | null = null;
  private dipoles: Float64Array | null = null;
  private box: Float64Array | null = null;
  private readonly closest = closestPointScratch();
  private readonly answer = { distanceSq: 0, triangle: -1, feature: 0, point: new Float64Array(3) };
  private readonly rayAnswer: RayAnswer = { t: 0, triangle: -1, front: false };
  private readonly rayStack = new Int32Array(Math.max(RAY_STACK, WINDING_STACK));
  private readonly ray = new Float64Array(6);
  private readonly winding = new Float64Array(WINDING_SCRATCH);
  private readonly spot = surfacePoint();
  private readonly query = new Float64Array(3);
  private readonly side = new Float64Array(3);
  private readonly segmentLow = new Float64Array(3);
  private readonly segmentHigh = new Float64Array(3);
  private segmentMet = false;
  private readonly meetSegment = (triangle: number): boolean => {
    const { ray, positions, triangles } = this;
    const o = 3 * triangle;
    this.segmentMet = segmentIntersectsTriangle(
      ray,
      0,
      3,
      positions,
      3 * triangles[o],
      3 * triangles[o + 1],
      3 * triangles[o + 2],
    );
    return this.segmentMet;
  };

  /** Keeps the arrays of `mesh`, not copies: change positions in place and call `update()`. */
  constructor(mesh: TriangleSource) {
    checkTriangleSource(mesh);
    this.positions = mesh.positions;
    this.triangles = mesh.triangles;
  }

  /** The mesh as something that can be asked; one that can be already stays what it is. */
  static from(mesh: TriangleSource): MeshQuery {
    return mesh instanceof MeshQuery ? mesh : new MeshQuery(mesh);
  }

  /** Axis-aligned boxes, refitted by `update()`. */
  get aabb(): AabbTree {
    this.aabbTree ??= buildAabbTree(this.positions, this.triangles);
    return this.aabbTree;
  }

  /** Every triangle whose box may meet a box, and a few more. */
  visitBox(
    low: ArrayLike<number>,
    high: ArrayLike<number>,
    stack: Int32Array,
    visit: (triangle: number) => boolean | undefined,
  ): void {
    visitTrianglesInBox(this.aabb, low, high, stack, visit);
  }

  /** Oriented boxes, for meshes that move without deforming. */
  get obb(): ObbTree {
    this.obbTree ??= orientedTrees.get()(this.positions, this.triangles);
    return this.obbTree;
  }

  /** How its triangles hang together. */
  get topology(): SurfaceTopology {
    this.surface ??= surfaceTopology(this.positions, this.triangles);
    return this.surface;
  }

  /** Normals of faces, edges and vertices that tell inside from outside. */
  get normals(): Pseudonormals {
    this.pseudo ??= pseudonormals(this.positions, this.triangles, this.topology);
    return this.pseudo;
  }

  /** Does the surface bound a solid: every edge with exactly one other side? */
  get closed(): boolean {
    return this.topology.closed;
  }

  /** Lowest and highest corner of the mesh's box [m]. */
  get bounds(): Float64Array {
    this.box ??= boundsOf(this.positions, this.triangles);
    return this.box;
  }

  /** Has the mesh been deformed since it was made? Then pairs use the refitted boxes. */
  get deformed(): boolean {
    return this.version > 0;
  }

  /**
   * Follows moved vertices: `positions` (copied in) or those already changed in place. Refits the axis-aligned
   * boxes, forgets what else depended on the positions.
   */
  update(positions?: Float64Array): void {
    if (positions && positions !== this.positions) {
      assert(positions.length === this.positions.length, 'an update must keep the number of vertices');
      this.positions.set(positions);
    }
    checkPositions(this.positions);
    this.version++;
    if (this.aabbTree) refitAabbTree(this.aabbTree, this.positions);
    this.obbTree = null;
    this.pseudo = null;
    this.dipoles = null;
    this.box = null;
  }

  /** Builds the boxes anew for the present positions: worth it when a refitted tree has become loose. */
  rebuild(): void {
    this.aabbTree = null;
    this.dipoles = null;
    this.version++;
  }

  /** Closest point of the surface; false if there is none within `maxDistance` [m]. The distance is unsigned. */
  closestPoint(point: ArrayLike<number>, out: SurfacePoint, maxDistance = Number.POSITIVE_INFINITY): boolean {
    const { answer, query } = this;
    query[0] = point[0];
    query[1] = point[1];
    query[2] = point[2];
    answer.distanceSq = maxDistance * maxDistance;
    answer.triangle = -1;
    aabbClosestPoint(this.aabb, this.positions, query, 0, this.closest, answer);
    out.triangle = answer.triangle;
    if (answer.triangle < 0) return false;
    out.feature = answer.feature;
    out.distance = Math.sqrt(answer.distanceSq);
    for (let n = 0; n < 3; n++) out.point[n] = answer.point[n];
    this.directNormal(out);
    return true;
  }

  /**
   * Signed distance, negative inside [m]. Fills `out` if given. Beyond `maxDistance` the result is ±`maxDistance`
   * and `out.triangle` is −1.
   */
  signedDistance(
    point: ArrayLike<number>,
    out: SurfacePoint = this.spot,
    maxDistance = Number.POSITIVE_INFINITY,
    sign: SignMethod = 'auto',
  ): number {
    const found = this.closestPoint(point, out, maxDistance);
    if (!found) return this.windsRound(point) ? -maxDistance : maxDistance;
    this.turnInside(point, out, sign);
    return out.distance;
  }

  /** As `signedDistance` with the answer in `out` alone: searches that ask it thousands of times make no garbage. */
  findSignedDistance(point: ArrayLike<number>, out: SurfacePoint, sign: SignMethod = 'auto'): void {
    if (this.closestPoint(point, out)) this.turnInside(point, out, sign);
    else out.distance = Number.POSITIVE_INFINITY;
  }

  /** Turns the unsigned answer of `closestPoint` into the signed one; returns the signed distance [m]. */
  giveSign(point: ArrayLike<number>, at: SurfacePoint, sign: SignMethod = 'auto'): number {
    this.turnInside(point, at, sign);
    return at.distance;
  }

  /** Is the point inside or on the surface? */
  contains(point: ArrayLike<number>, sign: SignMethod = 'auto'): boolean {
    this.findSignedDistance(point, this.spot, sign);
    return this.spot.distance <= 0;
  }

  /** How often the surface goes round the point; `exact` adds every triangle instead of using distant dipoles. */
  windingNumber(point: ArrayLike<number>, exact = false): number {
    this.findWindingNumber(point, exact);
    return this.winding[WINDING_NUMBER];
  }

  /** First triangle along a ray; `direction` needs no unit length, the distance is in metres all the same. */
  raycast(
    origin: ArrayLike<number>,
    direction: ArrayLike<number>,
    out: RayHit,
    maxDistance = Number.POSITIVE_INFINITY,
  ): boolean {
    const x = direction[0];
    const y = direction[1];
    const z = direction[2];
    const length = Math.sqrt(x * x + y * y + z * z);
    if (!(length > 0)) return false;
    const { ray } = this;
    ray[3] = x / length;
    ray[4] = y / length;
    ray[5] = z / length;
    return this.castRay(origin, maxDistance, out);
  }

  /** First triangle between two points; `out.distance` is the parameter from 0 (`from`) to 1 (`to`). */
  segmentcast(from: ArrayLike<number>, to: ArrayLike<number>, out: RayHit): boolean {
    for (let n = 0; n < 3; n++) this.ray[3 + n] = to[n] - from[n];
    return this.castRay(from, BEYOND_SEGMENT, out);
  }

  /** Does the closed segment share a point with the surface? Decided exactly. */
  segmentIntersects(from: ArrayLike<number>, to: ArrayLike<number>): boolean {
    const { ray: s, segmentLow: low, segmentHigh: high } = this;
    for (let n = 0; n < 3; n++) {
      s[n] = from[n];
      s[3 + n] = to[n];
      low[n] = Math.min(from[n], to[n]);
      high[n] = Math.max(from[n], to[n]);
    }
    this.segmentMet = false;
    visitTrianglesInBox(this.aabb, low, high, this.rayStack, this.meetSegment);
    return this.segmentMet;
  }

  /** Calls `visit` with every triangle whose box meets the given box [m]; stop by returning true. */
  trianglesInBox(
    low: ArrayLike<number>,
    high: ArrayLike<number>,
    visit: (triangle: number) => boolean | undefined,
  ): void {
    visitTrianglesInBox(this.aabb, low, high, this.rayStack, visit);
  }

  /** The direction stands in `ray` already. */
  private castRay(origin: ArrayLike<number>, maxT: number, out: RayHit): boolean {
    const { ray, rayAnswer } = this;
    ray[0] = origin[0];
    ray[1] = origin[1];
    ray[2] = origin[2];
    rayAnswer.t = maxT;
    rayAnswer.triangle = -1;
    aabbRay(this.aabb, this.positions, ray, this.rayStack, rayAnswer, false);
    out.triangle = rayAnswer.triangle;
    if (rayAnswer.triangle < 0) return false;
    out.distance = rayAnswer.t;
    out.front = rayAnswer.front;
    for (let n = 0; n < 3; n++) {
      out.point[n] = ray[n] + rayAnswer.t * ray[3 + n];
      out.normal[n] = this.normals.faces[3 * rayAnswer.triangle + n];
    }
    return true;
  }

  private findWindingNumber(point: ArrayLike<number>, exact: boolean): void {
    this.dipoles ??= windingDipoles(this.aabb, this.positions);
    for (let n = 0; n < 3; n++) this.query[n] = point[n];
    findWindingNumber(
      this.aabb,
      this.positions,
      this.dipoles,
      this.query,
      0,
      this.rayStack,
      exact,
      this.winding,
    );
  }

  private windsRound(point: ArrayLike<number>): boolean {
    this.findWindingNumber(point, false);
    return this.winding[WINDING_NUMBER] > 0.5;
  }

  /** Makes distance and normal those of a signed answer. */
  private turnInside(point: ArrayLike<number>, at: SurfacePoint, sign: SignMethod): void {
    if (at.distance === 0 || !this.isInside(point, at, sign)) return;
    at.distance = -at.distance;
    for (let n = 0; n < 3; n++) at.normal[n] = -at.normal[n];
  }

  private isInside(point: ArrayLike<number>, at: SurfacePoint, sign: SignMethod): boolean {
    const useNormals = sign === 'pseudonormal' || (sign === 'auto' && this.closed);
    if (useNormals) {
      const normal = this.side;
      featureNormal(this.normals, this.triangles, this.topology, at.triangle, at.feature, normal);
      const side =
        (point[0] - at.point[0]) * normal[0] +
        (point[1] - at.point[1]) * normal[1] +
        (point[2] - at.point[2]) * normal[2];
      // Zero only where neighbouring faces have no area or fold back on themselves; then the whole surface decides.
      if (side !== 0) return side < 0;
    }
    return this.windsRound(point);
  }

  /** Unit vector from the surface to the query point; on the surface, the feature's normal. */
  private directNormal(out: SurfacePoint): void {
    const { normal, point } = out;
    let x = this.query[0] - point[0];
    let y = this.query[1] - point[1];
    let z = this.query[2] - point[2];
    if (x === 0 && y === 0 && z === 0) {
      featureNormal(this.normals, this.triangles, this.topology, out.triangle, out.feature, normal);
      x = normal[0];
      y = normal[1];
      z = normal[2];
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const s = length > 0 ? 1 / length : 0;
    normal[0] = x * s;
    normal[1] = y * s;
    normal[2] = z * s;
  }
}

/** Box of the vertices that triangles use; empty (low above high) without triangles. */
function boundsOf(p: Float64Array, triangles: Uint32Array): Float64Array {
  const box = new Float64Array(6);
  box.fill(Number.POSITIVE_INFINITY, 0, 3);
  box.fill(Number.NEGATIVE_INFINITY, 3, 6);
  for (let i = 0; i < triangles.length; i++) {
    const v = 3 * triangles[i];
    for (let n = 0; n < 3; n++) {
      const x = p[v + n];
      if (x < box[n]) box[n] = x;
      if (x > box[3 + n]) box[3 + n] = x;
    }
  }
  return box;
}
