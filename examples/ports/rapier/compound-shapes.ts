/**
 * Bodies made of three boxes fall into a heap.
 *
 * Original: `compoundShapes` of the Rapier.js testbed. What had to change: several colliders of a body are the parts of
 * one `union`; the centre of mass is found from them, and overlapping parts count once.
 */
import { World } from 'pliant';
import type { Example } from '../../example.js';

export default function compoundShapes(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const shape = {
    kind: 'union',
    parts: [
      { shape: { kind: 'box', halfExtents: [0.6, 0.12, 0.12] } },
      { shape: { kind: 'box', halfExtents: [0.12, 0.5, 0.12] }, position: [0.5, 0.5, 0] },
      { shape: { kind: 'box', halfExtents: [0.12, 0.5, 0.12] }, position: [-0.5, 0.5, 0] },
    ],
  } as const;
  const bodies = [0, 1, 2, 3].map((i) =>
    world.add({ kind: 'rigid', shape, position: [0.2 * i, 0.5 + 1.3 * i, 0.1 * i] }),
  );
  return {
    world,
    text: () => `the highest is at ${Math.max(...bodies.map((body) => body.position[1])).toFixed(2)} m`,
  };
}
