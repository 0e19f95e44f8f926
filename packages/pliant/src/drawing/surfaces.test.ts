import { expect, test } from 'vitest';
import { DebugSurfaces } from '../entries/drawing.js';
import { surfaceMoments } from '../geometry/mesh/measures.js';
import { TriangleMesh, World } from '../index.js';
import { SIMULATION } from '../simulation.js';

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
  drawn.update(world);
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
  drawn.update(world);
  expect(drawn.surfaces.map(({ row, first }) => [row, first])).toEqual([[1, 0]]);
});

test('the surface around molecules that have become their mirror image faces outwards as before', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const at = [-0.25, 0.25];
  const body = world.add({
    kind: 'mass-spring',
    materials: { gum: { density: 1000, youngsModulus: 1e4 } },
    material: 'gum',
    molecules: at.flatMap((x) => at.flatMap((y) => at.map((z) => ({ position: [x, y, z], radius: 0.3 })))),
    skin: { resolution: 0.15 },
  } as never);
  const drawn = new DebugSurfaces();
  const volume = () => {
    const { surfaces, positions } = drawn.update(world);
    const { first, count, triangles } = surfaces[0];
    return surfaceMoments(Float64Array.from(positions.subarray(3 * first, 3 * (first + count))), triangles)
      .volume;
  };
  const before = volume();
  expect(before).toBeGreaterThan(0.5);
  const { position } = world[SIMULATION].deformables.particles.columns;
  for (let k = 0; k < body.positions.length; k += 3) position[k] = -position[k];
  expect(volume() / before).toBeCloseTo(1, 6);
});
