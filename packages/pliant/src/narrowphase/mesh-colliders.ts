import { Part } from '../core/part.js';
import type { makeConvexMesh } from './convex-mesh.js';

/** Finds contacts of convex shapes with meshes. It is used from the first body on whose shape is a mesh. */
export const meshColliders = new Part<typeof makeConvexMesh>('Shapes that are meshes', 'pliant/meshes');
