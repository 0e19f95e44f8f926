/**
 * Walks the bytes of a text file token by token. Every complaint carries the line and the column of the token it
 * is about; they are counted only when something is wrong.
 */
import { type ErrorCode, PliantError } from '../../core/errors.js';
import { latin1 } from './ascii.js';
import { NumberParser } from './number.js';
import { lineAndColumn } from './place.js';

const HASH = 0x23;
const NO_COMMENTS = -1;

export interface ScannerOptions {
  readonly start?: number;
  readonly end?: number;
  /** Byte that starts a comment up to the end of the line. */
  readonly comment?: '#' | undefined;
  /** The file as it was, when `bytes` was prepared from it with the same offsets: places are counted in here. */
  readonly original?: Uint8Array;
}

export class TextScanner {
  position: number;
  readonly end: number;
  private readonly comment: number;
  private readonly original: Uint8Array;
  private readonly numbers = new NumberParser();

  constructor(
    readonly bytes: Uint8Array,
    options: ScannerOptions = {},
  ) {
    this.position = options.start ?? 0;
    this.end = options.end ?? bytes.length;
    this.comment = options.comment === '#' ? HASH : NO_COMMENTS;
    this.original = options.original ?? bytes;
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    if (this.position === 0 && hasMark) this.position = 3;
  }

  /** Bytes left. A count that the text claims can't be larger than this. */
  get left(): number {
    return this.end - this.position;
  }

  /** Moves to the next token of this line. False at its end, at a comment and at the end of the text. */
  onLine(): boolean {
    while (this.position < this.end) {
      const c = this.bytes[this.position];
      if (c === 0x0a || c === 0x0d || c === this.comment) return false;
      if (!isBlank(c)) return true;
      this.position++;
    }
    return false;
  }

  /** Moves to the next token on this or a later line. False at the end of the text. */
  onToken(): boolean {
    while (this.position < this.end) {
      const c = this.bytes[this.position];
      if (c === this.comment) this.skipLine();
      else if (isBlank(c) || c === 0x0a || c === 0x0d) this.position++;
      else return true;
    }
    return false;
  }

  /** Moves behind the end of this line. */
  skipLine(): void {
    while (this.position < this.end) {
      const c = this.bytes[this.position++];
      if (c === 0x0a) return;
      if (c === 0x0d) {
        if (this.bytes[this.position] === 0x0a && this.position < this.end) this.position++;
        return;
      }
    }
  }

  /** Moves behind the end of this line, which must hold nothing more. */
  endLine(after: string): void {
    if (this.onLine()) throw this.error('syntax', `The line goes on with '${this.peek()}' after ${after}.`);
    this.skipLine();
  }

  /** The next token without taking it, shortened for a message. Empty at the end. */
  peek(): string {
    const start = this.position;
    const stop = Math.min(this.tokenEnd(), start + 24);
    const text = latin1(this.bytes, start, stop).replace(/[^ -~]/g, '?');
    return stop < this.tokenEnd() ? `${text}…` : text;
  }

  /** The next token of this line without taking it, at most 256 bytes of it. Empty when the line ends here. */
  peekWord(): string {
    if (!this.onLine()) return '';
    const stop = this.tokenEnd();
    return latin1(this.bytes, this.position, Math.min(stop, this.position + 256));
  }

  /** The next token of this line or a later one, at most 256 bytes of it. */
  word(what: string): string {
    if (!this.onToken()) throw this.early(what);
    const stop = this.tokenEnd();
    const text = latin1(this.bytes, this.position, Math.min(stop, this.position + 256));
    this.position = stop;
    return text;
  }

  /** The rest of the line, at most 256 bytes of it, without blanks around it. */
  restOfLine(): string {
    const start = this.position;
    this.skipLine();
    return latin1(this.bytes, start, Math.min(this.position, start + 256)).trim();
  }

  /** The next token as a finite number. */
  number(what: string): number {
    if (!this.onToken()) throw this.early(what);
    const stop = this.numbers.parse(this.bytes, this.position, this.end);
    if (stop < 0 || !this.endsToken(stop)) {
      throw this.error('syntax', `Expected ${what}, found '${this.peek()}'.`);
    }
    const value = this.numbers.value;
    if (value - value !== 0) {
      throw this.error(
        'invalid-value',
        `The number ${this.peek()} given as ${what} is too large for a double.`,
      );
    }
    this.position = stop;
    return value;
  }

  /** The next token as a whole number within [least, most]. */
  integer(what: string, least: number, most: number): number {
    if (!this.onToken()) throw this.early(what);
    const stop = this.numbers.parse(this.bytes, this.position, this.end);
    if (stop < 0 || !this.numbers.isInteger || !this.endsToken(stop)) {
      throw this.error('syntax', `Expected ${what} as a whole number, found '${this.peek()}'.`);
    }
    const value = this.numbers.value;
    if (value < least || value > most) {
      const range =
        most < least ? 'but there is nothing to choose from' : `which must lie between ${least} and ${most}`;
      throw this.error('invalid-value', `Got ${this.peek()} as ${what}, ${range}.`);
    }
    this.position = stop;
    return value;
  }

  /** A count of things that take at least `bytesEach` bytes of text each; refused when they can't be there. */
  count(what: string, bytesEach: number): number {
    if (!this.onToken()) throw this.early(`the number of ${what}`);
    const at = this.position;
    const value = this.integer(`the number of ${what}`, 0, Number.MAX_SAFE_INTEGER);
    // The last thing may lack its separator.
    if (value * bytesEach > this.left + 1) {
      const sentence = `The file claims ${value} ${what}, but only ${this.left} bytes follow; it is cut off or the count is wrong.`;
      throw this.error('corrupt-data', sentence, at);
    }
    return value;
  }

  error(code: ErrorCode, sentence: string, at = this.position): PliantError {
    return new PliantError(code, sentence, lineAndColumn(this.original, at));
  }

  early(what: string): PliantError {
    return this.error('corrupt-data', `The file ends where ${what} is expected; it is cut off.`);
  }

  private tokenEnd(): number {
    let at = this.position;
    while (at < this.end && !this.endsToken(at)) at++;
    return at;
  }

  private endsToken(at: number): boolean {
    if (at >= this.end) return true;
    const c = this.bytes[at];
    return c === 0x0a || c === 0x0d || isBlank(c) || c === this.comment;
  }
}

/** Space, tab, vertical tab, form feed, and the NUL that some exporters pad with. */
function isBlank(c: number): boolean {
  return c === 0x20 || c === 0x09 || c === 0x0b || c === 0x0c || c === 0;
}
