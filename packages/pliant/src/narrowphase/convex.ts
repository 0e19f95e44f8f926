import type { ShapeKind } from '../geometry/shape.js';
import { makeBoxBox } from './box-box.js';
import type { NarrowphaseMethod, PairCollider } from './method.js';
import { makePlaneBox } from './plane-box.js';
import { makePlaneSphere } from './plane-sphere.js';
import { makeSphereBox } from './sphere-box.js';
import { sphereSphere } from './sphere-sphere.js';

const PAIRS: Partial<Record<`${ShapeKind}-${ShapeKind}`, () => PairCollider>> = {
  'plane-sphere': makePlaneSphere,
  'plane-box': makePlaneBox,
  'sphere-sphere': () => sphereSphere,
  'sphere-box': makeSphereBox,
  'box-box': makeBoxBox,
};

/** Closed forms for convex shapes, one file per pair. */
export const convex: NarrowphaseMethod = {
  name: 'convex',
  sentence:
    'Exact contact points of planes, spheres and boxes from closed forms; the default for rigid shapes.',
  source:
    'Gottschalk, Lin, Manocha 1996 (separating axes of boxes); lecture on rigid contacts (signed distances)',
  serves: (a, b) => `${a}-${b}` in PAIRS || `${b}-${a}` in PAIRS,
  keeps: (first, second) => (first === 'box' || first === 'plane') && second === 'box',
  create: () => (first, second) => PAIRS[`${first}-${second}`]!(),
};
