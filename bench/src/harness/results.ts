/** Results of whole runs, kept by machine and date, and what changed between two of them by more than the noise. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './types.js';

const FOLDER = fileURLToPath(new URL('../../results', import.meta.url));

/** Medians of two runs on a quiet machine agree at least this well; a p95 far above its median says it wasn't quiet. */
const LEAST_NOISE = 0.1;

export interface Change {
  readonly benchmark: string;
  readonly contestant: string;
  readonly before: number;
  readonly after: number;
  readonly unit: string;
}

/** A folder name for this kind of machine. */
export function machineName(): string {
  const cores = cpus();
  const words = `${platform()} ${arch()} ${cores[0]?.model ?? 'unknown'} ${cores.length}`;
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the path of the file. */
export function keepResults(results: readonly BenchResult[], now: Date, folder = FOLDER): string {
  const place = join(folder, machineName());
  mkdirSync(place, { recursive: true });
  const path = join(place, `${now.toISOString().slice(0, 16).replaceAll(':', '')}.json`);
  writeFileSync(`${path}.tmp`, `${JSON.stringify(results, null, 1)}\n`);
  renameSync(`${path}.tmp`, path);
  return path;
}

/** The runs that were kept on this kind of machine, oldest first. */
export function keptRuns(folder = FOLDER): { name: string; results: BenchResult[] }[] {
  const place = join(folder, machineName());
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => ({
    name: name.replace(/\.json$/, ''),
    results: JSON.parse(readFileSync(join(place, name), 'utf8')) as BenchResult[],
  }));
}

/** Medians that moved by more than the spread of both runs explains. */
export function changes(before: readonly BenchResult[], after: readonly BenchResult[]): Change[] {
  const key = ({ name, size = '' }: BenchResult) => `${name} ${size}`.trim();
  const old = new Map(before.map((result) => [key(result), result]));
  return after.flatMap((result) =>
    Object.entries(result.results).flatMap(([contestant, now]) => {
      const then = old.get(key(result))?.results[contestant];
      if (then === undefined || then.median === 0) return [];
      const noise = Math.max(LEAST_NOISE, spreadOf(then), spreadOf(now));
      if (Math.abs(now.median / then.median - 1) <= noise) return [];
      const { unit } = result;
      return [{ benchmark: key(result), contestant, before: then.median, after: now.median, unit }];
    }),
  );
}

/** How far a sample may lie from the median by chance: a third of the way to the p95. */
function spreadOf({ median, p95 }: { readonly median: number; readonly p95: number }): number {
  return median > 0 ? (p95 / median - 1) / 3 : 0;
}
