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

test.each([false, true])(
  'impulses of a random mechanism are those of the whole matrix (closed: %s, seeds 1–20)',
  (closed) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { [SIMULATION]: sim } = mechanism(new Random(seed), closed ? 4 : 8, closed);
      const solver = new JointSolver();
      solver.prepare(sim.joints, sim.bodies, 1 / 60, false);
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
  },
);

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
      expect([0, 1, 2, 3, 4, 5].filter((i) => skyline.isDependent(i))).toHaveLength(2);
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
