/** Proximity queries on triangle meshes, alone and in pairs and crowds, without any simulation. */
export { aabbTreeCost } from './aabb-tree/refit.js';
export { validateAabbTree } from './aabb-tree/validate.js';
export {
  ContinuousCollision,
  type ContinuousCollisionOptions,
  NEVER,
} from './continuous/continuous-collision.js';
export { type CollideOptions, type MeshObject, type MeshPlacement, MeshScene } from './crowd/mesh-scene.js';
export {
  type MeshPenetration,
  type PenetrationMethod as MeshPenetrationMethod,
  penetration as meshPenetration,
} from './depth/pair-depth.js';
export type { Separation as MeshSeparation } from './depth/separation.js';
export { DistanceField, type DistanceFieldOptions } from './field/distance-field.js';
export { type RayHit, rayHit, type SurfacePoint, surfacePoint } from './mesh-answers.js';
export {
  MeshPair,
  type PairDistance,
  pairDistance,
} from './mesh-pair.js';
export { MeshQuery, type SignMethod } from './mesh-query.js';
export { validateObbTree } from './obb-tree/validate.js';
export type { Overlap as MeshOverlap } from './overlap/volume.js';
export { PairList } from './pair-list.js';
export { inCircleSign, inSphereSign, orient2Sign, orient3Sign } from './primitives/exact-signs.js';
export { pointInTetrahedron } from './primitives/point-in-tetrahedron.js';
export { closestPointOnTriangle, FEATURE_FACE } from './primitives/point-triangle.js';
export { closestPointsOnSegments } from './primitives/segment-segment.js';
export { segmentIntersectsTriangle } from './primitives/segment-triangle.js';
export { TRIANGLE_DISTANCE_SCRATCH, triangleDistanceSq } from './primitives/triangle-distance.js';
export { trianglesIntersect } from './primitives/triangle-triangle.js';
export { DevicePair } from './sampled/device-pair.js';
export {
  type SampledProximity,
  type SampledProximityOptions,
  sampledProximity,
} from './sampled/gpu/sampled-proximity.js';
export { Webgl2Volumes } from './sampled/gpu/webgl2-volume.js';
export { WebgpuVolumes } from './sampled/gpu/webgpu-volume.js';
export {
  SampledPair,
  type SampledPairOptions,
  type SampledSeparation,
  type SampledVolume,
  type SolidIntersectionKind,
} from './sampled/sampled-pair.js';
export { type SolidPoint, SolidPoints } from './sampled/solid-points.js';
export type { SampleList, VolumeBackend } from './sampled/volume-backend.js';
export { VolumeGrid } from './sampled/volume-grid.js';
export { readAabbTree, readObbTree, writeAabbTree, writeObbTree } from './serialise-trees.js';
export { compileSolid } from './shapes/compile.js';
export { type ShapeGap, type ShapeImpact, ShapePair, shapeGap, shapeImpact } from './shapes/shape-pair.js';
export { type ShapePoint, ShapeQuery, type ShapeRayHit, shapePoint } from './shapes/shape-query.js';
export { SoupBuilder, type TriangleSoup } from './soup-builder.js';
export { TetQuery, type TetSource } from './tet-query.js';
export type { TriangleSource } from './triangle-source.js';
