/** What a console shows of a world's objects: a line, not the insides. */
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { World } from './index.js';

function pendulum() {
  const world = new World();
  const post = world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [1, 1, 1] } });
  const bob = world.add({
    kind: 'rigid',
    name: 'bob',
    shape: { kind: 'sphere', radius: 0.1 },
    position: [0, -1 / 3, 2],
  });
  const joint = world.addJoint({ kind: 'ball', name: 'hook', a: post, b: bob, anchor: [0, 0, 0] });
  return { world, post, bob, joint };
}

it('a body, a joint and a world are a line each', () => {
  const { world, post, bob, joint } = pendulum();
  const postLine = `Body ${post.handle} (static box) at [0, 0, 0]`;
  const bobLine = `Body 'bob' ${bob.handle} (rigid sphere) at [0, -0.333333, 2]`;
  expect(inspect(post)).toBe(postLine);
  expect(inspect(bob)).toBe(bobLine);
  expect(String(bob)).toBe(bobLine);
  expect(inspect(joint)).toBe(`Joint 'hook' ${joint.handle} (ball) of ${postLine} and ${bobLine}`);
  world.step(1 / 60);
  expect(inspect(world)).toBe('World at step 1, 0.0166667 s (bodies: 2, joints: 1)');
});

it('a contact is shown with its bodies in a few lines', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 0.5, 0] });
  world.step(1 / 60);
  const [contact] = world.contacts();
  const text = inspect(contact);
  expect(text).toContain('rigid sphere');
  expect(text).toContain('static plane');
  expect(text.split('\n').length).toBeLessThan(16);
});

it('what was removed says so instead of throwing', () => {
  const { world, bob, joint } = pendulum();
  world.remove(bob);
  expect(inspect(bob)).toBe(`Body ${bob.handle} (removed)`);
  expect(inspect(joint)).toBe(`Joint ${joint.handle} (removed)`);
});

it('a soft body has no shape of its own to name', () => {
  const world = new World();
  const cube = world.add({ kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } });
  expect(inspect(cube)).toBe(`Body ${cube.handle} (soft) at [0, 0, 0]`);
});
