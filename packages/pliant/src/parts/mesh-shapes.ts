/** Hulls, triangle meshes and shapes made of others as shapes of bodies, and what finds contacts of meshes. */
import { CombinedSolid } from '../geometry/solids/combined.js';
import { HullSolid } from '../geometry/solids/hull.js';
import { RoundedSolid } from '../geometry/solids/rounded.js';
import { makeConvexMesh } from '../narrowphase/convex-mesh.js';
import { meshColliders } from '../narrowphase/mesh-colliders.js';
import { MeshSolid } from '../queries/shapes/mesh-solid.js';
import { combinedSolids, hullSolids, meshSolids, roundedSolids } from '../queries/shapes/mesh-solids.js';

meshSolids.provide(MeshSolid);
hullSolids.provide(HullSolid);
combinedSolids.provide(CombinedSolid);
roundedSolids.provide(RoundedSolid);
meshColliders.provide(makeConvexMesh);
