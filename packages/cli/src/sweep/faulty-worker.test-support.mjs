// A process of the pool that dies, hangs or throws by the number of its run. What it did before stands in a file.
import { appendFileSync, readFileSync } from 'node:fs';

let out;

export default function work({ task, data }) {
  if (data !== undefined) out = JSON.parse(data).out;
  if (out === undefined) return 'untold';
  return Array.isArray(task) ? task.map(one) : one(task);
}

function one({ index }) {
  appendFileSync(`${out}/attempts`, `${index}\n`);
  const attempts = readFileSync(`${out}/attempts`, 'utf8')
    .split('\n')
    .filter((line) => line === String(index));
  if (index % 100 === 1 && attempts.length === 1) process.kill(process.pid, 'SIGKILL');
  if (index % 100 === 2) for (;;) {}
  if (index % 100 === 3) throw new Error('The disk of this worker is gone.');
  return { index, outcome: { kind: 'done', result: { index } }, wall: 1 };
}
