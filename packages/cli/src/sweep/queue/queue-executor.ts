/**
 * The coordinator's side of a queue. Where the queue holds no work it puts in every run that is missing, and it reads
 * what is done until nothing is missing. Nothing is taken out before the table is written, so another coordinator can go
 * on anywhere; what a queue forgets (a server that lost its memory) is put in again once the rest is done.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { ENGINE_VERSION, exactJson, type Study } from 'pliant/jobs';
import { FAILED, Failure, refusal } from '../../failure.js';
import type { Io } from '../../io.js';
import type { Executor, Finished, Task } from '../task.js';
import { closed, type OpenQueue, openQueue, type RunQueue, shown } from './open-queue.js';
import { parcels } from './parcel.js';

/** How long the lead lasts without a word [ms], and between two words. */
const LEAD = 6000;
const RENEWAL = 1500;
/** Jobs per request. */
const CHUNK = 100;
/** Between two looks [ms]: shorter while something comes, longer while nothing does. */
const SHORTEST = 50;
const LONGEST = 1000;
/** Between two counts of what the queue holds [ms]. */
const COUNTING = 1000;
/** How long a server that is away is waited for at the end, when only cleaning is left [ms]. */
const FINISHING = 30_000;

export async function openQueueExecutor(address: string, study: Study, io: Io): Promise<QueueExecutor> {
  const open = await openQueue(address);
  const executor = new QueueExecutor(open, study, address);
  try {
    await executor.takeLead(io);
  } catch (error) {
    await executor.close();
    throw error;
  }
  return executor;
}

export class QueueExecutor implements Executor {
  private queue: RunQueue;
  private readonly owner = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  private renewal: NodeJS.Timeout | undefined;
  private lost: string | undefined;

  constructor(
    private readonly open: OpenQueue,
    private readonly study: Study,
    private readonly address: string,
  ) {
    this.queue = open.queue(study.id);
  }

  /** Waits for the lead of a coordinator that is gone; refuses where one is at work. */
  async takeLead(io: Io): Promise<void> {
    await this.announce();
    let before = Number.POSITIVE_INFINITY;
    for (;;) {
      const other = await this.open.store.lead(this.study.id, this.owner, LEAD);
      if (other === undefined) break;
      // Its time only runs out while nobody renews it.
      if (other.left > before) {
        const [host, pid] = other.owner.split(':');
        throw refusal(
          `Another coordinator (process ${pid} on ${host}) leads this study on ${shown(this.address)}; wait for it, or end it first.`,
        );
      }
      if (before === Number.POSITIVE_INFINITY) {
        io.stderr(
          `Another coordinator had this study; waiting up to ${Math.ceil(other.left / 1000)} s to see whether it is gone.\n`,
        );
      }
      before = other.left;
      await setTimeout(Math.min(other.left + 50, 1000));
      if (io.interruption().aborted) throw refusal('Stopped while waiting for the lead.');
    }
    this.renewal = setInterval(() => void this.renew(), RENEWAL);
  }

  async run(tasks: readonly Task[], onDone: (finished: Finished) => void, stop: AbortSignal): Promise<void> {
    const missing = new Map(tasks.map((task) => [task.index, task]));
    const hear = (finished: Finished) => {
      if (missing.delete(finished.index)) onDone(finished);
    };
    let read = 0;
    let pause = SHORTEST;
    let counted = Number.NEGATIVE_INFINITY;
    while (missing.size > 0 && !stop.aborted) {
      if (this.lost !== undefined) throw new Failure(FAILED, this.lost);
      const before = missing.size;
      read = (await this.patiently(stop, () => this.read(read, hear))) ?? read;
      if (missing.size === 0) break;
      if (performance.now() - counted > COUNTING) {
        counted = performance.now();
        read = (await this.patiently(stop, () => this.restore(read, missing, hear, stop))) ?? read;
      }
      pause = missing.size < before ? Math.max(SHORTEST, pause / 2) : Math.min(LONGEST, 2 * pause);
      await setTimeout(pause, undefined, { signal: stop }).catch(() => {});
    }
  }

  /** The study is over: nothing of it stays in the queue. */
  async finish(): Promise<void> {
    const limit = AbortSignal.timeout(FINISHING);
    await this.patiently(limit, () => this.queue.obliterate({ force: true }));
    await this.patiently(limit, () => this.open.store.remove(this.study.id));
  }

  async close(): Promise<void> {
    clearInterval(this.renewal);
    await closed(this.open.store.release(this.study.id, this.owner));
    await closed(this.queue.close());
    await closed(this.open.store.close());
  }

  private announce(): Promise<void> {
    const { id, plan } = this.study;
    return this.open.store.put({ id, name: plan.name, engine: ENGINE_VERSION }, exactJson(plan));
  }

  private async renew(): Promise<void> {
    try {
      const other = await this.open.store.lead(this.study.id, this.owner, LEAD);
      if (other !== undefined && other.owner !== 'nobody') {
        this.lost = `Another coordinator (${other.owner.split(':').slice(0, 2).join(', process ')}) has taken this study over; this one ends.`;
      }
    } catch {
      // The server is away; the next renewal tells.
    }
  }

  private async put(tasks: readonly Task[], stop: AbortSignal): Promise<void> {
    const jobs = parcels(tasks);
    for (let from = 0; from < jobs.length && !stop.aborted; from += CHUNK)
      await this.queue.addBulk(jobs.slice(from, from + CHUNK));
  }

  /** What came after the first `from`, in the order of its end; gives how many there are now. */
  private async read(from: number, hear: (finished: Finished) => void): Promise<number> {
    for (let at = from; ; ) {
      const jobs = await this.queue.getJobs(['completed'], at, at + CHUNK - 1, true);
      for (const job of jobs) for (const finished of job?.returnvalue ?? []) hear(finished);
      at += jobs.length;
      if (jobs.length < CHUNK) return at;
    }
  }

  /** Puts in what is missing where the queue holds no work; gives how many results have been read. */
  private async restore(
    read: number,
    missing: ReadonlyMap<number, Task>,
    hear: (finished: Finished) => void,
    stop: AbortSignal,
  ): Promise<number> {
    await this.announce();
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized', 'failed');
    if (counts['failed'] > 0) await this.reviveFailed();
    if (Object.values(counts).some((count) => count > 0)) return read;
    // What is missing here and not in the queue has ended since, ended out of order, was never put in, or is lost.
    const all = await this.read(0, hear);
    await this.put([...missing.values()], stop);
    return all;
  }

  /** A job fails only when a worker couldn't do its own work (its disk is full); another one may. */
  private async reviveFailed(): Promise<void> {
    for (const job of await this.queue.getJobs(['failed'], 0, CHUNK - 1, true))
      await job?.retry('failed').catch(() => {});
  }

  /** Tries until the server is there again. */
  private async patiently<T>(stop: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
    for (let pause = 100; ; pause = Math.min(2 * pause, 2000)) {
      try {
        return await work();
      } catch (error) {
        if (stop.aborted) return undefined;
        if (this.lost !== undefined) throw error;
        await setTimeout(pause);
        // One that was cut off while it began never ends beginning.
        void closed(this.queue.close());
        this.queue = this.open.queue(this.study.id);
      }
    }
  }
}
