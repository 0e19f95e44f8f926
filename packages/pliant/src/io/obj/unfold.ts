const LF = 0x0a;
const CR = 0x0d;
const HASH = 0x23;
const SPACE = 0x20;
const BACKSLASH = 0x5c;

/**
 * Joins lines that end in a backslash by blanking out the backslash and the line end, so that all offsets stay. A
 * comment that ends in one (a Windows path, say) doesn't swallow the next line. Returns the input itself when there
 * is nothing to join.
 */
export function unfoldLines(bytes: Uint8Array): Uint8Array {
  if (bytes.indexOf(BACKSLASH) < 0) return bytes;
  const copy = bytes.slice();
  let inComment = false;
  for (let at = 0; at < bytes.length; at++) {
    const c = bytes[at];
    if (c === LF || c === CR) inComment = false;
    else if (c === HASH) inComment = true;
    if (c !== BACKSLASH || inComment) continue;
    const next = bytes[at + 1];
    if (next !== LF && next !== CR) continue;
    const breakLength = next === CR && bytes[at + 2] === LF ? 2 : 1;
    copy.fill(SPACE, at, at + 1 + breakLength);
    at += breakLength;
  }
  return copy;
}
