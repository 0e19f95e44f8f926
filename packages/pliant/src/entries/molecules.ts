/**
 * Bodies of molecules and springs, and the implicit surfaces around them.
 * @module pliant/molecules
 */
import '../parts/molecules.js';

export {
  addTrackForces,
  barStiffness,
  connectMolecules,
  ExplicitIntegrator,
  type ForceTrack,
  ImplicitIntegrator,
  type ImplicitIntegratorOptions,
  MassSpring,
  MassSpringBody,
  type MassSpringBodyOptions,
  type MassSpringOptions,
  type MoleculeProperties,
  moleculeMass,
  sharedSection,
} from '../bodies/mass-spring/index.js';
export type { MoleculeSurfaceOptions } from '../bodies/molecules/surface.js';
export {
  defaultPotentialField,
  defaultResolution,
  ForceSpreader,
  type ImplicitOptions,
  ImplicitSurface,
  type IsoSurface,
  implicitSurface,
  marchingCubes,
  type SampledField,
  SkinnedSurface,
} from '../geometry/implicit/index.js';
export {
  type BoxAndGroundOptions,
  boxAndGround,
  type MoleculeForces,
  type MoleculeMaterial,
  type MoleculeOrgan,
  type MoleculeScene,
  type MoleculeSceneReading,
  moleculesOfScene,
  performanceScene,
  sceneOfMolecules,
} from '../scene/index.js';
