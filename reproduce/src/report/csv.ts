/** Raw data beside the report. */
import type { DataTable, Plot } from '../types.js';

export function csvText({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** One row per point and series, so that series of different lengths need no holes. */
export function plotTable({ name, x, y, series }: Plot): DataTable {
  const rows = series.flatMap((line) => line.x.map((value, i) => [line.name, value, line.y[i]!]));
  return { name, columns: ['series', x.label, y.label], rows };
}

function cell(value: number | string): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
