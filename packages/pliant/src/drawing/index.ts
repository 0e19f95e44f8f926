export { LineBuffer, PointBuffer } from './line-buffer.js';
export { DebugLines, type DrawingOptions } from './lines.js';
export { DEPTH_COLORS, OVERLAY_COLORS } from './overlay-colors.js';
export { DebugOverlays, type OverlayOptions } from './overlays.js';
export { DebugSurfaces, type DrawnSurface } from './surfaces.js';
export { type BodyColumns, type DeformableRow, type ParticleColumns, WorldRows } from './world-rows.js';
