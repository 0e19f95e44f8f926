export {
  type DistanceFunction,
  type DistanceSurface,
  type DistanceSurfaceOptions,
  distanceSurface,
} from './distance-surface.js';
export { type ImplicitOptions, ImplicitSurface, implicitSurface } from './implicit-surface.js';
export { defaultPotentialField, defaultResolution, finestSpacing, gridSpacing } from './kernel.js';
export { marchingCubes, type SampledField } from './marching-cubes.js';
export { SkinnedSurface } from './skinned-surface.js';
export { ForceSpreader } from './spread-forces.js';
export type { IsoSurface } from './surface-builder.js';
