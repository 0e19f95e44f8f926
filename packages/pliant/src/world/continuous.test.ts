import { describe, expect, it } from 'vitest';
import type { ShapeDefinition } from '../scene/index.js';

type SolidShape = Exclude<ShapeDefinition, { kind: 'plane' }>;

import { World } from './world.js';

const PLATE: ShapeDefinition = { kind: 'box', halfExtents: [0.005, 1, 1] };
const cube = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [
  k & 1 ? 0.02 : -0.02,
  k & 2 ? 0.02 : -0.02,
  k & 4 ? 0.02 : -0.02,
]);

const BULLETS: SolidShape[] = [
  { kind: 'sphere', radius: 0.02 },
  { kind: 'box', halfExtents: [0.02, 0.02, 0.02] },
  { kind: 'capsule', radius: 0.01, halfHeight: 0.02 },
  { kind: 'cylinder', radius: 0.02, halfHeight: 0.02 },
  { kind: 'hull', points: cube },
  { kind: 'ellipsoid', radii: [0.03, 0.02, 0.02] },
];

/** Name, shape, and where its far side is [m]: a body beyond it has passed. */
const OBSTACLES: [string, ShapeDefinition, number][] = [
  ['a plate of 1 cm', PLATE, 0.005],
  [
    'a mesh of a plate of 4 cm',
    {
      kind: 'mesh',
      positions: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [k & 1 ? 0.04 : 0, k & 2 ? 1 : -1, k & 4 ? 1 : -1]),
      triangles: [
        0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3,
        7, 5,
      ],
    },
    0.04,
  ],
  [
    'a pierced plate',
    {
      kind: 'difference',
      parts: [
        { shape: { kind: 'box', halfExtents: [0.05, 0.5, 0.5] }, position: [0.05, 0, 0] },
        { shape: { kind: 'sphere', radius: 0.2 }, position: [0, 0.5, 0] },
      ],
    },
    0.1,
  ],
];

describe.each(OBSTACLES)('at 500 m/s against %s', (_, obstacle, far) => {
  it.each(BULLETS)('a $kind does not pass', (shape) => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add({ kind: 'static', shape: obstacle });
    const bullet = world.add({
      kind: 'rigid',
      shape,
      position: [-9.7, 0.013, 0.021],
      velocity: [500, 0, 0],
      angularVelocity: [3, 5, 7],
    });
    for (let i = 0; i < 30; i++) {
      world.step(1 / 60);
      expect(bullet.position[0]).toBeLessThan(far);
    }
    expect(world.troubles()).toHaveLength(0);
  });
});

describe('continuous collision', () => {
  const shoot = (continuous?: boolean, speed = 500) => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add({ kind: 'static', shape: PLATE });
    const bullet = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.02 },
      position: [-1, 0, 0],
      velocity: [speed, 0, 0],
      ...(continuous !== undefined && { continuous }),
    });
    for (let i = 0; i < 5; i++) world.step(1 / 60);
    return bullet.position[0];
  };

  it('passes when it is switched off, so that the tests above test something', () => {
    expect(shoot(false)).toBeGreaterThan(10);
    expect(shoot(true)).toBeLessThan(0);
    expect(shoot()).toBeLessThan(0);
  });

  it('leaves a near miss alone, to the bit', () => {
    const fly = (continuous: boolean) => {
      const world = new World();
      world.add({ kind: 'static', shape: PLATE });
      const ball = world.add({
        kind: 'rigid',
        shape: { kind: 'sphere', radius: 0.02 },
        position: [-1, 1.2, 0],
        velocity: [300, 0, 0],
        continuous,
      });
      for (let i = 0; i < 5; i++) world.step(1 / 60);
      return [...ball.position];
    };
    expect(fly(true)).toEqual(fly(false));
  });

  it('two bullets head on meet in the middle and keep their momentum', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const shape = { kind: 'sphere', radius: 0.02 } as const;
    const a = world.add({ kind: 'rigid', shape, position: [-3.01, 0, 0], velocity: [400, 0, 0] });
    const b = world.add({ kind: 'rigid', shape, position: [3, 0, 0], velocity: [-400, 0, 0] });
    for (let i = 0; i < 10; i++) world.step(1 / 60);
    expect(a.position[0]).toBeLessThan(b.position[0]);
    expect(world.momentum().linear[0]).toBeCloseTo(0, 9);
  });

  it.each([
    ['tied to a post', 0],
    ['that pulls another along', 1],
  ])('a bullet on a rope %s stops at the plate, and the rope holds', (_, tail) => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add({ kind: 'static', shape: PLATE });
    const shape = { kind: 'sphere', radius: 0.02 } as const;
    const bullet = world.add({ kind: 'rigid', shape, position: [-2, 0, 0], velocity: [300, 0, 0] });
    const other =
      tail === 0
        ? world.add({ kind: 'static', shape, position: [-4, 0, 0] })
        : world.add({ kind: 'rigid', shape, position: [-2.5, 0, 0], velocity: [300, 0, 0] });
    const length = tail === 0 ? 20 : 0.5;
    world.addJoint({
      kind: 'rope',
      a: bullet,
      b: other,
      anchorA: bullet.position,
      anchorB: other.position,
      length,
    });
    for (let i = 0; i < 10; i++) {
      world.step(1 / 60);
      expect(bullet.position[0]).toBeLessThan(0);
      expect(bullet.position[0] - other.position[0]).toBeLessThan(length + 0.01);
    }
  });

  // The plate has no vertex near the ring: the ring stopped, and the plate flew on through it.
  it.each([1 / 30, 1 / 120])('a plate that flies at a ring does not pass it (steps of %d s)', (dt) => {
    const world = new World({ gravity: [0, 0, 0] });
    const plate = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.003, 2, 2] },
      density: 20_000,
      velocity: [-16.6, 0, 0],
    });
    const ring = world.add({
      kind: 'rigid',
      shape: { kind: 'torus', radius: 0.03, tube: 0.008 },
      position: [-1.1, 0.08, 0],
      velocity: [19.5, 0, 0],
      angularVelocity: [-4.5, -17.9, 0],
      continuous: true,
    });
    const { linear } = world.momentum();
    for (let i = 0; i < 40; i++) {
      world.step(dt);
      expect(ring.position[0]).toBeLessThan(plate.position[0]);
    }
    expect(Math.abs(world.momentum().linear[0] - linear[0])).toBeLessThan(1e-9 * Math.abs(linear[0]));
  });

  // It turned by some 40 rad in a step about the end that touched, went in by a twentieth of its half thickness in each of
  // twelve steps, and came out on the other side.
  it('a capsule that whirls after its blow does not work its way through a plate', () => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [0.00245, 2, 2] } });
    const capsule = world.add({
      kind: 'rigid',
      shape: { kind: 'capsule', radius: 0.01, halfHeight: 0.03 },
      position: [-5.400011297380988, 0.07632013522088528, 0],
      velocity: [152.31336700318508, 0, 0],
      angularVelocity: [-2.118088199882146, 4.088044807993198, -21.661917392038863],
      continuous: true,
    });
    let energy = world.energy().total;
    for (let i = 0; i < 30; i++) {
      world.step(1 / 30);
      expect(capsule.position[0]).toBeLessThan(0);
      expect(world.energy().total).toBeLessThan(energy * (1 + 1e-4));
      energy = world.energy().total;
    }
  });

  it('what a driven plate gives to a body that it sweeps up is in the sums of the forces', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const plate = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [0.005, 1, 1] },
      velocity: [-20, 0, 0],
    });
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.02 },
      mass: 0.5,
      position: [-1, 0, 0],
    });
    const dt = 1 / 60;
    let pushed = 0;
    for (let i = 0; i < 10; i++) {
      world.step(dt);
      pushed += dt * ball.contactForce[0];
      expect(plate.contactForce[0]).toBeCloseTo(-ball.contactForce[0], 9);
      const [pair] = [...world.contactPairs()];
      expect(pair?.impulse[0] ?? 0).toBeCloseTo(
        dt * (pair?.bodyA === plate ? plate : ball).contactForce[0],
        9,
      );
    }
    expect(pushed).toBeCloseTo(0.5 * ball.velocity[0], 9);
    expect(ball.velocity[0]).toBeLessThan(-15);
  });
});
