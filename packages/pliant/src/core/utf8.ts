/** UTF-8 without the platform's coders, so that workers, browsers, Node and bare engines agree on every byte. */

/** Bytes that `text` takes; a lone surrogate counts, and is written, as U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += widthOf(codeOf(character));
  return bytes;
}

function codeOf(character: string): number {
  const code = character.codePointAt(0)!;
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}

function widthOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Writes `text` at out[o] and returns the offset after it; the room must be there. */
export function utf8Write(out: Uint8Array, o: number, text: string): number {
  let at = o;
  for (const character of text) {
    const code = codeOf(character);
    const width = widthOf(code);
    if (width === 1) out[at] = code;
    else out[at] = ((0xf00 >> width) & 0xff) | (code >> (6 * (width - 1)));
    for (let k = 1; k < width; k++) out[at + k] = 0x80 | ((code >> (6 * (width - 1 - k))) & 63);
    at += width;
  }
  return at;
}

/**
 * Reads data[from…to). Returns the text, or the offset of the first byte that isn't UTF-8: overlong forms, surrogates,
 * values past U+10FFFF and cut sequences are refused.
 */
export function utf8Read(data: Uint8Array, from: number, to: number): string | number {
  let text = '';
  let at = from;
  while (at < to) {
    const lead = data[at];
    const width = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 0;
    if (width === 0 || lead > 0xf4 || at + width > to) return at;
    let code = width === 1 ? lead : lead & (0x7f >> width);
    for (let k = 1; k < width; k++) {
      const next = data[at + k];
      if (next >> 6 !== 2) return at;
      code = (code << 6) | (next & 63);
    }
    if (widthOf(code) !== width || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return at;
    text += String.fromCodePoint(code);
    at += width;
  }
  return text;
}
