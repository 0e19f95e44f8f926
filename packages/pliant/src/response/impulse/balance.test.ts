/**
 * Structures that stand. A twin that is restored from a snapshot before every step remembers nothing but its state, and
 * has to decide alike; and nothing that moves, however slowly, may be stopped.
 */
import { describe, expect, test } from 'vitest';
import { World } from '../../world/index.js';
import { cube } from '../../world/world.test-support.js';

const DT = 1 / 60;
const FLOOR = { kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: 0.6 } as const;

function brick(x: number, row: number, half: number, name: string) {
  return {
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [half, 0.5, 0.5] },
    position: [x, row + 0.5, 0],
    density: 500,
    friction: 0.6,
    name,
  } as const;
}

/** A wall of bricks, each on two others, with half bricks at the ends. */
function wall(rows = 5, across = 3): World {
  const world = new World({ sleeping: false });
  world.add(FLOOR);
  for (let row = 0; row < rows; row++) {
    const odd = row % 2;
    for (let i = 0; i < across - odd; i++)
      world.add(brick((i - (across - 1 - odd) / 2) * 2.02, row, 1, `${row} ${i}`));
    if (odd === 1)
      for (const side of [-1, 1])
        world.add(brick(side * (across * 1.01 - 0.505), row, 0.5, `${row} end ${side}`));
  }
  return world;
}

const stood = (() => {
  const world = wall();
  for (let i = 0; i < 120; i++) world.step(DT);
  return world.snapshot();
})();

const places = (world: World) => [...world].map((body) => [...body.position, ...body.orientation]);

/** A world that stands and its twin, after somebody has disturbed both. */
function compare(disturb: (world: World) => void, steps = 12, dt = DT): World {
  const world = World.restore(stood);
  let twin = World.restore(stood);
  const step = (length: number): void => {
    twin = World.restore(twin.snapshot());
    world.step(length);
    twin.step(length);
    expect(Buffer.compare(world.snapshot(), twin.snapshot())).toBe(0);
  };
  for (let i = 0; i < 3; i++) step(DT);
  disturb(world);
  disturb(twin);
  for (let i = 0; i < steps; i++) step(dt);
  return world;
}

describe('a wall that stands', () => {
  test('does not move by a bit, and its floor carries its weight', () => {
    const world = World.restore(stood);
    const before = places(world);
    for (let i = 0; i < 200; i++) world.step(DT);
    expect(places(world)).toEqual(before);
    let weight = 0;
    for (const body of world) if (body.kind === 'rigid') weight += body.mass * 9.81;
    let carried = 0;
    for (const contact of world.contacts()) {
      if (contact.bodyA.kind === 'static') carried -= contact.force[1];
      else if (contact.bodyB.kind === 'static') carried += contact.force[1];
    }
    expect(Math.abs(carried / weight - 1)).toBeLessThan(1e-3);
  });

  test('is found standing alike by a restored twin, from the first step on', () => {
    const world = wall(4, 3);
    let twin = wall(4, 3);
    for (let i = 0; i < 60; i++) {
      if (i % 2 === 0) twin = World.restore(twin.snapshot());
      world.step(DT);
      twin.step(DT);
      expect(Buffer.compare(world.snapshot(), twin.snapshot())).toBe(0);
    }
    expect([...world].every((body) => body.velocity.every((v) => v === 0))).toBe(true);
  });

  test('stands on as its twin does, left alone, pushed, hit, and at another pace', () => {
    compare(() => {});
    compare((world) => world.find('3 0')?.applyForce([0, 0, 40]));
    compare((world) => world.find('4 1')?.applyImpulse([0, 0, 3000]));
    compare((world) => world.add({ ...cube(0, 7.2), shape: { kind: 'sphere', radius: 0.3 } }));
    compare((world) => world.find('2 1')?.set({ friction: 0 }));
    compare((world) => world.setSubsteps(2));
    compare(() => {}, 12, 1 / 50);
  });

  test('falls where a brick is taken out, tilted gravity or a blow asks for it', () => {
    const after = (disturb: (world: World) => void): World => {
      const world = World.restore(stood);
      for (let i = 0; i < 3; i++) world.step(DT);
      disturb(world);
      for (let i = 0; i < 40; i++) world.step(DT);
      return world;
    };
    const without = after((world) => {
      for (const name of ['0 0', '0 1']) world.remove(world.find(name)!);
    });
    expect(without.find('2 0')!.position[1]).toBeLessThan(2.4);
    const tilted = after((world) => world.setGravity([0, -5, 8]));
    expect(tilted.find('4 1')!.position[2]).toBeGreaterThan(0.3);
    const hit = after((world) => {
      const ball = { ...cube(0, 4.5), shape: { kind: 'sphere', radius: 0.5 }, mass: 4000 } as const;
      world.add({ ...ball, position: [0, 4.5, 3], velocity: [0, 0, -15] });
    });
    expect(hit.find('4 1')!.position[2]).toBeLessThan(-0.1);
  });
});

describe('nothing that moves is stopped', () => {
  const speed = 2e-5;
  const run = (body: object, seconds = 3) => {
    const world = new World({ sleeping: false });
    world.add({ ...FLOOR, friction: 0 });
    const box = world.add(body as Parameters<World['add']>[0]);
    for (let i = 0; i < seconds * 60; i++) world.step(DT);
    return box;
  };

  test('a ball that rolls and a box on ice, at 20 µm/s', () => {
    const ball = run({ ...cube(0, 0.5), shape: { kind: 'sphere', radius: 0.5 }, velocity: [speed, 0, 0] });
    expect(Math.abs(ball.velocity[0] / speed - 1)).toBeLessThan(1e-6);
    const box = run({ ...cube(0, 0.5), friction: 0, velocity: [speed, 0, 0] });
    expect(Math.abs(box.velocity[0] / speed - 1)).toBeLessThan(1e-6);
  });

  test.each([0.999, 1.001])('two boxes side by side on a slope, %f of the steepest that holds', (share) => {
    const world = new World({ sleeping: false });
    const angle = Math.atan(0.5 * share);
    world.add({ ...FLOOR, friction: 0.5 });
    for (const x of [0, 1.001]) world.add(cube(x, 0.5, { friction: 0.5 }));
    world.setGravity([9.81 * Math.sin(angle), -9.81 * Math.cos(angle), 0]);
    for (let i = 0; i < 180; i++) world.step(DT);
    const way = [...world][2].position[0] - 1.001;
    // ½ (g sin − μ g cos) t² = 20 mm for one part in a thousand.
    if (share < 1) expect(Math.abs(way)).toBeLessThan(1e-4);
    else expect(way).toBeGreaterThan(0.01);
  });

  test.each([-0.02, 1e-4])(
    'a board on two cubes whose centres are %f m beyond the edge of a post',
    (beyond) => {
      const world = new World({ sleeping: false });
      world.add({
        kind: 'static',
        shape: { kind: 'box', halfExtents: [1, 0.5, 2] },
        position: [-1, -0.5, 0],
        friction: 0.9,
      });
      for (const z of [-0.51, 0.51])
        world.add({ ...cube(beyond, 0.5, { friction: 0.9 }), position: [beyond, 0.5, z] });
      const shape = { kind: 'box', halfExtents: [0.5, 0.1, 1] } as const;
      const board = world.add({ ...cube(beyond, 1.1, { friction: 0.9 }), shape });
      for (let i = 0; i < 360; i++) world.step(DT);
      if (beyond < 0) expect(Math.abs(board.position[1] - 1.1)).toBeLessThan(2e-3);
      else expect(board.position[1]).toBeLessThan(0.5);
    },
  );
});
