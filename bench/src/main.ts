/**
 * npm run bench: runs benchmarks and prints a table or JSON. Ends with 1 when a check failed, with 2 on wrong arguments.
 * Without names all of them run, each in a process of its own, and their results are kept for `--compare`.
 */
import { fileURLToPath } from 'node:url';
import { type Arguments, readArguments, UsageError } from './arguments.js';
import { benchmarks } from './benchmarks.js';
import { runApart } from './harness/apart.js';
import { allHold, formatJson } from './harness/json.js';
import { changes, keepResults, keptRuns, machineName } from './harness/results.js';
import { writeSummaries } from './harness/summary.js';
import { formatChanges, formatTable } from './harness/table.js';
import type { BenchResult } from './harness/types.js';

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  try {
    const known = benchmarks.map(({ name }) => name);
    const args = readArguments(words, known);
    if (args.list) return list();
    if (args.compare) return compare();
    if (args.docs) return docs();
    const results = args.names.length === 0 ? await runAll(args) : await runNamed(args);
    console.log(args.json ? formatJson(results) : formatTable(results));
    return allHold(results) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

function list(): number {
  const width = Math.max(...benchmarks.map(({ name }) => name.length));
  for (const { name, sentence, long } of benchmarks) {
    console.log(`${name.padEnd(width)}  ${sentence}${long ? ' Takes minutes; by name only.' : ''}`);
  }
  return 0;
}

function compare(): number {
  const [before, after] = keptRuns().slice(-2);
  if (after === undefined)
    throw new UsageError('Comparing needs two whole runs on this machine; run `npm run bench` first.');
  console.log(formatChanges(before.name, after.name, changes(before.results, after.results)));
  return 0;
}

function docs(): number {
  const last = keptRuns().at(-1);
  if (last === undefined)
    throw new UsageError('There is no whole run on this machine yet; run `npm run bench` first.');
  for (const path of writeSummaries(last, machineName()))
    console.log(`Wrote the numbers of ${last.name} into ${path}`);
  return 0;
}

async function runNamed({ names, quick, seed, plots, minutes, only }: Arguments): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const benchmark of benchmarks.filter(({ name }) => names.includes(name))) {
    const progress = (sentence: string) => process.stderr.write(`${benchmark.name}: ${sentence}\n`);
    const given = {
      ...(plots !== undefined && { plots }),
      ...(minutes !== undefined && { minutes }),
      ...(only !== undefined && { only }),
    };
    results.push(...[await benchmark.run({ seed, quick, progress, ...given })].flat());
  }
  return results;
}

async function runAll(args: Arguments): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const chosen = benchmarks.filter(({ long }) => !long);
  for (const [i, { name }] of chosen.entries()) {
    process.stderr.write(`[${i + 1} of ${chosen.length}] ${name}\n`);
    results.push(...(await runApart(fileURLToPath(import.meta.url), name, args)));
  }
  // Quick runs show that benchmarks work, not how fast anything is.
  if (!args.quick) process.stderr.write(`Kept as ${keepResults(results, new Date())}\n`);
  return results;
}
