/**
 * Depth from pairs of intersecting faces: how far a corner of one face has gone behind the plane of the other.
 *
 * Source: the thesis' section 3.5.1, with its projection done right. Its equations 3.3 build the foot of the point
 * from w = CD/‖CD‖ · ‖CP‖ · (CP·CD), which is neither the projection onto CD (that is CD·(CP·CD)/‖CD‖²) nor, summed
 * over two edges that aren't perpendicular, a point of the plane. The foot is P − n·((P − C)·n), and the depth the
 * length of that step. As in the thesis only corners that really are inside the other body count, and the greatest
 * depth is taken; the direction is the face's normal.
 */
import type { MeshQuery } from '../mesh-query.js';
import type { PairList } from '../pair-list.js';
import { toWorld } from '../rigid-pose.js';

export interface FaceProjection {
  /** Greatest distance of an inside corner behind a face it pierces [m]; zero if there is none. */
  depth: number;
  triangleA: number;
  triangleB: number;
  /** The corner of A and its foot on the plane of B's face, in B's frame [m]. */
  readonly point: Float64Array;
  readonly foot: Float64Array;
  /** Unit normal of B's face: the way out for A, in B's frame. */
  readonly normal: Float64Array;
}

export function faceProjection(): FaceProjection {
  return {
    depth: 0,
    triangleA: -1,
    triangleB: -1,
    point: new Float64Array(3),
    foot: new Float64Array(3),
    normal: new Float64Array(3),
  };
}

/** `pose` maps A's coordinates to B's; `pairs` are the intersecting triangles. */
export function projectOntoFaces(
  a: MeshQuery,
  b: MeshQuery,
  pose: Float64Array,
  pairs: PairList,
  out: FaceProjection,
): FaceProjection {
  const { faces } = b.normals;
  const corner = out.foot;
  out.depth = 0;
  out.triangleA = -1;
  out.triangleB = -1;
  for (let i = 0; i < pairs.count; i++) {
    const ta = pairs.a(i);
    const tb = pairs.b(i);
    const c = 3 * b.triangles[3 * tb];
    for (let k = 0; k < 3; k++) {
      toWorld(pose, a.positions, 3 * a.triangles[3 * ta + k], corner, 0);
      let height = 0;
      for (let n = 0; n < 3; n++) height += (corner[n] - b.positions[c + n]) * faces[3 * tb + n];
      if (-height <= out.depth || !b.contains(corner)) continue;
      out.depth = -height;
      out.triangleA = ta;
      out.triangleB = tb;
      for (let n = 0; n < 3; n++) {
        out.point[n] = corner[n];
        out.normal[n] = faces[3 * tb + n];
      }
    }
  }
  for (let n = 0; n < 3; n++) out.foot[n] = out.point[n] + out.depth * out.normal[n];
  return out;
}
