import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changes, keepResults, keptRuns } from './results.js';
import { summary } from './summary.js';
import { formatChanges } from './table.js';
import type { BenchResult } from './types.js';

function run(pliant: number, peer: number, p95 = 1.05): BenchResult[] {
  const spread = (median: number) => ({ median, p95: median * p95 });
  return [{ name: 'pile', unit: 'ms', results: { pliant: spread(pliant), peer: spread(peer) }, checks: {} }];
}

it('tells of medians that moved, and not of noise', () => {
  expect(changes(run(1, 1), run(1.05, 0.95))).toEqual([]);
  expect(changes(run(1, 1), run(1, 2))).toEqual([
    { benchmark: 'pile', contestant: 'peer', before: 1, after: 2, unit: 'ms' },
  ]);
  expect(changes(run(1, 1, 1.9), run(1.25, 1, 1.9))).toEqual([]);
  expect(formatChanges('a', 'b', changes(run(1, 1), run(2, 1)))).toBe(
    'From a to b: 1 changed by more than the noise.\n  pile, pliant: 1 → 2 ms (2 ×)',
  );
});

it('keeps whole runs in the order of their dates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  try {
    keepResults(run(2, 2), new Date('2026-02-01T10:00:00Z'), folder);
    keepResults(run(1, 1), new Date('2026-01-31T23:59:00Z'), folder);
    expect(keptRuns(folder).map(({ name }) => name)).toEqual(['2026-01-31T2359', '2026-02-01T1000']);
    expect(keptRuns(folder)[1].results).toEqual(run(2, 2));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('shows who was right beside who was fast, and only where there is a peer', () => {
  const alone: BenchResult = {
    name: 'alone',
    unit: 'ms',
    results: { pliant: { median: 1, p95: 1 } },
    checks: {},
  };
  const verdicts = { peer: { right: false, words: '29° off' } };
  const rows = summary([{ ...run(2, 5)[0], verdicts, missing: { other: 'not installed' } }, alone]).split(
    '\n',
  );
  expect(rows.slice(2)).toEqual([
    '| `pile` | pliant | 2 ms | 2.1 |  |  |',
    '|  | peer | 5 ms | 5.25 | 2.5 × | **no**: 29° off |',
    '|  | other | missing |  |  | not installed |',
  ]);
});
