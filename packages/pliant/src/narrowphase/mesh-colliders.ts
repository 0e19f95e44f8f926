import { Part } from '../core/part.js';
import type { makeConvexMesh } from './convex-mesh.js';

/** What finds contacts of convex shapes with meshes. No pair asks before a body has a mesh as its shape. */
export const meshColliders = new Part<typeof makeConvexMesh>('Shapes that are meshes', 'pliant/meshes');
