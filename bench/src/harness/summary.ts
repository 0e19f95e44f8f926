/**
 * The last whole run as a table of the documentation: what Pliant and each peer took, and whether they were right. Written between
 * two marks, so that the words around it stay.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatNumber } from './table.js';
import type { BenchResult } from './types.js';

const DOCS = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const README = fileURLToPath(new URL('../../../README.md', import.meta.url));
const START = '<!-- numbers of the last whole run: npm run bench -- --docs -->';
const END = '<!-- end of the numbers -->';

/** Benchmarks that the README shows: one of each kind. */
const IN_README = ['rigid-pile', 'soft-pile', 'deep-overlap', 'mesh-pairs', 'mesh-distance', 'planar-depth'];

interface KeptRun {
  readonly name: string;
  readonly results: readonly BenchResult[];
}

/** Returns the files that were written. */
export function writeSummaries(run: KeptRun, machine: string): string[] {
  const head = `Run ${run.name} on ${machine}.`;
  const firsts = IN_README.flatMap((name) => run.results.find((r) => r.name === name) ?? []);
  replaceBetween(DOCS, `${head}\n\n${summary(run.results)}`);
  replaceBetween(README, `${head}\n\n${summary(firsts)}`);
  return [DOCS, README];
}

/** One row per result that has a peer. */
export function summary(results: readonly BenchResult[]): string {
  const rows = results.filter((result) => peersOf(result).length > 0).flatMap(rowsOf);
  const header = ['benchmark', 'contestant', 'median', 'p95', 'against Pliant', 'right'];
  const cells = [header, header.map(() => '---'), ...rows];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function peersOf({ results, missing = {} }: BenchResult): string[] {
  return [...Object.keys(results), ...Object.keys(missing)].filter((name) => !name.startsWith('pliant'));
}

function rowsOf(result: BenchResult): string[][] {
  const ours = result.results['pliant']?.median;
  const title = result.size === undefined ? `\`${result.name}\`` : `\`${result.name}\`, ${result.size}`;
  const measured = Object.entries(result.results).map(([name, { median, p95 }]) => {
    const verdict = result.verdicts?.[name];
    const ratio = name === 'pliant' || !ours ? '' : `${formatNumber(median / ours)} ×`;
    const right = verdict === undefined ? '' : `${verdict.right ? 'yes' : '**no**'}: ${verdict.words}`;
    return [name, `${formatNumber(median)} ${result.unit}`, formatNumber(p95), ratio, right];
  });
  const missing = Object.entries(result.missing ?? {}).map(([name, why]) => [name, 'missing', '', '', why]);
  return [...measured, ...missing].map((row, k) => [k === 0 ? title : '', ...row]);
}

function replaceBetween(path: string, text: string): void {
  const old = readFileSync(path, 'utf8');
  const [from, to] = [old.indexOf(START), old.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error(`${path} has no marks for the numbers; put back '${START}' and '${END}'.`);
  writeFileSync(`${path}.tmp`, `${old.slice(0, from)}${START}\n\n${text}\n\n${old.slice(to)}`);
  renameSync(`${path}.tmp`, path);
}
