import type { ColliderColumns } from '../bodies/bodies.js';
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
export type PairCollider = (c: ColliderColumns, first: number, second: number, out: Contacts) => void;

/**
 * The contract of the stage: for a pair that the method serves, it finds all points where the bodies overlap, with
 * exact depth and direction for its idea of the shapes. The result does not depend on which body comes first.
 */
export interface NarrowphaseMethod extends MethodInfo {
  /** Whether the method finds contacts between two kinds of shape. */
  serves(a: ShapeKind, b: ShapeKind): boolean;
  /** Whether the method serves these kinds of body when one of the two is deformable and has no shape. */
  deforms?(a: BodyKind, b: BodyKind): boolean;
  /**
   * Whether finding the contacts of such a pair costs so much that moving them along is better while the bodies barely
   * move.
   */
  keeps?(first: ShapeKind, second: ShapeKind): boolean;
  /**
   * The colliders by pair of shapes, asked for once; `first` has the lower shape code. `solids` are the solids of the
   * world's bodies. Methods for deformable bodies alone have no colliders.
   */
  create?(solids: Solids): (first: ShapeKind, second: ShapeKind) => PairCollider;
  /** Whether the method finds molecules by their skins; see `ResponseMethod.onSkins`. */
  readonly bySkins?: boolean;
  /** Makes the finder of the pairs that it `deforms`. Each look has its own finder. */
  finder?(parameters: ParameterValues): Finder;
}
