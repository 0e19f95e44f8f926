/**
 * Fast shots don't pass a thin wall.
 *
 * Original: `ccd` of the Rapier.js testbed. What had to change: `ccdEnabled` is `continuous: true`, and may be left
 * out, since bodies that are fast for their size are swept anyway.
 */
import { World } from 'pliant';
import type { Example } from '../../example.js';

export default function ccd(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const wall = world.add({
    kind: 'static',
    shape: { kind: 'box', halfExtents: [0.02, 3, 3] },
    position: [0, 3, 0],
  });
  const shots = [0.5, 1, 1.5, 2].map((y, i) =>
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.1 },
      position: [-6 - i, y + 0.5, 0.4 * i],
      velocity: [150, 0, 0],
      continuous: true,
    }),
  );
  return {
    world,
    text: () => `${shots.filter((shot) => shot.position[0] < wall.position[0]).length} of 4 stayed in front`,
  };
}
