/** What rolls to and fro on something curved never swings higher than before: contacts that come late would drive it. */
import { describe, expect, test } from 'vitest';
import type { Body, ShapeDefinition } from '../index.js';
import { World } from '../index.js';

const ACROSS = [Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const;
const friction = 0.8;

function fixed(
  world: World,
  shape: ShapeDefinition,
  y = 0,
  orientation: readonly [number, number, number, number] = [0, 0, 0, 1],
) {
  world.add({ kind: 'static', shape, position: [0, y, 0], orientation, friction });
}

/** A cap of the unit sphere about (0, 1, 0), in facets of a few degrees. */
function cap(rings: number): ShapeDefinition {
  const around = 4 * rings;
  const positions = [0, 0, 0];
  const triangles: number[] = [];
  const at = (i: number, j: number) => (i === 0 ? 0 : 1 + (i - 1) * around + (j % around));
  for (let i = 1; i <= rings; i++)
    for (let j = 0; j < around; j++) {
      const [down, turn] = [(1.4 * i) / rings, (2 * Math.PI * j) / around];
      positions.push(Math.sin(down) * Math.cos(turn), 1 - Math.cos(down), Math.sin(down) * Math.sin(turn));
      triangles.push(at(i - 1, j), at(i, j + 1), at(i, j));
      if (i > 1) triangles.push(at(i - 1, j), at(i - 1, j + 1), at(i, j + 1));
    }
  return { kind: 'mesh', positions, triangles };
}

const HOLLOW: ShapeDefinition = {
  kind: 'difference',
  parts: [
    { shape: { kind: 'box', halfExtents: [1.2, 0.6, 1.2] } },
    { shape: { kind: 'sphere', radius: 1 }, position: [0, 0.6, 0] },
  ],
};

function ball(world: World): Body {
  return world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.1 },
    position: [0.5, 1 - Math.sqrt(0.81 - 0.25) + 0.003, 0],
    friction,
  });
}

const SCENES: Record<string, (world: World) => Body> = {
  'a ball in a smooth bowl': (world) => {
    fixed(world, HOLLOW, 0.4);
    return ball(world);
  },
  'a ball in a bowl of triangles': (world) => {
    fixed(world, cap(40));
    return ball(world);
  },
  'an egg on a table': (world) => {
    fixed(world, { kind: 'plane', normal: [0, 1, 0] });
    return world.add({
      kind: 'rigid',
      shape: { kind: 'ellipsoid', radii: [0.0125, 0.019, 0.024] },
      position: [0, 0.0135, 0],
      orientation: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
      angularVelocity: [4, 0, 5],
      friction,
    });
  },
  'a ring on a peg': (world) => {
    fixed(world, { kind: 'capsule', radius: 0.05, halfHeight: 1 }, 0, ACROSS);
    return world.add({
      kind: 'rigid',
      shape: { kind: 'torus', radius: 0.3, tube: 0.05 },
      position: [0.1, -0.15, 0],
      orientation: ACROSS,
      friction,
    });
  },
  'a plank on a drum': (world) => {
    fixed(world, { kind: 'cylinder', radius: 0.5, halfHeight: 1 }, 0, ACROSS);
    return world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.5, 0.03, 0.2] },
      position: [0, 0.53, 0],
      angularVelocity: [0, 0, 0.6],
      friction,
    });
  },
};

const energyOf = (world: World) => world.energy().kinetic + world.energy().potential;

describe.each(Object.keys(SCENES))('%s', (name) => {
  test.each([
    ['impulse', 60],
    ['impulse', 240],
    ['constraint', 120],
  ])('by %s at 1/%d s', (response, rate) => {
    const world = new World({ sleeping: false });
    world.setMethod('response', response);
    SCENES[name](world);
    for (let step = 0; step < 1.5 * rate; step++) world.step(1 / rate);
    const start = energyOf(world);
    let lowest = start;
    let rise = 0;
    let motion = 0;
    for (let step = 0; step < 5 * rate; step++) {
      world.step(1 / rate);
      const now = energyOf(world);
      lowest = Math.min(lowest, now);
      rise = Math.max(rise, now - lowest);
      motion = Math.max(motion, world.energy().kinetic);
    }
    expect(energyOf(world)).toBeLessThanOrEqual(start);
    expect(rise / motion).toBeLessThan(0.1);
  });
});

test('a driven body that passes through a curved sensor has contacts of finite numbers', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.5 }, sensor: true });
  world.add({
    kind: 'kinematic',
    shape: { kind: 'capsule', radius: 0.2, halfHeight: 0.3 },
    position: [-1, 0.1, 0],
    velocity: [0.6, 0, 0],
    angularVelocity: [0, 0, 0.5],
  });
  let count = 0;
  for (let step = 0; step < 150; step++) {
    world.step(1 / 60);
    for (const { point, normal, depth } of world.contacts()) {
      count++;
      expect([...point, ...normal, depth].every(Number.isFinite)).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(50);
});
