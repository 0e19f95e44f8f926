/** What dips in is found, wherever on a body it is: sharp corners beside blunt faces, rims of flat cones, tips of steep meshes. */
import { describe, expect, test } from 'vitest';
import { World } from '../index.js';
import { Random } from '../math/random.js';
import { compileSolid } from '../queries/shapes/compile.js';
import type { ShapeDefinition } from '../scene/index.js';

type Movable = Exclude<ShapeDefinition, { readonly kind: 'plane' }>;

function turn(random: Random): [number, number, number, number] {
  const q = [0, 0, 0, 0].map(() => random.uniform(-1, 1));
  const length = Math.sqrt(q.reduce((sum, x) => sum + x * x, 0));
  return q.map((x) => x / length) as [number, number, number, number];
}

const MAKERS: [string, (random: Random) => Movable][] = [
  ['cone', (r) => ({ kind: 'cone', radius: r.uniform(0.1, 1), halfHeight: r.uniform(0.1, 1) })],
  ['cylinder', (r) => ({ kind: 'cylinder', radius: r.uniform(0.1, 1), halfHeight: r.uniform(0.1, 1) })],
  ['hull', (r) => ({ kind: 'hull', points: Array.from({ length: 27 }, () => r.uniform(-1, 1)) })],
];

function lowestOf(shape: Movable, q: readonly number[]): number {
  const { positions } = compileSolid(shape as Parameters<typeof compileSolid>[0]).surface();
  const [x, y, z, w] = q;
  let low = Number.POSITIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3) {
    const up =
      2 * (x * y + z * w) * positions[i] +
      (1 - 2 * (x * x + z * z)) * positions[i + 1] +
      2 * (y * z - x * w) * positions[i + 2];
    low = Math.min(low, up);
  }
  return low;
}

describe.each(MAKERS)('%s on a plane', (_, make) => {
  test('the deepest contact is as deep as its lowest point', () => {
    const random = new Random(7);
    for (let k = 0; k < 200; k++) {
      const shape = make(random);
      const orientation = turn(random);
      const sunk = 0.05;
      const at = -lowestOf(shape, orientation) - sunk;
      const world = new World({ gravity: [0, 0, 0] });
      world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
      const body = world.add({ kind: 'rigid', shape, orientation, position: [0, 10, 0] });
      body.place({ position: [0, at, 0] });
      // Whatever point of a body its place is of, the lowest one is seen from the origin of its shape.
      body.place({ position: [0, at + at - body.origin[1], 0] });
      world.step(1e-6);
      const depth = Math.max(...[...world.contacts()].map((contact) => contact.depth));
      expect(depth, `world ${k}`).toBeGreaterThan(0.8 * sunk);
    }
  });
});

/** Two pyramids on one base of `sides` corners. */
function bipyramid(sides: number, radius: number, height: number): Movable {
  const positions = [0, height, 0, 0, -height, 0];
  const triangles: number[] = [];
  for (let k = 0; k < sides; k++) {
    const angle = (2 * Math.PI * k) / sides;
    positions.push(radius * Math.cos(angle), 0, radius * Math.sin(angle));
    const a = 2 + k;
    const b = 2 + ((k + 1) % sides);
    triangles.push(0, b, a, 1, a, b);
  }
  return { kind: 'mesh', positions, triangles };
}

test('a steep mesh that falls on its tip is stopped by a large box, and by nothing beside it', () => {
  const random = new Random(3);
  for (let k = 0; k < 12; k++) {
    const shape = bipyramid(5 + random.int(6), 0.2, 0.2 * random.uniform(0.5, 3));
    const world = new World();
    world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [3, 0.5, 3] },
      position: [random.uniform(-2, 2), -0.5, random.uniform(-2, 2)],
    });
    const body = world.add({
      kind: 'rigid',
      shape,
      position: [0, 0.9, 0],
      orientation: k < 6 ? [0, 0, 0, 1] : turn(random),
    });
    for (let s = 0; s < 120; s++) {
      world.step(1 / 60);
      for (const { depth } of world.contacts()) expect(depth).toBeLessThan(0.1);
    }
    expect(body.position[1], `world ${k}`).toBeGreaterThan(0.04);
  }
});
