import type { ErrorPlace } from '../../core/errors.js';

/** Line and column (in bytes, both 1-based) of an offset. Lines end with LF, CR or both. */
export function lineAndColumn(
  bytes: Uint8Array,
  offset: number,
): ErrorPlace & { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  const stop = Math.min(offset, bytes.length);
  for (let at = 0; at < stop; at++) {
    const c = bytes[at];
    if (c === 0x0a || (c === 0x0d && bytes[at + 1] !== 0x0a)) {
      line++;
      lineStart = at + 1;
    }
  }
  return { line, column: stop - lineStart + 1 };
}
