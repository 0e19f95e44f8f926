/** Rigid bodies on molecules: as heavy as they like, on each other, fast, and by the skin that the molecules carry. */
import { describe, expect, test } from 'vitest';
import type { BodyDefinition } from '../scene/index.js';
import { World } from './index.js';

const SPACING = 0.02;
const RADIUS = 0.8 * SPACING;
/** The highest point of the pad's spheres [m]. */
const TOP = SPACING + RADIUS;

/** 6 × 3 × 6 molecules that stand on their lowest layer. */
function pad(): Extract<BodyDefinition, { kind: 'mass-spring' }> {
  const molecules: { position: [number, number, number]; fixed?: boolean }[] = [];
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++)
      for (let k = 0; k < 6; k++)
        molecules.push({
          position: [(i - 2.5) * SPACING, (j - 1) * SPACING, (k - 2.5) * SPACING],
          ...(j === 0 && { fixed: true }),
        });
  return {
    kind: 'mass-spring',
    name: 'pad',
    radius: RADIUS,
    molecules,
    material: 'gum',
    materials: {
      gum: { density: 1000, youngsModulus: 3e6, connectionDamping: 8, mediumDensity: 0, friction: 0.5 },
    },
  };
}

/** A light box on a pad, and a ball of `ratio` times its mass on the box. */
function loaded(ratio: number): World {
  const world = new World({ gravity: [0, -9.81, 0], sleeping: false });
  world.add(pad());
  const height = 0.02;
  const at = (y: number): [number, number, number] => [0.003, y, 0.002];
  const box = world.add({
    kind: 'rigid',
    name: 'box',
    shape: { kind: 'box', halfExtents: [0.02, height / 2, 0.02] },
    position: at(TOP + height / 2),
  });
  world.add({
    kind: 'rigid',
    name: 'ball',
    shape: { kind: 'sphere', radius: 0.03 },
    mass: ratio * box.mass,
    position: at(TOP + height + 0.0305),
  });
  return world;
}

const deepest = (world: World) => Math.max(0, ...[...world.contacts()].map(({ depth }) => depth));

describe('a ball on a box on molecules', () => {
  test.each([
    [1, 2e-4],
    [20, 1e-3],
  ])('of %f times its mass does not drive it in; it sank 5 to 17 mm', (ratio, most) => {
    const world = loaded(ratio);
    let depth = 0;
    for (let step = 0; step < 60; step++) {
      world.step(1 / 240);
      depth = Math.max(depth, deepest(world));
    }
    expect(depth).toBeLessThan(most);
    expect(Math.abs(world.find('box')!.position[1] - TOP - 0.01)).toBeLessThan(most);
  });

  test('of its mass comes to rest, and the box carries the weight of both', () => {
    const world = loaded(1);
    for (let step = 0; step < 60; step++) world.step(1 / 240);
    const weight = world.find('box')!.mass * 9.81;
    const force = (a: string, b: string) =>
      [...world.pairs()]
        .filter((pair) => [pair.bodyA.name, pair.bodyB.name].every((name) => name === a || name === b))
        .reduce((sum, pair) => sum + Math.abs(pair.force[1]), 0);
    expect(Math.abs(force('pad', 'box') / (2 * weight) - 1)).toBeLessThan(0.02);
    expect(Math.abs(force('box', 'ball') / weight - 1)).toBeLessThan(0.02);
    expect(Math.abs(world.find('box')!.velocity[1])).toBeLessThan(1e-3);
  });
});

test.each([
  [1, 5.6],
  [2, 3.5],
])(
  'a ball that falls on molecules at %f m/s is found as it touches, at 60 steps a second; it came %f mm deep',
  (speed) => {
    const world = new World({ gravity: [0, -9.81, 0], sleeping: false });
    world.add(pad());
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.03 },
      density: 1000,
      position: [0.003, TOP + 0.08, 0.002],
      velocity: [0, -speed, 0],
    });
    const { total } = world.energy();
    let depth = 0;
    for (let step = 0; step < 20; step++) {
      world.step(1 / 60);
      depth = Math.max(depth, deepest(world));
      expect(world.energy().total).toBeLessThan(1.001 * total);
    }
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThan(0.0005);
  },
);

test('a box rests on the skin that molecules carry, above their spheres; it rested on the spheres', () => {
  const heights = ['spheres', 'triangle-mesh'].map((detection) => {
    const world = new World({ gravity: [0, -9.81, 0], sleeping: false });
    world.setMethod('narrowphase', detection);
    world.add({ ...pad(), skin: { resolution: 0.7 * SPACING } });
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.02, 0.02, 0.02] },
      density: 1000,
      position: [0.003, TOP + 0.026, 0.002],
    });
    const { total } = world.energy();
    for (let step = 0; step < 240; step++) {
      world.step(1 / 240);
      expect(world.energy().total).toBeLessThan(1.001 * total);
    }
    expect(Math.abs(box.velocity[1])).toBeLessThan(0.005);
    const skin = world.find('pad')!.surface?.positions;
    const top = skin === undefined ? TOP : Math.max(...skin.filter((_, k) => k % 3 === 1));
    expect(Math.abs(box.position[1] - 0.02 - top)).toBeLessThan(5e-4);
    return box.position[1];
  });
  expect(heights[1] - heights[0]).toBeGreaterThan(0.002);
});
