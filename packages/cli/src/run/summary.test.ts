import fc from 'fast-check';
import { checkJob, JobRun, stepCount } from 'pliant/jobs';
import { expect, test } from 'vitest';
import { Desk, FALL } from '../cli.test-support.js';
import { Outputs } from '../output/outputs.js';
import { Exports } from './exports.js';
import { progressLine } from './progress.js';
import { fileSize, significant, withPrefix } from './quantities.js';
import { type RunReport, reportOf } from './report.js';
import { simulate } from './simulate.js';
import { summaryOf } from './summary.js';

async function runBroken(): Promise<RunReport> {
  const [ball] = FALL.bodies;
  const bodies = [ball, { ...ball, name: 'other', position: [10, 100, 0] }];
  const reading = checkJob({ scene: { ...FALL, bodies } });
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const job = new JobRun(reading.job, reading.scene);
  job.world.find('ball')!.velocity[0] = Number.NaN;
  const run = await simulate(job, new Outputs({}, '.'), await Exports.open({}, '.', 1), new Desk().io, false);
  return reportOf(run, 'fall.json', []);
}

test('a body that broke is listed, and the other one went on', async () => {
  const report = await runBroken();
  expect(report.steps).toBe(100);
  expect(report.bodies.frozen).toBe(1);
  expect(report.troubles.total).toBe(1);
  expect(report.troubles.newest[0]).toMatchObject({ code: 'non-finite', step: 0 });
  const text = summaryOf(report);
  expect(text).toMatch(/^ {2}troubles +1:\n +step 1: The state of body 'ball' was no longer finite/m);
  expect(text).toMatch(/^ {2}bodies +2 \(2 rigid, 1 frozen\)$/m);
});

test('many troubles: the last five are spelled out', async () => {
  const report = await runBroken();
  const newest = Array.from({ length: 256 }, (_, step) => ({
    code: 'softened' as const,
    step,
    sentence: `No ${step}.`,
  }));
  const text = summaryOf({ ...report, troubles: { total: 1000, newest } });
  expect(text).toMatch(/troubles +1000, the last 5:\n +step 252: No 251\.\n/);
  expect(text.match(/No \d+\./g)).toHaveLength(5);
});

test('steps reach the duration and rounding makes none of its own (seed 7)', () => {
  const counts = fc.integer({ min: 0, max: 100_000 });
  const dts = fc.constantFrom(1 / 60, 1 / 120, 1 / 240, 0.01, 0.001, 0.1, 1 / 3);
  const property = fc.property(counts, dts, (n, dt) => {
    expect(stepCount(n * dt, dt)).toBe(n);
    expect(stepCount((n + 0.5) * dt, dt)).toBe(n + 1);
  });
  fc.assert(property, { seed: 7, numRuns: 500 });
});

test('the progress line never wraps, whatever the terminal (seed 11)', () => {
  const inputs = [fc.nat(1e6), fc.nat(1e6), fc.nat(1e8), fc.integer({ min: 1, max: 300 })] as const;
  const property = fc.property(...inputs, (done, total, elapsed, columns) => {
    const line = progressLine(done, total, elapsed, columns);
    expect(line.length).toBeLessThan(columns);
    expect(line).not.toMatch(/NaN|Infinity|\n/);
  });
  fc.assert(property, { seed: 11, numRuns: 1000 });
  const bar = `[${'#'.repeat(10)}${'-'.repeat(30)}]`;
  expect(progressLine(50, 200, 10_000, 120)).toBe(`${bar}  25 %  step 50 of 200  30 s left`);
});

test('numbers for people', () => {
  expect([0, 0.012345678, 1234.5678, -2e-5, 5e-13, 3e15].map((x) => withPrefix(x, 'm'))).toEqual([
    ...['0 m', '12.35 mm', '1.235 km', '-20 µm', '5e-13 m', '3000000000000000 m'],
  ]);
  expect(significant(-0)).toBe('0');
  expect(fileSize(999)).toBe('999 bytes');
  expect(fileSize(2_500_000)).toBe('2.5 MB');
});
