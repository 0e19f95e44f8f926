/** What a process of the pool runs: one task, or several short ones, at a time. */
import { Study } from 'pliant/jobs';
import { LONGEST_BATCH } from './batches.js';
import { type Answer, type Message, type PoolData, type Reply, UNTOLD } from './pool-data.js';
import { taskRunner } from './run-task.js';
import type { Task } from './task.js';

let loaded: Awaited<ReturnType<typeof taskRunner>> | undefined;

/** Of several tasks the first, as many as a batch has time for; others may make the rest. */
export default async function work({ task, data }: Message): Promise<Reply> {
  if (loaded === undefined) {
    if (data === undefined) return UNTOLD;
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
