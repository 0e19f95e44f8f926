import { describe, expect, it, test } from 'vitest';
import { type Body, World } from '../index.js';
import { Random } from '../math/random.js';
import type { ShapeDefinition } from '../scene/index.js';

type Movable = Exclude<ShapeDefinition, { readonly kind: 'plane' }>;

const SHAPES: [string, Movable, number][] = [
  ['sphere', { kind: 'sphere', radius: 0.3 }, 0.3],
  ['box', { kind: 'box', halfExtents: [0.4, 0.3, 0.2] }, 0.3],
  ['capsule', { kind: 'capsule', radius: 0.2, halfHeight: 0.3 }, 0.5],
  ['cylinder', { kind: 'cylinder', radius: 0.4, halfHeight: 0.2 }, 0.2],
  ['cone', { kind: 'cone', radius: 0.4, halfHeight: 0.3 }, 0],
  ['ellipsoid', { kind: 'ellipsoid', radii: [0.4, 0.2, 0.3] }, 0.2],
  ['hull', { kind: 'hull', points: [-0.4, -0.3, -0.4, 0.4, -0.3, -0.4, 0, -0.3, 0.5, 0, 0.5, 0] }, 0],
  ['rounded', { kind: 'rounded', shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.3] }, radius: 0.1 }, 0.3],
  ['torus', { kind: 'torus', radius: 0.4, tube: 0.1 }, 0.1],
  [
    'union',
    {
      kind: 'union',
      parts: [
        { shape: { kind: 'box', halfExtents: [0.4, 0.1, 0.1] } },
        { shape: { kind: 'box', halfExtents: [0.1, 0.1, 0.4] } },
      ],
    },
    0.1,
  ],
];

/** Squares of `size` [m], two triangles each, at the heights of a function; every triangle with corners of its own if `soup`. */
function ground(
  n: number,
  size: number,
  height: (x: number, z: number) => number,
  soup = false,
): ShapeDefinition {
  const positions: number[] = [];
  const triangles: number[] = [];
  const at = (i: number, j: number) => {
    const [x, z] = [(i - n / 2) * size, (j - n / 2) * size];
    return [x, height(x, z), z];
  };
  if (!soup) for (let i = 0; i <= n; i++) for (let j = 0; j <= n; j++) positions.push(...at(i, j));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const corners = [i, j, i, j + 1, i + 1, j, i, j + 1, i + 1, j + 1, i + 1, j];
      for (let k = 0; k < 12; k += 2) {
        if (soup) {
          triangles.push(positions.length / 3);
          positions.push(...at(corners[k], corners[k + 1]));
        } else triangles.push(corners[k] * (n + 1) + corners[k + 1]);
      }
    }
  }
  return { kind: 'mesh', positions, triangles };
}

const FLAT = () => 0;

describe.each([
  ['two large triangles', ground(1, 20, FLAT)],
  ['small triangles', ground(10, 0.31, FLAT)],
  ['a soup', ground(6, 0.57, FLAT, true)],
])('a flat open mesh of %s', (_, mesh) => {
  it.each(['impulse', 'penalty'])('holds every shape, under %s', (response) => {
    for (const [name, shape, height] of SHAPES) {
      const world = new World();
      world.setMethod('response', response);
      world.add({ kind: 'static', shape: mesh });
      const body = world.add({ kind: 'rigid', shape, position: [0.13, 0.7, 0.21] });
      for (let i = 0; i < 60; i++) world.step(1 / 60);
      expect(body.position[1], name).toBeGreaterThan(height > 0 ? height - 0.03 : 0.1);
      if (height > 0 && response === 'impulse')
        expect(Math.abs(body.position[1] - height), name).toBeLessThan(2e-3);
      expect(Math.hypot(...body.velocity), name).toBeLessThan(response === 'impulse' ? 0.02 : 0.2);
    }
  });
});

test('what slides over a floor of triangles feels no edges: as on a plane, whichever way the diagonals run', () => {
  for (const [name, shape, height] of SHAPES.filter(([, , tall]) => tall > 0 && tall !== 0.5)) {
    if (name === 'torus' || name === 'union') continue;
    const run = (floor: ShapeDefinition) => {
      const world = new World({ sleeping: false });
      world.add({ kind: 'static', shape: floor, friction: 0 });
      const body = world.add({
        kind: 'rigid',
        shape,
        friction: 0,
        position: [-2, height, -1.1],
        velocity: [3, 0, 1.7],
      });
      for (let i = 0; i < 60; i++) {
        world.step(1 / 60);
        expect(Math.abs(body.position[1] - height), name).toBeLessThan(1e-4);
      }
      return [...body.position, ...body.velocity, ...body.angularVelocity];
    };
    const onMesh = run(ground(24, 0.37, FLAT));
    const onPlane = run({ kind: 'plane', normal: [0, 1, 0] });
    onMesh.forEach((x, k) => {
      expect(Math.abs(x - onPlane[k]), name).toBeLessThan(1e-3);
    });
  }
});

test('a box lies on a ridge by its whole length, a ball in a furrow touches both sides', () => {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: ground(8, 1, (x) => -Math.abs(x)) });
  world.add({ kind: 'static', shape: ground(8, 1, (x) => Math.abs(x)), position: [0, 0, 20] });
  const box = { kind: 'box', halfExtents: [0.3, 0.1, 0.4] } as const;
  world.add({ kind: 'rigid', shape: box, position: [0, 0.1, 0.2] });
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.5 },
    position: [0, Math.SQRT1_2, 20.2],
  });
  world.step(1 / 60);
  const rows = [...world.contacts()];
  const below = rows.filter(({ point }) => point[2] < 10);
  expect(Math.max(...below.map(({ point }) => point[2]))).toBeCloseTo(0.6, 4);
  expect(Math.min(...below.map(({ point }) => point[2]))).toBeCloseTo(-0.2, 4);
  for (const { normal } of below) expect(Math.abs(normal[1])).toBeGreaterThan(0.999);
  for (let i = 0; i < 60; i++) world.step(1 / 60);
  expect(Math.abs(ball.position[1] - Math.SQRT1_2)).toBeLessThan(1e-3);
  const sides = [...world.contacts()]
    .filter(({ point }) => point[2] > 10)
    .map(({ normal }) => Math.sign(normal[0]));
  expect(new Set(sides).size).toBe(2);
});

test.each([4])('random ground holds a heap of all convex shapes, which comes to rest (seed %d)', (seed) => {
  const random = new Random(seed);
  const heights = new Map<string, number>();
  const height = (x: number, z: number) => {
    const key = `${x},${z}`;
    if (!heights.has(key))
      heights.set(key, Math.max(Math.abs(x), Math.abs(z)) > 3.5 ? 3 : random.uniform(0, 0.6));
    return heights.get(key)!;
  };
  const world = new World();
  world.add({ kind: 'static', shape: ground(10, 0.9, height, seed === 4) });
  const bodies = SHAPES.slice(0, 8).map(([, shape], k) =>
    world.add({
      kind: 'rigid',
      shape,
      position: [1.1 * (k % 3) - 1, 1.2 + 0.8 * Math.floor(k / 3), random.uniform(-1, 1)],
    }),
  );
  for (let i = 0; i < 300; i++) world.step(1 / 60);
  for (const body of bodies) {
    expect(body.position[1], body.shape.kind).toBeGreaterThan(0);
    // Nothing brakes what rolls.
    if (body.shape.kind !== 'sphere' && body.shape.kind !== 'ellipsoid')
      expect(Math.hypot(...body.velocity), body.shape.kind).toBeLessThan(0.3);
  }
  expect(world.troubles()).toEqual([]);
});

it('a closed mesh on a wide block is held by the block, at the corners that are lowest (seed 6)', () => {
  const random = new Random(6);
  const orientation = new Float64Array(4);
  for (let i = 0; i < 200; i++) {
    const sides = 5 + random.int(6);
    const stone = bipyramid(sides, 0.2, random.uniform(0.08, 0.2));
    random.rotation(orientation, 0);
    const world = new World({ gravity: [0, 0, 0] });
    world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [2.7, 0.5, 2.7] },
      position: [0, -0.5, 0],
    });
    const at: [number, number] = [random.uniform(-2, 2), random.uniform(-2, 2)];
    const body = world.add({ kind: 'rigid', shape: stone, position: [at[0], 1, at[1]], orientation });
    const lowest = Math.min(...corners(stone, body));
    const depth = random.uniform(-0.002, 0.002);
    body.position = [at[0], 1 - lowest - depth, at[1]];
    body.velocity = [0, -0.5, 0];
    world.step(1 / 60);
    for (const contact of world.contacts()) {
      expect(Math.abs(contact.normal[1]), `world ${i}`).toBeGreaterThan(0.999);
      expect(contact.depth).toBeLessThan(Math.max(0, depth) + 0.01);
      expect(Math.hypot(contact.point[0] - at[0], contact.point[2] - at[1])).toBeLessThan(0.21);
    }
    expect(Math.min(...corners(stone, body))).toBeGreaterThan(-0.002);
  }
});

type Mesh = Extract<ShapeDefinition, { readonly kind: 'mesh' }>;

/** Two pyramids on a common base. */
function bipyramid(sides: number, radius: number, height: number): Mesh {
  const positions = [0, height, 0, 0, -height, 0];
  const triangles: number[] = [];
  for (let k = 0; k < sides; k++) {
    const angle = (2 * Math.PI * k) / sides;
    positions.push(radius * Math.cos(angle), 0, radius * Math.sin(angle));
    const [a, b] = [2 + k, 2 + ((k + 1) % sides)];
    triangles.push(0, b, a, 1, a, b);
  }
  return { kind: 'mesh', positions, triangles };
}

/** Heights of the corners of a body [m]. */
function corners({ positions }: Mesh, { origin, orientation: q }: Body): number[] {
  const x = 2 * (q[0] * q[1] + q[3] * q[2]);
  const y = 1 - 2 * (q[0] * q[0] + q[2] * q[2]);
  const z = 2 * (q[1] * q[2] - q[3] * q[0]);
  const heights: number[] = [];
  for (let v = 0; v < positions.length; v += 3)
    heights.push(origin[1] + x * positions[v] + y * positions[v + 1] + z * positions[v + 2]);
  return heights;
}
