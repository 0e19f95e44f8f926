import { type Body, parseScene, World } from 'pliant';
import { Quaternion, Vector3 } from 'three';
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

/** Highest corner of a box with half extents of 0.5, found by looking at all eight. */
function topOf(box: Body): number {
  const turn = new Quaternion(...box.orientation);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (k) => new Vector3((k & 1) - 0.5, ((k >> 1) & 1) - 0.5, (k >> 2) - 0.5),
  );
  return box.position[1] + Math.max(...corners.map((corner) => corner.applyQuaternion(turn).y));
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
    expect(driver.curves(0, -1).rows.length / CURVE_COLUMNS).toBe(100);
    driver.seek(45);
    expect(driver.hash()).toBe(reference(45).hash());
    driver.seek(100);
    expect(driver.hash()).toBe(reference(100).hash());
  });

  it('records curves that agree with the engine', () => {
    const { driver } = start();
    driver.follow([[1], [0, 1]]);
    const { version } = driver.curves(0, -1);
    driver.step(60);
    const { rows } = driver.curves(version, 30);
    expect(rows.length).toBe(30 * CURVE_COLUMNS);
    const last = rows.subarray(29 * CURVE_COLUMNS);
    const world = reference(60);
    const [, ball, box] = [...world];
    const of = (name: string, subject?: number) =>
      last[CURVES.findIndex((curve) => curve.name === name && curve.subject === subject)];
    expect(of('step')).toBe(60);
    expect(of('time')).toBe(world.time);
    expect(of('total')).toBe(world.energy().total);
    expect(of('momentum')).toBe(Math.hypot(...world.momentum().linear));
    expect(of('highest')).toBeCloseTo(Math.max(ball.position[1] + 0.5, topOf(box)), 12);
    expect(of('contacts')).toBe([...world.contacts()].length);
    expect(of('elastic')).toBe(0);
    expect(of('force', 0)).toBe(Math.hypot(...ball.contactForce));
    expect(of('lowest', 0)).toBe(ball.position[1] - 0.5);
    const pair = [...world.pairs()].find(({ bodyB }) => bodyB.handle === ball.handle);
    expect(of('force', 1)).toBeCloseTo(Math.hypot(...pair!.force), 9);
    expect(of('lowest', 1)).toBeNaN();
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

  it('changes the length of a step, and goes back through both lengths to the bit', () => {
    const { driver, frame } = start();
    driver.step(50);
    driver.setStep(0.002);
    driver.step(50);
    const end = driver.hash();
    expect(frame().reading('time')).toBeCloseTo(0.6, 12);
    driver.seek(30);
    expect(driver.hash()).toBe(reference(30).hash());
    driver.seek(100);
    expect(driver.hash()).toBe(end);
    expect(() => driver.setStep(0)).toThrow();
  });

  it('keeps the past of those who are followed on, and has none for a new one', () => {
    const { driver } = start();
    driver.follow([[1], [2]]);
    driver.step(5);
    driver.follow([[2], [0, 2]]);
    driver.step(1);
    const { rows } = driver.curves(0, -1);
    const column = (subject: number) =>
      Array.from(
        { length: 6 },
        (_, row) =>
          rows[
            row * CURVE_COLUMNS + CURVES.findIndex((curve) => curve.subject === subject && curve.unit === 'N')
          ],
      );
    expect(column(0).every((force) => force === 0)).toBe(true);
    expect(column(1).map(Number.isNaN)).toEqual([true, true, true, true, true, false]);
  });
});

const SOFT_SCENE = JSON.stringify({
  pliant: 1,
  name: 'Soft and molecules',
  description: 'A soft cube, and a box of molecules on fixed ones.',
  dt: 0.01,
  bodies: [
    { kind: 'static', shape: { kind: 'plane' }, mask: 1 },
    {
      kind: 'soft',
      name: 'cube',
      mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] },
      model: { kind: 'xpbd', youngsModulus: 1e6 },
      position: [0, 0.45, 0],
      group: 1,
    },
    { kind: 'mass-spring', name: 'bar', ...molecules(3, 2, false), mask: 6, group: 2 },
    { kind: 'mass-spring', name: 'floor', ...molecules(3, 1.45, true), mask: 6, group: 4 },
  ],
});

/** n molecules in a row of radius 0.3, 0.5 apart. */
function molecules(n: number, y: number, fixed: boolean) {
  const positions = Array.from({ length: n }, (_, k) => ({
    position: [4 + 0.5 * k, y, 0],
    radius: 0.3,
    fixed,
  }));
  return {
    materials: { gum: { density: 1000, youngsModulus: 300_000 } },
    material: 'gum',
    molecules: positions,
    skin: { resolution: 0.15 },
  };
}

describe('Driver with deformable bodies', () => {
  it('sends vertices and molecules while they are drawn, and surfaces with their triangles', () => {
    const { driver, loaded, frame } = start(SOFT_SCENE);
    const [, cube, bar] = loaded.looks;
    expect(cube.parts!.tets.length / 4).toBe(40);
    expect([bar.parts!.count, bar.parts!.edges.length / 2]).toEqual([3, 2]);
    expect([...bar.parts!.radii]).toEqual([0.3, 0.3, 0.3]);
    driver.step(1);
    expect(frame().particles.every((x) => x === 0)).toBe(true);
    driver.setShown({ particles: true });
    const at = 3 * bar.parts!.first;
    expect(frame().particles[at]).toBeCloseTo(4, 2);
    const skin = frame().surface(bar.row)!;
    expect(skin.triangles.length).toBeGreaterThan(60);
    expect(Math.max(...skin.triangles)).toBe(skin.count - 1);
    const { first } = bar.shape as Extract<typeof bar.shape, { kind: 'surface' }>;
    const ys = [...frame().vertices.subarray(3 * first, 3 * (first + skin.count))].filter(
      (_, k) => k % 3 === 1,
    );
    // Around the molecules: as wide as they are, within a cell of the grid.
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(0.4);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(0.9);
  });

  it('draws the surface that triangles are detected with, generated anew', () => {
    const { driver, loaded, frame } = start(SOFT_SCENE);
    const { row } = loaded.looks[2];
    driver.step(1);
    const { version } = frame().surface(row)!;
    driver.step(20);
    expect(frame().surface(row)!.version).toBe(version);
    const [a, b] = [2, 3];
    driver.pairMethods(a, b, 'penetration', 'face-projection');
    expect(driver.pairMethods(a, b, 'narrowphase', 'triangle-mesh').narrowphase).toBe('triangle-mesh');
    driver.step(30);
    expect(frame().surface(row)!.version).toBeGreaterThan(version);
    expect(() => driver.pairMethods(a, b, 'response', 'log-barrier')).toThrow(/can't serve/);
  });

  it('marks contacts, ways out, borders, cells, trees and boxes only when asked', () => {
    const { driver, frame } = start(SOFT_SCENE);
    driver.step(3);
    const lines = () => frame().reading('lines');
    const points = () => frame().reading('points');
    expect([lines(), points(), frame().reading('deepest')]).toEqual([0, 0, 0]);
    driver.setShown({ particles: false, penetrations: 'depth', borders: true });
    // What of the cube is in the floor, and molecules in their neighbours.
    expect(points()).toBeGreaterThan(3);
    expect(points()).toBeLessThanOrEqual(9);
    expect(lines()).toBeGreaterThan(points());
    expect(frame().reading('deepest')).toBeGreaterThan(0.01);
    driver.setShown({ particles: false, bounds: true });
    expect(lines()).toBe(3 * 12);
    driver.setShown({ particles: false, velocities: true });
    expect(lines()).toBe(1 + 27 + 6);
    driver.setShown({ particles: false, hierarchy: 1 });
    expect(lines()).toBe(2 * 12);
    driver.setShown({ particles: false, contacts: true });
    expect(points()).toBe(lines());
    expect(points()).toBeGreaterThan(1);
    const hash = driver.hash();
    driver.setShown({ particles: true, cells: true, penetrations: 'stage', borders: true, hierarchy: 2 });
    expect(driver.hash()).toBe(hash);
  });

  it('changes materials of soft bodies and of molecules, and tells them', () => {
    const { driver } = start(SOFT_SCENE);
    driver.setMaterial([1], '', 'youngsModulus', 3e5);
    driver.setMaterial([2, 3], 'gum', 'youngsModulus', 7000);
    const field = (row: number, key: string) =>
      driver.inspect([row])[0].materials[0].fields.find((one) => one.key === key)?.value;
    expect([field(1, 'youngsModulus'), field(2, 'youngsModulus'), field(3, 'youngsModulus')]).toEqual([
      3e5, 7000, 7000,
    ]);
    driver.setMaterial([1], '', 'density', 2000);
    expect(driver.inspect([1])[0].mass).toBeCloseTo(2000, 6);
    expect(() => driver.setMaterial([1], '', 'stiffness', 1)).toThrow(/has no stiffness/);
    expect(() => driver.setMaterial([2], 'gum', 'youngsModulus', -1)).toThrow();
  });

  it.each([
    ['soft', 1, [0.5, 0.9, 0.5]],
    ['molecules', 2, [4, 2.3, 0]],
  ] as const)(
    'leads a grabbed body of %s, lets it go, and forgets the hand when it goes back',
    (_, row, from) => {
      const { driver, frame } = start(SOFT_SCENE);
      const height = () => frame().positions[3 * row + 1];
      const before = height();
      driver.grab(row, [...from]);
      driver.drag([from[0], from[1] + 2, from[2]]);
      driver.step(150);
      expect(height()).toBeGreaterThan(before + 1);
      expect(height()).toBeLessThan(before + 2.2);
      driver.release();
      driver.step(100);
      expect(height()).toBeLessThan(before + 0.6);
      driver.seek(150);
      expect(height()).toBeGreaterThan(before + 1);
      driver.step(100);
      expect(height()).toBeLessThan(before + 0.6);
    },
  );
});
