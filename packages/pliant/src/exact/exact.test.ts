import { describe, expect, test } from 'vitest';
import { type Body, type BodyDefinition, TetMesh, World } from '../index.js';
import { Random } from '../math/random.js';
import { SIMULATION } from '../simulation.js';
import { ExactModel } from './model.js';
import { nearPairs } from './near-pairs.js';
import { Potential } from './potential.js';
import { solveStatic } from './solve-static.js';
import { stepExactly } from './step-exactly.js';

const G = 9.81;

function cube(y: number, more: Partial<Extract<BodyDefinition, { kind: 'soft' }>> = {}): BodyDefinition {
  return {
    kind: 'soft',
    mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] },
    model: { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0.3 },
    density: 1000,
    position: [0, y, 0],
    ...more,
  };
}

function onPlane(friction = 0.5, gravity: [number, number, number] = [0, -G, 0]): World {
  const world = new World({ gravity });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction });
  return world;
}

/** Lowest and highest place of a soft body. */
function heights({ positions }: Body): [number, number] {
  const all = [...positions].filter((_, k) => k % 3 === 1);
  return [Math.min(...all), Math.max(...all)];
}

/** Sum of all contact forces on the second body of each pair. */
function pushes(world: World): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const { bodyA, bodyB, force } of world.contacts()) {
    const key = `${bodyA.handle & 0xff}-${bodyB.handle & 0xff}`;
    const sum = sums.get(key) ?? [0, 0, 0];
    sums.set(
      key,
      sum.map((value, i) => value - force[i]),
    );
  }
  return sums;
}

describe('the potential', () => {
  test.each([1, 2, 3])('has the gradient and the Hessian that differences say, seed %i', (seed) => {
    const random = new Random(seed);
    const world = onPlane();
    world.add(cube(0.1, { model: { kind: 'fem', youngsModulus: 1e5, poissonRatio: 0.3, damping: 0.01 } }));
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.05, 0.05, 0.05] },
      position: [0.02, 0.2501, 0.01],
    });
    const sim = world[SIMULATION];
    const model = new ExactModel(sim);
    const potential = new Potential(model);
    for (let k = 0; k < model.bodies[1].count * 3; k++) {
      const o = 3 * model.bodies[1].from + k;
      model.x[o] =
        model.x[o] * (1 - 2e-4) + (k % 3 === 1 ? 2e-5 + 1e-5 * random.next() : 1e-5 * random.next());
    }
    potential.beginStep(0.01);
    const pairs = nearPairs(model, model.x, potential.contact.reach);
    potential.contact.lag(pairs);
    const size = 3 * model.blocks;
    const g = new Float64Array(size);
    potential.evaluate(pairs, g);
    const place = model.keep();
    const way = Float64Array.from({ length: size }, () => random.next() - 0.5);
    const s = 1e-8;
    model.go(place, way, s);
    const up = potential.evaluate(pairs);
    model.go(place, way, -s);
    const down = potential.evaluate(pairs);
    let slope = 0;
    for (let k = 0; k < size; k++) slope += g[k] * way[k];
    expect((up - down) / (2 * s) / slope).toBeCloseTo(1, 4);
    expect(pairs.length).toBeGreaterThan(0);
  });
});

describe('statics', () => {
  test('a column is shorter by its weight, and the floor carries it', () => {
    const world = onPlane(0);
    const bar = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.2, 0.4, 0.2], cells: [2, 4, 2] },
      model: { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0 },
      density: 1000,
      friction: 0,
      position: [0, 0.3, 0],
    });
    expect(solveStatic(world)).toMatchObject({ converged: true, contacts: 9 });
    const [low, high] = heights(bar);
    // ρ g H²/(2E).
    expect((0.4 - high + low) / ((1000 * G * 0.16) / 2e6)).toBeCloseTo(1, 1);
    expect(pushes(world).get('1-2')![1]).toBeCloseTo(16 * G, 3);
    expect([...bar.velocities].every((v) => v === 0)).toBe(true);
  });

  test('a stack that touches to rounding carries what lies above', () => {
    const world = onPlane();
    for (let k = 0; k < 3; k++) world.add(cube(0.1 + 0.2 * k));
    expect(solveStatic(world).converged).toBe(true);
    const weight = 8 * G;
    const found = pushes(world);
    expect(found.get('1-2')![1]).toBeCloseTo(3 * weight, 2);
    expect(found.get('2-3')![1]).toBeCloseTo(2 * weight, 2);
    expect(found.get('3-4')![1]).toBeCloseTo(weight, 2);
  });

  test('a rigid box rests on a soft one where its weight says', () => {
    const world = onPlane();
    const soft = world.add(cube(0.1001, { model: { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0 } }));
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.2, 0.1, 0.2] },
      density: 500,
      position: [0, 0.301, 0],
    });
    expect(solveStatic(world).converged).toBe(true);
    const [low, high] = heights(soft);
    // Its own weight, half of it in the mean, and that of the box.
    expect((0.2 - high + low) / (((4 + 16) * G * 0.2) / (1e6 * 0.04))).toBeCloseTo(1, 1);
    expect(box.position[1] - 0.1).toBeGreaterThan(high);
    expect(pushes(world).get('2-3')![1]).toBeCloseTo(16 * G, 2);
  });

  test.each([
    [20, true],
    [26, true],
    [27.5, false],
  ])('on a slope of %d degrees with μ = 0.5, equilibrium: %s', (degrees, holds) => {
    const a = (degrees * Math.PI) / 180;
    const world = onPlane(0.5, [-G * Math.sin(a), -G * Math.cos(a), 0]);
    const flat = { kind: 'box', size: [0.4, 0.1, 0.4], cells: [2, 1, 2] } as const;
    world.add(cube(0.0501, { friction: 0.5, mesh: flat }));
    const { converged } = solveStatic(world, { iterations: 80 });
    expect(converged).toBe(holds);
    expect(world.troubles().map(({ code }) => code)).toEqual(holds ? [] : ['unsolved']);
    if (holds) expect(pushes(world).get('1-2')![0]).toBeCloseTo(16 * G * Math.sin(a), 2);
  });

  test('supports hold along their direction alone', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const mesh = { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } as const;
    const bar = world.add({
      kind: 'soft',
      mesh,
      model: { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0.25 },
    });
    const at = (axis: number, side: number) =>
      [...Array(8).keys()].filter((v) => bar.positions[3 * v + axis] * side > 0);
    // A traction of 1 kPa: every triangle of the face hands a third of its half square metre to each corner.
    const solid = TetMesh.box({ size: [1, 1, 1], cells: [1, 1, 1] });
    const { triangles } = solid.boundary();
    const pulls = new Float64Array(8);
    for (let t = 0; t < triangles.length; t += 3) {
      const corners = [...triangles.subarray(t, t + 3)];
      if (corners.every((v) => solid.positions[3 * v] > 0)) for (const v of corners) pulls[v] += 1e3 / 6;
    }
    pulls.forEach((f, v) => {
      if (f > 0) bar.pull(v, [f, 0, 0]);
    });
    const supports = [0, 1, 2].map((axis) => ({
      body: bar,
      vertices: at(axis, -1),
      direction: [0, 1, 2].map((i) => (i === axis ? 2 : 0)) as [number, number, number],
    }));
    expect(solveStatic(world, { supports }).converged).toBe(true);
    const size = (axis: number) => bar.positions[3 * at(axis, 1)[0] + axis] + 0.5 - 1;
    expect(size(0) / 1e-3).toBeCloseTo(1, 2);
    expect(size(1) / size(0)).toBeCloseTo(-0.25, 2);
  });

  test('what can fall is told of', () => {
    const world = new World({ gravity: [0, -G, 0] });
    world.add(cube(1));
    expect(solveStatic(world, { iterations: 10 }).converged).toBe(false);
    expect(world.troubles()[0].sentence).toMatch(/No equilibrium was found in 10 iterations/);
  });

  test('refuses what it does not know, in one sentence', () => {
    const overlapping = onPlane();
    overlapping.add(cube(0.05));
    expect(() => solveStatic(overlapping)).toThrow(/overlap or touch/);
    const other = onPlane();
    other.add(cube(0.2, { model: { kind: 'xpbd' } }));
    expect(() => solveStatic(other)).toThrow(/model 'fem' alone/);
    const world = onPlane();
    const body = world.add(cube(0.2));
    expect(() => solveStatic(world, { tolerance: -1 })).toThrow(/tolerance is a number/);
    expect(() => solveStatic(world, { supports: [{ body, vertices: [0], direction: [0, 0, 0] }] })).toThrow(
      /not all 0/,
    );
    expect(() =>
      solveStatic(world, { supports: [{ body, vertices: [1000], direction: [1, 0, 0] }] }),
    ).toThrow(/no vertex 1000/);
  });
});

describe('exact steps', () => {
  test('a body that touches nothing falls and keeps its spin', () => {
    const world = new World({ gravity: [0, -G, 0] });
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.1, 0.2, 0.3] },
      angularVelocity: [0, 0, 1],
    });
    const soft = world.add(cube(2));
    const start = soft.position[1];
    for (let k = 0; k < 10; k++) expect(stepExactly(world, 0.01).converged).toBe(true);
    expect(world.time).toBeCloseTo(0.1, 12);
    // Implicit Euler in four substeps of each step.
    expect(start - soft.position[1]).toBeCloseTo(0.5 * G * 0.1 * (0.1 + 0.0025), 6);
    expect(box.velocity[1]).toBeCloseTo(-G * 0.1, 6);
    expect(box.angularVelocity[2]).toBeCloseTo(1, 2);
  });

  test('a cube that falls comes to rest on the floor and never passes it', () => {
    const world = onPlane();
    const soft = world.add(cube(0.15));
    for (let k = 0; k < 40; k++) {
      stepExactly(world, 1 / 60);
      expect(heights(soft)[0]).toBeGreaterThan(0);
    }
    expect(world.troubles()).toEqual([]);
    expect(Math.abs(soft.velocity[1])).toBeLessThan(0.02);
  });
});
