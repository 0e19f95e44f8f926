import { describe, expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { ContactCone, coneErrorSq } from './cone.js';
import { solveFrictionProblem } from './friction-problem.js';
import { lcpResidual, solveLcp } from './lcp.js';

describe('solveLcp', () => {
  test.each([
    ['2 × 2, both free', [2, 1, 1, 2], [-5, -6], [4 / 3, 7 / 3]],
    ['not symmetric, no semi-definite', [0, -1, 2, 2, 0, -2, -1, 1, 0], [-3, 6, -1], [0, 1, 3]],
    ['degenerate', [0, -1, -1, 1, 0, 0, -1, 0, 0], [0, -1, 1], [1, 0, 0]],
    [
      'of Murty, exponential for other pivoting rules',
      [1, 2, 2, 2, 0, 1, 2, 2, 0, 0, 1, 2, 0, 0, 0, 1],
      [-1, -1, -1, -1],
      [0, 0, 0, 1],
    ],
  ])('%s', (_, m, q, z) => {
    const answer = solveLcp(m, q);
    expect(answer.solved).toBe(true);
    for (let i = 0; i < z.length; i++) expect(Math.abs(answer.z[i] - z[i])).toBeLessThan(1e-12);
  });

  test('says that a problem without a solution has none', () => {
    const answer = solveLcp([0, -1, -1, 1, 0, 0, -1, 0, 0], [-1e-4, -1, 1]);
    expect(answer.solved).toBe(false);
    expect(answer.sentence).toMatch(/^No solution/);
    expect([...answer.z].every(Number.isFinite)).toBe(true);
  });

  test('finds the only solution of positive definite problems, by enumeration (seeds 1–60)', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      const n = 2 + random.int(5);
      const { m, q } = definite(random, n);
      const { z, residual } = solveLcp(m, q);
      const twin = enumerate(n, m, q);
      expect(residual).toBeLessThan(1e-10);
      for (let i = 0; i < n; i++)
        expect(Math.abs(z[i] - twin[i])).toBeLessThan(1e-8 * (1 + Math.abs(twin[i])));
    }
  });

  test('solves semi-definite problems of rank n/2 with a solution (seeds 1–60)', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      const n = 4 + 2 * random.int(8);
      const b = Array.from({ length: (n * n) / 2 }, () => random.normal());
      const m = new Float64Array(n * n);
      for (let i = 0; i < n; i++)
        for (let j = 0; j < n; j++)
          for (let k = 0; k < n / 2; k++) m[i * n + j] += b[i * (n / 2) + k] * b[j * (n / 2) + k];
      // w = M z + q with complementary z and w chosen first.
      const z = Float64Array.from({ length: n }, (_, i) => (i % 2 === 0 ? random.next() : 0));
      const q = Float64Array.from({ length: n }, (_, i) => {
        let sum = i % 2 === 0 ? 0 : random.next();
        for (let j = 0; j < n; j++) sum -= m[i * n + j] * z[j];
        return sum;
      });
      expect(solveLcp(m, q).residual).toBeLessThan(1e-9);
    }
  });

  test('refuses what is no problem', () => {
    expect(() => solveLcp([1, 2, 3], [1, 2])).toThrow(/Expected 4 numbers/);
    expect(() => solveLcp([Number.NaN], [1])).toThrow(/finite/);
  });

  test('the residual tells of wrong answers', () => {
    expect(lcpResidual(Float64Array.of(2), Float64Array.of(-1), Float64Array.of(0.5))).toBe(0);
    expect(lcpResidual(Float64Array.of(2), Float64Array.of(-1), Float64Array.of(1))).toBe(1);
  });
});

describe('one contact on the cone', () => {
  test("obeys Coulomb's law for random matrices (seeds 1–400)", () => {
    const cone = new ContactCone();
    const u = new Float64Array(3);
    const seen = { open: 0, stick: 0, slide: 0 };
    for (let seed = 1; seed <= 400; seed++) {
      const random = new Random(seed);
      const { m, q } = definite(random, 3);
      cone.w.set(m);
      cone.q.set(q);
      cone.mu[0] = random.next();
      cone.solve();
      for (let k = 0; k < 3; k++)
        u[k] = q[k] + m[k * 3] * cone.r[0] + m[k * 3 + 1] * cone.r[1] + m[k * 3 + 2] * cone.r[2];
      const size = Math.hypot(...q) + Math.hypot(...cone.r);
      expect(Math.sqrt(coneErrorSq(cone.r, 0, u, 0, cone.mu[0], 1, new Float64Array(3)))).toBeLessThan(
        1e-11 * size,
      );
      seen[cone.r[0] === 0 ? 'open' : Math.hypot(u[1], u[2]) < 1e-9 * size ? 'stick' : 'slide']++;
    }
    expect(Math.min(seen.open, seen.stick, seen.slide)).toBeGreaterThan(20);
  });

  test('a block pushed along a floor slides against its velocity', () => {
    const { reaction, velocity } = solveFrictionProblem({
      dimension: 3,
      matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      q: [-1, 3, 4],
      mu: [0.5],
    });
    for (let k = 0; k < 3; k++) {
      expect(reaction[k]).toBeCloseTo([1, -0.3, -0.4][k], 13);
      expect(velocity[k]).toBeCloseTo([0, 2.7, 3.6][k], 13);
    }
  });
});

const METHODS = ['plain', 'accelerated', 'direct'] as const;

describe('solveFrictionProblem', () => {
  test("all methods obey Coulomb's law in hyperstatic problems (seeds 1–20)", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const problem = boxOnFloor(new Random(seed), 0.9);
      for (const method of METHODS)
        expect(solveFrictionProblem(problem, { method, tolerance: 1e-11 }).residual).toBeLessThan(1e-11);
    }
  });

  test('all methods find the same motion without friction, where there is only one (seeds 1–20)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const problem = boxOnFloor(new Random(seed), 0);
      const motions = METHODS.map(
        (method) => solveFrictionProblem(problem, { method, tolerance: 1e-11 }).velocity,
      );
      for (const motion of motions)
        for (let k = 0; k < 12; k++) expect(Math.abs(motion[k] - motions[0][k])).toBeLessThan(1e-7);
    }
  });

  test('the accelerated variant takes far fewer sweeps', () => {
    let plain = 0;
    let accelerated = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const problem = boxOnFloor(new Random(seed));
      plain += solveFrictionProblem(problem, { method: 'plain', tolerance: 1e-11 }).sweeps;
      accelerated += solveFrictionProblem(problem, { method: 'accelerated', tolerance: 1e-11 }).sweeps;
    }
    expect(accelerated).toBeLessThan(0.6 * plain);
  });

  test('says when it has failed', () => {
    const answer = solveFrictionProblem(boxOnFloor(new Random(1)), {
      method: 'plain',
      sweeps: 2,
      tolerance: 1e-14,
    });
    expect(answer.solved).toBe(false);
    expect(answer.sentence).toMatch(/^Not solved: stopped after 2 sweeps/);
    expect([...answer.reaction].every(Number.isFinite)).toBe(true);
  });

  test('works in the plane', () => {
    const { reaction } = solveFrictionProblem({ dimension: 2, matrix: [1, 0, 0, 1], q: [-2, 3], mu: [0.25] });
    expect([...reaction]).toEqual([2, -0.5]);
  });

  test('refuses what is no problem', () => {
    const good = { dimension: 2, matrix: [1, 0, 0, 1], q: [0, 0], mu: [1] } as const;
    expect(() => solveFrictionProblem({ ...good, mu: [-1] })).toThrow(/negative/);
    expect(() => solveFrictionProblem({ ...good, matrix: [1, 0, 0, 0] })).toThrow(/diagonal/);
    expect(() => solveFrictionProblem({ ...good, q: [1] })).toThrow(/Expected 2/);
  });
});

function definite(random: Random, n: number): { m: Float64Array; q: Float64Array } {
  const b = Float64Array.from({ length: n * n }, () => random.normal());
  const m = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    m[i * n + i] = 0.05;
    for (let j = 0; j < n; j++) for (let k = 0; k < n; k++) m[i * n + j] += b[i * n + k] * b[j * n + k];
  }
  return { m, q: Float64Array.from({ length: n }, () => random.normal()) };
}

/** The slow, obvious twin: every choice of which z are positive. */
function enumerate(n: number, m: Float64Array, q: Float64Array): number[] {
  for (let set = 0; set < 2 ** n; set++) {
    const rows = Array.from({ length: n }, (_, i) => i).filter((i) => (set >> i) & 1);
    const z = new Array<number>(n).fill(0);
    const a = rows.map((i) => [...rows.map((j) => m[i * n + j]), -q[i]]);
    a.forEach((row, k) => {
      for (let i = 0; i < a.length; i++) {
        if (i === k) continue;
        const f = a[i][k] / row[k];
        for (let j = k; j <= a.length; j++) a[i][j] -= f * row[j];
      }
    });
    rows.forEach((i, k) => {
      z[i] = a[k][a.length] / a[k][k];
    });
    const fits = z.every((v, i) => {
      const w = q[i] + z.reduce((sum, x, j) => sum + m[i * n + j] * x, 0);
      return v >= -1e-9 && w >= -1e-9;
    });
    if (fits) return z;
  }
  throw new Error('a positive definite problem has a solution');
}

/** A box that lands on four corners: twelve impulses for six velocities. */
function boxOnFloor(random: Random, most = 0.9) {
  const half = [0.5, 0.2 + random.next(), 0.3];
  const v = [random.normal(), -1 - random.next(), random.normal()];
  const w = [random.normal(), random.normal(), random.normal()].map((x) => 0.3 * x);
  const inertia = [0, 1, 2].map((k) => (half[(k + 1) % 3] ** 2 + half[(k + 2) % 3] ** 2) / 3);
  const rows: number[][] = [];
  const q: number[] = [];
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]) {
    const r = [x * half[0], -half[1], z * half[2]];
    for (const d of [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ]) {
      const arm = [r[1] * d[2] - r[2] * d[1], r[2] * d[0] - r[0] * d[2], r[0] * d[1] - r[1] * d[0]];
      rows.push([...d, ...arm]);
      q.push(d.reduce((sum, dk, k) => sum + dk * v[k] + arm[k] * w[k], 0));
    }
  }
  const matrix = rows.flatMap((a) =>
    rows.map((b) => a.reduce((sum, x, k) => sum + (x * b[k]) / (k < 3 ? 1 : inertia[k - 3]), 0)),
  );
  return { dimension: 3, matrix, q, mu: Array.from({ length: 4 }, () => most * random.next()) } as const;
}
