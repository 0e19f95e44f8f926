/** Threads that work off tasks. A task that takes too long loses its thread and breaks the law of time; the next gets a new one. */
import { Worker } from 'node:worker_threads';
import type { Task, TaskResult } from './task.js';

/** Longest time for one task, shrinking included [ms]. */
const LONGEST = 120_000;

export interface PoolOptions {
  readonly threads: number;
  /** Time after which no further task is begun [ms since the epoch of `performance.now`]. */
  readonly deadline?: number;
  readonly onResult: (result: TaskResult, done: number) => void;
  /** Asked after every result; true ends the run. */
  readonly isEnough?: () => boolean;
}

/** Performs the tasks in order, as many at a time as there are threads; returns how many were performed. */
export async function performAll(tasks: Iterable<Task>, options: PoolOptions): Promise<number> {
  const queue = tasks[Symbol.iterator]();
  let done = 0;
  const lane = async (): Promise<void> => {
    let worker: Worker | undefined;
    for (;;) {
      if (performance.now() > (options.deadline ?? Number.POSITIVE_INFINITY) || options.isEnough?.()) break;
      const { value: task, done: isOver } = queue.next();
      if (isOver) break;
      worker ??= new Worker(new URL('./worker.js', import.meta.url));
      const result = await answer(worker, task);
      if (typeof result === 'string') {
        await worker.terminate();
        worker = undefined;
      }
      options.onResult(typeof result === 'string' ? failure(task, result) : result, ++done);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: options.threads }, lane));
  return done;
}

/** The result of a task, or why there is none. */
function answer(worker: Worker, task: Task): Promise<TaskResult | string> {
  return new Promise((resolve) => {
    const end = (result: TaskResult | string) => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      worker.removeAllListeners('exit');
      resolve(result);
    };
    const timer = setTimeout(() => end(`The world took more than ${LONGEST / 1000} s.`), LONGEST);
    worker.once('message', end);
    worker.once('error', (error) => end(`The thread died: ${error.message}`));
    worker.once('exit', (code) => end(`The thread ended with code ${code}.`));
    worker.postMessage(task);
  });
}

const failure = (task: Task, sentence: string): TaskResult => ({
  family: task.family,
  seed: task.seed,
  asked: ['time'],
  breaks: [{ breach: { law: 'time', step: 0, sentence, value: LONGEST, limit: LONGEST } }],
  milliseconds: LONGEST,
});
