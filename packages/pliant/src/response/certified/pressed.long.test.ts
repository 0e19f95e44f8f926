/** A kinematic plate that goes on until no room is left between it and a floor. */
import { expect, it } from 'vitest';
import { World } from '../../world/world.js';

const SPEED = 0.52;
const HALF = 0.04;

it('a plate that has no room left is held back, passes nothing, and goes on with the same bits when restored', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const cone = world.add({
    kind: 'soft',
    mesh: { kind: 'cone', radius: 0.19, height: 0.36, edge: 0.115 },
    model: { kind: 'fem', youngsModulus: 1.7e5, poissonRatio: 0.3 },
    position: [0, 0.19, 0],
    density: 1000,
  });
  const plate = world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [0.38, HALF, 0.38] },
    position: [0, 0.44, 0],
    velocity: [0, -SPEED, 0],
  });
  let deepest = Number.NEGATIVE_INFINITY;
  let differences = 0;
  for (let s = 0; s < 46; s++) {
    const restored = s < 40 ? undefined : World.restore(world.snapshot());
    world.step(1 / 60);
    restored?.step(1 / 60);
    if (restored !== undefined && restored.hash() !== world.hash()) differences++;
    const bottom = plate.position[1] - HALF;
    for (let k = 1; k < cone.positions.length; k += 3)
      deepest = Math.max(deepest, cone.positions[k] - bottom, -cone.positions[k]);
  }
  expect(world.troubles().some(({ code, body }) => code === 'wedged' && body === plate.handle)).toBe(true);
  expect(deepest).toBeLessThan(0);
  expect(differences).toBe(0);
}, 180_000);
