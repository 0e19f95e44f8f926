/** The public face of the engine. Everything a user needs is here; everything else may change. */
export type { BodyHandle } from './bodies/bodies.js';
export type { CustomField, FieldBody } from './bodies/fields.js';
export type { BodyKind } from './bodies/layout.js';
export {
  addTrackForces,
  barStiffness,
  connectMolecules,
  ExplicitIntegrator,
  type ForceTrack,
  ImplicitIntegrator,
  type ImplicitIntegratorOptions,
  MassSpring,
  MassSpringBody,
  type MassSpringBodyOptions,
  type MassSpringOptions,
  type MoleculeProperties,
  moleculeMass,
  sharedSection,
} from './bodies/mass-spring/index.js';
export type { MoleculeSurfaceOptions } from './bodies/molecules/surface.js';
export { Particles } from './bodies/particles.js';
export type { Plasticity } from './bodies/shape-matching/plasticity.js';
export {
  type Obstacle,
  RigidShapeMatching,
  type RigidShapeMatchingOptions,
} from './bodies/shape-matching/rigid-vertices.js';
export {
  type MatchingMode,
  ShapeMatchingBody,
  type ShapeMatchingOptions,
} from './bodies/shape-matching/shape-matching-body.js';
export { Attachments } from './bodies/soft/attachments.js';
export { EmbeddedSurface } from './bodies/soft/embedded-surface.js';
export { type SoftMesh, type SoftMeshOptions, setFixed, setForce } from './bodies/soft/soft-mesh.js';
export type { Material } from './bodies/xpbd/material.js';
export { XpbdBody, type XpbdOptions } from './bodies/xpbd/xpbd-body.js';
export { type BroadphaseMethod, broadphases } from './broadphase/index.js';
export { type ErrorCode, type ErrorPlace, PliantError } from './core/errors.js';
export type { MethodInfo, ParameterInfo, ParameterValues } from './core/registry.js';
export type { Trouble } from './core/troubles.js';
export {
  DEPTH_COLORS,
  DebugLines,
  DebugOverlays,
  DebugSurfaces,
  type DrawingOptions,
  type DrawnSurface,
  LineBuffer,
  OVERLAY_COLORS,
  type OverlayOptions,
  PointBuffer,
} from './drawing/index.js';
export {
  defaultPotentialField,
  defaultResolution,
  ForceSpreader,
  type ImplicitOptions,
  ImplicitSurface,
  type IsoSurface,
  implicitSurface,
  marchingCubes,
  type SampledField,
  SkinnedSurface,
} from './geometry/implicit/index.js';
export {
  type BeamOptions,
  type BlobOptions,
  type BoxOptions,
  type CapsuleOptions,
  type ChainLinkOptions,
  type ConeOptions,
  type CylinderOptions,
  type EllipsoidOptions,
  Embedding,
  embed,
  type Fault,
  type FaultKind,
  type GearOptions,
  type HeightfieldOptions,
  type Hole,
  type Orientation,
  type PlateOptions,
  type RepairStep,
  type SolidData,
  type SolidDiagnosis,
  type SphereOptions,
  type SurfaceData,
  type SurfaceDiagnosis,
  type SurfaceTopology,
  type TetAdjacency,
  type TetBoundary,
  TetMesh,
  type Tetrahedralisation,
  type TetrahedraliseOptions,
  type TorusKnotOptions,
  type TorusOptions,
  type TriangleAdjacency,
  TriangleMesh,
  tetrahedralise,
} from './geometry/mesh/index.js';
export { shapeKinds } from './geometry/shapes.js';
export type { Accuracy, ConvexSolid, MassProperties, Solid, Surface } from './geometry/solids/solid.js';
export {
  type CompanionFiles,
  detectFormat,
  formatOfName,
  MESH_FORMATS,
  type MeshData,
  type MeshField,
  type MeshFields,
  type MeshFormat,
  type MeshFormatInfo,
  type MeshKind,
  type NamedFile,
  type PvdEntry,
  type ReadMeshOptions,
  readMesh,
  surfaceOf,
  type VtuEncoding,
  type VtuOptions,
  VtuSeries,
  type WritableMesh,
  type WriteMeshOptions,
  writableFormat,
  writeMesh,
  writePvd,
  writeVtu,
} from './io/index.js';
export { Random } from './math/random.js';
export { BoxAxes } from './narrowphase/box-axes.js';
export { type NarrowphaseMethod, narrowphases } from './narrowphase/index.js';
export { sphereOverlap } from './narrowphase/molecules/sphere-overlap.js';
export { TetBody } from './narrowphase/tetrahedra/body.js';
export { CollidingPoints } from './narrowphase/tetrahedra/colliding-points.js';
export { PointFinder } from './narrowphase/tetrahedra/find-points.js';
export { PairOverlap } from './narrowphase/tetrahedra/pair-overlap.js';
export { TetTopology, type TopologyOptions } from './narrowphase/tetrahedra/topology.js';
export { IntersectingEdges } from './penetration/edges/intersecting-edges.js';
export { faceProjectionDepth, projectOntoFace } from './penetration/face-projection.js';
export { type PenetrationMethod, penetrations } from './penetration/index.js';
export type { PairDepth } from './penetration/pair-depth.js';
export { createPairDepth, PAIR_DEPTH_NAMES, type PairDepthName } from './penetration/pair-depths.js';
export {
  type PenetrationOptions,
  penetrationsBetween,
  type VertexPenetration,
} from './penetration/penetrations-between.js';
export { ROW_STAGES, type RowStage, VertexDepths } from './penetration/vertex-depths.js';
export { AUTO, METHOD_STAGES, type MethodStage, type PairStage } from './pipeline/served.js';
export type { StepReport } from './pipeline/step-control.js';
export * from './queries/index.js';
export {
  type Recording,
  type RestoreOptions,
  readRecording,
  TRAJECTORY_HEADER,
  trajectoryCsv,
  trajectoryJsonLines,
} from './recording/index.js';
export {
  type FrictionAnswer,
  type FrictionOptions,
  type FrictionProblem,
  solveFrictionProblem,
} from './response/constraint/friction-problem.js';
export { type LcpAnswer, solveLcp } from './response/constraint/lcp.js';
export {
  balancedFaceForces,
  impactStiffness,
  penaltyForce,
  penaltyStiffness,
  printedFaceForces,
} from './response/face-penalty.js';
export { type ResponseMethod, responses } from './response/index.js';
export {
  type BodyDefinition,
  type BoxAndGroundOptions,
  boxAndGround,
  checkScene,
  type FieldDefinition,
  formatScene,
  formatSceneXml,
  isSceneXml,
  type JointKind,
  type MoleculeForces,
  type MoleculeMaterial,
  type MoleculeOrgan,
  type MoleculeScene,
  type MoleculeSceneReading,
  moleculesOfScene,
  parseScene,
  parseSceneXml,
  performanceScene,
  placeInScene,
  type Scene,
  type SceneDefinition,
  type SceneError,
  type SceneReading,
  type SceneXmlReading,
  type SceneXmlWarning,
  type ShapeDefinition,
  type SoftModelDefinition,
  type SolidMeshDefinition,
  sceneOfMolecules,
  sceneSchema,
  sceneXmlDtd,
} from './scene/index.js';
export { STAGES, type Stage } from './simulation.js';
export {
  type AdvanceOptions,
  type Anchor,
  Body,
  type BodyGap,
  type BodyPiece,
  type BodyProperties,
  type Command,
  type Contact,
  ContactBuffer,
  type ContactEvent,
  type Energy,
  Joint,
  type JointDefinition,
  type JointDrive,
  type MaterialChange,
  type ModelChange,
  type Momentum,
  type Observer,
  type PairTotal,
  type Penetration,
  type PointProjection,
  type QueryFilter,
  type RayCastHit,
  type RayOptions,
  Recorder,
  type ReplayReport,
  replay,
  type ShapeCastHit,
  type ShapePose,
  type SoftDefinition,
  type Vec3,
  type Vector,
  World,
  type WorldOptions,
} from './world/index.js';
