/**
 * The six proximity queries between two closed meshes from sampled distance fields, as Hoff et al. 2001 do them in the
 * plane and plan them for space (sections 2.2 and 4). Let d be the error bound: no point of a region is farther than d
 * from a sample, samples are exact, and a signed distance changes no faster than the point. Surfaces are drawn thick:
 * as the samples within d of them. Then
 *
 * - a collision is never missed; solids reported to meet are at most 2 d apart;
 * - the distance of the surfaces, and the depth of the deepest point, are within d of the truth;
 * - every point of a surface that is deeper than d inside the other solid has a penetrating sample within d of it, and
 *   every penetrating sample is inside and within d of its surface;
 * - every point of a surface within the threshold t of the other has a contact within d of it, and every contact is
 *   within d of its surface and within t + d of the other.
 *
 * The grid lies in the frame of the first mesh and covers only where the query has to look. Of its samples only those
 * are measured that a query reads. The exact twins of all answers are `MeshPair` and `MeshQuery`.
 */
import { PliantError } from '../../core/errors.js';
import { surfacePoint } from '../mesh-answers.js';
import { MeshQuery } from '../mesh-query.js';
import { partInside } from '../pair-search.js';
import {
  identityPose,
  relativePose,
  setPose,
  setPoseFromMatrix,
  toMesh,
  toWorld,
  turnToWorld,
} from '../rigid-pose.js';
import type { TriangleSource } from '../triangle-source.js';
import { NearRegion } from './near-region.js';
import { SolidPoints } from './solid-points.js';
import { ThickSurface } from './thick-surface.js';
import { VolumeField } from './volume-field.js';
import { checkBound, VolumeGrid } from './volume-grid.js';

/** Of the surfaces, of a's surface with b's volume, or of the volumes. */
export type SolidIntersectionKind = 'boundary-boundary' | 'boundary-volume' | 'volume-volume';

/** How a pair is sampled. */
export interface SampledPairOptions {
  /** Error bound d of all distances [m]: half the diagonal of a cell. */
  readonly error: number;
}

/** How far two solids are apart. */
export interface SampledSeparation {
  /** Distance between the solids [m]; 0 when they have a point in common. */
  readonly distance: number;
  /** Distance between the surfaces [m]; positive also when one solid lies inside the other. */
  readonly boundaryDistance: number;
  /** Bound on the error of both distances [m]. */
  readonly error: number;
  /** Closest points of the surfaces, in the world [m]. */
  readonly pointA: readonly [number, number, number];
  /** Closest point of the second surface [m]. */
  readonly pointB: readonly [number, number, number];
  /** Unit, from b's point to a's; zero when the surfaces meet. */
  readonly direction: readonly [number, number, number];
}

/** A volume found by counting samples. */
export interface SampledVolume {
  /** [m³] */
  readonly volume: number;
  /** The true volume differs by no more than this [m³]. */
  readonly bound: number;
}

/** The mesh that points belong to. */
export const OF_A = 0;
export const OF_B = 1;

/** Below this length a gradient of central differences says nothing about direction (a ridge of the field). */
const RIDGE = 0.1;
/** Walks from one surface to the other and back, to bound their distance. */
const WALKS = 6;

/** Two closed meshes and their poses, asked from sampled distance fields. */
export class SampledPair {
  /** The first mesh. */
  readonly a: MeshQuery;
  /** The second mesh. */
  readonly b: MeshQuery;
  /** The bound d [m]. */
  readonly error: number;
  /** Rotation rows and translation of the first mesh in the world. */
  readonly poseA = identityPose();
  /** Rotation rows and translation of the second mesh in the world. */
  readonly poseB = identityPose();
  /** Fields of both meshes over the last region. @internal */
  readonly fields = [new VolumeField(), new VolumeField()] as const;
  /** The surface drawn last. @internal */
  readonly thick = new ThickSurface();
  /** The last grid. @internal */
  readonly grid = new VolumeGrid();
  private readonly poses = [identityPose(), identityPose()] as const;
  private readonly region = new NearRegion();
  private readonly rows = new SolidPoints();
  private readonly point = new Float64Array(3);
  private readonly spot = surfacePoint();

  /** Pass a `MeshQuery` where several pairs share a mesh, so that they share its boxes too. */
  constructor(a: TriangleSource, b: TriangleSource, { error }: SampledPairOptions) {
    checkBound(error);
    this.error = error;
    this.a = MeshQuery.from(a);
    this.b = MeshQuery.from(b);
    for (const [name, mesh] of [
      ['a', this.a],
      ['b', this.b],
    ] as const) {
      if (!mesh.closed)
        throw new PliantError(
          'bad-geometry',
          'A sampled pair needs closed meshes: this one has an edge without exactly one other side.',
          { path: name },
        );
    }
  }

  /** Position [m] and rotation (quaternion x, y, z, w) of the first mesh. */
  placeA(position: ArrayLike<number>, rotation: ArrayLike<number> = [0, 0, 0, 1]): this {
    setPose(this.poseA, position, rotation);
    return this;
  }

  /** Position [m] and rotation (quaternion x, y, z, w) of the second mesh. */
  placeB(position: ArrayLike<number>, rotation: ArrayLike<number> = [0, 0, 0, 1]): this {
    setPose(this.poseB, position, rotation);
    return this;
  }

  /** Rigid 4×4 matrix of rows for the first mesh. */
  transformA(matrix: ArrayLike<number>): this {
    setPoseFromMatrix(this.poseA, matrix);
    return this;
  }

  /** Rigid 4×4 matrix of rows for the second mesh. */
  transformB(matrix: ArrayLike<number>): this {
    setPoseFromMatrix(this.poseB, matrix);
    return this;
  }

  /** Do the solids share a point? Never missed; said of solids up to 2 d apart. */
  collides(): boolean {
    if (this.drawNear(OF_A, 2 * this.error)) {
      const { thick } = this;
      const field = this.fields[OF_B];
      for (let k = 0; k < thick.count; k++) if (field.value(thick.samples[k]) <= this.error) return true;
    }
    return this.nested();
  }

  /**
   * Samples of the intersection, as points of `a` with their distance to `b` and its gradient: where both surfaces are
   * within d; where a's surface is within d and the sample inside b; or where the sample is inside both. The list is
   * reused by the next call.
   */
  intersection(kind: SolidIntersectionKind): SolidPoints {
    const { rows, error } = this;
    rows.clear();
    const least = kind === 'boundary-boundary' ? -error : Number.NEGATIVE_INFINITY;
    // The largest number below zero: samples on the other surface are not inside.
    const most = kind === 'boundary-boundary' ? error : -Number.MIN_VALUE;
    if (kind === 'volume-volume') {
      if (this.drawVolume()) this.readVolume(rows);
    } else if (kind === 'boundary-volume' ? this.drawInside(OF_A) : this.drawNear(OF_A, 2 * error))
      this.read(rows, OF_A, least, most, 1);
    return rows;
  }

  /** Smallest distance, closest points and direction. */
  separation(): SampledSeparation {
    this.drawClosest();
    const { thick } = this;
    const field = this.fields[OF_B];
    let best = thick.samples[0];
    let least = Number.POSITIVE_INFINITY;
    let lowest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < thick.count; k++) {
      const value = field.value(thick.samples[k]);
      if (value < lowest) lowest = value;
      if (Math.abs(value) >= least) continue;
      least = Math.abs(value);
      best = thick.samples[k];
    }
    return this.separationAt(best, least, lowest);
  }

  /**
   * Points of either surface inside the other solid, with depth (negative distance) and the way out. The list is
   * reused by the next call.
   */
  penetrations(): SolidPoints {
    this.rows.clear();
    for (const whose of [OF_A, OF_B]) {
      if (this.drawInside(whose)) this.read(this.rows, whose, Number.NEGATIVE_INFINITY, -Number.MIN_VALUE, 1);
    }
    return this.rows;
  }

  /** Points of the surfaces within `threshold` [m] of each other; normals point from `b` to `a`. The list is reused. */
  contacts(threshold: number): SolidPoints {
    checkThreshold(threshold);
    this.rows.clear();
    const reach = threshold + this.error;
    for (const whose of [OF_A, OF_B]) {
      if (this.drawNear(whose, threshold + 2 * this.error))
        this.read(this.rows, whose, -reach, reach, whose === OF_A ? 1 : -1);
    }
    return this.rows;
  }

  /** Common volume by counting samples, and how far it may be off [m³]. */
  commonVolume(): SampledVolume {
    return this.drawVolume() ? this.countVolume() : { volume: 0, bound: 0 };
  }

  /** Counts the samples inside both. @internal */
  countVolume(): SampledVolume {
    const { grid, error, fields } = this;
    let [inside, unsure] = [0, 0];
    for (let k = 0; k < grid.count; k++) {
      // A cell whose sample is farther than d from both surfaces lies wholly inside or outside the common region.
      const b = fields[OF_B].value(k);
      const depth = b > error ? b : Math.max(fields[OF_A].value(k), b);
      if (depth < 0) inside++;
      if (Math.abs(depth) <= error) unsure++;
    }
    const cell = grid.spacing ** 3;
    return { volume: inside * cell, bound: unsure * cell };
  }

  /** Signed distances and gradients of points of the world [m] with respect to `b`: within d of the truth. */
  atPoints(points: Float64Array): SolidPoints {
    const { rows, point, grid, fields } = this;
    rows.clear();
    this.relate();
    if (points.length === 0) return rows;
    const box = this.region.box.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3);
    for (let k = 0; k < points.length; k += 3) {
      toMesh(this.poseA, points, k, point, 0);
      for (let n = 0; n < 3; n++) {
        box[n] = Math.min(box[n], point[n]);
        box[3 + n] = Math.max(box[3 + n], point[n]);
      }
    }
    this.open();
    for (let k = 0; k < points.length; k += 3) {
      toMesh(this.poseA, points, k, point, 0);
      let sample = 0;
      for (let n = 2; n >= 0; n--)
        sample = sample * grid.counts[n] + Math.round((point[n] - grid.origin[n]) / grid.spacing);
      const distance = fields[OF_B].valueAt(point[0], point[1], point[2]);
      const row = rows.add(OF_A, distance, fields[OF_B].triangle(sample));
      for (let n = 0; n < 3; n++) rows.points[3 * row + n] = points[k + n];
      this.direct(rows, row, fields[OF_B], sample, 1);
    }
    return rows;
  }

  // What follows is shared with `DevicePair`, which fills fields between drawing and reading.

  /** Draws the surface of one mesh where it may come within `margin` of the other; false where it can't. @internal */
  drawNear(of: number, margin: number): boolean {
    this.relate();
    if (!this.region.near(this.a, this.b, this.poses[OF_B], margin, of === OF_B)) return false;
    return this.drawSurface(of);
  }

  /** Draws the surface of one mesh where the other solid may be. @internal */
  drawInside(of: number): boolean {
    this.relate();
    if (!this.region.overlap(this.a, this.b, this.poses[OF_B], 0)) return false;
    return this.drawSurface(of);
  }

  /** Draws a's surface where its closest point to b may be. @internal */
  drawClosest(): void {
    this.relate();
    this.region.near(this.a, this.b, this.poses[OF_B], this.reach() * (1 + 1e-9) + Number.MIN_VALUE);
    this.drawSurface(OF_A);
  }

  /** Opens both fields where both solids may be. @internal */
  drawVolume(): boolean {
    this.relate();
    if (!this.region.overlap(this.a, this.b, this.poses[OF_B], this.error)) return false;
    this.open();
    return true;
  }

  /** From the mesh's coordinates to those of the grid. @internal */
  poseOf(of: number): Float64Array {
    return this.poses[of];
  }

  /** The answer of `separation`, given the sample with the least distance and the lowest value. @internal */
  separationAt(best: number, least: number, lowest: number): SampledSeparation {
    const { point, spot, grid, a, b } = this;
    const pointA = new Float64Array(3);
    const pointB = new Float64Array(3);
    grid.place(best, point, 0);
    a.closestPoint(point, spot);
    toWorld(this.poseA, spot.point, 0, pointA, 0);
    toMesh(this.poses[OF_B], point, 0, point, 0);
    b.closestPoint(point, spot);
    toWorld(this.poseB, spot.point, 0, pointB, 0);
    const way = [pointA[0] - pointB[0], pointA[1] - pointB[1], pointA[2] - pointB[2]];
    const length = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    const s = length > 0 ? 1 / length : 0;
    return {
      distance: lowest <= 0 || this.nested() ? 0 : least,
      boundaryDistance: least,
      error: this.error,
      pointA: [pointA[0], pointA[1], pointA[2]],
      pointB: [pointB[0], pointB[1], pointB[2]],
      direction: [s * way[0], s * way[1], s * way[2]],
    };
  }

  /** Is one solid, or a part of it, inside the other, given that the surfaces don't meet? @internal */
  nested(): boolean {
    const { a, b, poseA, poseB, point } = this;
    return partInside(a, poseA, b, poseB, point) || partInside(b, poseB, a, poseA, point);
  }

  /** Adds the drawn samples whose distance to the other mesh lies between two numbers [m]. @internal */
  read(rows: SolidPoints, of: number, least: number, most: number, side: number): void {
    const field = this.fields[of === OF_A ? OF_B : OF_A];
    const { thick } = this;
    const drawn = thick.drawn;
    for (let k = 0; k < drawn; k++) {
      const value = field.value(thick.samples[k]);
      if (value >= least && value <= most) this.row(rows, field, thick.samples[k], of, side);
    }
  }

  /** Adds the samples that are inside both. @internal */
  readVolume(rows: SolidPoints): void {
    const [fieldA, fieldB] = this.fields;
    for (let k = 0; k < this.grid.count; k++) {
      if (fieldB.value(k) < 0 && fieldA.value(k) < 0) this.row(rows, fieldB, k, OF_A, 1);
    }
  }

  private row(rows: SolidPoints, field: VolumeField, sample: number, of: number, side: number): void {
    const row = rows.add(of, field.value(sample), field.triangle(sample));
    this.grid.place(sample, this.point, 0);
    toWorld(this.poseA, this.point, 0, rows.points, 3 * row);
    this.direct(rows, row, field, sample, side);
  }

  /** Writes the unit gradient of a sample, in the world; nothing where it says nothing. */
  private direct(rows: SolidPoints, row: number, field: VolumeField, sample: number, side: number): void {
    const { point } = this;
    field.gradient(sample, point, 0);
    const length = Math.sqrt(point[0] * point[0] + point[1] * point[1] + point[2] * point[2]);
    const s = length > RIDGE ? side / length : 0;
    for (let n = 0; n < 3; n++) point[n] *= s;
    turnToWorld(this.poseA, point, 0, rows.normals, 3 * row);
  }

  private relate(): void {
    relativePose(this.poses[OF_B], this.poseA, this.poseB);
  }

  private drawSurface(of: number): boolean {
    this.open();
    this.thick.draw(of === OF_A ? this.a : this.b, this.poses[of], this.grid, this.error);
    return this.thick.count > 0;
  }

  private open(): void {
    this.grid.cover(this.region.box, this.error);
    this.fields[OF_A].open(this.grid, this.a, this.poses[OF_A]);
    this.fields[OF_B].open(this.grid, this.b, this.poses[OF_B]);
  }

  /** A distance that the surfaces certainly come within: walked from one to the other and back. */
  private reach(): number {
    const { point, spot, a, b } = this;
    const pose = this.poses[OF_B];
    for (let n = 0; n < 3; n++) point[n] = a.positions[3 * a.triangles[0] + n];
    for (let walk = 0; walk < WALKS; walk++) {
      toMesh(pose, point, 0, point, 0);
      b.closestPoint(point, spot);
      toWorld(pose, spot.point, 0, point, 0);
      a.closestPoint(point, spot);
      for (let n = 0; n < 3; n++) point[n] = spot.point[n];
    }
    return spot.distance;
  }
}

/** Refuses a threshold that isn't a length. */
export function checkThreshold(threshold: number): void {
  if (threshold >= 0 && Number.isFinite(threshold)) return;
  throw new PliantError(
    'invalid-value',
    `The threshold must be a length of at least 0; it is ${threshold}.`,
    {
      path: 'threshold',
    },
  );
}
