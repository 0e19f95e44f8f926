/** Suites side by side, one to a core. A suite that has threads of its own runs alone, before the others. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DataFolder } from './data-folder.js';
import type { Suite, SuiteResult } from './types.js';

export interface Ran {
  readonly results: readonly SuiteResult[];
  readonly milliseconds: number;
}

/** Runs the suites, the longest first, and hands each over in the order of the list as soon as those before it are there. */
export async function runSideBySide(
  chosen: readonly Suite[],
  data: DataFolder,
  onRan: (ran: Ran) => void,
): Promise<void> {
  const ready = new Map<Suite, Ran>();
  let next = 0;
  const take = (suite: Suite, ran: Ran) => {
    ready.set(suite, ran);
    for (let ran = readyAt(next); ran !== undefined; ran = readyAt(++next)) onRan(ran);
  };
  const readyAt = (k: number) => ready.get(chosen[k] as Suite);

  for (const suite of chosen.filter(hasThreads)) take(suite, await runSuite(suite, data));
  const queue = chosen.filter((suite) => !hasThreads(suite));
  queue.sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
  const lane = async (): Promise<void> => {
    for (let suite = queue.shift(); suite !== undefined; suite = queue.shift())
      take(suite, await runInThread(suite, data.path));
  };
  const lanes = Math.min(availableParallelism(), queue.length);
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A suite that throws has failed as a whole; the others still run. */
export async function runSuite(suite: Suite, data: DataFolder): Promise<Ran> {
  const start = performance.now();
  const results = await resultsOf(suite, data);
  return { results, milliseconds: performance.now() - start };
}

async function resultsOf(suite: Suite, data: DataFolder): Promise<SuiteResult[]> {
  try {
    return [await suite.run(data)].flat();
  } catch (error) {
    return [couldNotRun(suite, error instanceof Error ? error.message : String(error))];
  }
}

const hasThreads = (suite: Suite): boolean => suite.hasThreads === true;

const couldNotRun = ({ name }: Suite, reason: string): SuiteResult => ({
  suite: name,
  cases: 1,
  passed: 0,
  failed: [`could not run: ${reason}`],
  notes: [],
});

/** A thread of its own for every suite: one that dies fails that suite alone. */
function runInThread(suite: Suite, folder: string): Promise<Ran> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: { name: suite.name, folder },
    });
    const die = (reason: string) => resolve({ results: [couldNotRun(suite, reason)], milliseconds: 0 });
    thread.once('message', resolve);
    thread.once('error', (error) => die(error instanceof Error ? error.message : String(error)));
    thread.once('exit', (code) => die(`its thread ended with code ${code}`));
  });
}
