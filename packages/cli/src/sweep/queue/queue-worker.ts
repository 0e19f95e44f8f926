/** Takes runs out of a queue and makes them: one study at a time, with a pool of processes, so that a long run never loses its lock. */
import { setTimeout } from 'node:timers/promises';
import { ENGINE_VERSION, type Plan, Study } from 'pliant/jobs';
import type { Io } from '../../io.js';
import { plural } from '../../run/quantities.js';
import { type PoolOptions, RunPool } from '../run-pool.js';
import type { Task } from '../task.js';
import { answered, closed, type OpenQueue, type RunQueue, type RunWorker } from './open-queue.js';
import type { StudyRecord } from './store.js';

export interface WorkerOptions extends PoolOptions {
  /** Time after which a silent worker counts as dead [s]. */
  readonly lease?: number | undefined;
  /** Ends after this long without work [s]; never unless told. */
  readonly idle?: number | undefined;
}

const LEASE = 30;
/** Between two looks at what there is to do [ms]. */
const LOOK = 500;
/** Idle for this long [ms] while there is work means that the connection is broken; with short leases, this many of them do. */
const STUCK = 10_000;
const STUCK_LEASES = 1.5;

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
    const studies = (await answered(this.open.store.studies())).filter((record) => this.accepts(record));
    if (this.current !== undefined && !studies.some(({ id }) => id === this.current?.id)) await this.leave();
    if (this.current !== undefined && (await this.current.hasWork())) {
      // A connection that was cut off while it began never ends beginning: it is made anew.
      if (
        this.current.idleFor > Math.min(STUCK, STUCK_LEASES * this.lease) &&
        (await this.current.isPassedOver())
      )
        await this.leave();
      else return true;
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
    return this.current !== undefined && this.current.busy > 0;
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
    this.current = new Serving(study, id, this.open, pool, this.lease, () => this.done++);
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

/** One study that is being worked on. */
class Serving {
  busy = 0;
  private lastAt = performance.now();
  private readonly worker: RunWorker;
  private queue: RunQueue;

  constructor(
    study: Study,
    readonly id: string,
    private readonly open: OpenQueue,
    private readonly pool: RunPool,
    lease: number,
    onDone: () => void,
  ) {
    this.queue = open.queue(id);
    const never = new AbortController().signal;
    const work = async (task: Task) => {
      this.busy++;
      try {
        // The plan says what the run is; its number is enough to find it.
        // A run that has begun is ended even when the worker is asked to stop: it would only be begun again elsewhere.
        const finished = await pool.attempt(study.runs[task.index], never);
        if (finished === undefined) throw new Error('The run was stopped.');
        onDone();
        return finished;
      } finally {
        this.busy--;
        this.lastAt = performance.now();
      }
    };
    // A little more than there are processes, so that none waits for the queue.
    this.worker = open.worker(id, work, { concurrency: pool.workers + 1, lease });
  }

  /** Time since it last had a run [ms]. */
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

  /** Whether runs wait that nobody has taken. */
  async isPassedOver(): Promise<boolean> {
    const counts = await this.queue.getJobCounts('waiting', 'prioritized');
    return Object.values(counts).some((count) => count > 0);
  }

  async close(): Promise<void> {
    // With nothing under way there is nothing to wait for, and a broken connection would let it wait for ever.
    if (this.busy === 0) await closed(this.worker.close(true));
    else await this.worker.close(false).catch(() => {});
    await closed(this.queue.close());
    await closed(this.pool.close());
  }
}
