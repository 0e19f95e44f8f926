/**
 * Distance of one triangle of A and one of B, kept if it is the least so far: the last step of every distance search.
 */
import type { MovedVertices } from './moved-vertices.js';
import { cornersApart } from './primitives/corners-apart.js';
import { DISTANCE_SQ, findTriangleDistance } from './primitives/triangle-distance.js';

export interface DistanceAnswer {
  /** Squared distance [m²]; searches lower it. */
  distanceSq: number;
  /** The closest triangles; −1 when nothing was found below the start bound. */
  triangleA: number;
  triangleB: number;
  /** Closest point on A, then on B, in A's frame [m]. */
  readonly points: Float64Array;
}

/**
 * Triangles by their numbers and the offsets of their corners. `pose` maps B's coordinates to A's; `scratch` holds
 * TRIANGLE_DISTANCE_SCRATCH numbers.
 */
export function keepTriangleDistance(
  p: Float64Array,
  cornersA: Uint32Array,
  i: number,
  triangleA: number,
  positionsB: Float64Array,
  cornersB: Uint32Array,
  j: number,
  triangleB: number,
  pose: Float64Array,
  moved: MovedVertices,
  scratch: Float64Array,
  answer: DistanceAnswer,
): void {
  const a0 = cornersA[i];
  const a1 = cornersA[i + 1];
  const a2 = cornersA[i + 2];
  const b0 = cornersB[j];
  const b1 = cornersB[j + 1];
  const b2 = cornersB[j + 2];
  moved.move(positionsB, pose, b0);
  moved.move(positionsB, pose, b1);
  moved.move(positionsB, pose, b2);
  const q = moved.positions;
  scratch[DISTANCE_SQ] = answer.distanceSq;
  if (cornersApart(p, a0, a1, a2, q, b0, b1, b2, scratch, DISTANCE_SQ)) return;
  findTriangleDistance(p, a0, a1, a2, q, b0, b1, b2, scratch);
  if (scratch[DISTANCE_SQ] >= answer.distanceSq) return;
  answer.distanceSq = scratch[DISTANCE_SQ];
  answer.triangleA = triangleA;
  answer.triangleB = triangleB;
  for (let k = 0; k < 6; k++) answer.points[k] = scratch[k];
}
