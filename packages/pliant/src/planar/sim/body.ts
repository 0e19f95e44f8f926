/**
 * What a simulated outline offers to detection and response, rigid or deformable: a polygon in world coordinates, and
 * velocity, inverse mass and impulses at its points. A point is named by a feature (vertex `v`, or edge `e` as
 * `vertexCount + e`) and its place.
 */
import type { Polygon } from '../polygon.js';

export interface PlanarBody {
  /** In world coordinates; refreshed after every motion. */
  readonly polygon: Polygon;
  /** minX, minY, maxX, maxY [m], then the same for every run of edges (`writeRunBoxes`). */
  readonly box: Float64Array;
  /** Velocity of a point into `out[0], out[1]` [m/s]. */
  velocityAt(out: Float64Array, feature: number, x: number, y: number): void;
  /** How much a unit impulse along (nx, ny) at a point speeds that point up along it [1/kg]. 0: immovable. */
  inverseMassAt(feature: number, x: number, y: number, nx: number, ny: number): number;
  /** Changes velocities by an impulse [N s] at a point. A force is an impulse of force times step. */
  push(feature: number, x: number, y: number, jx: number, jy: number): void;
  /** Forces of its own (gravity, springs) over a step, into its velocities. */
  accelerate(dt: number, gravityX: number, gravityY: number): void;
  /** Moves with its velocities for a step [s] and refreshes the polygon. */
  move(dt: number): void;
  /** Remembers the present place. */
  save(): void;
  /** Goes to the fraction `t` of the way from the remembered place to the last moved one. */
  back(t: number): void;
  /** Kinetic and elastic energy [J]. */
  energy(): number;
  /** Recomputes `box`. */
  refreshBox(): void;
}
