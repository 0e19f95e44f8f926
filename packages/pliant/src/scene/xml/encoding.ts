/**
 * Bytes of an XML file to text. A byte-order mark decides first, then the declaration (`encoding="iso-8859-1"`), then
 * UTF-8. Bytes that the encoding doesn't have are refused at their offset instead of being replaced.
 */
import { PliantError } from '../../core/errors.js';
import { utf8Read } from '../../core/utf8.js';

type Decoder = (bytes: Uint8Array) => string;

/** Where windows-1252 departs from Latin-1, 0x80 to 0x9f; 0 is undefined. */
const WINDOWS_1252 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
];

/** Where Latin-9 departs from Latin-1. */
const LATIN_9 = new Map([
  [0xa4, 0x20ac],
  [0xa6, 0x0160],
  [0xa8, 0x0161],
  [0xb4, 0x017d],
  [0xb8, 0x017e],
  [0xbc, 0x0152],
  [0xbd, 0x0153],
  [0xbe, 0x0178],
]);

const DECODERS: Readonly<Record<string, Decoder>> = {
  'utf-8': decodeUtf8,
  'us-ascii': (bytes) => decodeBytes(bytes, 'us-ascii', (byte) => (byte < 0x80 ? byte : 0)),
  'iso-8859-1': (bytes) => decodeBytes(bytes, 'iso-8859-1', (byte) => byte),
  'iso-8859-15': (bytes) => decodeBytes(bytes, 'iso-8859-15', (byte) => LATIN_9.get(byte) ?? byte),
  'windows-1252': (bytes) =>
    decodeBytes(bytes, 'windows-1252', (byte) => (byte >> 5 === 4 ? WINDOWS_1252[byte - 0x80] : byte)),
};

const ALIASES: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  ascii: 'us-ascii',
  latin1: 'iso-8859-1',
  'latin-1': 'iso-8859-1',
  'iso_8859-1': 'iso-8859-1',
  latin9: 'iso-8859-15',
  cp1252: 'windows-1252',
};

/** Whether a scene is XML: after a byte-order mark, zeros of UTF-16 and blanks it begins with `<`, as no JSON does. */
export function looksLikeXml(input: string | Uint8Array): boolean {
  const codeAt = (at: number) => (typeof input === 'string' ? input.charCodeAt(at) : input[at]);
  for (let at = 0; at < input.length; at++) {
    const code = codeAt(at);
    if (code === 0x3c) return true;
    if (!SKIPPED.has(code)) return false;
  }
  return false;
}

/** Blanks, zeros, and the codes and bytes of byte-order marks. */
const SKIPPED = new Set([0x20, 0x09, 0x0a, 0x0d, 0, 0xfeff, 0xef, 0xbb, 0xbf, 0xff, 0xfe]);

export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decodeUtf8(bytes.subarray(3), 3);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, 2, 0);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, 2, 1);
  // Without a mark, the declaration's first character tells the order of the bytes.
  if (bytes[0] === 0x3c && bytes[1] === 0) return decodeUtf16(bytes, 0, 0);
  if (bytes[0] === 0 && bytes[1] === 0x3c) return decodeUtf16(bytes, 0, 1);
  const declared = declaredEncoding(bytes);
  const name = ALIASES[declared] ?? declared;
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (decoder) return decoder(bytes);
  throw new PliantError(
    'syntax',
    `The encoding '${declared}' isn't read; save the file as UTF-8 (read are ${Object.keys(DECODERS).join(', ')}, utf-16).`,
    { line: 1, column: 1 },
  );
}

/** The encoding of the XML declaration in lower case; utf-8 when nothing is declared. */
function declaredEncoding(bytes: Uint8Array): string {
  let head = '';
  for (const byte of bytes.subarray(0, 256)) {
    head += String.fromCharCode(byte);
    if (byte === 0x3e) break;
  }
  const match = /^<\?xml\s[^>]*?\bencoding\s*=\s*(?:"([\w.:-]{1,40})"|'([\w.:-]{1,40})')/.exec(head);
  return (match?.[1] ?? match?.[2] ?? 'utf-8').toLowerCase();
}

function decodeUtf8(bytes: Uint8Array, before = 0): string {
  const text = utf8Read(bytes, 0, bytes.length);
  if (typeof text === 'string') return text;
  throw badByte('utf-8', bytes, text, before);
}

function decodeUtf16(bytes: Uint8Array, from: number, lowByte: number): string {
  const parts: string[] = [];
  for (let at = from; at < bytes.length; ) {
    const codes: number[] = [];
    for (; at < bytes.length && codes.length < 4096; at += 2) {
      if (at + 1 === bytes.length) throw badByte('utf-16', bytes, at);
      codes.push(bytes[at + lowByte] | (bytes[at + 1 - lowByte] << 8));
    }
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('');
}

function decodeBytes(bytes: Uint8Array, name: string, codeOf: (byte: number) => number): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 4096) {
    const codes = Array.from(bytes.subarray(from, from + 4096), codeOf);
    const bad = codes.findIndex((code, k) => code === 0 && bytes[from + k] !== 0);
    if (bad >= 0) throw badByte(name, bytes, from + bad);
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('');
}

/** `before` bytes stand in front of these, a byte-order mark. Columns count bytes. */
function badByte(encoding: string, bytes: Uint8Array, at: number, before = 0): PliantError {
  const hex = bytes[at].toString(16).padStart(2, '0');
  const sentence = `The byte 0x${hex} isn't ${encoding}; declare the encoding in which the file was saved.`;
  let line = 1;
  let start = 0;
  for (let k = 0; k < at; k++) {
    if (bytes[k] !== 0x0a) continue;
    line++;
    start = k + 1;
  }
  return new PliantError('syntax', sentence, { line, column: at - start + 1, offset: before + at });
}
