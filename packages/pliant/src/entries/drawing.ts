/**
 * Line and surface buffers for drawing a world; numbers only.
 * @module pliant/drawing
 */
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
} from '../drawing/index.js';
