import { describe, expect, it } from 'vitest';
import { World } from './index.js';
import { ball, cube, FLOOR, run } from './world.test-support.js';

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
    expect([...world.events()].map((e) => e.kind)).toEqual(['stay', 'stay', 'stay']);
  });

  it.each(['impulse', 'penalty', 'log-barrier'])(
    'of a whole world takes steps like those in full, under %s',
    (method) => {
      const world = new World();
      world.setMethod('response', method);
      world.add(FLOOR);
      const cubes = [0, 1].map((i) => world.add(cube(0, 0.501 + 1.001 * i)));
      run(world, 4);
      expect(cubes.map((c) => c.isAsleep)).toEqual([true, true]);
      const told = (w: World) => [
        w.hash(),
        w.time,
        [...w.events()].map((e) => e.kind),
        [...w.pairs()].map((pair) => [...pair.impulse]),
        [...w].map((body) => body.contactForce),
        w.stepReport(),
      ];
      // A restored world has not seen the lull, and takes its first two steps in full.
      for (let i = 0; i < 2; i++) {
        const again = World.restore(world.snapshot());
        for (const dt of [1 / 60, 1 / 60, 1 / 60, 1 / 50]) {
          world.step(dt);
          again.step(dt);
          expect(told(world)).toEqual(told(again));
        }
        const [top] = [...again].slice(-1);
        for (const body of [cubes[1], top]) body.applyImpulse([3, 0, 0]);
        for (let k = 0; k < 10; k++) {
          world.step(1 / 60);
          again.step(1 / 60);
          expect(world.hash()).toBe(again.hash());
        }
        expect(cubes[1].position[0]).toBeGreaterThan(1e-3);
        run(world, 4);
      }
    },
  );

  it('leaves the contacts of a body that is woken by a blow: it rubs and stays up from the first step on', () => {
    const world = new World();
    world.add(FLOOR);
    const box = world.add(cube(0, 0.5));
    run(world, 4);
    expect(box.isAsleep).toBe(true);
    const height = box.position[1];
    box.applyImpulse([1, 0, 0]);
    world.step(1 / 60);
    expect(Math.abs(box.velocity[0] - (1 - (0.5 * 9.81) / 60))).toBeLessThan(1e-3);
    expect(Math.abs(box.position[1] - height)).toBeLessThan(5e-4);
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
