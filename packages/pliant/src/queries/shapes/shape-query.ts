/**
 * One shape, placed and ready to be asked, without any world: signed distance and its gradient, projection onto the
 * surface, rays. Points and directions are in the world; results go into objects that the caller owns.
 */
import { PliantError } from '../../core/errors.js';
import type { ShapeDefinition } from '../../geometry/shape.js';
import type { Solid } from '../../geometry/solids/solid.js';
import * as quat from '../../math/quat.js';
import type { Placement } from '../convex/gap.js';
import { compileSolid } from './compile.js';
import { SolidRay } from './ray.js';

/** The point of a shape's surface that is closest to a given one. */
export interface ShapePoint {
  /** Signed distance, negative inside [m]. */
  distance: number;
  /** Point of the surface [m]: the nearest where φ is exact. */
  readonly point: Float64Array;
  /** Unit gradient of the signed distance. */
  readonly normal: Float64Array;
}

/** Where a ray meets a shape. */
export interface ShapeRayHit {
  /** Along the ray [m]; 0 when it begins inside. */
  distance: number;
  /** [m] */
  readonly point: Float64Array;
  /** Unit normal there, outwards. */
  readonly normal: Float64Array;
}

/** An empty answer, for queries to write into. */
export const shapePoint = (): ShapePoint => ({
  distance: 0,
  point: new Float64Array(3),
  normal: new Float64Array(3),
});

/** Walks down φ onto the surface where φ is only a bound. */
const MOST_WALKS = 50;

/** A shape that stands somewhere and can be asked. */
export class ShapeQuery implements Placement {
  /** The shape in its own frame. */
  readonly solid: Solid;
  /** Where it stands [m]. */
  readonly position = new Float64Array(3);
  /** How it is turned, nine numbers by rows. */
  readonly rotation = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  private readonly local = new Float64Array(3);
  private readonly slope = new Float64Array(3);
  private readonly direction = new Float64Array(3);
  private readonly ray = new SolidRay();

  constructor(shape: ShapeDefinition | Solid) {
    this.solid = 'surface' in shape ? shape : compileSolid(shape);
  }

  /** Position [m] and rotation as a unit quaternion x, y, z, w. */
  place(position: ArrayLike<number>, orientation: ArrayLike<number> = [0, 0, 0, 1]): this {
    for (let k = 0; k < 3; k++) this.position[k] = finite(position[k], 'position');
    const q = Float64Array.from([0, 1, 2, 3], (k) => finite(orientation[k], 'orientation'));
    if (!(quat.normalize(q, 0, q, 0) > 0))
      throw new PliantError('invalid-value', 'A rotation of all zeros turns nowhere; give a quaternion.', {
        path: 'orientation',
      });
    quat.toMat3(this.rotation, 0, q, 0);
    return this;
  }

  /** φ at a point [m]; where it is exact and where a bound says `solid.accuracy`. */
  signedDistance(point: ArrayLike<number>, gradient?: Float64Array): number {
    this.toLocal(point);
    const distance = this.solid.distance(this.local, 0, this.slope);
    if (gradient !== undefined) this.turn(this.slope, gradient);
    return distance;
  }

  /** Whether a point is inside. */
  contains(point: ArrayLike<number>): boolean {
    return this.signedDistance(point) <= 0;
  }

  /** The point of the surface down (or up) the gradient. `out.distance` is φ at the point asked for. */
  project(point: ArrayLike<number>, out: ShapePoint = shapePoint()): ShapePoint {
    const { local, slope, solid } = this;
    this.toLocal(point);
    out.distance = solid.distance(local, 0, slope);
    this.turn(slope, out.normal);
    let left = out.distance;
    // One walk is enough where φ is the distance; bounds need several.
    for (let walk = 0; walk < MOST_WALKS && Math.abs(left) > 1e-14 * solid.reach; walk++) {
      for (let k = 0; k < 3; k++) local[k] -= left * slope[k];
      left = solid.distance(local, 0, slope);
    }
    this.turn(local, out.point);
    for (let k = 0; k < 3; k++) out.point[k] += this.position[k];
    return out;
  }

  /** First point along a ray; `direction` needs no unit length, the distance is in metres all the same. */
  castRay(
    origin: ArrayLike<number>,
    direction: ArrayLike<number>,
    out: ShapeRayHit = shapePoint(),
    maxDistance = Number.POSITIVE_INFINITY,
  ): boolean {
    const { local, direction: d, slope, ray, rotation: r, position } = this;
    const length = Math.sqrt(
      direction[0] * direction[0] + direction[1] * direction[1] + direction[2] * direction[2],
    );
    if (!(length > 0)) return false;
    this.toLocal(origin);
    for (let k = 0; k < 3; k++) slope[k] = direction[k] / length;
    for (let k = 0; k < 3; k++) d[k] = r[k] * slope[0] + r[3 + k] * slope[1] + r[6 + k] * slope[2];
    if (!ray.cast(this.solid, local, d, maxDistance)) return false;
    out.distance = ray.distance;
    this.turn(ray.normal, out.normal);
    for (let k = 0; k < 3; k++) local[k] += ray.distance * d[k];
    this.turn(local, out.point);
    for (let k = 0; k < 3; k++) out.point[k] += position[k];
    return true;
  }

  private toLocal(point: ArrayLike<number>): void {
    const { local, rotation: r, position: p } = this;
    const x = finite(point[0], 'point') - p[0];
    const y = finite(point[1], 'point') - p[1];
    const z = finite(point[2], 'point') - p[2];
    for (let k = 0; k < 3; k++) local[k] = r[k] * x + r[3 + k] * y + r[6 + k] * z;
  }

  private turn(v: Float64Array, out: Float64Array): void {
    const { rotation: r } = this;
    const x = v[0];
    const y = v[1];
    const z = v[2];
    for (let k = 0; k < 3; k++) out[k] = r[3 * k] * x + r[3 * k + 1] * y + r[3 * k + 2] * z;
  }
}

function finite(value: number, path: string): number {
  if (Number.isFinite(value)) return value;
  throw new PliantError('invalid-value', `A ${path} needs finite numbers, but one is ${value}.`, { path });
}
