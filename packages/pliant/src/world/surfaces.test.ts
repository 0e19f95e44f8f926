import { describe, expect, test } from 'vitest';
import { oneWayPlatform } from '../controllers/index.js';
import type { BodyDefinition } from '../scene/index.js';
import { type Body, type ContactHook, World } from './index.js';

const DT = 1 / 60;
const G = 9.81;

function run(world: World, seconds: number): void {
  for (let n = 0; n < Math.round(seconds / DT); n++) world.step(DT);
}

const floor = (more: object = {}): BodyDefinition => ({
  kind: 'static',
  shape: { kind: 'plane', normal: [0, 1, 0] },
  ...more,
});
const box = (more: object = {}): BodyDefinition => ({
  kind: 'rigid',
  shape: { kind: 'box', halfExtents: [0.4, 0.1, 0.4] },
  position: [0, 0.1, 0],
  ...more,
});
const ball = (more: object = {}): BodyDefinition => ({
  kind: 'rigid',
  shape: { kind: 'sphere', radius: 0.1 },
  position: [0, 1, 0],
  ...more,
});

/** Friction that a box on the floor feels, from how it slows down. */
function feltFriction(world: World, sliding: Body): number {
  run(world, 0.1);
  const before = sliding.velocity[0];
  run(world, 0.3);
  return (before - sliding.velocity[0]) / (0.3 * G);
}

describe('rules by which friction and restitution are combined', () => {
  const rules = [
    [undefined, undefined, Math.sqrt(0.2 * 0.8)],
    ['average', undefined, 0.5],
    ['min', undefined, 0.2],
    ['max', 'min', 0.8],
    ['average', 'multiply', 0.2 * 0.8],
    ['geometric-mean', 'average', Math.sqrt(0.2 * 0.8)],
  ] as const;

  test.each(rules)('a box of rule %s on a floor of rule %s', (own, other, expected) => {
    for (const response of ['impulse', 'penalty', 'constraint']) {
      const world = new World();
      world.setMethod('response', response);
      world.add(floor({ friction: 0.2, ...(other && { frictionRule: other }) }));
      const sliding = world.add(
        box({ friction: 0.8, velocity: [6, 0, 0], ...(own && { frictionRule: own }) }),
      );
      expect(feltFriction(world, sliding), response).toBeCloseTo(expected, 2);
    }
  });

  test('the lesser restitution, where a body asks for it', () => {
    const world = new World();
    world.add(floor({ restitution: 0 }));
    const lively = world.add(ball({ restitution: 0.9 }));
    const dull = world.add(ball({ restitution: 0.9, restitutionRule: 'min', position: [2, 1, 0] }));
    run(world, 0.55);
    expect(lively.velocity[1]).toBeGreaterThan(2);
    expect(Math.abs(dull.velocity[1])).toBeLessThan(0.1);
    dull.set({ restitutionRule: 'max' });
    expect(() => dull.set({ frictionRule: 'largest' as 'max' })).toThrow(/frictionRule/);
  });

  test('soft bodies follow them, too', () => {
    const slide = (rule: 'min' | 'max') => {
      const world = new World();
      world.add(floor({ friction: 0 }));
      const jelly = world.add({
        kind: 'soft',
        mesh: { kind: 'box', size: [0.4, 0.4, 0.4], cells: [2, 2, 2] },
        position: [0, 0.21, 0],
        velocity: [3, 0, 0],
        friction: 0.5,
        frictionRule: rule,
      } as BodyDefinition);
      run(world, 0.4);
      return jelly.velocity[0];
    };
    expect(slide('min')).toBeGreaterThan(2.9);
    expect(slide('max')).toBeLessThan(2);
  });
});

test('parts of a shape have surfaces of their own', () => {
  const sledge = (friction: number) => ({
    kind: 'union',
    parts: [
      { shape: { kind: 'box', halfExtents: [0.3, 0.05, 0.2] }, position: [0, -0.05, 0], friction },
      { shape: { kind: 'box', halfExtents: [0.3, 0.05, 0.2] }, position: [0, 0.05, 0], friction: 1 },
    ],
  });
  const felt = (friction: number, orientation: number[]) => {
    const world = new World();
    world.add(floor({ friction: 1, frictionRule: 'multiply' }));
    const sliding = world.add(
      box({
        shape: sledge(friction),
        position: [0, 0.1, 0],
        orientation,
        velocity: [4, 0, 0],
        friction: 0.3,
      }),
    );
    return feltFriction(world, sliding);
  };
  expect(felt(0.1, [0, 0, 0, 1])).toBeCloseTo(0.1, 2);
  expect(felt(0.1, [1, 0, 0, 0])).toBeCloseTo(1, 1);
  expect(() =>
    new World().add(box({ shape: { kind: 'rounded', shape: sledge(0.1), radius: 0.01 } })),
  ).toThrow(/outermost union/);
});

describe('hooks into contact', () => {
  const refuse: ContactHook = { onContact: () => false };
  const keepApart: ContactHook = { mayTouch: () => false };

  test.each([
    ['a refused contact', refuse],
    ['a pair that may not touch', keepApart],
  ])('%s lets slow, fast and soft bodies pass, and nobody is told', (_, hook) => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [5, 0.05, 5] } });
    const slow = world.add(ball());
    const fast = world.add(ball({ position: [2, 1, 0], velocity: [0, -90, 0] }));
    const jelly = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.3, 0.3, 0.3], cells: [1, 1, 1] },
      position: [-2, 0.5, 0],
    } as BodyDefinition);
    const stop = world.addContactHook(hook);
    run(world, 1);
    for (const body of [slow, fast, jelly]) expect(body.position[1]).toBeLessThan(-1);
    expect([...world.contacts(), ...world.events()]).toEqual([]);
    stop();
    for (const [k, body] of [slow, fast].entries())
      body.place({ position: [k, 1, 0] }).launch({ velocity: [0, 0, 0] });
    run(world, 1);
    for (const body of [slow, fast]) expect(body.position[1]).toBeCloseTo(0.15, 2);
  });

  test('change friction and restitution of one pair', () => {
    const world = new World();
    const ground = world.add(floor({ friction: 1 }));
    const icy = world.add(box({ velocity: [4, 0, 0] }));
    const rough = world.add(box({ velocity: [4, 0, 0], position: [0, 0.1, 2], friction: 1 }));
    const seen = new Set<Body>();
    world.addContactHook({
      onContact(contact) {
        seen.add(contact.bodyA).add(contact.bodyB);
        const up = contact.bodyA === ground ? -contact.normal[1] : contact.normal[1];
        expect(up).toBeCloseTo(1, 6);
        if (contact.bodyA === icy || contact.bodyB === icy) contact.friction = 0;
        return true;
      },
    });
    run(world, 0.3);
    expect(icy.velocity[0]).toBeCloseTo(4, 6);
    expect(rough.velocity[0]).toBeCloseTo(4 - 0.3 * G, 1);
    expect(seen).toEqual(new Set([ground, icy, rough]));
  });

  test('one that throws is a trouble; they survive a restore in place', () => {
    const world = new World();
    world.add(floor());
    const one = world.add(ball({ position: [0, 0.3, 0] }));
    const before = world.snapshot();
    let calls = 0;
    world.addContactHook({
      onContact() {
        calls++;
        throw new Error('mine');
      },
    });
    run(world, 0.5);
    expect(one.position[1]).toBeCloseTo(0.1, 2);
    expect(world.troubles()[0]).toMatchObject({ code: 'hook-failed' });
    world.restore(before);
    calls = 0;
    run(world, 0.5);
    expect(calls).toBeGreaterThan(0);
  });

  test('a one-way platform holds from above and lets through from below', () => {
    const world = new World();
    const shelf = world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [2, 0.05, 2] },
      position: [0, 2, 0],
    });
    oneWayPlatform(world, shelf);
    const jumps = world.add(ball({ position: [0, 1, 0], velocity: [0, 7, 0] }));
    const tooLow = world.add(ball({ position: [1, 1, 0], velocity: [0, 4.4, 0] }));
    const lands = world.add(ball({ position: [-1, 4, 0] }));
    run(world, 2);
    expect(jumps.position[1]).toBeCloseTo(2.15, 2);
    expect(lands.position[1]).toBeCloseTo(2.15, 2);
    expect(tooLow.position[1]).toBeLessThan(0);
  });
});

describe('switching off', () => {
  test('a body: it stays where it is, nothing meets it, and it goes on with the velocity it had', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const flies = world.add(ball({ velocity: [1, 0, 0] }));
    const wall = world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [0.1, 1, 1] },
      position: [1, 1, 0],
    });
    wall.enabled = false;
    run(world, 0.5);
    flies.enabled = false;
    const at = flies.position[0];
    run(world, 0.5);
    expect([flies.position[0], flies.enabled, world.energy().kinetic]).toEqual([at, false, 0]);
    expect(world.castRay([0, 1, 0], [1, 0, 0])).toBeUndefined();
    const twin = World.restore(world.snapshot());
    expect(twin.get(flies.handle)!.enabled).toBe(false);
    flies.enabled = true;
    run(world, 1);
    expect(flies.position[0]).toBeCloseTo(at + 1, 9);
  });

  test('what stood on it falls, soft bodies and kinematic ones included', () => {
    const world = new World();
    const plate = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [2, 0.1, 2] },
      velocity: [0, 0, 0],
    });
    const jelly = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.4, 0.4, 0.4], cells: [2, 2, 2] },
      position: [0, 0.31, 0],
    } as BodyDefinition);
    const crate = world.add(box({ position: [1, 0.2, 0] }));
    run(world, 2);
    plate.launch({ velocity: [0, 1, 0] });
    plate.enabled = false;
    run(world, 0.5);
    expect(plate.position[1]).toBe(0);
    for (const body of [jelly, crate]) expect(body.velocity[1]).toBeLessThan(-4);
    jelly.enabled = false;
    const still = jelly.position[1];
    run(world, 0.2);
    expect(jelly.position[1]).toBe(still);
  });

  test('a joint: its bodies go free and touch again, and it holds once more', () => {
    const world = new World();
    const hook = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 }, position: [0, 2, 0] });
    const bob = world.add(ball({ position: [0, 1, 0] }));
    const rod = world.addJoint({ kind: 'distance', a: hook, b: bob, anchorA: [0, 2, 0], anchorB: [0, 1, 0] });
    run(world, 0.5);
    expect(bob.position[1]).toBeCloseTo(1, 4);
    rod.enabled = false;
    run(world, 0.5);
    expect(bob.velocity[1]).toBeCloseTo(-0.5 * G, 2);
    expect(World.restore(world.snapshot()).hash()).toBe(world.hash());
    bob.place({ position: [0, 1, 0] }).launch({ velocity: [0, 0, 0] });
    rod.enabled = true;
    run(world, 0.5);
    expect(bob.position[1]).toBeCloseTo(1, 4);
    hook.enabled = false;
    expect(rod.enabled).toBe(false);
    run(world, 0.5);
    expect(bob.velocity[1]).toBeCloseTo(-0.5 * G, 2);
    hook.enabled = true;
    expect(rod.enabled).toBe(true);
  });
});
