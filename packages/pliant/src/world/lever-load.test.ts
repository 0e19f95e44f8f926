/**
 * A rigid load at the end of a lever that a vertex of a soft body holds. The holding spring had one stiffness for all
 * directions, though the load yields far more across the lever: from step to step it swung farther, to 300 rad/s.
 */
import { describe, expect, test } from 'vitest';
import { World } from './world.js';

const LENGTH = 1;

/** A soft beam with a fixed end and a box of half side `half` that its vertex 16 holds, `lever` away. */
function hanging(half: number, lever: readonly [number, number, number], youngsModulus: number) {
  const world = new World();
  const at = [-0.25 * LENGTH + lever[0], 0.125 * LENGTH + lever[1], 0.125 * LENGTH + lever[2]] as const;
  const load = world.add({
    kind: 'rigid',
    name: 'load',
    shape: { kind: 'box', halfExtents: [half, half, half] },
    position: at,
    density: 500,
  });
  const beam = world.add({
    kind: 'soft',
    mesh: { kind: 'beam', length: LENGTH, width: LENGTH / 4, height: LENGTH / 4, edge: LENGTH / 4 },
    model: { kind: 'fem', youngsModulus, poissonRatio: 0.2 },
    density: 1000,
    fixedBox: { min: [-LENGTH, -LENGTH, -LENGTH], max: [-0.45 * LENGTH, LENGTH, LENGTH] },
    attachments: [{ vertex: 16, to: 'load' }],
  });
  return { world, load, beam };
}

const distance = (a: ArrayLike<number>, b: ArrayLike<number>, from = 0) =>
  Math.sqrt([0, 1, 2].reduce((sum, k) => sum + (a[k] - b[from + k]) ** 2, 0));

describe('a load on a lever', () => {
  test.each([
    ['a box far below and beside', 0.1, [0.75, -0.52, -0.12], 9e6],
    ['a small box far away', 0.03, [0.9, -0.6, -0.2], 1e6],
    ['a stiff beam', 0.1, [0.6, -0.7, 0.1], 1e8],
    ['a load straight below', 0.1, [0, -0.6, 0], 1e6],
  ] as const)('%s swings as a pendulum and gains nothing', (_, half, lever, youngsModulus) => {
    const { world, load, beam } = hanging(half, lever, youngsModulus);
    const start = world.energy().total;
    const length = distance(load.position, beam.positions, 48);
    const swing = 0.01 * load.mass * 9.81 * length;
    for (let k = 0; k < 90; k++) {
      world.step(1 / 60);
      expect(world.energy().total).toBeLessThan(start + swing);
      // The hold has no compliance: the lever keeps its length.
      expect(Math.abs(distance(load.position, beam.positions, 48) / length - 1)).toBeLessThan(0.01);
    }
    expect(world.troubles()).toEqual([]);
  });

  test('four vertices of a sheet carry a box on long levers', () => {
    const world = new World();
    const load = world.add({
      kind: 'rigid',
      name: 'load',
      shape: { kind: 'box', halfExtents: [0.05, 0.05, 0.05] },
      position: [0, -0.8, 0],
      density: 800,
    });
    const sheet = world.add({
      kind: 'soft',
      mesh: { kind: 'sheet', width: 0.6, depth: 0.6, edge: 0.1 },
      model: { kind: 'cloth', youngsModulus: 1e7, thickness: 0.002 },
      fixedBox: { min: [-0.31, -1, -0.31], max: [-0.29, 1, 0.31] },
      attachments: [16, 18, 30, 32].map((vertex) => ({ vertex, to: 'load' })),
    });
    expect(sheet.positions.length).toBeGreaterThan(100);
    const start = world.energy().total;
    for (let k = 0; k < 120; k++) {
      world.step(1 / 60);
      expect(world.energy().total).toBeLessThan(start + 0.01 * load.mass * 9.81);
    }
    expect(world.troubles().filter(({ code }) => code === 'energy-grew')).toEqual([]);
  });
});
