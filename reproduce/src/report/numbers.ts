/** How numbers are written in reports and documents. */
import type { Finding } from '../types.js';

/** Four digits, with thousands set apart. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return 'none';
  if (size !== 0 && (size < 1e-4 || size >= 1e9)) return value.toExponential(2);
  return Number(value.toPrecision(4)).toLocaleString('en-US', { maximumFractionDigits: 8 });
}

/** What the document prints, or the sentence that says why it prints nothing. */
export function printedText({ printed, printedText: written }: Finding): string {
  if (typeof printed === 'string') return printed;
  return written ?? numberText(printed);
}

/** Ours over theirs. */
export function ratioText({ printed, ours }: Finding): string {
  if (typeof printed !== 'number' || printed === 0) return '–';
  return Number((ours / printed).toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 8 });
}
