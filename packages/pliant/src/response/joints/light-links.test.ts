/** Light bodies at the end of heavier ones: contacts and joints see the same masses, and bodies that are held together are one. */
import { expect, test } from 'vitest';
import { type Body, World } from '../../world/index.js';

const turned = [0, 0, Math.SQRT1_2, Math.SQRT1_2] as const;

/** A link of an arm along x. */
const link = (world: World, x: number, mass: number): Body =>
  world.add({
    kind: 'rigid',
    shape: { kind: 'capsule', radius: 0.01, halfHeight: 0.04 },
    orientation: turned,
    position: [x, 0, 0],
    mass,
  });

test.each([10, 100, 1000, 1e4])(
  'a ball on a tip that is %d times lighter than the arm adds no energy',
  (lighter) => {
    const world = new World();
    const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.01 }, mask: 0 });
    const arm = link(world, 0.06, 0.02);
    const tip = link(world, 0.18, 0.02 / lighter);
    world.addJoint({ kind: 'hinge', a: post, b: arm, anchor: [0, 0, 0], axis: [0, 0, 1] });
    world.addJoint({
      kind: 'hinge',
      a: arm,
      b: tip,
      anchor: [0.12, 0, 0],
      axis: [0, 0, 1],
      limits: { min: -0.5, max: 0.5 },
    });
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.03 },
      mass: 0.003,
      position: [0.18, 0.06, 0.002],
      velocity: [0, -3, 0],
    });
    const before = world.energy().total;
    for (let n = 0; n < 60; n++) {
      world.step(1 / 60);
      expect(world.energy().total).toBeLessThan(1.01 * before);
    }
    expect(world.troubles()).toEqual([]);
  },
);

test('bodies that fixed joints hold together don’t touch each other, however they are joined', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const trunk = link(world, 0, 1);
  const parts = [1, 2, 3].map(() => link(world, 0.05, 1e-3));
  for (const part of parts) world.addJoint({ kind: 'fixed', a: trunk, b: part, anchor: [0, 0, 0] });
  const other = link(world, 0.06, 1e-3);
  for (let n = 0; n < 10; n++) world.step(1 / 60);
  for (const { bodyA, bodyB } of world.contactPairs())
    expect([bodyA.handle, bodyB.handle]).toContain(other.handle);
  expect([...world.contactPairs()].length).toBeGreaterThan(0);
});
