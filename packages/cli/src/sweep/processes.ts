/** The processes of a pool. They load the engine as soon as they begin; what they run they are told later. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { POOL_DATA } from './pool-data.js';

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
 * Where every core has a process of its own, helper threads of the garbage collector only take time from the others, and
 * a world's buffers die young: a large nursery is emptied seldom. Of the processor's time of 2,500 runs of 3 ms this
 * spares a sixth to a quarter. [MB]
 */
const NURSERY = 64;

export class Processes {
  readonly count: number;
  readonly pool: Tinypool;
  /** Made when there is something to tell: nothing is left behind by a command that was wrong. */
  private readonly folder = join(tmpdir(), `pliant-pool-${randomUUID()}`);

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
      execArgv: [`--max-old-space-size=${memory}`, ...collectorOptions(memory)],
      maxMemoryLimitBeforeRecycle: memory * 0.75 * 2 ** 20,
      env: { ...(process.env as Record<string, string>), [POOL_DATA]: join(this.folder, DATA) },
      terminateTimeout: 5000,
    });
    // A process that dies between two runs is replaced; nothing was lost.
    this.pool.on('error', () => {});
  }

  /** What every process reads before its first task. */
  tell(text: string): void {
    mkdirSync(this.folder, { mode: 0o700 });
    writeFileSync(join(this.folder, DATA), text);
  }

  async close(): Promise<void> {
    try {
      await this.pool.destroy();
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }
}

const DATA = 'study.json';

/** Options of Node for the garbage collector of a process with so much memory [MB]. */
function collectorOptions(memory: number): string[] {
  return ['--single-threaded-gc', `--max-semi-space-size=${Math.min(NURSERY, Math.max(1, memory >> 3))}`];
}
