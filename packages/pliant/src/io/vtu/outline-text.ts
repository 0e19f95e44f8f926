/**
 * The markup of an XML file without its text: everything between a tag and the next becomes one space. In a VTU nearly
 * all bytes are numbers between tags, which an XML parser would walk one by one for nothing.
 */
import { findAscii, hasAscii, latin1 } from '../text/ascii.js';

const LESS = 0x3c;
const GREATER = 0x3e;

export class OutlineText {
  readonly text: string;
  private readonly kept: { readonly from: number; readonly at: number }[] = [];

  constructor(bytes: Uint8Array, end: number) {
    const parts: string[] = [];
    let length = 0;
    for (let at = 0; at < end; ) {
      const open = bytes.indexOf(LESS, at);
      const start = open < 0 || open > end ? end : open;
      // Text before the first tag must stay, or what isn't XML would pass as such.
      const gap = parts.length === 0 ? latin1(bytes, at, start) : start > at ? ' ' : '';
      const stop = start === end ? end : markupEnd(bytes, start, end);
      this.kept.push({ from: length + gap.length, at: start });
      parts.push(gap, latin1(bytes, start, stop));
      length += gap.length + stop - start;
      at = stop;
    }
    this.text = parts.join('');
  }

  /** The offset in the file of a position in the text. */
  offset(position: number): number {
    let low = 0;
    let high = this.kept.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.kept[middle].from <= position) low = middle;
      else high = middle - 1;
    }
    const kept = this.kept[low];
    return kept ? kept.at + Math.max(0, position - kept.from) : 0;
  }
}

/** The offset after the tag, comment, section or instruction that starts here. */
function markupEnd(bytes: Uint8Array, start: number, end: number): number {
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!hasAscii(bytes, open, start)) continue;
    const at = findAscii(bytes, close, start + open.length, end);
    return at < 0 ? end : at + close.length;
  }
  let quote = 0;
  for (let at = start; at < end; at++) {
    const c = bytes[at];
    if (quote !== 0) quote = c === quote ? 0 : quote;
    else if (c === 0x22 || c === 0x27) quote = c;
    else if (c === GREATER) return at + 1;
  }
  return end;
}
