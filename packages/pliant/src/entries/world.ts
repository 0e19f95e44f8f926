/**
 * The names of the root entry, without what a program may leave out (`parts/`): what a page downloads that imports
 * `World` alone. `index.ts` is the same with everything.
 */
export type { BodyHandle } from '../bodies/bodies.js';
export type { CustomField, FieldBody } from '../bodies/fields.js';
export type { BodyKind } from '../bodies/layout.js';
export { type ErrorCode, type ErrorPlace, PliantError } from '../core/errors.js';
export type { MethodInfo, ParameterValues } from '../core/registry.js';
export type { Trouble } from '../core/troubles.js';
export { TetMesh, TriangleMesh, tetrahedralise } from '../geometry/mesh/index.js';
export { Random } from '../math/random.js';
export { AUTO, METHOD_STAGES, type MethodStage, type PairStage } from '../pipeline/served.js';
export type { StepReport } from '../pipeline/step-counts.js';
export type { RestoreOptions } from '../recording/index.js';
export {
  type BodyDefinition,
  type FieldDefinition,
  formatScene,
  type JointKind,
  parseScene,
  type Scene,
  type SceneDefinition,
  type SceneError,
  type SceneReading,
  type ShapeDefinition,
  type SoftModelDefinition,
  type SolidMeshDefinition,
} from '../scene/index.js';
export { STAGES, type Stage } from '../simulation.js';
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
  type ContactHook,
  type Energy,
  type HookedContact,
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
} from '../world/index.js';
