/** What a triangle mesh answers: a point of its surface, a place where a ray meets it. */

/** A point of a mesh's surface. */
export interface SurfacePoint {
  /** Triangle, −1 if nothing was found. */
  triangle: number;
  /** Corner 0–2, edge 3–5 (from corner i to the next), or face 6 of that triangle. */
  feature: number;
  /** The point on the surface [m]. */
  readonly point: Float64Array;
  /** Distance to it [m]; negative inside for signed queries. */
  distance: number;
  /** Unit direction in which the signed distance grows; the pseudonormal on the surface itself. */
  readonly normal: Float64Array;
}

/** Where a ray meets a mesh. */
export interface RayHit {
  /** Triangle, −1 if nothing was hit. */
  triangle: number;
  /** Distance along the ray [m], or parameter 0–1 along a segment. */
  distance: number;
  /** [m] */
  readonly point: Float64Array;
  /** Unit normal of the triangle. */
  readonly normal: Float64Array;
  /** Was the triangle hit from the side its normal points to? */
  front: boolean;
}

/** An empty answer, for queries to write into. */
export function surfacePoint(): SurfacePoint {
  return { triangle: -1, feature: 0, point: new Float64Array(3), distance: 0, normal: new Float64Array(3) };
}

/** An empty answer, for queries to write into. */
export function rayHit(): RayHit {
  return { triangle: -1, distance: 0, point: new Float64Array(3), normal: new Float64Array(3), front: false };
}
