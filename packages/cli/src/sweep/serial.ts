/** Runs one after the other in this process: slower than a pool, and nothing is simpler to follow with a debugger. */
import { setImmediate } from 'node:timers/promises';
import type { Study } from 'pliant/jobs';
import { taskRunner } from './run-task.js';
import type { Executor, Finished, Task } from './task.js';

export class Serial implements Executor {
  constructor(
    private readonly study: Study,
    private readonly out?: string,
  ) {}

  async run(tasks: readonly Task[], onDone: (finished: Finished) => void, stop: AbortSignal): Promise<void> {
    const run = await taskRunner(this.study, this.out);
    for (const task of tasks) {
      if (stop.aborted) return;
      onDone({ ...run(task), attempts: 1 });
      await setImmediate();
    }
  }

  async close(): Promise<void> {}
}
