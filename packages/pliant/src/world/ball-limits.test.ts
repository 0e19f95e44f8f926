/** A ball joint with a cone and a twist: it is free inside, and goes no farther. */
import { describe, expect, test } from 'vitest';
import { type Body, World } from './index.js';

interface Limits {
  readonly cone?: number;
  readonly twist?: { readonly min: number; readonly max: number };
}

/** A rod that hangs from a post by one end, its axis down. */
function rod(
  limits: Limits,
  gravity: [number, number, number] = [0, -9.81, 0],
): { world: World; body: Body } {
  const world = new World({ gravity, sleeping: false });
  const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 } });
  const body = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.05, 0.4, 0.1] },
    position: [0, -0.5, 0],
  });
  const isLimited = limits.cone !== undefined || limits.twist !== undefined;
  world.addJoint({
    kind: 'ball',
    a: post,
    b: body,
    anchor: [0, 0, 0],
    ...(isLimited && { axis: [0, -1, 0] as const }),
    ...limits,
  });
  return { world, body };
}

/** How far the axis of the rod leans from straight down [rad]. */
function lean({ orientation: [x, y, z, w] }: Body): number {
  const down = [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)];
  return Math.atan2(Math.hypot(down[0], down[2]), down[1]);
}

/** How far the rod is turned about its axis, by swing and twist [rad]; about −y, as the joint has it. */
const twistOf = ({ orientation: [, y, , w] }: Body): number => -2 * Math.atan(y / w);

describe('a cone', () => {
  test.each([0, 1, 2, 3, 4, 5])('stops a swing in direction %i at its angle', (direction) => {
    const { world, body } = rod({ cone: 0.6 });
    const angle = (2 * Math.PI * direction) / 6 + 0.1;
    body.velocity = [3 * Math.cos(angle), 0, 3 * Math.sin(angle)];
    body.angularVelocity = [-6 * Math.sin(angle), 0, 6 * Math.cos(angle)];
    let most = 0;
    for (let i = 0; i < 90; i++) {
      world.step(1 / 120);
      most = Math.max(most, lean(body));
    }
    expect(most).toBeGreaterThan(0.59);
    expect(most).toBeLessThan(0.605);
    expect(world.troubles()).toEqual([]);
  });

  test('holds a rod that gravity pulls sideways at just its angle', () => {
    const { world, body } = rod({ cone: 0.6 }, [8, -1, 3]);
    body.set({ angularDamping: 4 });
    for (let i = 0; i < 900; i++) world.step(1 / 120);
    expect(lean(body)).toBeCloseTo(0.6, 3);
    expect(Math.hypot(...body.velocity)).toBeLessThan(1e-3);
  });

  test('leaves what is inside alone: the same motion as without', () => {
    const [limited, free] = [rod({ cone: 1.2, twist: { min: -1, max: 1 } }), rod({})];
    for (const { world, body } of [limited, free]) {
      body.angularVelocity = [0, 0, 1.5];
      body.velocity = [0.75, 0, 0];
      for (let i = 0; i < 120; i++) world.step(1 / 120);
    }
    for (let k = 0; k < 3; k++)
      expect(Math.abs(limited.body.position[k] - free.body.position[k])).toBeLessThan(1e-9);
  });
});

describe('a twist', () => {
  test.each([
    [2, 0.5],
    [-2, -0.9],
  ])('at %f rad/s ends at %f rad, also where the rod leans', (speed, end) => {
    for (const side of [0, 1.5]) {
      const { world, body } = rod({ twist: { min: -0.9, max: 0.5 } });
      body.angularVelocity = [0, -speed, side];
      body.velocity = [0.5 * side, 0, 0];
      let most = 0;
      for (let i = 0; i < 120; i++) {
        world.step(1 / 240);
        most = Math.max(most, Math.sign(speed) * twistOf(body));
      }
      expect(most).toBeGreaterThan(Math.abs(end) - 0.02);
      expect(most).toBeLessThan(Math.abs(end) + 0.005);
    }
  });
});

test('a restored world goes on with the same bits', () => {
  const { world, body } = rod({ cone: 0.4, twist: { min: -0.2, max: 0.2 } });
  body.angularVelocity = [2, 5, 4];
  for (let i = 0; i < 40; i++) world.step(1 / 120);
  const twin = World.restore(world.snapshot());
  for (let i = 0; i < 40; i++) {
    world.step(1 / 120);
    twin.step(1 / 120);
  }
  expect(twin.hash()).toBe(world.hash());
});

test('limits without an axis are refused', () => {
  const world = new World();
  const a = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 1 } });
  const b = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
  expect(() => world.addJoint({ kind: 'ball', a, b, anchor: [0, 0, 0], cone: 0.5 })).toThrow(
    /'cone' and 'twist' need an 'axis'/,
  );
});
