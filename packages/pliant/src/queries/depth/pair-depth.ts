/** Depth and way out of a pair of meshes, by the three measures on offer, with the results in world coordinates. */
import type { MeshQuery } from '../mesh-query.js';
import { POSE_STRIDE, relativePose, toWorld, turnToWorld } from '../rigid-pose.js';
import { DeepestPointSearch, deepestPoint } from './deepest-point.js';
import { faceProjection, projectOntoFaces } from './face-projection.js';
import type { PlacedPair } from './placed-pair.js';
import { type Separation, SeparationSearch } from './separation.js';

/**
 * `signed-distance`: the deepest point of the surface, wherever it lies. `closest-feature`: the deepest vertex.
 * `face-projection`: corners projected onto the planes of the faces they pierce.
 */
export type PenetrationMethod = 'signed-distance' | 'closest-feature' | 'face-projection';

/** How deep two meshes are in each other. */
export interface MeshPenetration {
  /** Depth [m]; zero when the meshes don't overlap. */
  depth: number;
  /** The true value of this measure is at most this much larger [m]. */
  error: number;
  /** Unit vector in which A leaves B; zero when they don't overlap. */
  readonly direction: Float64Array;
  /** The deep point and the place on the other surface to which it would go. */
  readonly pointA: Float64Array;
  /** Deepest point of the second mesh [m]. */
  readonly pointB: Float64Array;
  /** Triangle of the first mesh there. */
  triangleA: number;
  /** Triangle of the second mesh there. */
  triangleB: number;
}

/** An empty answer, for queries to write into. */
export function penetration(): MeshPenetration {
  return {
    depth: 0,
    error: 0,
    direction: new Float64Array(3),
    pointA: new Float64Array(3),
    pointB: new Float64Array(3),
    triangleA: -1,
    triangleB: -1,
  };
}

/** Tolerance of the deepest point, relative to the size of the smaller mesh. */
const RELATIVE_TOLERANCE = 1e-5;

export class PairDepth {
  private readonly search = new DeepestPointSearch();
  private readonly separations = new SeparationSearch();
  private readonly deepest = deepestPoint();
  private readonly projection = faceProjection();
  private readonly pose = new Float64Array(POSE_STRIDE);
  private readonly directions = new Float64Array(3 * 8);
  private readonly own = penetration();
  private readonly kept = penetration();
  private readonly way: Separation = { direction: new Float64Array(3), distance: 0 };

  constructor(private readonly pair: PlacedPair) {}

  penetration(
    out: MeshPenetration = this.kept,
    method: PenetrationMethod,
    tolerance?: number,
  ): MeshPenetration {
    const { pair } = this;
    out.depth = 0;
    out.error = 0;
    out.triangleA = out.triangleB = -1;
    out.direction.fill(0);
    if (method === 'face-projection') return this.byFaces(out);
    const within = tolerance ?? RELATIVE_TOLERANCE * Math.min(meshSize(pair.a), meshSize(pair.b));
    const vertices = method === 'closest-feature';
    if (this.byDepth(pair.a, pair.poseA, pair.b, pair.poseB, vertices, within, out)) return out;
    if (this.byDepth(pair.b, pair.poseB, pair.a, pair.poseA, vertices, within, out)) turnRound(out);
    return out;
  }

  separation(out: Separation = this.way): Separation {
    const { pair, directions, own } = this;
    out.distance = 0;
    out.direction.fill(0);
    if (!pair.overlaps()) return out;
    this.penetration(own, 'closest-feature');
    let count = 0;
    if (pair.a.closed && pair.b.closed) {
      turnToWorld(pair.poseA, pair.overlap().areaVector, 0, directions, 0);
      for (let n = 0; n < 3; n++) directions[n] = -directions[n];
      const size = Math.min(meshSize(pair.a), meshSize(pair.b));
      if (normalise(directions, 0) > 1e-9 * size * size) count = 1;
    }
    if (own.depth > 0) directions.set(own.direction, 3 * count++);
    for (let k = 0; k < 6; k++) {
      for (let n = 0; n < 3; n++) directions[3 * count + n] = (k < 3 ? 1 : -1) * pair.poseB[3 * n + (k % 3)];
      count++;
    }
    return this.separations.find(
      pair,
      directions,
      count,
      own.depth,
      meshSize(pair.a) + meshSize(pair.b),
      out,
    );
  }

  private byDepth(
    a: MeshQuery,
    poseA: Float64Array,
    b: MeshQuery,
    poseB: Float64Array,
    vertices: boolean,
    tolerance: number,
    out: MeshPenetration,
  ): boolean {
    if (!b.closed) return false;
    relativePose(this.pose, poseB, poseA);
    const deepest = this.search.search(a, b, this.pose, vertices, tolerance, this.deepest);
    if (deepest.triangleA < 0) return false;
    out.depth = deepest.depth;
    out.error = deepest.error;
    out.triangleA = deepest.triangleA;
    out.triangleB = deepest.surface.triangle;
    toWorld(poseB, deepest.point, 0, out.pointA, 0);
    toWorld(poseB, deepest.surface.point, 0, out.pointB, 0);
    turnToWorld(poseB, deepest.surface.normal, 0, out.direction, 0);
    return true;
  }

  private byFaces(out: MeshPenetration): MeshPenetration {
    const { pair, projection } = this;
    const pairs = pair.trianglePairs();
    relativePose(this.pose, pair.poseB, pair.poseA);
    projectOntoFaces(pair.a, pair.b, this.pose, pairs, projection);
    out.depth = projection.depth;
    out.triangleA = projection.triangleA;
    out.triangleB = projection.triangleB;
    if (projection.triangleA < 0) return out;
    toWorld(pair.poseB, projection.point, 0, out.pointA, 0);
    toWorld(pair.poseB, projection.foot, 0, out.pointB, 0);
    turnToWorld(pair.poseB, projection.normal, 0, out.direction, 0);
    return out;
  }
}

/** Found with the roles exchanged: name the points after their own meshes, and let A leave the other way. */
function turnRound(out: MeshPenetration): void {
  for (let n = 0; n < 3; n++) {
    const x = out.pointA[n];
    out.pointA[n] = out.pointB[n];
    out.pointB[n] = x;
    out.direction[n] = -out.direction[n];
  }
  const t = out.triangleA;
  out.triangleA = out.triangleB;
  out.triangleB = t;
}

/** Longest side of the mesh's box [m]. */
function meshSize(mesh: MeshQuery): number {
  const root = mesh.bounds;
  return Math.max(root[3] - root[0], root[4] - root[1], root[5] - root[2]);
}

function normalise(v: Float64Array, o: number): number {
  const length = Math.sqrt(v[o] * v[o] + v[o + 1] * v[o + 1] + v[o + 2] * v[o + 2]);
  if (length > 0) for (let n = 0; n < 3; n++) v[o + n] /= length;
  return length;
}
