/** Data as text without loss, and one hash for one content. */
import { Hash64 } from '../core/hash64.js';

/** JSON that keeps the sign of −0 and the order of keys. */
export const exactJson = (value: unknown): string => write(value, false);

/** One text for one content: keys sorted, so that equal data has equal hashes wherever it was written. */
export const canonicalText = (value: unknown): string => write(value, true);

function write(value: unknown, sorted: boolean): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  if (ArrayBuffer.isView(value) || Array.isArray(value)) {
    return `[${Array.from(value as ArrayLike<unknown>, (item) => write(item, sorted)).join(',')}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (sorted) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${write(item, sorted)}`).join(',')}}`;
}

/** Sixteen hexadecimal digits. */
export function contentHash(...values: readonly unknown[]): string {
  const hash = new Hash64();
  for (const value of values) hash.text(canonicalText(value));
  return hash.digest();
}
