import { CONVEX } from './convex.js';
import { combinedColliders, meshColliders } from './mesh-colliders.js';
import type { NarrowphaseMethod } from './method.js';
import { makePlaneSphere } from './plane-sphere.js';
import { makeSphereSolid } from './sphere-solid.js';
import { makeVerticesSolid } from './vertices-solid.js';

/**
 * Every pair, by φ: the vertices of each body against the other's signed distance. A sphere is tested by its centre,
 * which is exact.
 */
export const signedDistance: NarrowphaseMethod = {
  name: 'signed-distance',
  sentence:
    "Tests the vertices of each body against the other's signed distance function; the default for rings, meshes and combined shapes.",
  source: 'lecture on rigid contacts (rigid body collision detection by vertices)',
  serves: (a, b) => !(a === 'plane' && b === 'plane'),
  // A union behaves like its parts: on a plane or a mesh its round parts roll away from their contact points.
  keeps: (first, second) =>
    second === 'union'
      ? first === 'union' || (CONVEX.has(first) && first !== 'sphere' && first !== 'ellipsoid')
      : second === 'mesh' && (first === 'box' || first === 'hull'),
  create: (solids) => (first, second) => {
    if (second === 'sphere' && first === 'plane') return makePlaneSphere();
    if (second === 'mesh' && CONVEX.has(first)) return meshColliders.get()(solids);
    if (first === 'sphere') return makeSphereSolid(solids);
    const byVertices = makeVerticesSolid(solids);
    return first === 'union' || second === 'union' || second === 'rounded'
      ? combinedColliders.get()(solids, first, second, byVertices)
      : byVertices;
  },
};
