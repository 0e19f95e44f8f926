/**
 * Two meshes with rigid poses: do they touch, where, how far apart, how deep.
 *
 * Meshes that were never deformed are searched with oriented boxes, others with refitted axis-aligned ones. Scratch
 * and the last closest triangles stay with the pair, so asking again for a slightly different pose is cheap and
 * nothing is allocated after the first call. All points and directions are in world coordinates.
 */
import { aabbDistance } from './aabb-tree/traverse-distance.js';
import { AABB_PAIR_STACK } from './aabb-tree/traverse-pairs.js';
import { type MeshPenetration, PairDepth, type PenetrationMethod } from './depth/pair-depth.js';
import type { Separation } from './depth/separation.js';
import { MeshQuery } from './mesh-query.js';
import { MovedVertices } from './moved-vertices.js';
import {
  CARRIED_BOX,
  DISTANCE_STACK,
  type DistanceScratch,
  obbDistance,
} from './obb-tree/traverse-distance.js';
import { PAIR_STACK } from './obb-tree/traverse-pairs.js';
import { type Overlap, OverlapMeasure, shiftedPose } from './overlap/volume.js';
import { PairList } from './pair-list.js';
import { bothRigid, findTrianglePairs, partInside } from './pair-search.js';
import { TRIANGLE_DISTANCE_SCRATCH } from './primitives/triangle-distance.js';
import {
  identityPose,
  POSE_STRIDE,
  relativePose,
  setPose,
  setPoseFromMatrix,
  toWorld,
} from './rigid-pose.js';
import { type DistanceAnswer, keepTriangleDistance } from './triangle-pair-distance.js';
import type { TriangleSource } from './triangle-source.js';

/** How far two meshes are apart. */
export interface PairDistance {
  /** Smallest distance of the two surfaces [m]; zero exactly when they share a point. */
  distance: number;
  /** Triangle of the first mesh there. */
  triangleA: number;
  /** Triangle of the second mesh there. */
  triangleB: number;
  /** Closest points, in the world [m]. */
  readonly pointA: Float64Array;
  /** Closest point of the second mesh [m]. */
  readonly pointB: Float64Array;
}

/** An empty answer, for queries to write into. */
export function pairDistance(): PairDistance {
  return {
    distance: Number.POSITIVE_INFINITY,
    triangleA: -1,
    triangleB: -1,
    pointA: new Float64Array(3),
    pointB: new Float64Array(3),
  };
}

/** Two meshes and their poses, to be asked about each other. */
export class MeshPair {
  /** The first mesh. */
  readonly a: MeshQuery;
  /** The second mesh. */
  readonly b: MeshQuery;
  /** Rotation rows and translation of each mesh in the world; set through the methods below. */
  readonly poseA = identityPose();
  /** Rotation and position of the second mesh, twelve numbers. */
  readonly poseB = identityPose();

  private readonly relative = new Float64Array(POSE_STRIDE);
  private readonly moved: MovedVertices;
  private readonly stack = new Int32Array(Math.max(PAIR_STACK, AABB_PAIR_STACK));
  private readonly pairs = new PairList();
  private readonly scratch: DistanceScratch = {
    pairs: new Int32Array(2 * DISTANCE_STACK),
    gapsSq: new Float64Array(DISTANCE_STACK),
    box: new Float64Array(CARRIED_BOX),
    points: new Float64Array(TRIANGLE_DISTANCE_SCRATCH),
  };
  private readonly answer: DistanceAnswer = {
    distanceSq: 0,
    triangleA: -1,
    triangleB: -1,
    points: new Float64Array(6),
  };
  private readonly cornersA = new Uint32Array(3);
  private readonly cornersB = new Uint32Array(3);
  /** For questions whose pairs the caller doesn't see. */
  private readonly contact = new PairList();
  private readonly found = pairDistance();
  private readonly shifted = new Float64Array(POSE_STRIDE);
  private readonly seed = new Float64Array(3);
  private readonly common: Overlap = { volume: 0, areaVector: new Float64Array(3) };
  private measure: OverlapMeasure | null = null;
  private depth: PairDepth | null = null;

  /** Pass a `MeshQuery` where several pairs share a mesh, so that they share its boxes too. */
  constructor(a: TriangleSource, b: TriangleSource) {
    this.a = MeshQuery.from(a);
    this.b = MeshQuery.from(b);
    this.moved = new MovedVertices(this.b.positions.length / 3);
  }

  /** Position [m] and rotation (quaternion x, y, z, w) of the first mesh. */
  placeA(position: ArrayLike<number>, rotation: ArrayLike<number> = [0, 0, 0, 1]): this {
    setPose(this.poseA, position, rotation);
    return this;
  }

  /** Puts the second mesh somewhere; the rotation is nine numbers by rows. */
  placeB(position: ArrayLike<number>, rotation: ArrayLike<number> = [0, 0, 0, 1]): this {
    setPose(this.poseB, position, rotation);
    return this;
  }

  /** Rigid 4×4 matrix of rows for the first mesh. */
  transformA(matrix: ArrayLike<number>): this {
    setPoseFromMatrix(this.poseA, matrix);
    return this;
  }

  /** Puts the second mesh by a matrix of sixteen numbers, column by column as three.js has it. */
  transformB(matrix: ArrayLike<number>): this {
    setPoseFromMatrix(this.poseB, matrix);
    return this;
  }

  /** Do the surfaces share a point? A mesh inside the other without touching it does not: see `overlaps`. */
  intersects(): boolean {
    return this.search(this.contact, 1).count > 0;
  }

  /** The first pair of intersecting triangles found, as a list of none or one. */
  firstContact(out: PairList = this.pairs): PairList {
    return this.search(out, 1);
  }

  /** All pairs of intersecting triangles (first of A, then of B), each once, in no particular but a fixed order. */
  trianglePairs(out: PairList = this.pairs): PairList {
    return this.search(out, Number.POSITIVE_INFINITY);
  }

  /** Smallest distance of the surfaces, with closest points and triangles. */
  distance(out: PairDistance = this.found): PairDistance {
    const { answer, contact } = this;
    // Whether they meet at all is the cheaper question, and the search for it leaves the vertices moved.
    this.search(contact, 1);
    answer.distanceSq = Number.POSITIVE_INFINITY;
    if (contact.count > 0) this.keep(contact.a(0), contact.b(0));
    else this.searchDistance();
    out.distance = Math.sqrt(answer.distanceSq);
    const none = answer.distanceSq === Number.POSITIVE_INFINITY;
    out.triangleA = none ? -1 : answer.triangleA;
    out.triangleB = none ? -1 : answer.triangleB;
    toWorld(this.poseA, answer.points, 0, out.pointA, 0);
    toWorld(this.poseA, answer.points, 3, out.pointB, 0);
    return out;
  }

  /**
   * Do the two solids share a point: surfaces that meet, or one closed mesh (or a part of it) inside the other
   * without touching it? Open surfaces have no inside and only count by meeting.
   */
  overlaps(): boolean {
    const { a, b, poseA, poseB, seed } = this;
    return this.intersects() || partInside(a, poseA, b, poseB, seed) || partInside(b, poseB, a, poseA, seed);
  }

  /** Common volume of two closed meshes [m³], and the area vector of A's surface inside B, in A's frame [m²]. */
  overlap(out: Overlap = this.common): Overlap {
    this.measure ??= new OverlapMeasure(this.a, this.b);
    const pose = shiftedPose(this.poseBInA, this.b, this.shifted);
    this.contact.clear();
    findTrianglePairs(this.a, this.b, pose, this.moved, this.stack, this.contact, Number.POSITIVE_INFINITY);
    return this.measure.measure(pose, this.contact, out);
  }

  /** Common volume of two closed meshes [m³]. */
  overlapVolume(): number {
    return this.overlap().volume;
  }

  /**
   * How deep the first mesh is in the second, where, and which way out. If only the second is in the first (A
   * encloses B, or B's spike is in A's face), that depth is given, with the way out still A's.
   */
  penetration(
    out?: MeshPenetration,
    method: PenetrationMethod = 'signed-distance',
    tolerance?: number,
  ): MeshPenetration {
    this.depth ??= new PairDepth(this);
    return this.depth.penetration(out, method, tolerance);
  }

  /** A move of the first mesh that makes the overlap end; checked, but not claimed to be the shortest of all. */
  separation(out?: Separation): Separation {
    this.depth ??= new PairDepth(this);
    return this.depth.separation(out);
  }

  /** B's vertices seen from A: the pose that carries them. */
  get poseBInA(): Float64Array {
    return relativePose(this.relative, this.poseA, this.poseB);
  }

  private search(out: PairList, limit: number): PairList {
    out.clear();
    findTrianglePairs(this.a, this.b, this.poseBInA, this.moved, this.stack, out, limit);
    return out;
  }

  /** Starts from the triangles that answered last time: a moving pair begins with a tight bound. */
  private searchDistance(): void {
    const { a, b, relative, moved, scratch, answer } = this;
    if (answer.triangleA >= 0) this.keep(answer.triangleA, answer.triangleB);
    if (bothRigid(a, b))
      obbDistance(a.obb, a.positions, b.obb, b.positions, relative, moved, scratch, answer);
    else aabbDistance(a.aabb, a.positions, b.aabb, b.positions, relative, moved, scratch, answer);
  }

  /** Distance of two triangles by number, if it beats the answer so far. */
  private keep(triangleA: number, triangleB: number): void {
    const { a, b, relative, moved, scratch, answer, cornersA, cornersB } = this;
    for (let k = 0; k < 3; k++) {
      cornersA[k] = 3 * a.triangles[3 * triangleA + k];
      cornersB[k] = 3 * b.triangles[3 * triangleB + k];
    }
    keepTriangleDistance(
      a.positions,
      cornersA,
      0,
      triangleA,
      b.positions,
      cornersB,
      0,
      triangleB,
      relative,
      moved,
      scratch.points,
      answer,
    );
  }
}
