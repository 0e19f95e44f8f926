/** Responses that control the step: nothing that was apart ever overlaps, and what it cost is told. */
import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { SIMULATION } from '../simulation.js';
import { Recorder, replay, World } from '../world/index.js';
import { randomDrop } from './random-drop.test-support.js';

const CONTROLLED = ['log-barrier', 'backtracking'] as const;

function smallestGap(world: World): number {
  const { current } = world[SIMULATION].narrowphase;
  let gap = Number.POSITIVE_INFINITY;
  for (let i = 0; i < current.count; i++) gap = Math.min(gap, -current.depth[i]);
  return gap;
}

describe.each(CONTROLLED)('%s', (method) => {
  it('keeps random drops apart at the end of every step (seeds 1–8)', () => {
    let touched = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const world = randomDrop(new Random(seed), method);
      for (let i = 0; i < 60; i++) {
        world.step(1 / 60);
        expect(smallestGap(world)).toBeGreaterThan(0);
        touched += [...world.contacts()].length;
      }
      expect(world.troubles()).toEqual([]);
    }
    expect(touched).toBeGreaterThan(250);
  });

  it('stops a bullet that would pass a thin plate, and says that it cut the step', () => {
    const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
    world.setMethod('response', method);
    world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [0.005, 1, 1] } });
    const bullet = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.01 },
      mass: 0.01,
      position: [-1.37, 0.1, 0],
      velocity: [300, 0, 0],
    });
    let parts = 0;
    for (let i = 0; i < 10; i++) {
      world.step(1 / 60);
      parts = Math.max(parts, world.stepReport().parts);
      expect(bullet.position[0]).toBeLessThan(-0.015);
    }
    expect(parts).toBeGreaterThan(1);
    expect(bullet.position[0]).toBeGreaterThan(-0.03);
  });

  it('restores and replays in every bit, cuts included', () => {
    const world = randomDrop(new Random(7), method);
    const recorder = new Recorder(world);
    for (let i = 0; i < 20; i++) world.step(1 / 60);
    const again = World.restore(world.snapshot());
    for (let i = 0; i < 10; i++) {
      world.step(1 / 60);
      again.step(1 / 60);
      expect(again.hash()).toBe(world.hash());
    }
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
  });

  it('carries a tonne on a kilogram, without a cut or lost time', () => {
    const world = new World({ sleeping: false });
    world.setMethod('response', method);
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const boxes = [1, 1000].map((mass, i) =>
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
        mass,
        position: [0, 0.5 + i, 0],
      }),
    );
    for (let i = 0; i < 30; i++) {
      world.step(1 / 60);
      expect(smallestGap(world)).toBeGreaterThan(0);
      expect(world.stepReport()).toMatchObject({ cuts: 0, parts: 4, smallest: 1, lost: 0 });
    }
    boxes.forEach(({ position: [x, y, z] }, i) => {
      expect(Math.hypot(x, y - 0.5 - i, z)).toBeLessThan(1e-3);
    });
    const [floor] = [...world.pairs()];
    expect(Math.abs(Math.abs(floor.impulse[1]) / ((1001 * 9.81) / 60) - 1)).toBeLessThan(1e-3);
  });

  it('is raised by a motor, which takes turns with the contacts instead of having the step cut', () => {
    const world = new World({ sleeping: false });
    world.setMethod('response', method);
    const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 }, position: [0, -5, 0] });
    const half = [0.5, 0.05, 0.5] as const;
    const plate = world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: half }, mass: 3 });
    world.addJoint({
      kind: 'slider',
      a: post,
      b: plate,
      anchor: [0, 0, 0],
      axis: [0, 1, 0],
      motor: { speed: 0.5, maxForce: 500 },
    });
    const shape = { kind: 'box', halfExtents: [0.2, 0.2, 0.2] } as const;
    const crate = world.add({ kind: 'rigid', shape, mass: 10, position: [0, 0.2501, 0] });
    let cuts = 0;
    for (let i = 0; i < 30; i++) {
      world.step(1 / 60);
      expect(smallestGap(world)).toBeGreaterThan(0);
      cuts += world.stepReport().cuts;
    }
    expect(cuts).toBeLessThan(3);
    expect(Math.abs(plate.position[1] - 0.25)).toBeLessThan(0.01);
    expect(Math.abs(crate.position[1] - plate.position[1] - 0.25)).toBeLessThan(2e-3);
  });

  it('lets a kinematic plate squeeze a body instead of stopping time', () => {
    const world = new World({ sleeping: false });
    world.setMethod('response', method);
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
      position: [0, 0.21, 0],
    });
    const plate = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
      position: [0, 0.6, 0],
      velocity: [0, -0.5, 0],
    });
    for (let i = 0; i < 20; i++) world.step(1 / 60);
    // It meets the box after eleven steps.
    expect(Math.abs(plate.position[1] - (0.6 - 0.5 * (20 / 60)))).toBeLessThan(1e-9);
  });
});

describe('the books under step control', () => {
  it.each(CONTROLLED)('%s: contact impulses over a step are what stopped the body', (method) => {
    const world = new World({ sleeping: false });
    world.setMethod('response', method);
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
      mass: 2,
      position: [0, 0.5, 0],
      velocity: [0, -3, 0],
    });
    let given = 0;
    let seen = 0;
    for (let i = 0; i < 60; i++) {
      const before = box.velocity[1];
      world.step(1 / 60);
      given += 2 * (box.velocity[1] - before) + 2 * 9.81 * (1 / 60);
      for (const pair of world.pairs()) seen += Math.abs(pair.impulse[1]);
    }
    expect(seen).toBeGreaterThan(5);
    expect(Math.abs(seen - given)).toBeLessThan(1e-9);
  });
});
