import { SHAPE_CODE } from '../geometry/shape.js';
import { CONVEX, FLAT_FACED } from './convex.js';
import { combinedColliders, meshColliders } from './mesh-colliders.js';
import type { NarrowphaseMethod } from './method.js';
import { makePlaneSphere } from './plane-sphere.js';
import { makeSphereSolid } from './sphere-solid.js';
import { makeVerticesSolid } from './vertices-solid.js';

/**
 * Every pair, by φ: the vertices of each body against the other's signed distance. A sphere is tested by its centre,
 * which is exact, and by the circle of a ring; against combined shapes at every place where it touches.
 */
export const signedDistance: NarrowphaseMethod = {
  name: 'signed-distance',
  sentence:
    "Tests the vertices of each body against the other's signed distance function; the default for rings, meshes and combined shapes.",
  source: 'lecture on rigid contacts (rigid body collision detection by vertices)',
  serves: (a, b) => !(a === 'plane' && b === 'plane'),
  // A union behaves like its parts: its round parts roll away from their contact points.
  keeps: (first, second) => second === 'mesh' && FLAT_FACED.has(first),
  create: (solids) => (first, second) => {
    if (second === 'sphere' && first === 'plane') return makePlaneSphere();
    if (second === 'mesh' && CONVEX.has(first)) return meshColliders.get()(solids);
    const isMade = SHAPE_CODE[second] >= SHAPE_CODE.union;
    if (first === 'sphere' && !isMade && second !== 'torus') return makeSphereSolid(solids);
    const byVertices = makeVerticesSolid(solids);
    return first === 'union' || second === 'union' || second === 'rounded' || (first === 'sphere' && isMade)
      ? combinedColliders.get()(solids, first, second, byVertices)
      : byVertices;
  },
};
