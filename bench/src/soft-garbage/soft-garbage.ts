/**
 * What a step of deformable bodies leaves on the JavaScript heap, for every response and depth method.
 *
 * Nothing is collected while we count, as in `step-overhead`: each case runs in a child process with a young generation larger than all it
 * may allocate.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Spread } from '../harness/types.js';
import type { GarbageReport, GarbageTask } from './child.js';

const SCENE = 'soft-small';
const DEPTHS = ['regional', 'consistent', 'closest-feature'];
const RESPONSES = ['contact-surface', 'penalty'];
/** Most bytes of one step, in the mean: one step in sixteen reads the clock, whose answers are boxed; nothing else may be left. */
const LIMIT = 100;
/** What runs once a step takes so many to be compiled; until then every number that it computes has a box. */
const WARM_UP = 3000;
const YOUNG_GENERATION_MB = 128;

export const benchmark: Benchmark = {
  name: 'soft-garbage',
  sentence: 'Heap bytes of a step of soft bodies that touch, for every response and depth method.',
  run: async (options) => measure(options),
};

async function measure({ quick, progress }: RunOptions): Promise<BenchResult> {
  const results: Record<string, Spread> = {};
  const checks: Record<string, CheckValue> = {};
  for (const response of RESPONSES) {
    for (const penetration of DEPTHS) {
      const name = `${response}, ${penetration}`;
      progress(name);
      const task = {
        scene: SCENE,
        response,
        penetration,
        warmUp: quick ? 60 : WARM_UP,
        steps: quick ? 30 : 960,
      };
      const { bytes, collections, samples, points } = await runChild(task);
      results[response === RESPONSES[0] && penetration === DEPTHS[0] ? 'pliant' : `pliant (${name})`] =
        spread(samples);
      checks[`${name}: bytes per step`] = Math.round(bytes / task.steps);
      checks[`${name}: vertices inside`] = points;
      checks[`${name}: nothing was collected while counting`] = collections === 0;
      if (!quick) checks[`${name}: at most ${LIMIT} bytes per step`] = bytes / task.steps <= LIMIT;
    }
  }
  return { name: 'soft-garbage', size: SCENE, unit: 'ms per step', results, checks };
}

async function runChild(task: GarbageTask): Promise<GarbageReport> {
  const child = fileURLToPath(new URL('./child.js', import.meta.url));
  const flags = [
    '--expose-gc',
    '--no-memory-reducer',
    `--max-semi-space-size=${YOUNG_GENERATION_MB}`,
    `--min-semi-space-size=${YOUNG_GENERATION_MB}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, child, JSON.stringify(task)]);
  return JSON.parse(stdout) as GarbageReport;
}
