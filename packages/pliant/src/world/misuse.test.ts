/** What a program may do wrong with a world: every mistake gets a sentence, and the world stays whole. */
import { describe, expect, it } from 'vitest';
import { type Body, type PliantError, World } from '../index.js';
import { SIMULATION } from '../simulation.js';
import { ball, cube, FLOOR, refusal } from './world.test-support.js';

const DT = 1 / 60;

function pile(): { world: World; bodies: Body[] } {
  const world = new World();
  world.add(FLOOR);
  const bodies = [0, 1, 2, 3].map((i) => world.add(cube(0, 0.5 + i)));
  for (let i = 0; i < 10; i++) world.step(DT);
  return { world, bodies };
}

describe('a step', () => {
  it.each([['0.1'], [undefined], [null], [Number.NaN], [0], [-1], [2], [10n], [Symbol('s')], [{}], [[0.1]]])(
    'of %s is refused and takes no time',
    (dt) => {
      const { world } = pile();
      const { time } = world;
      expect(refusal(() => world.step(dt as number))).toMatchObject({
        code: 'invalid-value',
        place: { path: 'dt' },
      });
      expect(world.time).toBe(time);
    },
  );

  it.each([
    ['step', (world: World) => world.step(DT)],
    ['remove', (world: World, body: Body) => world.remove(body)],
    ['add', (world: World) => world.add(ball(3, 3))],
    ['set gravity', (world: World) => world.setGravity([0, 0, 0])],
    ['launch', (_: World, body: Body) => body.launch({ velocity: [1, 0, 0] })],
  ] as const)('can not be disturbed: %s in a field and in observers is refused', (_, act) => {
    const { world, bodies } = pile();
    const codes: string[] = [];
    const attempt = () => {
      try {
        act(world, bodies[3]);
        codes.push('done');
      } catch (error) {
        codes.push((error as PliantError).code);
        throw error;
      }
    };
    world.addField({ kind: 'custom', name: 'meddler' }, attempt);
    const { steps, size } = world;
    world.step(DT);
    expect(new Set(codes)).toEqual(new Set(['invalid-state']));
    expect(world.troubles()[0]).toMatchObject({ code: 'field-failed', body: bodies[0].handle });
    codes.length = 0;
    world.removeField(0);
    world.observe({ onStep: attempt });
    world.step(DT);
    expect(codes).toEqual(['invalid-state']);
    expect(world.troubles().at(-1)).toMatchObject({ code: 'observer-failed', step: steps + 2 });
    expect([world.steps, world.size]).toEqual([steps + 2, size]);
    expect([...world].every((body) => [...body.position].every(Number.isFinite))).toBe(true);
  });

  it('is not looked into half way; its observers may', () => {
    const { world } = pile();
    const look = () => [world.snapshot(), ...world.penetrations()].length;
    world.addField({ kind: 'custom', name: 'curious' }, look);
    let seen = 0;
    world.observe({ onStep: () => (seen = look()) });
    world.step(DT);
    expect(world.troubles()[0]).toMatchObject({ code: 'field-failed' });
    expect(seen).toBe(1);
  });

  it('that fails inside the engine is told of and not thrown, and the next one goes on', () => {
    const { world, bodies } = pile();
    const find = world[SIMULATION].methods.broadphase.find;
    world[SIMULATION].methods.broadphase.find = () => {
      throw new TypeError('planted');
    };
    for (const body of bodies) body.launch({ velocity: [0, 0, 5] });
    const { steps } = world;
    world.step(DT);
    expect(world.steps).toBe(steps + 1);
    expect(world.troubles()).toMatchObject([{ code: 'step-failed', step: steps }]);
    world[SIMULATION].methods.broadphase.find = find;
    for (let k = 0; k < 60; k++) world.step(DT);
    expect(world.troubles()).toHaveLength(1);
    expect(Math.min(...bodies.map((body) => body.position[1]))).toBeGreaterThan(0.4);
  });
});

describe('observers', () => {
  it('that leave while they are told miss nobody else', () => {
    const { world } = pile();
    let told = 0;
    const leave = world.observe({ onStep: () => leave() });
    world.observe({ onStep: () => told++ });
    for (let k = 0; k < 3; k++) world.step(DT);
    expect(told).toBe(3);
  });

  it('that throw are passed over; a command that was carried out stays so', () => {
    const { world } = pile();
    let told = 0;
    world.observe({
      onCommand: () => {
        throw new Error('no');
      },
    });
    world.observe({ onCommand: () => told++ });
    world.setGravity([0, -1, 0]);
    expect(told).toBe(1);
    expect(world.troubles()).toMatchObject([{ code: 'observer-failed' }]);
  });
});

describe('a body of another world', () => {
  const foreign = () => {
    const here = pile();
    const there = pile();
    const joint = there.world.addJoint({
      kind: 'ball',
      a: there.bodies[0],
      b: there.bodies[1],
      anchor: [0, 1, 0],
    });
    return { here, there, joint };
  };

  it.each([
    ['remove', (w: World, _: Body, other: Body) => w.remove(other)],
    [
      'a joint',
      (w: World, own: Body, other: Body) => w.addJoint({ kind: 'ball', a: own, b: other, anchor: [0, 0, 0] }),
    ],
    [
      'a pair method',
      (w: World, own: Body, other: Body) => w.setPairMethod('response', own, other, 'penalty'),
    ],
    ['the method of a pair', (w: World, own: Body, other: Body) => w.pairMethod('response', own, other)],
    ['closestPair', (w: World, own: Body, other: Body) => w.closestPair(own, other)],
    ['penetration', (w: World, own: Body, other: Body) => w.penetration(other, own)],
    ['exclude', (w: World, _: Body, other: Body) => w.castRay([0, 9, 0], [0, -1, 0], { exclude: other })],
    [
      'exclude of several',
      (w: World, own: Body, other: Body) => w.overlapPoint([0, 9, 0], { exclude: [own, other] }),
    ],
  ] as const)('is refused by %s', (_, act) => {
    const { here, there } = foreign();
    const before = here.world.hash();
    const error = refusal(() => act(here.world, here.bodies[0], there.bodies[1]));
    expect(error.code).toBe('invalid-value');
    expect(error.sentence).toContain('another world');
    expect(here.world.hash()).toBe(before);
    expect(here.world.size).toBe(5);
  });

  it('is refused as what holds a vertex, and so is a joint', () => {
    const { here, there, joint } = foreign();
    const soft = here.world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] },
      position: [5, 5, 0],
    });
    expect(refusal(() => soft.attach(0, { to: there.bodies[0] })).sentence).toContain('another world');
    expect(refusal(() => here.world.removeJoint(joint)).sentence).toContain('another world');
  });

  it.each([undefined, null, 'b1', {}])('or %s instead of a body is refused with a sentence', (what) => {
    const { world, bodies } = pile();
    const other = what as never;
    for (const act of [
      () => world.remove(other),
      () => world.closestPair(bodies[0], other),
      () => world.setPairMethod('response', other, bodies[0], 'penalty'),
      () => world.removeJoint(other),
    ])
      expect(refusal(act).code).toBe('invalid-value');
  });
});

describe('a body that is gone', () => {
  it('is refused by everything that takes one', () => {
    const { world, bodies } = pile();
    const [gone, stays] = bodies;
    world.remove(gone);
    for (const act of [
      () => world.remove(gone),
      () => world.closestPair(gone, stays),
      () => world.pairMethod('response', gone, stays),
      () => gone.position,
      () => gone.launch({ velocity: [0, 0, 0] }),
    ])
      expect(refusal(act).code).toBe('stale-handle');
    expect(gone.exists).toBe(false);
  });

  it('may be removed while contacts, pairs, events or bodies are read', () => {
    const { world, bodies } = pile();
    const count = [...world.contacts()].length;
    let seen = 0;
    for (const contact of world.contacts()) {
      if (bodies[1].exists) world.remove(bodies[1]);
      expect(contact.normal.every(Number.isFinite)).toBe(true);
      seen++;
    }
    expect(seen).toBe(count);
    for (const pair of world.pairs()) if (pair.bodyB.exists) world.remove(pair.bodyB);
    let added = 0;
    for (const _ of world) if (added++ < 50) world.add(ball(added, 5));
    expect(added).toBeLessThan(50);
    world.step(DT);
  });
});

describe('a shape that can not be filled with tetrahedra', () => {
  const soft = {
    kind: 'soft',
    mesh: { kind: 'box', size: [0.5, 0.5, 0.5], cells: [3, 3, 3] },
    position: [0, 0.6, 0],
  } as const;

  it('and is convex carries a soft body', () => {
    const world = new World();
    const shape = {
      kind: 'rounded',
      shape: { kind: 'box', halfExtents: [2, 0.01, 2] },
      radius: 0.02,
    } as const;
    world.add({ kind: 'static', shape });
    const body = world.add(soft);
    for (let k = 0; k < 60; k++) world.step(DT);
    expect(world.troubles()).toEqual([]);
    expect(body.position[1]).toBeGreaterThan(0.15);
  });
});
