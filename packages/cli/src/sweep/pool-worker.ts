/** What a process of the pool runs: one task, or several short ones, at a time. */
import { setFlagsFromString } from 'node:v8';
import { Study } from 'pliant/jobs';
import { LONGEST_BATCH } from './batches.js';
import { type Answer, type Message, type PoolData, type Reply, UNTOLD } from './pool-data.js';
import { taskRunner } from './run-task.js';
import type { Task } from './task.js';

/**
 * Bytes of code that a function runs through before V8 optimises it: four times its own number. Every process of a pool
 * optimises the same functions, and no core is idle to do it beside the runs. This leaves out those that are never hot: of
 * 40 runs of 50 ms, with their start, it took 3.7 s of the processor's time instead of 4.2. Set here and not where the
 * process starts: a version of V8 that does not know the flag goes on without it.
 */
const PATIENCE = 4 * 66 * 1024;

let loaded: Awaited<ReturnType<typeof taskRunner>> | undefined;

/** Of several tasks the first, as many as a batch has time for; others may make the rest. */
export default async function work({ task, data }: Message): Promise<Reply> {
  if (loaded === undefined) {
    if (data === undefined) return UNTOLD;
    setFlagsFromString(`--interrupt-budget=${PATIENCE}`);
    const { plan, out } = JSON.parse(data) as PoolData;
    loaded = await taskRunner(new Study(plan), out);
  }
  const run = loaded;
  const make = (one: Task): Answer => {
    const before = process.cpuUsage();
    const made = run(one);
    const { user, system } = process.cpuUsage(before);
    return { ...made, cost: (user + system) / 1000 };
  };
  if (!Array.isArray(task)) return make(task as Task);
  const began = performance.now();
  const answers: Answer[] = [];
  for (const one of task as readonly Task[]) {
    answers.push(make(one));
    if (performance.now() - began > LONGEST_BATCH) break;
  }
  return answers;
}
