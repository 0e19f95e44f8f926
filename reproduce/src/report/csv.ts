/** Raw data beside the report. */
import type { Bars, DataTable, Figure, Finding, Plot } from '../types.js';

export function csvText({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** The numbers that a figure shows; pictures have none. */
export function figureTable(figure: Figure): DataTable | undefined {
  if (figure.kind === 'plot') return plotTable(figure);
  return figure.kind === 'bars' ? barsTable(figure) : undefined;
}

export function findingsTable(findings: readonly Finding[]): DataTable {
  const columns = ['quantity', 'unit', 'document', 'pliant', 'judgement'];
  const rows = findings.map((f) => [f.quantity, f.unit, f.printed, f.ours, f.judgement]);
  return { name: 'findings', columns, rows };
}

/** One row per point and series, so that series of different lengths need no holes. */
function plotTable({ name, x, y, series }: Plot): DataTable {
  const rows = series.flatMap((line) => line.x.map((value, i) => [line.name, value, line.y[i]]));
  return { name, columns: ['series', x.label, y.label], rows };
}

function barsTable({ name, label, parts, rows }: Bars): DataTable {
  return { name, columns: [label, ...parts], rows: rows.map((row) => [row.name, ...row.values]) };
}

function cell(value: number | string): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
