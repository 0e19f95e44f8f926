/** Scenes of other tools: URDF, a subset of MJCF, and glTF with KHR_physics_rigid_bodies. */
export { readGltfScene } from './khr/read.js';
export { writeGltfScene } from './khr/write.js';
export type { ImportOptions } from './mesh-part.js';
export { isMjcf, readMjcf } from './mjcf/read.js';
export type { ImportNote } from './notes.js';
export type { SceneImport } from './scene-of.js';
export { isUrdf, readUrdf } from './urdf/read.js';
export { type WrittenScene, writeUrdf } from './urdf/write.js';
