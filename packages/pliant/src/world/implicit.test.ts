/** A user's own φ as a shape: of colliders that stand still and of bodies that fall, under every response. */
import { describe, expect, it } from 'vitest';
import { defineImplicit } from '../geometry/solids/define-implicit.js';
import { World } from '../index.js';

const box = { min: [-1, -1, -1], max: [1, 1, 1] } as const;

/** A ball of 0.5 m, as a distance and as a square, which grows faster than the distance. */
defineImplicit('ball of the tests', {
  ...box,
  distance: (x, y, z) => Math.sqrt(x * x + y * y + z * z) - 0.5,
});
defineImplicit('square of the tests', { ...box, distance: (x, y, z) => 4 * (x * x + y * y + z * z) - 1 });
/** A bowl: a ball of 1 m cut out of a block. */
defineImplicit('bowl of the tests', {
  min: [-1.2, -1.2, -1.2],
  max: [1.2, 0, 1.2],
  distance: (x, y, z) =>
    Math.max(1 - Math.sqrt(x * x + y * y + z * z), Math.abs(x) - 1.2, Math.abs(z) - 1.2, y, -1.2 - y),
});

describe.each(['ball of the tests', 'square of the tests'])(
  "a body whose shape is the function '%s'",
  (name) => {
    it('weighs what a ball weighs, and rests on a floor and under a box as a ball does', () => {
      const world = new World();
      world.add({ kind: 'static', shape: { kind: 'plane' } });
      const ball = world.add({ kind: 'rigid', shape: { kind: 'implicit', name }, position: [0, 0.6, 0] });
      expect(ball.mass / ((4 / 3) * Math.PI * 0.125 * 1000)).toBeCloseTo(1, 2);
      for (let s = 0; s < 120; s++) world.step(1 / 60);
      expect(Math.abs(ball.position[1] - 0.5)).toBeLessThan(0.01);
    });
  },
);

describe.each(['impulse', 'constraint', 'penalty', 'impulse-averaged'])('a bowl under %s', (response) => {
  it.each([
    { kind: 'sphere', radius: 0.2 },
    { kind: 'box', halfExtents: [0.2, 0.1, 0.15] },
    { kind: 'capsule', radius: 0.1, halfHeight: 0.15 },
  ] as const)('holds a $kind at its bottom', (shape) => {
    const world = new World();
    world.setMethod('response', response);
    world.add({ kind: 'static', shape: { kind: 'implicit', name: 'bowl of the tests' }, friction: 0.3 });
    const body = world.add({
      kind: 'rigid',
      shape,
      position: [0.3, -0.3, 0.1],
      friction: 0.3,
      angularDamping: 1,
    });
    const before = world.energy().total;
    for (let s = 0; s < 240; s++) {
      world.step(1 / 60);
      expect(Math.hypot(...body.position)).toBeLessThan(0.95);
    }
    expect(world.energy().total).toBeLessThan(before);
    expect(body.position[1]).toBeLessThan(-0.6);
  });
});

it('a snapshot holds the name, and goes on to the bit', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'implicit', name: 'bowl of the tests' } });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [0.3, -0.3, 0.1] });
  for (let s = 0; s < 20; s++) world.step(1 / 60);
  const copy = World.restore(world.snapshot());
  for (let s = 0; s < 40; s++) {
    world.step(1 / 60);
    copy.step(1 / 60);
  }
  expect(copy.hash()).toBe(world.hash());
});

it('a function that grows ten times slower than the distance is as deep as one that is the distance', () => {
  defineImplicit('slow of the tests', { ...box, distance: (x, y, z) => 0.1 * (Math.hypot(x, y, z) - 0.5) });
  const heights = ['ball of the tests', 'slow of the tests'].map((name) => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'implicit', name } });
    const load = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [0, 0.8, 0] });
    for (let s = 0; s < 30; s++) world.step(1 / 60);
    return load.position[1];
  });
  expect(heights[0]).toBeCloseTo(0.7, 3);
  expect(heights[1]).toBeCloseTo(heights[0], 6);
});

it('a function that fails while the world runs is told once, with its body and place', () => {
  let fails = false;
  defineImplicit('failing of the tests', {
    ...box,
    distance: (x, y, z) => (fails ? Number.NaN : Math.hypot(x, y, z) - 0.5),
  });
  const world = new World();
  const stone = world.add({
    kind: 'static',
    name: 'stone',
    shape: { kind: 'implicit', name: 'failing of the tests' },
  });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [0, 0.8, 0] });
  world.step(1 / 60);
  expect(world.troubles()).toEqual([]);
  fails = true;
  for (let s = 0; s < 30; s++) world.step(1 / 60);
  const told = world.troubles().filter(({ code }) => code === 'shape-failed');
  expect(told).toHaveLength(1);
  expect(told[0].body).toBe(stone.handle);
  expect(told[0].sentence).toMatch(/'stone' gives no number at \(/);
});

function assertNever(): never {
  throw new Error('never');
}

describe('what is not there or not right is refused', () => {
  it('a name that the program has not defined', () => {
    const bodies = [{ kind: 'static', shape: { kind: 'implicit', name: 'none' } }] as const;
    expect(() => World.fromScene({ pliant: 1, name: 'x', description: 'x', bodies })).toThrow(
      /defineImplicit/,
    );
  });

  it('a function in JSON, and a wrong definition', () => {
    expect(() =>
      new World().add({ kind: 'static', shape: { kind: 'implicit', distance: () => 1 } as never }),
    ).toThrow(/name/);
    expect(() => defineImplicit('ball of the tests', { ...box, distance: () => 1 })).toThrow(/another name/);
    expect(() => defineImplicit('', { ...box, distance: () => 1 })).toThrow(/needs a name/);
    expect(() => defineImplicit('a', { ...box, distance: 1 as never })).toThrow(/function/);
    expect(() => defineImplicit('b', { min: [0, 0, 0], max: [1, 0, 1], distance: () => 1 })).toThrow(
      /corners/,
    );
  });

  it('a function without an inside; one that throws or has gaps holds nothing there and breaks no step', () => {
    defineImplicit('empty', { ...box, distance: () => 1 });
    expect(() => new World().add({ kind: 'static', shape: { kind: 'implicit', name: 'empty' } })).toThrow(
      /no solid/,
    );
    let isBroken = false;
    defineImplicit('gaps', {
      ...box,
      distance: (x, y, z) => {
        if (isBroken && x > 0) throw new Error('no');
        return isBroken && z > 0 ? Number.NaN : y;
      },
    });
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'implicit', name: 'gaps' } });
    const held = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.1 },
      position: [-0.5, 0.2, -0.5],
    });
    isBroken = true;
    for (let s = 0; s < 60; s++) world.step(1 / 60);
    expect(held.position[1]).toBeCloseTo(0.1, 2);
  });

  it('a function that gives no number, jumps at its surface or is flat there', () => {
    const tries: [string, (x: number, y: number, z: number) => unknown, RegExp][] = [
      ['no number', (x) => (x > 0.5 ? Number.NaN : x), /gives no number at \(0\.\d/],
      ['text', () => '1', /gives no number/],
      ['throws', () => assertNever(), /throws \(never\)/],
      ['in or out', (x, y, z) => (x * x + y * y + z * z < 0.25 ? -1 : 1), /jumps from -1 to 1/],
      ['cube of the distance', (x, y, z) => (Math.hypot(x, y, z) - 0.5) ** 3, /is flat at its surface/],
    ];
    for (const [name, distance, sentence] of tries)
      expect(() => defineImplicit(name, { ...box, distance: distance as never })).toThrow(sentence);
  });
});
