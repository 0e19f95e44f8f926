// One study in five ways: five tables, the same to the byte. A smaller one of the same kind is made before it by pool and
// queues: what a run costs is in the difference, what starting a process costs is not. A run makes three steps of one ball,
// which take less than a millisecond, so what a run costs bounds its start-up from above.

import { compare, standBy, sweep, usePlan } from './bench.mjs';
import { throws } from './plans.mjs';
import { cpuOf } from './processor.mjs';
import { postgres, redis } from './servers.mjs';

/** Share of the smaller study. */
const SMALL = 0.2;
/** What the start of a run and the queue's own work may cost a run [ms]. */
const START = 10;
const QUEUE = 5;

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
  const startUp = ({ timeEach, cpuEach }) =>
    `; start-up and run take ${timeEach.toFixed(2)} ms, ${cpuEach.toFixed(2)} of the processor (${START} asked: ${met(cpuEach, START)})`;
  const serial = await inTwoSizes('serial', (out) => sweep(out, '--workers', '0'));
  line('serial', serial, startUp(serial));
  const pool = await inTwoSizes('pool', (out) => sweep(out, '--workers', '2'));
  line('pool', pool, startUp(pool));
  for (const [name, start] of [
    ['redis', redis],
    ['postgres', postgres],
  ]) {
    const make = await byQueue(await start());
    const made = await inTwoSizes(name, make);
    const cost = (key) => made[key] - pool[key];
    const [time, cpu] = [cost('timeEach'), cost('cpuEach')];
    line(
      name,
      made,
      `; the queue costs ${time.toFixed(2)} ms a run, ${cpu.toFixed(2)} of the processor (${QUEUE} asked: ${met(cpu, QUEUE)})`,
    );
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

/** By the processor's time: the clock also counts what others do on the machine. */
function met(cost, asked) {
  return cost < asked ? 'met' : 'NOT met';
}

function line(name, { time, cpu }, more = '') {
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(5)} s`;
  console.log(`${name.padEnd(10)} ${inSeconds(time)}, ${inSeconds(cpu)} of the processor${more}`);
}
