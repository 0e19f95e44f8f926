import type { BodyColumns } from '../bodies/bodies.js';
import type { BodyKind } from '../bodies/layout.js';
import type { Solids } from '../bodies/solids.js';
import type { MethodInfo, ParameterValues } from '../core/registry.js';
import type { ShapeKind } from '../geometry/shape.js';
import type { Contacts } from './contacts.js';
import type { Finder } from './finder.js';

/**
 * Finds the contact points of one pair, up to `out.margin` apart, and adds them to the open manifold, normals from the
 * second body to the first.
 */
export type PairCollider = (c: BodyColumns, first: number, second: number, out: Contacts) => void;

/**
 * The contract of the stage: for a pair that the method serves, all points where the bodies overlap, with exact depth
 * and direction for the method's idea of the shapes, the same whichever body is named first.
 */
export interface NarrowphaseMethod extends MethodInfo {
  /** Whether it finds contacts between two kinds of shape. */
  serves(a: ShapeKind, b: ShapeKind): boolean;
  /** Whether the method serves these kinds of body when one of the two is deformable and has no shape. */
  deforms?(a: BodyKind, b: BodyKind): boolean;
  /**
   * Whether finding the contacts of such a pair costs so much that they are better moved along while the bodies barely
   * move.
   */
  keeps?(first: ShapeKind, second: ShapeKind): boolean;
  /**
   * The colliders by pair of shapes, asked for once; `first` has the lower shape code. `solids` are those of the
   * world's bodies. Methods for deformable bodies alone have none.
   */
  create?(solids: Solids): (first: ShapeKind, second: ShapeKind) => PairCollider;
  /** Finds molecules by the skins that they carry; see `ResponseMethod.onSkins`. */
  readonly bySkins?: boolean;
  /** What finds the pairs that it `deforms`, of which each look has one of its own. */
  finder?(parameters: ParameterValues): Finder;
}
