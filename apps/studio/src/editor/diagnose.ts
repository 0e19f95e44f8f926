import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { parseScene, type SceneError } from 'pliant';

/** What is wrong with a text, and what is seldom meant, at its place. */
export function diagnose(doc: Text): Diagnostic[] {
  const reading = parseScene(doc.toString());
  if (!reading.ok) return reading.errors.map((error) => toDiagnostic(doc, error));
  return (reading.warnings ?? []).map(({ sentence, line, column }) => ({
    ...placeIn(doc, line, column),
    severity: 'warning',
    message: sentence,
  }));
}

export function toDiagnostic(doc: Text, { line, column, path, message }: SceneError): Diagnostic {
  return {
    ...placeIn(doc, line, column),
    severity: 'error',
    message: path === '' ? message : `${path}: ${message}`,
  };
}

/** From a line and column to the end of the word or tag there. */
function placeIn(doc: Text, line = 1, column = 1): { from: number; to: number } {
  const row = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(row.from + Math.max(column, 1) - 1, row.to);
  const word = /^("[^"]*"?|<?[\w.+-]+|.)/.exec(row.text.slice(from - row.from));
  const to = Math.min(from + (word?.[0].length ?? 0), row.to);
  // At the end of a line there is nothing to underline but what stands before it.
  return from < to ? { from, to } : { from: Math.max(row.from, from - 1), to: from };
}
