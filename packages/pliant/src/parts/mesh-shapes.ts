/** Hulls, triangle meshes and shapes made of others as shapes of bodies, and what finds contacts of meshes. */
import { principalMoments } from '../bodies/moments.js';
import { momentsOfSolids } from '../bodies/moments-part.js';
import { combine } from '../geometry/solids/combined.js';
import { HullSolid } from '../geometry/solids/hull.js';
import { RoundedSolid } from '../geometry/solids/rounded.js';
import { makeCombined } from '../narrowphase/combined-shapes.js';
import { makeConvexMesh } from '../narrowphase/convex-mesh.js';
import { combinedColliders, meshColliders } from '../narrowphase/mesh-colliders.js';
import { MeshSolid } from '../queries/shapes/mesh-solid.js';
import { combinedSolids, hullSolids, meshSolids, roundedSolids } from '../queries/shapes/mesh-solids.js';

meshSolids.provide(MeshSolid);
hullSolids.provide(HullSolid);
combinedSolids.provide(combine);
roundedSolids.provide(RoundedSolid);
meshColliders.provide(makeConvexMesh);
combinedColliders.provide(makeCombined);
momentsOfSolids.provide(principalMoments);
