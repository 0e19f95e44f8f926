/** One way to pull the values of a section, for text and for both binary byte orders. */
import type { ErrorCode, PliantError } from '../../core/errors.js';
import type { BinaryCursor } from '../binary/cursor.js';
import { lineAndColumn } from '../text/place.js';
import type { TextScanner } from '../text/scanner.js';

const DOLLAR = 0x24;

export interface GmshValues {
  position: number;
  /** A signed 32-bit integer. */
  int(what: string): number;
  /** A count or a tag. */
  size(what: string): number;
  coordinate(): number;
  /** Refuses a count of things that need at least so many bytes each. */
  checkCount(count: number, what: string, textBytes: number, binaryBytes: number): void;
  /** In text, the line must end here. */
  endRow(after: string): void;
  error(code: ErrorCode, sentence: string, at?: number): PliantError;
  /** The present place, as in "at line 12". */
  where(): string;
}

export class GmshText implements GmshValues {
  constructor(readonly text: TextScanner) {}

  get position(): number {
    this.text.onToken();
    return this.text.position;
  }

  set position(at: number) {
    this.text.position = at;
  }

  int(what: string): number {
    this.refuseEnd(what);
    return this.text.integer(what, -0x80000000, 0x7fffffff);
  }

  size(what: string): number {
    this.refuseEnd(what);
    return this.text.integer(what, 0, Number.MAX_SAFE_INTEGER);
  }

  coordinate(): number {
    this.refuseEnd('a coordinate');
    return this.text.number('a coordinate');
  }

  checkCount(count: number, what: string, textBytes: number): void {
    if (count * textBytes <= this.text.left + 1) return;
    const sentence = `The file claims ${count} ${what}, but only ${this.text.left} bytes follow; it is cut off or the count is wrong.`;
    throw this.text.error('corrupt-data', sentence);
  }

  endRow(after: string): void {
    this.text.endLine(after);
  }

  error(code: ErrorCode, sentence: string, at = this.position): PliantError {
    return this.text.error(code, sentence, at);
  }

  /** Says more than "found $EndNodes" when rows are missing, which is the usual way for these files to be broken. */
  private refuseEnd(what: string): void {
    if (!this.text.onToken() || this.text.bytes[this.text.position] !== DOLLAR) return;
    const sentence = `The section ends with '${this.text.peek()}' where ${what} is expected; it holds less than it announces.`;
    throw this.text.error('corrupt-data', sentence);
  }

  where(): string {
    return `at line ${lineAndColumn(this.text.bytes, this.text.position).line}`;
  }
}

export class GmshBinary implements GmshValues {
  private readonly cursor: BinaryCursor;
  private readonly sizeBytes: number;

  /** `sizeBytes` is 8 or 4: the width of counts and tags in format 4.1. */
  constructor(cursor: BinaryCursor, sizeBytes: number) {
    this.cursor = cursor;
    this.sizeBytes = sizeBytes;
  }

  get position(): number {
    return this.cursor.position;
  }

  set position(at: number) {
    this.cursor.position = at;
  }

  int(): number {
    return this.cursor.i32();
  }

  size(what: string): number {
    return this.sizeBytes === 8 ? this.cursor.u64(what) : this.cursor.u32();
  }

  coordinate(): number {
    return this.cursor.coordinate(8);
  }

  checkCount(count: number, what: string, _textBytes: number, binaryBytes: number): void {
    this.cursor.need(count, binaryBytes, what);
  }

  endRow(): void {}

  error(code: ErrorCode, sentence: string, at?: number): PliantError {
    return this.cursor.error(code, sentence, at);
  }

  where(): string {
    return `at byte ${this.cursor.position}`;
  }
}
