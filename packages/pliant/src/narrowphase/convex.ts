import type { Solids } from '../bodies/solids.js';
import type { ShapeKind } from '../geometry/shape.js';
import { makeBoxBox } from './box-box.js';
import { makeCapsuleCapsule } from './capsule-capsule.js';
import { makeConvexConvex } from './convex-convex.js';
import type { NarrowphaseMethod, PairCollider } from './method.js';
import { makePlaneBox } from './plane-box.js';
import { makePlaneConvex } from './plane-convex.js';
import { makePlaneSphere } from './plane-sphere.js';
import { makeSphereBox } from './sphere-box.js';
import { makeSphereSolid } from './sphere-solid.js';
import { sphereSphere } from './sphere-sphere.js';

/** Pairs with a closed form of their own; a general algorithm serves the others. */
const PAIRS: Partial<Record<`${ShapeKind}-${ShapeKind}`, (solids: Solids) => PairCollider>> = {
  'plane-sphere': makePlaneSphere,
  'plane-box': makePlaneBox,
  'sphere-sphere': () => sphereSphere,
  'sphere-box': makeSphereBox,
  'box-box': makeBoxBox,
  'capsule-capsule': makeCapsuleCapsule,
};

export const CONVEX: ReadonlySet<ShapeKind> = new Set<ShapeKind>([
  'sphere',
  'box',
  'capsule',
  'cylinder',
  'cone',
  'ellipsoid',
  'hull',
]);

/** Convex shapes without round parts. */
export const FLAT_FACED: ReadonlySet<ShapeKind> = new Set<ShapeKind>(['box', 'hull']);

/** Closed forms for convex shapes, one file per pair, and the general algorithm for the other pairs. */
export const convex: NarrowphaseMethod = {
  name: 'convex',
  sentence:
    'Exact contact points of planes and convex shapes, from closed forms or by GJK, EPA and face clipping; the default for rigid shapes.',
  source:
    'Gottschalk, Lin, Manocha 1996 (separating axes of boxes); Gilbert, Johnson, Keerthi 1988; van den Bergen 2001; lecture on rigid contacts (signed distances)',
  serves: (a, b) =>
    (CONVEX.has(a) || a === 'plane') && (CONVEX.has(b) || b === 'plane') && !(a === 'plane' && b === 'plane'),
  // Only shapes with flat faces keep their contact points; round shapes roll away from them. A point that moved along
  // with a drum would push at its side and keep the drum rolling for ever, against any brake. The lowest point of an
  // ellipsoid moves when the ellipsoid turns, and that motion restores it.
  keeps: (first, second) => (first === 'plane' || FLAT_FACED.has(first)) && FLAT_FACED.has(second),
  create: (solids) => (first, second) => {
    const own = PAIRS[`${first}-${second}`];
    if (own !== undefined) return own(solids);
    if (first === 'plane') return makePlaneConvex(solids);
    return first === 'sphere' ? makeSphereSolid(solids) : makeConvexConvex(solids);
  },
};
