/**
 * Graphics backends of the planar distance field. They are an entry of their own: the CPU needs none of this.
 * @module pliant/planar/gpu
 */
export { autoBackend, type BackendChoice, type BackendOffer } from './auto.js';
export { Webgl2Backend } from './webgl2.js';
export { type Drawn, type OverwriteStrategy, Webgl2Intersection } from './webgl2-intersection.js';
export { WebgpuBackend } from './webgpu.js';
