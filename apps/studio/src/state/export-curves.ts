/** Curves as a table: every number of the CSV is the engine's own, to the last digit. */
import { CURVES } from '../engine/curves.js';
import { headerOf, isShown, type Subject } from './curve-names.js';
import type { CurveStore } from './curve-store.js';

export function curvesCsv(store: CurveStore, subjects: readonly Subject[]): string {
  const shown = CURVES.flatMap((_, i) => (isShown(i, subjects) ? [i] : []));
  const columns = shown.map((i) => store.column(i));
  const lines = [shown.map((i) => field(headerOf(i, subjects))).join(',')];
  for (let row = 0; row < store.length; row++) {
    lines.push(columns.map((column) => (Number.isNaN(column[row]) ? '' : String(column[row]))).join(','));
  }
  return `${lines.join('\n')}\n`;
}

/** Names come from scenes and may have anything in them; a formula must stay a name in a spreadsheet. */
function field(text: string): string {
  const plain = /^[=+\-@]/.test(text) ? ` ${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
