import type { Solids } from '../bodies/solids.js';
import type { ShapeKind } from '../geometry/shape.js';
import { makeCompound } from './compound.js';
import { CONVEX, convex } from './convex.js';
import { makeConvexConvex } from './convex-convex.js';
import { meshColliders } from './mesh-colliders.js';
import type { NarrowphaseMethod, PairCollider } from './method.js';
import { makePlaneConvex } from './plane-convex.js';
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
    if (first === 'union' || second === 'union')
      return makeCompound(solids, partColliders, makeVerticesSolid(solids));
    return second === 'rounded' ? makeRounded(solids, first) : makeVerticesSolid(solids);
  },
};

/** Only the solid knows whether a rounded shape is convex. A convex one needs no vertices. */
function makeRounded(solids: Solids, first: ShapeKind): PairCollider {
  const byVertices = makeVerticesSolid(solids);
  const byFaces = first === 'plane' ? makePlaneConvex(solids) : makeConvexConvex(solids);
  const onMesh = first === 'mesh' ? meshColliders.get()(solids) : byVertices;
  return (c, a, b, out) => {
    if (first === 'mesh' && solids.of(c, b).isConvex) {
      onMesh(c, a, b, out);
      return;
    }
    const convex = solids.of(c, b).isConvex && (first === 'plane' || solids.of(c, a).isConvex);
    (convex ? byFaces : byVertices)(c, a, b, out);
  };
}

/** Parts of a union: convex parts against convex shapes, planes and meshes. */
function partColliders(solids: Solids) {
  const ofConvex = convex.create!(solids);
  return (first: ShapeKind, second: ShapeKind): PairCollider | undefined => {
    if (convex.serves(first, second)) return ofConvex(first, second);
    return second === 'mesh' && CONVEX.has(first) ? meshColliders.get()(solids) : undefined;
  };
}
