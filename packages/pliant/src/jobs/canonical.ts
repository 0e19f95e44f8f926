/** One text for one content: keys sorted, numbers as they read back, so that equal data has equal hashes wherever it was written. */
import { Hash64 } from '../core/hash64.js';

export function canonicalText(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  if (ArrayBuffer.isView(value) || Array.isArray(value)) {
    return `[${Array.from(value as ArrayLike<unknown>, canonicalText).join(',')}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item)}`).join(',')}}`;
}

/** Sixteen hexadecimal digits. */
export function contentHash(...values: readonly unknown[]): string {
  const hash = new Hash64();
  for (const value of values) hash.text(canonicalText(value));
  return hash.digest();
}
