/**
 * The one table of a study: a row per run, variables and outputs in columns, the same bytes wherever the runs were
 * made.
 */
import type { Outcome } from './outcome.js';
import type { Study } from './plan.js';
import { INDEX_COLUMNS, STATE_COLUMNS } from './plan-format.js';

/** A value in a table. */
export type Cell = number | string | boolean | null;

/** A column of the table of a study. */
export interface Column {
  /** What stands above it. */
  readonly name: string;
  /** What its values are. */
  readonly role: 'index' | 'variable' | 'output' | 'state';
}

/** `run`, `id`, the variables, `seed` where there are seeds, the outputs, and how the run went. */
export function columnsOf(study: Study): Column[] {
  const hasSeeds = study.plan.seeds !== undefined || study.plan.seed !== undefined;
  return [
    ...INDEX_COLUMNS.map((name) => ({ name, role: 'index' }) as const),
    ...study.variables.map((name) => ({ name, role: 'variable' }) as const),
    ...(hasSeeds && !study.variables.includes('seed') ? [{ name: 'seed', role: 'variable' } as const] : []),
    ...study.outputs.map((name) => ({ name, role: 'output' }) as const),
    ...STATE_COLUMNS.map((name) => ({ name, role: 'state' }) as const),
  ];
}

/** The row of a run in the study's table. */
export function rowOf(study: Study, index: number, outcome: Outcome): Cell[] {
  const run = study.runs[index];
  const result = outcome.kind === 'done' ? outcome.result : undefined;
  const state: Readonly<Record<string, Cell>> = {
    state: outcome.kind,
    steps: result?.steps ?? null,
    time: result?.time ?? null,
    stopped: result?.stopped ?? null,
    troubles: result?.troubles ?? null,
    hash: result?.hash ?? null,
    error: outcome.kind === 'done' ? null : outcome.error,
  };
  return columnsOf(study).map(({ name, role }) => {
    if (role === 'index') return name === 'run' ? index : study.idOf(run);
    if (role === 'output') return result?.values[name] ?? null;
    if (role === 'state') return state[name];
    return name === 'seed' && !study.variables.includes('seed')
      ? (run.seed ?? null)
      : cellOf(run.variables[name]);
  });
}

/** Vectors and the like stand in a cell as JSON. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** The first line of a study's table. */
export const csvHeader = (study: Study): string =>
  `${columnsOf(study)
    .map(({ name }) => csvCell(name))
    .join(',')}\n`;

/** A line of a table. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\n`;

/** Quoted where it must be; a text with a leading = + - @ is defused, or a spreadsheet would run it. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
