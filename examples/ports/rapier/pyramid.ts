/**
 * A pyramid of boxes stands on a floor.
 *
 * Original: `pyramid` of the Rapier.js testbed. What had to change: a body and its collider are one definition, and the
 * floor is a plane instead of a wide box.
 */
import { type Body, World } from 'pliant';
import type { Example } from '../../example.js';

export default function pyramid(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const HALF = 0.5;
  const ROWS = 6;
  const boxes: Body[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let i = 0; i < ROWS - row; i++)
      boxes.push(
        world.add({
          kind: 'rigid',
          shape: { kind: 'box', halfExtents: [HALF, HALF, HALF] },
          position: [(i - (ROWS - row - 1) / 2) * 1.05, HALF + row * 2 * HALF, 0],
        }),
      );
  return { world, text: () => `the top is ${boxes.at(-1)!.position[1].toFixed(2)} m high` };
}
