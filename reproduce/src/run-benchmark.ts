/** A benchmark of this clone, in a process of its own: the report shows the numbers that `npm run bench` shows. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface BenchNumbers {
  readonly name: string;
  readonly size?: string;
  readonly unit: string;
  readonly results: Readonly<Record<string, { readonly median: number; readonly p95: number }>>;
  readonly checks: Readonly<Record<string, boolean | number | string>>;
}

const PROGRAM = fileURLToPath(new URL('../../bench/dist/main.js', import.meta.url));
const MOST_OUTPUT = 64 << 20;

export function runBenchmark(name: string, quick: boolean, seed: number): Promise<BenchNumbers[]> {
  if (!existsSync(PROGRAM)) throw new Error('The benchmarks are not built; run `npm run build`.');
  const words = [PROGRAM, name, '--json', '--seed', `${seed}`, ...(quick ? ['--quick'] : [])];
  return new Promise((done, fail) => {
    execFile(process.execPath, words, { maxBuffer: MOST_OUTPUT }, (error, stdout, stderr) => {
      // A check that doesn't hold ends a benchmark with 1; its numbers are there all the same.
      try {
        done([JSON.parse(stdout) as BenchNumbers | BenchNumbers[]].flat());
      } catch {
        fail(
          new Error(
            `The benchmark '${name}' gave no numbers: ${stderr.trim() || error?.message || 'it printed nothing'}`,
          ),
        );
      }
    });
  });
}
