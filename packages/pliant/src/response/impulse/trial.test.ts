/** The growth of energy on trial against the sum over bodies, and velocities as they were after `undo`. */
import { describe, expect, it } from 'vitest';
import { SIMULATION } from '../../simulation.js';
import { World } from '../../world/world.js';
import { warmStartBlock } from './apply.js';
import { BLOCK, type Blocks, NORMAL } from './blocks.js';
import { Trial } from './trial.js';

describe('a solve on trial', () => {
  const world = new World({ gravity: [0, -9.81, 0] });
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  for (let i = 0; i < 3; i++)
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.5, 0.2, 0.3] },
      position: [0.1 * i, 0.2 + 0.4 * i, 0],
      orientation: [0, 0.1 * i, 0, 1],
      mass: 1 + i,
    });
  world.step(1 / 60);
  const { bodies, methods } = world[SIMULATION];
  const { blocks } = methods.responses[0].response as unknown as { blocks: Blocks };
  const { columns: c } = bodies;
  const list = Int32Array.from({ length: blocks.count }, (_, n) => n);
  const trial = new Trial();

  it('measures the kinetic energy that impulses have given', () => {
    expect(blocks.count).toBe(3);
    c.velocity.forEach((_, i) => {
      if (c.inverseMass[Math.floor(i / 3)] > 0) c.velocity[i] = 0.1 * ((i % 5) - 2);
    });
    for (let n = 0; n < blocks.count; n++) blocks.data.fill(0, n * BLOCK + NORMAL, n * BLOCK + NORMAL + 7);
    const before = world.energy().kinetic;
    const velocity = c.velocity.slice();
    const turning = c.angularVelocity.slice();
    trial.save(blocks, c, list, 0, list.length);
    for (let n = 0; n < blocks.count; n++) {
      for (let k = 0; k < 7; k++) blocks.data[n * BLOCK + NORMAL + k] = 0.1 * (k + 1) - 0.05 * n;
      warmStartBlock(blocks, c, n);
    }
    const grown = world.energy().kinetic - before;
    expect(Math.abs(grown)).toBeGreaterThan(0.01);
    expect(trial.growth(blocks, c, list, 0, list.length)).toBeCloseTo(grown, 10);
    trial.undo(blocks, c, list, 0, list.length);
    expect(c.velocity).toEqual(velocity);
    expect(c.angularVelocity).toEqual(turning);
    expect(blocks.data[NORMAL]).toBe(0);
  });
});
