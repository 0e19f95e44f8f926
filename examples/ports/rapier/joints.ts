/**
 * Chains of every kind of joint hang from a beam.
 *
 * Original: `joints` of the Rapier.js testbed. What had to change: anchors and axes are given in the world, as the
 * bodies stand, instead of twice in the bodies' own frames; revolute is `hinge`, prismatic is `slider`, spherical is
 * `ball`.
 */
import { type Body, type JointDefinition, World } from 'pliant';
import type { Example } from '../../example.js';

export default function joints(): Example {
  const world = new World();
  const chain = (x: number, tie: (a: Body, b: Body, anchor: [number, number, number]) => JointDefinition) => {
    let above = world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [0.2, 0.1, 0.2] },
      position: [x, 5, 0],
    });
    for (let i = 1; i <= 4; i++) {
      const body = world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [0.15, 0.2, 0.15] },
        position: [x, 5 - 0.5 * i, 0],
        velocity: [0, 0, 0.5 * i],
      });
      world.addJoint(tie(above, body, [x, 5.25 - 0.5 * i, 0]));
      above = body;
    }
    return above;
  };
  chain(-3, (a, b, anchor) => ({ kind: 'ball', a, b, anchor }));
  chain(-1, (a, b, anchor) => ({ kind: 'hinge', a, b, anchor, axis: [1, 0, 0] }));
  const sliders = chain(1, (a, b, anchor) => ({
    kind: 'slider',
    a,
    b,
    anchor,
    axis: [0, 1, 0],
    limits: { min: -0.2, max: 0.2 },
  }));
  const fixed = chain(3, (a, b, anchor) => ({ kind: 'fixed', a, b, anchor }));
  const worst = () => Math.max(...[...world.joints()].map(({ error }) => error.distance));
  return {
    world,
    text: () =>
      `apart by ${(1e3 * worst()).toFixed(2)} mm; sliders end at ${sliders.position[1].toFixed(2)}, fixed at ${fixed.position[1].toFixed(2)}`,
  };
}
