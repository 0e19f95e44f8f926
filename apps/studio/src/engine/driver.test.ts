import { parseScene, World } from 'pliant';
import { describe, expect, it } from 'vitest';
import { CURVE_COLUMNS, CURVES } from './curves.js';
import { Driver } from './driver.js';
import { Frame } from './frame.js';
import type { LoadedScene } from './protocol.js';

const SCENE = JSON.stringify({
  pliant: 1,
  name: 'Two balls',
  description: 'Two balls fall.',
  dt: 0.01,
  bodies: [
    { kind: 'static', shape: { kind: 'plane' } },
    { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 2, 0] },
    { kind: 'rigid', shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] }, position: [3, 2, 0] },
  ],
});

/** A driver on a clock that only the test moves, and the last frame it sent. */
function start(text = SCENE) {
  let now = 0;
  let last: ArrayBuffer | undefined;
  const driver = new Driver(
    () => now,
    (buffer) => {
      if (last !== undefined) driver.giveBack(last);
      last = buffer;
    },
    false,
  );
  const loaded = driver.load(text) as LoadedScene;
  const frame = () => new Frame(last!, loaded.size);
  const wait = (ms: number) => {
    now += ms;
    driver.turn();
  };
  return { driver, loaded, frame, wait };
}

function reference(steps: number): World {
  const reading = parseScene(SCENE);
  if (!reading.ok) throw new Error('the scene is good');
  const world = World.fromScene(reading.scene);
  for (let i = 0; i < steps; i++) world.step(reading.scene.dt);
  return world;
}

describe('Driver', () => {
  it('shows the scene before the first step', () => {
    const { loaded, frame } = start();
    expect(loaded.looks.map(({ shape }) => shape.kind)).toEqual(['plane', 'sphere', 'box']);
    expect(frame().reading('step')).toBe(0);
    expect([...frame().positions.subarray(3, 6)]).toEqual([0, 2, 0]);
  });

  it('takes the steps that the clock asks for, and the same as the engine alone', () => {
    const { driver, frame, wait } = start();
    driver.play();
    for (let i = 0; i < 10; i++) wait(16);
    expect(frame().reading('step')).toBe(16);
    expect(frame().reading('time')).toBeCloseTo(0.16, 12);
    expect(driver.hash()).toBe(reference(16).hash());
  });

  it('follows the speed', () => {
    const { driver, frame, wait } = start();
    driver.play();
    driver.setSpeed(0.25);
    for (let i = 0; i < 10; i++) wait(40);
    expect(frame().reading('step')).toBe(10);
  });

  it('does not catch up on time it slept through', () => {
    const { driver, frame, wait } = start();
    driver.play();
    wait(60_000);
    expect(frame().reading('step')).toBeLessThanOrEqual(10);
  });

  it('pauses, and steps one by one', () => {
    const { driver, frame, wait } = start();
    driver.play();
    wait(55);
    driver.pause();
    wait(500);
    expect(frame().reading('step')).toBe(5);
    driver.step(1);
    expect(frame().reading('step')).toBe(6);
    expect(driver.hash()).toBe(reference(6).hash());
  });

  it('resets to the first state', () => {
    const { driver, frame } = start();
    const first = driver.hash();
    driver.step(30);
    expect(driver.hash()).not.toBe(first);
    driver.reset();
    expect(driver.hash()).toBe(first);
    expect(frame().reading('step')).toBe(0);
  });

  it('keeps the running world when a scene is refused, and says why', () => {
    const { driver } = start();
    driver.step(3);
    const hash = driver.hash();
    const answer = driver.load('{"pliant": 1, "name": "<b>x</b>", "bodies": [{"kind": "rigd"}]}');
    expect(answer.ok).toBe(false);
    expect(driver.hash()).toBe(hash);
  });

  it('refuses a method that cannot serve a pair, and goes on with the old one', () => {
    const { driver } = start();
    expect(() => driver.setMethod('narrowphase', 'spheres')).toThrow(
      /'spheres' can't serve .*; choose 'convex'/,
    );
    driver.step(1);
    expect(driver.hash()).toBe(reference(1).hash());
  });

  it('leads a grabbed body to where it is dragged, and lets it go', () => {
    const { driver, frame } = start();
    driver.grab(1, [0, 2.5, 0]);
    driver.drag([1, 4, 0]);
    driver.step(200);
    // It hangs by its rim, and the spring gives a little under its weight.
    const [x, y, z] = frame().positions.subarray(3, 6);
    expect(Math.hypot(x - 1, y - 4, z)).toBeGreaterThan(0.4);
    expect(Math.hypot(x - 1, y - 4, z)).toBeLessThan(0.6);
    expect(y).toBeLessThan(4);
    driver.release();
    driver.step(150);
    expect(frame().positions[4]).toBeLessThan(1);
  });

  it('does not take hold of what cannot move', () => {
    const { driver } = start();
    driver.grab(0, [0, 0, 0]);
    driver.drag([0, 9, 0]);
    driver.step(5);
    expect(driver.hash()).toBe(reference(5).hash());
  });

  it('goes back to any step and forth again, to the bit', () => {
    const { driver, frame } = start();
    driver.step(100);
    driver.setBodies([1], { restitution: 0.5 });
    driver.step(100);
    const end = driver.hash();
    driver.seek(70);
    expect(driver.hash()).toBe(reference(70).hash());
    expect(frame().reading('step')).toBe(70);
    expect(frame().reading('lastStep')).toBe(200);
    driver.seek(200);
    expect(driver.hash()).toBe(end);
    driver.seek(150);
    driver.seek(200);
    expect(driver.hash()).toBe(end);
  });

  it('has a new future after going back and on', () => {
    const { driver, frame } = start();
    driver.step(200);
    driver.seek(90);
    driver.step(10);
    expect(driver.hash()).toBe(reference(100).hash());
    expect(frame().reading('lastStep')).toBe(100);
    expect(driver.curves(0, -1, -1).rows.length / CURVE_COLUMNS).toBe(100);
    driver.seek(45);
    expect(driver.hash()).toBe(reference(45).hash());
    driver.seek(100);
    expect(driver.hash()).toBe(reference(100).hash());
  });

  it('records curves that agree with the engine', () => {
    const { driver } = start();
    const { version } = driver.curves(0, -1, 1);
    driver.step(60);
    const { rows } = driver.curves(version, 30, 1);
    expect(rows.length).toBe(30 * CURVE_COLUMNS);
    const last = rows.subarray(29 * CURVE_COLUMNS);
    const world = reference(60);
    const [, ball, box] = [...world];
    const of = (name: string) => last[CURVES.findIndex((curve) => curve.name === name)];
    expect(of('step')).toBe(60);
    expect(of('time')).toBe(world.time);
    expect(of('total')).toBe(world.energy().total);
    expect(of('momentum')).toBe(Math.hypot(...world.momentum().linear));
    expect(of('highest')).toBeCloseTo(Math.max(ball.position[1], box.position[1]) + 0.5, 2);
    expect(of('contacts')).toBe([...world.contacts()].length);
    expect(of('selected')).toBe(Math.hypot(...ball.contactForce));
    expect(of('worst')).toBe(Math.max(0, ...[...world.contacts()].map(({ depth }) => depth)));
  });

  it('tells what a body is and changes several at once', () => {
    const { driver } = start();
    driver.setBodies([1, 2], { friction: 0.9, gravityScale: 0 });
    driver.step(10);
    const [ball, box] = driver.inspect([1, 2, 99]);
    expect(ball.properties.friction).toBe(0.9);
    expect(box.properties.gravityScale).toBe(0);
    expect(ball.mass).toBeCloseTo((1000 * Math.PI) / 6, 6);
    expect([ball.speed, ball.kinetic, ball.position[1]]).toEqual([0, 0, 2]);
    expect(() => driver.setBodies([1], { friction: -1 })).toThrow();
  });
});
