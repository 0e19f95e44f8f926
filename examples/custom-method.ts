/** A broad phase of your own, registered from outside: slow, plain, and exactly as right as the others. */
import { World } from 'pliant';
import { broadphases } from 'pliant/methods';
import type { Example } from './example.js';

export default function customMethod(): Example {
  if (!broadphases.names().includes('everybody'))
    broadphases.register({
      ...broadphases.get('brute-force'),
      name: 'everybody',
      sentence: 'Asks everybody, backwards in its thoughts and forwards in what it hands over.',
      source: 'this example',
    });
  const make = (method: string) => {
    const world = new World();
    world.setMethod('broadphase', method);
    world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
    for (let i = 0; i < 6; i++)
      world.add({
        kind: 'rigid',
        shape: { kind: 'sphere', radius: 0.3 },
        position: [0.1 * i, 0.5 + 0.7 * i, 0],
      });
    return world;
  };
  const [world, twin] = [make('everybody'), make('sweep-and-prune')];
  return {
    world,
    beforeStep: (dt) => twin.step(dt),
    text: () => (world.hash() === twin.hash() ? 'the same bits as sweep-and-prune' : 'something differs'),
  };
}
