/** Bodies, contacts and debug lines of Pliant as three.js objects. */
export { ContactArrows, type ContactArrowsOptions } from './contact-arrows.js';
export {
  ACTIVITY,
  type BodyFrame,
  type BodyLook,
  type ContactFrame,
  looksOf,
  type Numbers,
  type Shape,
  type SurfaceShape,
  WorldFrame,
} from './frame.js';
export { type LineFrame, LineView } from './lines.js';
export { Outlines } from './outlines.js';
export { colorOf, PALETTE } from './palette.js';
export type { Detail } from './shapes.js';
export { WorldView, type WorldViewOptions } from './world-view.js';
