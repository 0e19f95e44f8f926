/** Results for people: one row per contestant, what each costs against Pliant, and the checks below. */
import type { Change } from './results.js';
import type { BenchResult } from './types.js';

const OURS = 'pliant';

const HEADER = ['benchmark', 'size', 'contestant', 'median', 'p95', 'unit', 'against pliant', 'right'];

/** All results as one table of plain text. */
export function formatTable(results: readonly BenchResult[]): string {
  const rows = results.flatMap(rowsOf);
  const widths = HEADER.map((title, k) => Math.max(title.length, ...rows.map((row) => row[k].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, k) => (k === 3 || k === 4 ? cell.padStart(widths[k]) : cell.padEnd(widths[k])))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const checks = results.flatMap(checksOf);
  return [line(HEADER), rule, ...rows.map(line), '', ...(checks.length > 0 ? checks : [])].join('\n');
}

function rowsOf(result: BenchResult): string[][] {
  const ours = result.results[OURS]?.median;
  const measured = Object.entries(result.results).map(([contestant, { median, p95 }]) => [
    contestant,
    formatNumber(median),
    formatNumber(p95),
    result.unit,
    contestant === OURS || ours === undefined || ours === 0 ? '' : `${formatNumber(median / ours)} ×`,
    verdictOf(result, contestant),
  ]);
  const missing = Object.entries(result.missing ?? {}).map(([peer, reason]) => [
    peer,
    'missing',
    '',
    '',
    '',
    reason,
  ]);
  return [...measured, ...missing].map((cells, k) => [
    k === 0 ? result.name : '',
    k === 0 ? (result.size ?? '') : '',
    ...cells,
  ]);
}

function verdictOf({ verdicts }: BenchResult, contestant: string): string {
  const verdict = verdicts?.[contestant];
  if (verdict === undefined) return '';
  return `${verdict.right ? 'yes' : 'NO'}: ${verdict.words}`;
}

function checksOf(result: BenchResult): string[] {
  const title = result.size === undefined ? result.name : `${result.name}, ${result.size}`;
  return Object.entries(result.checks).map(([name, value]) => {
    if (typeof value === 'boolean') return `${value ? 'ok    ' : 'FAILED'}  ${title}: ${name}`;
    return `        ${title}: ${name} = ${typeof value === 'number' ? formatNumber(value) : value}`;
  });
}

/** Four significant digits, with thousands separated; zero and whole numbers as they are. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Number.isInteger(value) || Math.abs(value) >= 1e4)
    return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
  return Math.abs(value) < 1e-3 ? value.toExponential(2) : String(Number(value.toPrecision(4)));
}

/** One line per median that moved. */
export function formatChanges(before: string, after: string, changes: readonly Change[]): string {
  const title = `From ${before} to ${after}: `;
  if (changes.length === 0) return `${title}nothing changed by more than the noise.`;
  const lines = changes.map(
    (c) =>
      `  ${c.benchmark}, ${c.contestant}: ${formatNumber(c.before)} → ${formatNumber(c.after)} ${c.unit} (${formatNumber(c.after / c.before)} ×)`,
  );
  return [`${title}${changes.length} changed by more than the noise.`, ...lines].join('\n');
}
