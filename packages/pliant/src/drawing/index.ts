export { DebugLines, type DrawingOptions } from './lines.js';
export { DebugSurfaces, type DrawnSurface } from './surfaces.js';
