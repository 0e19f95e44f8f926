/**
 * What stages are made of: registries, depths, responses and models that run without a world.
 * @module pliant/methods
 */
import '../parts/methods.js';

export type { SoftField } from '../bodies/deformable/fields.js';
export { Particles } from '../bodies/particles.js';
export type { Plasticity } from '../bodies/shape-matching/plasticity.js';
export {
  type Obstacle,
  RigidShapeMatching,
  type RigidShapeMatchingOptions,
} from '../bodies/shape-matching/rigid-vertices.js';
export {
  type MatchingMode,
  ShapeMatchingBody,
  type ShapeMatchingOptions,
} from '../bodies/shape-matching/shape-matching-body.js';
export { Attachments } from '../bodies/soft/attachments.js';
export { EmbeddedSurface } from '../bodies/soft/embedded-surface.js';
export { type SoftMesh, type SoftMeshOptions, setFixed, setForce } from '../bodies/soft/soft-mesh.js';
export type { Material } from '../bodies/xpbd/material.js';
export { XpbdBody, type XpbdOptions } from '../bodies/xpbd/xpbd-body.js';
export { type BroadphaseMethod, broadphases } from '../broadphase/index.js';
export type { ParameterInfo } from '../core/registry.js';
export { boxOverlap, type PlacedBox } from '../narrowphase/box-overlap.js';
export { type NarrowphaseMethod, narrowphases } from '../narrowphase/index.js';
export { sphereOverlap } from '../narrowphase/molecules/sphere-overlap.js';
export { TetBody } from '../narrowphase/tetrahedra/body.js';
export { CollidingPoints } from '../narrowphase/tetrahedra/colliding-points.js';
export { PointFinder } from '../narrowphase/tetrahedra/find-points.js';
export { PairOverlap } from '../narrowphase/tetrahedra/pair-overlap.js';
export { TetTopology, type TopologyOptions } from '../narrowphase/tetrahedra/topology.js';
export { IntersectingEdges } from '../penetration/edges/intersecting-edges.js';
export { faceProjectionDepth, projectOntoFace } from '../penetration/face-projection.js';
export { type PenetrationMethod, penetrations } from '../penetration/index.js';
export type { PairDepth } from '../penetration/pair-depth.js';
export { createPairDepth, PAIR_DEPTH_NAMES, type PairDepthName } from '../penetration/pair-depths.js';
export {
  type PenetrationOptions,
  penetrationsBetween,
  type VertexPenetration,
} from '../penetration/penetrations-between.js';
export { ROW_STAGES, type RowStage, VertexDepths } from '../penetration/vertex-depths.js';
export type { MethodOffer } from '../pipeline/offers.js';
export {
  type FrictionAnswer,
  type FrictionOptions,
  type FrictionProblem,
  solveFrictionProblem,
} from '../response/constraint/friction-problem.js';
export { type LcpAnswer, solveLcp } from '../response/constraint/lcp.js';
export {
  balancedFaceForces,
  impactStiffness,
  penaltyForce,
  penaltyStiffness,
} from '../response/face-penalty.js';
export { type ResponseMethod, responses } from '../response/index.js';
export { type Candidates, findCandidates } from '../world/candidates.js';
