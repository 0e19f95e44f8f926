/** Edges that meet side by side touch in both ends of what they share. */
import { expect, test } from 'vitest';
import { World } from '../world/index.js';

/** A prism with ridges along z, from −1 to 1, half a metre above and below its centre. */
const PRISM = {
  kind: 'hull' as const,
  points: [-1, 1].flatMap((z) => [0, 0.5, z, 0, -0.5, z, 0.5, 0, z, -0.5, 0, z]),
};

test('a prism that lands on the ridge of another neither spins nor sinks in', () => {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: PRISM });
  const body = world.add({
    kind: 'rigid',
    shape: PRISM,
    mass: 1,
    position: [0, 1.2, 0.6],
    velocity: [0, -2, 0],
    friction: 0,
  });
  let most = 0;
  let deepest = 0;
  for (let i = 0; i < 12; i++) {
    world.step(1 / 60);
    const contacts = [...world.contacts()];
    most = Math.max(most, contacts.length);
    for (const { depth } of contacts) deepest = Math.max(deepest, depth);
    // One end alone would throw it round x, by radians per second.
    expect(Math.abs(body.angularVelocity[0])).toBeLessThan(0.1);
  }
  expect(most).toBeGreaterThanOrEqual(2);
  expect(deepest).toBeLessThan(5e-3);
});

test('ridges that cross touch in one point', () => {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  const s = Math.sin(Math.PI / 4);
  world.add({ kind: 'static', shape: PRISM });
  world.add({ kind: 'rigid', shape: PRISM, mass: 1, position: [0.1, 0.999, 0.2], orientation: [0, s, 0, s] });
  world.step(1e-9);
  const contacts = [...world.contacts()];
  expect(contacts).toHaveLength(1);
  expect(Math.abs(contacts[0].depth - 1e-3)).toBeLessThan(1e-9);
  for (const [k, x] of [0, 0.4995, 0.2].entries())
    expect(Math.abs(contacts[0].point[k] - x)).toBeLessThan(1e-9);
});
