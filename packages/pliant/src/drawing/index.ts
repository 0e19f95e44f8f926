export { type CreasedSurface, splitAtCreases } from './creases.js';
export { LineBuffer, PointBuffer } from './line-buffer.js';
export { DebugLines, type DrawingOptions } from './lines.js';
export { DEPTH_COLORS, OVERLAY_COLORS } from './overlay-colors.js';
export { DebugOverlays, type OverlayOptions } from './overlays.js';
export { smoothNormals } from './smooth-normals.js';
export { DebugSurfaces, type DrawnSurface } from './surfaces.js';
export { type BodyColumns, type DeformableRow, type ParticleColumns, WorldRows } from './world-rows.js';
