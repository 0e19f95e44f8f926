import { describe, expect, it } from 'vitest';
import { World } from '../index.js';

describe('a body that is struck in its sleep', () => {
  it.each([1 / 30, 1 / 60, 1 / 120])('does not go through its floor at a step of %f s', (dt) => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
    const half = 0.13;
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [half, half, half] },
      position: [0, half, 0],
    });
    for (let s = 0; s < 4 / dt && !box.isAsleep; s++) world.step(dt);
    expect(box.isAsleep).toBe(true);
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.15 },
      position: [0.03, 2 * half + 0.3, 0.02],
      velocity: [0, -11, 0],
    });
    let deepest = 0;
    for (let s = 0; s < 0.1 / dt; s++) {
      world.step(dt);
      for (const { depth } of world.contactPairs()) deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThan(0.1 * half);
  });
});
