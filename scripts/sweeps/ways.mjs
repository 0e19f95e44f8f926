// One study in five ways: five tables, the same to the byte. A smaller one of the same kind is made before it by pool and
// queues: what a run costs is in the difference, what starting costs is not.

import { compare, standBy, sweep, usePlan } from './bench.mjs';
import { throws } from './plans.mjs';
import { cpuOf } from './processor.mjs';
import { postgres, redis } from './servers.mjs';

/** Share of the smaller study. */
const SMALL = 0.2;

export async function fiveWays(runs) {
  const small = Math.ceil(SMALL * runs);
  const inTwoSizes = async (name, make) => {
    usePlan(throws(small));
    const less = await make(`${name}-${small}`);
    usePlan(throws(runs));
    const all = await make(name);
    const each = (key) => (all[key] - less[key]) / (runs - small);
    return { ...all, timeEach: each('time'), cpuEach: each('cpu') };
  };
  usePlan(throws(runs));
  line('serial', await sweep('serial', '--workers', '0'));
  const pool = await inTwoSizes('pool', (out) => sweep(out, '--workers', '2'));
  line('pool', pool);
  for (const [name, start] of [
    ['redis', redis],
    ['postgres', postgres],
  ]) {
    const make = await byQueue(await start());
    const made = await inTwoSizes(name, make);
    const cost = (key) => `${(made[key] - pool[key]).toFixed(2)} ms`;
    line(name, made, `; the queue costs ${cost('timeEach')} a run, ${cost('cpuEach')} of the processor`);
  }
  line('ten shards', await tenShards());
  line('merge', await sweep('shards', '--merge'));
  return compare('serial', 'pool', 'redis', 'postgres', 'shards');
}

/** Sweeps by a queue with two workers of one process each; their time and the server's is counted. */
async function byQueue(server) {
  const workers = await Promise.all([1, 2].map(() => standBy(server.url, '--workers', '1')));
  const others = () => workers.reduce((sum, { pid }) => sum + cpuOf(pid), server.cpu());
  return async (out) => {
    const before = others();
    const made = await sweep(out, '--queue', server.url);
    return { ...made, cpu: made.cpu + others() - before };
  };
}

async function tenShards() {
  const all = { time: 0, cpu: 0 };
  for (let i = 1; i <= 10; i++) {
    const { time, cpu } = await sweep('shards', '--shard', `${i}/10`, '--workers', '0');
    all.time += time;
    all.cpu += cpu;
  }
  return all;
}

function line(name, { time, cpu }, more = '') {
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(5)} s`;
  console.log(`${name.padEnd(10)} ${inSeconds(time)}, ${inSeconds(cpu)} of the processor${more}`);
}
