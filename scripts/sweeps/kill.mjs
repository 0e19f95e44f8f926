// Workers and the coordinator are killed at random moments, and Redis is cut off once: the table is that of a study that
// nobody disturbed.

import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, seconds } from '../setup/say.mjs';
import { begin, compare, ended, sweep } from './bench.mjs';
import { redis } from './servers.mjs';

export async function killing(kills) {
  await sweep('serial', '--workers', '0');
  const server = await redis();
  const start = performance.now();
  const worker = () => begin('worker', '--queue', server.url, '--workers', '1', '--lease', '2', '--quiet');
  const coordinator = () =>
    begin('sweep', 'plan.json', '--queue', server.url, '--out', 'queue', '--no-report', '--quiet');
  const workers = [worker(), worker(), worker()];
  let lead = coordinator();
  for (let k = 1; k <= kills; k++) {
    await pause(200 + 1200 * Math.random());
    if (lead.exitCode !== null) throw new Refusal(overSoon(k - 1, lead));
    const at = Math.floor(workers.length * Math.random());
    workers[at].kill('SIGKILL');
    workers[at] = worker();
    if (k === Math.floor(kills / 3) || k === Math.floor((2 * kills) / 3)) {
      lead.kill('SIGKILL');
      await ended(lead);
      lead = coordinator();
      console.log(`coordinator killed after ${seconds(start)}`);
    }
    if (k === Math.floor(kills / 2)) {
      await server.restart();
      console.log(`Redis cut off and started again after ${seconds(start)}`);
    }
  }
  const code = await ended(lead);
  console.log(`${kills} workers killed; the coordinator ended with ${code} after ${seconds(start)}`);
  return code === 0 ? compare('serial', 'queue') : 1;
}

/** Whoever is killed after the end disturbs nobody; a coordinator that gave up is another matter. */
function overSoon(kills, { exitCode }) {
  return exitCode === 0
    ? `The study was over after ${kills} kills; take more runs, or longer ones.`
    : `The coordinator gave up with ${exitCode} after ${kills} kills.`;
}
