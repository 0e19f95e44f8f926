import { describe, expect, it } from 'vitest';
import { World } from '../index.js';
import { Random } from '../math/random.js';

const CROSS = {
  kind: 'union',
  parts: [0, 1, 2].map((axis) => ({
    shape: { kind: 'box', halfExtents: [0, 1, 2].map((k) => (k === axis ? 0.5 : 0.12)) },
  })),
} as const;

/** A floor of two boards side by side, 10 m each. */
const BOARDS = {
  kind: 'union',
  parts: [-5, 5].map((x) => ({
    shape: { kind: 'box', halfExtents: [5, 0.5, 5] },
    position: [x, -0.5, 0],
  })),
} as const;

type Definition = Parameters<World['add']>[0];
const add = (world: World, definition: object) => world.add(definition as Definition);

describe('unions of convex parts', () => {
  it.each([
    ['box', { kind: 'box', halfExtents: [0.2, 0.1, 0.2] }],
    ['hull', { kind: 'hull', points: [-0.2, -0.1, -0.2, 0.2, -0.1, -0.2, 0, -0.1, 0.3, 0, 0.3, 0] }],
    ['union', { kind: 'union', parts: [{ shape: { kind: 'box', halfExtents: [0.2, 0.1, 0.2] } }] }],
  ])('a %s slides over the seam of two boards as if they were one', (_, shape) => {
    const world = new World({ sleeping: false });
    add(world, { kind: 'static', shape: BOARDS, friction: 0 });
    const body = add(world, { kind: 'rigid', shape, density: 500, friction: 0, position: [-2, 0.1, 0] });
    for (let n = 0; n < 60; n++) world.step(1 / 60);
    body.velocity = [2, 0, 0];
    body.angularVelocity = [0, 0, 0];
    for (let n = 0; n < 120; n++) {
      world.step(1 / 60);
      expect(Math.hypot(body.velocity[0] - 2, body.velocity[1])).toBeLessThan(1e-3);
      expect(Math.hypot(...body.angularVelocity)).toBeLessThan(1e-3);
    }
    expect(body.position[0]).toBeGreaterThan(1.9);
  });

  it('two crosses are as deep in each other as the parts that meet, and pushed apart along them', () => {
    const random = new Random(3);
    const world = new World({ gravity: [0, 0, 0] });
    const one = add(world, { kind: 'rigid', shape: CROSS, density: 500 });
    const other = add(world, { kind: 'rigid', shape: CROSS, density: 500 });
    for (let n = 0; n < 40; n++) {
      // The arms along y end on each other, somewhere on their ends.
      const [x, z] = [random.uniform(-0.15, 0.15), random.uniform(-0.15, 0.15)];
      one.position = [0, 0, 0];
      other.position = [x, 0.99, z];
      for (const body of [one, other]) {
        body.velocity = [0, 0, 0];
        body.angularVelocity = [0, 0, 0];
        body.orientation = [0, 0, 0, 1];
      }
      world.step(1e-4);
      const points = [...world.contacts()];
      expect(points.length).toBeGreaterThan(0);
      for (const { normal, depth } of points) {
        expect(Math.abs(normal[1])).toBeCloseTo(1, 9);
        expect(depth).toBeCloseTo(0.01, 4);
      }
    }
  });

  it('a heap of crosses comes to rest on the floor, not in it', () => {
    const random = new Random(7);
    const world = new World();
    add(world, { kind: 'static', shape: { kind: 'box', halfExtents: [20, 1, 20] }, position: [0, -1, 0] });
    const q = new Float64Array(4);
    const bodies = Array.from({ length: 12 }, (_, n) => {
      random.rotation(q, 0);
      const position = [(n % 2) * 0.7, 0.8 + n * 0.6, (n % 3) * 0.6];
      return add(world, {
        kind: 'rigid',
        shape: CROSS,
        density: 500,
        friction: 0.6,
        position,
        orientation: [...q],
      });
    });
    for (let n = 0; n < 400; n++) world.step(1 / 60);
    for (const { position, velocity } of bodies) {
      expect(position[1]).toBeGreaterThan(0.1);
      expect(Math.hypot(...velocity)).toBeLessThan(0.05);
    }
  });

  it.each(['cylinder', 'cone', 'capsule'] as const)('of a %s and a ball tumble on a plane', (kind) => {
    const world = new World();
    add(world, { kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
    const part = { kind, radius: 0.1, halfHeight: 0.3 };
    const shape = {
      kind: 'union',
      parts: [{ shape: part }, { shape: { kind: 'sphere', radius: 0.15 }, position: [0, 0.3, 0] }],
    };
    const body = add(world, {
      kind: 'rigid',
      shape,
      density: 500,
      position: [0, 0.7, 0],
      angularVelocity: [9, 2, 1],
    });
    for (let n = 0; n < 120; n++) {
      world.step(1 / 60);
      for (const { depth } of world.contacts()) expect(depth).toBeLessThan(0.02);
    }
    expect(world.troubles()).toEqual([]);
    expect(body.position[1]).toBeLessThan(0.3);
  });
});
