/** npm run bench: runs benchmarks and prints a table or JSON. Ends with 1 when a check failed, with 2 on wrong arguments. */
import { readArguments, UsageError } from './arguments.js';
import { benchmarks } from './benchmarks.js';
import { allHold, formatJson } from './harness/json.js';
import { formatTable } from './harness/table.js';
import type { BenchResult } from './harness/types.js';

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  try {
    const known = benchmarks.map(({ name }) => name);
    const { names, json, list, quick, seed, plots } = readArguments(words, known);
    if (list) {
      const width = Math.max(...known.map((name) => name.length));
      for (const { name, sentence } of benchmarks) console.log(`${name.padEnd(width)}  ${sentence}`);
      return 0;
    }
    const chosen = benchmarks.filter(({ name }) => names.length === 0 || names.includes(name));
    const results: BenchResult[] = [];
    for (const benchmark of chosen) {
      const progress = (sentence: string) => process.stderr.write(`${benchmark.name}: ${sentence}\n`);
      results.push(
        ...[await benchmark.run({ seed, quick, progress, ...(plots !== undefined && { plots }) })].flat(),
      );
    }
    console.log(json ? formatJson(results) : formatTable(results));
    return allHold(results) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}
