/** Processes of this machine that make runs. One that crashes or hangs is replaced, and its run begun again, a few times. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { exactJson, type Study } from 'pliant/jobs';
import { Tinypool } from 'tinypool';
import { POOL_DATA } from './pool-worker.js';
import type { Executor, Finished, Task } from './task.js';

export interface PoolOptions {
  readonly workers?: number | undefined;
  /** Longest time of one run [s]; none unless told. */
  readonly timeout?: number | undefined;
  /** How often a run is begun again after a crash. */
  readonly retries?: number | undefined;
  /** Memory of one process [MB]. */
  readonly memory?: number | undefined;
  /** Folder of the study, for the files of runs. */
  readonly out?: string | undefined;
  /** The module that a process runs; tests put their own in its place. */
  readonly module?: URL | undefined;
}

const RETRIES = 2;
/** Heap of one process unless told [MB], and the least that Node starts with. */
const MOST_MEMORY = 4096;
const LEAST_MEMORY = 64;

export class RunPool implements Executor {
  readonly workers: number;
  private readonly pool: Tinypool;
  private readonly folder = mkdtempSync(join(tmpdir(), 'pliant-pool-'));

  constructor(
    study: Study,
    private readonly options: PoolOptions = {},
  ) {
    this.workers = options.workers ?? availableParallelism();
    const data = join(this.folder, 'study.json');
    const { out } = options;
    writeFileSync(data, exactJson({ plan: study.plan, ...(out !== undefined && { out }) }));
    const share = Math.floor(totalmem() / 2 ** 20 / (this.workers + 1));
    const memory = options.memory ?? Math.max(LEAST_MEMORY, Math.min(MOST_MEMORY, share));
    this.pool = new Tinypool({
      runtime: 'child_process',
      filename: (options.module ?? new URL('./pool-worker.js', import.meta.url)).href,
      minThreads: this.workers,
      maxThreads: this.workers,
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memory}`],
      maxMemoryLimitBeforeRecycle: memory * 0.75 * 2 ** 20,
      env: { ...(process.env as Record<string, string>), [POOL_DATA]: data },
      terminateTimeout: 5000,
    });
    // A process that dies between two runs is replaced; nothing was lost.
    this.pool.on('error', () => {});
  }

  /** Keeps all processes busy; ends when every task is done, or soon after a stop. */
  async run(tasks: readonly Task[], onDone: (finished: Finished) => void, stop: AbortSignal): Promise<void> {
    let next = 0;
    const lane = async () => {
      while (next < tasks.length && !stop.aborted) {
        const finished = await this.attempt(tasks[next++], stop);
        if (finished !== undefined) onDone(finished);
      }
    };
    await Promise.all(Array.from({ length: this.workers }, lane));
  }

  /** One run, begun again after crashes; nothing when it was stopped. */
  async attempt(task: Task, stop: AbortSignal): Promise<Finished | undefined> {
    const most = 1 + (this.options.retries ?? RETRIES);
    const began = performance.now();
    let reason = '';
    for (let attempts = 1; attempts <= most; attempts++) {
      if (stop.aborted) return undefined;
      const limit =
        this.options.timeout === undefined ? undefined : AbortSignal.timeout(this.options.timeout * 1000);
      try {
        const signal = limit === undefined ? stop : AbortSignal.any([stop, limit]);
        const done = (await this.pool.run(task, { signal })) as Omit<Finished, 'attempts'>;
        return { ...done, attempts };
      } catch (error) {
        if (stop.aborted) return undefined;
        reason = limit?.aborted ? `it took longer than ${this.options.timeout} s` : reasonOf(error);
      }
    }
    const error = `The run was begun ${most} times and never ended: ${reason}.`;
    return {
      index: task.index,
      outcome: { kind: 'crashed', error },
      wall: performance.now() - began,
      attempts: most,
    };
  }

  async close(): Promise<void> {
    try {
      await this.pool.destroy();
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }
}

/** What killed a process is for the system to know; what a run threw says more. */
function reasonOf(error: unknown): string {
  // What a process throws arrives as plain data.
  const { message } = (error ?? {}) as { message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  if (text === 'Worker exited unexpectedly') return 'its process died, perhaps for want of memory';
  return text.split('\n')[0].replace(/\.$/, '');
}
