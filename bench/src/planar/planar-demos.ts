/**
 * The five planar demos, and Wavy from a deep overlap, for five simulated minutes in both responses: gears stay
 * interlocked, links linked, nothing sinks and nothing explodes. Energy and residual depth go into the report, and with
 * `--plots folder` into figures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Demo, drawSeries, PLANAR_DEMOS, type PlanarResponse, wavyOverlapped } from 'pliant/planar';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';

const NAME = 'planar-demos';
const MINUTES = 5;
/** Looks at the state per simulated second. */
const LOOKS = 2;

export const benchmark: Benchmark = {
  name: NAME,
  long: true,
  sentence: 'Five simulated minutes of the planar demos in both responses, and whether everything holds.',
  async run(options) {
    const results: BenchResult[] = [];
    for (const demo of [...PLANAR_DEMOS, wavyOverlapped]) {
      const runs = RESPONSES.map((response) => runDemo(demo, response, options));
      results.push(...runs.map(({ result }) => result));
      if (options.plots !== undefined) plot(demo, runs, options.plots);
    }
    return results;
  },
};

const RESPONSES = ['penalty', 'backtracking'] as const;

interface DemoRun {
  readonly result: BenchResult;
  /** Twice a second: time [s], energy [J] and residual depth [m]. */
  readonly times: readonly number[];
  readonly energies: readonly number[];
  readonly depths: readonly number[];
}

function plot(demo: Demo, runs: readonly DemoRun[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const times = runs.map((run) => run.times).reduce((a, b) => (b.length > a.length ? b : a));
  const draw = (quantity: 'energies' | 'depths', title: string, label: string) => {
    const lines = runs.map((run, k) => ({ name: RESPONSES[k], values: run[quantity] }));
    return drawSeries(times, lines, { title, label });
  };
  const energy = draw('energies', `${demo.name}: kinetic and elastic energy`, 'energy [J]');
  const depth = draw('depths', `${demo.name}: largest depth of a penetrating vertex`, 'depth [m]');
  writeFileSync(join(folder, `planar-${demo.name}-energy.svg`), energy);
  writeFileSync(join(folder, `planar-${demo.name}-depth.svg`), depth);
}

function runDemo(demo: Demo, response: PlanarResponse, { quick, progress }: RunOptions): DemoRun {
  progress(`${demo.name}, ${response}`);
  const { world, trouble } = demo.build(response);
  const seconds = quick ? 2 : 60 * MINUTES;
  const steps = Math.round(1 / (LOOKS * demo.dt));
  const samples: number[] = [];
  const times: number[] = [];
  const energies: number[] = [];
  const depths: number[] = [];
  let wrong: string | null = null;
  while (times.length < LOOKS * seconds && wrong === null) {
    const start = performance.now();
    for (let k = 0; k < steps; k++) world.step(demo.dt);
    samples.push((performance.now() - start) / steps);
    times.push(world.time);
    energies.push(world.energy());
    depths.push(world.residualDepth());
    wrong = trouble() ?? world.troubles[0] ?? null;
  }
  // The overlapped bodies start deep in each other on purpose.
  const settled = demo === wavyOverlapped ? depths.slice(5 * LOOKS) : depths;
  const deepest = Math.max(0, ...settled);
  const result: BenchResult = {
    name: NAME,
    size: `${demo.name}, ${response}`,
    unit: 'ms/step',
    results: { pliant: spread(samples) },
    checks: {
      [`holds for ${seconds} s`]: wrong === null,
      ...(wrong !== null && { trouble: wrong }),
      'largest residual depth [m]': deepest,
      'largest energy [J]': Math.max(...energies),
      'energy at the end [J]': energies.at(-1)!,
      ...(response === 'backtracking' &&
        demo !== wavyOverlapped && { 'nothing is inside anything': deepest === 0 }),
    },
  };
  return { result, times, energies, depths };
}
