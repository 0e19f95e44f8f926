/**
 * No energy from nothing, in worlds that nobody has looked at. `HEAPS=1000 npx vitest run energy-laws` runs so many seeds of each kind; what is run by default is
 * where a fault was found once.
 */
import { describe, expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { World } from './index.js';
import { judgeHeap, randomHeap, TAME, WILD } from './random-heap.test-support.js';
import { randomMechanism } from './random-mechanism.test-support.js';

const SEEDS = Number(process.env.HEAPS ?? 0);
const seedsOr = (some: readonly number[]): readonly number[] =>
  SEEDS > 0 ? Array.from({ length: SEEDS }, (_, i) => i) : some;

/** What rounding, undoing depth and a finite step may add, as a share of the energy at the start. */
const GAIN = 0.03;
/** How far the middle of a body may come below the floor, in sizes of the largest. */
const BELOW = 0.02;

describe('heaps of all shapes', () => {
  test.each(seedsOr([27, 56]))('keep to the laws: sizes 1 : 3, masses 1 : 100 (seed %i)', (seed) => {
    const verdict = judgeHeap(randomHeap(seed, TAME), 100);
    expect(verdict.finite).toBe(true);
    expect(verdict.gain).toBeLessThan(GAIN);
    expect(verdict.below).toBeLessThan(BELOW);
  });

  test.each(seedsOr([0, 18, 28, 41]))(
    'gain no energy: sizes 1 : 30, masses 1 : 1,000,000, all speeds, bounces and steps (seed %i)',
    (seed) => {
      const verdict = judgeHeap(randomHeap(seed, WILD), 140);
      expect(verdict.finite).toBe(true);
      expect(verdict.gain).toBeLessThan(GAIN);
    },
  );
});

describe.each([undefined, 'constraint'])('bodies on long levers (%s)', (response) => {
  test.each(seedsOr([69, 91, 195]))('gain no energy (seed %i)', (seed) => {
    const world = randomMechanism(seed, response);
    const energy = () => world.energy().total + 50;
    const start = energy();
    let least = start;
    for (let step = 0; step < 150; step++) {
      world.step(1 / 60);
      expect(energy() - least).toBeLessThan(GAIN * start);
      least = Math.min(least, energy());
    }
  });
});

test('tips of flat gems that meet are one point: nothing flies off (seed 5)', () => {
  const random = new Random(5);
  const gem = {
    kind: 'hull' as const,
    points: [0, 0.05, 0, 0, -0.05, 0, 0.5, 0, 0, -0.5, 0, 0, 0, 0, 0.5, 0, 0, -0.5],
  };
  const turn = (): readonly [number, number, number, number] => {
    const h = random.uniform(-3, 3);
    const t = random.uniform(-0.05, 0.05);
    const l = Math.hypot(Math.sin(h / 2), Math.cos(h / 2), t);
    return [t / l, Math.sin(h / 2) / l, 0, Math.cos(h / 2) / l];
  };
  for (let i = 0; i < 300; i++) {
    const world = new World({ sleeping: false, gravity: [0, 0, 0] });
    const a = world.add({ kind: 'rigid', shape: gem, mass: 1, orientation: turn() });
    const b = world.add({
      kind: 'rigid',
      shape: gem,
      mass: 1,
      position: [random.uniform(-1e-3, 1e-3), 0.102, 0],
      orientation: turn(),
      velocity: [0, -1, 0],
    });
    for (let s = 0; s < 10; s++) world.step(1 / 60);
    for (const body of [a, b]) expect(Math.hypot(...body.velocity)).toBeLessThan(1.01);
  }
});

test.each([10, 100])('a ball of %i kg that falls on a tetrahedron of 1 kg does not send it up', (mass) => {
  for (const off of [0, 0.05, 0.1]) {
    const world = new World({ sleeping: false });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const points = [-0.3, 0, -0.3, 0.3, 0, -0.3, 0, 0, 0.4, 0, 0.3, 0];
    const light = world.add({ kind: 'rigid', shape: { kind: 'hull', points }, mass: 1, position: [0, 0, 0] });
    for (let s = 0; s < 30; s++) world.step(1 / 60);
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, mass, position: [off, 1, 0] });
    const start = world.energy().total;
    for (let s = 0; s < 90; s++) {
      world.step(1 / 60);
      expect(world.energy().total).toBeLessThan(1.01 * start);
      expect(light.velocity[1]).toBeLessThan(5);
    }
  }
});

test.each([0, 0.1, 0.2])('20 kg that bounce on 1 kg, %f m beside its middle, gain nothing', (off) => {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
  const light = { kind: 'sphere' as const, radius: 0.3 };
  world.add({ kind: 'rigid', shape: light, mass: 1, position: [0, 0.3, 0], friction: 0.5 });
  world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.4 },
    mass: 20,
    restitution: 0.9,
    position: [off, 1.2, 0],
    velocity: [0, -6, 0],
    friction: 0.5,
  });
  const start = world.energy().total;
  for (let s = 0; s < 60; s++) {
    world.step(1 / 60);
    expect(world.energy().total).toBeLessThan(1.01 * start);
  }
});

test('120 hulls of 16 points in a heap stay below the speed of their fall (seed 7)', () => {
  const random = new Random(7);
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const q = new Float64Array(4);
  for (let i = 0; i < 120; i++) {
    const points: number[] = [];
    for (let k = 0; k < 16; k++) {
      const p = [random.normal(), random.normal(), random.normal()];
      const l = Math.hypot(...p);
      points.push(...p.map((x) => (0.6 * x) / l));
    }
    random.rotation(q, 0);
    const [column, row] = [(i % 3) - 1, (Math.floor(i / 3) % 3) - 1];
    const position = [column * 1.4, 1 + Math.floor(i / 9) * 1.4, row * 1.4] as const;
    world.add({ kind: 'rigid', shape: { kind: 'hull', points }, density: 1000, position, orientation: q });
  }
  const fall = Math.sqrt(2 * 9.81 * 20);
  for (let s = 0; s < 120; s++) {
    world.step(1 / 60);
    for (const body of world) expect(Math.hypot(...body.velocity)).toBeLessThan(1.2 * fall);
  }
});
