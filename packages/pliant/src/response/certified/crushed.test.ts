/** A load that a soft body can't carry is told, with the modulus that would do; with that modulus it is carried. */
import { expect, it } from 'vitest';
import { World } from '../../world/world.js';

function under(density: number, youngsModulus: number, cells: number) {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const cube = world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [cells, cells, cells] },
    model: { kind: 'fem', youngsModulus, damping: 0.01 },
    position: [0, 0.102, 0],
  });
  const shape = { kind: 'box', halfExtents: [0.1, 0.1, 0.1] } as const;
  world.add({ kind: 'rigid', shape, density, position: [0, 0.305, 0] });
  let least = 1;
  for (let step = 0; step < 40; step++) {
    world.step(1 / 60);
    least = Math.min(least, ...cube.field('volumeRatio'));
  }
  return { least, troubles: world.troubles() };
}

it.each([
  [5e5, 1e4, 1],
  [2e4, 1e4, 2],
])('a block of %i kg/m³ on a cube of %i Pa, in %i cells across', (density, youngsModulus, cells) => {
  const crushed = under(density, youngsModulus, cells);
  // Nothing is ever inverted.
  expect(crushed.least).toBeGreaterThan(0);
  const told = crushed.troubles.find(({ code }) => code === 'crushed');
  const wanted = Number(/at least ([0-9.e+]+) Pa/.exec(told?.sentence ?? '')?.[1]);
  expect(wanted).toBeGreaterThan((density * 0.2 * 9.81) / 0.3);
  const carried = under(density, wanted, cells);
  expect(carried.troubles).toEqual([]);
  expect(carried.least).toBeGreaterThan(0.2);
});
