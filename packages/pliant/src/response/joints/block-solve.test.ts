/** The skyline against its slow, obvious twin: the whole matrix, by elimination. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { SIMULATION } from '../../simulation.js';
import { type Body, World } from '../../world/index.js';
import { LuSolver } from '../constraint/lu.js';
import { JointSolver } from './joint-solver.js';
import { FREE } from './row-buffer.js';
import { Skyline } from './skyline.js';

/** A random tree of bodies, or, with `closed`, one with a loop of ball joints in it. */
function mechanism(random: Random, count: number, closed: boolean): World {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  const bodies: Body[] = [world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 } })];
  const any = (): [number, number, number] => [random.normal(), random.normal(), random.normal()];
  const tie = (a: Body, b: Body, kind: 'ball' | 'hinge' | 'slider' | 'fixed') => {
    const anchor = any();
    if (kind === 'hinge' || kind === 'slider') world.addJoint({ kind, a, b, anchor, axis: any() });
    else world.addJoint({ kind, a, b, anchor });
  };
  for (let i = 1; i <= count; i++) {
    const body = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.1] },
      mass: random.uniform(0.1, 10),
      position: any(),
      velocity: any(),
      angularVelocity: any(),
    });
    tie(bodies[random.int(i)], body, (['ball', 'hinge', 'slider', 'fixed'] as const)[random.int(4)]);
    bodies.push(body);
  }
  if (closed) tie(bodies[count], bodies[1], 'ball');
  return world;
}

/** A solver whose rows want no motion at the joints. The first call says which bodies can be moved. */
function prepared({ joints, bodies, narrowphase }: World[typeof SIMULATION]): JointSolver {
  const solver = new JointSolver();
  solver.meet(joints, bodies, narrowphase.current);
  solver.prepare(joints, bodies, 1 / 240, true);
  solver.prepare(joints, bodies, 1 / 240, false);
  return solver;
}

test.each([false, true])(
  'impulses of a random mechanism are those of the whole matrix (closed: %s, seeds 1–20)',
  (closed) => {
    let solved = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { [SIMULATION]: sim } = mechanism(new Random(seed), closed ? 4 : 8, closed);
      const solver = prepared(sim);
      const { rows } = solver;
      const v = Float64Array.from(sim.bodies.columns.velocity);
      const w = Float64Array.from(sim.bodies.columns.angularVelocity);
      const n = rows.count;
      const dense = new LuSolver();
      dense.reserve(n);
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < n; j++) dense.matrix[i * n + j] = rows.between(i, j);
        rows.measure(i, v, w, dense.rhs, i);
        dense.rhs[i] *= -1;
      }
      if (!dense.solve(n)) continue;
      solved++;
      const twinV = Float64Array.from(v);
      const twinW = Float64Array.from(w);
      for (let i = 0; i < n; i++) rows.push(i, twinV, twinW, dense.rhs, i);
      solver.respond(v, w);
      const still = new Float64Array(n);
      for (let i = 0; i < n; i++) {
        expect(rows.state[i]).toBe(FREE);
        rows.measure(i, v, w, still, i);
        expect(Math.abs(still[i])).toBeLessThan(1e-9);
      }
      for (let k = 0; k < v.length; k++) {
        expect(Math.abs(v[k] - twinV[k])).toBeLessThan(1e-8);
        expect(Math.abs(w[k] - twinW[k])).toBeLessThan(1e-8);
      }
    }
    expect(solved).toBeGreaterThan(5);
  },
);

/** A net of n by n balls that hangs from one edge, or a block of n × n × n, by ball joints. */
function lattice(n: number, layers: number, lift: (i: number, j: number) => number): World {
  const world = new World({ sleeping: false });
  const bodies: Body[] = [];
  for (let l = 0; l < layers; l++) {
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < n; i++) {
        const position = [i, lift(i, j) - l, j] as const;
        const shape = { kind: 'sphere', radius: 0.2 } as const;
        const k = bodies.length;
        bodies.push(
          world.add(
            j === 0 ? { kind: 'static', shape, position } : { kind: 'rigid', shape, position, mass: 1 },
          ),
        );
        const tie = (other: number) => {
          const { position: at } = bodies[other];
          const anchor = [0, 1, 2].map((x) => 0.5 * (at[x] + position[x])) as [number, number, number];
          world.addJoint({ kind: 'ball', a: bodies[other], b: bodies[k], anchor });
        };
        if (j > 0 && i > 0) tie(k - 1);
        if (j > 0) tie(k - n);
        if (j > 0 && l > 0) tie(k - n * n);
      }
    }
  }
  return world;
}

test.each([
  ['flat net', 7, 1, () => 0],
  ['bent net', 7, 1, (i: number, j: number) => Math.sin(i) + Math.cos(2 * j)],
  ['block', 4, 4, (i: number, j: number) => 0.2 * Math.sin(i * j)],
] as const)('a solve stops every joint of a %s and adds no energy', (_, n, layers, lift) => {
  const { [SIMULATION]: sim } = lattice(n, layers, lift);
  const { velocity: v, angularVelocity: w, inverseMass } = sim.bodies.columns;
  const random = new Random(1);
  for (let k = 0; k < 3 * sim.bodies.rows; k++)
    if (inverseMass[Math.floor(k / 3)] > 0) [v[k], w[k]] = [random.normal(), random.normal()];
  const inertia = sim.bodies.columns.inertia[3 * (sim.bodies.rows - 1)];
  const energy = () => {
    let sum = 0;
    for (let k = 0; k < 3 * sim.bodies.rows; k++) sum += 0.5 * (v[k] * v[k] + inertia * w[k] * w[k]);
    return sum;
  };
  const before = energy();
  const solver = prepared(sim);
  const still = new Float64Array(solver.rows.count);
  solver.solve();
  for (let i = 0; i < still.length; i++) {
    solver.rows.measure(i, v, w, still, i);
    expect(Math.abs(still[i])).toBeLessThan(1e-4);
  }
  expect(energy()).toBeLessThan(before);
  // Joints that stand still already get no impulse to speak of.
  const after = energy();
  solver.solve();
  expect(Math.abs(energy() - after)).toBeLessThan(1e-6 * after + 1e-9 * before);
});

test('a net keeps its energy while it falls', () => {
  const world = lattice(8, 1, () => 0);
  const bodies = [...world].filter((body) => body.kind === 'rigid');
  const energy = () =>
    bodies.reduce((sum, { velocity: v, angularVelocity: w, position: x }) => {
      const spin = 0.4 * 0.04 * (w[0] * w[0] + w[1] * w[1] + w[2] * w[2]);
      return sum + 0.5 * (v[0] * v[0] + v[1] * v[1] + v[2] * v[2] + spin) + 9.81 * x[1];
    }, 0);
  for (let s = 0; s < 40; s++) world.step(1 / 60);
  const fallen = bodies.reduce((sum, { position }) => sum - 9.81 * position[1], 0);
  expect(fallen).toBeGreaterThan(500);
  expect(Math.abs(energy())).toBeLessThan(0.02 * fallen);
  for (const joint of world.joints()) expect(joint.error.distance).toBeLessThan(2e-3);
});

describe('a matrix with rows too many', () => {
  /** B Bᵀ of rank 4 and size 6. */
  function singular(seed: number) {
    const random = new Random(seed);
    const b = Array.from({ length: 24 }, () => random.normal());
    const skyline = new Skyline();
    skyline.shape(new Int32Array(6));
    const a = (i: number, j: number) => [0, 1, 2, 3].reduce((sum, k) => sum + b[i * 4 + k] * b[j * 4 + k], 0);
    for (let i = 0; i < 6; i++) for (let j = 0; j <= i; j++) skyline.values[skyline.start[i] + j] = a(i, j);
    return { skyline, a };
  }

  test('leaves out those that follow from others, and solves a consistent system (seeds 1–50)', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { skyline, a } = singular(seed);
      skyline.decompose(new Uint8Array(6), 0, new Float64Array(6));
      const wanted = [1, -2, 0.5, 3, -1, 2];
      const rhs = Float64Array.from(wanted, (_, i) => wanted.reduce((sum, x, j) => sum + a(i, j) * x, 0));
      const x = Float64Array.from(rhs);
      skyline.solve(x);
      // A row that follows from others has no inverse.
      expect([0, 1, 2, 3, 4, 5].filter((i) => skyline['inverse'][i] === 0)).toHaveLength(2);
      for (let i = 0; i < 6; i++)
        expect(Math.abs(x.reduce((sum, xj, j) => sum + a(i, j) * xj, 0) - rhs[i])).toBeLessThan(1e-7);
    }
  });

  test('rows that are switched off are as if they were not there', () => {
    const { skyline, a } = singular(1);
    skyline.decompose(Uint8Array.of(0, 1, 0, 1, 1, 1), 0, new Float64Array(6));
    const x = Float64Array.of(1, 9, 2, 9, 9, 9);
    skyline.solve(x);
    expect(a(0, 0) * x[0] + a(0, 2) * x[2]).toBeCloseTo(1, 12);
    expect(a(2, 0) * x[0] + a(2, 2) * x[2]).toBeCloseTo(2, 12);
    expect([x[1], x[3], x[4], x[5]]).toEqual([0, 0, 0, 0]);
  });
});
