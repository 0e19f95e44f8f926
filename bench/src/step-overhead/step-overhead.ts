/**
 * What a step costs besides physics: bytes on the JavaScript heap and time, for 1,000 spheres that have settled.
 *
 * Counting bytes honestly needs a heap on which nothing is collected while we count. So the counting runs in a child
 * process with a young generation far larger than what may be allocated; a collection during the count would hide
 * bytes, so it is watched for and makes the check fail. What remains is heapUsed after minus heapUsed before.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Peers } from '../harness/peer.js';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';
import type { OverheadReport, OverheadTask } from './child.js';

const NAME = 'step-overhead';
const RAPIER = '@dimforge/rapier3d-compat';

/** Most bytes that 10,000 steps may allocate. */
const LIMIT = 1_000_000;

/** Steps with sleeping switched off: enough to tell the bytes of one. */
const AWAKE_STEPS = 500;

/** Larger than everything a run may allocate, Rapier's included. */
const YOUNG_GENERATION_MB = 256;

export const benchmark: Benchmark = {
  name: NAME,
  sentence:
    'Heap bytes of 10,000 steps of 1,000 settled spheres, and time and bytes of a step of them, awake and asleep.',
  async run(options) {
    return [await measure(false, options), await measure(true, options)];
  },
};

async function measure(sleeping: boolean, { seed, quick, progress }: RunOptions): Promise<BenchResult> {
  const size = `1,000 spheres, ${sleeping ? 'asleep' : 'awake'}`;
  const steps = quick ? 200 : sleeping ? 10_000 : AWAKE_STEPS;
  const task = { sleeping, seed, settle: quick ? 200 : 500, steps };
  progress(`${size}, pliant`);
  const ours = await runChild({ ...task, engine: 'pliant' });
  progress(`${size}, ${RAPIER}`);
  const peers = new Peers();
  // The time of a step doesn't need ten thousand of them.
  const timed = { ...task, steps: Math.min(steps, 500) };
  const theirs = await peers.load(RAPIER, () => runChild({ ...timed, engine: 'rapier' }));
  // Back again, so that neither has a quicker hour of the machine to itself.
  const theirsAgain = theirs && (await runChild({ ...timed, engine: 'rapier' }));
  const oursAgain = await runChild({ ...timed, engine: 'pliant' });
  const budget = (LIMIT * steps) / 10_000;
  return {
    name: NAME,
    size,
    unit: 'ms/step',
    results: {
      pliant: spread([...ours.samples, ...oursAgain.samples]),
      ...(theirs && theirsAgain && { [RAPIER]: spread([...theirs.samples, ...theirsAgain.samples]) }),
    },
    checks: {
      // A pile that may not sleep never settles: its bytes are told, and nothing is claimed of them.
      ...(sleeping && {
        [`${steps.toLocaleString('en-US')} steps allocate less than ${budget / 1e6} MB`]: ours.bytes < budget,
      }),
      'nothing was collected while counting': ours.collections === 0,
      'bytes allocated': ours.bytes,
      'bytes per step': ours.bytes / steps,
      'spheres awake': ours.awake,
      ...(sleeping && { 'all spheres sleep': ours.awake === 0 }),
      ...(theirs && { [`bytes per step, ${RAPIER}`]: theirs.bytes / timed.steps }),
      ...(theirs && { [`spheres awake, ${RAPIER}`]: theirs.awake }),
    },
    missing: peers.missing,
  };
}

async function runChild(task: OverheadTask): Promise<OverheadReport> {
  const child = fileURLToPath(new URL('./child.js', import.meta.url));
  const young = `${YOUNG_GENERATION_MB}`;
  // The memory reducer collects when a process has been quiet for some seconds.
  const flags = [
    '--expose-gc',
    '--no-memory-reducer',
    `--max-semi-space-size=${young}`,
    `--min-semi-space-size=${young}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, child, JSON.stringify(task)]);
  return JSON.parse(stdout) as OverheadReport;
}
