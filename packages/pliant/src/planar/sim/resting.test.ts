/** What stands is solved in one substep of a step: it stays as it is, and a load that comes is felt at once. */
import { expect, test } from 'vitest';
import { Polygon } from '../polygon.js';
import type { ImpulseResponse } from './impulse-response.js';
import { PlanarWorld } from './planar-world.js';
import { RigidBody } from './rigid-body.js';

/** Rows of boxes of 1 m on a floor, each on two below. */
function pyramid(rows: number): PlanarWorld {
  const world = new PlanarWorld({ gravity: [0, -9.81], response: 'impulse', friction: 0.6 });
  world.add(new RigidBody(Polygon.box(4 * rows, 1, 0, -0.5), { motion: 'fixed' }));
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < rows - row; k++)
      world.add(new RigidBody(Polygon.box(1, 1, 1.05 * (k - (rows - row - 1) / 2), row + 0.5)));
  }
  return world;
}

const steps = (world: PlanarWorld, count: number) => {
  for (let k = 0; k < count; k++) world.step(1 / 60);
};

const places = (world: PlanarWorld) =>
  world.bodies.flatMap((body) => {
    const { x, y, angle } = body as RigidBody;
    return [x, y, angle];
  });

/** Contacts of the last look that were left alone. */
function idle(world: PlanarWorld): readonly [number, number] {
  const { rows } = (world as unknown as { responder: ImpulseResponse }).responder;
  let count = 0;
  for (let row = 0; row < rows.count; row++) count += rows.idle[row];
  return [count, rows.count];
}

test('a pyramid at rest is left alone and stays; all of it was solved eight times a step', () => {
  const world = pyramid(6);
  steps(world, 600);
  const [left, all] = idle(world);
  expect(left).toBe(all);
  expect(all).toBeGreaterThan(60);
  const before = places(world);
  steps(world, 600);
  const creep = places(world).map((value, k) => Math.abs(value - before[k]));
  expect(Math.max(...creep)).toBeLessThan(1e-9);
});

test('a restored pyramid goes on with the same numbers', () => {
  const world = pyramid(5);
  steps(world, 500);
  const snapshot = world.snapshot();
  steps(world, 100);
  const hash = world.hash();
  world.restore(snapshot);
  steps(world, 100);
  expect(world.hash()).toBe(hash);
});

test('what rests feels a blow and a load at once', () => {
  const world = pyramid(3);
  steps(world, 600);
  const bodies = world.bodies as RigidBody[];
  const top = bodies[6];
  const { x } = top;
  top.vx = 0.5;
  steps(world, 1);
  // Friction of 0.6 takes 0.098 m/s a step.
  expect(top.x - x).toBeGreaterThan(0.5 * 0.4 * (1 / 60));
  steps(world, 300);
  expect(idle(world)[0]).toBe(idle(world)[1]);
  const load = world.add(new RigidBody(Polygon.box(1, 1, 0, 3.6), { velocity: [0, -1] }));
  steps(world, 60);
  expect(Math.abs(load.y - 3.5)).toBeLessThan(0.02);
});

test('a plank at rest falls as soon as one of its supports is pulled away', () => {
  const world = new PlanarWorld({ gravity: [0, -9.81], response: 'impulse', friction: 0.2 });
  world.add(new RigidBody(Polygon.box(60, 1, 0, -0.5), { motion: 'fixed' }));
  const left = world.add(new RigidBody(Polygon.box(0.5, 1, -1, 0.5)));
  world.add(new RigidBody(Polygon.box(0.5, 1, 1, 0.5)));
  const plank = world.add(new RigidBody(Polygon.box(3, 0.2, 0, 1.1)));
  steps(world, 400);
  expect(idle(world)[0]).toBe(idle(world)[1]);
  left.vx = -12;
  steps(world, 60);
  expect(plank.angle).toBeGreaterThan(0.2);
});

test('one group moves while another rests, also in the step in which a body is added; warm starts were lost', () => {
  const world = pyramid(3);
  steps(world, 400);
  const ball = world.add(new RigidBody(Polygon.box(0.5, 0.5, 5, 0.25), { velocity: [-0.3, 0] }));
  steps(world, 1);
  const [left, all] = idle(world);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  // Slides s = v²/(2µg) and stops.
  steps(world, 100);
  expect(Math.abs(5 - ball.x - (0.3 * 0.3) / (2 * 0.6 * 9.81))).toBeLessThan(2e-3);
});
