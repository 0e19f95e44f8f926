/** Bytes and text without TextEncoder, which the engine's platforms share but its language level doesn't name. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i) & 0xff;
  return bytes;
}

/** One character per byte, so that a position in the text is an offset in the file. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  const parts: string[] = [];
  for (let at = start; at < end; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, Math.min(at + 8192, end))));
  }
  return parts.join('');
}

/** Offset of `needle` at or after `start`, or -1. */
export function findAscii(bytes: Uint8Array, needle: string, start = 0, end = bytes.length): number {
  const first = needle.charCodeAt(0);
  const last = end - needle.length;
  for (let at = bytes.indexOf(first, start); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (hasAscii(bytes, needle, at)) return at;
  }
  return -1;
}

/** Whether `needle` stands at `at`. */
export function hasAscii(bytes: Uint8Array, needle: string, at = 0): boolean {
  if (at + needle.length > bytes.length) return false;
  for (let i = 0; i < needle.length; i++) if (bytes[at + i] !== needle.charCodeAt(i)) return false;
  return true;
}
