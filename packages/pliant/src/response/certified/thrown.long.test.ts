/**
 * Heavy and light rigid bodies that fall on a plate and a soft ball. A group that is not solved in its budget has loads
 * between its shapes that mean nothing; impulses were left with all of them, and a plate of 4 kg began a substep with
 * 97 km/s.
 */
import { expect, it } from 'vitest';
import { World } from '../../world/world.js';

/** Radius [m], density [kg/m³] and place of rigid balls, from below. */
const BALLS: readonly (readonly [number, number, readonly [number, number, number]])[] = [
  [0.1397, 1311, [-0.1216, 0.9824, -0.0214]],
  [0.0989, 1239, [0.1234, 2.1805, -0.1734]],
  [0.1409, 717, [0.1458, 2.7795, -0.0472]],
  [0.1829, 2172, [0.218, 3.3786, 0.018]],
];

function bin(world: World): void {
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.6 });
  for (const s of [-1, 1]) {
    const across = { kind: 'box', halfExtents: [0.0479, 1.4377, 0.8626] } as const;
    const along = { kind: 'box', halfExtents: [0.8626, 1.4377, 0.0479] } as const;
    world.add({ kind: 'static', shape: across, position: [-0.8147 * s, 1.4377, 0], friction: 0.5 });
    world.add({ kind: 'static', shape: along, position: [0, 1.4377, -0.8147 * s], friction: 0.5 });
  }
}

it('loads of a group that was not solved throw nobody', () => {
  const world = new World();
  bin(world);
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.1219, 0.0244, 0.0975] },
    density: 1728,
    position: [0.0039, 0.3834, -0.2043],
    orientation: [-0.0876, -0.1504, 0.0176, -0.9846],
    friction: 0.6,
  });
  world.add({
    kind: 'soft',
    mesh: { kind: 'sphere', radius: 0.192, edge: 0.096 },
    model: { kind: 'fem', youngsModulus: 1_089_215, poissonRatio: 0.3, damping: 0.02 },
    density: 1000,
    position: [-0.1686, 1.5815, 0.0845],
    orientation: [0.2628, -0.5361, 0.0168, 0.802],
    friction: 0.6,
  });
  for (const [radius, density, position] of BALLS)
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius }, density, position, friction: 0.6 });
  for (let k = 0; k < 26; k++) world.step(1 / 30);
  expect(world.troubles().filter(({ code }) => code === 'energy-grew')).toEqual([]);
});
