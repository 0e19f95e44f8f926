/** Static and kinetic friction apart: what rests stays up to μs, what slides is held by μk alone. */
import { describe, expect, test } from 'vitest';
import { World } from './world.js';

const KINETIC = 0.3;
const STATIC = 0.6;
const DT = 1 / 240;
/** tan α = 0.45 lies between the two. */
const ANGLE = Math.atan(0.45);

const LEVEL = [0, -9.81, 0] as const;
const TILTED = [9.81 * Math.sin(ANGLE), -9.81 * Math.cos(ANGLE), 0] as const;
const SURFACE = { friction: KINETIC, staticFriction: STATIC };

/** A load that has settled on level ground, which is tilted then, and pushed [m/s]. */
function slope(response: string, velocity: number): { world: World; along(): number } {
  const world = new World({ gravity: LEVEL, sleeping: false });
  world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane' }, ...SURFACE });
  const box = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.1, 0.5] },
    position: [0, 0.1, 0],
    ...SURFACE,
  });
  for (let step = 0; step < 60; step++) world.step(DT);
  world.setGravity(TILTED);
  if (velocity > 0) box.velocity = [velocity, 0, 0];
  return { world, along: () => box.velocity[0] };
}

describe.each(['impulse', 'penalty', 'constraint', 'backtracking'])('%s', (response) => {
  test('holds a load at rest by static friction', () => {
    const { world, along } = slope(response, 0);
    for (let step = 0; step < 480; step++) world.step(DT);
    expect(Math.abs(along())).toBeLessThan(1e-3);
  });

  test('holds a load that slides by kinetic friction', () => {
    const { world, along } = slope(response, 0.5);
    for (let step = 0; step < 48; step++) world.step(DT);
    const before = along();
    for (let step = 0; step < 120; step++) world.step(DT);
    const expected = 9.81 * (Math.sin(ANGLE) - KINETIC * Math.cos(ANGLE));
    expect(Math.abs((along() - before) / 0.5 - expected)).toBeLessThan(0.02 * 9.81);
  });
});

test('a load of molecules sticks at rest and slides once it was pushed', () => {
  const end = [0, 0.5].map((velocity) => {
    const world = new World({ gravity: LEVEL, sleeping: false });
    world.add({ kind: 'static', shape: { kind: 'plane' }, ...SURFACE });
    const positions: [number, number, number][] = [];
    for (let x = 0; x < 4; x++) for (let z = 0; z < 3; z++) positions.push([0.08 * x, 0.05, 0.08 * z]);
    const load = world.add({
      kind: 'mass-spring',
      radius: 0.05,
      material: 'stuff',
      materials: {
        stuff: { youngsModulus: 1e5, connectionDamping: 20, friction: KINETIC, mediumDensity: 0 },
      },
      staticFriction: STATIC,
      molecules: positions.map((position) => ({ position })),
    });
    for (let step = 0; step < 60; step++) world.step(DT);
    world.setGravity(TILTED);
    if (velocity > 0) load.velocity = [velocity, 0, 0];
    for (let step = 0; step < 240; step++) world.step(DT);
    return load.velocity[0];
  });
  expect(Math.abs(end[0])).toBeLessThan(2e-3);
  expect(end[1]).toBeGreaterThan(1.2);
});

test('static friction can be changed, and is kept by a snapshot', () => {
  const { world, along } = slope('impulse', 0);
  for (let step = 0; step < 60; step++) world.step(DT);
  const twin = World.restore(world.snapshot());
  for (const body of world) body.set({ staticFriction: 0 });
  for (let step = 0; step < 240; step++) {
    world.step(DT);
    twin.step(DT);
  }
  expect(along()).toBeGreaterThan(1);
  expect(Math.abs([...twin][1].velocity[0])).toBeLessThan(1e-3);
});
