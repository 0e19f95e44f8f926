/** A gate that counts what passes: a sensor tells of contact and resolves none. */
import { World } from 'pliant';
import type { Example } from './example.js';

export default function sensorGate(): Example {
  const world = new World();
  const gate = world.add({
    kind: 'static',
    shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
    position: [0, 2, 0],
    sensor: true,
  });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  for (let i = 0; i < 5; i++)
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [0.3 * i - 0.6, 3 + i, 0] });
  let passed = 0;
  return {
    world,
    afterStep() {
      for (const { kind, bodyA, bodyB } of world.events())
        if (kind === 'stop' && (bodyA === gate || bodyB === gate)) passed++;
    },
    text: () => `${passed} balls have passed`,
  };
}
