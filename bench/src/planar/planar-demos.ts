/**
 * The five planar demos, and Wavy from a deep overlap, for five simulated minutes in both responses: gears stay
 * interlocked, links linked, nothing sinks and nothing explodes. Energy and residual depth go into the report.
 */
import { type Demo, PLANAR_DEMOS, type PlanarResponse, wavyOverlapped } from 'pliant/planar';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';

const NAME = 'planar-demos';
const MINUTES = 5;

export const benchmark: Benchmark = {
  name: NAME,
  sentence: 'Five simulated minutes of the planar demos in both responses: does everything hold?',
  async run(options) {
    const results: BenchResult[] = [];
    for (const demo of [...PLANAR_DEMOS, wavyOverlapped]) {
      for (const response of ['penalty', 'backtracking'] as const)
        results.push(runDemo(demo, response, options));
    }
    return results;
  },
};

function runDemo(demo: Demo, response: PlanarResponse, { quick, progress }: RunOptions): BenchResult {
  progress(`${demo.name}, ${response}`);
  const { world, trouble } = demo.build(response);
  const seconds = quick ? 2 : 60 * MINUTES;
  const perSecond = Math.round(1 / demo.dt);
  const samples: number[] = [];
  const energies: number[] = [];
  let deepest = 0;
  let wrong: string | null = null;
  for (let second = 0; second < seconds && wrong === null; second++) {
    const start = performance.now();
    for (let k = 0; k < perSecond; k++) world.step(demo.dt);
    samples.push((performance.now() - start) / perSecond);
    energies.push(world.energy());
    // The overlapped bodies start deep in each other on purpose.
    if (demo !== wavyOverlapped || second >= 5) deepest = Math.max(deepest, world.residualDepth());
    wrong = trouble() ?? world.troubles[0] ?? null;
  }
  return {
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
}
