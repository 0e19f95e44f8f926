/** Responses that control the step: nothing that was apart ever overlaps, and what it cost is told. */
import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { Recorder, replay, World } from '../world/index.js';
import { randomDrop } from './random-drop.test-support.js';

const CONTROLLED = ['log-barrier', 'backtracking'] as const;

function smallestGap(world: World): number {
  const { current } = world.sim.narrowphase;
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
    expect(touched).toBeGreaterThan(300);
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
