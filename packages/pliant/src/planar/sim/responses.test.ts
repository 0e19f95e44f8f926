/** What the responses once got wrong: bodies without a corner inside, impacts that made energy, stacks that sank. */
import { describe, expect, it } from 'vitest';
import { Polygon } from '../polygon.js';
import { OutlineBody } from './outline-body.js';
import { PLANAR_RESPONSES, PlanarWorld, type PlanarWorldOptions } from './planar-world.js';
import { RigidBody } from './rigid-body.js';

const ground = () => new RigidBody(Polygon.box(20, 1, 0, -0.5), { motion: 'fixed' });

/** Outline [m], spin [rad/s], speed [m/s] and density [kg/m²]. */
const BARS: readonly (readonly [number[], number, number, number])[] = [
  [[-0.019981, 0.037446, -0.054341, 0.074126, -0.055409, 0.073126, -0.021049, 0.036446], 2.8165, -0.05, 3.1],
  [[0.043841, 0.079666, 0.030029, 0.031341, 0.031549, 0.030906, 0.045361, 0.079231], -2.84, -0.26, 4.6],
  [[-0.014405, 0.145318, -0.062133, 0.129566, -0.060985, 0.126086, -0.013257, 0.141838], 1.454, -0.006, 0.47],
  [[0.061421, 0.144179, 0.013001, 0.130704, 0.013969, 0.127225, 0.062389, 0.1407], 2.19, -0.125, 1.29],
  [[-0.05457, 0.234803, -0.023222, 0.195517, -0.02082, 0.197433, -0.052168, 0.236719], -2.587, -0.259, 1.22],
];

describe.each(PLANAR_RESPONSES)('%s', (response) => {
  it('holds a box that falls squarely on an equal one, also shifted by 1e-6', () => {
    for (const shift of [0, 1e-6, 0.1]) {
      const world = new PlanarWorld({ gravity: [0, -9.81], response });
      world.add(new RigidBody(Polygon.box(1, 1), { motion: 'fixed' }));
      const box = world.add(new RigidBody(Polygon.box(1, 1, shift, 1.05)));
      for (let k = 0; k < 240; k++) world.step(1 / 240);
      expect(Math.abs(box.y - 1), `shift ${shift}`).toBeLessThan(0.01);
    }
  });

  it('stops a thin fast bar at the corner of a diamond', () => {
    const world = new PlanarWorld({ gravity: [0, -9.81], response });
    world.add(new RigidBody(Polygon.from([0, -1, 1, 0, 0, 1, -1, 0]), { motion: 'fixed' }));
    const bar = world.add(new RigidBody(Polygon.box(3, 0.02, 0, 1.03), { velocity: [0, -12] }));
    for (let k = 0; k < 30; k++) world.step(1 / 240);
    expect(bar.y).toBeGreaterThan(0.99);
  });

  it('keeps bars of a millimetre apart that fall on each other at a metre a second', () => {
    const world = new PlanarWorld({ gravity: [0, -9.81], response, friction: 0 });
    world.add(new RigidBody(Polygon.box(0.4, 0.1, 0, -0.05), { motion: 'fixed' }));
    for (const [ring, spin, speed, density] of BARS)
      world.add(new RigidBody(Polygon.from(ring), { spin, velocity: [0, speed], density }));
    // At every look, for a bar may have passed before the step ends.
    let deepest = 0;
    const detect = world.detect.bind(world);
    world.detect = () => {
      const { count, starts, bodiesA, bodiesB, rows } = detect();
      for (let k = 0; k < count; k++) {
        const thin = Math.min(world.bodies[bodiesA[k]].thickness, world.bodies[bodiesB[k]].thickness);
        for (let row = starts[k]; row < starts[k + 1]; row++)
          deepest = Math.max(deepest, -rows.distances[row] / thin);
      }
      return world.pairs;
    };
    for (let k = 0; k < 24; k++) {
      world.step(1 / 90);
      world.residualDepth();
    }
    // Beyond half of its thickness a bar is pushed out on the other side; it was 0.58 of it.
    expect(deepest).toBeLessThan(0.5);
  });

  it('keeps five boxes on each other apart', () => {
    const world = new PlanarWorld({ gravity: [0, -9.81], response, friction: 0.5, restitution: 0 });
    world.add(ground());
    const boxes = [0, 1, 2, 3, 4].map((k) => world.add(new RigidBody(Polygon.box(1, 1, 0, 0.5 + 1.002 * k))));
    for (let k = 0; k < 240; k++) world.step(1 / 240);
    for (const [k, box] of boxes.entries()) {
      expect(Math.abs(box.y - 0.5 - k)).toBeLessThan(0.015);
      expect(Math.abs(box.x)).toBeLessThan(0.01);
    }
  });

  it('holds a deformable outline on the ground without adding energy', () => {
    const world = new PlanarWorld({ gravity: [0, -9.81], response, restitution: 0 });
    world.add(ground());
    const ring: number[] = [];
    for (let k = 0; k < 24; k++)
      ring.push(0.5 * Math.cos((Math.PI * k) / 12), 0.62 + 0.5 * Math.sin((Math.PI * k) / 12));
    const soft = world.add(
      new OutlineBody(Polygon.from(ring), { mass: 0.05, stiffness: 400, damping: 0.4, anchor: 2 }),
    );
    const before = world.energy() + world.potential();
    for (let k = 0; k < 480; k++) {
      world.step(1 / 240);
      expect(world.energy() + world.potential() + world.contactEnergy()).toBeLessThan(before * 1.001);
    }
    const lowest = Math.min(...soft.polygon.positions.filter((_, k) => k % 2 === 1));
    expect(lowest).toBeGreaterThan(-0.02);
  });

  it('gives the same numbers twice, and goes on from a snapshot with the same numbers', () => {
    const make = () => {
      const world = new PlanarWorld({ gravity: [0, -9.81], response });
      world.add(ground());
      for (let k = 0; k < 3; k++)
        world.add(new RigidBody(Polygon.box(1, 0.5, 0.2 * k, 0.4 + 0.6 * k), { spin: 0.3 }));
      return world;
    };
    const [one, two] = [make(), make()];
    for (let k = 0; k < 60; k++) one.step(1 / 240);
    const kept = one.snapshot();
    for (let k = 0; k < 60; k++) one.step(1 / 240);
    for (let k = 0; k < 120; k++) two.step(1 / 240);
    expect(two.hash()).toBe(one.hash());
    two.restore(kept);
    expect(two.time).toBeCloseTo(0.25, 12);
    for (let k = 0; k < 60; k++) two.step(1 / 240);
    expect(two.hash()).toBe(one.hash());
  });
});

describe('backtracking is exact', () => {
  const meet = (options: PlanarWorldOptions, offset: number) => {
    const world = new PlanarWorld({ response: 'backtracking', friction: 0, ...options });
    const a = world.add(new RigidBody(Polygon.box(1, 1, -2, 0), { velocity: [3, 0] }));
    const b = world.add(new RigidBody(Polygon.box(1, 1, 2, offset), { velocity: [-1, 0] }));
    const before = world.momentum();
    for (let k = 0; k < 480; k++) world.step(1 / 240);
    const after = world.momentum();
    for (const key of ['x', 'y', 'angular'] as const) expect(after[key]).toBeCloseTo(before[key], 9);
    return { world, a, b };
  };

  it('in energy with e = 1, dead centre and off it', () => {
    for (const offset of [0, 0.2, 0.4, 0.7]) {
      expect(meet({ restitution: 1 }, offset).world.energy(), `offset ${offset}`).toBeCloseTo(5, 7);
    }
  });

  it('in restitution, without spin, dead centre', () => {
    for (const restitution of [0, 0.3, 0.5, 1]) {
      const { a, b } = meet({ restitution }, 0);
      expect((b.vx - a.vx) / 4).toBeCloseTo(restitution, 6);
      expect(a.spin).toBeCloseTo(0, 9);
    }
  });

  it('in the heights of a bouncing box', () => {
    const world = new PlanarWorld({
      gravity: [0, -9.81],
      response: 'backtracking',
      restitution: 0.8,
      friction: 0,
      threshold: 0.005,
    });
    world.add(ground());
    const box = world.add(new RigidBody(Polygon.box(1, 1, 0, 2.5)));
    const tops: number[] = [];
    for (let k = 0, last = 0; k < 720; k++) {
      world.step(1 / 240);
      if (last > 0 && box.vy <= 0) tops.push(box.y - 0.5);
      last = box.vy;
    }
    expect(tops[0]).toBeCloseTo(2 * 0.64, 2);
    expect(tops[1]).toBeCloseTo(2 * 0.64 * 0.64, 2);
  });
});

it('impulse holds a stack of ten boxes where it stands', () => {
  const world = new PlanarWorld({ gravity: [0, -9.81], response: 'impulse', friction: 0.5, restitution: 0 });
  world.add(ground());
  const boxes = Array.from({ length: 10 }, (_, k) => world.add(new RigidBody(Polygon.box(1, 1, 0, 0.5 + k))));
  for (let k = 0; k < 300; k++) world.step(1 / 60);
  for (const [k, box] of boxes.entries()) {
    expect(Math.hypot(box.x, box.y - 0.5 - k)).toBeLessThan(0.01);
    expect(Math.abs(box.angle)).toBeLessThan(0.01);
  }
});

it('refuses options that make no sense, naming them', () => {
  for (const [options, path] of [
    [{ stiffness: Number.NaN }, 'stiffness'],
    [{ friction: -1 }, 'friction'],
    [{ restitution: Number.POSITIVE_INFINITY }, 'restitution'],
    [{ gravity: ['a', 1] }, 'gravity'],
    [{ threshold: 0 }, 'threshold'],
  ] as const) {
    expect(() => new PlanarWorld(options as never)).toThrow(path);
  }
  expect(() => new OutlineBody(Polygon.box(1, 1), { mass: 0, stiffness: 1 })).toThrow('mass');
  expect(() => new RigidBody(Polygon.box(1, 1), { velocity: [Number.NaN, 0] })).toThrow('velocity');
});
