/**
 * Graphics backends of the planar distance field. They are an entry of their own: the CPU needs none of this.
 * @module pliant/planar/gpu
 */
export {
  BACKEND_NAMES,
  type BackendName,
  type BackendOffer,
  type Chosen,
  type GpuPackage,
} from '../../core/graphics/choose.js';
export { autoBackend, type BackendChoice, backendOf } from './auto.js';
export { type ProximityOn, type ProximityOnOptions, proximityOn } from './proximity-on.js';
export { Webgl2Backend } from './webgl2.js';
export {
  type Drawn,
  type IntersectionRequest,
  OVERWRITE_STRATEGIES,
  type OverwriteStrategy,
  Webgl2Intersection,
} from './webgl2-intersection.js';
export { WebgpuBackend } from './webgpu.js';
