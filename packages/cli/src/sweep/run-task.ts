/** Runs one task where it is: in this process, in a worker of the pool, on another machine. */
import type { Outcome, Study } from 'pliant/jobs';
import type { Finished, Task } from './task.js';
import { withoutSeries } from './task.js';

/** Runs tasks of a study. `out` is its folder; without one nothing is kept. */
export async function taskRunner(
  study: Study,
  out: string | undefined,
): Promise<(task: Task) => Omit<Finished, 'attempts'>> {
  const runKeeping =
    study.plan.keep === undefined || out === undefined
      ? undefined
      : (await import('./run-keeping.js')).runKeeping;
  const outcomeOf = (task: Task): Outcome =>
    task.keepsFiles && runKeeping !== undefined ? runKeeping(study, task, out!) : study.run(task);
  return (task) => {
    const began = performance.now();
    const outcome = outcomeOf(task);
    return { index: task.index, outcome: withoutSeries(outcome), wall: performance.now() - began };
  };
}
