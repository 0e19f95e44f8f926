/** The six proximity queries, whoever answers them. */
import type { ProximityPoints } from './points.js';
import type { Polygon } from './polygon.js';

/** How far two polygons are apart. */
export interface Separation {
  /** Distance between the regions [m]; 0 when they have a point in common. */
  readonly distance: number;
  /** Distance between the boundaries [m]; positive also when one region lies inside the other. */
  readonly boundaryDistance: number;
  /** Bound on the error of both distances [m]. */
  readonly error: number;
  /** Closest points of the boundaries [m]. */
  readonly pointA: readonly [number, number];
  /** Closest point of the second boundary [m]. */
  readonly pointB: readonly [number, number];
  /** Unit, from b's point to a's; zero when the boundaries meet. */
  readonly direction: readonly [number, number];
}

/** The six queries about two polygons, whoever answers them. */
export interface ProximityQueries {
  /** Bound on the error of every distance [m]: 0 for exact answers, else the d of the field. */
  readonly error: number;
  /** Turns to a pair in its present position; boxes are those of `writeRunBoxes`, if they are known. */
  bind(a: Polygon, b: Polygon, boxA?: Float64Array, boxB?: Float64Array): this;
  /** Whether the regions have a point in common. */
  collides(): boolean;
  /** Least distance, closest points and direction. */
  separation(): Separation;
  /**
   * Boundary points of either polygon inside the other, with depth (negative distance) and the way out. The list is
   * reused by the next call.
   */
  penetrations(): ProximityPoints;
  /** The same, appended to a list of the caller's. */
  addPenetrations(out: ProximityPoints): void;
  /** Boundary points within `threshold` [m] of the other boundary; normals point from `b` to `a`. */
  contacts(threshold: number): ProximityPoints;
  /** The same, appended to a list of the caller's. */
  addContacts(threshold: number, out: ProximityPoints): void;
}
