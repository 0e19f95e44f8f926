export { ExplicitIntegrator } from './explicit.js';
export { ImplicitIntegrator, type ImplicitIntegratorOptions } from './implicit.js';
export { addTrackForces, type ForceTrack } from './keyframes.js';
export { MassSpringBody, type MassSpringBodyOptions } from './mass-spring-body.js';
export { MassSpring, type MassSpringOptions, type MoleculeProperties } from './model.js';
export { moleculeMass } from './molecule.js';
export { barStiffness, connectMolecules, sharedSection } from './springs.js';
