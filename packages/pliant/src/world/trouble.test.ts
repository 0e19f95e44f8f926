import { describe, expect, it } from 'vitest';
import { World } from './index.js';
import { ball, cube, DT, FLOOR, run } from './world.test-support.js';

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
