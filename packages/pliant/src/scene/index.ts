export { type BodySettings, completeBody, type Materials, readBody } from './complete.js';
export { expandScene } from './expand.js';
export { expandJoints, type JointFault, type PlacedJoint } from './expand-joints.js';
export {
  FORMAT_VERSION,
  type MaterialDefinition,
  type MaterialSettings,
  type Scene,
  type SceneDefinition,
  sceneFormat,
} from './format.js';
export { type BodyDefinition, bodyDefinition, type SceneBody } from './format-bodies.js';
export type { SoftModelDefinition, SoftModelSettings } from './format-deformables.js';
export { type FieldDefinition, type FieldSettings, fieldDefinition } from './format-fields.js';
export {
  AXIS_NAMES,
  type JointAxis,
  type JointInput,
  type JointKind,
  type JointSettings,
  jointDefinition,
  type SceneJoint,
} from './format-joints.js';
export type {
  SolidMeshDefinition,
  SolidMeshSettings,
  ThinMeshDefinition,
  ThinMeshSettings,
} from './format-meshes.js';
export type { ShapeDefinition, ShapeSettings } from './format-shapes.js';
export {
  checkScene,
  formatScene,
  parseScene,
  placeInScene,
  type SceneReading,
} from './parse.js';
export { sceneSchema } from './scene-schema.js';
export { checkValue, type Infer, type Input, type JsonSchema, type SceneError } from './schema/index.js';
export { type BoxAndGroundOptions, boxAndGround, performanceScene } from './thesis/index.js';
export * from './xml/index.js';
