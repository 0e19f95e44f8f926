/** Geometric questions that a world answers as it stands, without a step. */
import type { ShapeDefinition } from '../scene/index.js';
import type { Body, Vector } from './body.js';
import { WorldMeasures } from './measures.js';
import { handleIn } from './owned.js';
import type {
  BodyGap,
  PointProjection,
  QueryFilter,
  RayCastHit,
  RayOptions,
  ShapeCastHit,
  ShapePose,
  WorldQueries,
} from './queries.js';

/** The part of a world that answers questions about the places of its bodies. */
export abstract class WorldQuestions extends WorldMeasures {
  protected abstract get queries(): WorldQueries;

  /** The first body along a ray. `direction` may have any length; distances are in metres. */
  castRay(origin: Vector, direction: Vector, options: RayOptions = {}): RayCastHit | undefined {
    return this.queries.castRay(origin, direction, options);
  }

  /** Every body along a ray, the nearest first, each at the point where the ray enters it. */
  castRayAll(origin: Vector, direction: Vector, options: RayOptions = {}): RayCastHit[] {
    return this.queries.castRayAll(origin, direction, options);
  }

  /** The first body that a shape hits when it moves by `motion` [m] without turning. */
  castShape(
    shape: ShapeDefinition,
    pose: ShapePose,
    motion: Vector,
    options: QueryFilter = {},
  ): ShapeCastHit | undefined {
    return this.queries.castShape(shape, pose, motion, options);
  }

  /**
   * The body nearest to a point, and the nearest point of its surface. Inside several bodies, the one in which the
   * point is deepest.
   */
  projectPoint(point: Vector, options: QueryFilter = {}): PointProjection | undefined {
    return this.queries.projectPoint(point, options);
  }

  /** Signed distance to the union of all bodies [m]; infinite when there is none. */
  signedDistance(point: Vector, options: QueryFilter = {}): number {
    return this.queries.projectPoint(point, options)?.distance ?? Number.POSITIVE_INFINITY;
  }

  /** Bodies that contain the point, or have it on their surface. */
  overlapPoint(point: Vector, options: QueryFilter = {}): Body[] {
    return this.queries.overlapPoint(point, options);
  }

  /** Bodies that share a point with the shape. */
  overlapShape(shape: ShapeDefinition, pose: ShapePose = {}, options: QueryFilter = {}): Body[] {
    return this.queries.overlapShape(shape, pose, options);
  }

  /** Bodies whose boxes overlap the box from `min` to `max`. */
  overlapBounds(min: Vector, max: Vector, options: QueryFilter = {}): Body[] {
    return this.queries.overlapBounds(min, max, options);
  }

  /** Signed distance of two bodies, minus the depth where they overlap, with the nearest or deepest points. */
  closestPair(a: Body, b: Body): BodyGap {
    return this.queries.between(handleIn(this, a, 'a'), handleIn(this, b, 'b'));
  }

  /** Depth of two overlapping bodies [m] and the way out of `a`; undefined when they are apart. */
  penetration(a: Body, b: Body): BodyGap | undefined {
    const gap = this.closestPair(a, b);
    return gap.distance < 0 ? gap : undefined;
  }
}
