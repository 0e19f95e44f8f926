import { describe, expect, it } from 'vitest';
import { type ContactEvent, World } from './index.js';
import { ball, cube, DT, FLOOR, run } from './world.test-support.js';

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
  const typesOf = (events: Iterable<ContactEvent>) => [...events].map((e) => e.kind);

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
    expect(told.map((e) => e.kind)).toEqual(expect.arrayContaining(['start', 'stay', 'stop']));
    for (const e of told)
      expect([e.bodyA.handle, e.bodyB.handle].sort()).toEqual([gate.handle, falling.handle].sort());
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
    run(world, 1, () => hard.push(...[...world.events()].filter((e) => e.kind === 'force')));
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
    const stops = [...world.events()].filter((e) => e.kind === 'stop');
    expect(stops.filter((e) => e.bodyA.handle === handle || e.bodyB.handle === handle)).toHaveLength(2);
    run(world, 3);
    expect(upper.position[1]).toBeCloseTo(0.5, 2);
  });
});
