/** A figure walks up some steps, and pushes a crate aside. */
import { World } from 'pliant';
import { CharacterController } from 'pliant/controllers';
import type { Example } from './example.js';

export default function character(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  for (let i = 1; i <= 4; i++)
    world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [2, 0.1 * i, 2] },
      position: [3 + 0.6 * i, 0.1 * i, 0],
    });
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.3, 0.3, 0.3] },
    density: 50,
    position: [0.2, 0.3, 0],
  });
  const figure = new CharacterController(world, { position: [-1, 0.92, 0], filter: { kinds: ['static'] } });
  return {
    world,
    beforeStep: (dt) => void figure.move([1.5 * dt, -5 * dt, 0]),
    text: () => `the figure stands ${(figure.body.position[1] - 0.91).toFixed(2)} m high`,
  };
}
