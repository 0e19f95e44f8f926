import { expect, test } from 'vitest';
import { DebugSurfaces, TriangleMesh, World } from '../index.js';

test('boundaries and carried surfaces follow their bodies, which come and go', () => {
  const world = new World();
  const box = world.add({ kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] }, mask: 0 });
  const ball = world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [1, 1, 1] },
    surface: TriangleMesh.sphere({ radius: 0.4 }),
    position: [3, 0, 0],
    mask: 0,
  });
  const drawn = new DebugSurfaces();
  world.step(1 / 60);
  drawn.update(world.sim);
  const [a, b] = drawn.surfaces;
  expect(drawn.surfaces.map(({ row, first }) => [row, first])).toEqual([
    [0, 0],
    [1, 26],
  ]);
  expect([a.count, a.triangles.length / 3]).toEqual([26, 48]);
  expect(drawn.positions.length).toBe(3 * (26 + b.count));
  const vertices = box.mesh!.boundary().vertices;
  vertices.forEach((vertex, v) => {
    for (let i = 0; i < 3; i++)
      expect(drawn.positions[3 * v + i]).toBe(Math.fround(box.positions[3 * vertex + i]));
  });
  expect([...drawn.positions.subarray(3 * b.first)]).toEqual([...ball.surface!.positions].map(Math.fround));
  world.remove(box);
  drawn.update(world.sim);
  expect(drawn.surfaces.map(({ row, first }) => [row, first])).toEqual([[1, 0]]);
});
