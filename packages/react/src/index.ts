/**
 * Pliant for React Three Fiber: a world and its bodies as components.
 * @module @pliant/react
 */
export { Cloth, type ClothProps } from './cloth.js';
export type { BodyHandlers, ContactHandler, StepHandler } from './context.js';
export { DebugView } from './debug-view.js';
export { useContacts, useStep, useWorld } from './hooks.js';
export { InstancedBodies, type InstancedBodiesProps } from './instances.js';
export { Joint, type JointProps } from './joint.js';
export { Physics, type PhysicsProps } from './physics.js';
export { RigidBody, type RigidBodyProps } from './rigid-body.js';
export { Rope, type RopeProps } from './rope.js';
export { SoftBody, type SoftBodyProps } from './soft-body.js';
export { WorldBodies } from './world-bodies.js';
