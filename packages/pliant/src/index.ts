/**
 * The public face of the engine: worlds, bodies, joints, meshes, shapes, contacts and errors. The rest stands in
 * entries of its own. Here everything is there; a page gets `entries/world.ts` instead, which leaves out what it
 * doesn't import.
 * @module pliant
 */
import './parts/all.js';

export * from './entries/world.js';
