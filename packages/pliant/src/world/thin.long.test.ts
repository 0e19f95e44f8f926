/** Cloth and ropes are never crossed, seen by looks of their own. */
import { expect, test } from 'vitest';
import { closestOnTriangle } from '../response/certified/closest.js';
import { World } from './index.js';

test('a cloth that falls over a ball stays outside, triangles and all', () => {
  const world = new World();
  const radius = 0.2;
  world.add({ kind: 'static', shape: { kind: 'sphere', radius } });
  const cloth = world.add({
    kind: 'soft',
    mesh: { kind: 'sheet', width: 0.8, depth: 0.8, edge: 0.1 },
    model: { kind: 'cloth', bendingStiffness: 1e-5, damping: 0.005 },
    density: 300,
    position: [0.02, 0.25, 0.01],
    selfCollision: true,
  });
  const { triangles } = (() => {
    const list: number[] = [];
    // The rows of a sheet alternate their diagonals.
    for (let j = 0; j < 8; j++)
      for (let i = 0; i < 8; i++) {
        const a = 9 * j + i;
        list.push(
          ...(j % 2 === 0 ? [a, a + 9, a + 1, a + 1, a + 9, a + 10] : [a, a + 9, a + 10, a, a + 10, a + 1]),
        );
      }
    return { triangles: list };
  })();
  const x = new Float64Array(3 * 82);
  const spot = new Float64Array(3);
  for (let step = 0; step < 60; step++) {
    world.step(1 / 60);
    // The middle of the ball is the last point.
    x.set(cloth.positions);
    for (let t = 0; t < triangles.length; t += 3) {
      const corners = triangles.slice(t, t + 3);
      closestOnTriangle(x, 81, corners[0], corners[1], corners[2], spot);
      const nearest = [0, 1, 2].map((k) => corners.reduce((sum, v, c) => sum + spot[c] * x[3 * v + k], 0));
      expect(Math.hypot(...nearest)).toBeGreaterThan(radius);
    }
  }
  expect(world.troubles()).toEqual([]);
});
