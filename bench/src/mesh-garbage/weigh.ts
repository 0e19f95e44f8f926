/**
 * Weighs the garbage of every mesh query, or of those whose name begins with the second argument, and prints a line of
 * JSON for each: [query, bytes per call]. Runs in a process of its own, with a young generation so large that nothing is
 * collected between the two readings of the heap.
 */
import { meshQuestions, type Question } from './questions.js';

const WARM_ROUNDS = 8;
const ROUNDS = 4;

const seed = Number(process.argv[2] ?? 1);
const only = process.argv[3];
for (const [name, question] of Object.entries(meshQuestions(seed)))
  if (only === undefined || name.startsWith(only)) console.log(JSON.stringify([name, weigh(question)]));

/** Least of the rounds [bytes per call]: a query's garbage is in all of them, the compiler's in some. */
function weigh(question: Question): number {
  for (let round = 0; round < WARM_ROUNDS; round++) askAll(question);
  const rounds = Array.from({ length: ROUNDS }, () => {
    collect();
    const empty = heapGrowth(() => undefined);
    return (heapGrowth(() => askAll(question)) - empty) / question.calls;
  });
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
