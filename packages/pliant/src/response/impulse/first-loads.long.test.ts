/**
 * A large structure that is put down carries itself in its first step. Passes alone had the floor under 75 rows carry
 * 53 % of their weight then, while the upper rows fell at 0.16 m/s; a pyramid of 100 rows fell apart from that.
 */
import { expect, it } from 'vitest';
import { World } from '../../index.js';

const ROWS = 80;
const G = 9.81;
const DENSITY = 500;

/** `up` is the axis of the world along which the pyramid stands. */
function pyramid(up: number): World {
  const along = (up + 2) % 3;
  const vector = (height: number, aside: number): [number, number, number] => {
    const v: [number, number, number] = [0, 0, 0];
    v[up] = height;
    v[along] = aside;
    return v;
  };
  const world = new World({ sleeping: false, gravity: vector(-G, 0) });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: vector(1, 0) }, friction: 0.6, name: 'floor' });
  for (let row = 0; row < ROWS; row++) {
    for (let i = 0; i < ROWS - row; i++) {
      const position = vector(row + 0.5, (i - (ROWS - row - 1) / 2) * 1.05);
      const shape = { kind: 'box', halfExtents: [0.5, 0.5, 0.5] } as const;
      world.add({ kind: 'rigid', shape, density: DENSITY, friction: 0.6, position });
    }
  }
  return world;
}

it.each([0, 1])('eighty rows along axis %d stand on the floor with all their weight at once', (up) => {
  const world = pyramid(up);
  world.step(1 / 60);
  const weight = (ROWS * (ROWS + 1) * DENSITY * G) / 2;
  let fastest = 0;
  let carried = 0;
  for (const body of world) {
    fastest = Math.max(fastest, Math.hypot(...body.velocity));
    if (body.kind === 'static') carried = -body.contactForce[up];
  }
  expect(carried / weight).toBeGreaterThan(0.97);
  expect(carried / weight).toBeLessThan(1.03);
  // A fifth of what gravity gives within the step.
  expect(fastest).toBeLessThan(0.2 * (G / 60));
});
