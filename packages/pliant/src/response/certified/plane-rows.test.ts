/** A row of contact with a plane stands where the vertex is, not half way to the point that defines the plane. */
import { describe, expect, it } from 'vitest';
import { World } from '../../world/world.js';

type BodyInput = Parameters<World['add']>[0];

const SHEET: BodyInput = {
  kind: 'soft',
  mesh: { kind: 'sheet', width: 0.2, depth: 0.2, edge: 0.05 },
  model: { kind: 'cloth', youngsModulus: 1e5, thickness: 0.002, damping: 0.05 },
};
const CUBE: BodyInput = {
  kind: 'soft',
  mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] },
  model: { kind: 'fem', youngsModulus: 1e5, damping: 0.02 },
};

function resting(
  body: BodyInput,
  middle: [number, number, number],
  normal: [number, number, number],
  offset = 0,
) {
  const world = new World({ gravity: normal.map((c) => -9.81 * c) as [number, number, number] });
  world.add({ kind: 'static', shape: { kind: 'plane', normal, offset }, friction: 0.8 });
  const added = world.add({ ...body, position: middle } as BodyInput);
  for (let step = 0; step < 60; step++) world.step(1 / 100);
  return { world, added };
}

function* rows(world: World, body: { readonly positions: Float64Array }) {
  for (const { point, normal, anchorA, anchorB, bodyA } of world.contacts()) {
    const [soft, plane] = bodyA.isDeformable ? [anchorA, anchorB] : [anchorB, anchorA];
    const vertex = body.positions.subarray(3 * soft.vertices[0], 3 * soft.vertices[0] + 3);
    yield { point, normal, soft, plane, vertex };
  }
}

describe.each([
  ['a sheet', SHEET, 0.003],
  ['a cube', CUBE, 0.101],
] as const)('%s on a plane', (_, body, height) => {
  it.each([
    ['at the origin', [0, height, 0], [0, 1, 0], 0],
    ['far to the side', [3, height, -5], [0, 1, 0], 0],
    ['on a plane with an offset', [3, 2 + height, -5], [0, 1, 0], 2],
  ] as const)(
    '%s: rows stood half way to the point that defines the plane',
    (_name, middle, normal, offset) => {
      const { world, added } = resting(body, [...middle], [...normal], offset);
      let count = 0;
      for (const { point, plane, vertex } of rows(world, added)) {
        count++;
        expect(plane.vertices).toEqual([]);
        for (const k of [0, 2]) {
          expect(Math.abs(point[k] - vertex[k])).toBeLessThan(1e-6);
          expect(Math.abs(plane.point[k] - vertex[k])).toBeLessThan(1e-6);
        }
        expect(Math.abs(plane.point[1] - offset)).toBeLessThan(1e-9);
      }
      expect(count).toBeGreaterThan(8);
    },
  );
});

it('a cube on a plane that leans has its rows below its vertices, also far away', () => {
  const normal: [number, number, number] = [0.6, 0.8, 0];
  // 20 m along the plane, and a little above it.
  const middle: [number, number, number] = [20 * 0.8 + 0.16 * 0.6, -20 * 0.6 + 0.16 * 0.8, 7];
  const { world, added } = resting(CUBE, middle, normal);
  let count = 0;
  for (const { point, plane, vertex } of rows(world, added)) {
    count++;
    expect(Math.hypot(point[0] - vertex[0], point[1] - vertex[1], point[2] - vertex[2])).toBeLessThan(0.01);
    expect(Math.abs(plane.point[0] * 0.6 + plane.point[1] * 0.8)).toBeLessThan(1e-9);
  }
  expect(count).toBeGreaterThan(0);
});

it('a world that is restored goes on with the same bits', () => {
  const { world } = resting(CUBE, [3, 0.101, -5], [0, 1, 0]);
  const twin = World.restore(world.snapshot());
  for (let step = 0; step < 20; step++) {
    world.step(1 / 100);
    twin.step(1 / 100);
    expect(twin.hash()).toBe(world.hash());
  }
});
