/** A fast body has contacts found anew in every substep, unless it goes along a face that is the same farther on. */
import { describe, expect, test } from 'vitest';
import { FAR_TURN, MARGIN_MOTION } from '../core/constants.js';
import { Random } from '../math/random.js';
import { SIMULATION } from '../simulation.js';
import { World } from '../world/index.js';
import { UNSEEN } from './moves-far.js';

const DT = 1 / 60;
const TABLE = {
  kind: 'static',
  shape: { kind: 'box', halfExtents: [5, 1, 5] },
  position: [0, -1, 0],
} as const;
const PLANE = { kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } } as const;
const MARBLE = { kind: 'sphere', radius: 0.05 } as const;
const DIE = { kind: 'box', halfExtents: [0.05, 0.05, 0.05] } as const;

function isFar(
  floor: typeof TABLE | typeof PLANE,
  shape: typeof MARBLE | typeof DIE,
  x: number,
  velocity: readonly [number, number, number],
  isBlow = false,
): boolean {
  const world = new World({ sleeping: false });
  world.add({ ...floor, friction: 0 });
  const body = world.add({ kind: 'rigid', shape, mass: 1, position: [x, 0.05, 0], friction: 0 });
  world.step(DT);
  body.velocity = velocity;
  const { movesFar, bodies, pairs, gravity } = world[SIMULATION];
  expect(pairs.count).toBe(1);
  // Contacts are found for the body as it moves now, unless it was struck since.
  if (!isBlow) movesFar.begin(bodies, gravity);
  return movesFar.any(bodies, pairs, DT, DT, DT);
}

describe('far is', () => {
  test('no way along a face', () => {
    for (const shape of [MARBLE, DIE]) {
      expect(isFar(TABLE, shape, 0, [10, 0, 0])).toBe(false);
      expect(isFar(PLANE, shape, 0, [10, 0, 7])).toBe(false);
    }
  });

  test('the way of a body that was struck since contacts were found', () => {
    for (const shape of [MARBLE, DIE]) expect(isFar(TABLE, shape, 0, [10, 0, 0], true)).toBe(true);
  });

  test('the way over the edge of a face', () => {
    for (const shape of [MARBLE, DIE]) expect(isFar(TABLE, shape, 4.9, [10, 0, 0])).toBe(true);
  });

  test('the way onto a face', () => {
    for (const shape of [MARBLE, DIE])
      for (const floor of [TABLE, PLANE]) expect(isFar(floor, shape, 0, [10, -5, 0])).toBe(true);
  });
});

test('a marble that rolls fast rolls on, and leaves the table at its edge', () => {
  const world = new World({ sleeping: false });
  world.add({ ...TABLE, friction: 0.5 });
  const marble = world.add({
    kind: 'rigid',
    shape: MARBLE,
    mass: 1,
    position: [-4, 0.05, 0],
    velocity: [10, 0, 0],
    angularVelocity: [0, 0, -200],
    friction: 0.5,
  });
  let highest = 0;
  for (let i = 0; i < 51; i++) {
    world.step(DT);
    highest = Math.max(highest, Math.abs(marble.position[1] - 0.05));
  }
  expect(marble.position[0]).toBeCloseTo(-4 + (51 * 10) / 60, 3);
  expect(highest).toBeLessThan(1e-3);
  for (let i = 0; i < 30; i++) world.step(DT);
  const fallen = marble.position[0] - 5;
  expect(marble.position[1]).toBeCloseTo(0.05 - 0.5 * 9.81 * (fallen / 10) ** 2, 1);
});

test('bodies that are passed over for being slow are none that a look at every pair would have found', () => {
  const random = new Random(17);
  const about = (most: number): [number, number, number] => [
    random.uniform(-most, most),
    random.uniform(-most, most),
    random.uniform(-most, most),
  ];
  let far = 0;
  for (let trial = 0; trial < 60; trial++) {
    const world = new World({ sleeping: false, gravity: [0, 0, 0] });
    const bodies = Array.from({ length: 6 }, () => {
      const half = 10 ** random.uniform(-1, 0);
      const shape = { kind: 'box', halfExtents: [half, 2 * half, half] } as const;
      return world.add({ kind: 'rigid', shape, mass: 1, position: about(0.5) });
    });
    world.step(1e-6);
    const speed = 10 ** random.uniform(-1, 1.5);
    for (const body of bodies) {
      body.velocity = about(speed);
      body.angularVelocity = about(random.int(2) * speed);
    }
    const sim = world[SIMULATION];
    const { velocity: v, angularVelocity: w, thinness, reach, margin } = sim.bodies.columns;
    const angle = (row: number): number => DT * Math.hypot(...w.subarray(3 * row, 3 * row + 3));
    const lever = (row: number): number => Math.sqrt(reach[row] ** 2 - thinness[row] ** 2);
    const { a: as, b: bs, count } = sim.pairs;
    let expected = false;
    for (let p = 0; p < count; p++) {
      const [a, b] = [as[p], bs[p]];
      const thin = Math.min(thinness[a], thinness[b]);
      const turns = [a, b].some((row) => angle(row) * (reach[row] - thinness[row]) > FAR_TURN * thin);
      const way = DT * Math.hypot(...[0, 1, 2].map((k) => v[3 * a + k] - v[3 * b + k]));
      const closes = way + angle(a) * lever(a) + angle(b) * lever(b) - margin[a] - margin[b];
      if (turns || way > MARGIN_MOTION * thin || closes > UNSEEN * thin) expected = true;
    }
    sim.movesFar.begin(sim.bodies, sim.gravity);
    expect(sim.movesFar.any(sim.bodies, sim.pairs, DT, DT, DT)).toBe(expected);
    if (expected) far++;
  }
  expect(far).toBeGreaterThan(10);
  expect(far).toBeLessThan(50);
});
