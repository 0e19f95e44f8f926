import type { BodyKind } from '../bodies/layout.js';
import type { MethodInfo } from '../core/registry.js';
import type { ShapeKind } from '../geometry/shape.js';
import type { AnchoredContacts, Overlap } from '../narrowphase/index.js';

/** The contract of the stage: it turns an overlap into rows of contact, each with its depth and way out. */
export interface DepthMeasure {
  measure(overlap: Overlap, out: AnchoredContacts, friction: Float64Array): void;
}

/** A way to measure how deeply bodies overlap. */
export interface PenetrationMethod extends MethodInfo {
  /** Whether the method measures two kinds of shape. */
  serves(a: ShapeKind, b: ShapeKind): boolean;
  /** Whether the method serves these kinds of body when one of the two is deformable and has no shape. */
  deforms?(a: BodyKind, b: BodyKind): boolean;
  /**
   * The measure of the overlaps that the method names. Where the narrow phase has exact depths, nothing is left to
   * measure.
   */
  readonly measures?: readonly Overlap['kind'][];
  /** Makes a measure for a world; left out where the narrow phase already has the depth. */
  create?(): DepthMeasure;
}
