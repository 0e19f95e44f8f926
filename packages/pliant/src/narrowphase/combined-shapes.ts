/**
 * Colliders of shapes that are made of others: unions part by part, rounded shapes by their faces where they are convex,
 * and spheres at every place where they touch.
 */
import type { Solids } from '../bodies/solids.js';
import type { ShapeKind } from '../geometry/shape.js';
import { makeCompound } from './compound.js';
import { CONVEX, convex } from './convex.js';
import { makeConvexConvex } from './convex-convex.js';
import { meshColliders } from './mesh-colliders.js';
import type { PairCollider } from './method.js';
import { makePlaneConvex } from './plane-convex.js';
import { makeSphereInSolid } from './sphere-in-solid.js';

/** `byVertices` serves what has no faces that could be asked. */
export function makeCombined(
  solids: Solids,
  first: ShapeKind,
  second: ShapeKind,
  byVertices: PairCollider,
): PairCollider {
  const otherwise = first === 'sphere' ? makeSphereInSolid(solids) : byVertices;
  if (first === 'union' || second === 'union') return makeCompound(solids, partColliders, otherwise);
  return first === 'sphere' ? otherwise : makeRounded(solids, first, byVertices);
}

/** Only the solid knows whether a rounded shape is convex. A convex one needs no vertices. */
function makeRounded(solids: Solids, first: ShapeKind, byVertices: PairCollider): PairCollider {
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
