/** What a report says where there is little to show, or too much. */
import { checkPlan, Study } from 'pliant/jobs';
import { expect, test } from 'vitest';
import { PLAN } from '../sweep.test-support.js';
import type { Finished } from '../task.js';
import { reportOf } from './write-report.js';

type Values = (variables: Readonly<Record<string, unknown>>, index: number) => Record<string, number | null>;

/** A report on invented measurements; nothing for a run that was refused. */
function reportWith(change: object, values?: Values): string {
  const reading = checkPlan({ ...PLAN, ...change });
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const study = new Study(reading.plan);
  const done = new Map<number, Finished>();
  for (const run of study.runs) {
    const outcome =
      values === undefined
        ? { kind: 'refused' as const, error: 'The ball is <heavy>.' }
        : {
            kind: 'done' as const,
            result: { ...study.begin(run).result(), values: values(run.variables, run.index) },
          };
    done.set(run.index, { index: run.index, outcome, wall: 1e6, attempts: 1 });
  }
  return reportOf(study, done);
}

const five = ['a', 'b', 'c', 'd', 'f'];
const outputs = Object.fromEntries(five.map((name) => [name, { quantity: 'force', of: 'ball' }]));

test('runs that all failed are named, and the plan is not said to measure nothing', () => {
  const html = reportWith({});
  expect(html).toContain('No run has a result, so there is nothing to show.');
  expect(html).not.toContain('The plan measures nothing');
  expect(html).toContain('The ball is &#60;heavy&#62;.');
  expect(reportWith({ outputs: {} })).toContain('The plan measures nothing');
});

test('a response that is the same in all runs has no effects, and no best run', () => {
  const html = reportWith({}, () => ({ force: 3, y: 1 }));
  expect(html).toContain('It is 3 N in all 60 runs: nothing that was varied acts on it');
  for (const words of ['Best: run', 'Main effects', 'NaN']) expect(html).not.toContain(words);
  expect(html).toMatch(/Not shown[^<]*: force, y\./);
});

test('what differs by rounding does not vary: one variable explained all of it, on axes of 17 digits', () => {
  const html = reportWith({}, (_, i) => ({ force: 2.943 + (i % 7) * 4e-16, y: 1 + i * 1e-6 }));
  expect(html).toContain('It is 2.94 N in all 60 runs: nothing that was varied acts on it');
  expect(html).toMatch(/Not shown[^<]*: force\./);
  expect(reportWith({}, (_, i) => ({ force: 1 + i * 1e-6, y: 1 }))).toContain('Main effects');
});

test('runs without the response are counted, and other outputs keep the runs that measured them', () => {
  const html = reportWith({ outputs: { force: outputs['a'], y: outputs['a'] } }, (_, i) => ({
    force: i % 2 === 0 ? i : null,
    y: i % 4 === 0 ? i : null,
  }));
  expect(html).toContain('30 of 60 runs did not measure it; they are left out.');
  expect(html).not.toContain('Not shown');
  expect(html).not.toMatch(/NaN|null/);
  // Four columns: six pairs of columns twice, 30 dots each, 15 where one is `y`.
  const matrix = html.slice(html.indexOf('Scatter matrix'));
  expect(matrix.match(/<circle/g)).toHaveLength(6 * 30 + 6 * 15);
  expect(reportWith({ outputs }, () => ({ a: null }))).toContain('No run measured a.');
});

test('what has no place in the scatter matrix is named; the response has one, and formulas are listed', () => {
  const paths = ['[0]', '[1]', '[2]'].flatMap((at) => [`velocity${at}`, `angularVelocity${at}`]);
  const vary = Object.fromEntries(
    [...paths, 'mass', 'friction'].map((path, i) => [
      `v${i}`,
      { path: `bodies.ball.${path}`, from: 0.1, to: 0.9 },
    ]),
  );
  const derive = { 'bodies.ball.restitution': 'v0 / 2' };
  const html = reportWith(
    {
      vary,
      derive,
      where: [],
      outputs,
      sample: { kind: 'latin-hypercube', count: 22, seed: 5 },
      report: { response: 'c' },
    },
    ({ v7 }, i) => ({ a: i, b: i * i, c: v7 as number, d: -i, f: 1 }),
  );
  const matrix = html.slice(html.indexOf('Scatter matrix'));
  for (const name of ['v7', 'c']) expect(matrix.includes(`text-anchor="middle">${name}<`)).toBe(true);
  // Twenty-two runs with a value each: only the variable that acts explains nearly all.
  const shares = [...html.matchAll(/>([\d.]+) %</g)].map(([, part]) => Number(part));
  expect(shares[0]).toBeGreaterThan(85);
  expect(shares[1]).toBeLessThan(60);
  const [, missing] = /Not shown[^<]*: ([^<]*)\./.exec(matrix) ?? [];
  expect(missing.split(', ')).toEqual(expect.arrayContaining(['a', 'b', 'd', 'f']));
  expect(missing.split(', ')).toHaveLength(8 + 5 - 7);
  expect(html).toContain('<code>bodies.ball.restitution</code></td><td><code>= v0 / 2</code>');
});
