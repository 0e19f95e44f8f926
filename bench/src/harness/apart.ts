/** A benchmark in a process of its own: what one leaves behind on the heap or in the compiler is not the next one's load. */
import { spawn } from 'node:child_process';
import type { BenchResult, RunOptions } from './types.js';

export function runApart(
  program: string,
  name: string,
  { seed, quick, plots }: Pick<RunOptions, 'seed' | 'quick' | 'plots'>,
): Promise<BenchResult[]> {
  const words = [program, name, '--json', '--seed', `${seed}`, ...(quick ? ['--quick'] : [])];
  if (plots !== undefined) words.push('--plots', plots);
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return new Promise((done) => {
    child.on('close', (code) => {
      try {
        done([JSON.parse(text) as BenchResult | BenchResult[]].flat());
      } catch {
        // One that breaks is reported in its place, and the others still run.
        done([
          { name, unit: '', results: {}, checks: { [`runs to its end (it ended with ${code})`]: false } },
        ]);
      }
    });
  });
}
