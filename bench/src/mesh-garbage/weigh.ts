/**
 * Weighs the garbage of every mesh query, or of those whose name begins with the second argument, and prints a line of
 * JSON for each: [query, bytes per call]. Runs in a process of its own, with a young generation so large that nothing is
 * collected between the two readings of the heap.
 */
import { setTimeout } from 'node:timers/promises';
import { meshQuestions, type Question } from './questions.js';

const WARM_ROUNDS = 8;
const ROUNDS = 8;
const SMALL_ROUNDS = 12_000;

const seed = Number(process.argv[2] ?? 1);
const only = process.argv[3];
for (const [name, question] of Object.entries(meshQuestions(seed)))
  if (only === undefined || name.startsWith(only)) console.log(JSON.stringify([name, await weigh(question)]));

/** Least of the rounds [bytes per call]: a query's garbage is in all of them, the compiler's in some. */
async function weigh(question: Question): Promise<number> {
  // The real meshes first: code that was compiled for the small ones only would be thrown away again.
  askAll(question);
  for (let i = 0; i < SMALL_ROUNDS; i++) question.warmUp?.(i);
  for (let round = 0; round < WARM_ROUNDS; round++) askAll(question);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // The compiler works beside us; what it has ready is taken up with the next call.
    await setTimeout(20);
    askAll(question);
    collect();
    const empty = heapGrowth(() => undefined);
    rounds.push((heapGrowth(() => askAll(question)) - empty) / question.calls);
  }
  return Math.max(0, Math.min(...rounds));
}

function askAll({ ask, calls }: Question): void {
  for (let i = 0; i < calls; i++) ask(i);
}

function heapGrowth(work: () => void): number {
  const before = process.memoryUsage().heapUsed;
  work();
  return process.memoryUsage().heapUsed - before;
}

function collect(): void {
  if (!globalThis.gc) throw new Error('The garbage can only be weighed with node --expose-gc.');
  globalThis.gc();
}
