/**
 * Convex hull of points. φ inside is the largest of n·x − offset over the faces, outside the distance to the nearest
 * point of the faces that look at x; both exact.
 */
import { FarthestPoint } from '../hull/farthest.js';
import { convexHull, type Hull, hullTriangles } from '../hull/hull-faces.js';
import { inertiaFrom, surfaceMoments } from '../mesh/measures.js';
import { boundsOf } from '../mesh/mesh-data.js';
import type { DefinitionOf } from '../shape.js';
import { DirectionCells } from './direction-cells.js';
import { nearestOnFace } from './nearest-on-face.js';
import type { ConvexSolid, Face, MassProperties, Surface } from './solid.js';

export class HullSolid implements ConvexSolid {
  readonly kind = 'hull';
  readonly accuracy = 'exact';
  readonly isConvex = true;
  readonly round = 0;
  readonly hull: Hull;
  readonly bounds: Float64Array;
  readonly thinness: number;
  readonly reach: number;
  /** Where the body's origin is in the frame in which the points were written [m]. */
  readonly centre = new Float64Array(3);
  private readonly triangles: Uint32Array;
  private readonly nearest = new Float64Array(3);
  private readonly best = new Float64Array(3);
  /** Corners and normals of faces by direction. */
  private readonly cornerCells: DirectionCells;
  private readonly faceCells: DirectionCells;

  /** `centred` moves the origin to the centre of mass. */
  constructor(
    readonly definition: DefinitionOf<'hull'>,
    centred = false,
  ) {
    this.hull = convexHull(Float64Array.from(definition.points, (x) => x + 0));
    this.triangles = hullTriangles(this.hull);
    if (centred) this.centre.set(surfaceMoments(this.hull.points, this.triangles).centre);
    this.shift(this.centre);
    this.cornerCells = new DirectionCells(this.hull.points, 3);
    this.faceCells = new DirectionCells(this.hull.planes, 4);
    this.bounds = boundsOf(this.hull.points);
    this.thinness = halfWidth(this.hull);
    this.reach = farthest(this.hull.points);
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const { planes } = this.hull;
    let face = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let f = 0, n = 0; n < planes.length; f++, n += 4) {
      const height = planes[n] * p[o] + planes[n + 1] * p[o + 1] + planes[n + 2] * p[o + 2] - planes[n + 3];
      if (height > most) {
        most = height;
        face = f;
      }
    }
    if (most > 0) return this.outside(p, o, gradient);
    for (let k = 0; k < 3; k++) gradient[k] = planes[4 * face + k];
    return most;
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    const { points } = this.hull;
    const best = this.cornerCells.farthest(d);
    out[o] = points[best];
    out[o + 1] = points[best + 1];
    out[o + 2] = points[best + 2];
  }

  face(d: Float64Array, out: Face): void {
    const { first, corners, points } = this.hull;
    const face = this.faceCells.farthest(d) >> 2;
    out.clear();
    for (let c = first[face]; c < first[face + 1]; c++) {
      const o = out.next();
      for (let k = 0; k < 3; k++) out.points[o + k] = points[3 * corners[c] + k];
    }
  }

  mass(): MassProperties {
    const { volume, centre, secondMoment } = surfaceMoments(this.hull.points, this.triangles);
    return { volume, centre, inertia: inertiaFrom(secondMoment, 1 / volume) };
  }

  surface(): Surface {
    return { positions: this.hull.points, triangles: this.triangles };
  }

  private outside(p: Float64Array, o: number, gradient: Float64Array): number {
    const { nearest, best, hull } = this;
    let leastSq = Number.POSITIVE_INFINITY;
    let owner = 0;
    for (let f = 0, n = 0; n < hull.planes.length; f++, n += 4) {
      const { planes } = hull;
      const height = planes[n] * p[o] + planes[n + 1] * p[o + 1] + planes[n + 2] * p[o + 2] - planes[n + 3];
      if (height <= 0 || height * height >= leastSq) continue;
      const distanceSq = nearestOnFace(hull, f, p, o, nearest);
      if (distanceSq >= leastSq) continue;
      leastSq = distanceSq;
      owner = f;
      for (let k = 0; k < 3; k++) best[k] = nearest[k];
    }
    const distance = Math.sqrt(leastSq);
    for (let k = 0; k < 3; k++)
      gradient[k] = distance > 0 ? (p[o + k] - best[k]) / distance : hull.planes[4 * owner + k];
    return distance;
  }

  private shift(by: Float64Array): void {
    const { points, planes } = this.hull;
    for (let i = 0; i < points.length; i++) points[i] -= by[i % 3];
    for (let n = 0; n < planes.length; n += 4)
      planes[n + 3] -= planes[n] * by[0] + planes[n + 1] * by[1] + planes[n + 2] * by[2];
  }
}

/** Half of the smallest width across a face; the true smallest may lie between two edges and be a little less. */
function halfWidth({ planes, points }: Hull): number {
  const all = new FarthestPoint(points);
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < planes.length; n += 4) {
    // A face whose hull is seen to be wider than the thinnest needs no exact answer.
    const enough = 2 * least - planes[n + 3];
    const back = all.along(-planes[n], -planes[n + 1], -planes[n + 2], Number.NEGATIVE_INFINITY, enough);
    least = Math.min(least, 0.5 * (planes[n + 3] + back));
  }
  return least;
}

function farthest(points: Float64Array): number {
  let mostSq = 0;
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i];
    const y = points[i + 1];
    const z = points[i + 2];
    mostSq = Math.max(mostSq, x * x + y * y + z * z);
  }
  return Math.sqrt(mostSq);
}
