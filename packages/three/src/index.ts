/**
 * Bodies, contacts and debug lines of Pliant as three.js objects.
 * @module @pliant/three
 */
export { type BodyObject, CarriedMesh, DeformedMesh, MovedObject, shapeMesh } from './body-object.js';
export { ContactArrows, type ContactArrowsOptions } from './contact-arrows.js';
export {
  ACTIVITY,
  type BodyFrame,
  type BodyLook,
  type BodyParts,
  type ContactFrame,
  ContactList,
  looksOf,
  type Numbers,
  type Painter,
  type Shape,
  type SurfaceChange,
  type SurfaceShape,
  WorldFrame,
} from './frame.js';
export {
  type GeometryOptions,
  type ShapeFit,
  type SolidShape,
  shapeFromGeometry,
  trianglesOf,
  type WeldedMesh,
} from './from-geometry.js';
export { JointLines } from './joint-lines.js';
export { type LineFrame, LineView, type LineViewOptions } from './lines.js';
export { Outlines } from './outlines.js';
export { colorOf, PALETTE } from './palette.js';
export { PointView } from './points.js';
export { sameThree } from './same-three.js';
export type { Detail } from './shapes.js';
export { type SoftGeometry, type SoftGeometryOptions, softFromGeometry } from './soft-from-geometry.js';
export { setVertexColors, type VertexColorOptions } from './vertex-colors.js';
export { WorldObjects, type WorldObjectsOptions } from './world-objects.js';
export {
  BODY_VIEWS,
  type BodyView,
  type TetOptions,
  WorldView,
  type WorldViewOptions,
} from './world-view.js';
