import type { BodyKind } from '../bodies/layout.js';
import type { MethodInfo } from '../core/registry.js';
import type { ShapeKind } from '../geometry/shape.js';
import type { AnchoredContacts, Overlap } from '../narrowphase/index.js';

/** The contract of the stage: an overlap becomes rows of contact, each with its depth and way out. */
export interface DepthMeasure {
  measure(overlap: Overlap, out: AnchoredContacts, friction: Float64Array): void;
}

/** A way to measure how deep bodies are in each other. */
export interface PenetrationMethod extends MethodInfo {
  /** Whether it measures two kinds of shape. */
  serves(a: ShapeKind, b: ShapeKind): boolean;
  /** Whether the method serves these kinds of body when one of the two is deformable and has no shape. */
  deforms?(a: BodyKind, b: BodyKind): boolean;
  /**
   * What measures overlaps of the kinds it names; where the narrow phase has exact depths there is nothing to measure.
   */
  readonly measures?: readonly Overlap['kind'][];
  /** Makes one for a world; left out where the narrow phase has the depth already. */
  create?(): DepthMeasure;
}
