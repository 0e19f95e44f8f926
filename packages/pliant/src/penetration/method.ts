import type { Bodies } from '../bodies/bodies.js';
import type { BodyKind } from '../bodies/layout.js';
import type { MethodInfo } from '../core/registry.js';
import type { ShapeKind } from '../geometry/shape.js';
import type { Contacts } from '../narrowphase/index.js';

/** The contract of the stage: `depth` and `normal` of manifolds [from, to) become the measured depth and way out. */
export interface Penetration {
  measure(bodies: Bodies, contacts: Contacts, from: number, to: number): void;
}

export interface PenetrationMethod extends MethodInfo {
  serves(a: ShapeKind, b: ShapeKind): boolean;
  /** Whether the method serves these kinds of body when one of the two is deformable and has no shape. */
  deforms?(a: BodyKind, b: BodyKind): boolean;
  create(): Penetration;
}
