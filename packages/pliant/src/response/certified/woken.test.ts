/** A soft body that wakes in the middle of a step has each of its contacts once: its rows at rest are not carried over as well. */
import { expect, test } from 'vitest';
import { World } from '../../world/index.js';

test('a press that wakes a soft body meets it once, and the floor stays one contact', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const cube = world.add({
    kind: 'soft',
    mesh: { kind: 'beam', length: 0.4, width: 0.4, height: 0.4, edge: 0.2 },
    model: { kind: 'fem', youngsModulus: 1e6 },
    position: [0, 0.2, 0],
  });
  const plate = world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [0.5, 0.05, 0.5] },
    position: [0, 0.6, 0],
  });
  for (let s = 0; s < 600 && !cube.isAsleep; s++) world.step(1 / 60);
  expect(cube.isAsleep).toBe(true);
  plate.velocity = [0, -0.5, 0];
  let met = false;
  for (let s = 0; s < 30; s++) {
    world.step(1 / 60);
    const events = [...world.events()];
    const pairs = events
      .filter(({ kind }) => kind !== 'force')
      .map(({ bodyA, bodyB }) => `${bodyA.handle} ${bodyB.handle}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    met ||= events.some(({ bodyA, bodyB }) => bodyA === plate || bodyB === plate);
  }
  expect(met).toBe(true);
});
