/**
 * Proximity queries without a world: shapes, triangle meshes, solids, distance fields.
 * @module pliant/queries
 */
import '../parts/queries.js';

export { shapeKinds } from '../geometry/shapes.js';
export { defineImplicit } from '../geometry/solids/define-implicit.js';
export type { ImplicitFunction } from '../geometry/solids/implicit.js';
export type { Accuracy, ConvexSolid, MassProperties, Solid, Surface } from '../geometry/solids/solid.js';
export {
  ContinuousCollision,
  type ContinuousCollisionOptions,
  NEVER,
} from '../queries/continuous/continuous-collision.js';
export {
  type CollideOptions,
  type MeshObject,
  type MeshPlacement,
  MeshScene,
} from '../queries/crowd/mesh-scene.js';
export {
  type MeshPenetration,
  type PenetrationMethod as MeshPenetrationMethod,
  penetration as meshPenetration,
} from '../queries/depth/pair-depth.js';
export type { Separation as MeshSeparation } from '../queries/depth/separation.js';
export { DistanceField, type DistanceFieldOptions } from '../queries/field/distance-field.js';
export { type RayHit, rayHit, type SurfacePoint, surfacePoint } from '../queries/mesh-answers.js';
export { MeshPair, type PairDistance, pairDistance } from '../queries/mesh-pair.js';
export { MeshQuery, type SignMethod } from '../queries/mesh-query.js';
export type { Overlap as MeshOverlap } from '../queries/overlap/volume.js';
export { PairList } from '../queries/pair-list.js';
export { inCircleSign, inSphereSign, orient2Sign, orient3Sign } from '../queries/primitives/exact-signs.js';
export { pointInTetrahedron } from '../queries/primitives/point-in-tetrahedron.js';
export { closestPointOnTriangle, FEATURE_FACE } from '../queries/primitives/point-triangle.js';
export { closestPointsOnSegments } from '../queries/primitives/segment-segment.js';
export { segmentIntersectsTriangle } from '../queries/primitives/segment-triangle.js';
export { TRIANGLE_DISTANCE_SCRATCH, triangleDistanceSq } from '../queries/primitives/triangle-distance.js';
export { trianglesIntersect } from '../queries/primitives/triangle-triangle.js';
export { DevicePair } from '../queries/sampled/device-pair.js';
export {
  type SampledProximity,
  type SampledProximityOptions,
  sampledProximity,
} from '../queries/sampled/gpu/sampled-proximity.js';
export { Webgl2Volumes } from '../queries/sampled/gpu/webgl2-volume.js';
export { WebgpuVolumes } from '../queries/sampled/gpu/webgpu-volume.js';
export {
  SampledPair,
  type SampledPairOptions,
  type SampledSeparation,
  type SampledVolume,
  type SolidIntersectionKind,
} from '../queries/sampled/sampled-pair.js';
export { type SolidPoint, SolidPoints } from '../queries/sampled/solid-points.js';
export type { SampleList, VolumeBackend } from '../queries/sampled/volume-backend.js';
export { VolumeGrid } from '../queries/sampled/volume-grid.js';
export { readAabbTree, readObbTree, writeAabbTree, writeObbTree } from '../queries/serialise-trees.js';
export { compileSolid } from '../queries/shapes/compile.js';
export {
  type ShapeGap,
  type ShapeImpact,
  ShapePair,
  shapeGap,
  shapeImpact,
} from '../queries/shapes/shape-pair.js';
export { type ShapePoint, ShapeQuery, type ShapeRayHit, shapePoint } from '../queries/shapes/shape-query.js';
export { SoupBuilder, type TriangleSoup } from '../queries/soup-builder.js';
export { TetQuery, type TetSource } from '../queries/tet-query.js';
export type { TriangleSource } from '../queries/triangle-source.js';
