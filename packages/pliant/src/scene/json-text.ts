/**
 * A strict reader of JSON text (RFC 8259) that can tell where every key and value stands, so that an error found
 * much later still names its line and column.
 *
 * Departures from `JSON.parse`, each because a scene is written by hand and read by people: duplicate keys are
 * refused instead of the last one winning, numbers that overflow are refused instead of turning into Infinity, and
 * depth and size are bounded. A leading byte order mark is skipped. A key named `__proto__` is a key like any other.
 *
 * Loop: one recursive descent whose depth is bounded by MAX_DEPTH. A break of the grammar ends it; duplicate keys
 * and overflowing numbers are noted and reading goes on.
 */
import { describeStranger, readEscape, readNumberEnd } from './json-tokens.js';
import { MAX_DEPTH, MAX_ERRORS, MAX_TEXT_LENGTH } from './limits.js';
import { pathText } from './schema/path.js';
import { closingError, type SceneError } from './schema/problems.js';
import { type TextMarks, TextPlaces } from './text-places.js';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export type JsonReading =
  | { readonly ok: true; readonly value: JsonValue; readonly places: TextPlaces }
  | { readonly ok: false; readonly errors: readonly SceneError[] };

/** Reads a JSON text. Never throws for any string. */
export function parseJson(text: string): JsonReading {
  if (text.length > MAX_TEXT_LENGTH) {
    const message = `The text has ${text.length} characters; at most ${MAX_TEXT_LENGTH} can be read.`;
    return { ok: false, errors: [{ path: '', code: 'too-large', message, line: 1, column: 1 }] };
  }
  const reader = new Reader(text);
  try {
    const value = reader.document();
    if (reader.noted === 0) return { ok: true, value, places: reader.places };
  } catch (thrown) {
    if (!(thrown instanceof BrokenText)) throw thrown;
  }
  const more = reader.noted - reader.errors.length;
  if (more > 0) reader.errors.push({ ...closingError(more), line: 1, column: 1 });
  return { ok: false, errors: reader.errors };
}

/**
 * Reads a text that is known to be right once more, this time with the places of all keys and values. Only errors
 * need those, and keeping them for every text would double the time and triple the memory of reading it.
 */
function markText(text: string): TextMarks {
  const marks: TextMarks = { value: undefined, root: 0, keys: new Map(), items: new Map() };
  marks.value = new Reader(text, marks).document();
  return marks;
}

/** A plain assignment would set the prototype for the key `__proto__`. */
function putKey(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Leaves the recursion after the error was noted. */
class BrokenText extends Error {}

const BYTE_ORDER_MARK = 0xfeff;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;

class Reader {
  readonly places: TextPlaces;
  readonly errors: SceneError[] = [];
  /** Errors found, listed or not. */
  noted = 0;
  private at = 0;
  private readonly path: (string | number)[] = [];

  constructor(
    private readonly text: string,
    private readonly marks?: TextMarks,
  ) {
    this.places = new TextPlaces(text, () => markText(text));
  }

  document(): JsonValue {
    if (this.text.charCodeAt(0) === BYTE_ORDER_MARK) this.at = 1;
    this.skipSpace();
    if (this.at === this.text.length) this.fail(this.at, 'The text is empty; write one JSON object.');
    if (this.marks) this.marks.root = this.at;
    const value = this.value();
    this.skipSpace();
    if (this.at < this.text.length)
      this.fail(this.at, `The JSON value has ended, but ${this.stranger()} follows; remove it.`);
    return value;
  }

  private value(): JsonValue {
    const c = this.text[this.at];
    if (c === '{') return this.object();
    if (c === '[') return this.array();
    if (c === '"') return this.string();
    if (c === '-' || (c !== undefined && c >= '0' && c <= '9')) return this.number();
    if (this.word('true')) return true;
    if (this.word('false')) return false;
    if (this.word('null')) return null;
    return this.fail(this.at, `A value should stand here, but ${this.stranger()} does.`);
  }

  private object(): JsonObject {
    const result: Record<string, JsonValue> = {};
    const keys = this.marks && new Map<string, number>();
    if (keys) this.marks?.keys.set(result, keys);
    this.open();
    if (this.closes('}')) return result;
    do {
      this.skipSpace();
      const keyAt = this.at;
      if (this.text[keyAt] !== '"')
        this.fail(keyAt, `A key in double quotes should stand here, but ${this.stranger()} does.`);
      const key = this.string();
      this.path.push(key);
      const twice = Object.hasOwn(result, key);
      if (twice) this.note(keyAt, 'syntax', 'This key stands twice in its object; remove one of the two.');
      this.skipSpace();
      if (this.text[this.at] !== ':')
        this.fail(this.at, `A colon should follow the key, but ${this.stranger()} does.`);
      this.at++;
      this.skipSpace();
      const value = this.value();
      if (!twice) {
        keys?.set(key, keyAt);
        putKey(result, key, value);
      }
      this.path.pop();
    } while (this.more('}'));
    return result;
  }

  private array(): readonly JsonValue[] {
    const result: JsonValue[] = [];
    const starts: number[] | undefined = this.marks && [];
    if (starts) this.marks?.items.set(result, starts);
    this.open();
    if (this.closes(']')) return result;
    do {
      this.skipSpace();
      this.path.push(result.length);
      starts?.push(this.at);
      result.push(this.value());
      this.path.pop();
    } while (this.more(']'));
    return result;
  }

  private open(): void {
    // One path segment per open array or object, so the path's length is the depth.
    if (this.path.length >= MAX_DEPTH) {
      this.note(this.at, 'too-large', `The nesting is deeper than ${MAX_DEPTH} levels; flatten it.`);
      throw new BrokenText();
    }
    this.at++;
    this.skipSpace();
  }

  private closes(bracket: string): boolean {
    if (this.text[this.at] !== bracket) return false;
    this.at++;
    return true;
  }

  private more(bracket: string): boolean {
    this.skipSpace();
    if (this.closes(bracket)) return false;
    if (this.text[this.at] !== ',') {
      this.fail(this.at, `A comma or '${bracket}' should stand here, but ${this.stranger()} does.`);
    }
    const commaAt = this.at++;
    this.skipSpace();
    if (this.text[this.at] === bracket)
      this.fail(commaAt, `No comma may stand before '${bracket}'; remove it.`);
    return true;
  }

  private string(): string {
    const start = this.at++;
    let from = this.at;
    let result = '';
    for (;;) {
      const c = this.text.charCodeAt(this.at);
      if (c === QUOTE) break;
      if (this.at >= this.text.length) this.fail(start, 'This text has no closing double quote; add it.');
      if (c < FIRST_PRINTABLE) {
        this.fail(
          this.at,
          "A line break or control character can't stand inside quotes; write it as \\n or \\u00XX.",
        );
      }
      if (c === BACKSLASH) {
        const escaped = readEscape(this.text, this.at);
        if (escaped === undefined) {
          this.fail(this.at, 'This backslash starts no JSON escape; write \\\\ for a backslash itself.');
        }
        result += this.text.slice(from, this.at) + escaped.character;
        this.at = escaped.end;
        from = this.at;
      } else this.at++;
    }
    result += this.text.slice(from, this.at);
    this.at++;
    return result;
  }

  private number(): number {
    const start = this.at;
    const end = readNumberEnd(this.text, start);
    if (end === undefined)
      this.fail(start, `A number such as 0.5, -2 or 1e-3 should stand here, but ${this.stranger()} does.`);
    this.at = end;
    const value = Number(this.text.slice(start, end));
    if (!Number.isFinite(value)) {
      this.note(start, 'invalid-value', 'This number is too large for a 64-bit float; write a smaller one.');
      return 0;
    }
    return value;
  }

  private word(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    const next = this.text[this.at + word.length];
    if (next !== undefined && /[A-Za-z0-9_]/.test(next)) return false;
    this.at += word.length;
    return true;
  }

  private skipSpace(): void {
    const text = this.text;
    let at = this.at;
    for (;;) {
      const c = text.charCodeAt(at);
      if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) break;
      at++;
    }
    this.at = at;
  }

  private stranger(): string {
    return describeStranger(this.text, this.at);
  }

  private note(at: number, code: SceneError['code'], message: string): void {
    this.noted++;
    if (this.errors.length >= MAX_ERRORS) return;
    this.errors.push({ path: pathText(this.path), code, message, ...this.places.lineColumn(at) });
  }

  private fail(at: number, message: string): never {
    // The break itself must be told even when the list of lesser errors is full.
    if (this.errors.length >= MAX_ERRORS) this.errors.pop();
    this.note(at, 'syntax', message);
    throw new BrokenText();
  }
}
