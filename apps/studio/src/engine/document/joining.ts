import { type JointKind, PliantError, type Scene } from 'pliant';
import type { SceneBody } from './bodies.js';

type SceneJoint = Scene['joints'][number];

/** Stiffness of a new spring [N/m] and its damping [N·s/m]. */
const SPRING = { stiffness: 500, damping: 5 };

/** A joint of two bodies as they stand: half way between them, or from middle to middle. */
export function jointBetween(a: SceneBody, b: SceneBody, kind: JointKind): SceneJoint {
  const ends = { a: a.name!, b: b.name!, collide: false };
  const anchor = a.position.map((x, k) => (x + b.position[k]) / 2);
  const between = { ...ends, anchorA: a.position, anchorB: b.position };
  const shared = { ...ends, anchor };
  const way = b.position.map((x, k) => x - a.position[k]);
  if (Math.hypot(...way) === 0 && kind !== 'fixed' && kind !== 'ball')
    throw new PliantError(
      'bad-geometry',
      'Both bodies have their middle in one place; move one of them first.',
    );
  // A door turns about the upright, a drawer runs from one body to the other.
  const joints: Record<JointKind, object> = {
    ball: shared,
    fixed: shared,
    hinge: { ...shared, axis: [0, 0, 1] },
    slider: { ...shared, axis: way },
    distance: between,
    rope: between,
    spring: { ...between, ...SPRING },
    // A universal joint: two free turns of the six.
    'six-axis': { ...shared, turnX: {}, turnY: {} },
  };
  return { kind, ...joints[kind] } as unknown as SceneJoint;
}
