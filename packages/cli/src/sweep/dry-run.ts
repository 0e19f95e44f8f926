/** What a plan would cost, told from a few of its runs. */
import { availableParallelism } from 'node:os';
import type { Study } from 'pliant/jobs';
import type { Io } from '../io.js';
import { duration, plural } from '../run/quantities.js';
import { Serial } from './serial.js';
import type { Finished } from './task.js';

/** Runs that are tried at most, and how long trying may take [ms]. The first ones are slow: nothing is compiled yet. */
const PROBES = 30;
const PATIENCE = 3000;

export async function dryRun(
  study: Study,
  workers: number | undefined,
  json: boolean,
  io: Io,
): Promise<void> {
  const { runs } = study;
  const step = Math.max(1, Math.floor(runs.length / PROBES));
  const probes = runs.filter((_, i) => i % step === 0).slice(0, PROBES);
  const done: Finished[] = [];
  const stop = new AbortController();
  const began = performance.now();
  await new Serial(study).run(
    probes.map((run) => ({ ...run, keepsFiles: false })),
    (finished) => {
      done.push(finished);
      if (performance.now() - began > PATIENCE) stop.abort();
    },
    AbortSignal.any([io.interruption(), stop.signal]),
  );
  const warm = done.slice(Math.floor(done.length / 2));
  const each = warm.reduce((sum, { wall }) => sum + wall, 0) / Math.max(warm.length, 1);
  const lanes = Math.max(1, workers ?? availableParallelism());
  // A run is not divided between workers.
  const estimate = each * Math.ceil(runs.length / lanes);
  const files = runs.filter(({ keepsFiles }) => keepsFiles).length;
  const refused = done.filter(({ outcome }) => outcome.kind !== 'done').length;
  if (json) {
    const report = {
      study: study.id,
      runs: runs.length,
      keepFiles: files,
      millisecondsEach: each,
      workers: lanes,
      milliseconds: estimate,
      tried: done.length,
      refused,
    };
    io.stdout(`${JSON.stringify(report, undefined, 2)}\n`);
    return;
  }
  io.stdout(`${study.plan.name}: ${plural(runs.length, 'run')}, ${files} of which keep files.\n`);
  io.stdout(
    `About ${duration(each)} a run (told by ${plural(done.length, 'run')}), ${duration(estimate)} with ${plural(lanes, 'worker')}.\n`,
  );
  if (refused > 0) io.stdout(`${plural(refused, 'run')} of those tried can't be run with their values.\n`);
}
