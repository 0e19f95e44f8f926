/** The lecture's impulse: exact for particles, Coulomb's law for a sliding one, momentum kept for boxes. */
import { expect, test } from 'vitest';
import { World } from '../world/index.js';

function open(gravity: [number, number, number]): World {
  const world = new World({ gravity, substeps: 1, sleeping: false });
  world.setMethod('response', 'impulse-averaged');
  return world;
}

test('two spheres on a line part as momentum and restitution say', () => {
  const world = open([0, 0, 0]);
  const shape = { kind: 'sphere', radius: 0.5 } as const;
  const a = world.add({
    kind: 'rigid',
    shape,
    mass: 1,
    position: [-1, 0, 0],
    velocity: [2, 0, 0],
    restitution: 0.8,
  });
  const b = world.add({ kind: 'rigid', shape, mass: 3, position: [1, 0, 0], velocity: [-1, 0, 0] });
  for (let i = 0; i < 120; i++) world.step(1 / 120);
  expect(a.velocity[0]).toBeCloseTo(-2.05, 9);
  expect(b.velocity[0]).toBeCloseTo(0.35, 9);
});

test.each([
  ['slides on with a = 1 − μ_T (1 + μ_N) |u_N| / |u_T|', 0.2, 3 * (1 - 0.2 * 1.5 * (2 / 3))],
  ['sticks when friction could more than stop it', 2, 0],
])('a sphere that hits a floor at an angle %s', (_, mu, sliding) => {
  const world = open([0, 0, 0]);
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: mu, restitution: 0.5 });
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.1 },
    mass: 1,
    friction: mu,
    position: [0, 0.3, 0],
    velocity: [3, -2, 0],
  });
  for (let i = 0; i < 60; i++) world.step(1 / 240);
  expect(ball.velocity[1]).toBeCloseTo(1, 9);
  // Of the surface, where the impulse acts.
  const surface = ball.velocity[0] + 0.1 * ball.angularVelocity[2];
  expect(surface).toBeCloseTo(sliding, 2);
});

test('boxes that collide keep momentum and angular momentum', () => {
  const world = open([0, 0, 0]);
  for (let i = 0; i < 4; i++) {
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.25] },
      mass: 1 + i,
      restitution: 0.5,
      position: [i * 0.7, 0.1 * i, 0],
      velocity: [2 - i, 0, 0.1 * i],
      angularVelocity: [i, 1, -1],
    });
  }
  const before = world.momentum();
  let touched = 0;
  for (let i = 0; i < 240; i++) {
    world.step(1 / 240);
    touched += [...world.contacts()].length;
  }
  const after = world.momentum();
  expect(touched).toBeGreaterThan(0);
  for (let k = 0; k < 3; k++) {
    expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-11);
    expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-10);
  }
});
