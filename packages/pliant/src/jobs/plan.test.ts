import { describe, expect, test } from 'vitest';
import { checkPlan, exactJson, type Plan, parseExpression, parsePlan, Study, sobolPoints } from './index.js';
import { FALL } from './jobs.test-support.js';

const planOf = (change: object): Plan => {
  const reading = checkPlan({ name: 'plan', scene: FALL, ...change });
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.plan;
};
const studyOf = (change: object) => new Study(planOf(change));
const valuesOf = (change: object, name: string) =>
  studyOf(change).runs.map(({ variables }) => variables[name] as number);

const height = { path: 'bodies.ball.position[1]' };
const radius = { path: 'bodies.ball.shape.radius' };

describe('samples', () => {
  test('a grid has every combination, the last variable fastest', () => {
    const { runs } = studyOf({
      vary: { y: { ...height, values: [1, 2] }, r: { ...radius, from: 1, to: 2, count: 3 } },
    });
    expect(runs.map(({ variables: { y, r } }) => [y, r])).toEqual([
      ...[1, 1.5, 2].map((r) => [1, r]),
      ...[1, 1.5, 2].map((r) => [2, r]),
    ]);
    expect(runs.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('ends of a range are exact, logarithmic steps are even', () => {
    const values = valuesOf({ vary: { r: { ...radius, from: 0.01, to: 10, count: 4, scale: 'log' } } }, 'r');
    expect([values[0], values[3]]).toEqual([0.01, 10]);
    for (let i = 1; i < 4; i++) expect(values[i] / values[i - 1]).toBeCloseTo(10, 9);
  });

  test('a list takes the n-th values together; whole numbers are whole', () => {
    const vary = {
      y: { ...height, values: [1, 2, 3] },
      r: { ...radius, from: 1, to: 6, count: 3, whole: true },
    };
    const { runs } = studyOf({ vary, sample: { kind: 'list' } });
    expect(runs.map(({ variables: { y, r } }) => [y, r])).toEqual([
      [1, 1],
      [2, 4],
      [3, 6],
    ]);
  });

  test.each([1, 2, 3])(
    'a Latin hypercube has one sample in every stratum of every variable (seed %i)',
    (seed) => {
      const vary = { y: { ...height, from: 0, to: 1 }, r: { ...radius, from: 1, to: 3 } };
      const sample = { kind: 'latin-hypercube', count: 40, seed };
      const strata = (values: number[], low: number, width: number) =>
        new Set(values.map((x) => Math.floor(((x - low) / width) * 40))).size;
      expect(strata(valuesOf({ vary, sample }, 'y'), 0, 1)).toBe(40);
      expect(strata(valuesOf({ vary, sample }, 'r'), 1, 2)).toBe(40);
    },
  );

  test('random samples lie in their range, follow the seed and have its mean', () => {
    const sample = { kind: 'random', count: 2000, seed: 3 };
    const vary = { y: { ...height, from: 2, to: 4 } };
    const values = valuesOf({ vary, sample }, 'y');
    expect(Math.min(...values)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...values)).toBeLessThan(4);
    expect(values.reduce((sum, x) => sum + x, 0) / 2000).toBeCloseTo(3, 1);
    expect(valuesOf({ vary, sample }, 'y')).toEqual(values);
    expect(valuesOf({ vary, sample: { ...sample, seed: 4 } }, 'y')).not.toEqual(values);
  });

  test('Sobol points: the known first ones, and every dyadic interval of every dimension is hit once', () => {
    expect(sobolPoints(2, 4)).toEqual([
      [0, 0],
      [0.5, 0.5],
      [0.75, 0.25],
      [0.25, 0.75],
    ]);
    for (const seed of [0, 5]) {
      // Any 2^k points fill all intervals of length 2^-k.
      const points = sobolPoints(21, 256, seed);
      for (let d = 0; d < 21; d++) {
        const hit = new Set(points.map((point) => Math.floor(point[d] * 256)));
        expect(hit.size).toBe(256);
      }
      // Two dimensions together: all 16 × 16 boxes of 256 points.
      const boxes = points.map(([x, y]) => Math.floor(16 * x) * 16 + Math.floor(16 * y));
      expect(new Set(boxes).size).toBe(256);
    }
  });

  test('every combination is repeated over the seeds', () => {
    const { runs } = studyOf({ vary: { y: { ...height, values: [1, 2] } }, seeds: [7, 8] });
    expect(runs.map(({ variables, seed }) => [variables['y'], seed])).toEqual([
      [1, 7],
      [1, 8],
      [2, 7],
      [2, 8],
    ]);
  });
});

describe('formulas', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['-(1 + 2) * 3 / 4', -2.25],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['a > 1 and not (b <= 2) or 0', 1],
    ['min(a, b) + max(a, b) + abs(-1) + sqrt(4) + floor(2.9)', 10],
    ['1e-3 + .5', 0.501],
    ['a == 2', 1],
    ['a != 2', 0],
  ])('%s = %d', (text, value) =>
    expect(parseExpression(text, ['a', 'b'])({ a: 2, b: 3 })).toBeCloseTo(value, 12),
  );

  test.each(['', '1 +', '(1', '1 2', 'c', 'min(1)', 'a.b', '`x`', 'a; b', 'sqrt 2', `${'('.repeat(500)}1`])(
    '%.20s is none',
    (text) => {
      expect(() => parseExpression(text, ['a', 'b'])).toThrow(/^The formula /);
    },
  );

  test('nothing of the program can be reached', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'process', 'globalThis']) {
      expect(() => parseExpression(name, ['a'])).toThrow(/there is no variable/);
    }
  });

  test('derive sets what follows from variables; where leaves combinations out', () => {
    const study = studyOf({
      vary: { r: { ...radius, values: [0.1, 0.2, 0.3] } },
      derive: { 'bodies.ball.position[1]': '2 * r + 1' },
      where: ['r > 0.15'],
    });
    expect(study.runs.map(({ index, variables }) => [index, variables['r']])).toEqual([
      [0, 0.2],
      [1, 0.3],
    ]);
    expect(study.jobOf(study.runs[0]).set).toEqual({
      'bodies.ball.shape.radius': 0.2,
      'bodies.ball.position[1]': 1.4,
    });
  });
});

test('a study is the same after a journey as text, its order of variables included', () => {
  const study = studyOf({
    vary: { z: { ...height, values: [1, -0] }, a: { ...radius, values: [1, 2] } },
    seeds: [1, 2],
  });
  const again = new Study(JSON.parse(exactJson(study.plan)) as Plan);
  expect(again.id).toBe(study.id);
  expect(again.runs.map((run) => again.idOf(run))).toEqual(study.runs.map((run) => study.idOf(run)));
  const other = studyOf({
    vary: { a: { ...radius, values: [1, 2] }, z: { ...height, values: [1, -0] } },
    seeds: [1, 2],
  });
  expect(other.id).not.toBe(study.id);
  const ids = study.runs.map((run) => study.idOf(run));
  expect(new Set(ids).size).toBe(8);
});

test('values that make no scene are an outcome of their run, not of the study', () => {
  const study = studyOf({
    vary: { r: { ...radius, values: [1, -1] } },
    outputs: { y: { quantity: 'position', axis: 'y' } },
  });
  expect(study.run(study.runs[0])).toMatchObject({ kind: 'done' });
  expect(study.run(study.runs[1])).toMatchObject({
    kind: 'refused',
    error: expect.stringContaining('but is -1') as string,
  });
});

test('plans have line, column and path', () => {
  const reading = parsePlan('{\n"name": "x",\n"scene": "a.json",\n"vary": {"r": {"from": 2, "to": 1}}\n}');
  expect(reading.ok).toBe(false);
  if (!reading.ok) expect(reading.errors[0]).toMatchObject({ line: 4, path: 'vary.r.to' });
});

describe('what the parts of a plan say together', () => {
  const scene = {
    pliant: 1,
    name: 'Ball',
    description: 'A ball.',
    duration: 0.01,
    bodies: [{ kind: 'rigid', name: 'ball', shape: { kind: 'sphere', radius: 1 } }],
  };
  const base = {
    name: 'P',
    scene,
    outputs: { y: { quantity: 'position', of: 'ball', axis: 'y', take: 'end' } },
  };
  const errors = (plan: object) => {
    const reading = checkPlan({ ...base, ...plan });
    return reading.ok ? [] : reading.errors.map(({ path, message }) => `${path} ${message}`);
  };

  test.each([
    [
      { vary: { a: { path: 'gravity[1]', values: [1] }, b: { path: 'gravity[1]', values: [2] } } },
      "vary.b.path The variable 'a' sets 'gravity[1]' already; let one of them go.",
    ],
    [
      { vary: { a: { path: 'gravity[1]', values: [1] } }, derive: { 'gravity[1]': 'a' } },
      "derive[\"gravity[1]\"] The variable 'a' sets 'gravity[1]' already; let one of them go.",
    ],
    [{ seeds: [3, 4, 3] }, 'seeds[2] The seed 3 was given already, and would make the same runs twice.'],
    [
      { vary: { r: { ...radius, from: 1, to: 1 } } },
      "vary.r.to The range from 1 to 1 has one value; move an end, or take 'values'.",
    ],
    [
      { vary: { run: { ...radius, values: [1] } } },
      "vary.run There is a column 'run' of the table already; give this another name.",
    ],
    [
      { vary: { r: { ...radius, values: [1] } }, outputs: { r: { quantity: 'energy' } } },
      "outputs.r There is a column 'r' of a variable already; give this another name.",
    ],
    [
      { vary: { seed: { ...radius, values: [1] } }, seeds: [1, 2] },
      "vary.seed There is a column 'seed' of the seeds already; give this another name.",
    ],
    [{ seeds: [] }, 'seeds This list is empty; give it at least one seed, or leave it out.'],
    [
      { report: { response: 'z' } },
      "report.response No output that is one number is called 'z'; there is 'y'.",
    ],
  ])('%o', (plan, sentence) => {
    expect(errors(plan)).toEqual([sentence]);
  });

  test('a setting that can not be made is told where the plan makes it', () => {
    const listed = (plan: object) => {
      const reading = checkPlan({ ...base, ...plan });
      if (!reading.ok) throw new Error(reading.errors[0].message);
      return () => new Study(reading.plan).runs;
    };
    const vary = { a: { path: 'bodies.bal.mass', values: [1] } };
    expect(listed({ vary })).toThrow("vary.a: bodies.bal.mass: There is no item named 'bal'");
    expect(listed({ derive: { 'bodies.ball.mas': '1' } })).toThrow(
      "derive: bodies.ball.mas: 'mas' isn't a key",
    );
    expect(listed({ set: { gravity: 'up' } })).toThrow('set: gravity: This must be');
  });
});

test('a variable has the unit of what it sets', () => {
  const soft = {
    ...FALL,
    bodies: [
      ...FALL.bodies,
      { kind: 'soft', name: 'cube', mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } },
    ],
  };
  const study = studyOf({
    scene: soft,
    vary: {
      y: { ...height, values: [1] },
      r: { ...radius, values: [1] },
      g: { path: 'gravity[1]', values: [-1] },
      e: { path: 'bodies.ball.restitution', values: [0] },
      E: { path: 'bodies.cube.model.youngsModulus', values: [1e5] },
      side: { from: 1, to: 2, count: 2 },
      other: { from: 1, to: 2, count: 2 },
    },
    derive: { 'bodies.cube.mesh.size[0]': 'side', 'bodies.cube.density': 'other * 2' },
  });
  const units = Object.fromEntries(study.variables.map((name) => [name, study.unitOf(name)]));
  expect(units).toEqual({ y: 'm', r: 'm', g: 'm/s²', e: '', E: 'Pa', side: 'm', other: '' });
});
