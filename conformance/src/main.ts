/**
 * npm run conformance: runs the reference suites and prints one line for each, then 'N passed, N failed'. Ends with 1 when a
 * case failed. Names among the arguments choose suites; `--notes` prints what the numbers alone don't tell.
 */
import { fileURLToPath } from 'node:url';
import { DataFolder } from './data-folder.js';
import { runSideBySide } from './lanes.js';
import { formatResult, formatTotal, listFailures } from './report.js';
import { suites } from './suites.js';
import type { Suite, SuiteResult } from './types.js';

/** Beside the repository, unless the environment says otherwise. */
const folder = process.env.PLIANT_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  const names = words.filter((word) => word !== '--notes');
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown !== undefined) {
    const known = suites.map(({ name }) => name).join(', ');
    console.error(`There is no suite '${unknown}'; choose from ${known}, or add --notes.`);
    return 2;
  }
  const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));
  const data = new DataFolder(folder);
  if (!data.has('reference')) {
    const skipped = chosen.map(({ name }) => name).join(', ');
    console.log(`Skipped, because there is no folder of reference answers at ${folder}: ${skipped}.`);
    console.log('Set PLIANT_DATA to the folder to run them.');
    console.log(formatTotal([]));
    return 0;
  }
  return runAll(chosen, data, words.includes('--notes'));
}

async function runAll(chosen: readonly Suite[], data: DataFolder, withNotes: boolean): Promise<number> {
  const all: SuiteResult[] = [];
  await runSideBySide(chosen, data, ({ results, milliseconds }) => {
    all.push(...results);
    results.forEach((result, k) => {
      console.log(formatResult(result, k === results.length - 1 ? milliseconds : undefined));
      for (const line of listFailures(result)) console.log(line);
      for (const line of result.table ?? []) console.log(`    ${line}`);
      if (withNotes) for (const note of result.notes) console.log(`    ${note}`);
    });
  });
  console.log(formatTotal(all));
  return all.some((result) => result.passed < result.cases) ? 1 : 0;
}
