/** Which triangles of two placed meshes intersect, and is one inside the other: what pairs and crowds both ask. */
import { aabbTrianglePairs } from './aabb-tree/traverse-pairs.js';
import type { MeshQuery } from './mesh-query.js';
import type { MovedVertices } from './moved-vertices.js';
import { obbTrianglePairs } from './obb-tree/traverse-pairs.js';
import type { PairList } from './pair-list.js';
import { toMesh, toWorld } from './rigid-pose.js';

/** Oriented boxes serve only meshes that have kept their shape. */
export function bothRigid(a: MeshQuery, b: MeshQuery): boolean {
  return !a.deformed && !b.deformed;
}

/** Appends intersecting pairs to `out` until it holds `limit`. `pose` maps B's coordinates to A's. */
export function findTrianglePairs(
  a: MeshQuery,
  b: MeshQuery,
  pose: Float64Array,
  moved: MovedVertices,
  stack: Int32Array,
  out: PairList,
  limit: number,
): void {
  moved.begin();
  if (bothRigid(a, b))
    obbTrianglePairs(a.obb, a.positions, b.obb, b.positions, pose, moved, stack, out, limit);
  else aabbTrianglePairs(a.aabb, a.positions, b.aabb, b.positions, pose, moved, stack, out, limit);
}

/**
 * Is a connected part of `inner` inside closed `outer`, given that the surfaces don't meet? Then one vertex of each
 * part tells. `scratch` holds three numbers.
 */
export function partInside(
  inner: MeshQuery,
  poseInner: Float64Array,
  outer: MeshQuery,
  poseOuter: Float64Array,
  scratch: Float64Array,
): boolean {
  if (!outer.closed) return false;
  const { bounds } = outer;
  const { seeds } = inner.topology;
  for (let i = 0; i < seeds.length; i++) {
    toWorld(poseInner, inner.positions, 3 * seeds[i], scratch, 0);
    toMesh(poseOuter, scratch, 0, scratch, 0);
    let inBox = true;
    for (let n = 0; n < 3; n++) {
      if (scratch[n] < bounds[n] || scratch[n] > bounds[3 + n]) inBox = false;
    }
    if (inBox && outer.contains(scratch)) return true;
  }
  return false;
}
