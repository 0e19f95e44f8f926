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

/** Decodes UTF-8; what isn't valid becomes U+FFFD, one per offending byte. */
export function utf8(bytes: Uint8Array, start = 0, end = bytes.length): string {
  const units: number[] = [];
  const parts: string[] = [];
  for (let at = start; at < end; ) {
    const lead = bytes[at]!;
    const extra = lead < 0x80 ? 0 : lead < 0xc2 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : -1;
    const code = extra === 0 ? lead : extra < 0 ? -1 : continued(bytes, at, end, extra);
    at += code < 0 ? 1 : extra + 1;
    if (code < 0) units.push(0xfffd);
    else if (code < 0x10000) units.push(code);
    else units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
    if (units.length >= 8192) parts.push(String.fromCharCode(...units.splice(0)));
  }
  parts.push(String.fromCharCode(...units));
  return parts.join('');
}

function continued(bytes: Uint8Array, at: number, end: number, extra: number): number {
  if (at + extra >= end) return -1;
  let code = bytes[at]! & (0x3f >> extra);
  for (let i = 1; i <= extra; i++) {
    const c = bytes[at + i]!;
    if ((c & 0xc0) !== 0x80) return -1;
    code = (code << 6) | (c & 0x3f);
  }
  const least = extra === 1 ? 0x80 : extra === 2 ? 0x800 : 0x10000;
  return code < least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? -1 : code;
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
