/**
 * Ask and tell over JSON lines, for optimisers. A line `{"id": …, "variables": {…}, "seed": …}` asks for a run; a line
 * with the same id, the outputs and the state tells of it, as soon as it is done. Several may be under way; the end of
 * the input ends the command.
 */
import { createInterface } from 'node:readline';
import type { Outcome, Study } from 'pliant/jobs';
import { SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { RunPool } from './run-pool.js';
import type { SweepOptions } from './sweep-options.js';
import type { Task } from './task.js';

interface Question {
  readonly id: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly seed?: number;
}

export async function askTell(
  study: Study,
  options: SweepOptions,
  io: Io,
  input = process.stdin,
): Promise<number> {
  const { workers, timeout, retries, memory } = options;
  const pool = new RunPool(study, { workers: workers || undefined, timeout, retries, memory });
  const stop = io.interruption();
  const under = new Set<Promise<void>>();
  const tell = (answer: object) => io.stdout(`${JSON.stringify(answer)}\n`);
  try {
    const lines = createInterface({ input, signal: stop });
    let count = 0;
    for await (const line of lines) {
      if (line.trim() === '') continue;
      const question = readQuestion(line, study);
      if (typeof question === 'string') {
        tell({ ...idOf(line), state: 'refused', error: question, line: line.slice(0, 200) });
        continue;
      }
      const { id, variables, seed } = question;
      const task: Task = { index: count++, variables, seed, keepsFiles: false };
      const run = pool
        .attempt(task, stop)
        .then((done) => done && tell({ id, ...answerOf(done.outcome), wall: done.wall }));
      const held = run.then(() => void under.delete(held));
      under.add(held);
    }
    await Promise.all(under);
  } finally {
    await pool.close();
  }
  return SUCCESS;
}

/** The question of a line, or the sentence that says what is wrong with it. */
export function readQuestion(line: string, study: Study): Question | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'This line is no JSON; ask with {"id": 1, "variables": {…}}.';
  }
  const { id = null, variables, seed } = (value ?? {}) as Partial<Question>;
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) {
    return "The key 'variables' is missing; give each variable of the plan a value.";
  }
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)) {
    return "'seed' is a whole number from 0 to 4294967295.";
  }
  const names = study.variables;
  const strange = Object.keys(variables).find((name) => !names.includes(name));
  if (strange !== undefined)
    return `There is no variable '${strange}'; the variables are ${names.join(', ')}.`;
  const missing = names.find((name) => !Object.hasOwn(variables, name));
  if (missing !== undefined) return `The variable '${missing}' has no value; give it one.`;
  const broken = isNumeric(variables) ? study.unfulfilled({ variables, seed }) : undefined;
  if (broken !== undefined) return `These values don't fulfil '${broken}', a condition of the plan.`;
  return { id, variables, ...(seed !== undefined && { seed }) };
}

/** What is no number is for the run to refuse, with its place. */
const isNumeric = (variables: object): boolean =>
  Object.values(variables).every((value) => typeof value === 'number');

/** The id of a question that can't be answered, so that whoever asked knows which. */
function idOf(line: string): { id?: unknown } {
  try {
    const { id } = (JSON.parse(line) ?? {}) as { id?: unknown };
    return id === undefined ? {} : { id };
  } catch {
    return {};
  }
}

function answerOf(outcome: Outcome): object {
  if (outcome.kind !== 'done') return { state: outcome.kind, error: outcome.error };
  const { values, steps, time, stopped, hash, id: job } = outcome.result;
  return { state: 'done', values, steps, time, stopped, hash, job };
}
