/** Where the point lies that defines a plane makes no difference to what falls on it. */
import { describe, expect, it } from 'vitest';
import { World } from '../../world/world.js';

/** Largest way to the side of the middle of a cube that falls straight down, `far` from the point of its plane [m]. */
function drift(far: number, speed: number, youngsModulus: number): number {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.8 });
  const cube = world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [0.4, 0.4, 0.4], cells: [2, 2, 2] },
    model: { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping: 0.002 },
    position: [far, 0.25 + 0.01 * speed, 0],
    velocity: [0, -speed, 0],
    friction: 0.8,
  });
  let most = 0;
  for (let step = 0; step < 40; step++) {
    world.step(1 / 60);
    const { positions } = cube;
    let sum = 0;
    for (let k = 0; k < positions.length; k += 3) sum += positions[k] - far;
    most = Math.max(most, Math.abs(sum / (positions.length / 3)));
  }
  return most;
}

describe('a soft body far from the point of its plane', () => {
  it.each([
    [10, 0, 3e4],
    [10, 1, 3e4],
    [10, 3, 1e6],
    [1000, 3, 1e6],
  ])(
    'falls straight down %d m away at %d m/s, with %d Pa: friction pulled it towards that point by up to 2.9 mm',
    (far, speed, modulus) => {
      expect(drift(far, speed, modulus)).toBeLessThan(1e-6);
    },
  );
});
