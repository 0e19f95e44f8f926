export { DebugLines, type DrawingOptions } from './lines.js';
