/**
 * What rests repeats the step before instead of being solved again. Its twin is restored from a snapshot before every step, so
 * that it remembers nothing and solves everything; both have to be the same in every byte of their state.
 */
import { describe, expect, test } from 'vitest';
import { PAIR_AT_REST } from '../../narrowphase/index.js';
import { SIMULATION } from '../../simulation.js';
import { World } from '../../world/index.js';
import { cube } from '../../world/world.test-support.js';

const DT = 1 / 60;

/** Two columns on a floor, one on a lift, and a small stack that a plank leans on. */
function yard(): World {
  const world = new World({ sleeping: false });
  const turned = { orientation: [0, Math.sin(0.3), 0, Math.cos(0.3)] };
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: 0.5 });
  world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [1, 0.5, 1] },
    position: [12, 0.5, 0],
    name: 'lift',
  });
  for (let i = 0; i < 6; i++) {
    world.add(cube(0.02 * i, 0.51 + 1.01 * i, { friction: 0.5, name: `low ${i}` }));
    world.add(cube(4, 0.5 + i, { friction: 0.5, name: `turned ${i}`, ...(i % 2 === 1 && turned) }));
    world.add(cube(12, 1.5 + i, { friction: 0.5, name: `lifted ${i}` }));
  }
  for (let i = 0; i < 2; i++) world.add(cube(-4, 0.5 + i, { friction: 0.5, name: `leaned ${i}` }));
  return world;
}

const rested = (() => {
  const world = yard();
  for (let i = 0; i < 40; i++) world.step(DT);
  return world.snapshot();
})();

/** Lets somebody disturb a world at rest and its twin, and watches what follows. */
function compare(disturb: (world: World) => void, dt = DT): void {
  const world = World.restore(rested);
  let twin = World.restore(rested);
  const step = (length: number): void => {
    twin = World.restore(twin.snapshot());
    world.step(length);
    twin.step(length);
    expect(Buffer.compare(world.snapshot(), twin.snapshot())).toBe(0);
  };
  for (let i = 0; i < 3; i++) step(DT);
  const { life, manifolds } = world[SIMULATION].narrowphase.current;
  expect(life.subarray(0, manifolds).every((bits) => (bits & PAIR_AT_REST) !== 0)).toBe(true);
  disturb(world);
  disturb(twin);
  for (let i = 0; i < 10; i++) step(dt);
}

describe('a resting world is the same as one that solves every step', () => {
  test('left alone', () => compare(() => {}));
  test('pushed a little, and off', () => {
    compare((world) => world.find('low 3')!.applyForce([0.5, 0, 0]));
    compare((world) => world.find('turned 5')!.applyImpulse([3, 0, 0]));
  });
  test('leaned on by a free body', () =>
    compare((world) => {
      world.add(cube(-3.2, 1.8, { friction: 0.5, orientation: [0, 0, Math.sin(0.4), Math.cos(0.4)] }));
      world.add({ ...cube(0.4, 6.6), shape: { kind: 'sphere', radius: 0.3 } });
    }));
  test('on a lift that starts', () =>
    compare((world) => world.find('lift')!.launch({ velocity: [0, 0.5, 0] })));
  test('with other friction, mass and gravity', () => {
    compare((world) => world.find('low 2')!.set({ friction: 0 }));
    compare((world) => world.find('turned 2')!.set({ mass: 3 }));
    compare((world) => world.setGravity([1, -9, 0]));
  });
  test('with one body less, or moved by hand', () => {
    compare((world) => world.remove(world.find('low 0')!));
    compare((world) => {
      world.find('turned 5')!.position[1] += 0.001;
    });
  });
  test('at another pace', () => {
    compare(() => {}, 1 / 50);
    compare((world) => world.setSubsteps(2));
  });
});
