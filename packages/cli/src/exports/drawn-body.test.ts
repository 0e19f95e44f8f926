/** Every kind of body has a surface that can be seen, and vertices that move as its particles do. */
import { readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import { expect, test } from 'vitest';
import { type DrawnBody, drawnBodies, surfaceOfBody } from './drawn-body.js';
import { WorldGrid } from './world-grid.js';

function open(name: string) {
  const reading = parseScene(
    readFileSync(new URL(`../../../../scenes/${name}.json`, import.meta.url), 'utf8'),
  );
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return { scene: reading.scene, world: World.fromScene(reading.scene) };
}

/** Area of a surface [m²], and how many of its triangles have none. */
function areaOf(drawn: DrawnBody) {
  const { triangles, vertices } = surfaceOfBody(drawn);
  const positions = drawn.positions();
  let [area, empty] = [0, 0];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      [0, 1, 2].map((axis) => positions[3 * vertices[triangles[t + k]] + axis]),
    );
    const [u, v] = [b, c].map((p) => p.map((x, k) => x - a[k]));
    const size =
      Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
    area += size;
    if (size < 1e-12) empty++;
  }
  return { area, empty };
}

test.each(['cloth-over-ball', 'rope-over-peg', 'soft-mixed-drop', 'shapes'])(
  '%s: no body is drawn without an area',
  (name) => {
    const { scene, world } = open(name);
    const drawn = drawnBodies(world, scene);
    for (const steps of [0, 5]) {
      for (let i = 0; i < steps; i++) world.step(scene.dt);
      for (const body of drawn) {
        const { area, empty } = areaOf(body);
        expect(area, body.name).toBeGreaterThan(0);
        expect(empty, body.name).toBe(0);
      }
    }
  },
);

test('a cloth has both sides, and each vertex the velocity of its particle', () => {
  const { scene, world } = open('cloth-over-ball');
  const grid = new WorldGrid(world, scene);
  const drawn = drawnBodies(world, scene);
  const k = drawn.findIndex(({ name }) => name === 'cloth');
  // 1.2 m by 1.2 m, twice, and a narrow rim.
  expect(areaOf(drawn[k]).area).toBeGreaterThan(2 * 1.44);
  expect(areaOf(drawn[k]).area).toBeLessThan(2.02 * 1.44);
  for (let i = 0; i < 30; i++) world.step(scene.dt);
  const { mesh, point } = grid.bodies(world);
  const values = (name: string) => point.find((field) => field.name === name)!.values;
  const { body } = drawn[k];
  const first = drawn.slice(0, k).reduce((sum, { rest }) => sum + rest.length / 3, 0);
  const count = drawn[k].rest.length / 3;
  // Two vertices a particle, on its two sides: their middle is the particle, and so is their velocity.
  expect(count).toBe((2 * body.positions.length) / 3);
  const sums = new Float64Array(body.positions.length);
  for (let v = 0; v < count; v++) {
    const particle = drawn[k].particles![v];
    for (let axis = 0; axis < 3; axis++) {
      sums[3 * particle + axis] += mesh.positions[3 * (first + v) + axis] / 2;
      expect(values('velocity')[3 * (first + v) + axis]).toBe(body.velocities[3 * particle + axis]);
    }
  }
  for (const [i, x] of body.positions.entries()) expect(sums[i]).toBeCloseTo(x, 9);
});
