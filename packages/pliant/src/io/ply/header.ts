/** The text at the start of every PLY file: which elements follow, how many, and what each is made of. */
import { hasAscii } from '../text/ascii.js';
import { TextScanner } from '../text/scanner.js';

export type PlyScalar = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'f32' | 'f64';
export type PlyEncoding = 'ascii' | 'little-endian' | 'big-endian';

export interface PlyProperty {
  readonly name: string;
  readonly type: PlyScalar;
  /** Type of the length of a list; absent for a single value. */
  readonly lengthType?: PlyScalar;
}

export interface PlyElement {
  readonly name: string;
  readonly count: number;
  readonly properties: PlyProperty[];
  /** Offset of its line, for complaints. */
  readonly at: number;
}

export interface PlyHeader {
  readonly encoding: PlyEncoding;
  readonly elements: readonly PlyElement[];
  /** Offset of the first byte after the header. */
  readonly bodyAt: number;
}

export const PLY_SCALAR_BYTES: Readonly<Record<PlyScalar, number>> = {
  i8: 1,
  u8: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  f32: 4,
  f64: 8,
};

const SCALARS = new Map<string, PlyScalar>([
  ['char', 'i8'],
  ['uchar', 'u8'],
  ['short', 'i16'],
  ['ushort', 'u16'],
  ['int', 'i32'],
  ['uint', 'u32'],
  ['float', 'f32'],
  ['double', 'f64'],
  ['int8', 'i8'],
  ['uint8', 'u8'],
  ['int16', 'i16'],
  ['uint16', 'u16'],
  ['int32', 'i32'],
  ['uint32', 'u32'],
  ['float32', 'f32'],
  ['float64', 'f64'],
]);

const ENCODINGS = new Map<string, PlyEncoding>([
  ['ascii', 'ascii'],
  ['binary_little_endian', 'little-endian'],
  ['binary_big_endian', 'big-endian'],
]);

const MOST_PROPERTIES = 1000;

export function readPlyHeader(bytes: Uint8Array): PlyHeader {
  const text = new TextScanner(bytes);
  if (!hasAscii(bytes, 'ply', text.position)) {
    throw text.error('syntax', "A PLY file starts with the word 'ply'; this one doesn't.");
  }
  const breakAt = text.position + 3;
  text.skipLine();
  let encoding: PlyEncoding | undefined;
  const elements: PlyElement[] = [];
  for (;;) {
    if (!text.onToken()) throw text.early("'end_header'");
    const at = text.position;
    const keyword = text.word('a header line');
    if (keyword === 'end_header') break;
    if (keyword === 'format') encoding = readFormat(text);
    else if (keyword === 'element') elements.push(readElement(text, at));
    else if (keyword === 'property') readProperty(text, elements.at(-1), at);
    else if (keyword !== 'comment' && keyword !== 'obj_info') {
      text.position = at;
      throw text.error('syntax', `'${text.peek()}' is no keyword of a PLY header.`);
    }
    text.skipLine();
  }
  if (!encoding) throw text.error('missing-key', "The header has no 'format' line.");
  return { encoding, elements, bodyAt: bodyStart(bytes, text, breakAt) };
}

function readFormat(text: TextScanner): PlyEncoding {
  if (text.onLine()) {
    const at = text.position;
    const encoding = ENCODINGS.get(text.word('a format'));
    if (encoding) return encoding;
    text.position = at;
  }
  const sentence = `The format '${text.peek()}' is none of ascii, binary_little_endian and binary_big_endian.`;
  throw text.error('unsupported-version', sentence);
}

function readElement(text: TextScanner, at: number): PlyElement {
  if (!text.onLine()) throw text.error('syntax', 'An element line needs a name and a count.');
  const name = text.word('a name');
  if (!text.onLine()) throw text.error('syntax', 'An element line needs a count after the name.');
  const count = text.integer('the number of elements', 0, Number.MAX_SAFE_INTEGER);
  return { name, count, properties: [], at };
}

function readProperty(text: TextScanner, element: PlyElement | undefined, at: number): void {
  if (!element) throw text.error('syntax', 'A property stands before the first element.', at);
  if (element.properties.length >= MOST_PROPERTIES) {
    throw text.error('too-large', `An element has more than ${MOST_PROPERTIES} properties.`, at);
  }
  const isList = text.peekWord() === 'list';
  if (isList) text.word('list');
  const lengthType = isList ? readType(text) : undefined;
  if (lengthType === 'f32' || lengthType === 'f64') {
    throw text.error('invalid-value', 'The length of a list must have a whole-number type.', at);
  }
  const type = readType(text);
  if (!text.onLine()) throw text.error('syntax', 'A property needs a name.');
  const name = text.word('a name');
  element.properties.push(lengthType ? { name, type, lengthType } : { name, type });
}

function readType(text: TextScanner): PlyScalar {
  const type = SCALARS.get(text.peekWord());
  if (!type) throw text.error('syntax', `'${text.peek()}' is no type of a PLY property.`);
  text.word('a type');
  return type;
}

/**
 * The body may start with any byte, also one that looks like half a line break: the first line tells which break the
 * file uses.
 */
function bodyStart(bytes: Uint8Array, text: TextScanner, breakAt: number): number {
  text.onLine();
  let at = text.position;
  if (bytes[at] === 0x0d) {
    at++;
    const usesBoth = bytes[breakAt] === 0x0d && bytes[breakAt + 1] === 0x0a;
    if (usesBoth && bytes[at] === 0x0a) at++;
  } else if (bytes[at] === 0x0a) {
    at++;
  }
  return at;
}
