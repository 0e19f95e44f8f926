/**
 * The table of a study as CSV and as Parquet, and beside it what the clock on the wall says, which is never the same
 * twice.
 */

import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { type Cell, columnsOf, csvHeader, csvRow, rowOf, type Study } from 'pliant/jobs';
import { OutputFile } from '../output/output-file.js';
import type { Finished } from './task.js';

export function writeTables(study: Study, done: ReadonlyMap<number, Finished>, folder: string): void {
  const rows = rowsOf(study, done);
  const csv = csvHeader(study) + rows.map(csvRow).join('');
  write(join(folder, 'table.csv'), new TextEncoder().encode(csv));
  write(join(folder, 'table.parquet'), parquetOf(study, rows));
  write(join(folder, 'timings.csv'), new TextEncoder().encode(timings(done)));
}

/** The column of sentences, which is empty for most studies. */
const ERROR = 'error';

/** In the order of the plan; runs that are not done have no row. */
export function rowsOf(study: Study, done: ReadonlyMap<number, Finished>): Cell[][] {
  const indices = [...done.keys()].sort((a, b) => a - b);
  return indices.map((index) => rowOf(study, index, done.get(index)!.outcome));
}

function timings(done: ReadonlyMap<number, Finished>): string {
  const lines = ['run,wall_ms,steps_per_second,attempts'];
  for (const index of [...done.keys()].sort((a, b) => a - b)) {
    const { outcome, wall, attempts } = done.get(index)!;
    const rate = outcome.kind === 'done' && wall > 0 ? (outcome.result.steps / wall) * 1000 : '';
    lines.push(`${index},${wall},${rate},${attempts}`);
  }
  return `${lines.join('\n')}\n`;
}

export function parquetOf(study: Study, rows: readonly Cell[][]): Uint8Array {
  const columnData = columnsOf(study).map(({ name }, k) =>
    columnOf(
      name,
      rows.map((row) => row[k]),
    ),
  );
  return new Uint8Array(
    parquetWriteBuffer({ columnData, kvMetadata: [{ key: 'pliant.study', value: study.id }] }),
  );
}

/**
 * A column of numbers alone is one of doubles; whole columns of booleans are booleans; everything else is text. So are
 * errors where there are none: tables of two studies could not be joined.
 */
function columnOf(name: string, cells: readonly Cell[]) {
  const given = cells.filter((cell) => cell !== null);
  const all = (type: string) => given.every((cell) => typeof cell === type);
  if (name === 'run' && all('number')) return { name, data: [...cells] as number[], type: 'INT32' as const };
  if (name !== ERROR && all('number'))
    return { name, data: [...cells], type: 'DOUBLE' as const, nullable: true };
  if (name !== ERROR && all('boolean'))
    return { name, data: [...cells], type: 'BOOLEAN' as const, nullable: true };
  const texts = cells.map((cell) => (cell === null ? null : String(cell)));
  return { name, data: texts, type: 'STRING' as const, nullable: true };
}

function write(path: string, bytes: Uint8Array): void {
  const file = new OutputFile(path, '/');
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.discard();
  }
}
