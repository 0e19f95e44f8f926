/** Base64 (RFC 4648), with white space allowed between characters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CHARACTERS = Uint8Array.from(ALPHABET, (c) => c.charCodeAt(0));
const VALUES = new Int8Array(256).fill(-1);
for (let i = 0; i < 64; i++) VALUES[ALPHABET.charCodeAt(i)] = i;
const PADDING = 0x3d;

export interface Base64Result {
  readonly bytes: Uint8Array;
  /** Offset after the last character that was read. */
  readonly next: number;
  /** Offset of a character that has no place in base64, or -1. */
  readonly wrongAt: number;
}

/**
 * Decodes characters in [start, end), at most `mostBytes` bytes. A padded group ends the run, so runs that follow each
 * other without a separator (as the header and the data of a compressed VTU do) are read one by one from `next`.
 */
export function decodeBase64(
  text: Uint8Array,
  start: number,
  end: number,
  mostBytes = Infinity,
): Base64Result {
  const out = new Uint8Array(Math.min(Math.ceil(((end - start) * 3) / 4), mostBytes));
  let length = 0;
  let bits = 0;
  let held = 0;
  let at = start;
  for (; at < end && length < out.length; at++) {
    const c = text[at];
    if (c === 0x20 || (c >= 0x09 && c <= 0x0d)) continue;
    if (c === PADDING) {
      while (at < end && text[at] === PADDING) at++;
      return { bytes: out.subarray(0, length), next: at, wrongAt: held >= 6 ? at - 1 : -1 };
    }
    const value = VALUES[c];
    if (value < 0) return { bytes: out.subarray(0, length), next: at, wrongAt: at };
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out[length++] = (bits >> held) & 0xff;
    }
  }
  while (at < end && text[at] === PADDING) at++;
  return { bytes: out.subarray(0, length), next: at, wrongAt: -1 };
}

/** The characters, as bytes. */
export function encodeBase64(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(PADDING);
  let o = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const a = bytes[at];
    const b = left > 1 ? bytes[at + 1] : 0;
    const c = left > 2 ? bytes[at + 2] : 0;
    out[o] = CHARACTERS[a >> 2];
    out[o + 1] = CHARACTERS[((a & 3) << 4) | (b >> 4)];
    if (left > 1) out[o + 2] = CHARACTERS[((b & 15) << 2) | (c >> 6)];
    if (left > 2) out[o + 3] = CHARACTERS[c & 63];
    o += 4;
  }
  return out;
}
