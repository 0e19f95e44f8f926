import { describe, expect, it } from 'vitest';
import { World } from '../index.js';

const G = 9.81;

/** Responses whose impacts follow Newton's law. */
const IMPACTS = ['impulse', 'constraint', 'backtracking', 'impulse-averaged', 'collision-integration'];

function worldOf(response: string): World {
  const world = new World({ gravity: [0, 0, -G], sleeping: false });
  world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 0, 1] }, restitution: 1, friction: 0 });
  return world;
}

function addBall(world: World, position: readonly [number, number, number], more: object = {}) {
  const shape = { kind: 'sphere', radius: 0.1 } as const;
  return world.add({ kind: 'rigid', shape, mass: 10, restitution: 1, friction: 0, position, ...more });
}

function energyOf(world: World): number {
  const { kinetic, potential } = world.energy();
  return kinetic + potential;
}

describe.each(IMPACTS)('%s', (response) => {
  it.each([1 / 100, 1 / 1000])('balls bounce for ever, step %d s', (dt) => {
    const world = worldOf(response);
    for (let i = 0; i < 4; i++) addBall(world, [i, 0, 1 + 0.7 * i], { velocity: [0.3, 0, i - 2] });
    const energy = energyOf(world);
    for (let i = 0; i < 4 / dt; i += 1) {
      world.step(dt);
      expect(Math.abs(energyOf(world) / energy - 1)).toBeLessThan(1e-11);
    }
  });
});

describe.each(['impulse', 'constraint'])('%s', (response) => {
  it('27 elastic balls that fall on the floor and on each other keep their energy (SimBenchmark: elastic 666)', () => {
    const world = worldOf(response);
    for (let i = 0; i < 27; i++) {
      const jitter = (k: number) => 1e-3 * (((i * 37 + k * 11) % 17) / 17);
      const at = [i % 3, Math.floor(i / 3) % 3, Math.floor(i / 9)].map((x) => 0.21 * x);
      addBall(world, [at[0] + jitter(1), at[1] + jitter(2), at[2] + 0.401]);
    }
    const energy = energyOf(world);
    let touched = 0;
    for (let i = 0; i < 1000; i++) {
      world.step(1e-3);
      touched += [...world.events()].filter(({ kind }) => kind === 'start').length;
      expect(Math.abs(energyOf(world) / energy - 1)).toBeLessThan(1e-9);
    }
    expect(touched).toBeGreaterThan(100);
  });
});
