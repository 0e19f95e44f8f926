/**
 * Line and surface buffers for drawing a world, and what a view needs to know of it; numbers only.
 * @module pliant/drawing
 */
export {
  type BodyColumns,
  type CreasedSurface,
  DEPTH_COLORS,
  DebugLines,
  DebugOverlays,
  DebugSurfaces,
  type DeformableRow,
  type DrawingOptions,
  type DrawnSurface,
  LineBuffer,
  OVERLAY_COLORS,
  type OverlayOptions,
  type ParticleColumns,
  PointBuffer,
  smoothNormals,
  splitAtCreases,
  WorldRows,
} from '../drawing/index.js';
export { ContactList } from '../world/contact-list.js';
export {
  ACTIVITY,
  type BodyFrame,
  type BodyLook,
  type BodyParts,
  type ContactFrame,
  type DrawnShape,
  looksOf,
  type Numbers,
  type SurfaceChange,
  type SurfaceShape,
  WorldFrame,
} from '../world/drawn-frame.js';
