/** Edges that cross between their vertices, which a test of vertices alone never sees: cubes as meshes against cubes as hulls. */
import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { ShapePair, ShapeQuery } from '../queries/index.js';
import type { ShapeDefinition } from '../scene/index.js';
import { World } from '../world/index.js';

const positions = Array.from({ length: 8 }, (_, k) => [k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 1 : -1])
  .flat()
  .map((x) => 0.5 * x);
const triangles = [
  ...[0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4],
  ...[2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
];
const mesh = { kind: 'mesh', positions, triangles } as const;
type Shape = Exclude<ShapeDefinition, { kind: 'plane' }>;

const C = Math.SQRT1_2;
const EIGHTH = [Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)];

/** Two cubes, each turned by 45° so that the lower one's top edge lies along x and the upper one's bottom edge along z. */
function crossing(overlap: number, shape: Shape) {
  const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
  const lower = world.add({ kind: 'static', shape, orientation: [EIGHTH[0], 0, 0, EIGHTH[1]] });
  const upper = world.add({
    kind: 'rigid',
    shape,
    mass: 1,
    position: [0, 2 * C - overlap, 0],
    orientation: [0, 0, EIGHTH[0], EIGHTH[1]],
  });
  return { world, lower, upper };
}

test.each([0.001, 0.05, 0.2])('edges that cross %f m deep push straight apart', (overlap) => {
  const { world } = crossing(overlap, mesh);
  world.setMethod('response', 'penalty');
  world.step(1e-9);
  const contacts = [...world.contacts()];
  expect(contacts).toHaveLength(1);
  expect(contacts[0].depth).toBeCloseTo(overlap, 6);
  expect(Math.abs(contacts[0].normal[1])).toBeCloseTo(1, 9);
});

test.each<[string, Shape]>([
  ['a mesh', mesh],
  ['a union', { kind: 'union', parts: [{ shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] } }] }],
])('%s comes to rest with its edge across that of another', (_, shape) => {
  const { world, upper } = crossing(-0.05, shape);
  world.setGravity([0, -9.81, 0]);
  for (let i = 0; i < 30; i++) world.step(1 / 60);
  expect(upper.position[1]).toBeGreaterThan(2 * C - 0.02);
});

test('no overlap of two cubes at random poses is missed; the deepest contact is as deep as the least way out, and no deeper than the way in (seed 7)', () => {
  const random = new Random(7);
  const q = new Float64Array(8);
  const pair = new ShapePair();
  const a = new ShapeQuery({ kind: 'hull', points: positions });
  const b = new ShapeQuery({ kind: 'hull', points: positions });
  for (let i = 0; i < 60; i++) {
    random.rotation(q, 0);
    random.rotation(q, 4);
    const at = [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)];
    const far = 2 / Math.hypot(...at);
    for (let k = 0; k < 3; k++) at[k] *= far;
    a.place([0, 0, 0], q.subarray(0, 4));
    // From where they are apart, along the line of their closest points, 1 cm beyond touching.
    const { distance, pointA, pointB } = pair.distance(a, b.place(at, q.subarray(4, 8)));
    for (let k = 0; k < 3; k++) at[k] += (pointA[k] - pointB[k]) * (1 + 0.01 / distance);
    const depth = -pair.distance(a, b.place(at, q.subarray(4, 8))).distance;
    const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
    world.setMethod('response', 'penalty');
    world.add({ kind: 'static', shape: mesh, orientation: q.subarray(0, 4) });
    world.add({
      kind: 'rigid',
      shape: mesh,
      mass: 1,
      position: Float64Array.from(at),
      orientation: q.subarray(4, 8),
    });
    world.step(1e-9);
    const deepest = Math.max(0, ...[...world.contacts()].map((contact) => contact.depth));
    expect(deepest, `pose ${i}`).toBeGreaterThan(depth - 1e-6);
    expect(deepest, `pose ${i}`).toBeLessThan(0.01 + 1e-6);
  }
});
