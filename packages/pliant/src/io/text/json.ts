/**
 * JSON (RFC 8259) from bytes, where every value knows its offset, so that a complaint about a value deep inside a file
 * carries its place. The platform's own parser forgets offsets, and its error messages differ between engines.
 */
import { PliantError } from '../../core/errors.js';
import { utf8Read } from '../../core/utf8.js';
import { MAX_DEPTH } from '../limits.js';
import { hasAscii, latin1 } from './ascii.js';
import { NumberParser } from './number.js';

export type JsonValue =
  | { readonly kind: 'null' | 'boolean'; readonly at: number; readonly value: boolean | null }
  | { readonly kind: 'number'; readonly at: number; readonly value: number }
  /** `start` and `end` bound the raw characters between the quotes. */
  | {
      readonly kind: 'string';
      readonly at: number;
      readonly value: string;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: 'array'; readonly at: number; readonly items: readonly JsonValue[] }
  | { readonly kind: 'object'; readonly at: number; readonly members: ReadonlyMap<string, JsonValue> };

/** Larger documents hold no mesh description but a bomb. */
const MOST_VALUES = 2_000_000;
/** Longer strings are payloads (data URIs), read from the bytes; `value` has only their beginning. */
const LONGEST_STRING = 4096;
const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
};

export function parseJson(bytes: Uint8Array, start = 0, end = bytes.length): JsonValue {
  const parser = new JsonParser(bytes, start, end);
  const value = parser.value(0);
  parser.finish();
  return value;
}

class JsonParser {
  private values = 0;
  private readonly numbers = new NumberParser();

  constructor(
    readonly bytes: Uint8Array,
    public at: number,
    readonly end: number,
  ) {}

  value(depth: number): JsonValue {
    this.blank();
    if (depth > MAX_DEPTH)
      throw this.error(`The brackets are nested more than ${MAX_DEPTH} deep.`, 'too-large');
    if (++this.values > MOST_VALUES)
      throw this.error(`The JSON has more than ${MOST_VALUES} values.`, 'too-large');
    const at = this.at;
    const c = this.at < this.end ? this.bytes[this.at] : 0;
    if (c === 0x7b) return { kind: 'object', at, members: this.members(depth) };
    if (c === 0x5b) return { kind: 'array', at, items: this.items(depth) };
    if (c === 0x22) return this.string();
    if (c === 0x2d || (c >= 0x30 && c <= 0x39)) return this.number();
    for (const [word, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const) {
      if (!hasAscii(this.bytes, word, at) || at + word.length > this.end) continue;
      this.at += word.length;
      return { kind: value === null ? 'null' : 'boolean', at, value };
    }
    throw this.error(
      this.at >= this.end
        ? 'The JSON ends where a value is expected; the file is cut off.'
        : 'Expected a JSON value.',
    );
  }

  finish(): void {
    this.blank();
    // GLB pads its JSON with blanks, and some writers with NUL.
    while (this.at < this.end && this.bytes[this.at] === 0) this.at++;
    if (this.at < this.end) throw this.error('More follows after the end of the JSON.');
  }

  private members(depth: number): Map<string, JsonValue> {
    const members = new Map<string, JsonValue>();
    this.at++;
    if (this.takes(0x7d)) return members;
    do {
      this.blank();
      if (this.bytes[this.at] !== 0x22 || this.at >= this.end) throw this.error('Expected a name in quotes.');
      const name = this.string().value;
      if (!this.takes(0x3a)) throw this.error("Expected ':' after a name.");
      members.set(name, this.value(depth + 1));
    } while (this.takes(0x2c));
    if (!this.takes(0x7d)) throw this.error("Expected ',' or '}'.");
    return members;
  }

  private items(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.at++;
    if (this.takes(0x5d)) return items;
    do items.push(this.value(depth + 1));
    while (this.takes(0x2c));
    if (!this.takes(0x5d)) throw this.error("Expected ',' or ']'.");
    return items;
  }

  private number(): JsonValue {
    const at = this.at;
    const stop = this.numbers.parse(this.bytes, at, this.end);
    if (stop < 0) throw this.error('Expected a number.');
    this.at = stop;
    return { kind: 'number', at, value: this.numbers.value };
  }

  private string(): JsonValue & { kind: 'string' } {
    const at = this.at;
    const start = at + 1;
    let close = start;
    let escaped = false;
    while (close < this.end && this.bytes[close] !== 0x22) {
      if (this.bytes[close] < 0x20)
        throw this.error('A string holds a control character or misses its closing quote.');
      if (this.bytes[close] === 0x5c) {
        escaped = true;
        close++;
      }
      close++;
    }
    if (close >= this.end) throw this.error('A string has no closing quote; the file is cut off.');
    this.at = close + 1;
    const isPayload = close - start > LONGEST_STRING;
    const raw = isPayload ? latin1(this.bytes, start, start + 64) : utf8Read(this.bytes, start, close);
    if (typeof raw === 'number')
      throw new PliantError('syntax', 'The text is not valid UTF-8.', { offset: raw });
    return { kind: 'string', at, value: escaped ? unescaped(raw) : raw, start, end: close };
  }

  private takes(c: number): boolean {
    this.blank();
    if (this.at >= this.end || this.bytes[this.at] !== c) return false;
    this.at++;
    return true;
  }

  private blank(): void {
    while (this.at < this.end) {
      const c = this.bytes[this.at];
      if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return;
      this.at++;
    }
  }

  private error(sentence: string, code: 'syntax' | 'too-large' = 'syntax'): PliantError {
    return new PliantError(code, sentence, { offset: this.at });
  }
}

function unescaped(raw: string): string {
  return raw.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code: string) =>
    code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (ESCAPES[code] ?? code),
  );
}
