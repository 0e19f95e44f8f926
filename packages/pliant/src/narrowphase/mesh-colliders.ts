import type { Solids } from '../bodies/solids.js';
import { Part } from '../core/part.js';
import type { ShapeKind } from '../geometry/shape.js';
import type { makeConvexMesh } from './convex-mesh.js';
import type { PairCollider } from './method.js';

/** Finds contacts of convex shapes with meshes. It is used from the first body on whose shape is a mesh. */
export const meshColliders = new Part<typeof makeConvexMesh>('Shapes that are meshes', 'pliant/meshes');

/** Makes the collider of two kinds, one of them a union or rounded; the last argument serves what has no faces. */
export const combinedColliders = new Part<
  (solids: Solids, first: ShapeKind, second: ShapeKind, byVertices: PairCollider) => PairCollider
>('Shapes made of others', 'pliant/meshes');
