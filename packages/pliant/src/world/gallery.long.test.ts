/** Every scene of the gallery runs, and those whose sentence can be measured do what it says. */
import { describe, expect, test } from 'vitest';
import { gallery } from '../scene/gallery.test-support.js';
import { parseScene } from '../scene/index.js';
import { World } from './index.js';

function load(file: string) {
  const reading = parseScene(gallery.find((entry) => entry.file === `${file}.json`)!.text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return { world: World.fromScene(reading.scene), scene: reading.scene };
}

/** Runs a scene for `seconds`, or to its end, and looks at it after each step. */
function run(file: string, look: (world: World) => void = () => {}, seconds?: number): World {
  const { world, scene } = load(file);
  const steps = Math.round((seconds ?? scene.duration) / scene.dt);
  for (let i = 0; i < steps; i++) {
    world.step(scene.dt);
    look(world);
  }
  return world;
}

const named = (world: World, start: string) => [...world].filter((body) => body.name?.startsWith(start));

test.each(gallery)('$file runs without trouble', ({ file }) => {
  const world = run(file.replace('.json', ''), undefined, 0.1);
  expect(world.troubles()).toEqual([]);
  for (const body of world) expect(body.position.every(Number.isFinite)).toBe(true);
});

describe('what the sentences say', () => {
  test('incline: one box stays, the other slides as g (sin α − μ cos α) t² / 2 says', () => {
    const starts = new Map([...load('incline').world].map((body) => [body.name, [...body.position]]));
    const world = run('incline', undefined, 1);
    const way = (name: string) =>
      Math.hypot(...starts.get(name)!.map((x, k) => world.find(name)!.position[k] - x));
    const slope = Math.PI / 9;
    const slide = (9.81 * (Math.sin(slope) - 0.15 * Math.cos(slope))) / 2;
    expect(way('box that stays')).toBeLessThan(0.002);
    expect(Math.abs(way('box that slides') / slide - 1)).toBeLessThan(0.01);
  });

  test('bullet: stays on its side of the plate', () => {
    const world = run('bullet', (w) => expect(w.find('bullet')!.position[0]).toBeLessThan(0), 0.5);
    expect(world.find('bullet')!.position[0]).toBeGreaterThan(-5);
  });

  test('shapes: all are in a heap on the floor', () => {
    for (const body of run('shapes', undefined, 3)) {
      if (body.kind !== 'rigid') continue;
      expect(body.position[1]).toBeGreaterThan(0.05);
      expect(body.position[1]).toBeLessThan(1.2);
    }
  });

  test.each([
    ['impulse', 12],
    ['constraint', 2],
  ])('arch: with %s no stone moves by a millimetre, nor creeps by one a minute', (response, seconds) => {
    const { world, scene } = load('arch');
    world.setMethod('response', response);
    const places = () => [...world].map(({ position }) => [...position]);
    const farthest = (from: number[][]) =>
      Math.max(...places().map((at, k) => Math.hypot(...at.map((x, axis) => x - from[k][axis]))));
    const steps = 30 * seconds;
    const start = places();
    for (let i = 0; i < steps; i++) world.step(scene.dt);
    // At first the stones take up their load.
    const settled = places();
    for (let i = 0; i < steps; i++) world.step(scene.dt);
    expect(farthest(start)).toBeLessThan(1e-3);
    expect(farthest(settled)).toBeLessThan((1e-3 / 60) * (seconds / 2));
    expect(world.troubles()).toEqual([]);
  });

  test('newton-cradle: only the last ball leaves', () => {
    const speeds = [...run('newton-cradle')].map((body) => body.velocity[0]);
    expect(Math.abs(speeds.pop()! - 1)).toBeLessThan(0.005);
    for (const speed of speeds) expect(Math.abs(speed)).toBeLessThan(0.005);
  });

  test('momentum: neither momentum nor angular momentum changes', () => {
    const before = load('momentum').world.momentum();
    let touched = 0;
    const after = run('momentum', (world) => {
      touched += [...world.events()].length;
    }).momentum();
    expect(touched).toBeGreaterThan(0);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-12);
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-10);
    }
  });

  test('groups: red balls land on the shelf, blue ones fall through', () => {
    const world = run('groups');
    expect(named(world, 'red').every((ball) => ball.position[1] > 1.4)).toBe(true);
    expect(named(world, 'blue').every((ball) => ball.position[1] < 0.2)).toBe(true);
  });

  test('sensor-gate: six balls are reported and none is stopped', () => {
    const gate = load('sensor-gate').world.find('gate')!.handle;
    let reported = 0;
    const world = run('sensor-gate', (running) => {
      for (const event of running.events()) {
        if (event.kind === 'start' && (event.bodyA.handle === gate || event.bodyB.handle === gate))
          reported++;
      }
    });
    expect(reported).toBe(6);
    expect(named(world, 'ball').every((ball) => ball.position[1] < 0.2)).toBe(true);
  });

  test('kinematic-pusher: nothing slows the plate', () => {
    const pusher = run('kinematic-pusher', undefined, 2).find('pusher')!;
    expect(Math.abs(pusher.position[0] - (-1.5 + 0.5 * 2))).toBeLessThan(1e-9);
  });

  test('sleeping: all bricks begin asleep, the ball wakes some, others sleep on', () => {
    expect(named(load('sleeping').world, 'brick').every((brick) => brick.isAsleep)).toBe(true);
    let fewest = 24;
    run('sleeping', (world) => {
      fewest = Math.min(fewest, named(world, 'brick').filter((brick) => brick.isAsleep).length);
    });
    expect(fewest).toBeLessThan(24);
    expect(fewest).toBeGreaterThan(0);
  });

  test('hard-landing: only the high ball raises a force event', () => {
    const raised = new Set<string | undefined>();
    run('hard-landing', (world) => {
      for (const event of world.events()) {
        if (event.kind !== 'force') continue;
        raised.add(event.bodyA.name).add(event.bodyB.name);
      }
    });
    expect([...raised].sort()).toEqual(['high ball', 'plate']);
  });

  test('hanging-cradle: the last ball rises as high as the first began', () => {
    const start = load('hanging-cradle').world.find('ball 0')!.position[1];
    let top = 0;
    run(
      'hanging-cradle',
      (world) => {
        top = Math.max(top, world.find('ball 4')!.position[1]);
      },
      1.6,
    );
    expect(Math.abs(top / start - 1)).toBeLessThan(1e-3);
  });

  test('chain: no link comes apart', () => {
    let worst = 0;
    run(
      'chain',
      (world) => {
        for (const joint of world.joints()) worst = Math.max(worst, joint.error.distance);
      },
      3,
    );
    expect(worst).toBeLessThan(2e-3);
  });

  test('bridge: carries boxes', () => {
    const world = run('bridge', undefined, 2.5);
    expect(named(world, 'box').filter((box) => box.position[1] > -2.5).length).toBeGreaterThanOrEqual(5);
    for (const joint of world.joints()) expect(joint.error.distance).toBeLessThan(5e-3);
  });

  test('windmill: turns at one radian per second', () => {
    const wing = run('windmill', undefined, 4).find('wing 0')!;
    expect(wing.angularVelocity[2]).toBeCloseTo(1, 6);
  });

  test('lift: reaches its upper stop with both crates', () => {
    const world = run('lift', undefined, 6);
    const [rail] = world.joints();
    expect(rail.value).toBeCloseTo(2.5, 3);
    expect(named(world, 'crate').every((crate) => crate.position[1] > 2.9)).toBe(true);
  });

  test('see-saw: level, then not', () => {
    let atFirst = 0;
    const look = (world: World) => {
      if (world.time < 0.9)
        for (const { value } of world.joints()) atFirst = Math.max(atFirst, Math.abs(value));
    };
    const [pivot] = run('see-saw', look, 1.6).joints();
    expect(atFirst).toBeLessThan(1e-5);
    expect(pivot.value).toBeLessThan(-0.05);
  });

  test('heavy-on-light: nothing gives way', () => {
    const world = run('heavy-on-light', undefined, 1);
    expect(world.find('heavy')!.position[1]).toBeCloseTo(1.5, 6);
  });

  test.each(['soft-nested', 'soft-crossing-bars', 'soft-bar-through-plate'])(
    '%s: free within two seconds, without speed',
    (file) => {
      const world = run(file, undefined, 2);
      expect(Math.max(0, ...[...world.penetrations()].map(({ depth }) => depth))).toBeLessThan(1e-6);
      for (const body of world) expect(Math.hypot(...body.velocity)).toBeLessThan(0.05);
    },
  );

  test('soft-press: the ball is flat and stays between floor and plate', () => {
    const world = run('soft-press');
    const { positions } = world.find('ball')!;
    const under = world.find('press')!.position[1] - 0.1;
    for (let k = 1; k < positions.length; k += 3) {
      expect(positions[k]).toBeGreaterThan(-0.01);
      expect(positions[k]).toBeLessThan(under + 0.01);
    }
  });
});
