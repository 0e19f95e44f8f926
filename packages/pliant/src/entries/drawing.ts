/**
 * Line and surface buffers for drawing a world; numbers only.
 * @module pliant/drawing
 */
export {
  type BodyColumns,
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
  WorldRows,
} from '../drawing/index.js';
