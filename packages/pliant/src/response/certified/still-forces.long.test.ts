/**
 * Forces of bodies that lie still. Rims of cubes that stand on each other are all but parallel: their nearest points
 * jumped from one end to the other between solve and result, the group counted as unsolved, and it fell asleep with
 * forces that missed a weight by 3 %.
 */
import { describe, expect, it } from 'vitest';
import { World } from '../../world/world.js';
import { crossingWeight } from './features.js';

/** The net force of contact on each of five cubes over its weight, after they came to rest. */
function forcesOf(size: number, youngsModulus: number, cells: number, turn: number): number[] {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.6 });
  const damping = ((5 * size) / Math.PI) * Math.sqrt(1000 / youngsModulus);
  const cubes = Array.from({ length: 5 }, (_, i) =>
    world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [size, size, size], cells: [cells, cells, cells] },
      model: { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping },
      position: [0, size * (i + 0.5) + 0.004 * size * (i + 1), 0],
      orientation: [0, Math.sin(0.5 * turn * i), 0, Math.cos(0.5 * turn * i)],
      friction: 0.6,
    }),
  );
  for (let step = 0; step < 90; step++) world.step(1 / 60);
  return cubes.map(({ contactForce, mass }) => contactForce[1] / (9.81 * mass));
}

describe('forces at rest', () => {
  it('sum to the weight of each of five cubes, flush or turned against each other', () => {
    for (const [size, modulus, cells, turn] of [
      [0.4175966757632741, 8642614.564905979, 3, 0],
      [0.4, 8e6, 2, 0.02],
      [0.15, 2e6, 3, 0.1],
    ])
      for (const share of forcesOf(size, modulus, cells, turn))
        expect(Math.abs(share - 1)).toBeLessThan(5e-3);
  });

  it('are not those of parallel edges, whose corners push in their place', () => {
    const edges = (angle: number): Float64Array =>
      Float64Array.of(0, 0, 0, 1, 0, 0, 0, 0.1, 0, 2 * Math.cos(angle), 0.1, 2 * Math.sin(angle));
    const weight = (angle: number): number => crossingWeight(edges(angle), 0, 3, 6, 9);
    expect(weight(0)).toBe(0);
    expect(weight(0.1)).toBeCloseTo(Math.sin(0.1) ** 2 / 0.1, 12);
    expect(weight(-0.1)).toBeCloseTo(Math.sin(0.1) ** 2 / 0.1, 12);
    expect(weight(0.4)).toBe(1);
    expect(weight(Math.PI / 2)).toBe(1);
  });
});
