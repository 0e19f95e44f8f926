/**
 * A platform that moves and turns carries a heap of boxes.
 *
 * Original: `platform` of the Rapier.js testbed. What had to change: position-based and velocity-based kinematic bodies
 * are one kind; `setNextKinematicTranslation` is `moveTo`.
 */
import { type Body, World } from 'pliant';
import type { Example } from '../../example.js';

export default function platform(): Example {
  const world = new World();
  const plate = world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [2, 0.1, 2] },
    friction: 1,
  });
  const boxes: Body[] = [];
  for (let i = 0; i < 12; i++)
    boxes.push(
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
        position: [
          ((i % 2) - 0.5) * 0.6,
          0.3 + 0.4 * Math.floor(i / 4),
          ((Math.floor(i / 2) % 2) - 0.5) * 0.6,
        ],
      }),
    );
  return {
    world,
    beforeStep(dt) {
      const t = world.time + dt;
      const half = 0.15 * t;
      plate.moveTo({
        position: [1.5 * Math.sin(t), 0.3 * Math.sin(1.5 * t), 0],
        orientation: [0, Math.sin(half), 0, Math.cos(half)],
      });
    },
    text: () => `${boxes.filter((box) => box.position[1] > plate.position[1]).length} of 12 are on it`,
  };
}
