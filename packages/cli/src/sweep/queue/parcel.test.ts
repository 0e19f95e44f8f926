import { checkPlan, ENGINE_VERSION, exactJson, Study } from 'pliant/jobs';
import { expect, test } from 'vitest';
import { Desk } from '../../cli.test-support.js';
import { PLAN } from '../sweep.test-support.js';
import type { Finished, Task } from '../task.js';
import type { OpenQueue } from './open-queue.js';
import { LARGEST, type NewJob, type Parcel, parcels } from './parcel.js';
import { QueueWorker } from './queue-worker.js';

const task = (index: number): Task => ({ index, variables: {}, seed: undefined, keepsFiles: false });
const tasks = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => task(from + k));
const runsOf = (jobs: readonly NewJob[]) => jobs.map(({ data }) => data.runs);

test('parcels hold every run once, and neighbours only', () => {
  const jobs = parcels(tasks(0, 100));
  expect(runsOf(jobs).flat()).toEqual(tasks(0, 100).map(({ index }) => index));
  expect(runsOf(jobs).map(({ length }) => length)).toEqual([LARGEST, LARGEST, LARGEST, 100 - 3 * LARGEST]);
  expect(runsOf(parcels(tasks(5, 9), 1))).toEqual([[5], [6], [7], [8]]);
  expect(parcels([])).toEqual([]);
});

test('who goes on where another was makes the parcels that the queue knows', () => {
  const whole = parcels(tasks(0, 200)).map(({ opts }) => opts.jobId);
  const rest = parcels(tasks(3 * LARGEST, 200)).map(({ opts }) => opts.jobId);
  expect(rest).toEqual(whole.slice(3));
  // Where a run of a parcel is known already, its name is another one.
  const [first] = parcels([task(0), ...tasks(2, LARGEST)]);
  expect(first.opts.jobId).not.toBe(whole[0]);
});

/** A queue in this process that a worker is employed by, and what that worker does with parcels. */
async function working(plan: object): Promise<{
  work: (parcel: Parcel) => Promise<readonly Finished[]>;
  readonly added: NewJob[];
  close(): Promise<unknown>;
}> {
  const desk = new Desk();
  const reading = checkPlan(plan);
  if (!reading.ok) throw new Error('no plan');
  const study = new Study(reading.plan);
  const added: NewJob[] = [];
  const nothing = async () => {};
  let work: ((parcel: Parcel) => Promise<readonly Finished[]>) | undefined;
  const open: OpenQueue = {
    store: {
      studies: async () => [{ id: study.id, name: 'Throw', engine: ENGINE_VERSION }],
      plan: async () => exactJson(study.plan),
      put: nothing,
      remove: nothing,
      lead: async () => undefined,
      release: nothing,
      close: nothing,
    },
    queue: () => ({
      addBulk: async (jobs) => void added.push(...jobs),
      getJobs: async () => [],
      getJobCounts: async () => ({ waiting: 1 }),
      obliterate: nothing,
      close: nothing,
    }),
    worker: (_, process) => {
      work = process;
      return { close: nothing };
    },
  };
  const module = new URL('../slow-worker.test-support.mjs', import.meta.url);
  const quiet = { ...desk.io, stderr: () => {} };
  const serving = new QueueWorker(open, { workers: 1, module }, quiet).serve(desk.stop.signal);
  await expect.poll(() => work).toBeDefined();
  return {
    work: work!,
    added,
    close: async () => {
      desk.stop.abort();
      await serving;
    },
  };
}

test('short runs of a parcel are made at once; of long ones a worker puts back what others may make', async () => {
  const long = { ...PLAN, vary: { ...PLAN.vary, speed: { ...PLAN.vary.speed, count: 100 } } };
  const { work, added, close } = await working(long);
  try {
    // A stand-in says that run k took k ms.
    const short = await work({ runs: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(short.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(added).toEqual([]);
    const runs = Array.from({ length: LARGEST }, (_, k) => 100 + k);
    const some = await work({ runs });
    expect(some).toHaveLength(2);
    expect([...some.map(({ index }) => index), ...runsOf(added).flat()]).toEqual(runs);
    // One that takes longer than its share goes alone.
    added.length = 0;
    expect(await work({ runs: [250, 251, 252] })).toHaveLength(1);
    expect(runsOf(added).flat()).toEqual([251, 252]);
  } finally {
    await close();
  }
});
