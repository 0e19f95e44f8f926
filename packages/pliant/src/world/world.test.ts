import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { type ContactEvent, World } from './index.js';

const FLOOR = { kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } } as const;
const ball = (x: number, y: number, more: object = {}) =>
  ({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, mass: 1, position: [x, y, 0], ...more }) as const;
const cube = (x: number, y: number, more: object = {}) =>
  ({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
    mass: 1,
    position: [x, y, 0],
    ...more,
  }) as const;

const DT = 1 / 120;

function run(world: World, seconds: number, look: (world: World) => void = () => {}): void {
  for (let i = 0; i < Math.round(seconds / DT); i++) {
    world.step(DT);
    look(world);
  }
}

function refusal(act: () => unknown): PliantError {
  try {
    act();
  } catch (error) {
    if (error instanceof PliantError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('bodies of a world', () => {
  it('are found by handle, name and iteration until they are removed', () => {
    const world = new World();
    const a = world.add(ball(0, 1, { name: 'first' }));
    const b = world.add(ball(2, 1));
    expect(world.get(a.handle)).toBe(a);
    expect(world.find('first')).toBe(a);
    expect([...world]).toEqual([a, b]);
    world.remove(a);
    expect(world.size).toBe(1);
    expect(world.get(a.handle)).toBeUndefined();
    expect(world.find('first')).toBeUndefined();
    expect(a.exists).toBe(false);
    expect(refusal(() => a.position).code).toBe('stale-handle');
    expect(refusal(() => world.remove(a)).code).toBe('stale-handle');
  });

  it('never take over the handle of a removed body, though they take its row', () => {
    const world = new World();
    const old = world.add(ball(0, 1));
    world.remove(old);
    const fresh = world.add(ball(0, 1));
    expect(fresh.handle).not.toBe(old.handle);
    expect(world.get(old.handle)).toBeUndefined();
    expect(fresh.exists).toBe(true);
  });

  it('show live views that survive the growth of the memory', () => {
    const world = new World();
    const first = world.add(ball(0, 10));
    const view = first.position;
    for (let i = 0; i < 200; i++) world.add(ball(2 * i + 2, 10));
    world.step(DT);
    expect(first.position[1]).toBeLessThan(10);
    expect(first.position).not.toBe(view);
    expect(first.position.buffer).toBe(world.sim.memory.buffer);
  });

  it.each([
    ['an unknown kind', { kind: 'ghost' }, 'unknown-name', 'body.kind'],
    ['a NaN position', ball(Number.NaN, 0), 'invalid-value', 'body.position[0]'],
    ['no radius', { kind: 'rigid', shape: { kind: 'sphere' } }, 'missing-key', 'body.shape.radius'],
    ['a mass of zero', ball(0, 0, { mass: 0 }), 'invalid-value', 'body.mass'],
    ['a negative density', ball(0, 0, { mass: undefined, density: -1 }), 'invalid-value', 'body.density'],
    [
      'a moving plane',
      { kind: 'rigid', shape: { kind: 'plane', normal: [0, 1, 0] } },
      'invalid-value',
      'body.shape',
    ],
  ])('refuse %s and leave the world as it was', (_what, definition, _code, path) => {
    const world = new World();
    world.add(ball(0, 1));
    const before = world.hash();
    const error = refusal(() => world.add(definition as never));
    expect(error.place.path).toContain(path.split('[')[0]);
    expect(error.sentence).toMatch(/[.]$/);
    expect([world.size, world.hash()]).toEqual([1, before]);
  });

  it('answer to forces, torques and impulses at points as Newton says', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add(cube(0, 0, { mass: 2 }));
    body.applyForce([4, 0, 0]);
    world.step(0.5);
    expect(body.velocity[0]).toBeCloseTo(1, 14);
    world.step(0.5);
    expect(body.velocity[0]).toBeCloseTo(1, 14);
    body.launch({ velocity: [0, 0, 0] }).place({ position: [0, 0, 0] });
    // J at a corner: v = J/m, ω = I⁻¹ (r × J), I = m s²/6.
    body.applyImpulse([0, 3, 0], [0.5, 0, 0]);
    expect(body.velocity[1]).toBeCloseTo(1.5, 14);
    expect(body.angularVelocity[2]).toBeCloseTo((0.5 * 3) / (2 / 6), 13);
    body.launch({ angularVelocity: [0, 0, 0] }).applyTwist([0, 0, 1]);
    expect(body.angularVelocity[2]).toBeCloseTo(3, 13);
  });

  it('move as told when they are kinematic, and refuse to be pushed', () => {
    const world = new World();
    const lift = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
      velocity: [0, 1, 0],
    });
    run(world, 1);
    expect(lift.position[1]).toBeCloseTo(1, 12);
    expect(refusal(() => lift.applyForce([1, 0, 0])).sentence).toContain('rigid');
  });
});

describe('contacts', () => {
  it('carry the weight of what rests on them, per contact, per pair and per body', () => {
    const world = new World({ sleeping: false });
    const floor = world.add(FLOOR);
    const lower = world.add(cube(0, 0.5));
    const upper = world.add(cube(0, 1.5));
    run(world, 4);
    const up = (force: readonly number[]) => force[1];
    const floorForce = [...world.contacts()].filter((c) => c.bodyA === floor).map((c) => up(c.force));
    expect(floorForce).toHaveLength(4);
    expect(-floorForce.reduce((a, b) => a + b)).toBeCloseTo(2 * 9.81, 6);
    const pairs = [...world.pairs()];
    expect(pairs.map((p) => [p.bodyA, p.bodyB])).toEqual([
      [floor, lower],
      [lower, upper],
    ]);
    expect(-up(pairs[1].force)).toBeCloseTo(9.81, 6);
    expect(up(lower.contactForce)).toBeCloseTo(9.81, 6);
    expect(up(upper.contactForce)).toBeCloseTo(9.81, 6);
    expect(up(floor.contactForce)).toBeCloseTo(-2 * 9.81, 6);
  });

  it('keep their feature from step to step', () => {
    const world = new World({ sleeping: false });
    world.add(FLOOR);
    world.add(cube(0, 0.5));
    run(world, 1);
    const features = () => [...world.contacts()].map((c) => c.feature);
    const before = features();
    run(world, 0.5);
    expect(features()).toEqual(before);
  });

  it('respect groups and masks both ways', () => {
    const world = new World();
    world.add({ ...FLOOR, group: 2 });
    const through = world.add(ball(0, 0.6, { mask: 1 }));
    const stopped = world.add(ball(3, 0.6, { mask: 3 }));
    run(world, 1);
    expect(through.position[1]).toBeLessThan(-1);
    expect(stopped.position[1]).toBeGreaterThan(0.4);
  });
});

describe('events', () => {
  const typesOf = (events: Iterable<ContactEvent>) => [...events].map((e) => e.type);

  it('tell start, stay and stop of a bouncing ball, once each time', () => {
    const world = new World();
    world.add(FLOOR);
    world.add(ball(0, 1, { restitution: 1, friction: 0 }));
    const told: string[] = [];
    run(world, 1.2, () => told.push(...typesOf(world.events())));
    const starts = told.filter((t) => t === 'start').length;
    expect(starts).toBeGreaterThanOrEqual(2);
    expect(Math.abs(starts - told.filter((t) => t === 'stop').length)).toBeLessThanOrEqual(1);
    told
      .filter((t) => t !== 'stay')
      .forEach((t, i) => {
        expect(t).toBe(i % 2 === 0 ? 'start' : 'stop');
      });
  });

  it('report a sensor without pushing anything', () => {
    const world = new World();
    const gate = world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [1, 0.2, 1] },
      position: [0, 2, 0],
      sensor: true,
    });
    const falling = world.add(ball(0, 4));
    const twin = world.add(ball(10, 4));
    const told: ContactEvent[] = [];
    run(world, 1, () => told.push(...world.events()));
    expect(falling.position[1]).toBe(twin.position[1]);
    expect(told.map((e) => e.type)).toEqual(expect.arrayContaining(['start', 'stay', 'stop']));
    for (const e of told) expect([e.a, e.b].sort()).toEqual([gate.handle, falling.handle].sort());
  });

  it('report a force above the threshold, and only then', () => {
    const world = new World({ sleeping: false });
    world.add(FLOOR);
    world.add(ball(0, 0.5, { forceThreshold: 20 }));
    const soft: string[] = [];
    run(world, 1, () => soft.push(...typesOf(world.events())));
    expect(soft).not.toContain('force');
    world.add(ball(5, 3, { forceThreshold: 20 }));
    const hard: ContactEvent[] = [];
    run(world, 1, () => hard.push(...[...world.events()].filter((e) => e.type === 'force')));
    expect(hard.length).toBeGreaterThan(0);
    for (const e of hard) expect(e.force).toBeGreaterThan(20);
  });

  it('tell the stop of a pair whose body was removed, and wake who leaned on it', () => {
    const world = new World();
    world.add(FLOOR);
    const lower = world.add(cube(0, 0.5));
    const upper = world.add(cube(0, 1.5));
    run(world, 4);
    expect(upper.isAsleep).toBe(true);
    const { handle } = lower;
    world.remove(lower);
    expect(upper.isAsleep).toBe(false);
    world.step(DT);
    const stops = [...world.events()].filter((e) => e.type === 'stop');
    expect(stops.filter((e) => e.a === handle || e.b === handle)).toHaveLength(2);
    run(world, 3);
    expect(upper.position[1]).toBeCloseTo(0.5, 2);
  });
});

describe('sleeping', () => {
  function stack(): { world: World; cubes: ReturnType<World['add']>[] } {
    const world = new World();
    world.add(FLOOR);
    const cubes = [0, 1, 2].map((i) => world.add(cube(0, 0.5 + i)));
    run(world, 4);
    return { world, cubes };
  }

  it('comes over an island as a whole and keeps its contacts and forces', () => {
    const { world, cubes } = stack();
    expect(cubes.map((c) => c.isAsleep)).toEqual([true, true, true]);
    expect([...world.contacts()]).toHaveLength(12);
    expect(cubes[0].contactForce[1]).toBeCloseTo(9.81, 1);
    const places = cubes.map((c) => [...c.position]);
    run(world, 2);
    expect(cubes.map((c) => [...c.position])).toEqual(places);
    expect([...world.events()].map((e) => e.type)).toEqual(['stay', 'stay', 'stay']);
  });

  it('ends for the whole island when something lands on it', () => {
    const { world, cubes } = stack();
    world.add(ball(0, 3.6));
    let woke = 0;
    run(world, 0.5, () => {
      woke = Math.max(woke, cubes.filter((c) => !c.isAsleep).length);
    });
    expect(woke).toBe(3);
  });

  it('ends when gravity, a method or a property changes, or a moving kinematic body touches', () => {
    for (const change of [
      (w: World) => w.setGravity([0, -5, 0]),
      (w: World) => w.setParameters('penalty', { frequency: 20 }),
      (w: World) => w.setSleeping(false),
    ]) {
      const { world, cubes } = stack();
      change(world);
      expect(cubes.some((c) => c.isAsleep)).toBe(false);
    }
    const { world, cubes } = stack();
    world.add({
      kind: 'kinematic',
      shape: { kind: 'sphere', radius: 0.5 },
      position: [-1.1, 0.5, 0],
      velocity: [0.5, 0, 0],
    });
    run(world, 1);
    expect(cubes[0].position[0]).toBeGreaterThan(0.1);
  });

  it('never comes over a body that must not sleep, nor over its island', () => {
    const world = new World();
    world.add(FLOOR);
    const a = world.add(cube(0, 0.5));
    const b = world.add(cube(0, 1.5, { canSleep: false }));
    run(world, 4);
    expect([a.isAsleep, b.isAsleep]).toEqual([false, false]);
  });
});

describe('methods', () => {
  it('of the broad phase change nothing but time', () => {
    const hashes = ['brute-force', 'bounding-boxes', 'sweep-and-prune'].map((name) => {
      const world = pile();
      world.setMethod('broadphase', name);
      run(world, 1);
      return world.hash();
    });
    expect(new Set(hashes).size).toBe(1);
    const switching = pile();
    for (let i = 0; i < 120; i++) {
      switching.setMethod('broadphase', ['brute-force', 'bounding-boxes', 'sweep-and-prune'][i % 3]);
      switching.step(DT);
    }
    expect(switching.hash()).toBe(hashes[0]);
  });

  it('that cannot serve a pair are refused with those that can', () => {
    const world = pile();
    const before = world.method('narrowphase');
    const error = refusal(() => world.setMethod('narrowphase', 'spheres'));
    expect(error.code).toBe('pair-unsupported');
    expect(error.sentence).toContain("'convex'");
    expect(world.method('narrowphase')).toBe(before);
  });

  it('refuse a body that would meet one they cannot serve, and take one that never meets it', () => {
    const world = new World();
    world.add(ball(0, 1));
    world.setMethod('narrowphase', 'spheres');
    const error = refusal(() => world.add(cube(0, 3)));
    expect([error.code, world.size]).toEqual(['pair-unsupported', 1]);
    world.add(cube(0, 3, { group: 2, mask: 2 }));
    expect(world.size).toBe(2);
    run(world, 0.1);
  });

  it('are chosen per pair', () => {
    const world = new World();
    const floor = world.add(FLOOR);
    const a = world.add(ball(0, 2));
    const b = world.add(ball(0, 3));
    world.setPairMethod('narrowphase', a, b, 'spheres');
    expect(refusal(() => world.setPairMethod('narrowphase', a, floor, 'spheres')).code).toBe(
      'pair-unsupported',
    );
    run(world, 1);
    expect(a.position[1]).toBeGreaterThan(0.4);
    expect(b.position[1]).toBeGreaterThan(0.4);
  });

  it.each([
    ['an unknown stage', () => new World().setMethod('magic' as never, 'x'), 'stage'],
    ['an unknown method', () => new World().setMethod('response', 'magic'), 'penalty'],
    ['an unknown parameter', () => new World().setParameters('penalty', { stiffnes: 1 }), 'stiffness'],
    ['a parameter out of range', () => new World().setParameters('penalty', { stiffness: -1 }), 'at least 0'],
    ['a parameter of the wrong type', () => new World().setParameters('penalty', { release: 1 }), 'string'],
    ['a time step of zero', () => new World().step(0), 'more than 0'],
    ['a time step that is no number', () => new World().step(Number.NaN), 'NaN'],
  ])('and arguments: %s is refused in a sentence', (_what, act, word) => {
    expect(refusal(act).message).toContain(word);
  });

  function pile(): World {
    const world = new World();
    world.add(FLOOR);
    for (let i = 0; i < 12; i++)
      world.add(i % 2 ? ball((i % 4) * 0.4, 1 + i * 0.7) : cube((i % 3) * 0.5, 1 + i * 0.7));
    return world;
  }
});

describe('trouble during a step', () => {
  it('freezes a body whose velocity turned NaN, lists it, and leaves the others bit for bit alone', () => {
    const make = () => {
      const world = new World();
      world.add(FLOOR);
      return { world, bad: world.add(ball(0, 2, { name: 'bad' })), good: world.add(ball(5, 2)) };
    };
    const { world, bad, good } = make();
    const twin = make();
    run(world, 0.2);
    run(twin.world, 0.2);
    const place = [...bad.position];
    bad.velocity[1] = Number.NaN;
    run(world, 1);
    run(twin.world, 1);
    expect(bad.isFrozen).toBe(true);
    expect([...bad.position]).toEqual(place);
    expect([...good.position]).toEqual([...twin.good.position]);
    expect(world.troubles()).toHaveLength(1);
    expect(world.troubles()[0]).toMatchObject({ code: 'non-finite', step: 24, body: bad.handle });
    expect(world.troubles()[0].sentence).toContain("'bad'");
  });

  it('sets a frozen body free when it is launched anew', () => {
    const world = new World();
    const body = world.add(ball(0, 2));
    body.position[0] = Number.POSITIVE_INFINITY;
    world.step(DT);
    expect(body.isFrozen).toBe(true);
    body.launch({ velocity: [1, 0, 0] });
    run(world, 1);
    expect(body.isFrozen).toBe(false);
    expect(body.position[0]).toBeCloseTo(1, 10);
  });

  it('is contained when two bodies stand at the same point with huge speeds', () => {
    const world = new World();
    world.add(FLOOR);
    for (let i = 0; i < 5; i++) world.add(cube(0, 1, { velocity: [4e8 * (i - 2), 9e8, 0] }));
    const good = world.add(ball(50, 0.5));
    run(world, 1);
    expect(good.position.every(Number.isFinite)).toBe(true);
    for (const body of world) expect(body.position.every(Number.isFinite)).toBe(true);
  });

  it('leaves out a force field that throws, and says so', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add(ball(0, 0));
    world.addField({ kind: 'custom', name: 'mine' }, () => {
      throw new Error('oops');
    });
    world.step(DT);
    expect(world.troubles()[0]).toMatchObject({ code: 'field-failed' });
    expect([...body.velocity]).toEqual([0, 0, 0]);
  });
});

describe('force fields', () => {
  const float = () => new World({ gravity: [0, 0, 0] });

  it('add up with gravity', () => {
    const world = new World();
    const body = world.add(ball(0, 100));
    world.addField({ kind: 'uniform', acceleration: [0, 9.81, 0] });
    run(world, 1);
    expect(body.position[1]).toBeCloseTo(100, 12);
    world.removeField(0);
    run(world, 1);
    expect(body.position[1]).toBeLessThan(96);
  });

  it('attract with the given power of the distance: a circular orbit stays circular', () => {
    const world = float();
    const body = world.add(ball(2, 0, { velocity: [0, 0, Math.SQRT1_2] }));
    world.addField({ kind: 'attractor', center: [0, 0, 0], strength: 1 });
    run(world, 10, () => expect(Math.hypot(...body.position)).toBeCloseTo(2, 2));
  });

  it('drag: v = v₀ e^(−ct/m)', () => {
    const world = float();
    const body = world.add(ball(0, 0, { velocity: [1, 0, 0] }));
    world.addField({ kind: 'drag', linear: 2 });
    run(world, 1);
    expect(body.velocity[0]).toBeCloseTo(Math.exp(-2), 2);
  });

  it('of the user get mass, position, velocity and time', () => {
    const world = float();
    const body = world.add(ball(1, 0));
    world.addField({ kind: 'custom', name: 'spring' }, (force, o, { mass, position }) => {
      force[o] -= 4 * mass * position[o];
    });
    run(world, Math.PI / 2);
    expect(body.position[0]).toBeCloseTo(-1, 2);
  });
});
