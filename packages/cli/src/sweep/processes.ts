/** The processes of a pool. They load the engine as soon as they begin; what they run they are told later. */
import { availableParallelism, totalmem } from 'node:os';
import { Tinypool } from 'tinypool';

export interface ProcessOptions {
  readonly workers?: number | undefined;
  /** Memory of one process [MB]. */
  readonly memory?: number | undefined;
  /** The module that a process runs; tests put their own in its place. */
  readonly module?: URL | undefined;
}

/** Heap of one process by default [MB], and the least that Node starts with. */
const MOST_MEMORY = 4096;
const LEAST_MEMORY = 64;
/**
 * Where every core has a process of its own, helper threads of the garbage collector only take time from the others.
 * Everything else is V8's own choice, as in a process that stands alone. A nursery of 64 MB and a compiler that waits
 * longer were tried: since a world goes with the next small collection the first saves nothing, and with the second runs of
 * 57 ms took 65 ms of the processor's time.
 */
const COLLECTOR = '--single-threaded-gc';

export class Processes {
  readonly count: number;
  readonly pool: Tinypool;

  constructor({ workers, memory: asked, module }: ProcessOptions) {
    this.count = workers ?? availableParallelism();
    const share = Math.floor(totalmem() / 2 ** 20 / (this.count + 1));
    const memory = asked ?? Math.max(LEAST_MEMORY, Math.min(MOST_MEMORY, share));
    this.pool = new Tinypool({
      runtime: 'child_process',
      filename: (module ?? new URL('./pool-worker.js', import.meta.url)).href,
      minThreads: this.count,
      maxThreads: this.count,
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memory}`, COLLECTOR],
      maxMemoryLimitBeforeRecycle: memory * 0.75 * 2 ** 20,
      env: process.env as Record<string, string>,
      terminateTimeout: 5000,
    });
    // A process that dies between two runs is replaced; nothing was lost.
    this.pool.on('error', () => {});
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
