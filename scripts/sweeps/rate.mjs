// The pool beside one process, and beside two that know nothing of each other: that is what the machine can give.

import { compare, sumOfRuns, sweep } from './bench.mjs';

/** What the pool should reach on two cores, in rates of one process, and of what two bare processes reach. */
const ASKED = 1.8;
const OF_BARE = 0.97;

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

export async function rates(runs, turns) {
  const seen = {
    serial: [],
    pool: [],
    bare: [],
    share: [],
    cpuSerial: [],
    cpuPool: [],
    cpuBare: [],
    idle: [],
  };
  for (let turn = 1; turn <= turns; turn++) {
    const serial = await sweep('serial', '--fresh', '--workers', '0');
    const pool = await sweep('pool', '--fresh', '--workers', '2');
    const halves = await Promise.all(
      [1, 2].map((half) => sweep(`half-${half}`, '--fresh', '--workers', '0', '--shard', `${half}/2`)),
    );
    const bare = Math.max(...halves.map(({ wall }) => wall));
    const of = {
      serial: serial.wall / runs,
      pool: serial.wall / pool.wall,
      bare: serial.wall / bare,
      share: bare / pool.wall,
      cpuSerial: serial.cpu / runs,
      cpuPool: pool.cpu / runs,
      cpuBare: (halves[0].cpu + halves[1].cpu) / runs,
      idle: 100 * (1 - sumOfRuns('pool') / (2 * pool.wall)),
    };
    for (const [name, value] of Object.entries(of)) seen[name].push(value);
    tell(`${turn}`, (name) => of[name]);
  }
  const at = (name) => median(seen[name]);
  tell('median', at);
  const [bestPool, best] = [Math.max(...seen['pool']), Math.max(...seen['bare'])];
  console.log(
    `Pool ${at('pool').toFixed(2)} times one process (${bestPool.toFixed(2)} at best), two bare processes ${at('bare').toFixed(2)} (${best.toFixed(2)} at best); ${ASKED} asked: ${verdict(at('pool'), bestPool, best)}.`,
  );
  console.log(
    `The pool ${at('share') >= OF_BARE ? 'gives what two bare processes give' : 'LOSES against two bare processes'}: ${at('share').toFixed(3)} of their rate (${OF_BARE} asked). A run costs ${(at('cpuPool') / at('cpuBare')).toFixed(3)} times the processor's time that it costs there.`,
  );
  return compare('serial', 'pool');
}

function verdict(pool, bestPool, bestBare) {
  if (pool >= ASKED) return 'met';
  if (bestPool >= ASKED) return 'met at best, not by the median';
  return bestBare < ASKED ? 'NOT met, nor by bare processes: the machine does not allow it' : 'NOT met';
}

function tell(name, at) {
  const two = (key) => at(key).toFixed(2);
  console.log(
    `${name}: serial ${two('serial')} ms a run (${two('cpuSerial')} of the processor); pool ${two('pool')} times (${two('cpuPool')}, its processes idle ${two('idle')} %); two bare processes ${two('bare')} times (${two('cpuBare')}); pool/bare ${two('share')}`,
  );
}
