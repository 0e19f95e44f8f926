/** Hulls and triangle meshes as shapes of bodies, and what finds contacts of meshes. */
import { HullSolid } from '../geometry/solids/hull.js';
import { makeConvexMesh } from '../narrowphase/convex-mesh.js';
import { meshColliders } from '../narrowphase/mesh-colliders.js';
import { MeshSolid } from '../queries/shapes/mesh-solid.js';
import { hullSolids, meshSolids } from '../queries/shapes/mesh-solids.js';

meshSolids.provide(MeshSolid);
hullSolids.provide(HullSolid);
meshColliders.provide(makeConvexMesh);
