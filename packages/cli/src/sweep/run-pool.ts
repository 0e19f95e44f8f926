/**
 * Processes of this machine that make runs. One that crashes or hangs is replaced, and its run begun again, a few
 * times.
 */
import { setMaxListeners } from 'node:events';
import { exactJson, type Study } from 'pliant/jobs';
import { Batches, LONGEST_BATCH, MOST } from './batches.js';
import { processesFor } from './early.js';
import { Pace } from './pace.js';
import { type Answer, type Message, type PoolData, type Reply, UNTOLD } from './pool-data.js';
import type { Processes, ProcessOptions } from './processes.js';
import type { Executor, Finished, Task } from './task.js';

export interface PoolOptions extends ProcessOptions {
  /** Longest time of one run [s]; none by default. */
  readonly timeout?: number | undefined;
  /** How often a run is begun again after a crash. */
  readonly retries?: number | undefined;
  /** Folder of the study, for the files of runs. */
  readonly out?: string | undefined;
}

const RETRIES = 2;

export class RunPool implements Executor {
  /** Of the runs of this pool. */
  readonly pace = new Pace();
  private readonly processes: Processes;
  /** What every process is told before its first task. */
  private readonly data: string;
  /** Whether a process may still be starting: at first, and after one was lost. */
  private isStarting = true;

  constructor(
    study: Study,
    private readonly options: PoolOptions = {},
  ) {
    this.processes = processesFor(options);
    const { out } = options;
    const data: PoolData = { plan: study.plan, ...(out !== undefined && { out }) };
    this.data = exactJson(data);
  }

  get workers(): number {
    return this.processes.count;
  }

  /** Keeps all processes busy; ends when every task is done, or soon after a stop. Short runs travel together. */
  async run(tasks: readonly Task[], onDone: (finished: Finished) => void, stop: AbortSignal): Promise<void> {
    const batches = new Batches(tasks, this.workers, this.pace);
    const lane = async () => {
      while (!stop.aborted) {
        const batch = batches.next();
        if (batch.length === 0) return;
        const done = await this.together(batch, stop);
        batches.giveBack(batch.slice(done.length));
        for (const { finished } of done) onDone(finished);
      }
    };
    await Promise.all(Array.from({ length: this.workers }, lane));
  }

  /**
   * The first of these tasks, as many as cost the processor so much [ms], at least one; none where it was stopped. One
   * process makes them one after the other.
   */
  async some(tasks: readonly Task[], time: number, stop: AbortSignal): Promise<readonly Finished[]> {
    const finished: Finished[] = [];
    let spent = 0;
    while (finished.length < tasks.length && spent < time && !stop.aborted) {
      const size = Math.min(MOST, this.pace.fitting(time - spent));
      const batch = tasks.slice(finished.length, finished.length + size);
      for (const made of await this.together(batch, stop)) {
        finished.push(made.finished);
        spent += made.cost;
      }
    }
    return finished;
  }

  /**
   * Several runs by one message, or the first of them where they take long. When one of them kills or holds up its
   * process, nobody knows which: each is begun again by itself.
   */
  private async together(batch: readonly Task[], stop: AbortSignal): Promise<readonly Made[]> {
    const made = await this.atOnce(batch, stop);
    for (const { cost } of made) this.pace.tell(cost);
    return made;
  }

  private async atOnce(batch: readonly Task[], stop: AbortSignal): Promise<readonly Made[]> {
    if (batch.length > 1) {
      try {
        const { timeout } = this.options;
        const limit = timeout === undefined ? undefined : timeout * 1000 + LONGEST_BATCH;
        const answers = await this.ask<readonly Answer[]>(batch, limit, stop);
        return answers.map((answer) => madeOf(answer, 1));
      } catch {
        if (stop.aborted) return [];
      }
    }
    const all: Made[] = [];
    for (const task of batch) {
      const one = await this.make(task, stop, batch.length > 1 ? 1 : 0);
      if (one === undefined) return all;
      all.push(one);
    }
    return all;
  }

  /** Has a process run one task or several, for at most `limit` [ms]. */
  private async ask<T>(
    task: Task | readonly Task[],
    limit: number | undefined,
    stop: AbortSignal,
  ): Promise<T> {
    // Every run that is under way hears of the stop; Node takes more than ten for a leak, and says so.
    setMaxListeners(0, stop);
    if (limit !== undefined && this.isStarting) await this.started(stop);
    const late = limit === undefined ? undefined : AbortSignal.timeout(limit);
    const signal = late === undefined ? stop : AbortSignal.any([stop, late]);
    const send = (message: Message) => this.processes.pool.run(message, { signal }) as Promise<Reply>;
    try {
      const reply = await send({ task });
      return (reply === UNTOLD ? await send({ task, data: this.data }) : reply) as T;
    } catch (error) {
      this.isStarting = true;
      throw late?.aborted ? new Error(`it took longer than ${this.options.timeout} s`) : error;
    }
  }

  /**
   * Waits for a process that answers. What it takes to start one is no time of a run: on a busy machine a run would end
   * before it began. One that can't even start is told of by the run that needs it.
   */
  private async started(stop: AbortSignal): Promise<void> {
    const message: Message = { task: [], data: this.data };
    await this.processes.pool.run(message, { signal: stop }).catch(() => {});
    this.isStarting = false;
  }

  /** One run, begun again after crashes; nothing when it was stopped. */
  async attempt(task: Task, stop: AbortSignal): Promise<Finished | undefined> {
    return (await this.make(task, stop, 0))?.finished;
  }

  /** `before` is how often it was begun among others. */
  private async make(task: Task, stop: AbortSignal, before: number): Promise<Made | undefined> {
    const most = 1 + (this.options.retries ?? RETRIES);
    const began = performance.now();
    let reason = '';
    for (let attempts = before + 1; attempts <= before + most; attempts++) {
      if (stop.aborted) return undefined;
      try {
        const { timeout } = this.options;
        const limit = timeout === undefined ? undefined : timeout * 1000;
        return madeOf(await this.ask<Answer>(task, limit, stop), attempts);
      } catch (error) {
        if (stop.aborted) return undefined;
        reason = reasonOf(error);
      }
    }
    const error = `The run was begun ${before + most} times and never ended: ${reason}.`;
    const wall = performance.now() - began;
    return madeOf({ index: task.index, outcome: { kind: 'crashed', error }, wall }, before + most);
  }

  async close(): Promise<void> {
    await this.processes.close();
  }
}

/** A run that has ended, and what it cost the processor [ms]. */
interface Made {
  readonly finished: Finished;
  readonly cost: number;
}

function madeOf({ cost, ...answer }: Answer, attempts: number): Made {
  return { finished: { ...answer, attempts }, cost: cost ?? answer.wall };
}

/** What killed a process is for the system to know; what a run threw says more. */
function reasonOf(error: unknown): string {
  // What a process throws arrives as plain data.
  const { message } = (error ?? {}) as { message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  if (text === 'Worker exited unexpectedly') return 'its process died, perhaps for want of memory';
  return text.split('\n')[0].replace(/\.$/, '');
}
