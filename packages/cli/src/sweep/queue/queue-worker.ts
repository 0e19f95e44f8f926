/**
 * Takes runs out of a queue and makes them: one study at a time, with a pool of processes, so that a long run never
 * loses its lock.
 */
import { setTimeout } from 'node:timers/promises';
import { ENGINE_VERSION, type Plan, Study } from 'pliant/jobs';
import type { Io } from '../../io.js';
import { plural } from '../../run/quantities.js';
import { runFolder } from '../run-folder.js';
import { type PoolOptions, RunPool } from '../run-pool.js';
import type { KeptFiles } from '../study-place.js';
import type { Finished } from '../task.js';
import { answered, closed, type OpenQueue, type RunQueue, type RunWorker } from './open-queue.js';
import { LARGEST, type Parcel, parcels, SHARE } from './parcel.js';
import type { StudyRecord } from './store.js';

export interface WorkerOptions extends PoolOptions {
  /** Where files of runs go that are not written to `out` itself. */
  readonly files?: KeptFiles | undefined;
  /** Time after which a silent worker counts as dead [s]. */
  readonly lease?: number | undefined;
  /** Ends after this long without work [s]; never by default. */
  readonly idle?: number | undefined;
}

const LEASE = 30;
/** Between two looks at what there is to do [ms]. */
const LOOK = 500;
/**
 * Idle for this long [ms], or this many leases, while a run waits or is held by somebody: the connection may be broken,
 * and is made anew.
 */
const STUCK = 10_000;
const STUCK_LEASES = 1.5;
/** How long the end of a run may take to be told, once it is over [ms]. */
const TELLING = 15_000;

export class QueueWorker {
  private current: Serving | undefined;
  private readonly told = new Set<string>();
  private done = 0;

  constructor(
    private readonly open: OpenQueue,
    private readonly options: WorkerOptions,
    private readonly io: Io,
  ) {}

  /** Works until it is stopped, or has been idle for long enough; gives how many runs it made. */
  async serve(stop: AbortSignal): Promise<number> {
    let idleSince = performance.now();
    while (!stop.aborted) {
      try {
        if (await this.look()) idleSince = performance.now();
      } catch {
        // The server is away; it may come back.
      }
      const { idle } = this.options;
      if (idle !== undefined && performance.now() - idleSince > idle * 1000) break;
      await setTimeout(LOOK, undefined, { signal: stop }).catch(() => {});
    }
    await this.leave();
    return this.done;
  }

  /** Goes where there is work; true while there is any. */
  private async look(): Promise<boolean> {
    // Whoever is at work has nothing to ask.
    if (this.current !== undefined && this.current.busy > 0) return true;
    const studies = (await answered(this.open.store.studies())).filter((record) => this.accepts(record));
    if (this.current !== undefined && !studies.some(({ id }) => id === this.current?.id)) await this.leave();
    if (this.current !== undefined && (await this.current.hasWork())) {
      if (this.current.idleFor > Math.min(STUCK, STUCK_LEASES * this.lease)) this.current.renew();
      return true;
    }
    for (const { id, name } of studies) {
      if (id === this.current?.id) continue;
      const queue = this.open.queue(id);
      let hasWork = false;
      try {
        hasWork = await waiting(queue);
      } finally {
        void closed(queue.close());
      }
      if (!hasWork) continue;
      await this.leave();
      await this.begin(id, name);
      return true;
    }
    // The last study is kept: its runs may yet come back from workers that died.
    return false;
  }

  /** [ms] */
  private get lease(): number {
    return (this.options.lease ?? LEASE) * 1000;
  }

  private accepts({ id, name, engine }: StudyRecord): boolean {
    if (engine === ENGINE_VERSION) return true;
    if (!this.told.has(id)) {
      this.told.add(id);
      this.io.stderr(
        `The study '${name}' is for version ${engine} of the engine and this worker has ${ENGINE_VERSION}; it is left alone.\n`,
      );
    }
    return false;
  }

  private async begin(id: string, name: string): Promise<void> {
    const text = await answered(this.open.store.plan(id));
    if (text === undefined) return;
    const study = new Study(JSON.parse(text) as Plan);
    if (study.plan.keep !== undefined && this.options.out === undefined && !this.told.has(`files ${id}`)) {
      this.told.add(`files ${id}`);
      this.io.stderr(`Runs of '${name}' keep files; without --out this worker keeps none.\n`);
    }
    const pool = new RunPool(study, this.options);
    this.io.stderr(
      `Working on '${name}' with ${plural(pool.workers, 'process').replace('processs', 'processes')}.\n`,
    );
    this.current = new Serving(study, id, this.open, pool, this.lease, this.options.files, () => this.done++);
  }

  private async leave(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    await current?.close();
  }
}

/** Runs that others hold count too: they come back if their holders die. */
async function waiting(queue: RunQueue): Promise<boolean> {
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active');
  return Object.values(counts).some((count) => count > 0);
}

/**
 * One study that is being worked on. A server that is cut off may leave BullMQ's worker without its loop, its watch
 * over runs of dead workers, or with a question that is never answered, and none of that shows; so a worker that had
 * nothing to do for a while is replaced.
 */
class Serving {
  busy = 0;
  private lastAt = performance.now();
  private worker: RunWorker;
  private queue: RunQueue;
  private whenFree: (() => void) | undefined;

  constructor(
    private readonly study: Study,
    readonly id: string,
    private readonly open: OpenQueue,
    private readonly pool: RunPool,
    private readonly lease: number,
    private readonly files: KeptFiles | undefined,
    private readonly onDone: () => void,
  ) {
    this.queue = open.queue(id);
    this.worker = this.employ();
  }

  /** Time since it last had a run, or was made anew [ms]. */
  get idleFor(): number {
    return this.busy > 0 ? 0 : performance.now() - this.lastAt;
  }

  async hasWork(): Promise<boolean> {
    try {
      return await waiting(this.queue);
    } catch (error) {
      // One that was cut off while it began never ends beginning.
      void closed(this.queue.close());
      this.queue = this.open.queue(this.id);
      throw error;
    }
  }

  /** Another worker in the place of one that may be broken; the processes stay. */
  renew(): void {
    void closed(this.worker.close(true));
    this.worker = this.employ();
    this.lastAt = performance.now();
  }

  async close(): Promise<void> {
    const closing = this.worker.close(this.busy === 0).catch(() => {});
    // A run that has begun may take as long as it likes; what is said about it afterwards may not.
    if (this.busy > 0) await new Promise<void>((done) => (this.whenFree = done));
    await closed(closing, TELLING);
    await closed(this.queue.close());
    await closed(this.pool.close());
  }

  private employ(): RunWorker {
    // A little more than there are processes, so that none waits for the queue.
    const settings = { concurrency: this.pool.workers + 1, lease: this.lease };
    return this.open.worker(this.id, (parcel) => this.work(parcel), settings);
  }

  /** Runs that have begun are ended even when the worker is asked to stop: they would only be begun again elsewhere. */
  private async work(parcel: Parcel): Promise<readonly Finished[]> {
    this.busy++;
    try {
      // The plan says what a run is; its number is enough to find it.
      const tasks = parcel.runs.map((index) => this.study.runs[index]);
      const finished = await this.pool.some(tasks, SHARE, NEVER);
      for (const { index } of finished) {
        await this.files?.send(runFolder(this.files.path, index));
        this.onDone();
      }
      const left = tasks.slice(finished.length);
      if (left.length > 0)
        await this.queue.addBulk(parcels(left, Math.min(LARGEST, this.pool.pace.fitting(SHARE))));
      return finished;
    } finally {
      this.busy--;
      this.lastAt = performance.now();
      if (this.busy === 0) this.whenFree?.();
    }
  }
}

const NEVER = new AbortController().signal;
